// A list of tasks, loaded page by page, with rows in groups. Used by the list, board columns, Inbox and collections.

import { api, wayOut } from "../server/api.js";
import { connection } from "../server/connection.js";
import { depart, inserted, moment, travelled, wishes } from "/nod/nod.js";
import { focusCheck, focusWhenSeen, moveBefore, passFocusOn, passingFrom } from "./focus.js";
import { checkOf, drawRow, idOf, isEditing, isGoing, makeRow } from "./rows.js";
import { swipeRow } from "./swipes.js";
import { Latest } from "../surfaces/latest.js";
import { take } from "../tasks/news.js";
import { text } from "../words/texts.js";
import { find } from "../surfaces/find.js";

/**
 * @typedef {{source: number, cursor: string | null}} Place the position up to which the view was read
 * @typedef {{tasks: Task[], next: Place | null, counts: Counts}} Reading
 */

/** Size of the first page, and the server's limit. */
const pageSize = 100;
const largestPage = 500;
/** @type {Place} */
const beginning = { source: 0, cursor: null };

export class TaskList extends EventTarget {
  #make;
  #heading;
  /** @type {Map<string, HTMLElement>} */
  #groups;
  /** @type {Map<number, HTMLElement>} */
  #rows = new Map();
  #status;
  #more;
  /** @type {Place | null} */
  #next = null;
  #loading = new AbortController();
  #isLoadingMore = false;
  #readings = new Latest();
  #recounts = 0;
  /** @type {View | null} */
  #shown = null;
  #countsAreOld = false;
  #settled = () => { if (this.#countsAreOld) this.recount(); };

  /**
   * @param {Store} store
   * @param {HTMLElement} root holds a <nod-status>, a list `ul[data-group]` for each group, and perhaps a button
   *   `[data-more]`
   * @param {{view: View, make?: (task: Task) => HTMLElement, heading?: HTMLElement | null}} options the
   *   heading gets the focus when no row is left
   */
  constructor(store, root, { view, make = makeRow, heading = null }) {
    super();
    this.store = store;
    this.view = view;
    this.#make = make;
    this.#heading = heading;
    const lists = root.querySelectorAll("ul[data-group]");
    this.#groups = new Map(Array.from(lists, (list) => [list.dataset.group ?? "", list]));
    this.#status = find("nod-status", root);
    this.#more = /** @type {HTMLButtonElement | null} */ (root.querySelector("[data-more]"));
    this.#more?.addEventListener("click", () => this.loadMore());
    this.#status.addEventListener("nod-retry", () => this.load());
    addEventListener("nod-settled", this.#settled);
  }

  close() {
    this.#loading.abort();
    removeEventListener("nod-settled", this.#settled);
  }

  get isKnown() { return this.#shown !== null || this.hasFailed; }
  get hasMore() { return this.#next !== null; }
  get hasFailed() { return this.#status.getAttribute("state") === "failed"; }
  get length() { return this.#rows.size; }

  /** Completed rows that are still in their old group. */
  get leavingCount() {
    return [...this.#rows].filter(([id, row]) => {
      const task = this.store.get(id);
      return task?.completedAt && (!this.view.shows(task) || row.parentElement !== this.#groupOf(task));
    }).length;
  }

  /** @param {number} id */
  row(id) { return this.#rows.get(id); }

  /** Tasks from top to bottom, without rows that are leaving. */
  get tasks() {
    const rows = [...this.#groups.values()].flatMap((group) => /** @type {HTMLElement[]} */ ([...group.children]));
    const known = rows.map((row) => (this.#rows.get(idOf(row)) === row ? this.store.get(idOf(row)) : undefined));
    return known.flatMap((task) => (task && this.view.shows(task) ? [task] : []));
  }

  /** @param {Task} task */
  shows(task) { return this.view.shows(task); }

  /** @param {View} view */
  look(view) {
    this.view = view;
    return this.load();
  }

  /** Reloads as many tasks as are shown. */
  load() { return this.#readings.wait(this.#readView()); }

  async #readView() {
    const { signal } = this.#startLoading();
    this.#show(this.length > 0 ? "refreshing" : "loading");
    const wanted = this.view;
    try {
      const count = Math.max(pageSize, this.#shown === wanted ? this.length : 0);
      const { tasks, next, counts } = await this.store.current(() => this.#readPages(count, signal));
      if (signal.aborted) return;
      this.#next = next;
      const known = tasks.map((task) => take(this.store, task));
      this.#arrange(this.#withWished(known.filter((task) => this.#belongs(task))));
      this.#shown = wanted;
      this.#takeCounts(counts);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
      return;
    }
    this.settle();
    this.dispatchEvent(new Event("loaded"));
  }

  async loadMore() {
    const next = this.#next;
    if (!next || this.#isLoadingMore || this.#status.getAttribute("state") === "refreshing") return;
    const { signal } = this.#startLoading();
    this.#isLoadingMore = true;
    signal.addEventListener("abort", () => { this.#isLoadingMore = false; });
    try {
      const reading = await this.store.current(() => this.#read(next, pageSize, signal));
      if (signal.aborted) return;
      this.#next = reading.next;
      const hadFocus = document.activeElement === this.#more;
      const known = reading.tasks.map((task) => take(this.store, task));
      const fresh = known.filter((task) => this.#belongs(task) && !this.#rows.has(task.id));
      for (const task of fresh) this.#groupOf(task).append(this.#makeRow(task));
      this.#takeCounts(reading.counts);
      if (hadFocus && !this.#next && fresh.length > 0) focusCheck(this.#rows.get(fresh[0].id));
    } catch (error) {
      if (signal.aborted) return;
      moment("failed", { message: text("list.notLoaded", { way: wayOut(error) }) });
    }
    this.#isLoadingMore = false;
    this.settle();
  }

  async recount() {
    const recount = (this.#recounts += 1);
    const reading = await this.store.current(() => this.#read(beginning, 1)).catch(() => null);
    if (reading && recount === this.#recounts) this.#takeCounts(reading.counts);
  }

  /** Counts may or may not include pending changes, so they are reloaded once those settle.
   * @param {Counts} counts */
  #takeCounts(counts) {
    this.#countsAreOld = wishes().length > 0;
    this.dispatchEvent(new CustomEvent("counts", { detail: counts }));
  }

  #startLoading() {
    this.#loading.abort();
    this.#loading = new AbortController();
    return this.#loading;
  }

  /** @param {Place} place @param {number} limit @param {AbortSignal} [signal] @returns {Promise<Reading>} */
  async #read({ source, cursor }, limit, signal) {
    const { sources } = this.view;
    const page = await api.page({ ...sources[source], cursor, limit, signal });
    const tasks = page.tasks.filter(({ id }) => !this.store.deleted.get(id));
    const after = source + 1 < sources.length ? { source: source + 1, cursor: null } : null;
    return { tasks, counts: page.counts, next: page.next ? { source, cursor: page.next } : after };
  }

  /** @param {number} count @param {AbortSignal} signal */
  async #readPages(count, signal) {
    const reading = await this.#read(beginning, Math.min(count, largestPage), signal);
    while (reading.next && reading.tasks.length < count) {
      const { tasks, next } = await this.#read(reading.next, largestPage, signal);
      reading.tasks.push(...tasks);
      reading.next = next;
    }
    return reading;
  }

  /** Excludes rows that left because of a pending change.
   * @param {Task} task */
  #belongs(task) {
    return this.view.shows(task) || (this.#shown === this.view && this.#rows.has(task.id));
  }

  /** Inserts tasks with pending changes at their places.
   * @param {Task[]} read */
  #withWished(read) {
    const wished = wishes().flatMap(({ item }) => this.store.get(item) ?? []).filter((task) => this.view.shows(task));
    const tasks = read.filter((task) => !wished.includes(task));
    for (const task of wished) {
      const group = this.view.groupOf(task);
      const below = tasks.findIndex((other) => this.view.groupOf(other) === group && this.view.isAbove(task, other));
      // Belongs below the loaded tasks.
      if (below < 0 && this.hasMore && !this.#rows.has(task.id)) continue;
      tasks.splice(below < 0 ? tasks.length : below, 0, task);
    }
    return tasks;
  }

  settle() {
    if (this.#more) this.#more.hidden = this.#next === null;
    this.#show(this.length > 0 || this.#next ? "loaded" : "empty");
    // Loads the next page when all rows have left.
    if (this.length === 0 && this.#next) this.load();
  }

  /** @param {string} state */
  #show(state) {
    if (this.#status.getAttribute("state") !== state) this.#status.setAttribute("state", state);
    this.dispatchEvent(new Event("state"));
  }

  /** Keeps the rows if they still fit the view, else shows known tasks.
   * @param {unknown} error */
  #fail(error) {
    const isAnother = this.#shown !== this.view;
    if (isAnother) {
      this.#next = null;
      this.#arrange(this.store.known(this.view));
      this.#shown = this.view;
    }
    if (this.length === 0) {
      const way = this.#status.querySelector("[data-failed-text]");
      if (way) way.textContent = wayOut(error);
      return this.#show("failed");
    }
    // The banner reports offline failures.
    if (isAnother && connection.isOnline) moment("failed", { message: text("list.notLoaded", { way: wayOut(error) }) });
    this.settle();
  }

  /** Inserts a row for a task that is new, restored, or from elsewhere.
   * @param {Task} task @returns {HTMLElement | null} */
  insert(task) {
    if (this.#rows.has(task.id)) return this.draw(task);
    const before = this.#rowBelow(task);
    if (!before && this.hasMore) return null;
    const row = this.#makeRow(task);
    this.#groupOf(task).insertBefore(row, before);
    this.settle();
    inserted(row);
    return row;
  }

  /** Moves a row to another list.
   * @param {Task} task @param {TaskList} other */
  give(task, other) {
    const row = /** @type {HTMLElement} */ (this.#rows.get(task.id));
    this.#rows.delete(task.id);
    // The other list may have loaded the task meanwhile.
    other.#rows.get(task.id)?.remove();
    other.#rows.set(task.id, row);
    other.draw(task);
    other.#bring(row, task, [this, other]);
  }

  /** @param {HTMLElement} row @param {Task} task @param {TaskList[]} lists that it changes */
  async #bring(row, task, lists) {
    const settle = () => { for (const list of lists) list.settle(); };
    await travelled(row, () => {
      const focused = row.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
      const how = focused && passingFrom(focused);
      moveBefore(this.#groupOf(task), row, this.#rowBelow(task));
      this.letLeave(row);
      this.draw(task);
      // Shows a previously empty group before focusing into it.
      settle();
      if (focused && how) focusWhenSeen(focused, how);
    });
    settle();
  }

  /** @param {Task} task */
  hasInSight(task) {
    const below = this.#rowBelow(task);
    const groups = [...this.#groups.values()];
    const before = groups.slice(0, groups.indexOf(this.#groupOf(task)) + 1);
    const above = before.reverse().find((group) => group.lastElementChild)?.lastElementChild;
    const { top, bottom } = (below ?? above ?? this.#groupOf(task)).getBoundingClientRect();
    const place = below ? top : bottom;
    return place > 0 && place < innerHeight;
  }

  /** @param {number} id */
  passFocusOn(id) {
    const row = this.#rows.get(id);
    if (row) passFocusOn(row, this.#heading);
  }

  /** @param {Task} task */
  draw(task) {
    const row = this.#rows.get(task.id);
    if (row) drawRow(row, task);
    return row ?? null;
  }

  /** Redraws days and sections, for example at midnight. */
  redraw() {
    for (const [id, row] of this.#rows) {
      const task = this.store.get(id);
      if (!task) continue;
      drawRow(row, task);
      if (!isEditing(row) && !task.completedAt) this.arrangeRow(task);
    }
  }

  /** @param {Task} task */
  arrangeRow(task) {
    const row = this.#rows.get(task.id);
    if (!row) return;
    let next = row.nextElementSibling;
    while (next && !this.#taskOf(next)) next = next.nextElementSibling;
    if (row.parentElement !== this.#groupOf(task) || next !== this.#rowBelow(task)) this.#bring(row, task, [this]);
  }

  /** Animates the row out, then removes it.
   * @param {number} id @param {(row: HTMLElement) => Promise<void> | void} leave animates it; resolves at the end
   */
  async dismiss(id, leave = depart) {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#rows.delete(id);
    const left = leave(row);
    await passFocusOn(row, this.#heading);
    row.inert = true;
    await left;
    row.remove();
    this.settle();
  }

  /** Removes a row that has already left.
   * @param {number} id */
  async remove(id) {
    const row = this.#rows.get(id);
    if (!row || isEditing(row)) return;
    this.#rows.delete(id);
    await passFocusOn(row, this.#heading);
    row.remove();
    this.settle();
  }

  /** Rows being edited stay when completed.
   * @param {HTMLElement} row */
  letLeave(row) {
    const task = this.store.get(idOf(row));
    checkOf(row).toggleAttribute("leaves", Boolean(task && this.#leaves(task)) && !isEditing(row));
  }

  /** @param {Task} task */
  #leaves(task) {
    const completed = { ...task, completedAt: task.completedAt ?? "now" };
    return !this.view.shows(completed) || this.view.groupOf(completed) !== this.view.groupOf(task);
  }

  /** @param {Task} task */
  #groupOf(task) {
    return /** @type {HTMLElement} */ (this.#groups.get(this.view.groupOf(task)) ?? this.#groups.values().next().value);
  }

  /** @param {Task} task */
  #makeRow(task) {
    const row = this.#make(task);
    this.#rows.set(task.id, row);
    this.letLeave(row);
    const disappears = () => !this.view.shows({ ...(this.store.get(task.id) ?? task), completedAt: "now" });
    if (row.querySelector(".row-face")) swipeRow(row, disappears);
    return row;
  }

  /** Arranges the rows like the tasks; rows being edited stay.
   * @param {Task[]} tasks */
  #arrange(tasks) {
    const wanted = new Set(tasks.map(({ id }) => id));
    const hadFocus = [...this.#groups.values()].some((group) => group.contains(document.activeElement));
    for (const [id, row] of this.#rows) {
      if (wanted.has(id) || isEditing(row)) continue;
      this.#rows.delete(id);
      row.remove();
    }
    /** @type {Map<HTMLElement, Element>} */
    const placed = new Map();
    for (const task of tasks) this.#put(task, placed);
    if (!hadFocus || document.activeElement !== document.body) return;
    const [first] = this.#rows.values();
    if (first) focusCheck(first);
    else this.#heading?.focus();
  }

  /** @param {Task} task @param {Map<HTMLElement, Element>} placed */
  #put(task, placed) {
    const row = this.draw(task) ?? this.#makeRow(task);
    this.letLeave(row);
    if (isGoing(row)) return;
    const group = this.#groupOf(task);
    let next = placed.get(group)?.nextElementSibling ?? null;
    if (!placed.has(group)) next = group.firstElementChild;
    while (next && next !== row && isGoing(next)) next = next.nextElementSibling;
    if (next !== row) moveBefore(group, row, next);
    placed.set(group, row);
  }

  /** @param {Task} task */
  #rowBelow(task) {
    const own = this.#rows.get(task.id);
    return [...this.#groupOf(task).children].find((row) => {
      const other = row === own ? undefined : this.#taskOf(row);
      return other && this.view.isAbove(task, other);
    }) ?? null;
  }

  /** @param {Element} row */
  #taskOf(row) { return isGoing(row) ? undefined : this.store.get(idOf(/** @type {HTMLElement} */ (row))); }
}
