// Rows that leave, come and change places.

import { answered } from "./action.js";
import { momentCodes } from "./codes.js";
import { emit, itemOf, knownItem } from "./items.js";
import { draw, over, rest } from "./performers/motion.js";
import { handsOff } from "./press.js";
import { putBack, takeOut } from "./removal.js";
import { report } from "./session.js";
import { asGroup, targetOf } from "./targets.js";

/** @typedef {import("./effects.js").Score} Score */

/** Rows on their way out, or gone and still in the document. @type {WeakMap<HTMLElement, object>} */
const leaving = new WeakMap();

/** Whether a row may no longer be used. @param {HTMLElement} row */
export const isLeaving = (row) => leaving.has(row);

/** An item's rows leave; each tells when it has. @param {number} id @param {Score | null} score */
export function leave(id, score) {
  const item = itemOf(id);
  const rows = new Set([...item.checks].filter((check) => check.leaves).map((check) => check.row));
  if (rows.size === 0) item.hasLeft = true;
  for (const row of rows) {
    goOut(row, () => { for (const track of score?.tracks ?? []) draw(track, { element: row }); }).then((isGone) => {
      if (isGone) left(row, id);
    });
  }
}

/** An item that left comes back: its row stands still, or the page is asked for it. @param {number} id @param {Score} score */
export function enter(id, score) {
  const item = itemOf(id);
  const rows = new Set([...item.checks].map((check) => check.row).filter(isLeaving));
  if (item.hasLeft || rows.size === 0) {
    item.hasLeft = false;
    if (emit(id, "nod-enter")) for (const row of putBack(id)) inserted(row);
    return;
  }
  for (const row of rows) {
    stay(row);
    for (const track of score.tracks) draw(track, { element: row });
  }
}

/** A row came: it is shown how. @param {HTMLElement} row */
export async function inserted(row) {
  stay(row);
  report("happened", momentCodes.inserted, targetOf(row), false, 0, 0);
  await answered();
  await over(row);
}

/** A row leaves, and may be removed when that is over. @param {HTMLElement} row */
export async function depart(row) {
  await goOut(row, () => report("happened", momentCodes.departed, targetOf(row), false, 0, 0));
}

/** A row that leaves is kept after all. @param {HTMLElement} row */
export function stay(row) {
  if (!leaving.delete(row)) return;
  row.inert = false;
  row.removeAttribute("data-nod-leaving");
  rest(row);
}

/** Whether it is gone at the end, and was not kept. @param {HTMLElement} row @param {() => void} move */
async function goOut(row, move) {
  const journey = {};
  leaving.set(row, journey);
  // Focus is not taken from the hands: the page passes it on when the row is gone.
  row.inert = !row.contains(document.activeElement);
  row.toggleAttribute("data-nod-leaving", true);
  move();
  await answered();
  await over(row);
  // The rows below close the gap then, and none may slip away under a finger.
  await handsOff();
  return leaving.get(row) === journey;
}

/** @param {HTMLElement} row @param {number} id */
function left(row, id) {
  itemOf(id).hasLeft = true;
  const neighbour = row.contains(document.activeElement) ? neighbourOf(row) : null;
  const { parentNode } = row;
  const isOurs = row.dispatchEvent(new CustomEvent("nod-left", { bubbles: true, composed: true, cancelable: true, detail: { item: id } }));
  if (isOurs && row.parentNode === parentNode) takeOut(row, id);
  // The page may have passed the focus on already; if it was lost with the row, the next one has it.
  if (neighbour && !row.isConnected && document.activeElement === document.body) neighbour.focus();
}

/** The check of the row after, else before. @param {HTMLElement} row @returns {HTMLElement | null} */
function neighbourOf(row) {
  const near = row.nextElementSibling ?? row.previousElementSibling;
  return near?.matches("nod-check") ? /** @type {HTMLElement} */ (near) : near?.querySelector("nod-check") ?? null;
}

/** An item is gone for good; nothing speaks of its completion any more. @param {number} id */
export function forget(id) {
  if (knownItem(id)?.isSettled) report("forgotten", id);
}

/**
 * Rows change places: each travels from where it was. What nobody sees is not measured twice.
 * @template T @param {Iterable<HTMLElement>} elements @param {() => T} change alters the document @returns {T}
 */
export function moved(elements, change) {
  // What a hand has let go travels from the hand.
  const free = [...elements].filter((element) => element.dataset.nodDrag === undefined);
  const before = free.map((element) => ({ element, from: element.getBoundingClientRect() }));
  const result = change();
  const places = [];
  for (const { element, from } of before) {
    const to = element.getBoundingClientRect();
    const way = { x: from.left - to.left, y: from.top - to.top };
    if ((way.x || way.y) && element.isConnected && (isInSight(from) || isInSight(to))) places.push({ element, way });
  }
  if (places.length > 0) {
    asGroup(places, (target) => report("happened", momentCodes.moved, target, false, 0, 0), answered());
  }
  return result;
}

/** @param {DOMRect} rect */
const isInSight = ({ top, left, bottom, right }) => bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
