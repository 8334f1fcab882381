// Wishes and moves that the server hasn't heard yet, kept over a reload.
//
// Each tab keeps its own under its own name, and holds a lock of that name as long as it lives. Whoever gets the lock of a
// name that isn't its own has found a tab that is gone, and takes its wishes over: one tab only, and no clock is needed.

import { ready, restoreWishes, wishes } from "./feedback.js";
import { uniqueKey } from "./keys.js";
import { moves } from "./moves.js";

const prefix = "tasks.wishes.";
const mine = prefix + uniqueKey();

/** Items whose wishes came from an earlier page: nobody saw their tap here, and their rows leave when they are saved. @type {Set<number>} */
export const adopted = new Set();

export function keepWishes() {
  hold(mine);
  for (const event of ["nod-change", "nod-save", "nod-settled", "pagehide"]) addEventListener(event, keep);
  for (const event of ["change", "saved", "refused"]) moves.addEventListener(event, keep);
}

/**
 * Takes over what earlier tabs, and this one before its reload, could not send.
 * @param {(wish: {item: number, completed: boolean}) => void} show the library doesn't tell what was wished earlier
 */
export async function adoptWishes(show) {
  await ready;
  for (const name of keptNames()) if (name !== mine) adopt(name, show);
}

/** How much waits for the server: a task that is reopened at another place is one. */
export const waitingCount = () => new Set([...wishes(), ...moves.list()].map(({ item }) => item)).size;

function keptNames() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    // No storage: nothing was kept.
    return [];
  }
}

function keep() {
  try {
    const waiting = [...wishes(), ...moves.list()];
    if (waiting.length > 0) localStorage.setItem(mine, JSON.stringify(waiting));
    else localStorage.removeItem(mine);
  } catch (error) {
    console.warn("Tasks: wishes can't be kept on this device.", error);
  }
}

/** @param {string} name */
function hold(name) {
  navigator.locks?.request(name, () => new Promise(() => {}));
}

/** @param {string} name @param {(wish: any) => void} show */
function adopt(name, show) {
  // Without locks (no secure origin) two tabs may both send: the idempotency key makes it once.
  if (navigator.locks) navigator.locks.request(name, () => take(name, show));
  else take(name, show);
}

/** @param {string} name @param {(wish: any) => void} show */
function take(name, show) {
  const text = localStorage.getItem(name);
  localStorage.removeItem(name);
  if (!text) return;
  try {
    const list = JSON.parse(text);
    const wished = list.filter((one) => !("column" in one));
    // First where they stand: a reopening says it too.
    moves.restore(list.filter((one) => "column" in one));
    for (const wish of wished) {
      adopted.add(wish.item);
      show(wish);
    }
    restoreWishes(wished);
  } catch (error) {
    console.warn("Tasks: kept wishes could not be read.", error);
  }
  keep();
}
