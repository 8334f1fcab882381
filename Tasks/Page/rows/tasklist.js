// A list of tasks: its view is read from the server, as far as somebody scrolls. The list, each column of the board,
// the captures and a collection are all one of these.

import { api, wayOut } from "../server/api.js";
import { connection } from "../server/connection.js";
import { moment, wishes } from "/nod/nod.js";
import { focusCheck } from "./focus.js";
import { inParts } from "./parts.js";
import { Latest } from "../surfaces/latest.js";
import { take } from "../tasks/news.js";
import { TaskRows } from "./taskrows.js";
import { text } from "../words/texts.js";
import { find } from "../surfaces/find.js";

/**
 * @typedef {import("../tasks/views.js").View} View
 * @typedef {{source: number, cursor: string | null}} Place how far the view was read
 * @typedef {{tasks: Task[], next: Place | null, counts: Counts}} Reading
 */

/** Tasks of a page as one scrolls, and of one that is read again. */
const pageSize = 100;
const largestPage = 500;
/** How far ahead of the edge the next page is read, in heights of what one sees: nobody waits for it. */
const ahead = "200%";
/** Where a view begins.
 * @type {Place} */
const beginning = { source: 0, cursor: null };

export class TaskList extends TaskRows {
  #status;
  #more;
  #edge = new IntersectionObserver(
    (entries) => { if (entries.some((entry) => entry.isIntersecting)) this.loadMore(); },
    { rootMargin: ahead },
  );
  /** @type {Place | null} */
  #next = null;
  #loading = new AbortController();
  /** Ahead of what one sees: nothing need say so. */
  #isLoadingMore = false;
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
   * @param {ConstructorParameters<typeof TaskRows>[2]} options
   */
  constructor(store, root, options) {
    super(store, root, options);
    this.#status = find("nod-status", root);
    this.#more = /** @type {HTMLButtonElement | null} */ (root.querySelector("[data-more]"));
    this.#more?.addEventListener("click", () => this.loadMore());
    this.#status.addEventListener("nod-retry", () => this.load());
    addEventListener("nod-settled", this.#settled);
    this.#watchEdge();
  }

  /** Its surface is left. */
  close() {
    this.#loading.abort();
    this.#edge.disconnect();
    removeEventListener("nod-settled", this.#settled);
  }

  /** Whether it is known what stands here. */
  get isKnown() { return this.#shown !== null || this.hasFailed; }
  get hasMore() { return this.#next !== null; }
  get hasFailed() { return this.#status.getAttribute("state") === "failed"; }

  /** Another view in the same place.
   * @param {View} view */
  look(view) {
    this.view = view;
    return this.load();
  }

  /** Reads the view again, as far as it is seen. Its rows stay until the answer is there. */
  load() { return this.#readings.wait(this.#readView()); }

  async #readView() {
    const { signal } = this.#startLoading();
    this.#show(this.length > 0 ? "refreshing" : "loading");
    try {
      const wanted = this.view;
      const seen = this.#shown === wanted ? Math.min(this.length, this.seenCount + pageSize) : 0;
      const count = Math.max(pageSize, seen);
      const { tasks, next, counts, revision } = await this.#current(() => this.#readPages(count, signal));
      this.#next = next;
      const takeIn = (/** @type {Task} */ task) => this.store.hasLearned(task.id, revision) || take(this.store, task);
      await inParts(tasks, takeIn, signal);
      const newer = this.#newerThan(tasks, revision);
      const known = tasks.flatMap(({ id }) => this.store.get(id) ?? []);
      await this.arrange(this.#withNewer(known.filter((task) => this.#belongs(task)), newer), signal);
      if (signal.aborted) return;
      this.#shown = wanted;
      this.#takeCounts(counts);
    } catch (error) {
      if (!signal.aborted) await this.#fail(error);
      return;
    }
    this.settle();
    this.dispatchEvent(new Event("loaded"));
    this.#watchEdge();
  }

  async loadMore() {
    const next = this.#next;
    if (!next || this.#isLoadingMore || this.#status.getAttribute("state") === "refreshing") return;
    const { signal } = this.#startLoading();
    this.#isLoadingMore = true;
    signal.addEventListener("abort", () => { this.#isLoadingMore = false; });
    try {
      const { revision, ...reading } = await this.#current(() => this.#read(next, pageSize, signal));
      if (signal.aborted) return;
      this.#isLoadingMore = false;
      this.#next = reading.next;
      const hadFocus = document.activeElement === this.#more;
      const known = reading.tasks.flatMap(
        (task) => (this.store.hasLearned(task.id, revision) ? this.store.get(task.id) ?? [] : take(this.store, task))
      );
      const rows = this.append(known.filter((task) => this.#belongs(task)));
      this.#takeCounts(reading.counts);
      if (hadFocus && this.#more?.hidden) focusCheck(rows[0]);
    } catch (error) {
      if (signal.aborted) return;
      this.#isLoadingMore = false;
      moment("failed", { message: text("list.moreNotLoaded", { way: wayOut(error) }) });
      return this.settle();
    }
    this.settle();
    this.#watchEdge();
  }

  /** Reads the counts alone, when something changed that isn't loaded. */
  async recount() {
    if (this.#recounting) return void (this.#recountsAgain = true);
    this.#recounting = true;
    const reading = await this.store.current(() => this.#read(beginning, 1)).catch(() => null);
    this.#recounting = false;
    if (reading) this.#takeCounts(reading.counts);
    if (this.#recountsAgain) { this.#recountsAgain = false; this.recount(); }
  }
  #recounting = false;
  #recountsAgain = false;

  /** Wishes on their way may be counted or not: what is counted is asked again when they are settled.
   * @param {Counts} counts */
  #takeCounts(counts) {
    this.#countsAreOld = wishes().length > 0;
    this.dispatchEvent(new CustomEvent("counts", { detail: counts }));
  }

  // Reading.

  #startLoading() {
    this.#loading.abort();
    this.#loading = new AbortController();
    return this.#loading;
  }

  /** A reading, and the revision that it began at: where others write without a pause, something newer is known.
   * @param {() => Promise<Reading>} read @returns {Promise<Reading & {revision: number}>} */
  #current(read) { return this.store.current(async (revision) => ({ ...await read(), revision })); }

  /** The tasks of which something newer is known than what was read, also by what came while that was taken in.
   * @param {Task[]} read @param {number} revision */
  #newerThan(read, revision) {
    const taken = new Set(read);
    const isTaken = (/** @type {Task | undefined} */ task) => task !== undefined && taken.has(task);
    return new Set([...this.store.learnedSince(revision)].filter((id) => !isTaken(this.store.get(id))));
  }

  /** @param {Place} place @param {number} limit @param {AbortSignal} [signal] @returns {Promise<Reading>} */
  async #read({ source, cursor }, limit, signal) {
    const page = await api.page({ ...this.view.sources[source], cursor, limit, signal });
    const { next, counts } = page;
    const tasks = page.tasks.filter(({ id }) => !this.store.deleted.get(id));
    return { tasks, counts, next: next ? { source, cursor: next } : this.#nextSource(source) };
  }

  /** @param {number} source @returns {Place | null} */
  #nextSource(source) { return source + 1 < this.view.sources.length ? { source: source + 1, cursor: null } : null; }

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
    return this.view.shows(task) || (this.#shown === this.view && this.row(task.id) !== undefined);
  }

  /** The tasks that were read, and those here by a wish that the server hasn't heard of, or by what is newer.
   * @param {Task[]} read @param {Set<number>} newer */
  #withNewer(read, newer) {
    const tasks = read.filter((task) => !newer.has(task.id) || !this.view.shows(task));
    const ids = new Set([...wishes().map(({ item }) => item), ...newer]);
    for (const { id } of tasks) ids.delete(id);
    for (const id of ids) {
      const task = this.store.get(id);
      if (!task || !this.view.shows(task)) continue;
      const group = this.view.groupOf(task);
      const below = tasks.findIndex((other) => this.view.groupOf(other) === group && this.view.isAbove(task, other));
      // Further down than was read.
      if (below < 0 && this.hasMore && !this.row(id)) continue;
      tasks.splice(below < 0 ? tasks.length : below, 0, task);
    }
    return tasks;
  }

  // Drawing.

  settle() {
    if (this.#more) this.#more.hidden = this.#next === null;
    this.#show(this.length > 0 || this.#next ? "loaded" : "empty");
    // A full screen of rows left one by one: the next page moves up.
    if (this.length === 0 && this.#next) this.load();
  }

  /** @param {string} state */
  #show(state) {
    if (this.#status.getAttribute("state") !== state) this.#status.setAttribute("state", state);
    this.dispatchEvent(new Event("state"));
  }

  /** Keeps what is shown if it still answers the view; of another view it shows what is known.
   * @param {unknown} error */
  async #fail(error) {
    const isAnother = this.#shown !== this.view;
    if (isAnother) await this.#arrangeKnown();
    if (this.length === 0) {
      const way = this.#status.querySelector("[data-failed-text]");
      if (way) way.textContent = wayOut(error);
      return this.#show("failed");
    }
    // Offline, the banner says it.
    if (isAnother && connection.isOnline) moment("failed", { message: text("list.notLoaded", { way: wayOut(error) }) });
    this.settle();
  }

  async #arrangeKnown() {
    this.#next = null;
    const { signal } = this.#loading;
    await this.arrange(this.store.known(this.view), signal);
    if (!signal.aborted) this.#shown = this.view;
  }

  /** Begins anew: an observer tells what it sees at first, and then only when that changes. */
  #watchEdge() {
    if (!this.#more) return;
    this.#edge.unobserve(this.#more);
    this.#edge.observe(this.#more);
  }
}
