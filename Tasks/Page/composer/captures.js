// Queue of captures, sent in order, each with an idempotency key. Kept on this device until the server has them.

import { api, uniqueKey } from "../server/api.js";
import { connection } from "../server/connection.js";
import { Unreachable } from "/nod/nod.js";
import { Kept } from "../offline/kept.js";

/** Events: `change`; `saved`, `refused` and `waits` with the capture in `detail`. */
export class Captures extends EventTarget {
  /** @type {Capture[]} */
  #list = [];
  /** Captures being edited, which are not sent.
   * @type {Set<Capture>} */
  #held = new Set();
  #kept = new Kept("tasks.captures.", () => this.#list);
  #isSending = false;
  /** Captures already announced as waiting.
   * @type {WeakSet<Capture>} */
  #told = new WeakSet();

  constructor() {
    super();
    connection.addEventListener("change", () => this.#send());
  }

  /** Captures that are being edited, or wait because the page is offline.
   * @returns {Capture[]} */
  get waiting() {
    return this.#list.filter((capture) => !capture.isWithdrawn && (!connection.isOnline || this.#held.has(capture)));
  }

  /** @param {Capture[]} captures */
  add(...captures) {
    this.#list.push(...captures);
    this.#changed();
    this.#send();
  }

  /** @param {Capture} capture */
  hold(capture) { this.#held.add(capture); }

  /** @param {Capture} capture @param {Draft} [draft] its new content, if it was changed */
  release(capture, draft) {
    this.#held.delete(capture);
    if (!this.#list.includes(capture)) return;
    if (draft && capture.wasSent) this.#list.splice(
      this.#list.indexOf(capture), 1, { ...capture, isWithdrawn: true }, { key: uniqueKey(), draft }
    );
    else if (draft) capture.draft = draft;
    this.#changed();
    this.#send();
  }

  /** Withdraws a capture.
   * @param {Capture} capture @returns {() => void} brings it back */
  withdraw(capture) {
    const place = this.#list.indexOf(capture);
    this.#list.splice(place, 1, ...(capture.wasSent ? [{ ...capture, isWithdrawn: true }] : []));
    this.#changed();
    return () => {
      this.#told.add(capture);
      // A new key, because the server may have seen the old one.
      this.#list.splice(place, 0, Object.assign(capture, { key: uniqueKey(), wasSent: false }));
      this.#changed();
      this.#send();
    };
  }

  adopt() {
    this.#kept.adopt((/** @type {Capture[]} */ captures) => {
      // The page that queued them has announced them.
      for (const capture of captures) this.#told.add(capture);
      this.add(...captures);
    });
  }

  async #send() {
    if (this.#isSending) return;
    this.#isSending = true;
    // A capture in flight can't be edited.
    this.dispatchEvent(new Event("change"));
    for (let next = this.#next(); next && connection.isOnline; next = this.#next()) await this.#sendOne(next);
    this.#isSending = false;
    for (const capture of this.waiting.filter((capture) => !this.#told.has(capture))) {
      this.#told.add(capture);
      this.#tell("waits", { capture });
    }
    this.dispatchEvent(new Event("change"));
  }

  #next() { return this.#list.find((capture) => !this.#held.has(capture)); }

  /** @param {Capture} capture */
  async #sendOne(capture) {
    capture.wasSent = true;
    this.#kept.keep();
    try {
      const task = await api.add({ ...capture.draft, captured: true }, capture.key);
      if (capture.isWithdrawn) await api.delete(task.id);
      this.#done(capture);
      if (!capture.isWithdrawn) this.#tell("saved", { capture, task, hasWaited: this.#told.has(capture) });
    } catch (error) {
      if (error instanceof Unreachable) return;
      this.#done(capture);
      if (!capture.isWithdrawn) this.#tell("refused", { capture, error });
    }
  }

  /** @param {Capture} capture */
  #done(capture) {
    this.#list.splice(this.#list.indexOf(capture), 1);
    this.#changed();
  }

  #changed() {
    this.#kept.keep();
    this.dispatchEvent(new Event("change"));
  }

  /** @param {string} name @param {object} detail */
  #tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }
}
