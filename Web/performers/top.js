// The top layer, and the modal dialogs in it.

/** Puts an element above everything else; without popovers it is fixed by its style.
 * @param {HTMLElement} element */
export function raise(element) {
  if (!("showPopover" in element)) return;
  element.popover = "manual";
  if (element.matches(":popover-open")) element.hidePopover();
  element.showPopover();
}

/** The modal dialog in front of all else: it has the focus, or came last.
 * @returns {HTMLDialogElement | null} */
export function frontModal() {
  const modals = /** @type {HTMLDialogElement[]} */ ([...document.querySelectorAll("dialog:modal")]).reverse();
  return modals.find((modal) => modal.contains(document.activeElement)) ?? modals[0] ?? null;
}

/** An element may name what flashes in its place: `[flashing]`. */
export const flashing = Symbol.for("nod-flashing");

/** What is drawn over elements, where layer.js is loaded.
 * @type {Partial<typeof import("./layer.js")>} */
export const covers = {};
