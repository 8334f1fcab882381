// Announces texts in two live regions.

import { frontModal } from "../dom.js";

/** @type {Record<"status" | "alert", HTMLElement>} */
const regions = { status: makeRegion("status", "polite"), alert: makeRegion("alert", "assertive") };

if (document.body) place(document.body);
else document.addEventListener("DOMContentLoaded", () => place(document.body), { once: true });

/** Announcements of the current task: one per subject, the latest.
 * @type {Map<unknown, {text: string, isAssertive: boolean}>} */
const waiting = new Map();

let isSilent = false;

/** Runs `body`, which announces nothing.
 * @param {() => void} body */
export function silently(body) {
  isSilent = true;
  try {
    body();
  } finally {
    isSilent = false;
  }
}

/** Announces a text, even if it repeats the last one.
 * @param {string} text @param {boolean} [isAssertive]
 * @param {unknown} [subject] replaces an earlier announcement about the same subject */
export function announce(text, isAssertive = false, subject = text) {
  if (!text || isSilent) return;
  if (waiting.size === 0) queueMicrotask(sayAll);
  waiting.delete(subject);
  waiting.set(subject, { text, isAssertive });
}

/** Milliseconds until screen readers have noticed a change: they ignore a region that is inserted with its text, and a
 * focus whose previous element is removed at once. */
const settling = 200;

/** Resolves when screen readers have noticed the last change.
 * @returns {Promise<void>} */
export const told = () => new Promise((resolve) => { setTimeout(resolve, settling); });

function sayAll() {
  // Screen readers ignore everything outside a modal dialog.
  if (place(frontModal() ?? document.body)) {
    told().then(sayAll);
    return;
  }
  const all = [...waiting.values()];
  waiting.clear();
  say(regions.status, all.filter(({ isAssertive }) => !isAssertive));
  say(regions.alert, all.filter(({ isAssertive }) => isAssertive));
}

/** @param {HTMLElement} region @param {{text: string}[]} all */
function say(region, all) {
  if (all.length === 0) return;
  region.replaceChildren(...all.map(({ text }) => Object.assign(document.createElement("p"), { textContent: text })));
}

/** @param {Element} home */
function place(home) {
  if (regions.status.parentElement === home) return false;
  for (const region of Object.values(regions)) region.replaceChildren();
  home.append(regions.status, regions.alert);
  return true;
}

/** @param {string} role @param {string} politeness */
function makeRegion(role, politeness) {
  const region = document.createElement("div");
  region.className = "nod-announcer";
  // Visually hidden.
  Object.assign(region.style, {
    position: "absolute", inlineSize: "1px", blockSize: "1px", margin: "-1px", overflow: "hidden",
    clipPath: "inset(50%)", whiteSpace: "nowrap",
  });
  region.setAttribute("role", role);
  region.setAttribute("aria-live", politeness);
  return region;
}
