// Removes rows that have left and that the page did not remove itself, and puts them back in their place.

import { itemOf } from "./items.js";

/** @typedef {import("./items.js").NodCheck} NodCheck */

/** Each with its checks and what keeps its place, by its item.
 * @type {Map<number, {row: HTMLElement, checks: NodCheck[], place: Comment}[]>} */
const taken = new Map();

/** @param {HTMLElement} row @param {number} id */
export function takeOut(row, id) {
  const place = document.createComment("");
  const checks = [...itemOf(id).checks].filter((check) => row.contains(check));
  taken.set(id, [...taken.get(id) ?? [], { row, checks, place }]);
  row.replaceWith(place);
}

/** @param {number} id @returns {HTMLElement[]} the rows of an item that stand again */
export function putBack(id) {
  const rows = taken.get(id) ?? [];
  const { completed, state } = itemOf(id);
  taken.delete(id);
  for (const { row, checks, place } of rows) {
    for (const check of checks) check.show(completed, state);
    place.replaceWith(row);
  }
  return rows.map(({ row }) => row);
}
