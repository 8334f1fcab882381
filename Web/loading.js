// Places that load content, and the elements that draw them.

import { loadStates, codeOf } from "./codes.js";
import { report } from "./session.js";
import { placesOf, targetOf } from "./targets.js";

/** @typedef {Omit<import("./effects.js").EffectOf<"load">, "kind" | "place">} LoadLook
 * @typedef {HTMLElement & {draw: (look: LoadLook) => void}} LoadingPlace */

/** @param {LoadingPlace} place @param {LoadLook["state"]} state */
export const reportLoading = (place, state) => report("loading", targetOf(place), codeOf(loadStates, state));

/** @param {LoadLook & {place: number}} effect */
export function drawPlace({ place, ...look }) {
  for (const { element } of placesOf(place)) /** @type {LoadingPlace} */ (element).draw(look);
}
