// News of tasks from the server.

import { news } from "/nod/nod.js";
import { isEditing } from "../rows/rows.js";
import { api } from "../server/api.js";

/** @typedef {import("../server/api.js").Task} Task */

/** Takes it in, unless something newer is known. A wish that the server hasn't heard yet stays as it is shown.
 * @param {import("./store.js").Store} store @param {Task} task */
export function take(store, task) {
  const before = store.get(task.id);
  if (before && before.updatedAt > task.updatedAt) return before;
  const isCompleted = Boolean(task.completedAt);
  const isNews = before !== undefined && Boolean(before.completedAt) !== isCompleted;
  const known = store.put(task);
  if (isNews) news(task.id, isCompleted);
  return known;
}

/** Whether something newer is known of it by now.
 * @param {import("./store.js").Store} store @param {Task} task */
export function isLate(store, task) {
  const known = store.get(task.id);
  return known ? known.updatedAt > task.updatedAt : store.deleted.has(task.id);
}

/** Asks the server where a task came late.
 * @param {import("./store.js").Store} store @param {Task} task */
export async function newest(store, task) {
  if (!isLate(store, task)) return task;
  await store.deleted.get(task.id);
  return store.current(() => api.task(task.id));
}

/** It was deleted elsewhere: its row leaves. Whether it was known.
 * @param {import("./store.js").Store} store @param {import("../surfaces/surfaces.js").Surfaces} surfaces
 * @param {number} id */
export function leave(store, surfaces, id) {
  if (!store.forgetDeleted(id)) return false;
  const row = surfaces.row(id);
  if (row && !isEditing(row)) surfaces.dismiss(id);
  return true;
}
