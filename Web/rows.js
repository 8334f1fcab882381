
import { loaded } from "./copies.js";
import { isInSight } from "./dom.js";
import { asGroup, emit, itemOf, knownItem, targetOf } from "./items.js";
import { draw, drawn as drawings, follow, looks, over } from "./performers/motion.js";
import { answered, causeOf, handsOff, holds } from "./press.js";
import { report } from "./session.js";

/** @typedef {import("./wire.js").Score} Score @typedef {import("./items.js").NodCheck} NodCheck */

/** Rows that leave, or have left but are still connected. A press that began earlier still counts.
 * @type {WeakMap<HTMLElement, {isHeld: boolean}>} */
const leaving = new WeakMap();

/** Resolved: a report during another answer is answered in the same task. */
const drawn = Promise.resolve();

/** @param {HTMLElement} row */
const isLeaving = (row) => leaving.has(row);

/** @param {HTMLElement} row */
export const ignoresTaps = (row) => leaving.get(row)?.isHeld === false;

/** Lets an item's rows leave and fires `nod-left` at the end, or at once for a row that the page moves itself.
 * @param {{item: number, score: Score}} effect */
export function leave({ item: id, score }) {
  const item = itemOf(id);
  const rows = new Set([...item.checks].filter((check) => check.leaves).map((check) => check.row));
  if (rows.size === 0) item.hasLeft = true;
  for (const row of rows) {
    const goes = emit(id, "nod-leave", undefined, row);
    goOut(row, (places) => {
      for (const track of score.tracks) for (const place of places) draw(track, place);
    }, goes).then((isGone) => { if (isGone) left(row, id); });
  }
}

/** Returns an item's row, or asks the page for it.
 * @param {{item: number}} effect */
export function enter({ item: id }) {
  const item = itemOf(id);
  const rows = new Set([...item.checks].map((check) => check.row).filter(isLeaving));
  if (item.hasLeft || rows.size === 0) {
    item.hasLeft = false;
    if (emit(id, "nod-enter")) for (const row of putBack(id)) inserted(row);
    return;
  }
  for (const row of rows) stay(row);
}

/** @param {HTMLElement} row */
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

/** @param {number} target */
const departed = (target) => report({ event: "happened", moment: "departed", target });

/** @param {HTMLElement} row @param {(target: number) => void} [tell] reports why */
export async function depart(row, tell = departed) {
  await goOut(row, (places) => {
    if (places.length === 1) tell(targetOf(row));
    else asGroup(places, tell, answered());
  });
}

/** @param {HTMLElement} row */
export function stay(row) {
  const group = groupOf(row);
  if (group?.hasAttribute("data-nod-leaving")) goBack(group);
  if (!leaving.delete(row)) return;
  row.inert = false;
  goBack(row);
}

/** @param {HTMLElement} element @param {(element: HTMLElement) => void} [end] ends its animations */
function goBack(element, end = turnBack) {
  element.removeAttribute("data-nod-leaving");
  element.style.removeProperty("margin-block-end");
  end(element);
}

/** @param {HTMLElement} row @param {(places: import("./items.js").Place[]) => void} move
 * @param {boolean} [goes] false if it moves */
async function goOut(row, move, goes = true) {
  const journey = { isHeld: holds(row) };
  leaving.set(row, journey);
  // A row with the focus stays usable: the page moves the focus when the row is gone.
  row.inert = !journey.isHeld && !row.contains(document.activeElement);
  const group = goes ? emptiedBy(row) : null;
  const places = [{ element: row }, ...(group ? [{ element: group, isGroup: true }] : [])];
  for (const { element } of places) element.toggleAttribute("data-nod-leaving", true);
  if (goes) move(places);
  await answered();
  // Neighbours must not move during a touch; the text of an empty place doesn't depend on them.
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

/** @param {HTMLElement} element */
function giveRoom(element) {
  element.style.marginBlockEnd = `${parseFloat(getComputedStyle(element).marginBlockEnd) - roomOf(element)}px`;
}

/** @param {HTMLElement} element @returns {Generator<HTMLElement>} */
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

/** Whether its group or place has other rows, possibly thousands; true without a place.
 * @param {HTMLElement} row @param {Element | null} place @param {(other: HTMLElement) => boolean} [counts] */
function hasOthers(row, place, counts = () => true) {
  for (const check of place?.querySelectorAll("nod-check") ?? []) {
    const other = /** @type {Partial<NodCheck>} */ (check).row;
    if (other && other !== row && counts(other)) return true;
  }
  return place === null;
}

/** The first row of a [data-nod-group] appears with the group.
 * @param {HTMLElement} row @returns {HTMLElement} */
const wholeOf = (row) => (!hasOthers(row, groupOf(row)) && groupOf(row)) || row;

/** The group that leaves with its last row.
 * @param {HTMLElement} row */
const emptiedBy = (row) => (hasOthers(row, groupOf(row), (other) => !isLeaving(other)) ? null : groupOf(row));

/** @param {HTMLElement} row @param {number} id */
function left(row, id) {
  itemOf(id).hasLeft = true;
  const { parentNode, parentElement: list } = row;
  const heirs = row.contains(document.activeElement) ? [neighbourOf(row), list] : [];
  const isOurs = emit(id, "nod-left", undefined, row);
  if (isOurs && row.parentNode === parentNode) takeOut(row, id);
  // Focus that was lost with the row moves to the next one, else to the list.
  for (const heir of heirs) {
    if (!heir || heir === document.body || row.isConnected || document.activeElement !== document.body) continue;
    if (heir === list && !heir.hasAttribute("tabindex")) {
      heir.tabIndex = -1;
      heir.style.outline = "none";
    }
    heir.focus();
  }
}

/** @param {HTMLElement} group */
function restWhenHidden(group) {
  const observer = new ResizeObserver(() => {
    const hasGone = group.hasAttribute("data-nod-leaving");
    if (hasGone && group.checkVisibility()) return;
    observer.disconnect();
    if (hasGone) goBack(group, rest);
  });
  observer.observe(group);
}

/** @param {HTMLElement} row @returns {HTMLElement | null} */
function neighbourOf(row) {
  const near = row.nextElementSibling ?? row.previousElementSibling;
  return near?.matches("nod-check") ? /** @type {HTMLElement} */ (near) : near?.querySelector("nod-check") ?? null;
}

/** Forgets a deleted item, so that no toast mentions it.
 * @param {number} id */
export function forget(id) {
  if (knownItem(id)?.isSettled) report({ event: "forgotten", item: id });
}

/** @template T @param {Iterable<HTMLElement>} elements @param {() => T} change changes the document @returns {T} */
export function moved(elements, change) {
  // Skips a dropped item, which moves from the pointer.
  const tell = watch([...elements].filter((element) => element.dataset.nodDrag === undefined));
  const result = change();
  tell();
  return result;
}

/** Remembers where elements are; the returned function animates those that have moved.
 * @param {Iterable<HTMLElement>} elements */
function watch(elements) {
  const before = Array.from(elements, (element) => ({ element, from: element.getBoundingClientRect() }));
  return () => {
    const ways = before.map(({ element, from }) => ({ element, way: wayFrom(from, element), room: 0, isAside: true }));
    travel(ways.filter(({ element, way }) => way && element.isConnected));
  };
}

/** @param {HTMLElement} row @param {() => void} change alters the document */
export async function travelled(row, change) {
  const from = row.getBoundingClientRect();
  const home = emptiedBy(row);
  const room = roomOf(row);
  const left = document.createElement(row.localName);
  left.setAttribute("role", "presentation");
  left.style.cssText = `visibility: hidden; block-size: ${row.offsetHeight}px; margin: ${getComputedStyle(row).margin}`;
  row.before(left);
  change();
  // A dropped item moves from the pointer.
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

/** @param {HTMLElement} bar @param {HTMLElement} level the part that moves
 * @param {() => void} change changes the document */
export async function filled(bar, level, change) {
  // With Reduce Motion, once the tick and the line through the title have faded in.
  await answered();
  await Promise.all([...document.querySelectorAll("[data-nod-title]")].map((title) => over(title, "mark")));
  const from = level.getBoundingClientRect();
  change();
  const way = wayFrom(from, level);
  await drawn;
  await answered();
  if (way && !isDrawn(bar, "progress")) travel([{ element: level, way, room: 0, isAside: true }]);
  await drawn;
  await Promise.all([bar, level].map((element) => over(element)));
}

/** @param {import("./items.js").Place[]} places */
async function travel(places) {
  if (places.length === 0) return;
  asGroup(places, (target) => report({ event: "happened", moment: "moved", target, cause: causeOf() }), answered());
  await answered();
  await Promise.all(places.map(({ element }) => over(element)));
}

/** The distance that an element has moved, if visible.
 * @param {DOMRect} from @param {HTMLElement} element */
function wayFrom(from, element) {
  const to = element.getBoundingClientRect();
  const way = { x: from.left - to.left, y: from.top - to.top };
  return (way.x || way.y) && (isInSight(from) || isInSight(to)) ? way : undefined;
}

/** Rows removed by the library, each with the comment that marks its place.
 * @type {Map<number, {row: HTMLElement, checks: NodCheck[], place: Comment}[]>} */
const taken = new Map();

/** @param {HTMLElement} row @param {number} id */
function takeOut(row, id) {
  const place = document.createComment("");
  const item = itemOf(id);
  const checks = [...item.checks].filter((check) => row.contains(check));
  // A page that declined a saved change is believed: the page hasn't removed the row.
  if (item.isSettled) item.reported = null;
  taken.set(id, [...taken.get(id) ?? [], { row, checks, place }]);
  row.replaceWith(place);
}

/** @param {number} id @returns {HTMLElement[]} the reinserted rows of an item */
function putBack(id) {
  const rows = taken.get(id) ?? [];
  const { completed, state } = itemOf(id);
  taken.delete(id);
  for (const { row, checks, place } of rows) {
    for (const check of checks) check.show(completed, state);
    place.replaceWith(row);
  }
  return rows.map(({ row }) => row);
}

/** Returns the layout space of an element in its container, in pixels.
 * @param {HTMLElement} element @returns {number} */
function roomOf(element) {
  if (!element.parentElement) return 0;
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(element);
  const { display, rowGap } = getComputedStyle(element.parentElement);
  // The cells of a grid don't close gaps.
  if (display.includes("grid")) return 0;
  const around = [marginBlockStart, marginBlockEnd, rowGap].map((length) => parseFloat(length) || 0);
  const own = around.reduce((sum, length) => sum + length, element.offsetHeight);
  // Leaving rows inside animate their own space.
  const leaving = /** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll("[data-nod-leaving]"));
  return [...leaving].reduce((sum, row) => sum - roomOf(row), own);
}

/** @param {HTMLElement} element @param {string} property */
const isDrawn = (element, property) => drawings.get(element)?.has(property) ?? false;

/** @param {HTMLElement} element */
function rest(element) {
  for (const { animation } of drawings.get(element)?.values() ?? []) animation.cancel();
  drawings.delete(element);
}

/** @param {HTMLElement} element */
function turnBack(element) {
  for (const { animation, track } of drawings.get(element)?.values() ?? []) {
    animation.reverse();
    follow(animation, track.property).then(() => { if (animation.playbackRate < 0) animation.cancel(); }, () => {});
  }
}

Object.assign(looks, /** @type {typeof looks} */ ({
  shift: ({ way = { x: 0, y: 0 } }) => (value) => ({ translate: `${value * way.x}px ${value * way.y}px` }),
  room: ({ element, room, isLeft = false }) => {
    // The animation replaces a margin that had removed its space.
    element.style.removeProperty("margin-block-end");
    const taken = room ?? roomOf(element);
    const own = parseFloat(getComputedStyle(element).marginBlockEnd) || 0;
    return (value) => ({ marginBlockEnd: `${own - taken * (isLeft ? value : 1 - value)}px` });
  },
}));
// In place of those that would load this module.
Object.assign(loaded, { enter, ignoresTaps, leave, stay });
