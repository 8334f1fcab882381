// The progress of a collection, in words and as a bar.

import { moved } from "/nod/nod.js";
import { text } from "../words/texts.js";
import { find } from "../surfaces/find.js";

/** @param {Collection} collection @returns {"open" | "complete" | "empty"} */
export function stateOf({ open, total }) {
  if (total === 0) return "empty";
  return open === 0 ? "complete" : "open";
}

/** @param {Collection} collection */
function progressWords(collection) {
  const { open, total } = collection;
  const state = stateOf(collection);
  return state === "open"
    ? text("collections.progress", { done: total - open, count: total }) : text(`collections.${state}`);
}

/** @param {HTMLElement} element holds the words, and the bar that an empty one has not @param {Collection} collection
 */
export function drawProgress(element, collection) {
  const { id, name, open, total } = collection;
  const words = find(".progress-words", element);
  const bar = find(".progress", element);
  const text = progressWords(collection);
  element.dataset.progress = stateOf(collection);
  if (words.textContent !== text) words.textContent = text;
  bar.hidden = total === 0;
  // Its celebration waits until it is full.
  /** @type {HTMLElement} */ (bar.firstElementChild).dataset.nodCollection = String(id);
  fill(bar, total - open, Math.max(1, total));
  bar.setAttribute("aria-label", name);
  bar.setAttribute("aria-valuetext", text);
}

/** Animates the filled part to its new end; the first time it is drawn there at once.
 * @param {HTMLElement} bar @param {number} value @param {number} most */
function fill(bar, value, most) {
  const isNew = bar.ariaValueNow === null;
  Object.assign(bar, { ariaValueMax: String(most), ariaValueNow: String(value) });
  const level = /** @type {HTMLElement} */ (bar.firstElementChild);
  const change = () => level.style.setProperty("inset-inline-end", `${100 * (1 - value / most)}%`);
  if (isNew) change();
  else moved([level], change);
}
