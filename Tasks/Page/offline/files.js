// Cache of the app's files, including those never requested.

import { forgetAnswers } from "./answers.js";
import { askFirst, inCache, inTime } from "./asking.js";

const filesName = "tasks.files";
/** All surfaces share one document. */
const surface = /^\/(?:board|capture|collections(?:\/\d+)?)?$/;
/** Exists while the cache has all current files. */
const complete = "/.complete";
/** File names in links, imports and style sheets. */
const named = /["'`(]((?:\.{0,2}\/)?[\w$][\w./${}-]*\.(?:js|css|wasm|json|svg))["'`)]/g;
const readable = /javascript|css|html/;

/** Whether the document came from the cache; its files then do, too. */
let isAway = false;
/** @type {Promise<void> | null} */
let keeping = null;

/** @param {FetchEvent} event */
export async function answerFile(event) {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const isSurface = request.mode === "navigate" && surface.test(pathname);
  const key = isSurface ? "/" : pathname;
  if (isAway && request.mode !== "navigate") {
    const copy = await keptFile(key);
    if (copy) return copy;
  }
  const asked = fetch(request);
  event.waitUntil(asked.then((response) => noteFile(key, response.clone(), isSurface)).catch(() => {}));
  if (isSurface) isAway = false;
  return askFirst(asked, async () => {
    const copy = await keptFile(key);
    if (isSurface && copy) isAway = true;
    return copy;
  });
}

/** @param {string} key */
const keptFile = (key) => inCache(filesName, (cache) => cache.match(key, { ignoreVary: true }));

/** @param {string} key @param {Response} response @param {boolean} isSurface */
async function noteFile(key, response, isSurface) {
  // This device has lost access.
  if (isSurface && response.status === 401) return forgetAnswers();
  if (!isWhole(response)) return;
  await inCache(filesName, async (cache) => {
    const known = await cache.match(key, { ignoreVary: true });
    if (known && known.headers.get("ETag") === response.headers.get("ETag")) return response.body?.cancel();
    if (known) await cache.delete(complete);
    await cache.put(key, response);
  });
}

/** @param {Response} response */
const isWhole = (response) => response.status === 200 && response.type === "basic" && !response.redirected;

/** Caches all files one by one, and removes outdated ones. Concurrent calls share one run. */
export function keepAhead() {
  keeping ??= inCache(filesName, async (cache) => {
    if (await cache.match(complete)) return;
    const paths = await keepAll(cache);
    if (!paths) return;
    for (const { url } of await cache.keys()) if (!paths.has(new URL(url).pathname)) await cache.delete(url);
    await cache.put(complete, new Response());
  }).finally(() => { keeping = null; });
  return keeping;
}

/** @param {Cache} cache @returns {Promise<Set<string> | null>} null if the server went offline */
async function keepAll(cache) {
  const paths = new Set(["/"]);
  let language = "";
  // The loop includes paths added during it.
  for (const path of paths) {
    const response = await inTime(fetch(path, { cache: "no-cache" })).catch(() => null);
    if (!response || response.status >= 500 || response.redirected) return null;
    if (!isWhole(response)) { paths.delete(path); continue; }
    const type = response.headers.get("Content-Type") ?? "";
    const text = readable.test(type) ? await response.clone().text() : "";
    if (path === "/") language = /<html lang="([\w-]+)"/.exec(text)?.[1] ?? "";
    for (const [, name] of text.matchAll(named)) paths.add(pathOf(name.replace(/\$\{[\w$]+\}/, language), path));
    await cache.put(path, response);
  }
  return paths;
}

/** @param {string} name @param {string} from the file that refers to it */
const pathOf = (name, from) => new URL(name, new URL(from, location.origin)).pathname;
