// What is known of tasks, collections and settings, for when nobody can be asked: read after a page has loaded and after
// changes have settled, and forgotten when this device isn't let in any more.

import { matches } from "../tasks/search.js";
import { askFirst, inCache, inTime } from "./asking.js";

const answersName = "tasks.answers";
/** @typedef {{settings: object, collections: import("../server/api.js").Collection[],
 *   tasks: import("../server/api.js").Task[], counts: import("../server/api.js").Counts}} Known */

/** What the server gives at once, at most. */
const largestPage = 500;
/** @type {Promise<void> | null} */
let reading = null;
let readsAgain = false;

/** @param {string} path */
export const isAnswer = (path) => /^\/api\/(?:settings|(?:tasks|collections)(?:\/\d+)?)$/.test(path);

/** A page that knows that nobody is there doesn't wait to hear it again.
 * @param {Request} request */
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

/** What changes while it is being read is read again. */
export function readAnswers() {
  if (reading) readsAgain = true;
  reading ??= readAll().catch(() => {}).finally(() => { reading = null; });
  return reading;
}

async function readAll() {
  do {
    readsAgain = false;
    const [settings, { collections }, open, completed] = await Promise.all([
      ask("/api/settings"), ask("/api/collections"), askOpen(), ask(`/api/tasks?filter=completed&limit=${largestPage}`),
    ]);
    // Of tasks completed long ago nobody asks without a server.
    const known = { settings, collections, tasks: [...open, ...completed.tasks], counts: completed.counts };
    await inCache(answersName, (cache) => cache.put("/api", new Response(JSON.stringify(known))));
  } while (readsAgain);
}

/** Open tasks, all of them. */
async function askOpen() {
  const tasks = [];
  let cursor = "";
  do {
    const page = await ask(`/api/tasks?filter=open&limit=${largestPage}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    tasks.push(...page.tasks);
    cursor = page.next ?? "";
  } while (cursor);
  return tasks;
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

/** All of it at once: the tasks lie in the server's order.
 * @param {Known} known @param {URLSearchParams} wanted */
function pageOf({ tasks, counts }, wanted) {
  const [filter, column, collection, query] = ["filter", "column", "collection", "q"].map((name) => wanted.get(name));
  const found = tasks.filter((task) => matches(task, query ?? "")
    && (!collection || task.collections.some(({ id }) => id === Number(collection))));
  const open = found.filter((task) => !task.completedAt);
  const isCounted = query || collection;
  const shown = found.filter((task) => (!column || task.column === column)
    && (!["open", "completed"].includes(filter ?? "") || (filter === "completed") === Boolean(task.completedAt)));
  if (wanted.get("order") === "due") shown.sort((one, other) => dayOf(one) < dayOf(other) ? -1 : Number(dayOf(one) > dayOf(other)));
  return { tasks: shown, next: null, counts: isCounted ? { open: open.length, completed: found.length - open.length } : counts };
}

/** Sorts those without a day last.
 * @param {{due: string | null}} task */
const dayOf = ({ due }) => due ?? "~";
