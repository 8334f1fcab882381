// Adds existing tasks to a collection: a search, and any number of its results.

import { api, wayOut } from "../server/api.js";
import { collectAll } from "./membership.js";
import { take } from "../tasks/news.js";
import { text } from "../words/texts.js";
import { find, instanceOf } from "../surfaces/find.js";
import { arrangeIn } from "../surfaces/html.js";

/** The server's largest page. Who has more open tasks searches. */
const pageSize = 500;
const template = find("#choice-template", document, HTMLTemplateElement);

export class Picker {
  #app;
  #sheet;
  #form;
  #search;
  #choices;
  #note;
  #problem;
  /** @type {Collection | null} */
  #collection = null;
  /** Chosen tasks stay chosen in the next search.
   * @type {Map<number, Task>} */
  #chosen = new Map();
  #reading = new AbortController();
  #isSaving = false;
  /** Submitted again while a save was in flight. */
  #isAsked = false;

  /** @param {App} app @param {HTMLDialogElement} sheet */
  constructor(app, sheet) {
    this.#app = app;
    this.#sheet = sheet;
    this.#form = find("form", sheet, HTMLFormElement);
    this.#search = find("[type=search]", sheet, HTMLInputElement);
    this.#choices = find("[data-choices]", sheet);
    this.#note = find("[data-note]", sheet);
    this.#problem = find(".problem", sheet);
    this.#listen();
  }

  #listen() {
    this.#search.addEventListener("input", () => this.#find());
    this.#choices.addEventListener(
      "change", (/** @type {Event} */ { target }) => this.#choose(/** @type {HTMLInputElement} */ (target))
    );
    this.#form.addEventListener("keydown", (event) => this.#pressed(event));
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#save();
    });
    find("[data-action=close]", this.#sheet).addEventListener("click", () => this.close());
    this.#sheet.addEventListener("click", ({ target }) => { if (target === this.#sheet) this.close(); });
    this.#sheet.addEventListener("close", () => this.#reading.abort());
  }

  /** @param {Collection} collection */
  open(collection) {
    this.#collection = collection;
    this.#chosen.clear();
    this.#search.value = "";
    this.#problem.textContent = "";
    const title = find("h2", this.#sheet);
    title.textContent = text("picker.title", { name: collection.name });
    this.#sheet.showModal();
    // On a touch screen the field would open the keyboard over the choices.
    (matchMedia("(hover: hover)").matches ? this.#search : title).focus();
    this.#find();
  }

  close() { this.#sheet.close(); }

  /** Walks through the results by arrow keys. In WebKit a search field keeps Escape to itself, though it is empty.
   * @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.key === "Escape" && document.activeElement === this.#search && !this.#search.value) return this.close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [this.#search, ...this.#boxes];
    const place = stops.findIndex((stop) => stop === document.activeElement);
    if (!step || place < 0) return;
    event.preventDefault();
    stops[Math.min(Math.max(0, place + step), stops.length - 1)].focus();
  }

  // Results.

  async #find() {
    this.#reading.abort();
    const { signal } = (this.#reading = new AbortController());
    try {
      const { tasks } = await api.page({ filter: "open", query: this.#search.value, limit: pageSize, signal });
      const known = tasks.map((task) => take(this.#app.store, task));
      const fresh = known.filter((task) => !task.completedAt && !this.#has(task) && !this.#chosen.has(task.id));
      this.#arrange([...this.#chosen.values(), ...fresh]);
      this.#problem.textContent = "";
      this.#tell();
    } catch (error) {
      if (!signal.aborted) this.#problem.textContent = text("list.moreNotLoaded", { way: wayOut(error) });
    }
  }

  /** A choice that stays keeps its box: somebody may be at it already when results come.
   * @param {Task[]} tasks */
  #arrange(tasks) {
    const boxes = new Map(this.#boxes.map((box) => [Number(box.value), box]));
    const used = this.#boxes.find((box) => box === document.activeElement);
    arrangeIn(this.#choices, tasks.map((task) => boxes.get(task.id)?.closest("label") ?? this.#choice(task)));
    // A box that was moved lost the focus as well as one that is gone.
    if (used) (used.isConnected ? used : this.#search).focus();
  }

  get #boxes() {
    return /** @type {HTMLInputElement[]} */ ([...this.#choices.querySelectorAll("input")]);
  }

  /** @param {Task} task */
  #has(task) { return task.collections.some(({ id }) => id === this.#collection?.id); }

  /** @param {Task} task */
  #choice(task) {
    const choice = instanceOf(template);
    const box = find("input", choice);
    Object.assign(box, { value: String(task.id), checked: this.#chosen.has(task.id) });
    find(".choice-title", choice).textContent = task.title;
    return choice;
  }

  // The choice.

  /** @param {HTMLInputElement} box */
  #choose(box) {
    const id = Number(box.value);
    const task = this.#app.store.get(id);
    if (box.checked && task) this.#chosen.set(id, task);
    else this.#chosen.delete(id);
    this.#problem.textContent = "";
    this.#tell();
  }

  #tell() {
    const isBare = this.#choices.childElementCount === 0;
    const nothing = text(this.#search.value.trim() ? "picker.notFound" : "picker.nothing");
    this.#note.textContent = isBare ? nothing : text("picker.chosen", { count: this.#chosen.size });
  }

  async #save() {
    if (this.#isSaving) return void (this.#isAsked = true);
    if (!this.#collection) return;
    if (this.#chosen.size === 0) return void (this.#problem.textContent = text("picker.chooseOne"));
    [this.#isSaving, this.#isAsked] = [true, false];
    const sent = [...this.#chosen.values()];
    const { left, error } = await collectAll(this.#app, { ...this.#collection }, sent);
    this.#isSaving = false;
    // Tasks chosen meanwhile are not added yet.
    for (const task of sent) if (!left.includes(task)) this.#chosen.delete(task.id);
    if (this.#chosen.size === 0) return this.close();
    /** @type {NodeListOf<HTMLInputElement>} */
    const checked = this.#choices.querySelectorAll(":checked");
    for (const box of checked) if (!this.#chosen.has(Number(box.value))) box.closest(".choice")?.remove();
    if (error) this.#problem.textContent = text("picker.notAdded", { count: left.length, way: wayOut(error) });
    this.#tell();
    if (this.#isAsked && !error) this.#save();
  }
}
