import { confetti, scene, settings } from "party-js";

settings.respectReducedMotion = false;

/** @param {number} count */
export function celebrate(count) {
  confetti(/** @type {HTMLElement} */ (document.querySelector("#owner")), { count });
}
export const isOver = () => scene.current.emitters.length === 0;
