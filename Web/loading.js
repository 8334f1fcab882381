// Places that load content, and the elements that draw them.

import { report } from "./session.js";
import { placesOf, targetOf } from "./targets.js";

/** @typedef {Omit<import("./wire.js").EffectOf<"load">, "effect" | "place">} LoadLook
 * @typedef {HTMLElement & {draw: (look: LoadLook) => void}} LoadingPlace */

/** @param {LoadingPlace} place @param {LoadLook["state"]} state */
export const reportLoading = (place, state) => report({ event: "loading", place: targetOf(place), state });

/** @param {import("./wire.js").EffectOf<"load">} answer */
export function drawPlace({ place, effect, ...look }) {
  for (const { element } of placesOf(place)) /** @type {LoadingPlace} */ (element).draw(look);
}
