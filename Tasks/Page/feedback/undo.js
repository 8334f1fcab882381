import { moment } from "/nod/nod.js";
import { wayOut } from "../server/api.js";

/** @type {Map<number, () => void>} */
const ways = new Map();
const first = 2 ** 30;
let last = first;

addEventListener("nod-toast-action", ({ detail: { kind, item = 0 } }) => {
  if (kind === "retry" || item > first) take(item);
});
addEventListener("nod-restore", ({ detail: { item } }) => { if (item > first) take(item); });

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

/** @param {string} message @param {() => void} undo */
export const done = (message, undo) => moment("succeeded", { message, action: "undo", item: number(undo) });

/** @param {string} subject @param {() => void} restore */
export const binned = (subject, restore) => moment("deleted", { subject, item: number(restore) });

/** @param {string} message @param {() => void} retry @param {number} item replaces an earlier toast of this task */
export function failed(message, retry, item = number(retry)) {
  ways.set(item, retry);
  moment("failed", { message, action: "retry", item });
}

/** Runs `act`; shows a failure with Retry.
 * @param {() => Promise<unknown>} act @param {(way: string) => string} say */
export async function attempt(act, say) {
  await act().catch((error) => failed(say(wayOut(error)), () => attempt(act, say)));
}
