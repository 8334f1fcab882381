// Messages with an action: Undo of a change, Retry of a failure.

import { moment } from "/nod/nod.js";
import { wayOut } from "../server/api.js";

/** Actions of the visible toasts.
 * @type {Map<number, () => void>} */
const ways = new Map();
/** Numbers for messages, beyond those of any task. */
let last = 2 ** 30;

addEventListener("nod-toast-action", ({ detail: { item = 0 } }) => take(item));
addEventListener("nod-restore", ({ detail }) => take(detail.item));

/** @param {number} item */
function take(item) {
  const way = ways.get(item);
  ways.delete(item);
  way?.();
}

/** @param {() => void} way */
function number(way) {
  last += 1;
  ways.set(last, way);
  return last;
}

/** Reports a change that can be undone.
 * @param {string} message @param {() => void} undo */
export const done = (message, undo) => moment("succeeded", { message, action: "undo", item: number(undo) });

/** Reports a deletion.
 * @param {string} subject @param {() => void} restore */
export const binned = (subject, restore) => moment("deleted", { subject, item: number(restore) });

/** Reports a failure that can be retried.
 * @param {string} message @param {() => void} retry */
export const failed = (message, retry) => moment("failed", { message, action: "retry", item: number(retry) });

/** Does something, or reports that it failed and how to go on.
 * @param {() => Promise<unknown>} act @param {(way: string) => string} say */
export async function attempt(act, say) {
  await act().catch((error) => failed(say(wayOut(error)), () => attempt(act, say)));
}
