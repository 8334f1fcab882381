// The HTTP API. A request is refused (`Refusal`) or doesn't reach the server (`Unreachable`).

import { Unreachable } from "/nod/nod.js";
import { connection } from "./connection.js";
import { isAbsent } from "../offline/asking.js";
import { has, text } from "../words/texts.js";

/** Returns a random key. `crypto.randomUUID` needs a secure context. */
export function uniqueKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Identifies this tab in events. */
export const client = uniqueKey();

export class Refusal extends Error {
  /** @param {number} status 0 without an answer @param {string} message @param {string | null} field */
  constructor(status, message, field = null) {
    super(message);
    this.status = status;
    this.field = field;
  }

  /** @param {Response} response */
  static async from(response) {
    const problem = await response.json().catch(() => ({}));
    return new Refusal(response.status, said(problem), problem.field ?? null);
  }
}

/** Translates a problem (RFC 9457) by its type.
 * @param {{type?: string}} problem */
export function said({ type = "", ...values }) {
  const key = `problem.${type.split("/").pop()}`;
  return has(key) ? text(key, values) : text("way.tryAgain");
}

/** @param {string} method @param {string} path @param {{body?: object, key?: string, signal?: AbortSignal}} options */
async function request(method, path, { body, key, signal } = {}) {
  if (method !== "GET" && connection.isResting) throw new Unreachable();
  // Writes outlive the page.
  const keepalive = method !== "GET";
  const headers = new Headers();
  if (keepalive) headers.set("Nod-Client", client);
  if (key) headers.set("Idempotency-Key", key);
  if (body) headers.set("Content-Type", "application/json");
  const value = await answer(
    path, { method, headers, keepalive, signal, cache: cacheOf(method), body: body && JSON.stringify(body) }
  );
  if (method !== "GET") connection.dispatchEvent(new Event("written"));
  return value;
}

/** Offline reads use the cache, and probe the server.
 * @param {string} method @returns {RequestCache} */
function cacheOf(method) {
  if (method !== "GET" || connection.isOnline) return "default";
  connection.probe();
  return "force-cache";
}

/** @param {string} path @param {RequestInit} init */
async function answer(path, init) {
  const response = await reach(path, init);
  if (response.status === 401) {
    connection.found(false, true);
    throw new Unreachable();
  }
  if (isAbsent(response)) {
    connection.foundAbsent();
    throw new Unreachable();
  }
  if (!response.ok) throw await Refusal.from(response);
  // A cache answer that was forced doesn't mean that the server is down.
  if (response.headers.has("Nod-Kept")) connection.foundKept(init.cache !== "force-cache");
  return response.status === 204 ? null : response.json();
}

/** Sends a request, and retries once if the server is up. Safe because writes have idempotency keys.
 * @param {string} path @param {RequestInit} init */
async function reach(path, init) {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    console.warn("Tasks:", init.method, path, error);
    if (!(await connection.probe())) {
      // The change may have arrived.
      connection.isOutdated = true;
      throw new Unreachable();
    }
    return fetch(path, init).catch(() => { throw new Refusal(0, text("way.tryAgain")); });
  }
}

/** Idempotency keys of a form: the same content keeps its key. */
export class AttemptKeys {
  #content = "";
  #key = "";

  /** @param {object} content */
  for(content) {
    const text = JSON.stringify(content);
    if (text !== this.#content) [this.#content, this.#key] = [text, uniqueKey()];
    return this.#key;
  }

  reset() { this.#content = ""; }
}

/** @param {unknown} error @param {string} [lost] if the server couldn't be reached */
export function wayOut(error, lost = "way.notReached") {
  if (error instanceof Refusal) return error.message;
  return text(connection.isForgotten ? "way.notPaired" : lost);
}

export const api = {
  /** @param {Query & {cursor?: string | null, limit: number, signal?: AbortSignal}} wanted @returns {Promise<Page>} */
  page({ filter, query, order, column, collection, cursor, limit, signal }) {
    const parameters = new URLSearchParams({ filter, limit: String(limit) });
    for (const [name, value] of Object.entries({ q: query, order, column, collection, cursor })) {
      if (value) parameters.set(name, String(value));
    }
    return request("GET", `/api/tasks?${parameters}`, { signal });
  },

  /** @param {number} id @returns {Promise<Task>} */
  task: (id) => request("GET", `/api/tasks/${id}`),

  /** @param {object} draft @param {string} key @returns {Promise<Task>} */
  add: (draft, key) => request("POST", "/api/tasks", { body: draft, key }),

  /** @param {number} id @param {object} changes @param {string} key @returns {Promise<Task>} */
  change: (id, changes, key) => request("PATCH", `/api/tasks/${id}`, { body: changes, key }),

  /** @param {number} id */
  delete: (id) => request("DELETE", `/api/tasks/${id}`, { key: uniqueKey() }),

  clearFirstTasks: () => request("DELETE", "/api/first-tasks", { key: uniqueKey() }),

  /** @param {number} id @returns {Promise<Task>} */
  restore: (id) => request("POST", `/api/tasks/${id}/restore`, { key: uniqueKey() }),

  /** @returns {Promise<{collections: Collection[]}>} */
  collections: () => request("GET", "/api/collections"),

  /** @param {number} id @returns {Promise<Collection>} */
  collection: (id) => request("GET", `/api/collections/${id}`),

  /** @param {string} name @param {string} key @returns {Promise<Collection>} */
  addCollection: (name, key) => request("POST", "/api/collections", { body: { name }, key }),

  /** @param {number} id @param {string} name @param {string} key @returns {Promise<Collection>} */
  renameCollection: (id, name, key) => request("PATCH", `/api/collections/${id}`, { body: { name }, key }),

  /** @param {number} id */
  deleteCollection: (id) => request("DELETE", `/api/collections/${id}`, { key: uniqueKey() }),

  /** @param {number} id @returns {Promise<Collection>} */
  restoreCollection: (id) => request("POST", `/api/collections/${id}/restore`, { key: uniqueKey() }),

  /** @param {number} collection @param {number} task @param {boolean} isIn */
  collect: (collection, task, isIn) =>
    request(isIn ? "PUT" : "DELETE", `/api/collections/${collection}/tasks/${task}`, { key: uniqueKey() }),

  settings: () => request("GET", "/api/settings"),

  /** @param {object} changes */
  changeSettings: (changes) => request("PATCH", "/api/settings", { body: changes, key: uniqueKey() }),
};
