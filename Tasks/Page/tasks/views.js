// Views: a list's queries, groups and order. No DOM.

import { distanceOf } from "../words/days.js";
import { columnOf, matches, orderOf } from "./query.js";

/** @param {Task} task */
function sectionOf(task) {
  if (task.completedAt) return "completed";
  if (!task.due) return "none";
  const distance = distanceOf(task.due);
  if (distance < 0) return "overdue";
  return distance === 0 ? "today" : "later";
}

/** A row about to leave keeps the order of the first source.
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

/** @param {Filter} filter @param {string} query */
export function listView(filter, query) {
  const open = /** @type {const} */ ({ filter: "open", order: "due", query });
  const completed = /** @type {const} */ ({ filter: "completed", query });
  return view({ open: [open], completed: [completed], all: [open, completed] }[filter], sectionOf);
}

/** @param {Column} column */
export const columnView = (column) => view(
  [column === "done" ? { filter: "completed" } : { filter: "open", column }], columnOf,
);

export const captureView = () => view([{ filter: "inbox" }], () => "open");

/** @param {number} collection */
export const collectionView = (collection) => view(
  [{ filter: "open", collection }, { filter: "completed", collection }],
  (task) => (task.completedAt ? "completed" : "open"),
);
