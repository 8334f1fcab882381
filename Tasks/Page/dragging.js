// Cards carried by mouse or finger: the browser's own drag and drop. It knows when a press becomes a drag, scrolls at the
// edges, and lets go without a word at Escape.

import { DropLine } from "./drop.js";
import { idOf, isEditing } from "./rows.js";

/**
 * @param {HTMLElement} element the surface
 * @param {(id: number, drop: import("./drop.js").Drop) => void} drop it was let go there @param {AbortSignal} signal
 */
export function dragCards(element, drop, signal) {
  const line = new DropLine(element);
  /** @type {HTMLElement | null} */
  let carried = null;

  for (const [name, react] of Object.entries({ pointerdown: prepare, dragstart: start, dragover: over, drop: letGo, dragend: end })) {
    element.addEventListener(name, /** @type {EventListener} */ (react), { signal });
  }
  element.addEventListener("dragleave", ({ relatedTarget }) => { if (!element.contains(/** @type {Node} */ (relatedTarget))) line.hide(); }, { signal });

  /** Text in a form is marked, not carried. @param {PointerEvent} event */
  function prepare({ target }) {
    const card = cardOf(target);
    if (card) card.draggable = !isEditing(card);
  }

  /** @param {DragEvent} event */
  function start({ target, dataTransfer }) {
    carried = target instanceof Element && target.matches(".card") ? /** @type {HTMLElement} */ (target) : null;
    if (!carried) return;
    dataTransfer.setData("text/plain", carried.querySelector(".row-title").textContent);
    dataTransfer.effectAllowed = "move";
    // Once the browser has its picture of it.
    requestAnimationFrame(() => carried?.toggleAttribute("data-carried", true));
  }

  /** @param {DragEvent} event */
  function over(event) {
    if (!carried?.isConnected) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "move";
    line.show(line.at({ x: event.clientX, y: event.clientY }, carried), carried);
  }

  /** @param {DragEvent} event */
  function letGo(event) {
    if (!carried?.isConnected) return;
    event.preventDefault();
    const card = carried;
    const place = line.at({ x: event.clientX, y: event.clientY }, card);
    end();
    drop(idOf(card), place);
  }

  function end() {
    carried?.removeAttribute("data-carried");
    carried = null;
    line.hide();
  }
}

/** @param {EventTarget} target */
const cardOf = (target) => /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest(".card"));
