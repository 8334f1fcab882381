// The queue of captures: sent one after the other, in the order they were written, each under its own key; kept until
// the server has them, over reloads and while it is unreachable.

import { api } from "../server/api.js";
import { connection } from "../server/connection.js";
import { Unreachable } from "/nod/nod.js";
import { Kept } from "../offline/kept.js";
import { uniqueKey } from "../server/keys.js";

/**
 * @typedef {{
 *   title: string, due?: string | null, collections?: number[], notes?: string, priority?: string | null,
 * }} Draft what the server is told of it
 * @typedef {{key: string, draft: Draft, wasSent?: boolean, isWithdrawn?: boolean}} Capture one that was sent may have
 *   arrived, though
 *   nobody heard of it: withdrawn, it is sent again under its key and then deleted
 * @typedef {Task & {firstCapture?: boolean}} Captured
 */

/** Fires `change`; `saved`, `refused` and `waits` with the capture in their detail. */
export class Captures extends EventTarget {
  /** @type {Capture[]} */
  #list = [];
  /** Captures being edited: they are sent when that is done.
   * @type {Set<Capture>} */
  #held = new Set();
  #kept = new Kept("tasks.captures.", () => this.#list);
  #isSending = false;
  /** Captures that were announced as waiting.
   * @type {WeakSet<Capture>} */
  #told = new WeakSet();

  constructor() {
    super();
    connection.addEventListener("change", () => this.#send());
  }

  /** Captures that wait for the server's return, or are being edited.
   * @returns {Capture[]} */
  get waiting() {
    return this.#list.filter((capture) => !capture.isWithdrawn && (!connection.isOnline || this.#held.has(capture)));
  }

  get isEmpty() { return this.#list.length === 0; }

  /** @param {Capture[]} captures */
  add(...captures) {
    this.#list.push(...captures);
    this.#changed();
    this.#send();
  }

  /** Holds a waiting capture while it is edited.
   * @param {Capture} capture */
  hold(capture) { this.#held.add(capture); }

  /** Releases a held capture, with its changes.
   * @param {Capture} capture @param {Draft} [draft] what it is now, if it was changed */
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

  /** Withdraws a waiting capture.
   * @param {Capture} capture @returns {() => void} brings it back */
  withdraw(capture) {
    const place = this.#list.indexOf(capture);
    this.#list.splice(place, 1, ...(capture.wasSent ? [{ ...capture, isWithdrawn: true }] : []));
    this.#changed();
    return () => {
      this.#told.add(capture);
      // Its key may be used up by now.
      this.#list.splice(place, 0, Object.assign(capture, { key: uniqueKey(), wasSent: false }));
      this.#changed();
      this.#send();
    };
  }

  /** Takes over captures that other pages could not send. */
  adopt() {
    this.#kept.adopt((/** @type {Capture[]} */ captures) => {
      // Their author was told already.
      for (const capture of captures) this.#told.add(capture);
      this.add(...captures);
    });
  }

  async #send() {
    if (this.#isSending) return;
    this.#isSending = true;
    // A capture in flight can no longer be edited.
    this.dispatchEvent(new Event("change"));
    for (let next = this.#next(); next && connection.isOnline; next = this.#next()) await this.#sendOne(next);
    this.#isSending = false;
    for (const capture of this.waiting) this.#tellThatItWaits(capture);
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

  /** Removes an answered capture: it is never resent automatically.
   * @param {Capture} capture */
  #done(capture) {
    this.#list.splice(this.#list.indexOf(capture), 1);
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
