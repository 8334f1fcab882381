// Builds elements without a parser, because a page may require trusted types, and uses the top layer.

const drawing = ["svg", "g", "circle", "path"];

/** @param {string} name @param {Record<string, string>} [attributes] @param {(Node | string)[]} children */
export function make(name, attributes = {}, ...children) {
  const space = drawing.includes(name) ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml";
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Shows an element in the top layer; without popovers, its style positions it as fixed.
 * @param {HTMLElement} element */
export function raise(element) {
  if (!("showPopover" in element)) return;
  element.popover = "manual";
  if (element.matches(":popover-open")) element.hidePopover();
  element.showPopover();
}

/** The front modal dialog: the one with the focus, else the last.
 * @returns {HTMLDialogElement | null} */
export function frontModal() {
  const modals = /** @type {HTMLDialogElement[]} */ ([...document.querySelectorAll("dialog:modal")]).reverse();
  return modals.find((modal) => modal.contains(document.activeElement)) ?? modals[0] ?? null;
}

/** An element's `[flashing]` is the element that flashes instead. */
export const flashing = Symbol.for("nod-flashing");

/** The functions of layer.js, if it is loaded.
 * @type {Partial<typeof import("./performers/layer.js")>} */
export const covers = {};
