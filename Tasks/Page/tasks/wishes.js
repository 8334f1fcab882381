// Sends pending completions and moves to the server, and updates the page.

import { news, Refused, ready, told, Unreachable, wishes } from "/nod/nod.js";
import { Refusal, api, wayOut } from "../server/api.js";
import { text } from "../words/texts.js";
import { leave as forget, newest, take } from "./news.js";
import { adopted } from "../offline/outbox.js";
import { checkOf } from "../rows/rows.js";
import { hasKeyboard } from "../rows/focus.js";

/** @typedef {Omit<import("/nod/nod.js").Wish, "saved" | "subject">} Save */

/** @param {Store} store @param {Surfaces} surfaces @returns {{show: (wish: {item: number}) => void}} */
export function followWishes(store, surfaces) {
  /** Tasks whose rows move instead of leaving.
   * @type {Set<number>} */
  const staying = new Set();

  addEventListener("nod-change", ({ detail }) => show(detail));
  addEventListener("nod-move", ({ detail }) => move(detail.item));

  addEventListener("nod-save", ({ detail }) => detail.respondWith(save(detail)));
  addEventListener("nod-leave", leave);
  addEventListener("nod-left", left);
  addEventListener("nod-enter", ({ detail }) => enter(detail.item));
  addEventListener("nod-settled", ({ detail }) => settle(detail.item));

  /** Moves the row of a completed task if its new place is visible.
   * @param {CustomEvent} event */
  function leave(event) {
    const task = store.get(event.detail.item);
    if (!task || !surfaces.keepsInSight(task)) return;
    event.preventDefault();
    staying.add(task.id);
  }

  /** @param {CustomEvent<{item: number}>} event */
  function left(event) {
    const { item: id } = event.detail;
    event.preventDefault();
    const task = store.get(id);
    // If there is no row after a reload, the task was deleted.
    const isHere = Boolean(surfaces.row(id));
    if (staying.delete(id)) surfaces.passFocusOn(id);
    else surfaces.remove(id);
    if (task && isHere) surfaces.place(task);
  }

  /** @param {{item: number}} wish */
  function show({ item }) {
    const task = store.get(item);
    if (!task) return;
    store.follow(task);
    if (!task.completedAt) staying.delete(item);
    surfaces.draw(task);
  }

  /** @param {number} id */
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

  /** Returns the changed task, or null if it was deleted.
   * @param {number} item @param {object} changes @param {string} key @param {string} refusal the toast's text */
  async function change(item, changes, key, refusal) {
    const title = store.get(item)?.title;
    try {
      const task = await api.change(item, changes, key);
      // The task may also have been restored.
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
      // Deleted by another tab.
      if (error instanceof Unreachable || store.get(item)) throw error;
    }
  }

  /** Sends the column only if it changes, because it would reopen a task completed elsewhere.
   * @param {Save} wish */
  function changeOf({ item, completed, spot, isMove }) {
    if (!spot) return { completed };
    const { column, position, from } = /** @type {Spot} */ (spot);
    const isThere = isMove && column === (store.laneOf(item) ?? from);
    return isThere ? { position } : { column, position };
  }

  /** Whether all open tasks have pending completions.
   * @param {Collection} collection @param {number} item */
  function isFinished({ id, open, total }, item) {
    const isIn = (/** @type {number} */ other) =>
      store.get(other)?.collections.some((collection) => collection.id === id);
    const onTheWay = wishes().filter((wish) => wish.item !== item && wish.completed && isIn(wish.item)).length;
    return total > 0 && open <= onTheWay;
  }

  /** @param {number} id */
  async function enter(id) {
    if (store.deleted.has(id)) return;
    surfaces.place(store.get(id) ?? store.put(await api.task(id)));
  }

  /** Places rows that the library doesn't animate: those of reopened tasks, or all without an engine.
   * @param {number} id */
  async function settle(id) {
    const isAdopted = adopted.delete(id);
    const task = store.get(id);
    if (!task) return;
    const wasCompleted = Boolean(task.completedAt);
    store.follow(task);
    // Changed elsewhere before the answer.
    if (wasCompleted !== Boolean(task.completedAt)) {
      news(id, !wasCompleted);
      surfaces.draw(task);
    }
    const row = surfaces.row(id);
    const leavesByItself = row && checkOf(row).hasAttribute("leaves") && task.completedAt && !isAdopted
      && (await ready);
    if (leavesByItself) return;
    if (row && hasKeyboard(row)) {
      // A screen reader can't announce the new state of a control that has moved.
      await told();
      // If toggled again, it settles later.
      if (wishes().some(({ item }) => item === id)) return;
    }
    const latest = store.get(id);
    if (latest) surfaces.place(latest);
  }

  return { show };
}
