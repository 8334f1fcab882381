// Rows of tasks on screen: which group each stands in, in which order, and how they come, go and travel.

import { depart, inserted, travelled, wishes } from "/nod/nod.js";
import { focusCheck, focusWhenSeen, moveBefore, passFocusOn } from "./focus.js";
import { drawStyle, takeOut } from "./out.js";
import { inParts } from "./parts.js";
import { checkOf, drawCompletion, drawRow, idOf, isEditing, isGoing, makeRow } from "./rows.js";

/** @typedef {import("../tasks/views.js").View} View */

export class TaskRows extends EventTarget {
  #make;
  #heading;
  /** @type {Map<string, HTMLElement>} */
  #groups;
  /** @type {Map<number, HTMLElement>} */
  #rows = new Map();

  /**
   * @param {Store} store
   * @param {HTMLElement} root holds a list `ul[data-group]` for each group
   * @param {{view: View, make?: (task: Task) => HTMLElement, heading?: HTMLElement | null}} options the heading takes
   *   the focus when no row is left
   */
  constructor(store, root, { view, make = makeRow, heading = null }) {
    super();
    this.store = store;
    this.view = view;
    this.#make = make;
    this.#heading = heading;
    const lists = root.querySelectorAll("ul[data-group]");
    this.#groups = new Map(Array.from(lists, (list) => [list.dataset.group ?? "", list]));
  }

  /** More of the view than stands here. */
  get hasMore() { return false; }

  /** Rows came or went. */
  settle() {}

  get length() { return this.#rows.size; }

  /** How many rows of completed tasks still stand where they did when they were open. */
  get leavingCount() { return [...this.#rows].filter(([id, row]) => this.#isLeaving(this.store.get(id), row)).length; }

  /** @param {number} id */
  row(id) { return this.#rows.get(id); }

  /** From top to bottom; rows that leave are no part of it. */
  get tasks() {
    const own = this.#inOrder.filter((row) => this.#rows.get(idOf(row)) === row);
    const known = own.map((row) => this.store.get(idOf(row)));
    return known.flatMap((task) => (task && this.view.shows(task) ? [task] : []));
  }

  /** @returns {HTMLElement[]} */
  get #inOrder() {
    return [...this.#groups.values()].flatMap((group) => /** @type {HTMLElement[]} */ ([...group.children]));
  }

  /** How many rows there are down to the last one that is in sight or has the focus. */
  get seenCount() {
    const rows = this.#inOrder;
    const below = firstIndex(rows, (row) => row.getBoundingClientRect().top >= innerHeight);
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    return Math.max(below, focused + 1);
  }

  /** @param {Task} task */
  shows(task) { return this.view.shows(task); }

  /** A row for a task that came: new, restored, of another tab, or from another list.
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

  /** A row goes over to another list, as it is.
   * @param {Task} task @param {TaskRows} other */
  give(task, other) {
    const row = /** @type {HTMLElement} */ (this.#rows.get(task.id));
    this.#rows.delete(task.id);
    // It was read there meanwhile.
    other.#rows.get(task.id)?.remove();
    other.#rows.set(task.id, row);
    other.draw(task);
    other.#bring(row, task, [this, other]);
  }

  /** A row travels to its place in this list.
   * @param {HTMLElement} row @param {Task} task @param {TaskRows[]} lists that change with it */
  async #bring(row, task, lists) {
    const settle = () => { for (const list of lists) list.settle(); };
    await travelled(row, () => {
      const focused = row.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
      moveBefore(this.#groupOf(task), row, this.#rowBelow(task));
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
    const before = groups.slice(0, groups.indexOf(this.#groupOf(task)) + 1);
    const above = before.reverse().find((group) => group.lastElementChild)?.lastElementChild;
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

  /** Draws a task in its row; the state of its check is the library's.
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
    if (this.#isInPlace(row, task)) return false;
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
    const left = leave(row);
    await passFocusOn(row, this.#heading);
    row.inert = true;
    await left;
    await takeOut(row);
    this.settle();
  }

  /** The row has left already.
   * @param {number} id */
  async remove(id) {
    const row = this.#rows.get(id);
    if (!row || isEditing(row)) return;
    this.#rows.delete(id);
    await passFocusOn(row, this.#heading);
    await takeOut(row);
    this.settle();
  }

  /** Lets a row leave when its task is completed, or stay: while a row is edited, it stays.
   * @param {HTMLElement} row */
  letLeave(row) {
    const task = this.store.get(idOf(row));
    checkOf(row).toggleAttribute("leaves", Boolean(task && this.#leaves(task)) && !isEditing(row));
  }

  /** Whether a task goes when it is completed: from the list, or to another place in it.
   * @param {Task} task */
  #leaves(task) {
    const completed = { ...task, completedAt: task.completedAt ?? "now" };
    return !this.view.shows(completed) || this.view.groupOf(completed) !== this.view.groupOf(task);
  }

  /** @param {Task | undefined} task @param {HTMLElement} row */
  #isLeaving(task, row) {
    if (!task?.completedAt) return false;
    return !this.view.shows(task) || row.parentElement !== this.#groupOf(task);
  }

  /** Words for days go out of date at midnight, and so do sections. */
  redraw() {
    return inParts([...this.#rows], ([id, row]) => {
      const task = this.store.get(id);
      if (!task || this.#rows.get(id) !== row) return;
      drawRow(row, task);
      if (!isEditing(row) && !task.completedAt) this.arrangeRow(task);
    });
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
    return row;
  }

  /** Many tasks are otherwise than they were: rows come, go and change places without being seen to.
   * @param {number[]} ids */
  async rearrange(ids) {
    const changed = new Set(ids);
    /** @type {Map<HTMLElement, Task[]>} */
    const groups = new Map(Array.from(this.#groups.values(), (group) => [group, []]));
    for (const task of this.tasks) if (!changed.has(task.id)) groups.get(this.#groupOf(task))?.push(task);
    for (const id of changed) {
      const task = this.store.get(id);
      const group = task && this.view.shows(task) && groups.get(this.#groupOf(task));
      if (!group) continue;
      const index = firstIndex(group, (other) => this.view.isAbove(task, other));
      if (index < group.length || !this.hasMore || this.#rows.has(id)) group.splice(index, 0, task);
    }
    await this.arrange([...groups.values()].flat());
    this.settle();
  }

  /** These tasks in this order, and no others but rows being edited. They are arranged in parts: what is learned
   * meanwhile counts.
   * @param {Task[]} tasks @param {AbortSignal} [signal] */
  async arrange(tasks, signal) {
    const wanted = new Set(tasks.map((task) => task.id));
    const { revision } = this.store;
    const hadFocus = [...this.#groups.values()].some((group) => group.contains(document.activeElement));
    const old = [...this.#rows].filter(([id, row]) => !wanted.has(id) && !isEditing(row));
    const goes = new Set(old.map(([, row]) => row));
    /** The last row that is in its place, by group.
     * @type {Map<HTMLElement, HTMLElement>} */
    const placed = new Map();
    await inParts(tasks, ({ id }) => {
      const task = this.store.get(id);
      if (task && (this.#rows.has(id) || this.view.shows(task))) this.#put(task, placed, goes);
    }, signal);
    if (!signal?.aborted) await this.#drop(old.filter(([id, row]) => this.#rows.get(id) === row));
    if (!signal?.aborted) this.#arrangeAgain(revision);
    if (hadFocus && document.activeElement === document.body) this.#focusFirst();
  }

  /** Rows of which something came while they were arranged, or was wished, may belong elsewhere.
   * @param {number} revision */
  #arrangeAgain(revision) {
    for (const id of [...this.store.learnedSince(revision), ...wishes().map(({ item }) => item)]) {
      const [row, task] = [this.#rows.get(id), this.store.get(id)];
      if (row && task && !isGoing(row) && this.view.shows(task)) this.arrangeRow(task);
    }
  }

  /** Puts a row below the last one of its group.
   * @param {Task} task @param {Map<HTMLElement, HTMLElement>} placed @param {Set<HTMLElement>} goes rows that are about
   *   to be dropped: a row that is below them already need not move */
  #put(task, placed, goes) {
    const row = this.draw(task) ?? this.#makeRow(task);
    this.letLeave(row);
    if (isGoing(row)) return;
    const group = this.#groupOf(task);
    const above = placed.get(group);
    let next = /** @type {HTMLElement | null} */ (
      above?.parentElement === group ? above.nextElementSibling : group.firstElementChild
    );
    if (row.parentElement === group) {
      while (next && next !== row && (goes.has(next) || isGoing(next))) {
        next = /** @type {HTMLElement | null} */ (next.nextElementSibling);
      }
    }
    if (next !== row) moveBefore(group, row, next);
    placed.set(group, row);
  }

  /** @param {[id: number, row: HTMLElement][]} old */
  async #drop(old) {
    for (const [id] of old) this.#rows.delete(id);
    await Promise.all(old.map(([, row]) => takeOut(row)));
  }

  /** @param {Task[]} tasks */
  append(tasks) {
    const fresh = tasks.filter((task) => !this.#rows.has(task.id));
    const rows = fresh.map((task) => {
      const row = this.#makeRow(task);
      this.#groupOf(task).append(row);
      return row;
    });
    // Else in the frame in which others come into sight.
    if (rows.length > 0) drawStyle(rows[0]);
    return rows;
  }

  /** @param {Task} task */
  #rowBelow(task) {
    const own = this.#rows.get(task.id);
    const rows = [...this.#groupOf(task).children].filter((row) => row !== own && this.#taskOf(row));
    return rows[firstIndex(rows, (row) => this.#isAbove(task, row))] ?? null;
  }

  /** Nothing of a row that goes: others are not placed by it.
   * @param {Element} row */
  #taskOf(row) { return isGoing(row) ? undefined : this.store.get(idOf(/** @type {HTMLElement} */ (row))); }

  /** @param {Task} task @param {Element} row */
  #isAbove(task, row) { return this.view.isAbove(task, /** @type {Task} */ (this.#taskOf(row))); }

  /** Whether a row stands between those of its group that its task belongs between.
   * @param {HTMLElement} row @param {Task} task */
  #isInPlace(row, task) {
    const [above, below] = [this.#neighbour(row, "previousElementSibling"), this.#neighbour(row, "nextElementSibling")];
    return row.parentElement === this.#groupOf(task) && !(above && this.#isAbove(task, above))
      && !(below && !this.#isAbove(task, below));
  }

  /** The nearest row of a task on one side.
   * @param {Element} row @param {"previousElementSibling" | "nextElementSibling"} side */
  #neighbour(row, side) {
    let next = row[side];
    while (next && !this.#taskOf(next)) next = next[side];
    return next;
  }

  #focusFirst() {
    const [first] = this.#rows.values();
    if (first) focusCheck(first);
    else this.#heading?.focus();
  }
}

/** The first of the items for which something holds, which holds for all after it; their number if for none.
 * @template Item @param {Item[]} items @param {(item: Item) => boolean} holds */
function firstIndex(items, holds) {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle])) high = middle;
    else low = middle + 1;
  }
  return low;
}
