// Touches beside controls are given to the one that is meant: of rows, cards and the bar of places on phones, of
// everything for children.

import { forgive } from "/nod/nod.js";

const phone = matchMedia("(pointer: coarse) and (max-width: 39.99rem)");

/** Follows the profile and the size of the window.
 * @param {Settings} settings */
export function forgiveTouches(settings) {
  /** @type {Set<HTMLElement>} */
  const forgiven = new Set();
  const follow = () => {
    const onPhones = phone.matches ? ".page, .places" : "";
    const places = settings.profile === "child" ? ".shell, dialog" : onPhones;
    const wanted = new Set(places ? document.querySelectorAll(places) : []);
    for (const root of forgiven) if (!wanted.has(root)) change(root, false);
    for (const root of wanted) if (!forgiven.has(root)) change(root, true);
  };
  settings.addEventListener("change", follow);
  phone.addEventListener("change", follow);
  follow();

  /** Without the engine, a touch is what it hits.
   * @param {HTMLElement} root @param {boolean} on */
  function change(root, on) {
    if (on) forgiven.add(root);
    else forgiven.delete(root);
    forgive(root, on).catch((error) => {
      forgiven.delete(root);
      console.warn("Tasks:", error);
    });
  }
}
