// Places that load something, and the elements that draw them.

import { loadStates, codeOf } from "./codes.js";
import { ownId } from "./items.js";
import { report } from "./session.js";

/** @typedef {{state: string, showsSpinner: boolean, showsText: boolean}} LoadLook @typedef {{draw: (look: LoadLook) => void}} Place */

/** @type {Map<number, WeakRef<Place>>} */
const places = new Map();

/** A number for a place. @param {Place} place */
export function addPlace(place) {
  const id = ownId();
  places.set(id, new WeakRef(place));
  return id;
}

/** @param {number} place @param {string} state */
export const reportLoading = (place, state) => report("loading", place, codeOf(loadStates, state));

/** @param {LoadLook & {place: number}} effect */
export function drawPlace({ place, ...look }) {
  places.get(place)?.deref()?.draw(look);
}
