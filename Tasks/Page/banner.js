// The banner that says when the server can't be reached, and how much waits for it.

import { connection } from "./connection.js";
import { opensOffline } from "./installing.js";
import { moves } from "./moves.js";
import { waitingCount } from "./outbox.js";
import { drawIcon } from "./rows.js";
import { text, words } from "./texts.js";

/** @param {import("./captures.js").Captures} captures */
export function sayWhenOffline(captures) {
  const banner = document.querySelector("#offline");
  connection.addEventListener("change", draw);
  for (const event of ["nod-change", "nod-settled", "wishes-adopted"]) addEventListener(event, draw);
  for (const event of ["change", "saved", "refused"]) moves.addEventListener(event, draw);
  for (const source of [captures, words]) source.addEventListener("change", draw);

  function draw() {
    if (connection.isOnline) return void banner.replaceChildren();
    const count = waitingCount() + captures.waiting.length;
    const line = document.createElement("p");
    const waiting = count > 0 ? text("offline.waiting", { count }) : "";
    const way = opensOffline ? "" : text("offline.keepOpen");
    line.textContent = [text("offline.text"), waiting, way].filter(Boolean).join(" ");
    banner.replaceChildren(drawIcon("icon-cloud"), line);
  }
}
