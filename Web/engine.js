// Loads the engine, a WebAssembly module, and creates its instances. Only numbers cross.

import { doWithout, load, once } from "./assets.js";
import { idLimit, layout, Numbers } from "./codes.js";
import { readers, writers } from "./wire.js";

/** @param {() => Promise<Exports>} exports of an instance
 * @returns {Promise<Engine | null>} null where WebAssembly is refused or the file can't be had */
export async function loadEngine(exports = shared) {
  try {
    const engine = new Engine(await exports());
    engine.handle({ event: "seeded", seed: Math.floor(performance.timeOrigin) % idLimit }, performance.now());
    return engine;
  } catch (error) {
    doWithout("engine, so everything works without feedback", error);
    return null;
  }
}

export class Engine {
  /** On the clock of performance.now(); null at rest.
   * @type {number | null} */
  deadline = null;
  #exports;

  /** @param {Exports} exports */
  constructor(exports) { this.#exports = exports; }

  /** @param {import("./wire.js").Event} event @param {number} now milliseconds of performance.now()
   * @returns {import("./wire.js").Effect[]} */
  handle(event, now) {
    const [code, ...fields] = writers[event.event](/** @type {never} */ (event));
    const given = [code, now, ...fields].map((value) => Number(value ?? 0));
    const count = this.#exports.nod_handle(input(this.#exports, given));
    const numbers = new Numbers(output(this.#exports, count));
    const spoken = numbers.next();
    if (spoken !== layout) throw new Error(`Nod: the engine speaks layout ${spoken}, not ${layout}.`);
    this.deadline = numbers.optional();
    return numbers.times(() => readEffect(numbers)).flatMap((effect) => effect ?? []);
  }
}

/** Reads a record, and skips one of an unknown kind.
 * @param {Numbers} numbers */
function readEffect(numbers) {
  const kind = numbers.next();
  const length = numbers.next();
  const end = numbers.position + length;
  const effect = readers[kind]?.(numbers);
  numbers.position = end;
  return effect;
}

/** @typedef {{memory: WebAssembly.Memory}
 *   & Record<`nod_${string}`, (...values: (number | boolean)[]) => number>} Exports */

const compiled = once(async () => {
  const response = await load("nod.wasm");
  // Streaming requires the right content type.
  const isTyped = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return isTyped && WebAssembly.compileStreaming
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
});

/** @returns {Promise<Exports>} */
export async function instantiate() {
  const { exports } = await WebAssembly.instantiate(await compiled());
  return /** @type {Exports} */ (exports);
}

/** The page's instance. */
export const shared = once(instantiate);

/** Writes numbers for the next call and returns their count. `nod_input` may move the memory.
 * @param {Exports} exports @param {number[]} numbers */
export function input({ memory, nod_input }, numbers) {
  const place = nod_input(numbers.length);
  new Float64Array(memory.buffer, place, numbers.length).set(numbers);
  return numbers.length;
}

/** @param {Exports} exports @param {number} count */
export const output = ({ memory, nod_output }, count) => new Float64Array(memory.buffer, nod_output(), count).slice();

/** Returns samples, −1…1.
 * @param {Exports} exports @param {number} code of `sounds` @param {number} rate samples a second
 * @param {number[]} [figures] if they aren't the sound's own */
export function synthesize(exports, code, rate, figures = []) {
  const { memory, nod_sound, nod_sound_samples } = exports;
  const count = nod_sound(code, rate, input(exports, figures));
  return new Float32Array(memory.buffer, nod_sound_samples(), count).slice();
}
