// Choosing several tasks of the list, to complete, reopen or delete them by one button: one interaction, one Undo.

import { together } from "/nod/nod.js";
import { checkOf, idOf, isEditing } from "../rows/rows.js";
import { changeMany } from "../tasks/many.js";
import { questionOf } from "../tasks/views.js";
import { text } from "../words/texts.js";
import { find } from "../surfaces/find.js";

/** Up to so many, each is seen to change; of more, all are changed by one request. */
const mostSeen = 100;

export class Selection {
  #app;
  #list;
  #rows;
  #bar;
  #begin;
  #menu;
  #act;
  #told;
  #said;
  /** By hand.
   * @type {Set<number>} */
  #chosen = new Set();
  /** The view of which all are chosen, read or not, but those of `#spared`.
   * @type {import("../tasks/views.js").View | null} */
  #whole = null;
  /** @type {Set<number>} */
  #spared = new Set();
  #isOn = false;

  /** @param {App} app @param {HTMLElement} element the surface @param {TaskList} list @param {AbortSignal} signal */
  constructor(app, element, list, signal) {
    this.#app = app;
    this.#list = list;
    this.#rows = find("nod-status", element);
    this.#bar = find("#selection", element);
    this.#begin = find("#select", element, HTMLButtonElement);
    this.#menu = find("#open-list-menu", element);
    this.#act = find("[data-selection=complete]", this.#bar, HTMLButtonElement);
    this.#told = find("[data-count]", this.#bar);
    this.#said = find("#selection-said", element);
    this.#begin.addEventListener("click", () => this.#start());
    this.#bar.addEventListener(
      "click", ({ target }) => this.#pressed(/** @type {HTMLElement} */ (target).closest("button"))
    );
    this.#rows.addEventListener("click", (event) => this.#tapped(event), { capture: true });
    element.addEventListener("keydown", (event) => { if (this.#isOn && event.key === "Escape") this.#end(); });
    list.addEventListener("state", () => this.#follow());
    app.store.addEventListener("counts", () => { if (this.#isAll) this.#draw(); }, { signal });
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
    this.#choose([]);
    this.#menu.focus();
  }

  /** @param {number[]} ids @param {import("../tasks/views.js").View | null} [whole] */
  #choose(ids, whole = null) {
    this.#chosen = new Set(ids);
    this.#whole = whole;
    this.#spared.clear();
    this.draw();
  }

  get #isAll() { return this.#whole === this.#list.view; }

  /** @param {number} id */
  #isChosen(id) { return this.#isAll ? !this.#spared.has(id) : this.#chosen.has(id); }

  /** A tap on a row chooses it instead of opening it.
   * @param {MouseEvent} event */
  #tapped(event) {
    const body = this.#isOn && /** @type {HTMLElement} */ (event.target).closest(".row-body");
    const row = body && body.closest(".row");
    if (!row) return;
    event.stopPropagation();
    const id = idOf(row);
    const changed = this.#isAll ? this.#spared : this.#chosen;
    if (!changed.delete(id)) changed.add(id);
    this.#drawRow(row);
    this.#draw();
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

  /** All that the view finds, or none of them. */
  #chooseAll() {
    const ids = this.#shown().map(idOf);
    const isAll = ids.every((id) => this.#isChosen(id)) && (this.#isAll || !this.#list.hasMore);
    if (isAll || !this.#list.hasMore) this.#choose(isAll ? [] : ids);
    else this.#choose([], this.#list.view);
  }

  #complete() {
    const reopens = this.#reopens();
    if (this.#areMany) return this.#changeMany(reopens ? "reopen" : "complete");
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
    if (this.#areMany) return this.#changeMany("delete");
    const tasks = this.#tasks();
    together(() => { for (const task of tasks) this.#app.remove(task); }, find("[data-selection=delete]", this.#bar));
    this.#end();
  }

  get #areMany() { return this.#count > mostSeen; }

  /** @param {import("../tasks/many.js").Action} action */
  #changeMany(action) {
    const tasks = this.#isAll
      ? { ...questionOf(this.#list.view), except: this.#left } : { ids: this.#tasks().map(({ id }) => id) };
    this.#end();
    changeMany(this.#app, this.#list, tasks, action);
  }

  /** Those of the whole view that are left alone: as they are wished to be, or because they are being edited. */
  get #left() {
    const edited = [...this.#rows.querySelectorAll(".row.is-editing")].map(idOf);
    return [...new Set([...this.#spared, ...edited])];
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

  get #count() {
    if (!this.#isAll) return this.#tasks().length;
    const { open, completed } = this.#app.store.counts;
    const { filter } = questionOf(this.#list.view);
    return (filter === "completed" ? 0 : open) + (filter === "open" ? 0 : completed) - this.#left.length;
  }

  /** Where all that is chosen is completed, the button opens it again. */
  #reopens() {
    if (this.#isAll) return questionOf(this.#list.view).filter === "completed";
    const tasks = this.#tasks();
    return tasks.length > 0 && tasks.every((task) => task.completedAt);
  }

  draw() {
    this.#rows.classList.toggle("is-selecting", this.#isOn);
    for (const row of this.#shown()) this.#drawRow(row);
    this.#draw();
  }

  /** Rows came or went. */
  #follow() {
    const fresh = this.#isOn ? this.#rows.querySelectorAll(".row:not([inert]) .row-body:not([aria-pressed])") : [];
    for (const body of fresh) this.#drawRow(/** @type {HTMLElement} */ (body.closest(".row")));
    this.#draw();
  }

  /** Draws the bar. */
  #draw() {
    this.#bar.hidden = !this.#isOn;
    this.#begin.hidden = this.#isOn || this.#list.length === 0;
    if (!this.#isOn) return;
    const count = this.#count;
    this.#told.textContent = text("selection.count", { count });
    // Where it stands it is hidden until now, and what appears with its text isn't said.
    if (this.#said.textContent !== this.#told.textContent) this.#said.textContent = this.#told.textContent;
    find("span", this.#act).textContent = text(this.#reopens() ? "selection.reopen" : "selection.complete");
    /** @type {NodeListOf<HTMLButtonElement>} */
    const buttons = this.#bar.querySelectorAll("[data-selection=complete], [data-selection=delete]");
    for (const button of buttons) button.disabled = count === 0;
  }

  /** @param {HTMLElement} row */
  #drawRow(row) {
    const body = find(".row-body", row);
    const isChosen = this.#isOn && this.#isChosen(idOf(row));
    row.classList.toggle("is-selected", isChosen);
    if (this.#isOn) body.setAttribute("aria-pressed", String(isChosen));
    else body.removeAttribute("aria-pressed");
  }
}
