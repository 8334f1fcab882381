// Follows the changes of other tabs through server-sent events.

import { client } from "./api.js";
import { connection } from "./connection.js";
import { leave, newest, take } from "../tasks/news.js";
import { waitingCount } from "../offline/outbox.js";

/** Milliseconds before a closed stream is reopened, as in Firefox. */
const pause = 5000;

/** If more changes arrive at once, the surface is reloaded. */
const mostSeen = 20;

/** @typedef {{id: number, task?: Task | null, collection?: Collection | null}} Change null if it was deleted */

/** The event stream. Browsers allow six connections per server, so a hidden tab without pending changes closes it. */
export class Events extends EventTarget {
  /** @type {EventSource | null} */
  #source = null;

  start() {
    this.#open();
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#open();
      else if (connection.isOnline && waitingCount() === 0) this.#close();
    });
    addEventListener("pagehide", () => this.#close());
    addEventListener("pageshow", () => this.#open());
    connection.addEventListener("change", () => this.#open());
  }

  #open() {
    // Keeps a stream that the browser is still retrying.
    if (this.#source && this.#source.readyState !== EventSource.CLOSED) return;
    this.#source = new EventSource("/api/events");
    this.#listen(this.#source);
    // Reloads, because events before the stream opened were missed.
    this.#source.addEventListener("open", () => this.dispatchEvent(new Event("reload")), { once: true });
  }

  /** @param {EventSource} source */
  #listen(source) {
    source.addEventListener("open", () => connection.found(true));
    source.addEventListener("error", () => this.#broke(source));
    source.addEventListener("reload", ({ data }) => {
      if (JSON.parse(data).client !== client) this.dispatchEvent(new Event("reload"));
    });
    for (const name of ["task", "collection", "settings"]) {
      source.addEventListener(name, ({ data }) => this.#tell(name, JSON.parse(data)));
    }
  }

  /** Reopens streams that browsers give up on: Firefox after a refused connection, all after a 502.
   * @param {EventSource} source */
  #broke(source) {
    if (connection.isOnline) connection.probe();
    if (source.readyState === EventSource.CLOSED) {
      setTimeout(() => { if (source === this.#source && !document.hidden) this.#open(); }, pause);
    }
  }

  /** Skips this tab's own changes, except collection counts.
   * @param {string} name @param {{client: string | null}} detail */
  #tell(name, detail) {
    const isOwn = detail.client === client;
    if (isOwn && name !== "collection") return;
    this.dispatchEvent(new CustomEvent(name, { detail: { ...detail, isOwn } }));
  }

  #close() {
    this.#source?.close();
    this.#source = null;
  }
}

/** @param {Events} events @param {Store} store @param {Surfaces} surfaces */
export function followTasks(events, store, surfaces) {
  events.addEventListener("reload", () => surfaces.refresh());
  /** In order, because a task contains its collections, even deleted ones.
   * @type {Change[]} */
  let waiting = [];
  let isFollowing = false;
  for (const name of /** @type {const} */ (["collection", "task"])) events.addEventListener(name, ({ detail }) => {
    // The answers to this tab's saves contain the counts.
    if (detail.isOwn && (detail.deleted || store.isWishedIn(detail.id))) return;
    waiting.push(detail);
    followAll();
  });

  async function followAll() {
    if (isFollowing) return;
    isFollowing = true;
    // Collects all changes that have arrived.
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

  /** @param {Change} change */
  async function follow({ id, task }) {
    if (!task) return void leave(store, surfaces, id);
    const known = take(store, await newest(store, task));
    store.deleted.delete(id);
    surfaces.draw(known);
    surfaces.place(known);
  }
}
