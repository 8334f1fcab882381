// Which tasks a list shows, in which groups and in which order. No DOM.

import { distanceOf } from "../words/days.js";
import { matches } from "./search.js";

/**
 * @typedef {import("../server/api.js").Task} Task
 * @typedef {import("../server/api.js").Filter} Filter
 * @typedef {{filter: Filter | "inbox", query?: string, order?: "due", column?: "todo" | "doing", collection?: number}} Source
 * @typedef {{
 *   sources: Source[], shows: (task: Task) => boolean, groupOf: (task: Task) => string,
 *   isAbove: (one: Task, other: Task) => boolean,
 * }} View what is asked of the server, one source after the other, and what of it stands where
 */

/** By position, as the server sorts.
 * @param {Task} one @param {Task} other */
export const isHigher = (one, other) => (one.position === other.position ? one.id < other.id : one.position < other.position);

/** Latest completion first, as the server sorts.
 * @param {Task} one @param {Task} other */
export function isLater(one, other) {
  if (one.completedAt === other.completedAt) return one.id < other.id;
  return (one.completedAt ?? "") > (other.completedAt ?? "");
}

/** The soonest day first; tasks without one last.
 * @param {Task} one @param {Task} other */
function isSooner(one, other) {
  if (one.due === other.due) return isHigher(one, other);
  return one.due !== null && (other.due === null || one.due < other.due);
}

/** The groups of the list, from top to bottom. */
export const sections = Object.freeze(["overdue", "today", "later", "none", "completed"]);

/** @param {Task} task */
function sectionOf(task) {
  if (task.completedAt) return "completed";
  if (!task.due) return "none";
  const distance = distanceOf(task.due);
  if (distance < 0) return "overdue";
  return distance === 0 ? "today" : "later";
}

/** The list: what a filter and a search leave, by day.
 * @param {Filter} filter @param {string} query @returns {View} */
export function listView(filter, query) {
  const open = /** @type {const} */ ({ filter: "open", order: "due", query });
  const completed = /** @type {const} */ ({ filter: "completed", query });
  return {
    sources: { open: [open], completed: [completed], all: [open, completed] }[filter],
    shows: (task) => (filter === "all" || (filter === "completed") === Boolean(task.completedAt)) && matches(task, query),
    groupOf: sectionOf,
    isAbove: (one, other) => (one.completedAt && other.completedAt ? isLater(one, other) : isSooner(one, other)),
  };
}

/** One column of the board.
 * @param {import("../server/api.js").Column} column @returns {View} */
export const columnView = (column) => ({
  sources: [column === "done" ? { filter: "completed" } : { filter: "open", column }],
  shows: (task) => columnOf(task) === column,
  groupOf: () => column,
  isAbove: column === "done" ? isLater : isHigher,
});

/** What is wished is shown before the server has said so.
 * @param {Task} task */
export const columnOf = (task) => (task.completedAt ? "done" : task.lane ?? "todo");

/** What was captured and put nowhere yet, the newest first.
 * @returns {View} */
export const captureView = () => ({
  sources: [{ filter: "inbox" }],
  shows: (task) => !task.completedAt && !task.due && task.collections.length === 0,
  groupOf: () => "open",
  isAbove: isHigher,
});

/** A collection's tasks: open ones, then completed ones.
 * @param {number} collection @returns {View} */
export const collectionView = (collection) => ({
  sources: [{ filter: "open", collection }, { filter: "completed", collection }],
  shows: (task) => task.collections.some(({ id }) => id === collection),
  groupOf: (task) => (task.completedAt ? "completed" : "open"),
  isAbove: (one, other) => (one.completedAt && other.completedAt ? isLater(one, other) : isHigher(one, other)),
});
