// The offline banner: the reason, and the number of pending changes.

import { connection } from "../server/connection.js";
import { isAllowed, opensOffline } from "./installing.js";
import { waitingCount } from "./outbox.js";
import { failsToKeep, storage } from "./storage.js";
import { drawIcon } from "../rows/rows.js";
import { text, words } from "../words/texts.js";
import { find } from "../surfaces/find.js";

/** @param {Captures} captures @param {Settings} settings */
export function sayWhenOffline(captures, settings) {
  const banner = find("#offline");
  const said = find("#offline-said");
  /** @type {string[]} */
  let shown = [];
  let opens = isAllowed;
  // Sticky headings move below the banner.
  new ResizeObserver(() => {
    const height = banner.offsetHeight;
    document.documentElement.style.setProperty("--banner", height ? `calc(${height}px + .5rem)` : "0rem");
  }).observe(banner);
  connection.addEventListener("change", async () => {
    // All sentences at once: a screen reader would miss replaced ones.
    if (!connection.isOnline) opens = await opensOffline();
    draw();
  });
  for (const event of ["nod-change", "nod-move", "nod-settled", "wishes-adopted"]) addEventListener(event, draw);
  for (const source of [captures, settings, storage, words]) source.addEventListener("change", draw);

  function draw() {
    const count = waitingCount() + captures.waiting.length + settings.waitingCount;
    connection.wait(count > 0);
    const wanted = connection.isOnline ? [] : sentences(count, opens);
    const fresh = wanted.filter((sentence) => !shown.includes(sentence)).join(" ");
    shown = wanted;
    if (fresh || connection.isOnline) said.textContent = fresh;
    if (connection.isOnline) return void banner.replaceChildren();
    const line = Object.assign(document.createElement("p"), { textContent: wanted.join(" ") });
    if (banner.textContent === line.textContent) return;
    banner.replaceChildren(drawIcon("icon-cloud"), line);
  }
}

/** @param {number} count of pending changes @param {boolean} opens without the server */
function sentences(count, opens) {
  const waiting = count > 0 ? [text("offline.waiting", { count })] : [];
  const { isForgotten } = connection;
  const isLost = failsToKeep();
  return [
    text(isForgotten ? "offline.notPaired" : "offline.text"), text(isLost ? "offline.notKept" : "offline.kept"),
    ...waiting, ...(opens || isForgotten || isLost ? [] : [text("offline.keepOpen")]),
  ];
}
