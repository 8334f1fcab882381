// What the server says about tasks.

import { news, wishes } from "/nod/nod.js";

/** @typedef {import("../server/api.js").Task} Task */

/** Takes it in. A wish that the server hasn't heard yet stays as it is shown.
 * @param {import("./store.js").Store} store @param {Task} task */
export function take(store, task) {
  const shown = store.get(task.id)?.completedAt;
  const changed = shown !== undefined && Boolean(shown) !== Boolean(task.completedAt);
  if (changed) news(task.id, Boolean(task.completedAt));
  const wish = wishes().find(({ item }) => item === task.id);
  if (!wish || wish.completed === Boolean(task.completedAt)) return store.put(task);
  return store.put(task, wish.completed ? shown ?? new Date().toISOString() : null);
}
