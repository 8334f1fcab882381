// Adds tasks to a collection, removes them, and deletes collections; each with Undo.

import { Refusal, api, wayOut } from "../server/api.js";
import { take } from "../tasks/news.js";
import { text } from "../words/texts.js";
import { done, failed } from "../feedback/undo.js";

/** Changes a membership, and shows the changed task.
 * @param {App} app @param {number} collection @param {number} task @param {boolean} isIn */
export async function collect({ store, surfaces }, collection, task, isIn) {
  await api.collect(collection, task, isIn);
  const known = take(store, await api.task(task));
  surfaces.draw(known);
  surfaces.place(known);
}

/** Adds tasks, and returns those that could not be added.
 * @param {App} app @param {Collection} collection @param {Task[]} tasks */
export async function collectAll(app, collection, tasks) {
  const answers = await Promise.allSettled(tasks.map((task) => collect(app, collection.id, task.id, true)));
  const added = tasks.filter((_, index) => answers[index].status === "fulfilled");
  const refused = answers.find(({ status }) => status === "rejected");
  if (added.length > 0) done(wordsOf(added, collection), () => discardAll(app, collection, added));
  return {
    left: tasks.filter((task) => !added.includes(task)), error: /** @type {PromiseRejectedResult} */ (refused)?.reason
  };
}

/** @param {Task[]} tasks @param {Collection} collection */
function wordsOf(tasks, { name }) {
  if (tasks.length === 1) return text("picker.addedOne", { title: tasks[0].title, name });
  return text("picker.added", { count: tasks.length, name });
}

/** @param {App} app @param {Collection} collection @param {Task[]} tasks */
async function discardAll(app, collection, tasks) {
  for (const task of tasks) await discard(app, collection, task, { isUndo: true });
}

/** Removes a task optimistically; the task itself stays.
 * @param {App} app @param {Collection} collection @param {Task} task @param {{isUndo?: boolean}} how */
export async function discard(app, collection, task, { isUndo = false } = {}) {
  const { store, surfaces } = app;
  const { id, name } = collection;
  const { title } = task;
  const known = store.get(task.id);
  if (known) known.collections = known.collections.filter((one) => one.id !== id);
  if (known) surfaces.place(known);
  try {
    await collect(app, id, task.id, false);
    if (!isUndo) done(text("collection.removed", { title, name }), () => putBack(app, collection, task));
  } catch (error) {
    // Already deleted.
    if (error instanceof Refusal && error.status === 404) return;
    if (known) {
      known.collections = [...known.collections.filter((one) => one.id !== id), store.collection(id) ?? collection];
      surfaces.place(known);
    }
    failed(
      text("collection.notRemoved", { title, way: wayOut(error) }), () => discard(app, collection, task, { isUndo })
    );
  }
}

/** @param {App} app @param {Collection} collection @param {Task} task */
async function putBack(app, collection, task) {
  await collect(app, collection.id, task.id, true).catch((error) => {
    failed(text("task.notRestored", { title: task.title, way: wayOut(error) }), () => putBack(app, collection, task));
  });
}

/** Deletes a collection; its tasks stay. Resolves to whether it was deleted.
 * @param {App} app @param {Collection} collection */
export async function deleteCollection(app, collection) {
  const { id, name } = collection;
  try {
    await api.deleteCollection(id);
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 404)) {
      failed(text("collection.notDeleted", { name, way: wayOut(error) }), () => deleteAgain(app, collection));
      return false;
    }
  }
  app.store.forgetCollection(id);
  app.surfaces.redraw();
  // Not counted in the toast of deleted tasks.
  done(text("task.deleted", { title: name }), () => restore(app, collection));
  return true;
}

/** @param {App} app @param {Collection} collection */
async function deleteAgain(app, collection) {
  const path = `/collections/${collection.id}`;
  if ((await deleteCollection(app, collection)) && location.pathname === path) app.surfaces.go("/collections");
}

/** @param {App} app @param {Collection} collection */
async function restore(app, collection) {
  const { id, name } = collection;
  try {
    app.store.putCollection(await api.restoreCollection(id));
    app.surfaces.refresh();
  } catch (error) {
    failed(text("task.notRestored", { title: name, way: wayOut(error) }), () => restore(app, collection));
  }
}
