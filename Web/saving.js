// Saves: the page sends, the engine hears the outcome. Pending changes are plain objects, which a page may store.

import { contentOf, emit, itemOf, knownItem, numberOfSpot, spotAt, unsettled } from "./items.js";
import { report } from "./session.js";
import { online } from "./surroundings.js";
import { accepted, numberOf } from "./toasts.js";

export class Unreachable extends Error {
  name = "Unreachable";
}

export class Refused extends Error {
  name = "Refused";
}

/** @param {import("./wire.js").EffectOf<"send">} request */
export function save({ item, isCompleted: completed, attempt, spot: number, isMove }) {
  const spot = spotAt(number);
  const key = itemOf(item).key(attempt, contentOf(completed, spot, isMove));
  /** @type {Promise<unknown> | undefined} */
  let answer;
  const respondWith = (/** @type {unknown} */ promise) => { answer = Promise.resolve(promise); };
  emit(item, "nod-save", { completed, spot, isMove, key, respondWith });
  (answer ?? Promise.resolve()).then(accepted).then((result) => saved(item, result), (error) => failed(item, error));
}

/** @param {number} item @param {unknown} result */
function saved(item, result) {
  const answer = typeof result === "boolean" ? { isCompleted: result } : (result ?? {});
  const { completed, isCompleted } = /** @type {{completed?: number[], isCompleted?: boolean}} */ (answer);
  report({ event: "saved", item, completed: Array.isArray(completed) ? completed : null, isCompleted });
}

/** @param {number} item @param {unknown} error */
function failed(item, error) {
  if (!(error instanceof Unreachable)) {
    console.warn("Nod: a save was refused.", error);
    const isSaid = error instanceof Refused;
    const message = isSaid ? numberOf({ text: error.message, moment: "failed" }) : null;
    return report({ event: "refused", item, message });
  }
  report({ event: "unreachable", item });
  online(false);
}

/** @typedef {import("./nod.js").Wish} Wish */

/** @param {ReturnType<typeof itemOf>} item @returns {Wish} */
function wishFor({ id, completed, saved, spot, isMove, lastKey: key, name: subject }) {
  // A lost request may have saved the contrary.
  const isSaved = isMove ? completed : !completed;
  return { item: id, completed, saved: spot === null ? saved : isSaved, spot, isMove, key, subject };
}

export const wishes = () => unsettled().map(wishFor);

/** @param {number} id @returns {Wish | undefined} */
export function wishOf(id) {
  const item = knownItem(id);
  return item && !item.isSettled ? wishFor(item) : undefined;
}

/** Restores an earlier page's pending changes; newer ones here win.
 * @param {Omit<Wish, "isMove">[]} list */
export function restoreWishes(list) {
  for (const { item: id, completed, saved, spot = null, key, subject } of list) {
    const item = itemOf(id);
    if (!item.isSettled) continue;
    item.subject ||= subject;
    Object.assign(item, { saved, isKnown: true });
    item.keys.set(0, key);
    report({ event: "waiting", item: id, saved, wish: completed, spot: spot === null ? null : numberOfSpot(spot) });
    // Its first attempt keeps the stored key, even if nothing can be sent yet.
    item.key(0);
  }
}

/** @param {number} id @param {unknown} spot in the page's own terms @param {string} [subject] */
export function moveTo(id, spot, subject) {
  const item = itemOf(id);
  item.subject = subject ?? item.subject;
  if (item.isSettled) Object.assign(item, { completed: false, saved: false });
  report({ event: "moved", item: id, spot: numberOfSpot(spot) });
}

/** @param {number} item @param {boolean} completed */
export function news(item, completed) {
  report({ event: "news", item, isCompleted: completed });
}
