// Choosing several tasks of the list, to complete, reopen or delete them by one button: one interaction, one Undo.

import { together } from "/nod/nod.js";
import { checkOf, idOf, isEditing } from "../rows/rows.js";
import { text } from "../words/texts.js";
import { find } from "../surfaces/find.js";

export class Selection {
  #app;
  #list;
  #rows;
  #bar;
  #begin;
  #menu;
  #act;
  #count;
  #said;
  /** @type {Set<number>} */
  #chosen = new Set();
  #isOn = false;

  /** @param {App} app @param {HTMLElement} element the surface @param {TaskList} list */
  constructor(app, element, list) {
    this.#app = app;
    this.#list = list;
    this.#rows = find("nod-status", element);
    this.#bar = find("#selection", element);
    this.#begin = find("#select", element, HTMLButtonElement);
    this.#menu = find("#open-list-menu", element);
    this.#act = find("[data-selection=complete]", this.#bar, HTMLButtonElement);
    this.#count = find("[data-count]", this.#bar);
    this.#said = find("#selection-said", element);
    this.#begin.addEventListener("click", () => this.#start());
    this.#bar.addEventListener(
      "click", ({ target }) => this.#pressed(/** @type {HTMLElement} */ (target).closest("button"))
    );
    this.#rows.addEventListener("click", (event) => this.#tapped(event), { capture: true });
    element.addEventListener("keydown", (event) => { if (this.#isOn && event.key === "Escape") this.#end(); });
    list.addEventListener("state", () => this.draw());
  }

  #start() {
    /** @type {HTMLElement} */ (this.#begin.closest("[popover]")).hidePopover();
    this.#isOn = true;
    this.#said.textContent = "";
    this.draw();
    find("[data-selection=all]", this.#bar).focus();
  }

  #end() {
    this.#isOn = false;
    this.#chosen.clear();
    this.draw();
    this.#menu.focus();
  }

  /** A tap on a row chooses it instead of opening it.
   * @param {MouseEvent} event */
  #tapped(event) {
    const body = this.#isOn && /** @type {HTMLElement} */ (event.target).closest(".row-body");
    const row = body && body.closest(".row");
    if (!row) return;
    event.stopPropagation();
    const id = idOf(row);
    if (!this.#chosen.delete(id)) this.#chosen.add(id);
    this.draw();
  }

  /** @param {HTMLButtonElement | null} button */
  #pressed(button) {
    /** @type {Record<string, () => void>} */
    const actions = {
      all: () => this.#chooseAll(), complete: () => this.#complete(), delete: () => this.#delete(),
      done: () => this.#end()
    };
    actions[button?.dataset.selection ?? ""]?.();
  }

  #chooseAll() {
    const rows = this.#shown();
    const isAll = rows.every((row) => this.#chosen.has(idOf(row)));
    this.#chosen = new Set(isAll ? [] : rows.map(idOf));
    this.draw();
  }

  #complete() {
    const reopens = this.#reopens();
    const rows = this.#tasks().filter((task) => Boolean(task.completedAt) === reopens).flatMap(
      ({ id }) => this.#list.row(id) ?? []
    );
    together(() => { for (const row of rows) this.#toggle(row); }, this.#act);
    // A toast reports completions; reopening has none.
    if (reopens) this.#said.textContent = text("selection.reopened", { count: rows.length });
    this.#end();
  }

  /** Each changes the counts of its collections for those after it.
   * @param {HTMLElement} row */
  #toggle(row) {
    const check = checkOf(row);
    check.collections = this.#app.store.get(idOf(row))?.collections ?? [];
    check.toggle();
  }

  #delete() {
    const tasks = this.#tasks();
    together(() => { for (const task of tasks) this.#app.remove(task); }, find("[data-selection=delete]", this.#bar));
    this.#end();
  }

  /** Rows that are there to be chosen. */
  #shown() {
    return [...this.#rows.querySelectorAll(".row:not([inert])")].filter(
      (row) => !isEditing(row)
    );
  }

  /** The chosen rows that are still there. */
  #tasks() {
    return [...this.#chosen].filter((id) => this.#list.row(id)).flatMap((id) => this.#app.store.get(id) ?? []);
  }

  /** Where all that is chosen is completed, the button opens it again. */
  #reopens() {
    const tasks = this.#tasks();
    return tasks.length > 0 && tasks.every((task) => task.completedAt);
  }

  draw() {
    this.#rows.classList.toggle("is-selecting", this.#isOn);
    this.#bar.hidden = !this.#isOn;
    this.#begin.hidden = this.#isOn || this.#list.length === 0;
    for (const row of this.#shown()) this.#drawRow(row);
    if (!this.#isOn) return;
    const count = this.#tasks().length;
    this.#count.textContent = text("selection.count", { count });
    // Where it stands it is hidden until now, and what appears with its text isn't said.
    if (this.#said.textContent !== this.#count.textContent) this.#said.textContent = this.#count.textContent;
    find("span", this.#act).textContent = text(this.#reopens() ? "selection.reopen" : "selection.complete");
    /** @type {NodeListOf<HTMLButtonElement>} */
    const buttons = this.#bar.querySelectorAll("[data-selection=complete], [data-selection=delete]");
    for (const button of buttons) button.disabled = count === 0;
  }

  /** @param {HTMLElement} row */
  #drawRow(row) {
    const body = find(".row-body", row);
    const isChosen = this.#isOn && this.#chosen.has(idOf(row));
    row.classList.toggle("is-selected", isChosen);
    if (this.#isOn) body.setAttribute("aria-pressed", String(isChosen));
    else body.removeAttribute("aria-pressed");
  }
}
