// A colour over an element, and gone.

import { close, closeAfter, cover } from "./layer.js";

/** An element may name what flashes in its place: `[flashing]`. */
export const flashing = Symbol("flashing");

/** @param {HTMLElement} element @param {import("../wire.js").Track} track @returns {Animation[]} */
export function flash(element, { property, values, duration }) {
  const owner = /** @type {HTMLElement & {[flashing]?: HTMLElement}} */ (element)[flashing] ?? element;
  const box = cover(owner, property === "capturedFlash" ? "nod-flash nod-captured" : "nod-flash");
  if (!box) return [];
  box.style.borderRadius = getComputedStyle(owner).borderRadius;
  goWith(owner, box);
  return closeAfter(box, [box.animate(values.map((opacity) => ({ opacity })), { duration, fill: "both" })]);
}

/** Removes the flash when its owner is hidden, as with a dialog that closes.
 * @param {HTMLElement} owner @param {HTMLElement} box */
function goWith(owner, box) {
  const observer = new ResizeObserver(() => {
    if (box.isConnected && owner.checkVisibility()) return;
    observer.disconnect();
    close(box);
  });
  observer.observe(owner);
  observer.observe(box);
}
