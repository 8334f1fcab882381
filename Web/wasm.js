// The engine's WebAssembly modules, each loaded once, and the page's shared instance.

import { load } from "./assets.js";

/** The exports of an instance.
 * @typedef {{memory: WebAssembly.Memory}
 *   & Record<`nod_${string}` | `touch_${string}`, (...values: (number | boolean)[]) => number>} Exports */

/** By their files.
 * @type {Map<string, Promise<WebAssembly.Module>>} */
const compiling = new Map();
/** The page's own instances, by their files.
 * @type {Map<string, Promise<Exports>>} */
const sharing = new Map();

/** Creates an instance of its own.
 * @param {"nod.wasm" | "touch.wasm"} [file] @returns {Promise<Exports>} */
export async function instantiate(file = "nod.wasm") {
  const module = compiling.get(file) ?? compile(file);
  compiling.set(file, module);
  // Allow a retry after a failure.
  module.catch(() => compiling.delete(file));
  const { exports } = await WebAssembly.instantiate(await module);
  return /** @type {Exports} */ (exports);
}

/** The page's own instance.
 * @param {"nod.wasm" | "touch.wasm"} [file] @returns {Promise<Exports>} */
export function shared(file = "nod.wasm") {
  const instance = sharing.get(file) ?? instantiate(file);
  sharing.set(file, instance);
  instance.catch(() => sharing.delete(file));
  return instance;
}

/** @param {string} file */
async function compile(file) {
  const response = await load(file);
  // Streaming needs the right type; not every server knows it.
  const isTyped = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return isTyped && WebAssembly.compileStreaming
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** Writes the numbers that the next call takes in, and returns how many they are. A call may move memory: first it is
 * asked where, then looked.
 * @param {Exports} exports @param {number[]} numbers */
export function input({ memory, nod_input }, numbers) {
  const place = nod_input(numbers.length);
  new Float64Array(memory.buffer, place, numbers.length).set(numbers);
  return numbers.length;
}

/** The output of a call: as many numbers as it returned.
 * @param {Exports} exports @param {number} count */
export const output = ({ memory, nod_output }, count) => new Float64Array(memory.buffer, nod_output(), count).slice();

/** Samples of a sound, −1…1.
 * @param {Exports} exports @param {number} code of `sounds` @param {number} rate samples a second */
export function synthesize({ memory, nod_sound, nod_sound_samples }, code, rate) {
  const count = nod_sound(code, rate);
  return new Float32Array(memory.buffer, nod_sound_samples(), count).slice();
}
