// What the page knows about tasks and collections. No DOM.

import { moves } from "./moves.js";
import { isFound } from "./query.js";

/**
 * @typedef {import("../server/api.js").Task} Task
 * @typedef {import("../server/api.js").Collection} Collection
 * @typedef {import("./views.js").View} View
 */

/** While others write without a pause, a reading has to come to an end. */
const mostReadings = 5;

export class Store extends EventTarget {
  /** @type {Map<number, Task>} */
  #tasks = new Map();
  /** One object a collection, shared by its tasks, so that a new count is everywhere at once.
   * @type {Map<number, Collection>} */
  #collections = new Map();
  /** Tasks that are shown otherwise than the server knows them, and how it does.
   * @type {Map<number, boolean>} */
  #wished = new Map();
  /** What is counted: the tasks that the search finds. */
  query = "";
  /** @type {import("../server/api.js").Counts} */
  counts = { open: 0, completed: 0 };

  /** Grows with everything learned about a task. */
  revision = 0;

  /**
   * An answer that nothing overtook: what was learned while it was on its way is newer than it.
   * @template Answer @param {() => Promise<Answer>} read @returns {Promise<Answer>}
   */
  async current(read) {
    for (let attempt = 1; ; attempt += 1) {
      const { revision } = this;
      const answer = await read();
      if (revision === this.revision || attempt === mostReadings) return answer;
    }
  }

  /** @param {number} id */
  get(id) { return this.#tasks.get(id); }

  /**
   * Takes what the server says. What was wished meanwhile may be shown already, and stays.
   * @param {Task} task @param {string | null} [shown] when it was completed, as the page shows it
   */
  put(task, shown = task.completedAt) {
    // A completed task's own column is where it comes back to; the server tells it when that happens.
    task.lane = task.column === "done" ? this.#tasks.get(task.id)?.lane : task.column;
    this.#tasks.set(task.id, this.stand(task));
    this.#note(task.id, Boolean(task.completedAt), Boolean(shown));
    task.completedAt = shown;
    task.collections = task.collections.map((collection) => this.putCollection(collection));
    this.revision += 1;
    return task;
  }

  /** Where it stands: as somebody wishes before the server has said so, else as given.
   * @param {Task} task @param {import("./moves.js").Place} [place] */
  stand(task, place) {
    const wished = moves.get(task.id) ?? place;
    if (wished) Object.assign(task, { lane: wished.column, position: wished.position });
    return task;
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
    const tasks = Array.from(this.#wished.keys(), (task) => this.#tasks.get(task));
    return tasks.flatMap((task) => (task?.collections.some((collection) => collection.id === id) ? [task] : []));
  }

  /** @param {number} id @param {boolean} saved @param {boolean} shown */
  #note(id, saved, shown) {
    if (saved === shown) this.#wished.delete(id);
    else this.#wished.set(id, saved);
  }

  /** @param {number} id */
  forget(id) {
    const task = this.#tasks.get(id);
    if (task) this.#countTask(task, task.completedAt ? { completed: -1 } : { open: -1 });
    this.#tasks.delete(id);
    this.#wished.delete(id);
    this.revision += 1;
  }

  /** A task that came back or is new.
   * @param {Task} task */
  welcome(task) {
    const known = this.put(task);
    this.#countTask(known, known.completedAt ? { completed: 1 } : { open: 1 });
    return known;
  }

  /**
   * Takes what a tap wishes, before the server has said so: the task, its collections and what is counted follow at
   * once.
   * @param {Task} task @param {boolean} completed
   */
  complete(task, completed) {
    if (Boolean(task.completedAt) === completed) return;
    this.#note(task.id, this.#wished.get(task.id) ?? !completed, completed);
    task.completedAt = completed ? new Date().toISOString() : null;
    const change = completed ? -1 : 1;
    for (const collection of task.collections) this.#count(collection, collection.open + change);
    this.#countTask(task, { open: change, completed: -change });
  }

  /** Counts are of what the search finds.
   * @param {Task} task @param {{open?: number, completed?: number}} change */
  #countTask(task, { open = 0, completed = 0 }) {
    if (!isFound(task, this.query)) return;
    this.setCounts({
      open: Math.max(0, this.counts.open + open),
      completed: Math.max(0, this.counts.completed + completed),
    });
  }

  /** @param {import("../server/api.js").Counts} counts */
  setCounts(counts) {
    this.counts = counts;
    this.dispatchEvent(new Event("counts"));
  }

  /** What a view shows of the tasks that were read so far, in its order.
   * @param {View} view */
  known(view) {
    return [...this.#tasks.values()].filter((task) => view.shows(task)).sort(
      (one, other) => (view.isAbove(one, other) ? -1 : 1)
    );
  }
}
