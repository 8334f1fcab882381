// Several things at once, by one button: one interaction.

import { report } from "./session.js";
import { targetOf } from "./targets.js";

let isTogether = false;

/**
 * What `change` toggles or reports is one interaction: each item is shown, and felt, heard and said once for all.
 * @template T @param {() => T} change @param {HTMLElement} [element] what was used: its press is part of it @returns {T}
 */
export function together(change, element) {
  // Within another one it is part of that.
  if (isTogether) return change();
  const target = targetOf(element);
  isTogether = true;
  report("together", target);
  try {
    return change();
  } finally {
    isTogether = false;
    report("ended", target);
  }
}
