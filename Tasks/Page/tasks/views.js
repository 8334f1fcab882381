// Which tasks a list shows, in which groups and in which order. No DOM.

import { distanceOf } from "../words/days.js";
import { columnOf, matches, orderOf } from "./query.js";

/**
 * @typedef {import("../server/api.js").Task} Task
 * @typedef {import("./query.js").Query} Query
 * @typedef {{
 *   sources: Query[], shows: (task: Task) => boolean, groupOf: (task: Task) => string,
 *   isAbove: (one: Task, other: Task) => boolean,
 * }} View what is asked of the server, one source after the other, and what of it stands where
 */

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

/** Two tasks of one source stand in its order; a row that is about to leave, in the order of the first.
 * @param {Query[]} sources @param {View["groupOf"]} groupOf @returns {View} */
const view = (sources, groupOf) => ({
  sources,
  groupOf,
  shows: (task) => sources.some((source) => matches(task, source)),
  isAbove: (one, other) => {
    const both = sources.find((source) => matches(one, source) && matches(other, source));
    return orderOf(both ?? sources[0])(one, other);
  },
});

/** The list: what a filter and a search leave, by day.
 * @param {import("../server/api.js").Filter} filter @param {string} query */
export function listView(filter, query) {
  const open = /** @type {const} */ ({ filter: "open", order: "due", query });
  const completed = /** @type {const} */ ({ filter: "completed", query });
  return view({ open: [open], completed: [completed], all: [open, completed] }[filter], sectionOf);
}

/** One column of the board.
 * @param {import("../server/api.js").Column} column */
export const columnView = (column) => view(
  [column === "done" ? { filter: "completed" } : { filter: "open", column }], columnOf,
);

/** Captures that were put nowhere yet, the newest first. */
export const captureView = () => view([{ filter: "inbox" }], () => "open");

/** A collection's tasks: open ones, then completed ones.
 * @param {number} collection */
export const collectionView = (collection) => view(
  [{ filter: "open", collection }, { filter: "completed", collection }],
  (task) => (task.completedAt ? "completed" : "open"),
);
