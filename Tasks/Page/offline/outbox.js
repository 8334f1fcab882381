// Wishes and moves that the server hasn't heard yet, kept over a reload.

import { ready, restoreWishes, wishes } from "/nod/nod.js";
import { Kept } from "./kept.js";
import { moves } from "../tasks/moves.js";

const kept = new Kept("tasks.wishes.", () => [...wishes(), ...moves.list()]);

/** Items whose wishes came from an earlier page: nobody saw their tap here, and their rows leave when they are saved.
 * @type {Set<number>} */
export const adopted = new Set();

export function keepWishes() {
  for (const event of ["nod-change", "nod-save", "nod-settled"]) addEventListener(event, () => kept.keep());
  for (const event of ["change", "saved", "refused"]) moves.addEventListener(event, () => kept.keep());
}

/**
 * Takes over what earlier tabs, and this one before its reload, could not send.
 * @param {(wish: {item: number, completed: boolean}) => void} show the library doesn't tell what was wished earlier
 */
export async function adoptWishes(show) {
  await ready;
  kept.adopt((list) => {
    const wished = list.filter((one) => !("column" in one));
    for (const wish of wished) {
      adopted.add(wish.item);
      show(wish);
    }
    // Before anything is sent: a reopening says where it stands, too.
    moves.restore(list.filter((one) => "column" in one));
    restoreWishes(wished);
    dispatchEvent(new Event("wishes-adopted"));
  });
}

/** How much waits for the server: a task that is reopened at another place is one. */
export const waitingCount = () => new Set([...wishes(), ...moves.list()].map(({ item }) => item)).size;
