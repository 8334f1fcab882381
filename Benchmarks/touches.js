// Round controls in places far from one another, each a layout of the file, and which of them a touch clicks.

import { forgive } from "/nod/nod.js";

/** Of each touch, its clicks: of which control, and whether the browser clicked. One that hits nothing clicks a place.
 * @type {{clicks: {control: number | null, isOwn: boolean}[]}[]} */
const touches = [];
addEventListener("pointerdown", () => touches.push({ clicks: [] }), { capture: true });
addEventListener("click", ({ target, isTrusted }) => {
  const { index } = /** @type {HTMLElement} */ (target).dataset;
  touches.at(-1)?.clicks.push({ control: index === undefined ? null : Number(index), isOwn: isTrusted });
}, { capture: true });

/** Draws each layout in a place of its own.
 * @param {{left: number, top: number, side: number, circles: {x: number, y: number, diameter: number}[]}[]} places
 * @param {{element: string, mode: "drawn" | "padding" | "nod", padding: number}} how */
async function draw(places, { element, mode, padding }) {
  document.body.className = mode;
  document.body.style.setProperty("--padding", String(padding));
  for (const { left, top, side, circles } of places) {
    const place = box("section", left, top, side);
    for (const [index, { x, y, diameter }] of circles.entries()) {
      const control = box(element, x - diameter / 2, y - diameter / 2, diameter);
      control.dataset.index = String(index);
      if (element !== "button") control.role = "button";
      place.append(control);
    }
    document.body.append(place);
    if (mode === "nod") await forgive(place);
  }
}

/** @param {string} element @param {number} left @param {number} top @param {number} side */
function box(element, left, top, side) {
  const made = document.createElement(element);
  Object.assign(made.style, { left: `${left}px`, top: `${top}px`, width: `${side}px`, height: `${side}px` });
  return made;
}

Object.assign(globalThis, { draw, touches });
