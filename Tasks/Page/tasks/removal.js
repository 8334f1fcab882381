import { attempt, failed } from "../feedback/undo.js";
import { moment } from "/nod/nod.js";
import { text } from "../words/texts.js";
import { Refusal, api, wayOut } from "../server/api.js";

/** @param {Store} store @param {Surfaces} surfaces */
export function deleteWithUndo(store, surfaces) {
  /** @type {Map<number, Task>} */
  const bin = new Map();

  surfaces.element.addEventListener("click", ({ target }) => {
    const row = /** @type {HTMLElement} */ (target).closest("[data-action=delete]")?.closest(".row");
    const task = row ? store.get(Number(row.dataset.id)) : undefined;
    if (task) remove(task);
  });
  addEventListener("nod-restore", ({ detail }) => {
    const task = bin.get(detail.item);
    if (task) attempt(() => restore(task), (way) => text("task.notRestored", { title: task.title, way }));
  });

  /** @param {Task} task */
  async function remove(task) {
    bin.set(task.id, task);
    store.forget(task.id);
    const tell = (/** @type {HTMLElement | undefined} */ element) =>
      moment("deleted", { element, item: task.id, subject: task.title });
    if (surfaces.row(task.id)) surfaces.dismiss(task.id, tell);
    else tell();
    const sent = api.delete(task.id).catch((error) => keep(task, error));
    store.deleted.set(task.id, sent);
    await sent;
    if (store.deleted.get(task.id) === sent) store.deleted.set(task.id, null);
    // Answers to earlier requests may still contain the task.
    store.revision += 1;
  }

  /** @param {Task} task @param {unknown} error */
  function keep(task, error) {
    // Deleted by another tab.
    if (error instanceof Refusal && error.status === 404) return;
    const isUndone = !bin.delete(task.id);
    bringBack(task);
    if (!isUndone) failed(text("task.notDeleted", { title: task.title, way: wayOut(error) }), () => {
      const again = store.get(task.id);
      if (again) remove(again);
    }, task.id);
  }

  /** @param {Task} task */
  async function restore({ id }) {
    bin.delete(id);
    // The deletion may arrive even if its answer doesn't.
    await store.deleted.get(id);
    bringBack(await api.restore(id));
  }

  /** @param {Task} task */
  function bringBack(task) {
    store.deleted.delete(task.id);
    surfaces.place(store.get(task.id) ?? store.welcome(task));
  }
}
