// The engine: WebAssembly behind a handful of exports. Numbers cross, text never does.

import { doWithout } from "./assets.js";
import { idLimit, layout, Numbers } from "./codes.js";
import { input, output, shared } from "./wasm.js";
import { readers, writers } from "./wire.js";

/** @typedef {import("./wasm.js").Exports} Exports */

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
    const count = this.#exports.nod_handle(input(this.#exports, [code, now, ...fields].map((value) => Number(value ?? 0))));
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
