// Wishes that the server hasn't heard yet, kept over a reload.
//
// Each tab keeps its own under its own name, and holds a lock of that name as long as it lives. Whoever gets the lock of a
// name that isn't its own has found a tab that is gone, and takes its wishes over: one tab only, and no clock is needed.

import { ready, restoreWishes, wishes } from "./feedback.js";
import { uniqueKey } from "./keys.js";

const prefix = "tasks.wishes.";
const mine = prefix + uniqueKey();

export function keepWishes() {
  hold(mine);
  for (const event of ["nod-change", "nod-save", "nod-settled", "pagehide"]) addEventListener(event, keep);
}

/** Takes over what earlier tabs, and this one before its reload, could not send. */
export async function adoptWishes() {
  await ready;
  for (const name of Object.keys(localStorage).filter((name) => name.startsWith(prefix) && name !== mine)) adopt(name);
}

function keep() {
  try {
    const waiting = wishes();
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

/** @param {string} name */
function adopt(name) {
  // Without locks (no secure origin) two tabs may both send: the idempotency key makes it once.
  if (navigator.locks) navigator.locks.request(name, () => take(name));
  else take(name);
}

/** @param {string} name */
function take(name) {
  const text = localStorage.getItem(name);
  localStorage.removeItem(name);
  if (!text) return;
  try {
    restoreWishes(JSON.parse(text));
  } catch (error) {
    console.warn("Tasks: kept wishes could not be read.", error);
  }
  keep();
}
