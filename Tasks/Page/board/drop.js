
import { idOf } from "../rows/rows.js";
import { find } from "../surfaces/find.js";

/** @typedef {{column: Column, index: number}} Drop the index is among the other cards of the column */

export class DropLine {
  #columns;
  #line = document.createElement("div");

  /** @param {HTMLElement} element the surface */
  constructor(element) {
    this.#columns = [...element.querySelectorAll(".column")];
    this.#line.className = "drop-line";
    this.#line.ariaHidden = "true";
  }

  /** @param {{x: number, y: number}} point in the window @param {HTMLElement} card the carried one
   * @returns {Drop} */
  at(point, card) {
    const section = nearest(this.#columns, point);
    const column = /** @type {Column} */ (section.dataset.column);
    // Done is ordered by completion.
    if (column === "done") return { column, index: 0 };
    const above = othersIn(section, card).filter((other) => middleOf(other.getBoundingClientRect()) < point.y);
    return { column, index: above.length };
  }

  /** @param {Drop} drop @param {HTMLElement} card */
  show({ column, index }, card) {
    const section = /** @type {HTMLElement} */ (this.#columns.find((one) => one.dataset.column === column));
    for (const one of this.#columns) one.toggleAttribute("data-drop", one === section);
    const others = othersIn(section, card);
    const [above, below] = [others[index - 1], others[index]].map((other) => other?.getBoundingClientRect());
    const head = find(".column-head", section).getBoundingClientRect();
    const end = above?.bottom ?? head.bottom;
    const middle = below && above ? (above.bottom + below.top) / 2 : below ? (head.bottom + below.top) / 2 : end;
    section.append(this.#line);
    this.#line.style.insetBlockStart = `${middle - section.getBoundingClientRect().top}px`;
  }

  hide() {
    for (const one of this.#columns) one.removeAttribute("data-drop");
    this.#line.remove();
  }
}

/** @param {HTMLElement} section @param {HTMLElement} card @returns {HTMLElement[]} */
const othersIn = (section, card) =>
  [...section.querySelectorAll(".card:not([inert])")]
    .filter((other) => idOf(other) !== idOf(card));

/** @param {DOMRect} box */
const middleOf = (box) => (box.top + box.bottom) / 2;

/** @param {HTMLElement[]} elements @param {{x: number, y: number}} point */
function nearest(elements, { x, y }) {
  const distances = elements.map((element) => {
    const box = element.getBoundingClientRect();
    return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  });
  return elements[distances.indexOf(Math.min(...distances))];
}
