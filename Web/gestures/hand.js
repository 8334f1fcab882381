// Tracks one finger. The first gesture that starts keeps it. A second finger, scrolling, a cancelled pointer, Escape or
// leaving the window cancels all.

import { takePress } from "../press.js";

/** @typedef {{
 *   owner: HTMLElement, state: "waiting" | "active" | "over",
 *   moved(event: PointerEvent): void, released(event: PointerEvent): void, cancelled(time: number): void,
 *   scrolled(scroller: Node): boolean,
 * }} Gesture its owner captures the pointer once it is active; `scrolled` returns whether scrolling cancels it */

/** @type {((event: PointerEvent) => Gesture | null)[]} */
const beginnings = [];
/** @type {Gesture[]} */
let gestures = [];
let pointer = 0;
let hasMoved = false;

/** Registers a gesture, which is offered every touch.
 * @param {(event: PointerEvent) => Gesture | null} begin
 * @param {boolean} [isFirst] takes precedence if one movement starts two */
export function offer(begin, isFirst = false) {
  if (beginnings.length === 0) addEventListener("pointerdown", down, { capture: true, passive: true });
  if (isFirst) beginnings.unshift(begin);
  else beginnings.push(begin);
}

/** @param {Event} event */
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

/** @param {number} time */
export function settle(time) {
  const active = gestures.find(isActive);
  if (active && gestures.length > 1) {
    for (const other of gestures) if (other !== active) other.cancelled(time);
  }
  gestures = gestures.filter(({ state }) => state !== "over");
  if (active) take(active);
  if (gestures.length === 0) rest();
}

/** @param {Gesture} gesture */
function take({ owner }) {
  takePress(pointer);
  try {
    if (!owner.hasPointerCapture(pointer)) owner.setPointerCapture(pointer);
  } catch {
    // The pointer is already gone.
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
    // The next touch's click may come before a timer.
    addEventListener("pointerdown", swallowNone, { capture: true, once: true });
  }
  for (const gesture of ending) gesture.cancelled(time);
}

function rest() {
  const ending = gestures;
  gestures = [];
  for (const [type, listener, options] of listeners) removeEventListener(type, listener, options);
  return ending;
}

/** Ignores the click after a touch. */
const swallowClicks = () => addEventListener("click", swallow, true);
const swallowNone = () => removeEventListener("click", swallow, true);
const swallowNoMore = () => { setTimeout(swallowNone, 0); };

/** @param {Event} event */
function swallow(event) {
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
  // Escape must not close a dialog as well.
  event.preventDefault();
  event.stopImmediatePropagation();
  cancelAll(event.timeStamp);
}

/** @param {PointerEvent} event */
const cancelled = (event) => { if (event.pointerId === pointer) cancelAll(event.timeStamp); };
/** Ignores lost captures of other elements.
 * @param {PointerEvent} event */
const lost = (event) => {
  const isOwn = event.target === document || gestures.some(({ owner }) => owner === event.target);
  if (isOwn) cancelled(event);
};
/** @param {Event} event */
const left = (event) => { if (event.target === window) cancelAll(event.timeStamp); };
/** Prevents selecting while the finger moves.
 * @param {Event} event */
const selecting = (event) => { if (hasMoved || gestures.some(isActive)) event.preventDefault(); };
/** @param {Event} event */
const carrying = (event) => event.preventDefault();
/** @param {Event} event */
const asking = (event) => { if (gestures.some(isActive)) event.preventDefault(); };

/** @type {[string, (event: any) => void, AddEventListenerOptions][]} */
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
