// Tasks and collections known to the page. No DOM.

import { wishOf } from "/nod/nod.js";
import { isFound } from "./query.js";

/** @typedef {{completedAt: string | null, lane: "todo" | "doing" | undefined, position: number}} Said */

/** Maximum retries while other clients keep writing. */
const mostReadings = 5;

export class Store extends EventTarget {
  /** @type {Map<number, Task>} */
  #tasks = new Map();
  /** Shared by their tasks, so that counts update everywhere.
   * @type {Map<number, Collection>} */
  #collections = new Map();
  /** @type {Map<number, Said>} */
  #said = new Map();
  /** Tasks whose pending state differs from the server's.
   * @type {Set<number>} */
  #wished = new Set();
  /** The search that `counts` refers to. */
  query = "";
  /** @type {Counts} */
  counts = { open: 0, completed: 0 };

  /** Deleted tasks, with the request while it is sent.
   * @type {Map<number, Promise<unknown> | null>} */
  deleted = new Map();

  /** Increases with every task learned and every collection deleted. */
  revision = 0;

  /** Repeats a read until nothing has changed during it.
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

  /** The task's column on the server, or the one it returns to.
   * @param {number} id */
  laneOf(id) { return this.#said.get(id)?.lane; }

  /** Stores the server's version; pending changes stay visible.
   * @param {Task} task */
  put(task) {
    const { id, column, completedAt, position } = task;
    // A completed task's column is only known after reopening.
    const lane = column === "done" ? this.laneOf(id) : column;
    const shown = this.#tasks.get(id);
    this.#said.set(id, { completedAt, lane, position });
    this.#tasks.set(id, task);
    this.#derive(task, shown ?? task);
    task.collections = task.collections.map((collection) => this.putCollection(collection));
    this.revision += 1;
    return task;
  }

  /** Applies a pending change. Returns the change in open tasks.
   * @param {Task} task @param {Task} before as it was shown @returns {number} the increase */
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

  /** Stores a collection, its counts adjusted by pending changes.
   * @param {Collection} collection */
  putCollection(collection) {
    let { open } = collection;
    for (const task of this.#wishedIn(collection.id)) open += task.completedAt ? -1 : 1;
    return this.#count(collection, open);
  }

  /** Stores all collections and forgets the others.
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

  /** @param {number} id */
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

  /** Returns whether the task was known.
   * @param {number} id */
  forgetDeleted(id) {
    this.deleted.set(id, null);
    const wasKnown = this.#tasks.has(id);
    if (wasKnown) this.forget(id);
    return wasKnown;
  }

  /** @param {Task} task */
  welcome(task) {
    const known = this.put(task);
    this.#countTask(known, known.completedAt ? { completed: 1 } : { open: 1 });
    return known;
  }

  /** Applies a new pending change to the task, its collections and counts.
   * @param {Task} task */
  follow(task) {
    const change = this.#derive(task, task);
    if (change !== 0) for (const collection of task.collections) this.#count(collection, collection.open + change);
  }

  /** @param {Task} task @param {{open?: number, completed?: number}} change */
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

  /** @param {View} view */
  known(view) {
    return [...this.#tasks.values()].filter((task) => view.shows(task)).sort(
      (one, other) => (view.isAbove(one, other) ? -1 : 1)
    );
  }
}
