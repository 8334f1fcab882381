// The sections of a list: empty ones are hidden, and a single one may need no heading.

import { moved } from "/nod/nod.js";

/** @param {HTMLElement} element @param {string[]} nameless sections that need no name when no other is shown */
export function showSections(element, nameless) {
  const groups = element.querySelectorAll(".group[data-section]");
  const shown = [...groups].filter((group) => group.querySelector("li:not([inert])"));
  for (const group of groups) {
    const wasHidden = group.hidden;
    group.hidden = !group.querySelector("li");
    const isAlone = shown.length === 1 && nameless.includes(group.dataset.section ?? "");
    if (group.classList.contains("is-alone") === isAlone) continue;
    // Its rows move up to where the heading was.
    moved(wasHidden ? [] : group.querySelectorAll(".list"), () => group.classList.toggle("is-alone", isAlone));
  }
}
