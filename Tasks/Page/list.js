// The list on screen: which rows stand there, in which order, and how they come and go.

import { Refusal, api } from "./api.js";
import { connection } from "./connection.js";
import { depart, inserted, moment, news, wishes } from "./feedback.js";
import { checkOf, drawCompletion, drawRow, idOf, isEditing, makeRow } from "./rows.js";
import { text } from "./texts.js";

/**
 * @typedef {import("./api.js").Task} Task
 * @typedef {import("./store.js").Store} Store
 */

/** The first page is soon there; the next ones are as large as the server gives. */
const firstPage = 100;
const largestPage = 500;
/** While others write without a pause, the list has to come to an end. */
const mostReadings = 5;

export class List extends EventTarget {
  #store;
  #element = document.querySelector("#list");
  #status = document.querySelector("#status");
  #more = /** @type {HTMLButtonElement} */ (document.querySelector("#more"));
  /** @type {Map<number, HTMLLIElement>} */
  #rows = new Map();
  /** @type {string | null} */
  #next = null;
  #loading = new AbortController();
  /** The view that the rows are of; another one while it is being read. @type {object | null} */
  #shown = null;

  /** @param {Store} store */
  constructor(store) {
    super();
    this.#store = store;
    this.#more.addEventListener("click", () => this.loadMore());
    this.#status.addEventListener("nod-retry", () => this.load());
    addEventListener("nod-settled", () => { if (this.#countsAreOld) this.recount(); });
    this.#loadMoreWhenNear();
  }

  get element() { return this.#element; }
  get hasMore() { return this.#next !== null; }
  get hasFailed() { return this.#status.getAttribute("state") === "failed"; }
  get length() { return this.#rows.size; }

  /** @param {number} id */
  row(id) { return this.#rows.get(id); }

  /** Reads the view anew, as far as it was read. What is shown stays until the answer is there. */
  async load() {
    const { signal } = this.#startLoading();
    this.#hasBegun = true;
    this.#show(this.#rows.size > 0 ? "refreshing" : "loading");
    try {
      const { tasks, next, counts } = await this.#current(() => this.#readPages(Math.max(firstPage, this.#rows.size), signal));
      this.#next = next;
      this.#arrange(tasks.map((task) => this.take(task)).filter((task) => this.#belongs(task)));
      this.#shown = this.#store.view;
      this.#takeCounts(counts);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
      return;
    }
    this.#settle();
    this.dispatchEvent(new Event("loaded"));
  }

  /** Reads again what was read, if it was. */
  refresh() { if (this.#hasBegun) this.load(); }
  #hasBegun = false;

  async loadMore() {
    if (!this.#next || this.#status.getAttribute("state") === "refreshing") return;
    const { signal } = this.#startLoading();
    this.#show("refreshing");
    try {
      const { tasks, next, counts } = await this.#current(() => this.#read(this.#next, largestPage, signal));
      this.#next = next;
      const hadFocus = document.activeElement === this.#more;
      const rows = this.#append(tasks.map((task) => this.take(task)).filter((task) => this.#belongs(task)));
      this.#takeCounts(counts);
      if (hadFocus && this.#more.hidden) focusCheck(rows[0]);
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
    const page = await this.#current(() => this.#read(null, 1)).catch(() => null);
    this.#recounting = false;
    if (page) this.#takeCounts(page.counts);
    if (this.#recountsAgain) { this.#recountsAgain = false; this.recount(); }
  }
  #recounting = false;
  #recountsAgain = false;

  /** Wishes on their way may be counted or not: what is counted is asked again when they are settled. @param {import("./api.js").Counts} counts */
  #takeCounts(counts) {
    this.#store.setCounts(counts);
    this.#countsAreOld = wishes().length > 0;
  }
  #countsAreOld = false;

  /** A row for a task that came: new, restored or of another tab. @param {Task} task @returns {HTMLLIElement | null} */
  insert(task) {
    if (this.#rows.has(task.id)) return this.draw(task);
    const before = this.#rowBelow(task);
    if (!before && this.#next) return null;
    const row = this.#make(task);
    this.#element.insertBefore(row, before);
    this.#settle();
    inserted(row);
    return row;
  }

  /** What the server says about a task that is shown; its check's state is the library's. @param {Task} task */
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

  /**
   * The row leaves, seen.
   * @param {number} id @param {(row: HTMLElement) => Promise<void> | void} leave shows how; resolves when it was seen
   */
  async dismiss(id, leave = depart) {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#rows.delete(id);
    passFocusOn(row);
    row.inert = true;
    await leave(row);
    row.remove();
    this.#settle();
  }

  /** The row has left already. @param {number} id */
  remove(id) {
    const row = this.#rows.get(id);
    if (!row || isEditing(row)) return;
    this.#rows.delete(id);
    passFocusOn(row);
    row.remove();
    this.#settle();
  }

  /** Lets completed rows leave, or stay: while a row is edited, it stays. @param {HTMLElement} row */
  letLeave(row) {
    checkOf(row).toggleAttribute("leaves", this.#store.view.filter === "open" && !isEditing(row));
  }

  /** Words for days go out of date at midnight. */
  redraw() {
    for (const [id, row] of this.#rows) drawRow(row, this.#store.get(id));
  }

  // What is read.

  #startLoading() {
    this.#loading.abort();
    this.#loading = new AbortController();
    return this.#loading;
  }

  /** @param {string | null} cursor @param {number} limit @param {AbortSignal} [signal] */
  #read(cursor, limit, signal) { return api.page({ ...this.#store.view, cursor, limit, signal }); }

  /**
   * An answer that nothing overtook: what was learned while it was on its way is newer than it.
   * @template Answer @param {() => Promise<Answer>} read @returns {Promise<Answer>}
   */
  async #current(read) {
    for (let attempt = 1; ; attempt += 1) {
      const { revision } = this.#store;
      const answer = await read();
      if (revision === this.#store.revision || attempt === mostReadings) return answer;
    }
  }

  /** @param {number} count @param {AbortSignal} signal */
  async #readPages(count, signal) {
    const page = await this.#read(null, Math.min(count, largestPage), signal);
    while (page.next && page.tasks.length < count) {
      const { tasks, next } = await this.#read(page.next, largestPage, signal);
      page.tasks.push(...tasks);
      page.next = next;
    }
    return page;
  }

  /**
   * What the server says about a task. A wish that it hasn't heard yet stays as it is shown.
   * @param {Task} task
   */
  take(task) {
    const shown = this.#store.get(task.id)?.completedAt;
    const changed = shown !== undefined && Boolean(shown) !== Boolean(task.completedAt);
    if (changed) news(task.id, Boolean(task.completedAt));
    const isWished = changed && wishes().some(({ item }) => item === task.id);
    return this.#store.put(isWished ? { ...task, completedAt: shown } : task);
  }

  /**
   * Whether a task that was read stands in the list: a row that left for a wish which the server hasn't heard yet doesn't
   * come again; one that is about to leave does so by itself.
   * @param {Task} task
   */
  #belongs(task) {
    return this.#store.shows(task) || (this.#shown === this.#store.view && this.#rows.has(task.id));
  }

  // What is shown.

  /** @param {Task} task */
  #make(task) {
    const row = makeRow(task, { leaves: this.#store.view.filter === "open" });
    this.#rows.set(task.id, row);
    return row;
  }

  /** These tasks in this order, and no others but rows being edited. @param {Task[]} tasks */
  #arrange(tasks) {
    const wanted = new Set(tasks.map((task) => task.id));
    const focused = this.#element.contains(document.activeElement);
    for (const [id, row] of this.#rows) if (!wanted.has(id) && !isEditing(row)) this.#drop(id, row);
    let place = this.#element.firstElementChild;
    for (const task of tasks) {
      const row = this.draw(task) ?? this.#make(task);
      this.letLeave(row);
      if (row === place) place = place.nextElementSibling;
      else this.#element.insertBefore(row, place);
    }
    if (focused && !this.#element.contains(document.activeElement)) focusList(this.#element);
  }

  /** @param {number} id @param {HTMLElement} row */
  #drop(id, row) {
    this.#rows.delete(id);
    row.remove();
  }

  /** @param {Task[]} tasks */
  #append(tasks) {
    const rows = tasks.filter((task) => !this.#rows.has(task.id)).map((task) => this.#make(task));
    this.#element.append(...rows);
    this.#more.hidden = this.#next === null;
    return rows;
  }

  /** @param {Task} task */
  #rowBelow(task) {
    for (const row of this.#element.children) {
      const other = this.#store.get(idOf(/** @type {HTMLElement} */ (row)));
      if (other && other.id !== task.id && this.#store.isAbove(task, other)) return row;
    }
    return null;
  }

  #settle() {
    this.#more.hidden = this.#next === null;
    this.#show(this.#rows.size > 0 || this.#next ? "loaded" : "empty");
    // A full screen of rows left one by one: the next page moves up.
    if (this.#rows.size === 0 && this.#next) this.load();
  }

  /** @param {string} state */
  #show(state) {
    if (this.#status.getAttribute("state") !== state) this.#status.setAttribute("state", state);
    this.dispatchEvent(new Event("state"));
  }

  /** What was shown stays if it is still what is asked for; of another view stands here what is known of it. @param {unknown} error */
  #fail(error) {
    const isAnother = this.#shown !== this.#store.view;
    if (isAnother) this.#arrangeKnown();
    if (this.#rows.size === 0) {
      document.querySelector("#failed-text").textContent = wayOut(error);
      return this.#show("failed");
    }
    // Offline, the banner says it.
    if (isAnother && connection.isOnline) moment("failed", { message: text("list.notLoaded", { way: wayOut(error) }) });
    this.#settle();
  }

  #arrangeKnown() {
    this.#next = null;
    this.#arrange(this.#store.known());
    this.#shown = this.#store.view;
  }

  #loadMoreWhenNear() {
    const watch = new IntersectionObserver(
      (entries) => { if (entries.some((entry) => entry.isIntersecting)) this.loadMore(); },
      { rootMargin: "100%" },
    );
    watch.observe(this.#more);
  }
}

/** What somebody can do about it. @param {unknown} error */
export const wayOut = (error) => (error instanceof Refusal ? error.message : text("way.notReached"));

/** @param {HTMLElement | undefined} row */
export function focusCheck(row) {
  if (row) checkOf(row).focus({ preventScroll: false });
}

/** Focus is never lost with a row: it goes to the next one, else the previous one, else the list's heading. @param {HTMLElement} row */
function passFocusOn(row) {
  if (!row.contains(document.activeElement)) return;
  const next = /** @type {HTMLElement | null} */ (row.nextElementSibling ?? row.previousElementSibling);
  if (next) focusCheck(next);
  else focusHeading();
}

/** @param {Element} list */
function focusList(list) {
  const first = /** @type {HTMLElement | null} */ (list.firstElementChild);
  if (first) focusCheck(first);
  else focusHeading();
}

/** Not a field: on a phone, completing the last task would open the keyboard. */
function focusHeading() {
  /** @type {HTMLElement} */ (document.querySelector("#list-heading")).focus();
}

export function focusComposer() {
  /** @type {HTMLInputElement} */ (document.querySelector("#composer-title")).focus();
}
