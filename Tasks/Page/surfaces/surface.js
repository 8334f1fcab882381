// A surface: the list, the board, the captures, the collections, one collection. One is in sight at a time.

/**
 * @typedef {{
 *   store: Store, settings: Settings,
 *   surfaces: Surfaces,
 *   captures: Captures, remove: (task: Task) => Promise<void>,
 *   compose: (choice?: {due?: string, collection?: number}) => void,
 * }} App what every surface may use
 */

import { isEditing } from "../rows/rows.js";

export class Surface {
  /** Where tasks stand on it.
   * @type {TaskList[]} */
  lists = [];

  /** @param {App} app @param {HTMLElement} element made from its template, already in the page
   * @param {Record<string, string>} [parameters] what its path says */
  constructor(app, element, parameters = {}) {
    this.app = app;
    this.element = element;
    this.parameters = parameters;
  }

  /** Reads what it shows.
   * @returns {Promise<unknown>} */
  load() { return Promise.all(this.lists.map((list) => list.load())); }

  /** Everything is said in other words from now on. */
  reword() { for (const list of this.lists) list.redraw(); }

  /** It is left for another. */
  close() { for (const list of this.lists) list.close(); }

  get hasFailed() { return this.lists.some((list) => list.hasFailed); }

  /** A task came that nobody here has asked for: a surface that wouldn't show it may change what it shows.
   * @param {Task} task */
  reveal(task) {}

  /** The list that shows a row of the task.
   * @param {number} id */
  listWith(id) { return this.lists.find((list) => list.row(id)); }

  /** A row travels: within its list it keeps the focus that it has.
   * @param {number} id */
  passFocusOn(id) {}

  /** Rows stand where they belong, and nowhere else.
   * @param {Task} task */
  place(task) {
    for (const list of this.lists) {
      const row = list.row(task.id);
      if (list.shows(task)) list.insert(task);
      else if (row && !isEditing(row)) list.dismiss(task.id);
    }
  }
}
