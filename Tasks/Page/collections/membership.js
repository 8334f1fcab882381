// Takes tasks out of a collection and deletes collections, with Undo.

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

/** @param {App} app @param {Collection} collection @param {Task} task */
export async function discard(app, collection, task) {
  const { store, surfaces } = app;
  const { id, name } = collection;
  const { title } = task;
  const known = store.get(task.id);
  if (known) known.collections = known.collections.filter((one) => one.id !== id);
  if (known) surfaces.place(known);
  try {
    await collect(app, id, task.id, false);
    done(text("collection.removed", { title, name }), () => attempt(
      () => collect(app, id, task.id, true), (way) => text("task.notRestored", { title, way })
    ));
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return;
    if (known) {
      known.collections = [...known.collections.filter((one) => one.id !== id), store.collection(id) ?? collection];
      surfaces.place(known);
    }
    failed(text("collection.notRemoved", { title, way: wayOut(error) }), () => discard(app, collection, task));
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
  // Toasts count deleted tasks only, not collections.
  done(text("task.deleted", { title: name }), () => attempt(async () => {
    app.store.putCollection(await api.restoreCollection(id));
    app.surfaces.refresh();
  }, (way) => text("task.notRestored", { title: name, way })));
}, (way) => text("collection.notDeleted", { name, way }));
