// What the page knows about tasks, which of them its view shows, and in which order. No DOM.

/**
 * @typedef {import("./api.js").Task} Task
 * @typedef {import("./api.js").Collection} Collection
 * @typedef {import("./api.js").Filter} Filter
 */

/** Text as the search sees it: without upper case and without marks. @param {string} text */
const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

export class Store extends EventTarget {
  /** @type {Map<number, Task>} */
  #tasks = new Map();
  /** One object a collection, shared by its tasks, so that a new count is everywhere at once. @type {Map<number, Collection>} */
  #collections = new Map();
  /** @type {{filter: Filter, query: string}} */
  view = { filter: "open", query: "" };
  /** @type {import("./api.js").Counts} */
  counts = { open: 0, completed: 0 };

  /** Grows with everything learned about a task. */
  revision = 0;

  /** @param {number} id */
  get(id) { return this.#tasks.get(id); }

  /** Takes what the server says. @param {Task} task */
  put(task) {
    task.collections = task.collections.map((collection) => this.putCollection(collection));
    this.#tasks.set(task.id, task);
    this.revision += 1;
    return task;
  }

  /** @param {Collection} collection */
  putCollection({ id, name, open, total }) {
    const known = this.#collections.get(id) ?? { id, name, open, total };
    this.#collections.set(id, Object.assign(known, { name, open, total }));
    return known;
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
    for (const collection of task.collections) collection.open += change;
    this.#count(task, { open: change, completed: -change });
  }

  /** Counts are of what the search finds. @param {Task} task @param {{open?: number, completed?: number}} change */
  #count(task, { open = 0, completed = 0 }) {
    if (!this.matches(task, this.view.query)) return;
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

  /** Whether the view shows it. @param {Task} task */
  shows(task) {
    const { filter, query } = this.view;
    if (filter !== "all" && (filter === "completed") !== Boolean(task.completedAt)) return false;
    return this.matches(task, query);
  }

  /** What the view shows of the tasks that were read so far, in its order. */
  known() {
    return [...this.#tasks.values()].filter((task) => this.shows(task)).sort((one, other) => (this.isAbove(one, other) ? -1 : 1));
  }

  /** @param {Task} task @param {string} query */
  matches(task, query) {
    const text = fold(query.trim().replace(/\s+/g, " "));
    return text === "" || fold(task.title).includes(text) || fold(task.notes).includes(text);
  }

  /** Whether `one` stands above `other`: by position, or latest completion first, as the server sorts. @param {Task} one @param {Task} other */
  isAbove(one, other) {
    if (this.view.filter === "completed" && one.completedAt !== other.completedAt) {
      return (one.completedAt ?? "") > (other.completedAt ?? "");
    }
    return one.position === other.position ? one.id < other.id : one.position < other.position;
  }
}
