// The engine's WebAssembly module, loaded once, and the page's shared instance.

import { load } from "./assets.js";

/** The exports of an instance.
 * @typedef {{memory: WebAssembly.Memory}
 *   & Record<`nod_${string}`, (...values: (number | boolean)[]) => number>} Exports */

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiling;
/** @type {Promise<Exports> | undefined} */
let sharing;

/** Creates an instance of its own.
 * @returns {Promise<Exports>} */
export async function instantiate() {
  const module = (compiling ??= compile());
  // Allow a retry after a failure.
  module.catch(() => { compiling = undefined; });
  const { exports } = await WebAssembly.instantiate(await module);
  return /** @type {Exports} */ (exports);
}

/** The page's own instance. */
export function shared() {
  const instance = (sharing ??= instantiate());
  instance.catch(() => { sharing = undefined; });
  return instance;
}

async function compile() {
  const response = await load("nod.wasm");
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
