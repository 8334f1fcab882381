// Wishes that the server has not heard yet, as plain objects: a page may keep them across a reload.

import { itemOf, unsettled } from "./items.js";
import { report } from "./session.js";

/** @typedef {{item: number, completed: boolean, saved: boolean, key: string, subject: string}} Wish */

/** Wishes that wait or are on their way.
 * @returns {Wish[]} */
export function wishes() {
  return unsettled().map((item) => ({
    item: item.id, completed: item.completed, saved: item.saved, key: item.lastKey, subject: item.name,
  }));
}

/** Takes over wishes of an earlier page; what is wished here already stands above them.
 * @param {Wish[]} list */
export function restoreWishes(list) {
  for (const { item: id, completed, saved, key, subject } of list) {
    const item = itemOf(id);
    if (!item.isSettled) continue;
    item.subject ||= subject;
    Object.assign(item, { saved, isKnown: true });
    item.keys.set(0, key);
    report("waiting", id, saved, completed);
  }
}

/** Somebody else changed an item: shown quietly.
 * @param {number} item @param {boolean} completed */
export function news(item, completed) {
  report("news", item, completed);
}
