// The engine's answers about touches: a module of its own, which only pages load that ask.

import { codeOf, controlKinds, populations } from "./codes.js";
import { input, instantiate, output } from "./wasm.js";

/**
 * @typedef {{left: number, top: number, width: number, height: number}} Box
 * @typedef {{box: Box, radius: number, kind: (typeof controlKinds)[number]}} Place what can be touched, in pixels
 * @typedef {import("./names.js").TouchPopulation} Population
 * @typedef {{none: number, other: number}} Misses shares of the touches that find nothing, and something else
 */

export async function loadTouch() { return new Touch(await instantiate("touch.wasm")); }

export class Touch {
  #exports;

  /** @param {import("./wasm.js").Exports} exports */
  constructor(exports) { this.#exports = exports; }

  /** Which of some places a touch was meant for: its index; −1 for none.
   * @param {number} x @param {number} y @param {Place[]} places later ones above earlier ones */
  meant(x, y, places) {
    return this.#exports.touch_target(input(this.#exports, numbers([x, y], places)));
  }

  /** Whether a finger tapped that was down so many milliseconds and moved so many pixels.
   * @param {number} time @param {number} distance */
  isTap(time, distance) { return this.#exports.touch_is_tap(time, distance) !== 0; }

  /** How often each is missed.
   * @param {Population} population @param {Place[]} places later ones above earlier ones @returns {Misses[]} */
  misses(population, places) {
    const asked = input(this.#exports, numbers([codeOf(populations, population)], places));
    const shares = output(this.#exports, this.#exports.touch_outcomes(asked));
    return places.map((_, place) => ({ none: shares[2 * place], other: shares[2 * place + 1] }));
  }
}

/** Numbers that come first, and those of places.
 * @param {number[]} before @param {Place[]} places */
function numbers(before, places) {
  const all = [...before];
  for (const { box: { left, top, width, height }, radius, kind } of places)
    all.push(left, top, width, height, radius, codeOf(controlKinds, kind));
  return all;
}
