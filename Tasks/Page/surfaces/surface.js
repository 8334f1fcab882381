
import { idOf, isEditing } from "../rows/rows.js";

export class Surface {
  #abort = new AbortController();
  signal = this.#abort.signal;
  /** @type {TaskList[]} */
  lists = [];

  /** @param {App} app @param {HTMLElement} element made from its template, already in the page */
  constructor(app, element) {
    this.app = app;
    this.element = element;
  }

  /** @returns {Promise<unknown>} */
  load() { return Promise.all(this.lists.map((list) => list.load())); }

  reword() { for (const list of this.lists) list.redraw(); }

  close() {
    for (const list of this.lists) list.close();
    this.#abort.abort();
  }

  get hasFailed() { return this.lists.some((list) => list.hasFailed); }

  /** Changes the view so that it shows a task.
   * @type {((task: Task) => Promise<unknown>) | undefined} */
  reveal;

  /** @param {number} id */
  listWith(id) { return this.lists.find((list) => list.row(id)); }

  /** @param {HTMLElement} row */
  letLeave(row) { this.listWith(idOf(row))?.letLeave(row); }

  /** @param {number} id */
  passFocusOn(id) {}

  /** Places a task in every list that shows it, and removes it from the others.
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
