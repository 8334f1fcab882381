// Touches beside controls are given to the one that is meant: of rows, cards and the bar of places on phones, of
// everything for children.

import { forgive } from "/nod/nod.js";

const phone = matchMedia("(pointer: coarse) and (max-width: 39.99rem)");
const onPhones = ".page, .places";
const forChildren = ".shell, dialog";

/** Follows the profile and the size of the window. Without the engine, a touch is what it hits.
 * @param {Settings} settings */
export function forgiveTouches(settings) {
  const follow = () => {
    const isForgiven = (/** @type {HTMLElement} */ place) =>
      settings.profile === "child" ? place.matches(forChildren) : phone.matches && place.matches(onPhones);
    for (const place of document.querySelectorAll(`${onPhones}, ${forChildren}`)) {
      forgive(place, isForgiven(place)).catch((error) => console.warn("Tasks:", error));
    }
  };
  settings.addEventListener("change", follow);
  phone.addEventListener("change", follow);
  follow();
}
