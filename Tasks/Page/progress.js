// How far a collection is, in words and as a bar.

import { text } from "./texts.js";

/** @typedef {import("./api.js").Collection} Collection */

/** @param {Collection} collection @returns {"open" | "complete" | "empty"} */
export function stateOf({ open, total }) {
  if (total === 0) return "empty";
  return open === 0 ? "complete" : "open";
}

/** @param {Collection} collection */
export function progressWords(collection) {
  const { open, total } = collection;
  const state = stateOf(collection);
  return state === "open" ? text("collections.progress", { done: total - open, count: total }) : text(`collections.${state}`);
}

/** @param {HTMLElement} element holds the words, and the bar that an empty one has not @param {Collection} collection */
export function drawProgress(element, collection) {
  const { name, open, total } = collection;
  const words = /** @type {HTMLElement} */ (element.querySelector(".progress-words"));
  const bar = /** @type {HTMLProgressElement} */ (element.querySelector(".progress"));
  const text = progressWords(collection);
  element.dataset.progress = stateOf(collection);
  if (words.textContent !== text) words.textContent = text;
  bar.hidden = total === 0;
  Object.assign(bar, { max: Math.max(1, total), value: total - open });
  bar.setAttribute("aria-label", name);
  bar.setAttribute("aria-valuetext", text);
}
