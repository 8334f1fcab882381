// The engine of gestures: where a finger is goes in, where a card is comes out. Loaded when something can first be swiped or dragged.

import { doWithout } from "../assets.js";
import { instantiate } from "../wasm.js";

/** What comes back: milliseconds, and values evenly spaced in time. @typedef {{duration: number, values: number[]}} Journey */

/** @type {Promise<any> | null} */
let loading = null;
/** @type {any} */
let engine = null;

/** Resolves to whether there is an engine; without it there are no gestures. @returns {Promise<boolean>} */
export async function load() {
  try {
    loading ??= instantiate("nod-gestures.wasm");
    engine = await loading;
  } catch (error) {
    if (loading) doWithout("gestures", error);
  }
  return engine !== null;
}

/** Whether gestures can begin. */
export const isLoaded = () => engine !== null;

/** Calls the export of that name. @param {string} name @param {...(number | boolean)} values @returns {Reader} what came out */
export function call(name, ...values) {
  engine[name](...values);
  return new Reader(engine.memory.buffer, engine.nod_gesture());
}

/** Reads what came out, in order, before the next call. */
export class Reader {
  #numbers;
  #next = 0;

  /** @param {ArrayBuffer} memory @param {number} place */
  constructor(memory, place) {
    this.#numbers = new Float64Array(memory, place);
  }

  number() { return this.#numbers[this.#next++]; }
  flag() { return this.number() !== 0; }

  /** @returns {Journey} */
  journey() {
    const duration = this.number();
    return { duration, values: Array.from({ length: this.number() }, () => this.number()) };
  }
}
