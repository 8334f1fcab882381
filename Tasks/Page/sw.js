// The page without its server. The server is always asked first; what was kept stands in when it can't be reached.
// Writes are none of this worker's business: they wait in the page that made them.

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

// `loaded`: a page stands, and the network is free. `changed`: what is known of tasks is old.
addEventListener("message", (event) => {
  if (event.data === "loaded") event.waitUntil(keepAhead().then(readAnswers));
  if (event.data === "changed") event.waitUntil(readAnswers());
});
