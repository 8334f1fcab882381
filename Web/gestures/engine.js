import { doWithout } from "../assets.js";
import { output, shared } from "../engine.js";

/** Milliseconds, and values evenly spaced in time.
 * @typedef {{duration: number, values: number[]}} Journey */

/** @type {import("../engine.js").Exports | null} */
let engine = null;

/** @returns {Promise<boolean>} */
export async function load() {
  try {
    engine ??= await shared();
  } catch (error) {
    doWithout("gestures", error);
  }
  return engine !== null;
}

export const isLoaded = () => engine !== null;

/** @param {`nod_${string}`} name @param {...(number | boolean)} values @returns {Reader} what came out */
export function call(name, ...values) {
  if (!engine) throw new Error("Nod: gestures began without an engine.");
  return new Reader(output(engine, engine[name](...values)));
}

export class Reader {
  #numbers;
  #next = 0;

  /** @param {Float64Array} numbers */
  constructor(numbers) { this.#numbers = numbers; }

  number() { return this.#numbers[this.#next++]; }
  flag() { return this.number() !== 0; }

  /** @returns {Journey} */
  journey() {
    const duration = this.number();
    return { duration, values: Array.from({ length: this.number() }, () => this.number()) };
  }
}
