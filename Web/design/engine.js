// The engine with a feedback file: it decides everything as ever, and what is seen, felt and heard is the file's.

import { eventNumbers } from "../engine.js";
import { readEffects } from "../effects.js";

/** Takes the place of an engine, with the same interface. */
export class DesignedEngine {
  #engine;
  /** @type {import("./module.js").Design | null} */
  #design;

  /**
   * @param {import("../engine.js").Engine} engine which goes on with all that it knows
   * @param {import("./module.js").Design} design
   * @param {[string, any[]][]} known what the engine was told before, and the design was not: events with their values
   */
  constructor(engine, design, known) {
    this.#engine = engine;
    this.#design = design;
    for (const [kind, values] of known) design.follow(eventNumbers(/** @type {any} */ (kind), 0, values), []);
  }

  /** The engine as it is without a file. */
  get plain() { return this.#engine; }

  get deadline() { return this.#engine.deadline; }

  /** @param {any} kind @param {number} now @param {...any} values @returns {import("../effects.js").Effect[]} */
  handle(kind, now, ...values) {
    const event = eventNumbers(kind, now, values);
    return readEffects(this.#designed(event, this.#engine.answer(event)));
  }

  /** A design that breaks is done without. @param {number[]} event @param {Float64Array} answer */
  #designed(event, answer) {
    try {
      return this.#design?.follow(event, answer) ?? answer;
    } catch (error) {
      console.error("Nod: the feedback file is done without.", error);
      this.#design = null;
      return answer;
    }
  }
}
