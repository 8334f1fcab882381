// Where people want tasks to stand, until the server has said so: one request at a time for each task, the last wish
// wins, and what can't be sent waits. No DOM.

import { api } from "../server/api.js";
import { connection } from "../server/connection.js";
import { Unreachable, wishes } from "/nod/nod.js";
import { uniqueKey } from "../server/keys.js";

/**
 * @typedef {import("../server/api.js").Task} Task
 * @typedef {{column: "todo" | "doing", position: number}} Place
 * @typedef {Place & {item: number, key: string, saved: Place, reopens: boolean, sending?: Promise<void> | null}} Move
 *   what is wished, what the server has, and whether the request that reopens the task says it as well
 */

class Moves extends EventTarget {
  /** @type {Map<number, Move>} */
  #moves = new Map();
  /** Taken back with the reopening that would have told them; its Retry wishes them again.
   * @type {Map<number, Move>} */
  #retracted = new Map();

  constructor() {
    super();
    connection.addEventListener("change", () => { if (connection.isOnline) this.#sendAll(); });
    addEventListener("nod-settled", ({ detail }) => this.#send(detail.item));
    addEventListener("nod-change", ({ detail }) => this.#completed(detail));
  }

  /** Where a task stands, as far as a wish says.
   * @param {number} id */
  get(id) { return this.#moves.get(id); }

  /** Items that wait for the server. */
  get items() { return [...this.#moves.keys()]; }

  /** As plain objects, to keep over a reload.
   * @returns {Move[]} */
  list() { return [...this.#moves.values()].map(({ sending, ...move }) => move); }

  /** Takes over those of an earlier page; what is wished here stands above them.
   * @param {Move[]} moves */
  restore(moves) {
    for (const move of moves) {
      if (this.#moves.has(move.item)) continue;
      this.#wish(move);
      queueMicrotask(() => this.#send(move.item));
    }
  }

  /** A completed task is reopened at its new place by whoever calls this.
   * @param {Task} task @param {Place} place */
  move(task, { column, position }) {
    const known = this.#moves.get(task.id);
    /** @type {Place} */
    const saved = known?.saved ?? { column: task.lane ?? "todo", position: task.position };
    const reopens = known?.reopens || Boolean(task.completedAt);
    this.#retracted.delete(task.id);
    this.#wish({ item: task.id, column, position, saved, reopens, key: uniqueKey(), sending: known?.sending });
    // A reopening comes now, and says it too.
    queueMicrotask(() => this.#send(task.id));
  }

  /**
   * Before a completion is saved: what is on its way is waited for, so that the two can't overtake each other.
   * @param {number} id @param {boolean} completed
   * @returns {Promise<Move | undefined>} what a reopening says along with it
   */
  async before(id, completed) {
    for (;;) {
      const move = this.#moves.get(id);
      if (move?.sending) await move.sending;
      else if (!move || !completed) return move;
      else await this.#askFirst(move);
    }
  }

  /** @param {Move} move */
  async #askFirst(move) {
    await (move.sending = this.#ask(move));
    if (this.#moves.get(move.item)?.key === move.key) throw new Unreachable();
  }

  /** It was said.
   * @param {Move | undefined} move */
  carried(move) {
    if (move) this.#saved(move);
  }

  /** @param {Move} move */
  #wish(move) {
    this.#moves.set(move.item, move);
    this.#tell("change", { item: move.item });
  }

  #sendAll() { for (const id of this.#moves.keys()) this.#send(id); }

  /** While a completion is unsettled, its request goes first, or says this one too.
   * @param {number} id */
  #send(id) {
    const move = this.#moves.get(id);
    if (!move || move.sending || !connection.isOnline || wishes().some(({ item }) => item === id)) return;
    move.sending = this.#ask(move);
  }

  /** @param {Move} move */
  async #ask({ item, column, position, saved, key }) {
    // A column would reopen what somebody else has completed meanwhile: only said where it is another.
    const change = column === saved.column ? { position } : { column, position };
    const answer = await api.change(item, change, key).then((task) => ({ task }), (error) => ({ error }));
    const move = this.#moves.get(item);
    if (!move) return;
    move.sending = null;
    if ("task" in answer) this.#saved({ ...move, column, position, key }, answer.task);
    else if (answer.error instanceof Unreachable) this.#tell("change", { item });
    else if (move.key === key) this.#refused(move, answer.error);
    this.#send(item);
  }

  /** A newer wish may stand by now.
   * @param {Move} move what was said @param {Task} [task] */
  #saved({ item, column, position, key }, task) {
    const move = this.#moves.get(item);
    if (move?.key === key) this.#moves.delete(item);
    else if (move) Object.assign(move, { saved: { column, position }, reopens: false });
    this.#tell("saved", { item, task });
  }

  /** @param {Move} move @param {any} error */
  #refused(move, error) {
    this.#moves.delete(move.item);
    this.#tell("refused", { item: move.item, move, error });
  }

  /** A task that is completed again, or not reopened after all, stands nowhere else.
   * @param {{item: number, completed: boolean, reason: string}} change */
  #completed({ item, completed, reason }) {
    const move = this.#moves.get(item);
    const retracted = this.#retracted.get(item);
    if (completed && move?.reopens) {
      if (reason === "rollback") this.#retracted.set(item, move);
      this.#moves.delete(item);
      // Once everybody has heard that it is completed.
      queueMicrotask(() => this.#tell("change", { item, place: move.saved }));
    } else if (!completed && reason === "retry" && retracted) {
      this.#retracted.delete(item);
      this.#wish(retracted);
    }
  }

  /** @param {string} name @param {object} detail */
  #tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }
}

export const moves = new Moves();
