// What the page knows about tasks and collections. No DOM.

import { moves } from "./moves.js";
import { wishes } from "./feedback.js";
import { matches } from "./views.js";

/**
 * @typedef {import("./api.js").Task} Task
 * @typedef {import("./api.js").Collection} Collection
 * @typedef {import("./views.js").View} View
 */

export class Store extends EventTarget {
  /** @type {Map<number, Task>} */
  #tasks = new Map();
  /** One object a collection, shared by its tasks, so that a new count is everywhere at once. @type {Map<number, Collection>} */
  #collections = new Map();
  /** What the server counted while wishes were under way. @type {Map<number, Collection>} */
  #later = new Map();
  /** What is counted: the tasks that the search finds. */
  query = "";
  /** @type {import("./api.js").Counts} */
  counts = { open: 0, completed: 0 };

  /** Grows with everything learned about a task. */
  revision = 0;

  constructor() {
    super();
    addEventListener("nod-settled", () => this.#settled());
  }

  /** @param {number} id */
  get(id) { return this.#tasks.get(id); }

  /** Takes what the server says. @param {Task} task */
  put(task) {
    task.collections = task.collections.map((collection) => this.putCollection(collection));
    // A completed task's own column is where it comes back to; the server tells it when that happens.
    task.lane = task.column === "done" ? this.#tasks.get(task.id)?.lane : task.column;
    this.#tasks.set(task.id, this.stand(task));
    this.revision += 1;
    return task;
  }

  /** Where it stands: as somebody wishes before the server has said so, else as given. @param {Task} task @param {import("./moves.js").Place} [place] */
  stand(task, place) {
    const wished = moves.get(task.id) ?? place;
    if (wished) Object.assign(task, { lane: wished.column, position: wished.position });
    return task;
  }

  /** While something is wished, what the server counts may not know of it: then it is looked at when all is settled. @param {Collection} collection */
  putCollection(collection) {
    const known = this.#collections.get(collection.id);
    if (!known || wishes().length === 0) return this.#setCollection(collection);
    this.#later.set(collection.id, collection);
    return known;
  }

  /** @param {Collection} collection */
  #setCollection({ id, name, open, total }) {
    const known = this.#collections.get(id) ?? { id, name, open, total };
    this.#collections.set(id, Object.assign(known, { name, open, total }));
    this.dispatchEvent(new CustomEvent("collection", { detail: known }));
    return known;
  }

  #settled() {
    if (wishes().length > 0) return;
    for (const collection of this.#later.values()) this.#setCollection(collection);
    this.#later.clear();
  }

  /** @param {number} id */
  collection(id) { return this.#collections.get(id); }

  /** @param {number} id */
  forgetCollection(id) {
    this.#collections.delete(id);
    for (const task of this.#tasks.values()) task.collections = task.collections.filter((collection) => collection.id !== id);
  }

  /** @param {number} id */
  forget(id) {
    const task = this.#tasks.get(id);
    if (task) this.#count(task, task.completedAt ? { completed: -1 } : { open: -1 });
    this.#tasks.delete(id);
    this.revision += 1;
  }

  /** A task that came back or is new. @param {Task} task */
  welcome(task) {
    const known = this.put(task);
    this.#count(known, known.completedAt ? { completed: 1 } : { open: 1 });
    return known;
  }

  /**
   * What a tap wishes, before the server has said so: the task, its collections and the counts follow at once.
   * @param {Task} task @param {boolean} completed
   */
  complete(task, completed) {
    if (Boolean(task.completedAt) === completed) return;
    task.completedAt = completed ? new Date().toISOString() : null;
    const change = completed ? -1 : 1;
    for (const collection of task.collections) this.#setCollection({ ...collection, open: collection.open + change });
    this.#count(task, { open: change, completed: -change });
  }

  /** Counts are of what the search finds. @param {Task} task @param {{open?: number, completed?: number}} change */
  #count(task, { open = 0, completed = 0 }) {
    if (!matches(task, this.query)) return;
    this.setCounts({
      open: Math.max(0, this.counts.open + open),
      completed: Math.max(0, this.counts.completed + completed),
    });
  }

  /** @param {import("./api.js").Counts} counts */
  setCounts(counts) {
    this.counts = counts;
    this.dispatchEvent(new Event("counts"));
  }

  /** What a view shows of the tasks that were read so far, in its order. @param {View} view */
  known(view) {
    return [...this.#tasks.values()].filter((task) => view.shows(task)).sort((one, other) => (view.isAbove(one, other) ? -1 : 1));
  }
}
