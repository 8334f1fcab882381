// Rows that leave, come and change places.

import { asGroup, emit, itemOf, knownItem, targetOf } from "./items.js";
import { draw, isDrawn, over, rest, roomOf, turnBack } from "./performers/motion.js";
import { answered, causeOf, handsOff } from "./press.js";
import { report } from "./session.js";
import { stage } from "./toasts.js";

/** @typedef {import("./wire.js").Score} Score */

/** Rows that are leaving, or have left and are still in the document, each with its journey.
 * @type {WeakMap<HTMLElement, object>} */
const leaving = new WeakMap();

/** A report during another answer is answered right after that, in the same task. */
const drawn = Promise.resolve();

/** The row of a check.
 * @param {HTMLElement} element @returns {HTMLElement | undefined} nothing where the element isn't one */
export const rowOf = (element) => (
  "row" in element ? /** @type {import("./items.js").NodCheck} */ (element).row : undefined
);

/** Whether a row is leaving.
 * @param {HTMLElement} row */
export const isLeaving = (row) => leaving.has(row);

/** Lets an item's rows leave; each fires `nod-left` at the end. A row that the page moves itself has left at once.
 * @param {number} id @param {Score | null} score */
export function leave(id, score) {
  const item = itemOf(id);
  const rows = new Set([...item.checks].filter((check) => check.leaves).map((check) => check.row));
  if (rows.size === 0) item.hasLeft = true;
  for (const row of rows) {
    const goes = row.dispatchEvent(
      new CustomEvent("nod-leave", { bubbles: true, composed: true, cancelable: true, detail: { item: id } })
    );
    goOut(row, (places) => {
      for (const track of score?.tracks ?? []) for (const place of places) draw(track, place);
    }, goes).then((isGone) => { if (isGone) left(row, id); });
  }
}

/** Brings an item back: its row returns the way it left, or the page is asked for it.
 * @param {number} id */
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

/** Shows how a row arrives.
 * @param {HTMLElement} row */
export async function inserted(row) {
  stay(row);
  const element = wholeOf(row);
  giveRoom(element);
  report({ event: "happened", moment: "inserted", target: targetOf(element) });
  await drawn;
  element.style.removeProperty("margin-block-end");
  await answered();
  await over(element);
}

/** Reports that places go.
 * @param {number} target */
const departed = (target) => report({ event: "happened", moment: "departed", target });

/** Lets a row leave; afterwards it may be removed.
 * @param {HTMLElement} row @param {(target: number) => void} [tell] reports why */
export async function depart(row, tell = departed) {
  await goOut(row, (places) => {
    if (places.length === 1) tell(targetOf(row));
    else asGroup(places, tell, answered());
  });
}

/** Keeps a leaving row after all, and its group.
 * @param {HTMLElement} row */
export function stay(row) {
  const group = groupOf(row);
  if (group?.hasAttribute("data-nod-leaving")) goBack(group);
  if (!leaving.delete(row)) return;
  row.inert = false;
  goBack(row);
}

/** @param {HTMLElement} element @param {(element: HTMLElement) => void} [end] ends the animations on it */
function goBack(element, end = turnBack) {
  element.removeAttribute("data-nod-leaving");
  element.style.removeProperty("margin-block-end");
  end(element);
}

/** Resolves to whether it left, and was not kept.
 * @param {HTMLElement} row @param {(places: import("./items.js").Place[]) => void} move
 * @param {boolean} [goes] or it travels */
async function goOut(row, move, goes = true) {
  const journey = {};
  leaving.set(row, journey);
  // Focus is not taken from the hands: the page passes it on when the row is gone.
  row.inert = !row.contains(document.activeElement);
  const group = goes ? emptiedBy(row) : null;
  const places = [{ element: row }, ...(group ? [{ element: group, isGroup: true }] : [])];
  for (const { element } of places) element.toggleAttribute("data-nod-leaving", true);
  if (goes) move(places);
  await answered();
  // The neighbours take its room, and none may slip away under a finger; what a place says when it is empty needn't wait.
  const isLast = goes && !hasOthers(row, row.closest("nod-status"), (other) => !isLeaving(other));
  await Promise.all(places.map(({ element }) => over(element, isLast ? "opacity" : undefined)));
  await handsOff();
  const isGone = leaving.get(row) === journey;
  if (isGone && goes) giveRoom(row);
  if (isGone && group?.hasAttribute("data-nod-leaving")) {
    giveRoom(group);
    restWhenHidden(group);
  }
  return isGone;
}

/** Gives an element's room to its neighbours.
 * @param {HTMLElement} element */
function giveRoom(element) {
  element.style.marginBlockEnd = `${parseFloat(getComputedStyle(element).marginBlockEnd) - roomOf(element)}px`;
}

/** The visible elements after an element.
 * @param {HTMLElement} element @returns {Generator<HTMLElement>} */
function* following(element) {
  for (let around = element; around !== document.body && around.parentElement; around = around.parentElement) {
    for (let next = around.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
      const { top, height } = next.getBoundingClientRect();
      if (top > innerHeight) break;
      if (height > 0) yield next;
    }
  }
}

/** @param {HTMLElement} row @returns {HTMLElement | null} */
const groupOf = (row) => row.closest("[data-nod-group]");

/** Whether there are others in its group or place, which may be thousands; always where it has none.
 * @param {HTMLElement} row @param {Element | null} place @param {(other: HTMLElement) => boolean} [counts] */
function hasOthers(row, place, counts = () => true) {
  for (const check of place?.querySelectorAll("nod-check") ?? []) {
    const other = rowOf(/** @type {HTMLElement} */ (check));
    if (other && other !== row && counts(other)) return true;
  }
  return place === null;
}

/** The first row of a [data-nod-group] comes with the group.
 * @param {HTMLElement} row @returns {HTMLElement} */
const wholeOf = (row) => (!hasOthers(row, groupOf(row)) && groupOf(row)) || row;

/** The group that goes with its last row.
 * @param {HTMLElement} row */
const emptiedBy = (row) => (hasOthers(row, groupOf(row), (other) => !isLeaving(other)) ? null : groupOf(row));

/** @param {HTMLElement} row @param {number} id */
function left(row, id) {
  itemOf(id).hasLeft = true;
  const neighbour = row.contains(document.activeElement) ? neighbourOf(row) : null;
  const { parentNode } = row;
  const isOurs = row.dispatchEvent(
    new CustomEvent("nod-left", { bubbles: true, composed: true, cancelable: true, detail: { item: id } })
  );
  if (isOurs && row.parentNode === parentNode) takeOut(row, id);
  // The page may have passed the focus on already; if it was lost with the row, the next one has it.
  if (neighbour && !row.isConnected && document.activeElement === document.body) neighbour.focus();
}

/** Resets a group that has left once its page has hidden it.
 * @param {HTMLElement} group */
function restWhenHidden(group) {
  const observer = new ResizeObserver(() => {
    const hasGone = group.hasAttribute("data-nod-leaving");
    if (hasGone && group.checkVisibility()) return;
    observer.disconnect();
    if (hasGone) goBack(group, rest);
  });
  observer.observe(group);
}

/** The check of the row after, else before.
 * @param {HTMLElement} row @returns {HTMLElement | null} */
function neighbourOf(row) {
  const near = row.nextElementSibling ?? row.previousElementSibling;
  return near?.matches("nod-check") ? /** @type {HTMLElement} */ (near) : near?.querySelector("nod-check") ?? null;
}

/** Forgets a deleted item; no toast mentions its completion any more.
 * @param {number} id */
export function forget(id) {
  if (knownItem(id)?.isSettled) report({ event: "forgotten", item: id });
}

/** Lets elements that change places travel there. Invisible ones are not measured twice.
 * @template T @param {Iterable<HTMLElement>} elements @param {() => T} change alters the document @returns {T} */
export function moved(elements, change) {
  // An item that a hand has let go travels from the hand.
  const tell = watch([...elements].filter((element) => element.dataset.nodDrag === undefined));
  const result = change();
  tell();
  return result;
}

/** Remembers where elements are. The returned function lets those travel that have moved since. Where nothing travels,
 * they are just there: nothing but their place has changed.
 * @param {Iterable<HTMLElement>} elements */
function watch(elements) {
  const before = Array.from(elements, (element) => ({ element, from: element.getBoundingClientRect() }));
  return () => {
    const ways = before.map(({ element, from }) => ({ element, way: wayFrom(from, element), room: 0, isAside: true }));
    travel(ways.filter(({ element, way }) => way && element.isConnected));
  };
}

/** Lets a row travel to another place, while its neighbours take its room and make room for it. Resolves on arrival.
 * @param {HTMLElement} row @param {() => void} change alters the document */
export async function travelled(row, change) {
  const from = row.getBoundingClientRect();
  const home = emptiedBy(row);
  const room = roomOf(row);
  const left = document.createElement(row.localName);
  left.setAttribute("role", "presentation");
  left.style.cssText = `visibility: hidden; block-size: ${row.offsetHeight}px; margin: ${getComputedStyle(row).margin}`;
  row.before(left);
  change();
  // An item that a hand has let go travels from the hand.
  const way = row.dataset.nodDrag === undefined ? wayFrom(from, row) : undefined;
  const whole = wholeOf(row);
  giveRoom(whole);
  const tell = watch(new Set([...following(whole), ...following(left)]));
  row.toggleAttribute("data-nod-travels", true);
  const isEmptied = home !== null && !home.contains(row);
  left.toggleAttribute("data-nod-leaving", true);
  const arrival = travel([
    { element: row, way, room: whole === row ? undefined : 0 },
    ...(whole === row ? [] : [{ element: whole }]),
    { element: left, room, isLeft: true },
  ]);
  // A group that it leaves empty goes as with a row that leaves.
  if (isEmptied) asGroup([{ element: home, isGroup: true }], departed, answered());
  await drawn;
  whole.style.removeProperty("margin-block-end");
  if (!isEmptied && !isDrawn(left, "room")) left.remove();
  tell();
  await arrival;
  if (isEmptied) {
    await over(home);
    giveRoom(home);
    goBack(home, rest);
  }
  left.remove();
  row.removeAttribute("data-nod-travels");
}

/** Lets the level of a `[data-nod-progress]` go to another end: with the tick that completes its collection, or by itself.
 * Resolves when it is there.
 * @param {HTMLElement} bar @param {HTMLElement} level what moves in it @param {() => void} change alters the document */
export async function filled(bar, level, change) {
  const from = level.getBoundingClientRect();
  change();
  const way = wayFrom(from, level);
  await drawn;
  await answered();
  if (way && !isDrawn(bar, "progress")) travel([{ element: level, way, room: 0, isAside: true }]);
  await drawn;
  await Promise.all([bar, level].map((element) => over(element)));
}

/** Resolves when all are there.
 * @param {import("./items.js").Place[]} places */
async function travel(places) {
  if (places.length === 0) return;
  asGroup(places, (target) => report({ event: "happened", moment: "moved", target, cause: causeOf() }), answered());
  await answered();
  await Promise.all(places.map(({ element }) => over(element)));
}

/** How an element came from where it was, if anybody sees it.
 * @param {DOMRect} from @param {HTMLElement} element */
function wayFrom(from, element) {
  const to = element.getBoundingClientRect();
  const way = { x: from.left - to.left, y: from.top - to.top };
  return (way.x || way.y) && (isInSight(from) || isInSight(to)) ? way : undefined;
}

/** @param {DOMRect} rect */
export const isInSight = ({ top, left, bottom, right }) =>
  bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

/** @typedef {import("./items.js").NodCheck} NodCheck */

/** Each with its checks and what keeps its place, by its item.
 * @type {Map<number, {row: HTMLElement, checks: NodCheck[], place: Comment}[]>} */
const taken = new Map();

/** @param {HTMLElement} row @param {number} id */
export function takeOut(row, id) {
  const place = document.createComment("");
  const checks = [...itemOf(id).checks].filter((check) => row.contains(check));
  taken.set(id, [...taken.get(id) ?? [], { row, checks, place }]);
  row.replaceWith(place);
}

/** @param {number} id @returns {HTMLElement[]} the rows of an item that stand again */
export function putBack(id) {
  const rows = taken.get(id) ?? [];
  const { completed, state } = itemOf(id);
  taken.delete(id);
  for (const { row, checks, place } of rows) {
    for (const check of checks) check.show(completed, state);
    place.replaceWith(row);
  }
  return rows.map(({ row }) => row);
}

Object.assign(stage, { moved, over });
