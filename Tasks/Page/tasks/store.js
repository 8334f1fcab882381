// The tasks and collections that the page knows. No DOM.

import { wishOf } from "/nod/nod.js";
import { isFound } from "./query.js";

/**
 * @typedef {import("./views.js").View} View
 * @typedef {{completedAt: string | null, lane: "todo" | "doing" | undefined, position: number}} Said
 */

/** While others write without a pause, a reading has to come to an end. */
const mostReadings = 5;

export class Store extends EventTarget {
  /** @type {Map<number, Task>} */
  #tasks = new Map();
  /** One object a collection, shared by its tasks, so that a new count is everywhere at once.
   * @type {Map<number, Collection>} */
  #collections = new Map();
  /** Each task as the server has it: when it was completed, and where it stands.
   * @type {Map<number, Said>} */
  #said = new Map();
  /** Those that are shown completed and aren't, or the other way round.
   * @type {Set<number>} */
  #wished = new Set();
  /** The search whose tasks are counted. */
  query = "";
  /** @type {Counts} */
  counts = { open: 0, completed: 0 };

  /** Tasks that were deleted: what else comes of them may be older. Each with this page's request, while it is sent.
   * @type {Map<number, Promise<unknown> | null>} */
  deleted = new Map();

  /** Grows with everything learned about a task, and with each deletion of a collection. */
  revision = 0;

  /** An answer that nothing overtook: what was learned while it was on its way is newer than it.
   * @template Answer @param {() => Promise<Answer>} read @returns {Promise<Answer>} */
  async current(read) {
    for (let attempt = 1; ; attempt += 1) {
      const { revision } = this;
      const answer = await read();
      if (revision === this.revision || attempt === mostReadings) return answer;
    }
  }

  /** @param {number} id */
  get(id) { return this.#tasks.get(id); }

  /** The column where the server has it, or where it comes back to when it is reopened.
   * @param {number} id */
  laneOf(id) { return this.#said.get(id)?.lane; }

  /** Takes what the server says. What is wished is shown all the same.
   * @param {Task} task */
  put(task) {
    const { id, column, completedAt, position } = task;
    // A completed task's own column is where it comes back to; the server tells it when that happens.
    const lane = column === "done" ? this.laneOf(id) : column;
    const shown = this.#tasks.get(id);
    this.#said.set(id, { completedAt, lane, position });
    this.#tasks.set(id, task);
    this.#derive(task, shown ?? task);
    task.collections = task.collections.map((collection) => this.putCollection(collection));
    this.revision += 1;
    return task;
  }

  /** Shows a task as it is wished, else as the server says.
   * @param {Task} task @param {Task} before as it was shown @returns {number} how many more are open by that */
  #derive(task, before) {
    const wasCompleted = Boolean(before.completedAt);
    const { completedAt, lane, position } = /** @type {Said} */ (this.#said.get(task.id));
    const wish = wishOf(task.id);
    const isCompleted = wish && !wish.isMove ? wish.completed : Boolean(completedAt);
    const since = completedAt ?? before.completedAt ?? new Date().toISOString();
    const place = /** @type {Spot | null} */ (wish?.spot ?? null) ?? { column: lane, position };
    Object.assign(task, { lane: place.column, position: place.position, completedAt: isCompleted ? since : null });
    if (isCompleted === Boolean(completedAt)) this.#wished.delete(task.id);
    else this.#wished.add(task.id);
    const change = Number(wasCompleted) - Number(isCompleted);
    if (change !== 0) this.#countTask(task, { open: change, completed: -change });
    return change;
  }

  /** Takes what the server says: of wishes that it hasn't heard yet, its counts know nothing.
   * @param {Collection} collection */
  putCollection(collection) {
    let { open } = collection;
    for (const task of this.#wishedIn(collection.id)) open += task.completedAt ? -1 : 1;
    return this.#count(collection, open);
  }

  /** All there are: what isn't among them is gone.
   * @param {Collection[]} collections */
  putCollections(collections) {
    const ids = new Set(collections.map(({ id }) => id));
    for (const id of [...this.#collections.keys()]) if (!ids.has(id)) this.forgetCollection(id);
    for (const collection of collections) this.putCollection(collection);
  }

  /** @param {Collection} collection @param {number} open */
  #count({ id, name, total }, open) {
    const known = this.#collections.get(id) ?? { id, name, open, total };
    this.#collections.set(id, Object.assign(known, { name, total, open: Math.min(Math.max(0, open), total) }));
    this.dispatchEvent(new CustomEvent("collection", { detail: known }));
    return known;
  }

  get collections() { return [...this.#collections.values()]; }

  /** @param {number} id */
  collection(id) { return this.#collections.get(id); }

  /** @param {number} id */
  forgetCollection(id) {
    this.#collections.delete(id);
    this.revision += 1;
    for (const task of this.#tasks.values()) {
      task.collections = task.collections.filter((collection) => collection.id !== id);
    }
    this.dispatchEvent(new CustomEvent("collection", { detail: { id } }));
  }

  /** Whether a task of it is shown otherwise than the server knows it.
   * @param {number} id */
  isWishedIn(id) { return this.#wishedIn(id).length > 0; }

  /** @param {number} id */
  #wishedIn(id) {
    const tasks = Array.from(this.#wished, (task) => this.#tasks.get(task));
    return tasks.flatMap((task) => (task?.collections.some((collection) => collection.id === id) ? [task] : []));
  }

  /** @param {number} id */
  forget(id) {
    const task = this.#tasks.get(id);
    if (task) this.#countTask(task, task.completedAt ? { completed: -1 } : { open: -1 });
    this.#tasks.delete(id);
    this.#said.delete(id);
    this.#wished.delete(id);
    this.revision += 1;
  }

  /** It was deleted elsewhere. Whether it was known.
   * @param {number} id */
  forgetDeleted(id) {
    this.deleted.set(id, null);
    const wasKnown = this.#tasks.has(id);
    if (wasKnown) this.forget(id);
    return wasKnown;
  }

  /** A task that came back or is new.
   * @param {Task} task */
  welcome(task) {
    const known = this.put(task);
    this.#countTask(known, known.completedAt ? { completed: 1 } : { open: 1 });
    return known;
  }

  /** Something else is wished of a task than before: it, its collections and what is counted follow at once.
   * @param {Task} task */
  follow(task) {
    const change = this.#derive(task, task);
    if (change !== 0) for (const collection of task.collections) this.#count(collection, collection.open + change);
  }

  /** Counts are of what the search finds.
   * @param {Task} task @param {{open?: number, completed?: number}} change */
  #countTask(task, { open = 0, completed = 0 }) {
    if (!isFound(task, this.query)) return;
    this.setCounts({
      ...this.counts,
      open: Math.max(0, this.counts.open + open),
      completed: Math.max(0, this.counts.completed + completed),
    });
  }

  /** @param {Counts} counts */
  setCounts(counts) {
    this.counts = counts;
    this.dispatchEvent(new Event("counts"));
  }

  /** The tasks read so far that a view shows, in its order.
   * @param {View} view */
  known(view) {
    return [...this.#tasks.values()].filter((task) => view.shows(task)).sort(
      (one, other) => (view.isAbove(one, other) ? -1 : 1)
    );
  }
}
