// Which tasks are shown: filter, search and "Hide completed", kept in the address.

import { moment } from "./feedback.js";
import { text } from "./texts.js";

/** @typedef {import("./api.js").Filter} Filter */

const filters = ["open", "completed", "all"];

export class Filters {
  #store;
  #list;
  #settings;
  #segments = /** @type {HTMLElement} */ (document.querySelector("#filter"));
  #search = /** @type {HTMLInputElement} */ (document.querySelector("#search"));
  #hide = /** @type {HTMLInputElement} */ (document.querySelector("#hide-completed"));
  #hideLine = /** @type {HTMLElement} */ (document.querySelector("#hide-completed-line"));
  #heading = document.querySelector("#list-heading");
  #found = document.querySelector("#found");
  #saysFound = false;

  /**
   * @param {import("./store.js").Store} store @param {import("./list.js").List} list
   * @param {import("./settings.js").Settings} settings
   */
  constructor(store, list, settings) {
    [this.#store, this.#list, this.#settings] = [store, list, settings];
    this.#segments.addEventListener("change", ({ target }) => this.#choose(/** @type {HTMLInputElement} */ (target)));
    this.#search.addEventListener("input", () => this.#find());
    this.#hide.addEventListener("change", () => this.#hideCompleted());
    store.addEventListener("counts", () => this.#drawCounts());
    list.addEventListener("loaded", () => this.#sayFound());
    addEventListener("popstate", () => this.#readAddress());
    this.#takeAddress();
  }

  /** @param {Filter} filter */
  show(filter) {
    if (filter !== this.#store.view.filter) this.#look({ filter, query: this.#store.view.query });
  }

  clearSearch() {
    if (this.#store.view.query) this.#look({ filter: this.#store.view.filter, query: "" });
  }

  /** A view that shows this task, and the search gone that would hide it. @param {import("./api.js").Task} task */
  reveal(task) {
    const { filter, query } = this.#store.view;
    if (this.#store.shows(task)) return;
    this.#look({ filter: filter === "completed" ? "open" : filter, query: this.#store.matches(task, query) ? query : "" });
  }

  /** @param {HTMLInputElement} chosen */
  #choose(chosen) {
    moment("selected", { element: chosen.closest(".segment") });
    this.#keepHidden(/** @type {Filter} */ (chosen.value));
    this.show(/** @type {Filter} */ (chosen.value));
  }

  /** The switch and the segments are two ways to say the same: all without the completed ones are the open ones. */
  #hideCompleted() {
    moment("toggled", { element: this.#hide });
    const filter = this.#hide.checked ? "open" : "all";
    this.#keepHidden(filter);
    this.show(filter);
  }

  /** What the next visit begins with. @param {Filter} filter */
  #keepHidden(filter) {
    const hidesCompleted = filter === "open";
    if (filter === "completed" || hidesCompleted === this.#settings.values.hidesCompleted) return;
    this.#settings.change({ hidesCompleted }).catch((error) => console.warn("Tasks:", error));
  }

  #find() {
    this.#saysFound = true;
    this.#look({ filter: this.#store.view.filter, query: this.#search.value });
  }

  /** @param {{filter: Filter, query: string}} view */
  #look(view) {
    this.#store.view = view;
    this.#draw();
    this.#writeAddress();
    this.#list.load();
  }

  #readAddress() {
    this.#takeAddress();
    this.#list.load();
  }

  #takeAddress() {
    const parameters = new URLSearchParams(location.search);
    const asked = parameters.get("filter");
    const usual = this.#settings.values.hidesCompleted ? "open" : "all";
    const filter = /** @type {Filter} */ (filters.includes(asked) ? asked : usual);
    this.#store.view = { filter, query: parameters.get("q") ?? "" };
    this.#draw();
  }

  #writeAddress() {
    const { filter, query } = this.#store.view;
    const parameters = new URLSearchParams({ filter });
    if (query) parameters.set("q", query);
    history.replaceState(null, "", `?${parameters}`);
  }

  #draw() {
    const { filter, query } = this.#store.view;
    const segment = /** @type {HTMLInputElement} */ (this.#segments.querySelector(`[value=${filter}]`));
    segment.checked = true;
    if (this.#search.value !== query) this.#search.value = query;
    this.#hide.checked = filter === "open";
    this.#hideLine.hidden = filter === "completed";
    this.#heading.textContent = query.trim() ? text("list.results", { query: query.trim() }) : text(`list.heading.${filter}`);
  }

  #drawCounts() {
    const { open, completed } = this.#store.counts;
    const counts = { open, completed, all: open + completed };
    for (const [name, count] of Object.entries(counts)) {
      this.#segments.querySelector(`[data-count=${name}]`).textContent = String(count);
    }
  }

  #sayFound() {
    if (!this.#saysFound) return;
    const count = this.#list.length;
    const found = this.#list.hasMore ? text("list.foundMore", { count }) : text("list.found", { count });
    this.#found.textContent = this.#store.view.query ? found : "";
  }
}
