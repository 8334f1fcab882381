// Editing in place. Keeps its text until it is saved.

import { AttemptKeys, Refusal, api, wayOut } from "../server/api.js";
import { Chips } from "./chips.js";
import { isLate, take } from "../tasks/news.js";
import { isEditing } from "./rows.js";
import { text } from "../words/texts.js";
import { missingProblem, oneLine, showProblem } from "../tasks/titles.js";
import { find, instanceOf } from "../surfaces/find.js";
import { isComposing, isEnter } from "../surfaces/keyboard.js";

const fields = ["title", "notes", "due", "priority"];
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const template = find("#editor-template", document, HTMLTemplateElement);

export class Editor {
  #row;
  #task;
  #done;
  #keep;
  #form = /** @type {HTMLFormElement} */ (instanceOf(template));
  #keys = new AttemptKeys();
  #isSaving = false;
  #isAsked = false;
  #isClosed = false;
  #chips;

  /** @param {HTMLElement} row @param {Task} task @param {Store} store
   * @param {(task: Task | null) => void} done called after closing with the saved task, or null
   * @param {(task: Task) => Promise<Task>} [keep] saves a task that the server doesn't have yet */
  constructor(row, task, store, done, keep) {
    this.#row = row;
    this.#task = task;
    this.#done = done;
    this.#keep = keep;
    this.#chips = new Chips(find("[data-collections]", this.#form), task, store);
    this.#fill();
    this.#listen();
    row.classList.add("is-editing");
    row.append(this.#form);
    this.#field("title").focus();
  }

  #fill() {
    const id = `task-${this.#task.id}`;
    this.#form.setAttribute("aria-label", text("editor.name", { title: this.#task.title }));
    this.#field("priority").append(
      new Option(text("editor.noPriority"), ""), ...[...letters].map((letter) => new Option(letter))
    );
    for (const name of fields) {
      const field = this.#field(name);
      field.id = `${id}-${name}`;
      /** @type {HTMLLabelElement} */ (field.closest(".labelled")?.querySelector("label")).htmlFor = field.id;
      this.#problem(name).id = `${id}-${name}-problem`;
      field.setAttribute("aria-describedby", `${id}-${name}-problem`);
      field.value = String(valueOf(this.#task, name) ?? "");
    }
  }

  #listen() {
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#save();
    });
    this.#form.addEventListener("keydown", (event) => this.#pressed(event));
    this.#form.addEventListener("input", ({ target }) => {
      const field = /** @type {HTMLInputElement} */ (target);
      this.#problem("form").textContent = "";
      if (field.hasAttribute("aria-invalid")) this.#say(field.name, "");
    });
    find("[data-action=cancel]", this.#form).addEventListener("click", () => this.#close(null));
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      this.#close(null);
    } else if (isEnter(event) && /** @type {HTMLElement} */ (event.target).matches("select, input, textarea")) {
      // In notes, Enter makes a line; Ctrl or ⌘ + Enter saves.
      if (/** @type {HTMLElement} */ (event.target).matches("[name=notes]") && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.#form.requestSubmit();
    }
  }

  async #save() {
    if (!this.#validate()) return;
    if (this.#isSaving) return void (this.#isAsked = true);
    const changes = this.#changes();
    if (Object.keys(changes).length === 0 && !this.#chips.hasChanged) return this.#close(null);
    const sent = this.#written();
    [this.#isSaving, this.#isAsked] = [true, false];
    await this.#send(changes).then((task) => {
      // Stays open if edited during the save.
      if (this.#isClosed || this.#written() === sent) this.#close(task);
      else this.#task = { ...task };
    }, (error) => this.#failed(error));
    this.#isSaving = false;
    if (this.#isAsked && !this.#isClosed && this.#written() !== sent) this.#save();
  }

  /** Saves collections first, so that the last answer contains the complete task.
   * @param {object} changes @returns {Promise<Task>} */
  async #send(changes) {
    if (this.#keep) return this.#keep({ ...this.#task, ...changes, collections: this.#chips.collections });
    await this.#chips.save();
    if (Object.keys(changes).length === 0) return api.task(this.#task.id);
    return api.change(this.#task.id, changes, this.#keys.for(changes));
  }

  #written() { return JSON.stringify([...fields.map((name) => this.#field(name).value), this.#chips.chosen]); }

  #validate() {
    this.#say("title", missingProblem(this.#field("title").value));
    this.#say("due", this.#field("due").validity.badInput ? text("editor.dueUnclear") : "");
    const wrong = this.#form.querySelector("[aria-invalid]");
    wrong?.focus();
    return !wrong;
  }

  #changes() {
    const title = oneLine(this.#field("title").value);
    const values = {
      title,
      notes: this.#field("notes").value,
      due: this.#field("due").value || null,
      priority: this.#field("priority").value || null,
    };
    return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== valueOf(this.#task, name)));
  }

  /** @param {unknown} error */
  #failed(error) {
    if (error instanceof Refusal && error.status === 404) {
      return this.#sayNotSaved(text("editor.deletedElsewhere"));
    }
    if (error instanceof Refusal && error.status === 422 && fields.some((name) => name === error.field)) {
      this.#say(error.field ?? "", error.message);
      return this.#field(error.field ?? "").focus();
    }
    this.#sayNotSaved(wayOut(error, "way.kept"));
  }

  /** @param {string} way */
  #sayNotSaved(way) {
    this.#problem("form").textContent = text("task.notSaved", { title: this.#task.title, way });
  }

  /** @param {Task | null} saved */
  #close(saved) {
    // Closed during the save: the row may have a new editor.
    if (this.#isClosed) return this.#done(saved);
    this.#isClosed = true;
    const hadFocus = this.#form.contains(document.activeElement);
    this.#form.remove();
    this.#row.classList.remove("is-editing");
    if (hadFocus) find(".row-body", this.#row).focus();
    this.#done(saved);
  }

  /** @param {string} name */
  #field(name) { return /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name)); }

  /** @param {string} name */
  #problem(name) { return find(`[data-problem=${name}]`, this.#form); }

  /** @param {string} name @param {string} problem */
  #say(name, problem) { showProblem(this.#field(name), this.#problem(name), problem); }
}

/** @param {object} task @param {string} name @returns {unknown} */
const valueOf = (task, name) => new Map(Object.entries(task)).get(name);

/** @param {Store} store @param {Surfaces} surfaces */
export function editInPlace(store, surfaces) {
  surfaces.element.addEventListener("click", ({ target }) => {
    const row = /** @type {HTMLElement} */ (target).closest("[data-action=edit]")?.closest(".row");
    const task = row && store.get(Number(row.dataset.id));
    if (!task) return;
    new Editor(row, task, store, (saved) => closed(row, task.id, saved));
    surfaces.letLeave(row);
  });

  /** A newer event may have arrived before the answer.
   * @param {HTMLElement} row @param {number} id @param {Task | null} saved */
  function closed(row, id, saved) {
    surfaces.letLeave(row);
    const known = saved && !isLate(store, saved) ? take(store, saved) : store.get(id);
    if (known) surfaces.draw(known);
    if (isEditing(row)) return;
    if (known) surfaces.place(known);
    else surfaces.dismiss(id);
  }
}
