// Cache of tasks, collections and settings for offline use. Cleared when this device loses access.

import { answer } from "../tasks/query.js";
import { askFirst, inCache, inTime } from "./asking.js";

const answersName = "tasks.answers";
/** @typedef {{settings: object, collections: Collection[],
 *   tasks: Task[], counts: Counts}} Known */

/** The server's page limit. */
const largestPage = 500;
/** @type {Promise<void> | null} */
let reading = null;
let readsAgain = false;

/** @param {string} path */
export const isAnswer = (path) => /^\/api\/(?:settings|(?:tasks|collections)(?:\/\d+)?)$/.test(path);

/** @param {Request} request */
export async function answerData(request) {
  const kept = () => keptAnswer(new URL(request.url));
  if (request.cache === "force-cache") {
    const answer = await kept();
    if (answer) return answer;
  }
  const asked = fetch(request);
  asked.then(({ status }) => { if (status === 401) forgetAnswers(); }, () => {});
  return askFirst(asked, kept);
}

export const forgetAnswers = () => caches.delete(answersName).catch(() => {});

export function readAnswers() {
  if (reading) readsAgain = true;
  reading ??= readAll().catch(() => {}).finally(() => { reading = null; });
  return reading;
}

async function readAll() {
  do {
    readsAgain = false;
    const [settings, { collections }, open, completed] = await Promise.all([
      ask("/api/settings"), ask("/api/collections"),
      ask(`/api/tasks?filter=open&order=due&limit=${largestPage}`),
      ask(`/api/tasks?filter=completed&limit=${largestPage}`),
    ]);
    // Offline, the open tasks due soonest and the tasks completed last are enough.
    const known = { settings, collections, tasks: [...open.tasks, ...completed.tasks], counts: completed.counts };
    await inCache(answersName, (cache) => cache.put("/api", new Response(JSON.stringify(known))));
  } while (readsAgain);
}

/** @param {string} path */
async function ask(path) {
  const response = await inTime(fetch(path));
  if (response.status === 401) await forgetAnswers();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** @param {URL} address @returns {Promise<Response | undefined>} marked as kept */
async function keptAnswer({ pathname, searchParams }) {
  const kept = await inCache(answersName, (cache) => cache.match("/api"));
  const value = kept && answerFrom(await kept.json(), pathname, searchParams);
  return value && new Response(JSON.stringify(value), { headers: { "Nod-Kept": "1" } });
}

/** @param {Known} known @param {string} path @param {URLSearchParams} wanted */
function answerFrom(known, path, wanted) {
  const [, , what, id] = path.split("/");
  if (what === "settings") return known.settings;
  /** @type {{id: number}[]} */
  const all = what === "tasks" ? known.tasks : known.collections;
  if (id) return all.find((one) => one.id === Number(id));
  return what === "tasks" ? pageOf(known, wanted) : { collections: known.collections };
}

/** Answers a query in one page. Total counts come from the server.
 * @param {Known} known @param {URLSearchParams} wanted */
export function pageOf({ tasks, counts }, wanted) {
  const [filter = "open", order, column, collection, query] = ["filter", "order", "column", "collection", "q"]
    .map((name) => wanted.get(name) ?? undefined);
  const asked = { filter, order, column, query, collection: Number(collection ?? 0) };
  const found = answer(tasks, /** @type {Query} */ (asked));
  const { completed, open } = query || collection ? found.counts : counts;
  return { tasks: found.tasks, next: null, counts: { open: column ? found.counts.open : open, completed } };
}
