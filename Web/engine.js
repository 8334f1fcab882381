// The engine: WebAssembly behind a handful of exports. Numbers cross, text never does.

import { doWithout } from "./assets.js";
import { eventCodes, idLimit } from "./codes.js";
import { readDeadline, readEffects } from "./effects.js";
import { input, output, shared } from "./wasm.js";

/** @typedef {import("./wasm.js").Exports} Exports */

/** Loads the page's engine, or an independent one.
 * @param {() => Promise<Exports>} exports of an instance
 * @returns {Promise<Engine | null>} null where WebAssembly is refused or the file can't be had */
export async function loadEngine(exports = shared) {
  try {
    const engine = new Engine(await exports());
    engine.handle("seeded", performance.now(), Math.floor(performance.timeOrigin) % idLimit);
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
   * @param {keyof typeof eventCodes} kind @param {number} now milliseconds of performance.now()
   * @param {...(number | boolean)} values the fields of the event */
  handle(kind, now, ...values) {
    const event = [eventCodes[kind], now, ...values].map(Number);
    const answer = output(this.#exports, this.#exports.nod_handle(input(this.#exports, event)));
    this.deadline = readDeadline(answer);
    return readEffects(answer);
  }
}
