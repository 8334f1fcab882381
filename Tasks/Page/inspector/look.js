// A look inside: the inspector and the hit areas, each loaded when it is first wanted.

import "./scores.js";
import { moment, showTargets } from "/nod/nod.js";
import { isWriting } from "../surfaces/shortcuts.js";
import { text } from "../words/texts.js";

/** Opens the inspector, or closes it. */
export async function inspect() {
  const module = await import("./inspector.js").catch((error) => console.warn("Tasks:", error));
  if (!module) return moment("failed", { message: text("nav.notOpened") });
  // Whoever writes by now goes on.
  module.toggle({ takesFocus: !isWriting(document.activeElement) });
}

let targetsAreShown = false;

/** Draws hit areas over the page, or no more. */
export function toggleTargets() {
  targetsAreShown = !targetsAreShown;
  showTargets(targetsAreShown);
  return targetsAreShown;
}
export const targetsShown = () => targetsAreShown;
