// Rows that leave, come and change places.

import { answered } from "./action.js";
import { momentCodes } from "./codes.js";
import { emit, itemOf, knownItem } from "./items.js";
import { draw, givesRoom, over, rest, roomOf, turnBack } from "./performers/motion.js";
import { handsOff } from "./press.js";
import { putBack, takeOut } from "./removal.js";
import { report } from "./session.js";
import { asGroup, targetOf } from "./targets.js";

/** @typedef {import("./effects.js").Score} Score */

/** Rows on their way out, or gone and still in the document, each with what goes with it. @type {WeakMap<HTMLElement, {element: HTMLElement}>} */
const leaving = new WeakMap();

/** Where it is reported while something else is carried out, an answer is drawn right after that, in the same task. */
const drawn = Promise.resolve();

/** Whether a row may no longer be used. @param {HTMLElement} row */
export const isLeaving = (row) => leaving.has(row);

/** An item's rows leave; each tells when it has. One that the page takes elsewhere by itself has left as it stands. @param {number} id @param {Score | null} score */
export function leave(id, score) {
  const item = itemOf(id);
  const rows = new Set([...item.checks].filter((check) => check.leaves).map((check) => check.row));
  if (rows.size === 0) item.hasLeft = true;
  for (const row of rows) {
    const goes = row.dispatchEvent(new CustomEvent("nod-leave", { bubbles: true, composed: true, cancelable: true, detail: { item: id } }));
    goOut(row, (element) => { for (const track of goes && score?.tracks || []) draw(track, { element }); }, goes).then((isGone) => {
      if (isGone) left(row, id);
    });
  }
}

/** An item that left comes back: its row goes back the way it went, or the page is asked for it. @param {number} id */
export function enter(id) {
  const item = itemOf(id);
  const rows = new Set([...item.checks].map((check) => check.row).filter(isLeaving));
  if (item.hasLeft || rows.size === 0) {
    item.hasLeft = false;
    if (emit(id, "nod-enter")) for (const row of putBack(id)) inserted(row);
    return;
  }
  for (const row of rows) stay(row);
}

/** A row came: it is shown how. @param {HTMLElement} row */
export async function inserted(row) {
  stay(row);
  const element = wholeOf(row);
  giveRoom(element);
  const tell = watch(following(element));
  report("happened", momentCodes.inserted, targetOf(element), false, 0, 0);
  await drawn;
  element.style.removeProperty("margin-block-end");
  tell();
  await answered();
  await over(element);
}

/** A row leaves, and may be removed when that is over. @param {HTMLElement} row @param {(target: number) => void} [tell] reports why */
export async function depart(row, tell = (target) => report("happened", momentCodes.departed, target, false, 0, 0)) {
  await goOut(row, (element) => tell(targetOf(element)));
}

/** A row that leaves is kept after all. @param {HTMLElement} row */
export function stay(row) {
  const journey = leaving.get(row);
  if (!journey) return;
  leaving.delete(row);
  row.inert = false;
  for (const element of [row, journey.element]) element.removeAttribute("data-nod-leaving");
  journey.element.style.removeProperty("margin-block-end");
  turnBack(journey.element);
}

/** Whether it is gone at the end, and was not kept. @param {HTMLElement} row @param {(element: HTMLElement) => void} move @param {boolean} [goes] or it travels */
async function goOut(row, move, goes = true) {
  const journey = { element: wholeOf(row) };
  leaving.set(row, journey);
  // Focus is not taken from the hands: the page passes it on when the row is gone.
  row.inert = !row.contains(document.activeElement);
  for (const element of [row, journey.element]) element.toggleAttribute("data-nod-leaving", true);
  move(journey.element);
  await answered();
  // The neighbours take its room, and none may slip away under a finger.
  await over(journey.element);
  await handsOff();
  const isGone = leaving.get(row) === journey;
  if (isGone && goes) closeBehind(journey.element);
  return isGone;
}

/** What has gone leaves no room; where nothing travels, what comes to stand elsewhere by that fades in. @param {HTMLElement} element */
function closeBehind(element) {
  const tell = watch(following(element));
  giveRoom(element);
  tell();
}

/** An element takes no room any more. @param {HTMLElement} element */
function giveRoom(element) {
  element.style.marginBlockEnd = `${parseFloat(getComputedStyle(element).marginBlockEnd) - roomOf(element)}px`;
}

/** What stands after an element and is seen. @param {HTMLElement} element @returns {Generator<HTMLElement>} */
function* following(element) {
  for (let around = element; around !== document.body && around.parentElement; around = around.parentElement) {
    for (let next = around.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
      const { top, height } = next.getBoundingClientRect();
      if (top > innerHeight) break;
      if (height > 0) yield next;
    }
  }
}

/** The last row of a [data-nod-group] comes and goes with the group. @param {HTMLElement} row @returns {HTMLElement} */
function wholeOf(row) {
  const group = /** @type {HTMLElement | null} */ (row.closest("[data-nod-group]"));
  const isAlone = group && [...group.querySelectorAll("nod-check")].every((check) => /** @type {any} */ (check).row === row);
  return isAlone ? group : row;
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
  const tell = watch([...elements].filter((element) => element.dataset.nodDrag === undefined));
  const result = change();
  tell();
  return result;
}

/** Remembers where elements are; what is returned lets those travel that are elsewhere by then. @param {Iterable<HTMLElement>} elements */
function watch(elements) {
  const before = Array.from(elements, (element) => ({ element, from: element.getBoundingClientRect() }));
  return () => {
    const ways = before.map(({ element, from }) => ({ element, way: wayFrom(from, element), room: 0 }));
    travel(ways.filter(({ element, way }) => way && element.isConnected));
  };
}

/**
 * A row goes to another place: it travels there, while its neighbours take its room and make room for it. Resolves when it is there.
 * @param {HTMLElement} row @param {() => void} change alters the document
 */
export async function travelled(row, change) {
  const from = row.getBoundingClientRect();
  const home = wholeOf(row);
  const room = roomOf(home);
  const left = document.createElement(row.localName);
  left.setAttribute("role", "presentation");
  left.style.cssText = `visibility: hidden; block-size: ${row.offsetHeight}px; margin: ${getComputedStyle(row).margin}`;
  row.before(left);
  change();
  // What a hand has let go travels from the hand.
  const way = row.dataset.nodDrag === undefined ? wayFrom(from, row) : undefined;
  const whole = wholeOf(row);
  giveRoom(whole);
  const tell = watch(new Set([...following(whole), ...following(left)]));
  row.toggleAttribute("data-nod-travels", true);
  // A group that it leaves empty goes as a row does.
  if (home !== row) report("happened", momentCodes.departed, targetOf(home), false, 0, 0);
  const arrival = travel([
    { element: row, way, room: whole === row ? undefined : 0 },
    ...(whole === row ? [] : [{ element: whole }]),
    { element: left, room: home === row ? room : 0, isLeft: true },
  ]);
  await drawn;
  whole.style.removeProperty("margin-block-end");
  if (home === row && !givesRoom(left)) left.remove();
  tell();
  await arrival;
  if (home !== row) {
    await over(home);
    closeBehind(home);
    rest(home);
    home.style.removeProperty("margin-block-end");
  }
  left.remove();
  row.removeAttribute("data-nod-travels");
}

/** Resolves when all are there. @param {import("./targets.js").Place[]} places */
async function travel(places) {
  if (places.length === 0) return;
  asGroup(places, (target) => report("happened", momentCodes.moved, target, false, 0, 0), answered());
  await answered();
  await Promise.all(places.map(({ element }) => over(element)));
}

/** How an element came from where it was, if anybody sees it. @param {DOMRect} from @param {HTMLElement} element */
function wayFrom(from, element) {
  const to = element.getBoundingClientRect();
  const way = { x: from.left - to.left, y: from.top - to.top };
  return (way.x || way.y) && (isInSight(from) || isInSight(to)) ? way : undefined;
}

/** @param {DOMRect} rect */
export const isInSight = ({ top, left, bottom, right }) => bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
