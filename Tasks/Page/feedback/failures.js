// Failures of a task, with Retry.

import { moment } from "/nod/nod.js";

/** The retry of each task's toast.
 * @type {Map<number, () => void>} */
const retries = new Map();

addEventListener("nod-toast-action", ({ detail: { kind, item = 0 } }) => {
  if (kind !== "retry") return;
  retries.get(item)?.();
  retries.delete(item);
});

/** @param {Task} task @param {string} message @param {() => void} retry */
export function fail(task, message, retry) {
  retries.set(task.id, retry);
  moment("failed", { message, action: "retry", item: task.id, subject: task.title });
}
