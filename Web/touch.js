// The engine's answers about touches: a module of its own, which only pages load that ask.

import { codeOf, controlKinds, populations, tapVerdicts } from "./codes.js";
import { input, output, shared } from "./wasm.js";

/**
 * @typedef {{left: number, top: number, width: number, height: number}} Box
 * @typedef {{box: Box, radius: number, kind: (typeof controlKinds)[number]}} Place what can be touched, in pixels
 * @typedef {import("./names.js").TouchPopulation} Population
 * @typedef {import("./taps.js").Tap} Tap
 * @typedef {Pick<import("./nod.js").FirstTap, "verdict" | "isFirst" | "isRetry" | "isRage" | "isUndone">} Verdict
 * @typedef {{none: number, other: number}} Misses shares of the touches that find nothing, and something else
 */

/** Names of what answered a tap; the place of each is its number. */
const answers = ["none", "control", "undo"];

export async function loadTouch() { return new Touch(await shared("touch.wasm")); }

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

  /** Whether how a population's touches land is a guess.
   * @param {Population} population */
  isAssumed(population) { return this.#exports.touch_is_assumed(codeOf(populations, population)) !== 0; }

  /** @param {number} pixels */
  millimeters(pixels) { return this.#exports.touch_millimeters(pixels); }

  /** What became of each tap, and the number of the control that it was aimed at; none where nobody knows.
   * @param {Tap[]} taps @returns {(Verdict & {aim: number})[]} */
  judge(taps) {
    const told = taps.flatMap(({ time, x, y, answer, number }) =>
      [time, x ?? NaN, y ?? NaN, codeOf(answers, answer), number ?? NaN]);
    const judged = output(this.#exports, this.#exports.touch_first_taps(input(this.#exports, told)));
    return taps.map((_, place) => {
      const [verdict, aim, flags] = judged.slice(3 * place, 3 * place + 3);
      const [isFirst, isRetry, isRage, isUndone] = [1, 2, 4, 8].map((flag) => (flags & flag) !== 0);
      return { verdict: tapVerdicts[verdict], aim, isFirst, isRetry, isRage, isUndone };
    });
  }

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
