
import { moment } from "/nod/nod.js";
import { text } from "../words/texts.js";
import { isFound } from "../tasks/query.js";
import { listView } from "../tasks/views.js";
import { find } from "../surfaces/find.js";

const filters = ["open", "completed", "all"];

export class Filters extends EventTarget {
  /** @type {Filter} */
  filter = "open";
  query = "";
  view = listView(this.filter, this.query);
  #settings;
  #segments;
  #search;
  #heading;
  #found;
  #saysFound = false;

  /** @param {App} app @param {HTMLElement} element the surface */
  constructor({ settings }, element) {
    super();
    this.#settings = settings;
    this.#segments = find("#filter", element);
    this.#search = find("#search", element, HTMLInputElement);
    this.#heading = find("#list-heading", element);
    this.#found = find("#found", element);
    // Arrow keys keep the menu open; a tap closes it.
    this.#segments.addEventListener(
      "click", ({ detail }) => { if (detail > 0) this.#segments.closest("[popover]")?.hidePopover(); }
    );
    this.#segments.addEventListener("change", ({ target }) => this.#choose(/** @type {HTMLInputElement} */ (target)));
    this.#search.addEventListener("input", () => {
      this.#saysFound = true;
      this.#look({ query: this.#search.value });
    });
    const parameters = new URLSearchParams(location.search);
    const asked = parameters.get("filter") ?? "";
    const usual = settings.values.hidesCompleted ? "open" : "all";
    this.filter = /** @type {Filter} */ (filters.includes(asked) ? asked : usual);
    this.query = parameters.get("q") ?? "";
    this.view = listView(this.filter, this.query);
    this.draw();
  }

  /** @param {Filter} filter */
  show(filter) {
    if (filter !== this.filter) this.#look({ filter });
  }

  clearSearch() {
    if (this.query) this.#look({ query: "" });
  }

  /** Changes filter or search if they hide the task.
   * @param {Task} task */
  reveal(task) {
    if (this.view.shows(task)) return;
    this.#look(
      { filter: this.filter === "completed" ? "open" : this.filter, query: isFound(task, this.query) ? this.query : "" }
    );
  }

  /** @param {Counts} counts */
  drawCounts({ open, completed, isAtLeast }) {
    for (const [name, count] of Object.entries({ open, completed, all: open + completed })) {
      find(`[data-count=${name}]`, this.#segments).textContent = isAtLeast ? `${count}+` : String(count);
    }
  }

  /** @param {number} count @param {boolean} hasMore */
  sayFound(count, hasMore) {
    if (!this.#saysFound) return;
    this.#found.textContent = this.query ? text(hasMore ? "list.foundMore" : "list.found", { count }) : "";
  }

  /** @param {HTMLInputElement} chosen */
  #choose(chosen) {
    moment("selected", { element: chosen.closest(".segment") ?? undefined });
    const filter = /** @type {Filter} */ (chosen.value);
    const hidesCompleted = filter === "open";
    // Remembered for the next visit.
    if (filter !== "completed" && hidesCompleted !== this.#settings.values.hidesCompleted) {
      this.#settings.change({ hidesCompleted }).catch((error) => console.warn("Tasks:", error));
    }
    this.show(filter);
  }

  /** @param {{filter?: Filter, query?: string}} change */
  #look(change) {
    Object.assign(this, change);
    this.view = listView(this.filter, this.query);
    this.draw();
    const parameters = new URLSearchParams({ filter: this.filter, ...(this.query && { q: this.query }) });
    history.replaceState(null, "", `?${parameters}`);
    this.dispatchEvent(new Event("change"));
  }

  draw() {
    const segment = find(`[value=${this.filter}]`, this.#segments, HTMLInputElement);
    segment.checked = true;
    if (this.#search.value !== this.query) this.#search.value = this.query;
    const query = this.query.trim();
    this.#heading.textContent = query
      ? text("list.results", { query }) : text(`list.heading.${this.filter}`);
  }
}
