// Completing and moving: the library says what is wished and shown; this tells the server and lets the rest of the page
// follow.

import { news, Refused, ready, Unreachable, wishes } from "/nod/nod.js";
import { Refusal, api, wayOut } from "../server/api.js";
import { text } from "../words/texts.js";
import { leave as forget, newest, take } from "./news.js";
import { adopted } from "../offline/outbox.js";
import { checkOf } from "../rows/rows.js";

/** @typedef {Omit<import("/nod/nod.js").Wish, "saved" | "subject">} Save */

/**
 * @param {import("./store.js").Store} store @param {import("../surfaces/surfaces.js").Surfaces} surfaces
 * @returns {{show: (wish: {item: number}) => void}}
 */
export function followWishes(store, surfaces) {
  /** Tasks whose rows travel instead of leaving.
   * @type {Set<number>} */
  const staying = new Set();

  addEventListener("nod-change", ({ detail }) => show(detail));
  addEventListener("nod-move", ({ detail }) => move(detail.item));

  addEventListener("nod-save", ({ detail }) => detail.respondWith(save(detail)));
  addEventListener("nod-leave", leave);
  addEventListener("nod-left", left);
  addEventListener("nod-enter", ({ detail }) => enter(detail.item));
  addEventListener("nod-settled", ({ detail }) => settle(detail.item));

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
    // Without a row, it was not among what was read since: somebody has deleted it.
    const isHere = Boolean(surfaces.row(id));
    if (staying.delete(id)) surfaces.passFocusOn(id);
    else surfaces.remove(id);
    if (task && isHere) surfaces.place(task);
  }

  /** Shows a wish everywhere at once.
   * @param {{item: number}} wish */
  function show({ item }) {
    const task = store.get(item);
    if (!task) return;
    store.follow(task);
    if (!task.completedAt) staying.delete(item);
    surfaces.draw(task);
  }

  /** It is wished to stand elsewhere, or stands where the server says.
   * @param {number} id */
  function move(id) {
    const task = store.get(id);
    if (!task) return;
    store.follow(task);
    surfaces.place(task);
  }

  /** @param {Save} wish */
  async function save(wish) {
    if (wish.isMove) return saveMove(wish);
    const { item, completed, key } = wish;
    const task = await change(item, changeOf(wish), key, "task.notSaved");
    if (!task) return;
    const finished = task.collections.filter((collection) => completed && isFinished(collection, item))
      .map(({ id }) => id);
    surfaces.draw(store.put(task));
    return { completed: finished };
  }

  /** As the task is now; nothing if it was deleted meanwhile. A refusal gives the server's reason.
   * @param {number} item @param {object} changes @param {string} key @param {string} refusal its text */
  async function change(item, changes, key, refusal) {
    const title = store.get(item)?.title;
    try {
      const task = await api.change(item, changes, key);
      // A reading tells of what was restored elsewhere, too.
      const isGone = store.deleted.has(item) && !store.get(item);
      return isGone ? null : await newest(store, task);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 404) forget(store, surfaces, item);
      throw title ? new Refused(text(refusal, { title, way: wayOut(error) })) : error;
    }
  }

  /** @param {Save} wish */
  async function saveMove(wish) {
    const { item, key } = wish;
    try {
      const task = await change(item, changeOf(wish), key, "board.notMoved");
      if (task) take(store, task);
    } catch (error) {
      // Deleted by another tab meanwhile: there is nothing to move.
      if (error instanceof Unreachable || store.get(item)) throw error;
    }
  }

  /** A column would reopen what somebody else has completed meanwhile: it is only said where it is another.
   * @param {Save} wish */
  function changeOf({ item, completed, spot, isMove }) {
    if (!spot) return { completed };
    const { column, position, from } = /** @type {Spot} */ (spot);
    const isThere = isMove && column === (store.laneOf(item) ?? from);
    return isThere ? { position } : { column, position };
  }

  /** Nothing of it is open but what is on its way to be completed.
   * @param {import("../server/api.js").Collection} collection @param {number} item */
  function isFinished({ id, open, total }, item) {
    const isIn = (/** @type {number} */ other) =>
      store.get(other)?.collections.some((collection) => collection.id === id);
    const onTheWay = wishes().filter((wish) => wish.item !== item && wish.completed && isIn(wish.item)).length;
    return total > 0 && open <= onTheWay;
  }

  /** Undone or taken back: the row comes again.
   * @param {number} id */
  async function enter(id) {
    if (store.deleted.has(id)) return;
    surfaces.place(store.get(id) ?? store.put(await api.task(id)));
  }

  /** Places a row that the library neither lets come nor leave: a reopened task among completed ones, and any row
   * without an engine.
   * @param {number} id */
  async function settle(id) {
    const isAdopted = adopted.delete(id);
    const task = store.get(id);
    if (!task) return;
    const wasCompleted = Boolean(task.completedAt);
    store.follow(task);
    // Others wished the contrary before the answer came.
    if (wasCompleted !== Boolean(task.completedAt)) {
      news(id, !wasCompleted);
      surfaces.draw(task);
    }
    const row = surfaces.row(id);
    const leavesByItself = row && checkOf(row).hasAttribute("leaves") && task.completedAt && !isAdopted
      && (await ready);
    if (leavesByItself) return;
    // Its row may also have gone with an earlier view, not by leaving: Undo doesn't call for it.
    surfaces.place(task);
  }

  return { show };
}
