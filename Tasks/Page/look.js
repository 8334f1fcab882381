// A look inside: the inspector and the hit areas, each loaded when it is first wanted; and what the inspector will show.

import { moment, showTargets } from "./feedback.js";
import { isWriting } from "./shortcuts.js";
import { text } from "./texts.js";

/** @typedef {{at: Date, moments: string[], [detail: string]: any}} Score as `nod-score` tells it, and when */

/** The last answers, newest first: what just happened is there to be seen when somebody begins to look. @type {Score[]} */
export const scores = [];
const most = 50;

document.addEventListener("nod-score", ({ detail }) => {
  scores.unshift({ ...detail, at: new Date() });
  if (scores.length > most) scores.pop();
});

/** Opens the inspector, or closes it. */
export async function inspect() {
  const module = await import("./inspector.js").catch((error) => console.warn("Tasks:", error));
  if (!module) return moment("failed", { message: text("nav.notOpened") });
  // Whoever writes by now goes on.
  module.toggle({ takesFocus: !isWriting(document.activeElement) });
}

/** Whether there is a library that can draw them. */
export const canShowTargets = showTargets !== undefined;
let targetsAreShown = false;

/** Draws hit areas over the page, or no more. */
export function toggleTargets() {
  targetsAreShown = !targetsAreShown;
  showTargets(targetsAreShown);
  return targetsAreShown;
}
export const targetsShown = () => targetsAreShown;
