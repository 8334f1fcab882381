// Adds and removes a collection's tasks and deletes collections, with Undo.

import { Refusal, api, wayOut } from "../server/api.js";
import { take } from "../tasks/news.js";
import { text } from "../words/texts.js";
import { attempt, done, failed } from "../feedback/undo.js";

/** @param {App} app @param {number} collection @param {number} task @param {boolean} isIn */
async function collect({ store, surfaces }, collection, task, isIn) {
  await api.collect(collection, task, isIn);
  const known = take(store, await api.task(task));
  surfaces.draw(known);
  surfaces.place(known);
}

/** Returns the tasks that could not be added, and the first error.
 * @param {App} app @param {Collection} collection @param {Task[]} tasks */
export async function collectAll(app, collection, tasks) {
  const { id, name } = collection;
  const answers = await Promise.allSettled(tasks.map((task) => collect(app, id, task.id, true)));
  const added = tasks.filter((_, index) => answers[index].status === "fulfilled");
  const refused = answers.find(({ status }) => status === "rejected");
  const words = added.length === 1
    ? text("picker.addedOne", { title: added[0].title, name }) : text("picker.added", { count: added.length, name });
  if (added.length > 0) done(words, async () => {
    for (const task of added) await discard(app, collection, task, { isUndo: true });
  });
  return {
    left: tasks.filter((task) => !added.includes(task)), error: /** @type {PromiseRejectedResult} */ (refused)?.reason
  };
}

/** Removes a task from the collection optimistically.
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
    if (!isUndo) done(text("collection.removed", { title, name }), () => attempt(
      () => collect(app, id, task.id, true), (way) => text("task.notRestored", { title, way })
    ));
  } catch (error) {
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

/** @param {App} app @param {Collection} collection */
export const deleteCollection = (app, { id, name }) => attempt(async () => {
  await api.deleteCollection(id).catch((error) => {
    if (!(error instanceof Refusal && error.status === 404)) throw error;
  });
  app.store.forgetCollection(id);
  app.surfaces.redraw();
  // Unless the user has gone elsewhere.
  if (location.pathname === `/collections/${id}`) app.surfaces.go("/collections");
  // A deleted collection isn't counted with deleted tasks.
  done(text("task.deleted", { title: name }), () => attempt(async () => {
    app.store.putCollection(await api.restoreCollection(id));
    app.surfaces.refresh();
  }, (way) => text("task.notRestored", { title: name, way })));
}, (way) => text("collection.notDeleted", { name, way }));
