// News of tasks from the server.

import { news } from "/nod/nod.js";

/** @typedef {import("../server/api.js").Task} Task */

/** Takes it in. A wish that the server hasn't heard yet stays as it is shown.
 * @param {import("./store.js").Store} store @param {Task} task */
export function take(store, task) {
  const before = store.get(task.id);
  const isCompleted = Boolean(task.completedAt);
  const isNews = before !== undefined && Boolean(before.completedAt) !== isCompleted;
  const known = store.put(task);
  if (isNews) news(task.id, isCompleted);
  return known;
}
