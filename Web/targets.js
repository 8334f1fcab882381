// Numbers for elements, so that an answer finds what it is for. A check is known by its item.

import { knownItem, ownId } from "./items.js";

/** @typedef {import("./items.js").NodCheck} NodCheck */

/**
 * One element of a score, with how far it has come (`way`), how much room it takes from its neighbours unless that is
 * its own, whether it marks the place that was left, and whether it goes with its last row, and so not aside.
 * @typedef {{
 *   element: HTMLElement, way?: {x: number, y: number}, room?: number, isLeft?: boolean, isGroup?: boolean,
 * }} Place
 */

/** @type {WeakMap<HTMLElement, number>} */
const ids = new WeakMap();
/** @type {Map<number, WeakRef<HTMLElement>>} */
const elements = new Map();
/** @type {Map<number, Place[]>} */
const groups = new Map();
const forgotten = new FinalizationRegistry((/** @type {number} */ id) => elements.delete(id));

/** @param {HTMLElement | undefined} element */
export function targetOf(element) {
  if (!element) return ownId();
  if (element.localName === "nod-check" && "itemId" in element) return /** @type {NodCheck} */ (element).itemId;
  const known = ids.get(element);
  if (known !== undefined) return known;
  const id = ownId();
  ids.set(element, id);
  elements.set(id, new WeakRef(element));
  forgotten.register(element, id);
  return id;
}

/** One number for several elements, until it was `answered`.
 * @param {Place[]} places @param {(target: number) => void} use @param {Promise<void>} answered */
export function asGroup(places, use, answered) {
  const id = ownId();
  groups.set(id, places);
  use(id);
  answered.then(() => groups.delete(id));
}

/** Where an answer is to be seen.
 * @param {number} target @returns {Place[]} */
export function placesOf(target) {
  const group = groups.get(target);
  if (group) return group;
  const element = elements.get(target)?.deref();
  if (element) return [{ element }];
  return [...(knownItem(target)?.checks ?? [])].map((check) => ({ element: check }));
}
