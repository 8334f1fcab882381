// The service worker. Asks the server first and falls back to the cache. Writes bypass it; the page queues them.

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

// `loaded`: the page is complete. `changed`: the cached tasks are outdated.
addEventListener("message", (event) => {
  if (event.data === "loaded") event.waitUntil(keepAhead().then(readAnswers));
  if (event.data === "changed") event.waitUntil(readAnswers());
});
