// A list of tasks on screen: which rows stand there, in which group and order, and how they come and go. The list, each
// column of the board, the captures and a collection are all one of these.

import { api, wayOut } from "../server/api.js";
import { connection } from "../server/connection.js";
import { depart, inserted, moment, travelled, wishes } from "/nod/nod.js";
import { focusCheck, focusWhenSeen, passFocusOn } from "./focus.js";
import { Latest } from "../surfaces/latest.js";
import { moves } from "../tasks/moves.js";
import { take } from "../tasks/news.js";
import { checkOf, drawCompletion, drawRow, idOf, isEditing, makeRow } from "./rows.js";
import { text } from "../words/texts.js";
import { find } from "../surfaces/find.js";

/**
 * @typedef {import("../server/api.js").Task} Task
 * @typedef {import("../tasks/store.js").Store} Store
 * @typedef {import("../tasks/views.js").View} View
 * @typedef {{source: number, cursor: string | null}} Place how far the view was read
 * @typedef {{tasks: Task[], next: Place | null, counts: import("../server/api.js").Counts}} Reading
 */

/** The first page is soon there; the next ones are as large as the server gives. */
const firstPage = 100;
const largestPage = 500;
/** Where a view begins.
 * @type {Place} */
const beginning = { source: 0, cursor: null };

export class TaskList extends EventTarget {
  #store;
  #view;
  #status;
  #more;
  #make;
  #heading;
  /** @type {Map<string, HTMLElement>} */
  #groups;
  /** @type {Map<number, HTMLElement>} */
  #rows = new Map();
  /** @type {Place | null} */
  #next = null;
  #loading = new AbortController();
  #readings = new Latest();
  /** The view that the rows are of; another one while it is being read.
   * @type {View | null} */
  #shown = null;
  #countsAreOld = false;
  #settled = () => { if (this.#countsAreOld) this.recount(); };

  /**
   * @param {Store} store
   * @param {HTMLElement} root holds a <nod-status>, a list `ul[data-group]` for each group, and perhaps a button
   *   `[data-more]`
   * @param {{view: View, make?: (task: Task) => HTMLElement, heading?: HTMLElement | null}} options the heading takes
   *   the focus when no row is left
   */
  constructor(store, root, { view, make = makeRow, heading = null }) {
    super();
    this.#store = store;
    this.#view = view;
    this.#make = make;
    this.#heading = heading;
    this.#status = find("nod-status", root);
    this.#more = /** @type {HTMLButtonElement | null} */ (root.querySelector("[data-more]"));
    this.#groups = new Map(
      Array.from(root.querySelectorAll("ul[data-group]"), (list) => [list.dataset.group ?? "", list])
    );
    this.#more?.addEventListener("click", () => this.loadMore());
    this.#status.addEventListener("nod-retry", () => this.load());
    addEventListener("nod-settled", this.#settled);
    this.#loadMoreWhenNear();
  }

  /** Its surface is left. */
  close() {
    this.#loading.abort();
    removeEventListener("nod-settled", this.#settled);
  }

  get view() { return this.#view; }
  /** Whether it is known what stands here. */
  get isKnown() { return this.#shown !== null || this.hasFailed; }
  get hasMore() { return this.#next !== null; }
  get hasFailed() { return this.#status.getAttribute("state") === "failed"; }
  get length() { return this.#rows.size; }
  /** How many rows of completed tasks still stand where they did when they were open. */
  get leavingCount() { return [...this.#rows].filter(([id, row]) => this.#isLeaving(this.#store.get(id), row)).length; }

  /** @param {number} id */
  row(id) { return this.#rows.get(id); }

  /** From top to bottom; rows that leave are no part of it. */
  get tasks() {
    const rows = [...this.#groups.values()].flatMap((group) => [...group.children]);
    const known = rows.map((row) => this.#store.get(idOf(/** @type {HTMLElement} */ (row))));
    return known.flatMap((task) => (task && this.#rows.has(task.id) && this.#view.shows(task) ? [task] : []));
  }

  /** @param {Task} task */
  shows(task) { return this.#view.shows(task); }

  /** Another view in the same place.
   * @param {View} view */
  look(view) {
    this.#view = view;
    return this.load();
  }

  /** Reads the view anew, as far as it was read. What is shown stays until the answer is there. */
  load() { return this.#readings.wait(this.#readView()); }

  async #readView() {
    const { signal } = this.#startLoading();
    this.#show(this.#rows.size > 0 ? "refreshing" : "loading");
    try {
      const wanted = this.#view;
      const { tasks, next, counts } = await this.#store.current(
        () => this.#readPages(Math.max(firstPage, this.#rows.size), signal)
      );
      this.#next = next;
      this.#arrange(
        this.#withWished(tasks.map((task) => take(this.#store, task)).filter((task) => this.#belongs(task)))
      );
      this.#shown = wanted;
      this.#takeCounts(counts);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
      return;
    }
    this.#settle();
    this.dispatchEvent(new Event("loaded"));
  }

  async loadMore() {
    const next = this.#next;
    if (!next || this.#status.getAttribute("state") === "refreshing") return;
    const { signal } = this.#startLoading();
    this.#show("refreshing");
    try {
      const reading = await this.#store.current(() => this.#read(next, largestPage, signal));
      this.#next = reading.next;
      const hadFocus = document.activeElement === this.#more;
      const rows = this.#append(
        reading.tasks.map((task) => take(this.#store, task)).filter((task) => this.#belongs(task))
      );
      this.#takeCounts(reading.counts);
      if (hadFocus && this.#more?.hidden) focusCheck(rows[0]);
    } catch (error) {
      if (signal.aborted) return;
      moment("failed", { message: text("list.moreNotLoaded", { way: wayOut(error) }) });
    }
    this.#settle();
  }

  /** Reads the counts alone, when something changed that isn't loaded. */
  async recount() {
    if (this.#recounting) return void (this.#recountsAgain = true);
    this.#recounting = true;
    const reading = await this.#store.current(() => this.#read(beginning, 1)).catch(() => null);
    this.#recounting = false;
    if (reading) this.#takeCounts(reading.counts);
    if (this.#recountsAgain) { this.#recountsAgain = false; this.recount(); }
  }
  #recounting = false;
  #recountsAgain = false;

  /** Wishes on their way may be counted or not: what is counted is asked again when they are settled.
   * @param {import("../server/api.js").Counts} counts */
  #takeCounts(counts) {
    this.#countsAreOld = wishes().length > 0;
    this.dispatchEvent(new CustomEvent("counts", { detail: counts }));
  }

  /** A row for a task that came: new, restored, of another tab, or from another list.
   * @param {Task} task @returns {HTMLElement | null} */
  insert(task) {
    if (this.#rows.has(task.id)) return this.draw(task);
    const before = this.#rowBelow(task);
    if (!before && this.#next) return null;
    const row = this.#makeRow(task);
    this.#groupOf(task).insertBefore(row, before);
    this.#settle();
    inserted(row);
    return row;
  }

  /** A row goes over to another list, as it is.
   * @param {Task} task @param {TaskList} other */
  give(task, other) {
    const row = /** @type {HTMLElement} */ (this.#rows.get(task.id));
    this.#rows.delete(task.id);
    other.#rows.set(task.id, row);
    other.draw(task);
    other.#bring(row, task, [this, other]);
  }

  /** A row travels to its place in this list.
   * @param {HTMLElement} row @param {Task} task @param {TaskList[]} lists that change with it */
  async #bring(row, task, lists) {
    const settle = () => { for (const list of lists) list.#settle(); };
    await travelled(row, () => {
      const focused = row.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
      this.#groupOf(task).insertBefore(row, this.#rowBelow(task));
      this.letLeave(row);
      // A group that was empty is shown before it can have the focus.
      settle();
      if (focused) focusWhenSeen(focused);
    });
    settle();
  }

  /** Whether the place where a task belongs is in sight.
   * @param {Task} task */
  hasInSight(task) {
    const below = this.#rowBelow(task);
    const groups = [...this.#groups.values()];
    const above = groups.slice(0, groups.indexOf(this.#groupOf(task)) + 1).flatMap((group) => [...group.children])
      .at(-1);
    const { top, bottom } = (below ?? above ?? this.#groupOf(task)).getBoundingClientRect();
    const place = below ? top : bottom;
    return place > 0 && place < innerHeight;
  }

  /** The focus goes to a neighbour.
   * @param {number} id */
  passFocusOn(id) {
    const row = this.#rows.get(id);
    if (row) passFocusOn(row, this.#heading);
  }

  /** What the server says about a task that is shown; its check's state is the library's.
   * @param {Task} task */
  draw(task) {
    const row = this.#rows.get(task.id);
    if (row) drawRow(row, task);
    return row ?? null;
  }

  /** @param {Task} task */
  drawCompletion(task) {
    const row = this.#rows.get(task.id);
    if (row) drawCompletion(row, task);
  }

  /** Where a task stands now that its day, place or column is another. Whether it has moved.
   * @param {Task} task */
  arrangeRow(task) {
    const row = this.#rows.get(task.id);
    if (!row) return false;
    const group = this.#groupOf(task);
    const before = this.#rowBelow(task);
    if (row.parentElement === group && row.nextElementSibling === before) return false;
    this.#bring(row, task, [this]);
    return true;
  }

  /**
   * The row leaves, seen.
   * @param {number} id @param {(row: HTMLElement) => Promise<void> | void} leave shows how; resolves when it was seen
   */
  async dismiss(id, leave = depart) {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#rows.delete(id);
    passFocusOn(row, this.#heading);
    row.inert = true;
    await leave(row);
    row.remove();
    this.#settle();
  }

  /** The row has left already.
   * @param {number} id */
  remove(id) {
    const row = this.#rows.get(id);
    if (!row || isEditing(row)) return;
    passFocusOn(row, this.#heading);
    this.#drop(id, row);
    this.#settle();
  }

  /** Lets a row leave when its task is completed, or stay: while a row is edited, it stays.
   * @param {HTMLElement} row */
  letLeave(row) {
    const task = this.#store.get(idOf(row));
    checkOf(row).toggleAttribute("leaves", Boolean(task && this.#leaves(task)) && !isEditing(row));
  }

  /** Whether a task goes when it is completed: from the list, or to another place in it.
   * @param {Task} task */
  #leaves(task) {
    const completed = { ...task, completedAt: task.completedAt ?? "now" };
    return !this.#view.shows(completed) || this.#view.groupOf(completed) !== this.#view.groupOf(task);
  }

  /** @param {Task | undefined} task @param {HTMLElement} row */
  #isLeaving(task, row) {
    return task !== undefined && Boolean(task.completedAt) && (
      !this.#view.shows(task) || row.parentElement !== this.#groupOf(task)
    );
  }

  /** Words for days go out of date at midnight, and so do sections. */
  redraw() {
    for (const [id, row] of this.#rows) {
      const task = /** @type {Task} */ (this.#store.get(id));
      drawRow(row, task);
      if (!isEditing(row) && !task.completedAt) this.arrangeRow(task);
    }
  }

  // What is read.

  #startLoading() {
    this.#loading.abort();
    this.#loading = new AbortController();
    return this.#loading;
  }

  /** @param {Place} place @param {number} limit @param {AbortSignal} [signal] @returns {Promise<Reading>} */
  async #read({ source, cursor }, limit, signal) {
    const { tasks, next, counts } = await api.page({ ...this.#view.sources[source], cursor, limit, signal });
    return { tasks, counts, next: next ? { source, cursor: next } : this.#nextSource(source) };
  }

  /** @param {number} source @returns {Place | null} */
  #nextSource(source) { return source + 1 < this.#view.sources.length ? { source: source + 1, cursor: null } : null; }

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

  /**
   * Whether a task that was read stands in the list: a row that left for a wish which the server hasn't heard yet
   * doesn't come again; one that is about to leave does so by itself.
   * @param {Task} task
   */
  #belongs(task) {
    return this.#view.shows(task) || (this.#shown === this.#view && this.#rows.has(task.id));
  }

  /** What was read, and what is wished to stand here although the server hasn't heard of it.
   * @param {Task[]} tasks */
  #withWished(tasks) {
    const ids = new Set([...wishes().map(({ item }) => item), ...moves.items]);
    for (const { id } of tasks) ids.delete(id);
    for (const id of ids) {
      const task = this.#store.get(id);
      if (!task || !this.#view.shows(task)) continue;
      const group = this.#view.groupOf(task);
      const below = tasks.findIndex((other) => this.#view.groupOf(other) === group && this.#view.isAbove(task, other));
      tasks.splice(below < 0 ? tasks.length : below, 0, task);
    }
    return tasks;
  }

  // What is shown.

  /** @param {Task} task */
  #groupOf(task) {
    return /** @type {HTMLElement} */ (
      this.#groups.get(this.#view.groupOf(task)) ?? this.#groups.values().next().value
    );
  }

  /** @param {Task} task */
  #makeRow(task) {
    const row = this.#make(task);
    this.#rows.set(task.id, row);
    this.letLeave(row);
    return row;
  }

  /** These tasks in this order, and no others but rows being edited.
   * @param {Task[]} tasks */
  #arrange(tasks) {
    const wanted = new Set(tasks.map((task) => task.id));
    const hadFocus = [...this.#groups.values()].some((group) => group.contains(document.activeElement));
    for (const [id, row] of this.#rows) if (!wanted.has(id) && !isEditing(row)) this.#drop(id, row);
    const places = new Map([...this.#groups.values()].map((group) => [group, group.firstElementChild]));
    for (const task of tasks) {
      const row = this.draw(task) ?? this.#makeRow(task);
      this.letLeave(row);
      const group = this.#groupOf(task);
      const old = row.parentElement;
      if (old && places.get(old) === row) places.set(old, row.nextElementSibling);
      if (old !== group || row.nextElementSibling !== places.get(group)) {
        group.insertBefore(row, places.get(group) ?? null);
      }
    }
    if (hadFocus && document.activeElement === document.body) this.#focusFirst();
  }

  /** @param {number} id @param {HTMLElement} row */
  #drop(id, row) {
    this.#rows.delete(id);
    row.remove();
  }

  /** @param {Task[]} tasks */
  #append(tasks) {
    const fresh = tasks.filter((task) => !this.#rows.has(task.id));
    return fresh.map((task) => {
      const row = this.#makeRow(task);
      this.#groupOf(task).append(row);
      return row;
    });
  }

  /** @param {Task} task */
  #rowBelow(task) {
    for (const row of this.#groupOf(task).children) {
      const other = this.#store.get(idOf(/** @type {HTMLElement} */ (row)));
      if (other && other.id !== task.id && this.#view.isAbove(task, other)) return row;
    }
    return null;
  }

  #settle() {
    if (this.#more) this.#more.hidden = this.#next === null;
    this.#show(this.#rows.size > 0 || this.#next ? "loaded" : "empty");
    // A full screen of rows left one by one: the next page moves up.
    if (this.#rows.size === 0 && this.#next) this.load();
  }

  /** @param {string} state */
  #show(state) {
    if (this.#status.getAttribute("state") !== state) this.#status.setAttribute("state", state);
    this.dispatchEvent(new Event("state"));
  }

  /** What was shown stays if it is still what is asked for; of another view stands here what is known of it.
   * @param {unknown} error */
  #fail(error) {
    const isAnother = this.#shown !== this.#view;
    if (isAnother) this.#arrangeKnown();
    if (this.#rows.size === 0) {
      const way = this.#status.querySelector("[data-failed-text]");
      if (way) way.textContent = wayOut(error);
      return this.#show("failed");
    }
    // Offline, the banner says it.
    if (isAnother && connection.isOnline) moment("failed", { message: text("list.notLoaded", { way: wayOut(error) }) });
    this.#settle();
  }

  #arrangeKnown() {
    this.#next = null;
    this.#arrange(this.#store.known(this.#view));
    this.#shown = this.#view;
  }

  #focusFirst() {
    const [first] = this.#rows.values();
    if (first) focusCheck(first);
    else this.#heading?.focus();
  }

  #loadMoreWhenNear() {
    if (!this.#more) return;
    const watch = new IntersectionObserver(
      (entries) => { if (entries.some((entry) => entry.isIntersecting)) this.loadMore(); },
      { rootMargin: "100%" },
    );
    watch.observe(this.#more);
  }
}
