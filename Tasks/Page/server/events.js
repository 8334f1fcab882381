// Follows the changes of other tabs, as the server streams them.

import { client } from "./api.js";
import { connection } from "./connection.js";
import { leave, newest, take } from "../tasks/news.js";
import { waitingCount } from "../offline/outbox.js";

/** Milliseconds before a closed stream is opened again; Firefox waits as long when it retries by itself. */
const pause = 5000;

/** Changes that are seen one by one: after more, the surface is read again. */
const mostSeen = 20;

/** @typedef {{id: number, task?: Task | null, collection?: Collection | null}} Change null: it was deleted */

/** A browser opens at most six connections to one server, and the stream takes one of them: a hidden tab closes it,
 * unless something waits for the server's return, and reloads everything when it is visible again. */
export class Events extends EventTarget {
  /** @type {EventSource | null} */
  #source = null;

  start() {
    this.#open();
    document.addEventListener("visibilitychange", () => (document.hidden ? this.#rest() : this.#open()));
    addEventListener("pagehide", () => this.#close());
    addEventListener("pageshow", () => this.#open());
    connection.addEventListener("change", () => this.#open());
  }

  #open() {
    // Replaces a stream that the browser has given up on; one that it still retries is left alone.
    if (this.#source && this.#source.readyState !== EventSource.CLOSED) return;
    this.#source = new EventSource("/api/events");
    this.#listen(this.#source);
    // Nobody reports the events before the stream was open, so everything is read once the server answers.
    this.#source.addEventListener("open", () => this.dispatchEvent(new Event("reload")), { once: true });
  }

  /** @param {EventSource} source */
  #listen(source) {
    source.addEventListener("open", () => connection.found(true));
    source.addEventListener("error", () => this.#broke(source));
    // After changes of this tab's own it has read everything again already.
    source.addEventListener("reload", ({ data }) => {
      if (JSON.parse(data).client !== client) this.dispatchEvent(new Event("reload"));
    });
    for (const name of ["task", "collection", "settings"]) {
      source.addEventListener(name, ({ data }) => this.#tell(name, JSON.parse(data)));
    }
  }

  /** Browsers retry by themselves, but not after every error: Firefox not after a refused connection, none after a 502.
   * @param {EventSource} source */
  #broke(source) {
    if (connection.isOnline) connection.probe();
    if (source.readyState === EventSource.CLOSED) {
      setTimeout(() => { if (source === this.#source && !document.hidden) this.#open(); }, pause);
    }
  }

  /** Skips this tab's own changes, except the counts of collections.
   * @param {string} name @param {{client: string | null}} detail */
  #tell(name, detail) {
    const isOwn = detail.client === client;
    if (isOwn && name !== "collection") return;
    this.dispatchEvent(new CustomEvent(name, { detail: { ...detail, isOwn } }));
  }

  #rest() { if (connection.isOnline && waitingCount() === 0) this.#close(); }

  #close() {
    this.#source?.close();
    this.#source = null;
  }
}

/** Shows another tab's changes quietly.
 * @param {Events} events @param {Store} store @param {Surfaces} surfaces */
export function followTasks(events, store, surfaces) {
  events.addEventListener("reload", () => surfaces.refresh());
  /** In their order: a task brings its collections, also one that was deleted since.
   * @type {Change[]} */
  let waiting = [];
  let isFollowing = false;
  for (const name of /** @type {const} */ (["collection", "task"])) events.addEventListener(name, ({ detail }) => {
    // The answers of this tab's own saves bring the counts, and which of its wishes they have in them.
    if (detail.isOwn && (detail.deleted || store.isWishedIn(detail.id))) return;
    waiting.push(detail);
    followAll();
  });

  async function followAll() {
    if (isFollowing) return;
    isFollowing = true;
    // All that has arrived is told in one task.
    await new Promise((resolve) => setTimeout(resolve));
    while (waiting.length > 0) {
      const changes = waiting;
      waiting = [];
      const count = changes.filter(({ task }) => task !== undefined).length;
      for (const change of changes) {
        if (change.task === undefined) followCollection(change);
        else if (count <= mostSeen) await follow(change).catch(() => {});
      }
      if (count > mostSeen) surfaces.refresh();
      if (count > 0) surfaces.recount();
    }
    isFollowing = false;
  }

  /** @param {Change} change */
  function followCollection({ id, collection }) {
    if (collection) store.putCollection(collection);
    else store.forgetCollection(id);
  }

  /** Each is seen to come, go or move.
   * @param {Change} change */
  async function follow({ id, task }) {
    if (!task) return void leave(store, surfaces, id);
    const known = take(store, await newest(store, task));
    store.deleted.delete(id);
    surfaces.draw(known);
    surfaces.place(known);
  }
}
