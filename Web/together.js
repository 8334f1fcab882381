// Several things at once, by one button: one interaction.

import { report } from "./session.js";
import { targetOf } from "./targets.js";

/**
 * What `change` toggles or reports is one interaction: each item is shown, and felt, heard and said once for all.
 * @template T @param {() => T} change @param {HTMLElement} [element] what was used: its press is part of it @returns {T}
 */
export function together(change, element) {
  const target = targetOf(element);
  report("together", target);
  try {
    return change();
  } finally {
    report("ended", target);
  }
}
