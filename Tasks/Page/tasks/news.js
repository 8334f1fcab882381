import { news } from "/nod/nod.js";
import { isEditing } from "../rows/rows.js";
import { api } from "../server/api.js";

/** Stores a task unless a newer version is known.
 * @param {Store} store @param {Task} task */
export function take(store, task) {
  const before = store.get(task.id);
  if (before && before.updatedAt > task.updatedAt) return before;
  const isCompleted = Boolean(task.completedAt);
  const isNews = before !== undefined && Boolean(before.completedAt) !== isCompleted;
  const known = store.put(task);
  if (isNews) news(task.id, isCompleted);
  return known;
}

/** Whether a newer version is known.
 * @param {Store} store @param {Task} task */
export function isLate(store, task) {
  const known = store.get(task.id);
  return known ? known.updatedAt > task.updatedAt : store.deleted.has(task.id);
}

/** Reads the task again if a newer version is known.
 * @param {Store} store @param {Task} task */
export async function newest(store, task) {
  if (!isLate(store, task)) return task;
  await store.deleted.get(task.id);
  return store.current(() => api.task(task.id));
}

/** @param {Store} store @param {Surfaces} surfaces @param {number} id */
export function leave(store, surfaces, id) {
  if (!store.forgetDeleted(id)) return false;
  const row = surfaces.row(id);
  if (row && !isEditing(row)) surfaces.dismiss(id);
  return true;
}
