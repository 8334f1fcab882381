// Cards carried by mouse or finger: when a press becomes a drag, how the card follows and where the page scrolls is the
// library's; where the card would stand is the board's. It is loaded after everything else.

import { DropLine } from "./drop.js";
import { idOf } from "../rows/rows.js";
import { find } from "../surfaces/find.js";

/** @param {HTMLElement} element the surface
 * @param {(id: number, drop: import("./drop.js").Drop) => void} drop it was let go there */
export async function dragCards(element, drop) {
  const { drag } = await import("/nod/gestures.js");
  const line = new DropLine(element);
  drag(find(".columns", element), {
    // What is pressed in its open menu is no card.
    item: ".card:not(.is-editing, :has(> .menu:popover-open))",
    place(point, card) {
      const place = line.at(point, card);
      line.show(place, card);
      return place;
    },
    drop(card, place) {
      line.hide();
      drop(idOf(card), place);
    },
    cancel: () => line.hide(),
  });
}
