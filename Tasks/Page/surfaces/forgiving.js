// Forgives touches beside controls: on phones in the page and navigation, for children everywhere.

import { forgive } from "/nod/nod.js";

const phone = matchMedia("(pointer: coarse) and (max-width: 39.99rem)");
const onPhones = ".page, .places";
const forChildren = ".shell, dialog";

/** @param {Settings} settings */
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
