// The tracked finger: the gestures that it may become, and the events that cancel them.
//
// At rest there is one listener for pointerdown. The first gesture that starts has the finger; the others let go. A
// second finger, scrolling, a cancelled pointer, Escape, or leaving the window cancels all of them.

import { takePress } from "../press.js";

/**
 * A gesture that a finger may become.
 * @typedef {{
 *   owner: HTMLElement, state: "waiting" | "active" | "over",
 *   moved(event: PointerEvent): void, released(event: PointerEvent): void, cancelled(time: number): void,
 *   scrolled(scroller: Node): boolean,
 * }} Gesture its owner has the pointer once it is active; `scrolled` says whether that takes the finger away
 */

/** @type {((event: PointerEvent) => Gesture | null)[]} */
const beginnings = [];
/** @type {Gesture[]} */
let gestures = [];
let pointer = 0;
let hasMoved = false;

/** Registers a gesture: `begin` is offered every finger that comes down.
 * @param {(event: PointerEvent) => Gesture | null} begin
 * @param {boolean} [isFirst] of two that one movement starts, this has the finger */
export function offer(begin, isFirst = false) {
  if (beginnings.length === 0) addEventListener("pointerdown", down, { capture: true, passive: true });
  if (isFirst) beginnings.unshift(begin);
  else beginnings.push(begin);
}

/** Whether the event is inside a field for typing, choosing or selecting.
 * @param {Event} event */
export const isInField = (event) =>
  event.composedPath().some((node) => node instanceof Element && node.matches(fields));
const fields = "textarea, select, [contenteditable]:not([contenteditable=false]), "
  + "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset])";

/** @param {PointerEvent} event */
function down(event) {
  if (gestures.length > 0) return cancelAll(event.timeStamp);
  if (!event.isPrimary || event.button !== 0) return;
  const begun = beginnings.flatMap((begin) => begin(event) ?? []);
  if (begun.length === 0) return;
  gestures = begun;
  pointer = event.pointerId;
  hasMoved = false;
  for (const [type, listener, options] of listeners) addEventListener(type, listener, options);
}

/** @param {PointerEvent} event */
function move(event) {
  if (event.pointerId !== pointer) return;
  hasMoved = true;
  for (const gesture of gestures) if (!gestures.some(isActive) || isActive(gesture)) gesture.moved(event);
  settle(event.timeStamp);
}

/** Updates the gestures after one became active, or ended.
 * @param {number} time */
export function settle(time) {
  const active = gestures.find(isActive);
  if (active && gestures.length > 1) {
    for (const other of gestures) if (other !== active) other.cancelled(time);
  }
  gestures = gestures.filter(({ state }) => state !== "over");
  if (active) take(active);
  if (gestures.length === 0) rest();
}

/** Gives the finger to a gesture: the press of the button under it is cancelled.
 * @param {Gesture} gesture */
function take({ owner }) {
  takePress(pointer);
  try {
    if (!owner.hasPointerCapture(pointer)) owner.setPointerCapture(pointer);
  } catch {
    // The pointer is gone already; what ends it comes next.
  }
}

/** @param {PointerEvent} event */
function up(event) {
  if (event.pointerId !== pointer) return;
  const ending = rest();
  if (ending.some(isActive)) {
    swallowClicks();
    swallowNoMore();
  }
  for (const gesture of ending) gesture.released(event);
}

/** @param {number} time */
function cancelAll(time) {
  const ending = rest();
  if (ending.some(isActive)) {
    swallowClicks();
    for (const type of ["pointerup", "pointercancel"]) {
      addEventListener(type, swallowNoMore, { capture: true, once: true });
    }
    // The next finger's click is its own, and may come before any timer.
    addEventListener("pointerdown", swallowNone, { capture: true, once: true });
  }
  for (const gesture of ending) gesture.cancelled(time);
}

/** Stops tracking, and returns the gestures. */
function rest() {
  const ending = gestures;
  gestures = [];
  for (const [type, listener, options] of listeners) removeEventListener(type, listener, options);
  return ending;
}

/** Ignores the click that a browser makes of the lifted finger: it comes right after. */
const swallowClicks = () => addEventListener("click", swallow, true);
const swallowNone = () => removeEventListener("click", swallow, true);
const swallowNoMore = () => { setTimeout(swallowNone, 0); };

/** @param {Event} event */
function swallow(event) {
  // One that a script makes meanwhile is the page's own.
  if (!event.isTrusted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** @param {Gesture} gesture */
const isActive = ({ state }) => state === "active";

/** @param {Event} event */
function scrolled(event) {
  const scroller = /** @type {Node} */ (event.target);
  if (gestures.filter((gesture) => gesture.scrolled(scroller)).length > 0) cancelAll(event.timeStamp);
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  if (event.key !== "Escape" || !gestures.some(isActive)) return;
  // It is this gesture's, and closes no dialog.
  event.preventDefault();
  event.stopImmediatePropagation();
  cancelAll(event.timeStamp);
}

/** @param {PointerEvent} event */
const cancelled = (event) => { if (event.pointerId === pointer) cancelAll(event.timeStamp); };
/** The element that had the pointer is gone; a button that had it before has only passed it on.
 * @param {PointerEvent} event */
const lost = (event) => {
  const isOwn = event.target === document || gestures.some(({ owner }) => owner === event.target);
  if (isOwn) cancelled(event);
};
/** @param {Event} event */
const left = (event) => { if (event.target === window) cancelAll(event.timeStamp); };
/** A press in its place selects a word as ever; one that moves selects nothing.
 * @param {Event} event */
const selecting = (event) => { if (hasMoved || gestures.some(isActive)) event.preventDefault(); };
/** Links and images are not carried away.
 * @param {Event} event */
const carrying = (event) => event.preventDefault();
/** @param {Event} event */
const asking = (event) => { if (gestures.some(isActive)) event.preventDefault(); };

/** While a finger is down.
 * @type {[string, (event: any) => void, AddEventListenerOptions][]} */
const listeners = [
  ["pointermove", move, { capture: true, passive: true }],
  ["pointerup", up, { capture: true, passive: true }],
  ["pointercancel", cancelled, { capture: true, passive: true }],
  ["lostpointercapture", lost, { capture: true, passive: true }],
  ["scroll", scrolled, { capture: true, passive: true }],
  ["keydown", keyed, { capture: true }],
  ["blur", left, { capture: true, passive: true }],
  ["selectstart", selecting, { capture: true }],
  ["dragstart", carrying, { capture: true }],
  ["contextmenu", asking, { capture: true }],
];
