// Wishes that the server hasn't heard yet, kept over a reload.

import { ready, restoreWishes, wishes } from "./feedback.js";
import { Kept } from "./kept.js";

const kept = new Kept("tasks.wishes.", wishes);

/** Items whose wishes came from an earlier page: nobody saw their tap here, and their rows leave when they are saved. @type {Set<number>} */
export const adopted = new Set();

export function keepWishes() {
  for (const event of ["nod-change", "nod-save", "nod-settled"]) addEventListener(event, () => kept.keep());
}

/**
 * Takes over what earlier tabs, and this one before its reload, could not send.
 * @param {(wish: {item: number, completed: boolean}) => void} show the library doesn't tell what was wished earlier
 */
export async function adoptWishes(show) {
  await ready;
  kept.adopt((list) => {
    for (const wish of list) {
      adopted.add(wish.item);
      show(wish);
    }
    restoreWishes(list);
  });
}
