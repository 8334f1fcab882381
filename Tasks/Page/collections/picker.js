// Adds existing open tasks to a collection, with a search.

import { api, wayOut } from "../server/api.js";
import { collectAll } from "./membership.js";
import { take } from "../tasks/news.js";
import { isFound } from "../tasks/query.js";
import { text } from "../words/texts.js";
import { find, instanceOf } from "../surfaces/find.js";
import { isComposing } from "../surfaces/keyboard.js";

/** The server's page limit; the note mentions it if there are more tasks. */
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
  #reading = new AbortController();
  #hasMore = false;
  #isSaving = false;
  /** Submitted again during a save. */
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
    this.#form.addEventListener("input", () => this.#draw());
    // WebKit search fields consume Escape even when empty.
    this.#search.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !isComposing(event) && !this.#search.value) this.close();
    });
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#save();
    });
    find("[data-action=close]", this.#sheet).addEventListener("click", () => this.close());
    this.#sheet.addEventListener("close", () => this.#reading.abort());
  }

  /** @param {Collection} collection */
  open(collection) {
    this.#collection = collection;
    this.#search.value = "";
    this.#choices.replaceChildren();
    this.#note.textContent = this.#problem.textContent = "";
    const title = find("h2", this.#sheet);
    title.textContent = text("picker.title", { name: collection.name });
    this.#sheet.showModal();
    // On touch screens, focusing the field would cover the choices with the keyboard.
    (matchMedia("(hover: hover)").matches ? this.#search : title).focus();
    this.#read();
  }

  close() { this.#sheet.close(); }

  async #read() {
    const { signal } = (this.#reading = new AbortController());
    try {
      const { tasks, next } = await api.page({ filter: "open", limit: pageSize, signal });
      this.#hasMore = next !== null;
      const known = tasks.map((task) => take(this.#app.store, task));
      const isIn = (/** @type {Task} */ task) => task.collections.some(({ id }) => id === this.#collection?.id);
      this.#choices.append(...known.filter((task) => !task.completedAt && !isIn(task)).map(makeChoice));
      this.#draw();
    } catch (error) {
      if (!signal.aborted) this.#problem.textContent = text("list.moreNotLoaded", { way: wayOut(error) });
    }
  }

  #draw() {
    for (const box of this.#boxes) {
      const task = this.#taskOf(box);
      labelOf(box).hidden = !box.checked && !(task && isFound(task, this.#search.value));
    }
    const isBare = this.#boxes.every((box) => labelOf(box).hidden);
    const nothing = this.#search.value.trim() ? "picker.notFound" : "picker.nothing";
    const note = isBare ? text(this.#hasMore ? "picker.firstOnly" : nothing, { count: pageSize })
      : text("picker.chosen", { count: this.#chosen.length });
    this.#note.textContent = note;
    this.#problem.textContent = "";
  }

  get #boxes() {
    return /** @type {HTMLInputElement[]} */ ([...this.#choices.querySelectorAll("input")]);
  }

  get #chosen() { return this.#boxes.filter(({ checked }) => checked); }

  /** @param {HTMLInputElement} box */
  #taskOf(box) { return this.#app.store.get(Number(box.value)); }

  async #save() {
    if (this.#isSaving) return void (this.#isAsked = true);
    if (!this.#collection) return;
    const sent = this.#chosen;
    if (sent.length === 0) return void (this.#problem.textContent = text("picker.chooseOne"));
    [this.#isSaving, this.#isAsked] = [true, false];
    const tasks = sent.flatMap((box) => this.#taskOf(box) ?? []);
    const { left, error } = await collectAll(this.#app, { ...this.#collection }, tasks);
    this.#isSaving = false;
    // Choices made during the save are not added yet.
    for (const box of sent) if (!left.some(({ id }) => id === Number(box.value))) labelOf(box).remove();
    if (this.#chosen.length === 0) return this.close();
    this.#draw();
    if (error) this.#problem.textContent = text("picker.notAdded", { count: left.length, way: wayOut(error) });
    if (this.#isAsked && !error) this.#save();
  }
}

/** @param {Task} task */
function makeChoice({ id, title }) {
  const choice = instanceOf(template);
  find("input", choice, HTMLInputElement).value = String(id);
  find(".choice-title", choice).textContent = title;
  return choice;
}

/** @param {HTMLInputElement} box @returns {HTMLElement} */
const labelOf = (box) => /** @type {HTMLElement} */ (box.closest("label"));
