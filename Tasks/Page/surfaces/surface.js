// A surface: the list, the board, the captures, the collections, one collection. One is in sight at a time.

/**
 * @typedef {{
 *   store: Store, settings: Settings,
 *   surfaces: Surfaces,
 *   captures: Captures,
 *   compose: (choice?: {due?: string, collection?: number}) => void,
 * }} App what every surface may use
 */

import { idOf, isEditing } from "../rows/rows.js";

export class Surface {
  #abort = new AbortController();
  /** Aborted when it is closed. */
  signal = this.#abort.signal;
  /** The lists of tasks on it.
   * @type {TaskList[]} */
  lists = [];

  /** @param {App} app @param {HTMLElement} element made from its template, already in the page */
  constructor(app, element) {
    this.app = app;
    this.element = element;
  }

  /** Loads its content.
   * @returns {Promise<unknown>} */
  load() { return Promise.all(this.lists.map((list) => list.load())); }

  /** Redraws its texts after the wording has changed. */
  reword() { for (const list of this.lists) list.redraw(); }

  /** Closes it for another surface. */
  close() {
    for (const list of this.lists) list.close();
    this.#abort.abort();
  }

  get hasFailed() { return this.lists.some((list) => list.hasFailed); }

  /** Changes the view so that a new task is visible, where there is another one.
   * @type {((task: Task) => Promise<unknown>) | undefined} */
  reveal;

  /** The list that shows a row of the task.
   * @param {number} id */
  listWith(id) { return this.lists.find((list) => list.row(id)); }

  /** Lets a row leave when its task is completed, or stay while it is edited.
   * @param {HTMLElement} row */
  letLeave(row) { this.listWith(idOf(row))?.letLeave(row); }

  /** Called when a row travels: within its list it keeps its focus.
   * @param {number} id */
  passFocusOn(id) {}

  /** Every list that shows a task has it in its place, and no other has it.
   * @param {Task} task */
  place(task) {
    for (const list of this.lists) {
      const row = list.row(task.id);
      if (list.shows(task)) {
        list.insert(task);
        list.arrangeRow(task);
      } else if (row && !isEditing(row)) list.dismiss(task.id);
    }
  }
}
