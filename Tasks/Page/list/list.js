import { explainEmptiness } from "./blank.js";
import { Filters } from "./filters.js";
import { showSections } from "./sections.js";
import { Surface } from "../surfaces/surface.js";
import { TaskList } from "../rows/tasklist.js";
import { Waiting } from "../capture/waiting.js";
import { find } from "../surfaces/find.js";

export default class ListSurface extends Surface {
  #filters;
  #list;
  #emptiness;
  #waiting;

  /** @param {App} app @param {HTMLElement} element */
  constructor(app, element) {
    super(app, element);
    const filters = (this.#filters = new Filters(app, element));
    const heading = find("#list-heading", element);
    const list = (this.#list = new TaskList(app.store, element, { view: filters.view, heading }));
    this.lists = [list];
    const { signal } = this;
    this.#waiting = new Waiting(app, element, list, signal);
    filters.addEventListener("change", () => {
      app.store.query = filters.query;
      list.look(filters.view);
      this.#waiting.draw();
    });
    list.addEventListener("counts", ({ detail }) => app.store.setCounts(detail));
    list.addEventListener("loaded", () => filters.sayFound(list.length, list.hasMore));
    list.addEventListener("state", () => {
      showSections(element, ["none", "completed"]);
      this.#drawCounts();
    });
    app.store.addEventListener("counts", () => this.#drawCounts(), { signal });
    this.#emptiness = explainEmptiness(app, element, list, filters, signal);
    app.store.query = filters.query;
    this.reveal = (/** @type {Task} */ task) => {
      filters.reveal(task);
      return list.load();
    };
  }

  /** Counts a completed task as open until its row has left. */
  #drawCounts() {
    const { open, completed, isAtLeast } = this.app.store.counts;
    const leaving = this.#list.leavingCount;
    this.#filters.drawCounts({ open: open + leaving, completed: completed - leaving, isAtLeast });
  }

  reword() {
    super.reword();
    for (const part of [this.#filters, this.#emptiness, this.#waiting]) part.draw();
  }
}
