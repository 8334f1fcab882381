// What a screen reader says: two live regions that stand in the page before the first word.

/** @type {Record<"status" | "alert", HTMLElement>} */
const regions = { status: makeRegion("status", "polite"), alert: makeRegion("alert", "assertive") };

if (document.body) place(document.body);
else document.addEventListener("DOMContentLoaded", () => place(document.body), { once: true });

/** Says a text, the same one as often as it is asked to. @param {string} text @param {boolean} [isAssertive] */
export function announce(text, isAssertive = false) {
  if (!text) return;
  // Everything outside of a modal dialog is silent, so the regions go where the person is.
  place(document.querySelector("dialog:modal") ?? document.body);
  const line = document.createElement("p");
  line.textContent = text;
  regions[isAssertive ? "alert" : "status"].replaceChildren(line);
}

/** @param {Element} home */
function place(home) {
  if (regions.status.parentElement !== home) home.append(regions.status, regions.alert);
}

/** @param {string} role @param {string} politeness */
function makeRegion(role, politeness) {
  const region = document.createElement("div");
  region.className = "nod-announcer";
  region.setAttribute("role", role);
  region.setAttribute("aria-live", politeness);
  return region;
}
