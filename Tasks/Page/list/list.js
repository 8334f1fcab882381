import { explainEmptiness } from "./blank.js";
import { Filters } from "./filters.js";
import { tryFirstTasks } from "./first.js";
import { showSections } from "./sections.js";
import { Surface } from "../surfaces/surface.js";
import { TaskList } from "../rows/tasklist.js";
import { Waiting } from "../capture/waiting.js";
import { words } from "../words/texts.js";
import { find } from "../surfaces/find.js";

export default class ListSurface extends Surface {
  /** @param {App} app @param {HTMLElement} element */
  constructor(app, element) {
    super(app, element);
    const filters = new Filters(app, element);
    const heading = find("#list-heading", element);
    const list = new TaskList(app.store, element, { view: filters.view, heading });
    this.lists = [list];
    const { signal } = this;
    new Waiting(app, element, list, signal);
    tryFirstTasks(app, element, signal);
    filters.addEventListener("change", () => {
      app.store.query = filters.query;
      list.look(filters.view);
    });
    // Counts a completed task as open until its row has left.
    const drawCounts = () => {
      const { open, completed, isAtLeast } = app.store.counts;
      const leaving = list.leavingCount;
      filters.drawCounts({ open: open + leaving, completed: completed - leaving, isAtLeast });
    };
    list.addEventListener("counts", ({ detail }) => app.store.setCounts(detail));
    list.addEventListener("loaded", () => filters.sayFound(list.length, list.hasMore));
    list.addEventListener("state", () => {
      showSections(element, ["none", "completed"]);
      drawCounts();
    });
    app.store.addEventListener("counts", drawCounts, { signal });
    words.addEventListener("change", () => filters.draw(), { signal });
    explainEmptiness(app, element, list, filters, signal);
    app.store.query = filters.query;
    this.reveal = (/** @type {Task} */ task) => {
      filters.reveal(task);
      return list.load();
    };
  }
}
