// Completing: the library says what is wished and shown; this tells the server and lets the rest of the page follow.

import { api } from "../server/api.js";
import { ready, wishes } from "/nod/nod.js";
import { moves } from "./moves.js";
import { adopted } from "../offline/outbox.js";
import { checkOf } from "../rows/rows.js";

/**
 * @param {import("./store.js").Store} store @param {import("../surfaces/surfaces.js").Surfaces} surfaces
 * @returns {{show: (wish: {item: number, completed: boolean}) => void}}
 */
export function followCompletion(store, surfaces) {
  /** Tasks whose rows travel instead of leaving.
   * @type {Set<number>} */
  const staying = new Set();

  addEventListener("nod-change", ({ detail }) => show(detail));

  addEventListener("nod-save", ({ detail }) => detail.respondWith(save(detail)));
  addEventListener("nod-leave", leave);
  addEventListener("nod-left", left);
  addEventListener("nod-enter", ({ detail }) => enter(detail.item));
  addEventListener("nod-settled", ({ detail }) => settle(detail.item));

  // Counts of collections change with every tap anywhere: a check gets them when it is about to need them.
  for (const event of ["pointerdown", "keydown"]) {
    surfaces.element.addEventListener(event, (/** @type {Event} */ { target }) => {
      const row = /** @type {HTMLElement} */ (target).closest(".row");
      const task = row && store.get(Number(row.dataset.id));
      if (row && task) checkOf(row).collections = task.collections;
    }, { capture: true, passive: true });
  }

  /** Completed, it stands elsewhere: where that is in sight, its row doesn't go out but there.
   * @param {CustomEvent} event */
  function leave(event) {
    const task = store.get(event.detail.item);
    if (!task || !surfaces.keepsInSight(task)) return;
    event.preventDefault();
    staying.add(task.id);
  }

  /** Its row was seen and has gone, or goes now.
   * @param {CustomEvent<{item: number}>} event */
  function left(event) {
    const { item: id } = event.detail;
    event.preventDefault();
    const task = store.get(id);
    if (staying.delete(id)) surfaces.passFocusOn(id);
    else surfaces.remove(id);
    if (task) settleAt(task);
  }

  /** Where it belongs, if it isn't there.
   * @param {import("../server/api.js").Task} task */
  function settleAt(task) {
    surfaces.place(task);
    surfaces.arrange(task);
  }

  /** What is wished is shown everywhere at once.
   * @param {{item: number, completed: boolean}} wish */
  function show({ item, completed }) {
    const task = store.get(item);
    if (!task) return;
    store.complete(task, completed);
    surfaces.drawCompletion(task);
  }

  /** @param {{item: number, completed: boolean, key: string}} wish */
  async function save({ item, completed, key }) {
    const move = await moves.before(item, completed);
    const change = move ? { column: move.column, position: move.position } : { completed };
    const task = await api.change(item, change, move ? `${key}.${move.key}` : key);
    moves.carried(move);
    const finished = task.collections.filter((collection) => completed && isFinished(collection, item))
      .map(({ id }) => id);
    take(task);
    return { completed: finished };
  }

  /** Nothing of it is open but what is on its way to be completed.
   * @param {import("../server/api.js").Collection} collection @param {number} item */
  function isFinished({ id, open, total }, item) {
    const isIn = (/** @type {number} */ other) =>
      store.get(other)?.collections.some((collection) => collection.id === id);
    const onTheWay = wishes().filter((wish) => wish.item !== item && wish.completed && isIn(wish.item)).length;
    return total > 0 && open <= onTheWay;
  }

  /** The answer of a save. A newer wish may be shown already, and stays.
   * @param {import("../server/api.js").Task} task */
  function take(task) {
    const known = store.get(task.id);
    const shown = known ? known.completedAt : task.completedAt;
    const isNewer = Boolean(shown) !== Boolean(task.completedAt);
    surfaces.draw(store.put(task, isNewer ? shown : task.completedAt));
  }

  /** Undone or taken back: the row comes again.
   * @param {number} id */
  async function enter(id) {
    const task = store.get(id) ?? store.put(await api.task(id));
    settleAt(task);
  }

  /** What the library doesn't let come or leave: a reopened task among the completed ones, and any where it can't
   * answer.
   * @param {number} id */
  async function settle(id) {
    const isAdopted = adopted.delete(id);
    const task = store.get(id);
    if (!task) return;
    const row = surfaces.row(id);
    const leavesByItself = row && checkOf(row).hasAttribute("leaves") && task.completedAt && !isAdopted
      && (await ready);
    if (leavesByItself) return;
    // Its row may also have gone with an earlier view, not by leaving: Undo doesn't call for it.
    settleAt(task);
  }

  return { show };
}
