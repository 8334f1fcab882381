// The banner that says when the server can't be reached, and how much waits for it.

import { connection } from "./connection.js";
import { moves } from "./moves.js";
import { waitingCount } from "./outbox.js";
import { drawIcon } from "./rows.js";
import { text } from "./texts.js";

/** @param {import("./captures.js").Captures} captures */
export function sayWhenOffline(captures) {
  const banner = document.querySelector("#offline");
  connection.addEventListener("change", draw);
  for (const event of ["nod-change", "nod-settled"]) addEventListener(event, draw);
  for (const event of ["change", "saved", "refused"]) moves.addEventListener(event, draw);
  captures.addEventListener("change", draw);

  function draw() {
    if (connection.isOnline) return void banner.replaceChildren();
    const count = waitingCount() + captures.waiting.length;
    const words = document.createElement("p");
    const waiting = count > 0 ? text("offline.waiting", { count }) : "";
    words.textContent = `${text("offline.text")} ${waiting}`.trim();
    banner.replaceChildren(drawIcon("icon-cloud"), words);
  }
}
