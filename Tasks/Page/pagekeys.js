// What the page's keys do. The list of them stands in the settings.

import { canShowTargets, inspect, toggleTargets } from "./look.js";
import { onKey } from "./shortcuts.js";

const places = ["/", "/board", "/capture", "/collections"];

/** @param {import("./surfaces.js").Surfaces} surfaces @param {(place: HTMLElement) => void} openSettings */
export function listenForKeys(surfaces, openSettings) {
  // As the link of the place would: the same answer, the same way.
  places.forEach((path, index) => onKey([String(index + 1)], () => {
    /** @type {HTMLElement} */ (document.querySelector(`nav a[href="${path}"]`)).click();
  }));
  onKey(["/"], () => {
    if (surfaces.stands("list")) return focusSearch();
    // What is typed meanwhile is meant for it.
    dispatchEvent(new Event("keys-held"));
    // When the list stands its heading takes the focus, and hands it on.
    surfaces.addEventListener("change", () => queueMicrotask(focusSearch), { once: true });
    surfaces.go("/").finally(() => freeKeys(false));
  });
  onKey(["i"], inspect);
  if (canShowTargets) onKey(["t"], toggleTargets);
  onKey(["?"], () => openSettings(document.querySelector("#shortcuts-title")));
}

/** What early.js has noted is pressed now. @param {boolean} [isThere] else it is for a place that doesn't come */
export const freeKeys = (isThere = true) => dispatchEvent(new CustomEvent("keys-freed", { detail: isThere }));

function focusSearch() {
  const field = /** @type {HTMLElement | null} */ (document.querySelector("#search"));
  if (field?.checkVisibility()) field.focus();
  else /** @type {HTMLElement | null} */ (document.querySelector("#open-search"))?.click();
  freeKeys(field !== null);
}
