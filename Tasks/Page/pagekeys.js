// What the page's keys do. The list of them stands in the settings.

import { canShowTargets, inspect, toggleTargets } from "./look.js";
import { onKey } from "./shortcuts.js";
import { TypedAhead } from "./typing.js";

const places = ["/", "/board", "/capture", "/collections"];

/** @param {import("./surfaces.js").Surfaces} surfaces @param {(place: HTMLElement) => void} openSettings */
export function listenForKeys(surfaces, openSettings) {
  // As the link of the place would: the same answer, the same way.
  places.forEach((path, index) => onKey([String(index + 1)], () => {
    /** @type {HTMLElement} */ (document.querySelector(`nav a[href="${path}"]`)).click();
  }));
  onKey(["/"], () => {
    if (surfaces.stands("list")) return search().focus();
    const typed = new TypedAhead();
    // When the list stands its heading takes the focus, and hands it on.
    surfaces.addEventListener("change", () => queueMicrotask(() => typed.write(search())), { once: true });
    surfaces.go("/").finally(() => typed.forget());
  });
  onKey(["i"], inspect);
  if (canShowTargets) onKey(["t"], toggleTargets);
  onKey(["?"], () => openSettings(document.querySelector("#shortcuts-title")));
}

/** @returns {HTMLElement | null} */
const search = () => document.querySelector("#search");
