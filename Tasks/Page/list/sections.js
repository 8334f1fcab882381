// Hides empty sections, and the heading of a section that needs none if it is the only one.

import { moved } from "/nod/nod.js";

/** @param {HTMLElement} element @param {string[]} nameless sections without a heading if no other is shown */
export function showSections(element, nameless) {
  const groups = element.querySelectorAll(".group[data-section]");
  const shown = [...groups].filter((group) => group.querySelector("li:not([inert])"));
  for (const group of groups) {
    const wasHidden = group.hidden;
    group.hidden = !group.querySelector("li");
    const isAlone = shown.length === 1 && nameless.includes(group.dataset.section ?? "");
    if (group.classList.contains("is-alone") === isAlone) continue;
    moved(wasHidden ? [] : group.querySelectorAll(".list"), () => group.classList.toggle("is-alone", isAlone));
  }
}
