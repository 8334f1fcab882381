// Touches that hit nothing are given to the control that is meant. The engine says which, and whether it was a tap;
// no click comes of one that scrolled or selected text. What the browser gave to a control is left alone, and so are
// mouse, pen, keys and screen readers.

import { isPressable, touchesMean } from "./press.js";
import { interactive, touchable } from "./target-measures.js";
import { isTap, meant as meantOf } from "./touch.js";
import { shared } from "./engine.js";

/** They bring a keyboard. */
const fields = "textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])";
/** Fingers that are down. WebKitGTK tells of them first, and has no pointers that touch. */
let fingers = 0;
for (const type of ["touchstart", "touchend", "touchcancel"]) {
  addEventListener(type, (event) => {
    fingers = /** @type {TouchEvent} */ (event).touches.length;
  }, { capture: true, passive: true });
}

/** Places in which touches are forgiven.
 * @type {Set<HTMLElement>} */
const forgiving = new Set();
/** Whose a click beside it is.
 * @type {HTMLElement | null} */
let meant = null;
/** The touch that went down, and below where it left: Chromium may take the click that comes of it somewhere else.
 * @type {PointerEvent | undefined} */
let began;
/** @type {PointerEvent | undefined} */
let ended;
addEventListener("pointerup", (event) => { if (event.isPrimary) ended = event; }, { capture: true, passive: true });
/** @type {import("./touch.js").Exports | undefined} */
let engine;

/** @param {HTMLElement} root */
export async function forgiveIn(root) {
  forgiving.add(root);
  engine ??= await shared();
  // Ended meanwhile.
  if (!forgiving.has(root)) return;
  // Safari sends a click that hits nothing only to whoever listens there, and would tint what listens.
  root.addEventListener("click", given);
  root.style.setProperty("-webkit-tap-highlight-color", "transparent");
}

/** @param {HTMLElement} root */
export function unforgive(root) {
  forgiving.delete(root);
  root.removeEventListener("click", given);
  root.style.removeProperty("-webkit-tap-highlight-color");
}

touchesMean((event) => {
  meant = event.pointerType === "touch" || fingers > 0 ? find(event) ?? null : null;
  [began, ended] = [event, undefined];
  return meant && isPressable(meant) ? meant : undefined;
});

/** @param {MouseEvent} event */
function given(event) {
  const control = meant;
  if (!event.isTrusted || !control || !isFree(event)) return;
  meant = null;
  if (!engine || !began || !ended || !isTap(engine, began, ended) || !isThere(control)) return;
  control.focus({ preventScroll: true });
  // A check's own: a click on its host would be two outside.
  (control.shadowRoot?.querySelector("input") ?? control).click();
  // A click opens no list of a program's.
  if (control.matches("select") && "showPicker" in control) /** @type {HTMLInputElement} */ (control).showPicker();
}

/** @param {PointerEvent} event @returns {HTMLElement | undefined} */
function find(event) {
  const root = [...forgiving].find((one) => event.composedPath().includes(one));
  if (!engine || !root || !isFree(event) || isSpokenFor(event)) return;
  const controls = controlsIn(root);
  const place = meantOf(engine, event.clientX, event.clientY, controls.map(placeOf));
  return place >= 0 && isThere(controls[place]) ? controls[place] : undefined;
}

/** Whether nothing is hit that answers by itself.
 * @param {MouseEvent} event */
function isFree(event) {
  const [hit] = /** @type {Element[]} */ (event.composedPath());
  const answers = `${interactive}, label, nod-check, audio, video, iframe`;
  const isControl = (/** @type {EventTarget} */ one) => one instanceof Element && one.matches(answers);
  return !event.composedPath().some(isControl) && getComputedStyle(hit).cursor !== "pointer";
}

/** Whether the touch means something else: to end a selection, to put the keyboard away, or what is open.
 * @param {MouseEvent} event */
function isSpokenFor(event) {
  const path = event.composedPath();
  const isWriting = document.activeElement?.matches(fields) ?? false;
  const open = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1);
  const isOutside = open !== undefined && (path[0] === open || !path.includes(open));
  return isWriting || isOutside || getSelection()?.type === "Range";
}

/** Those in sight, as they lie one above the other.
 * @param {HTMLElement} root */
function controlsIn(root) {
  /** @type {HTMLElement[]} */
  const found = [...root.querySelectorAll(touchable)];
  return found.filter((control) =>
    isOnScreen(control) && control.checkVisibility({ visibilityProperty: true }) && !isWithin(control));
}

/** Of a thousand rows, few are.
 * @param {HTMLElement} control */
function isOnScreen(control) {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/** A part of a control, whose touch is the whole's.
 * @param {HTMLElement} control */
const isWithin = (control) => control.parentElement?.closest("button, a[href], nod-check") !== null;

/** @param {HTMLElement} control @returns {import("./touch.js").Place} */
function placeOf(control) {
  const drawn = /** @type {HTMLInputElement} */ (control).labels?.[0] ?? control;
  const whole = drawn.contains(control) ? drawn : control;
  return { box: whole.getBoundingClientRect(), radius: radiusOf(whole), kind: kindOf(control) };
}

/** Of its corners, in pixels.
 * @param {HTMLElement} drawn */
function radiusOf(drawn) {
  const { borderTopLeftRadius: radius } = getComputedStyle(drawn);
  const share = radius.endsWith("%") ? Math.min(drawn.offsetWidth, drawn.offsetHeight) / 100 : 1;
  return parseFloat(radius) * share;
}

/** @param {HTMLElement} control @returns {import("./touch.js").Place["kind"]} */
function kindOf(control) {
  if (!isUsable(control)) return "obstacle";
  return control.dataset.nodPress === "critical" || control.dataset.nodCritical !== undefined ? "critical" : "action";
}

/** A link in a text, and what needs the place of its touch, are not given any.
 * @param {HTMLElement} control */
function isUsable(control) {
  if (control.matches(":disabled, [disabled], [aria-disabled=true], [inert], [inert] *, [type=range]")) return false;
  const around = control.parentElement;
  return !control.matches("a[href]") || getComputedStyle(control).display !== "inline"
    || around?.textContent?.trim() === control.textContent?.trim();
}

/** Whether it is still there, and nothing lies over it.
 * @param {HTMLElement} control */
function isThere(control) {
  const { box: { left, top, width, height } } = placeOf(control);
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!control.isConnected || !hit) return false;
  return control.contains(hit) || hit.contains(control) || hit.closest("label") !== null;
}
