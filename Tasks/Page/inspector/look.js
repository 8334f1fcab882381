// The inspector and the hit areas, each loaded on first use.

import "./scores.js";
import { moment, showTargets } from "/nod/nod.js";
import { isWriting } from "../surfaces/shortcuts.js";
import { text } from "../words/texts.js";

/** Opens or closes the inspector. */
export async function inspect() {
  const module = await import("./inspector.js").catch((error) => console.warn("Tasks:", error));
  if (!module) return moment("failed", { message: text("nav.notOpened") });
  // Somebody who is typing by now keeps the focus.
  module.toggle({ takesFocus: !isWriting(document.activeElement) });
}

let targetsAreShown = false;

/** Shows or hides the hit areas. */
export function toggleTargets() {
  targetsAreShown = !targetsAreShown;
  showTargets(targetsAreShown).catch((error) => console.warn("Tasks:", error));
  return targetsAreShown;
}
export const areTargetsShown = () => targetsAreShown;
