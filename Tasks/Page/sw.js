// Serves the page without its server. The server is always asked first; the cache answers when it is unreachable.
// Writes bypass this worker: they wait in the page that made them.

import { answerData, isAnswer, readAnswers } from "./offline/answers.js";
import { answerFile, keepAhead } from "./offline/files.js";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === location.origin && request.method === "GET"
    && !["no-store", "only-if-cached"].includes(request.cache);
  if (!isOurs || request.headers.has("Range")) return;
  if (isAnswer(pathname)) event.respondWith(answerData(request));
  else if (!pathname.startsWith("/api/")) event.respondWith(answerFile(event));
});

// `loaded`: a page is complete, and the network is free. `changed`: the cached tasks are stale.
addEventListener("message", (event) => {
  if (event.data === "loaded") event.waitUntil(keepAhead().then(readAnswers));
  if (event.data === "changed") event.waitUntil(readAnswers());
});
