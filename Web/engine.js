// The engine: a WebAssembly module, loaded once, and its instances. Numbers cross, text never does.

import { doWithout, load } from "./assets.js";
import { idLimit, layout, Numbers } from "./codes.js";
import { readers, writers } from "./wire.js";

/** Loads the page's engine, or an independent one.
 * @param {() => Promise<Exports>} exports of an instance
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

  /** Handles an event, and returns its effects in order.
   * @param {import("./wire.js").Event} event @param {number} now milliseconds of performance.now()
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

/** One record; nothing where its kind is unknown here.
 * @param {Numbers} numbers */
function readEffect(numbers) {
  const kind = numbers.next();
  const length = numbers.next();
  const end = numbers.position + length;
  const effect = readers[kind]?.(numbers);
  numbers.position = end;
  return effect;
}

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
