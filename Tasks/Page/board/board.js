// The board: To do, Doing, Done. Cards move by drag, menu and arrow keys.

import { moveTo, ready, toast } from "/nod/nod.js";
import { focusWhenSeen, passingFrom } from "../rows/focus.js";
import { DropLine } from "./drop.js";
import { openMenus } from "./menu.js";
import { checkOf, idOf, isEditing, makeFrom } from "../rows/rows.js";
import { Surface } from "../surfaces/surface.js";
import { TaskList } from "../rows/tasklist.js";
import { text } from "../words/texts.js";
import { columnOf } from "../tasks/query.js";
import { columnView } from "../tasks/views.js";
import { Waiting } from "../capture/waiting.js";
import { find } from "../surfaces/find.js";

/** @typedef {{where: () => Column | undefined, move: (column: Column) => void}} Wish */

const columns = /** @type {const} */ (["todo", "doing", "done"]);
/** @type {Record<string, {x?: number, y?: number}>} */
const arrows = { ArrowLeft: { x: -1 }, ArrowRight: { x: 1 }, ArrowUp: { y: -1 }, ArrowDown: { y: 1 } };

const template = find("#card-template", document, HTMLTemplateElement);

export default class BoardSurface extends Surface {
  /** @type {Map<Column, TaskList>} */
  #columns = new Map();
  /** Number of tasks that aren't loaded yet, by column.
   * @type {Map<Column, number>} */
  #unread = new Map();
  /** Completed cards that leave the column after their stay.
   * @type {Map<number, HTMLElement>} */
  #leaving = new Map();
  /** A card completed by menu or key, which keeps the focus when it moves.
   * @type {number | null} */
  #followed = null;
  /** @type {{selector: string, how: FocusOptions} | null} */
  #control = null;
  /** Moves waiting for their column to load.
   * @type {Wish[]} */
  #wishes = [];

  /** @param {App} app @param {HTMLElement} element */
  constructor(app, element) {
    super(app, element);
    for (const column of columns) this.#columns.set(column, this.#makeColumn(column));
    this.lists = [...this.#columns.values()];
    const { signal } = this;
    openMenus(element, this, signal);
    new Waiting(app, element, this.#column("todo"), signal);
    this.#dragCards().catch((error) => console.warn("Tasks:", error));
    ready.then(
      (hasEngine) => {
        if (hasEngine) addEventListener("nod-change", ({ detail }) => this.#changed(detail), { signal });
      }
    );
    element.addEventListener("nod-left", ({ detail }) => this.#left(detail.item), { signal });
    element.addEventListener("keydown", (event) => this.#pressed(event), { signal });
  }

  close() {
    this.#carryOut({ isLast: true });
    super.close();
  }

  /** Inserts the card, or moves it to its column.
   * @param {Task} task */
  place(task) {
    const [from, to] = [this.listWith(task.id), this.#column(columnOf(task))];
    const row = from?.row(task.id);
    if (!from || !row) return this.#follow(to.insert(task));
    from.draw(task);
    if (isEditing(row) || this.#leaving.get(task.id) === row) return;
    if (from === to) from.arrangeRow(task);
    else from.give(task, to);
    this.#follow(from.row(task.id) ?? to.row(task.id) ?? null);
  }

  /** @param {HTMLElement} card */
  letLeave(card) {
    super.letLeave(card);
    this.#leaving.delete(idOf(card));
  }

  /** @param {number} id */
  passFocusOn(id) {
    if (!this.#control) this.listWith(id)?.passFocusOn(id);
  }

  /** @param {number} id @param {Column} column
   * @param {number} [index] among the other cards there; by default the top */
  moveTo(id, column, index = 0) { this.#wish(() => column, () => this.#move(id, column, index)); }

  /** @param {number} id @param {number} by */
  shift(id, by) {
    this.#wish(() => this.#columnOf(id), (column) => {
      const { index, count } = this.standing(id);
      if (column === "done") this.#announce(text("board.latestFirst"));
      // A reopened card may still be in Done.
      else if (index >= 0 && index + by >= 0 && index + by < count) this.#move(id, column, index + by);
    });
  }

  /** @param {Wish["where"]} where null if the move is obsolete @param {Wish["move"]} move */
  #wish(where, move) {
    this.#wishes.push({ where, move });
    this.#carryOut();
  }

  /** @param {{isLast?: boolean}} [how] the surface is closing */
  #carryOut(how) {
    while (this.#wishes.length > 0) {
      const [{ where, move }] = this.#wishes;
      const column = where();
      if (column && !how?.isLast && !this.#column(column).isKnown) return;
      this.#wishes.shift();
      if (column) move(column);
    }
  }

  /** @param {Column} column */
  #column(column) { return /** @type {TaskList} */ (this.#columns.get(column)); }

  /** @param {number} id @param {Column} column @param {number} [index] */
  #move(id, column, index = 0) {
    const [task, card] = [this.app.store.get(id), this.#card(id)];
    // The store may still contain a deleted task.
    if (!task || !card || (column === "done" && task.completedAt)) return;
    if (column === "done") {
      this.#followed = id;
      return toggle(card);
    }
    const list = this.#column(column);
    const others = list.tasks.filter((other) => other.id !== id);
    const position = placeAmong(others, index, list.hasMore) ?? task.position;
    const [was, before] = [columnOf(task), { column: task.lane, position: task.position }];
    const spot = { column, position, from: this.app.store.laneOf(id) };
    if (task.completedAt) toggle(card, spot);
    else moveTo(id, spot, task.title);
    const words = this.#wordsOf(task);
    if (column === was) return this.#announce(words);
    const undo = () => {
      if (was !== "done") moveTo(id, { ...before, from: this.app.store.laneOf(id) }, task.title);
      else toggle(this.app.surfaces.row(id) ?? makeFrom(template, task));
    };
    toast(words, { id: "moved", action: { label: text("action.undo"), onClick: undo } });
  }

  /** @param {number} id @returns {Column | undefined} */
  #columnOf(id) {
    const task = this.app.store.get(id);
    return task && columnOf(task);
  }

  /** @param {number} id @returns {{column: Column, index: number, count: number}} */
  standing(id) {
    const column = this.#columnOf(id) ?? "todo";
    const { tasks } = this.#column(column);
    return { column, index: tasks.findIndex((task) => task.id === id), count: tasks.length };
  }

  async #dragCards() {
    const { drag } = await import("/nod/gestures.js");
    const line = new DropLine(this.element);
    drag(find(".columns", this.element), {
      // Presses in a card's open menu don't drag the card.
      item: ".card:not(.is-editing, :has(> .menu:popover-open))",
      place(point, card) {
        const place = line.at(point, card);
        line.show(place, card);
        return place;
      },
      drop: (card, { column, index }) => {
        line.hide();
        this.#drop(idOf(card), column, index);
      },
      cancel: () => line.hide(),
    });
  }

  /** Completes a card dropped in Done at the place of the drop.
   * @param {number} id @param {Column} column @param {number} index */
  #drop(id, column, index) {
    const from = this.standing(id);
    if (column === from.column && index === from.index) return;
    const card = this.#card(id);
    if (column === "done" && card) checkOf(card).removeAttribute("leaves");
    this.moveTo(id, column, index);
    const task = this.app.store.get(id);
    if (task) this.place(task);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const card = /** @type {HTMLElement | null} */ (target.closest(".card"));
    const arrow = arrows[event.key];
    const isMeant = event.altKey || target.matches("[data-action=menu]");
    if (!card || !arrow || !isMeant || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isEditing(card) || target.closest("[popover]")) return;
    event.preventDefault();
    if (arrow.y) return this.shift(idOf(card), arrow.y);
    const { x = 0 } = arrow;
    const forth = getComputedStyle(this.element).direction === "rtl" ? -x : x;
    const beside = () => columns[columns.findIndex((one) => one === this.#columnOf(idOf(card))) + forth];
    if (!event.repeat) this.#wish(beside, (column) => this.#move(idOf(card), column));
  }

  /** @param {Column} column */
  #makeColumn(column) {
    const root = find(`[data-column=${column}]`, this.element);
    const heading = find("h2", root);
    const list = new TaskList(
      this.app.store, root, { view: columnView(column), make: (task) => makeFrom(template, task), heading }
    );
    const draw = () => {
      const count = this.#countOf(column);
      for (const place of this.element.querySelectorAll(`[data-count=${column}]`)) {
        place.textContent = place.matches("p") ? text("board.count", { count }) : String(count);
      }
    };
    list.addEventListener("counts", ({ detail }) => {
      this.#unread.set(column, Math.max(0, (column === "done" ? detail.completed : detail.open) - list.tasks.length));
      draw();
    });
    list.addEventListener("state", draw);
    list.addEventListener("loaded", () => {
      this.#keepOnce(list);
      this.#forgetDropped();
    });
    list.addEventListener("state", () => queueMicrotask(() => this.#carryOut()));
    return list;
  }

  /** @param {TaskList} list */
  #keepOnce(list) {
    for (const { id } of list.tasks) {
      const leaving = this.#leaving.get(id);
      for (const other of this.lists) if (other !== list && other.row(id) !== leaving) other.remove(id);
    }
  }

  /** Cards dropped while leaving fire no `nod-left`. */
  #forgetDropped() {
    for (const [id, card] of this.#leaving) {
      if (card.isConnected) continue;
      this.#leaving.delete(id);
      const task = this.app.store.get(id);
      if (task) this.place(task);
    }
  }

  /** @param {Column} column */
  #countOf(column) {
    const list = this.#column(column);
    return list.length + (list.hasMore ? this.#unread.get(column) ?? 0 : 0);
  }

  /** @param {number} id */
  #card(id) { return this.listWith(id)?.row(id); }

  /** @param {HTMLElement | null} card */
  #follow(card) {
    const control = this.#control && /** @type {HTMLElement | null} */ (card?.querySelector(this.#control.selector));
    if (control) focusWhenSeen(control, this.#control?.how);
    this.#control = null;
  }

  /** @param {{item: number, completed: boolean, reason: string}} change */
  #changed({ item, completed, reason }) {
    const card = this.#card(item);
    if (
      completed && ["tap", "retry"].includes(reason) && card && checkOf(card).hasAttribute("leaves")
    ) this.#leaving.set(item, card);
    else this.#leaving.delete(item);
  }

  /** @param {number} id */
  #left(id) {
    this.#leaving.delete(id);
    const focused = this.#card(id)?.contains(document.activeElement)
      ? /** @type {HTMLElement} */ (document.activeElement) : null;
    if (focused && this.#followed === id) {
      const selector = focused.matches("nod-check") ? "nod-check" : `[data-action=${focused.dataset.action}]`;
      this.#control = { selector, how: passingFrom(focused) };
    }
    this.#followed = null;
  }

  /** @param {Task} task */
  #wordsOf(task) {
    const { column, index } = this.standing(task.id);
    const place = { column: text(`board.${column}`), place: index + 1, count: this.#countOf(column) };
    return text("board.moved", { title: task.title, ...place });
  }

  /** @param {string} words */
  #announce(words) { find("#board-said", this.element).textContent = words; }
}

/** Returns a position between two neighbours, or null without any.
 * @param {Task[]} others from top to bottom @param {number} index @param {boolean} hasMore below the last one
 * @returns {number | null} */
function placeAmong(others, index, hasMore) {
  const above = others[index - 1];
  const below = others[index] ?? (hasMore ? others.at(-1) : undefined);
  if (above === below && above) return placeAmong(others, others.length - 1, false);
  if (!above) return below ? below.position - 1 : null;
  if (!below) return above.position + 1;
  const middle = (above.position + below.position) / 2;
  if (above.position < middle && middle < below.position) return middle;
  // If no double is left between the two, moves the card below first.
  const position = placeAmong(others, index + 1, hasMore) ?? below.position;
  moveTo(below.id, { column: below.lane ?? "todo", position, from: below.lane }, below.title);
  return placeAmong(others.map((other) => (other === below ? { ...below, position } : other)), index, hasMore);
}

/** @param {HTMLElement} card @param {Spot} [spot] its place if it is reopened */
const toggle = (card, spot) => checkOf(card).toggle("check", spot);
