// Pending changes, kept over a reload.

import { ready, restoreWishes, wishes } from "/nod/nod.js";
import { Kept } from "./kept.js";

const kept = new Kept("tasks.wishes.", wishes);

/** Items whose change was made on an earlier page; their rows leave once saved.
 * @type {Set<number>} */
export const adopted = new Set();

export function keepWishes() {
  for (const event of ["nod-change", "nod-move", "nod-save", "nod-settled"]) addEventListener(event, () => kept.keep());
}

/** @param {(wish: {item: number}) => void} show because the library fires no event for earlier changes */
export async function adoptWishes(show) {
  await ready;
  kept.adopt((/** @type {(import("/nod/nod.js").Wish)[]} */ list) => {
    for (const { item, isMove } of list) if (!isMove) adopted.add(item);
    restoreWishes(list);
    for (const wish of list) show(wish);
  });
  dispatchEvent(new Event("wishes-adopted"));
}

export const waitingCount = () => wishes().length;
