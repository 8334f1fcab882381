// Loads the inspector and the hit areas on first use.

import "./scores.js";
import { moment, showTargets } from "/nod/nod.js";
import { isWriting } from "../surfaces/shortcuts.js";
import { text } from "../words/texts.js";

export async function inspect() {
  const module = await import("./inspector.js").catch((error) => console.warn("Tasks:", error));
  if (!module) return moment("failed", { message: text("nav.notOpened") });
  // Don't take the focus from a field the user has moved to.
  module.toggle({ takesFocus: !isWriting(document.activeElement) });
}

let targetsAreShown = false;

export function toggleTargets() {
  targetsAreShown = !targetsAreShown;
  showTargets(targetsAreShown).catch((error) => console.warn("Tasks:", error));
  return targetsAreShown;
}
export const areTargetsShown = () => targetsAreShown;
