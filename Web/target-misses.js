// How often the controls in sight would be missed, by where fingers land (Documentation/Touch.md).

import { kindOf, nameOf } from "./target-kinds.js";
import { measures, roots } from "./target-measures.js";
import { loadTouch } from "./touch.js";

/** @typedef {import("./names.js").TouchPopulation} TouchPopulation */
/** @typedef {{touch: import("./touch.js").Touch, population: TouchPopulation, isAssumed: boolean}} People */

/** Those whose touches a layout is judged by.
 * @param {TouchPopulation} population @returns {Promise<People>} */
export async function people(population) {
  const touch = await loadTouch();
  return { touch, population, isAssumed: touch.isAssumed(population) };
}

/** Every control in sight, and what becomes of touches aimed at it.
 * @param {TouchPopulation} population @returns {Promise<import("./nod.js").MeasuredTargets>} */
export async function measure(population) {
  const judges = await people(population);
  return {
    device: "phone", population, isAssumed: judges.isAssumed, targets: targets(judges, measures(roots())),
  };
}

/** @param {People} judges @param {import("./target-measures.js").Measure[]} found
 * @returns {import("./nod.js").MeasuredTarget[]} */
export function targets({ touch, population }, found) {
  const places = found.map(({ control, radius, area: { left, top, right, bottom } }) => ({
    box: { left, top, width: right - left, height: bottom - top }, radius, kind: kindOf(control),
  }));
  const misses = touch.misses(population, places);
  return places.map(({ box: { left, top, width, height }, radius, kind }, place) => {
    const { none, other } = misses[place];
    const name = nameOf(found[place].control);
    return { name, x: left, y: top, width, height, radius, kind, missed: none + other, none, other };
  });
}
