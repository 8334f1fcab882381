import { filled } from "/nod/nod.js";
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

/** @type {WeakMap<HTMLElement, Collection>} */
const shown = new WeakMap();
/** @type {WeakMap<HTMLElement, Promise<void>>} */
const filling = new WeakMap();

/** Shows “All done” only when the bar is full.
 * @param {HTMLElement} element contains the words and, unless the collection is empty, the bar
 * @param {Collection} collection */
export async function drawProgress(element, collection) {
  const { id, name, open, total } = collection;
  const bar = find(".progress", element);
  const isNew = !shown.has(element);
  shown.set(element, collection);
  bar.hidden = total === 0;
  bar.dataset.nodProgress = String(id);
  bar.setAttribute("aria-label", name);
  bar.setAttribute("aria-valuetext", progressWords(collection));
  fill(bar, total - open, Math.max(1, total), isNew);
  if (stateOf(collection) === "complete") await filling.get(bar);
  drawWords(element, shown.get(element) ?? collection);
}

/** @param {HTMLElement} element @param {Collection} collection */
function drawWords(element, collection) {
  const words = find(".progress-words", element);
  const text = progressWords(collection);
  element.dataset.progress = stateOf(collection);
  if (words.textContent !== text) words.textContent = text;
}

/** Animates the bar, except when first drawn.
 * @param {HTMLElement} bar @param {number} value @param {number} most @param {boolean} isNew */
function fill(bar, value, most, isNew) {
  if (!isNew && Number(bar.ariaValueNow) === value && Number(bar.ariaValueMax) === most) return;
  Object.assign(bar, { ariaValueMax: String(most), ariaValueNow: String(value) });
  const change = () => bar.style.setProperty("--nod-progress", String(value / most));
  if (isNew) change();
  else filling.set(bar, filled(bar, /** @type {HTMLElement} */ (bar.firstElementChild), change));
}
