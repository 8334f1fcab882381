// The page without its server. The server is always asked first; what was kept stands in when it can't be reached. Writes are
// none of this worker's business: they wait in the page that made them.

importScripts("/offline/files.js", "/offline/answers.js");

/**
 * Milliseconds for an answer. A lost packet is sent again after 1 s, and 2 s after that (RFC 6298): a server of the same
 * network that still says nothing isn't there.
 */
const patience = 3000;
/** What a proxy says for a server that isn't there. */
const absent = [502, 503, 504];

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === location.origin && request.method === "GET" && !["no-store", "only-if-cached"].includes(request.cache);
  if (!isOurs || request.headers.has("Range")) return;
  if (isAnswer(pathname)) event.respondWith(answerData(request));
  else if (!pathname.startsWith("/api/")) event.respondWith(answerFile(event));
});

// `loaded`: a page stands, and the network is free. `changed`: what is known of tasks is old.
addEventListener("message", (event) => {
  if (event.data === "loaded") event.waitUntil(keepAhead().then(readAnswers));
  if (event.data === "changed") event.waitUntil(readAnswers());
});

/**
 * What the server says; what was kept, if it isn't there. Without either, the error is the browser's.
 * @param {Promise<Response>} asked @param {() => Promise<Response | undefined>} kept
 */
async function askFirst(asked, kept) {
  const response = await inTime(asked).catch(() => null);
  if (response && !absent.includes(response.status)) return response;
  return (await kept()) ?? asked;
}

/** @template Value @param {Promise<Value>} promise @returns {Promise<Value>} */
function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patience);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Storage may be full, blocked or cleared at any moment: then the page lives without.
 * @template Value @param {string} name @param {(cache: Cache) => Promise<Value>} use @returns {Promise<Value | undefined>}
 */
async function inCache(name, use) {
  try {
    return await use(await caches.open(name));
  } catch (error) {
    console.warn("Tasks: nothing can be kept here.", error);
  }
}
