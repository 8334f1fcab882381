// Captures on their way to the server: sent one after the other, in the order they were written, each under its own key; kept
// until the server has them, also over a reload and while it can't be reached.

import { api } from "./api.js";
import { connection } from "./connection.js";
import { Unreachable } from "./feedback.js";
import { Kept } from "./kept.js";

/**
 * @typedef {{title: string, due: string | null, collections: number[]}} Draft what the server is told of it
 * @typedef {{key: string, draft: Draft}} Capture
 * @typedef {import("./api.js").Task & {firstCapture?: boolean}} Captured
 */

/** Fires `change`; `saved`, `refused` and `waits` with the capture in their detail. */
export class Captures extends EventTarget {
  /** The first one is being sent. @type {Capture[]} */
  #list = [];
  #kept = new Kept("tasks.captures.", () => this.#list);
  #isSending = false;
  /** Those that somebody was told of that they wait. @type {WeakSet<Capture>} */
  #told = new WeakSet();

  constructor() {
    super();
    connection.addEventListener("change", () => this.#send());
  }

  /** Those that wait for the server's return. @returns {Capture[]} */
  get waiting() { return connection.isOnline ? [] : [...this.#list]; }

  get isEmpty() { return this.#list.length === 0; }

  /** @param {Capture[]} captures */
  add(...captures) {
    this.#list.push(...captures);
    this.#changed();
    this.#send();
  }

  /** What earlier pages could not send is sent. */
  adopt() {
    this.#kept.adopt((/** @type {Capture[]} */ captures) => {
      // Whoever wrote them was told.
      for (const capture of captures) this.#told.add(capture);
      this.add(...captures);
    });
  }

  async #send() {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#list.length > 0 && connection.isOnline) await this.#sendFirst();
    this.#isSending = false;
    for (const capture of this.waiting) this.#tellThatItWaits(capture);
    this.dispatchEvent(new Event("change"));
  }

  async #sendFirst() {
    const [capture] = this.#list;
    try {
      const task = await api.add({ ...capture.draft, captured: true }, capture.key);
      this.#done();
      this.#tell("saved", { capture, task, hasWaited: this.#told.has(capture) });
    } catch (error) {
      if (error instanceof Unreachable) return;
      this.#done();
      this.#tell("refused", { capture, error });
    }
  }

  /** Whatever was answered, it is not sent again by itself. */
  #done() {
    this.#list.shift();
    this.#changed();
  }

  #changed() {
    this.#kept.keep();
    this.dispatchEvent(new Event("change"));
  }

  /** @param {Capture} capture */
  #tellThatItWaits(capture) {
    if (this.#told.has(capture)) return;
    this.#told.add(capture);
    this.#tell("waits", { capture });
  }

  /** @param {string} name @param {object} detail */
  #tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }
}
