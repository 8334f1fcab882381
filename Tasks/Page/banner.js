// The banner that says when the server can't be reached, and how much waits for it.

import { connection } from "./connection.js";
import { wishes } from "./feedback.js";
import { drawIcon } from "./rows.js";
import { texts } from "./texts.js";

export function sayWhenOffline() {
  const banner = document.querySelector("#offline");
  connection.addEventListener("change", draw);
  for (const event of ["nod-change", "nod-settled"]) addEventListener(event, draw);

  function draw() {
    if (connection.isOnline) return void banner.replaceChildren();
    const count = wishes().length;
    const text = document.createElement("p");
    text.textContent = count > 0 ? `${texts.offline} ${texts.waiting(count)}` : texts.offline;
    banner.replaceChildren(drawIcon("icon-cloud"), text);
  }
}
