// Drags cards by mouse or finger. The library decides when a press becomes a drag, how the card follows and where the
// page scrolls; the board decides where the card may be dropped. Loaded after everything else.

import { DropLine } from "./drop.js";
import { idOf } from "../rows/rows.js";
import { find } from "../surfaces/find.js";

/** @param {HTMLElement} element the surface
 * @param {(id: number, drop: import("./drop.js").Drop) => void} drop it was let go there */
export async function dragCards(element, drop) {
  const { drag } = await import("/nod/gestures.js");
  const line = new DropLine(element);
  drag(find(".columns", element), {
    // A press in the open menu of a card doesn't drag the card.
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
