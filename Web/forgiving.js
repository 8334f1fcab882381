// Gives touches that hit nothing to the control that the engine considers intended. Ignores scrolling, selecting and
// touches that the browser gave to a control; mouse, pen, keys and screen readers aren't affected.

import { isInSight } from "./dom.js";
import { isPressable, touchesMean } from "./press.js";
import { interactive, touchable } from "./target-measures.js";
import { codeOf, input, shared } from "./engine.js";
import { isTap } from "./taps.js";
import { controlKinds } from "./vocabulary.js";

/** Fields that open a keyboard. */
const fields = "textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])";
/** Number of fingers down, because WebKitGTK reports touch pointers as mice. */
let fingers = 0;
for (const type of ["touchstart", "touchend", "touchcancel"]) {
  addEventListener(type, (event) => {
    fingers = /** @type {TouchEvent} */ (event).touches.length;
  }, { capture: true, passive: true });
}

/** @type {Set<HTMLElement>} */
const forgiving = new Set();
/** @type {HTMLElement | null} */
let meant = null;
/** The touch's start, because Chromium may dispatch its click elsewhere.
 * @type {PointerEvent | undefined} */
let began;
/** @type {PointerEvent | undefined} */
let ended;
addEventListener("pointerup", (event) => { if (event.isPrimary) ended = event; }, { capture: true, passive: true });
/** @type {import("./engine.js").Exports | undefined} */
let engine;

/** @param {HTMLElement} root */
export async function forgiveIn(root) {
  forgiving.add(root);
  engine ??= await shared();
  // Turned off while loading.
  if (!forgiving.has(root)) return;
  // Safari sends such clicks only to elements that listen, and would highlight them.
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
  control.click();
  // A script's click doesn't open the list.
  if (control.matches("select") && "showPicker" in control) /** @type {HTMLInputElement} */ (control).showPicker();
}

/** @param {PointerEvent} event @returns {HTMLElement | undefined} */
function find(event) {
  const root = [...forgiving].find((one) => event.composedPath().includes(one));
  if (!engine || !root || !isFree(event) || isSpokenFor(event)) return;
  const controls = controlsIn(root);
  const places = controls.flatMap((control) => {
    const { left, top, width, height } = boxOf(control);
    return [left, top, width, height, codeOf(controlKinds, kindOf(control))];
  });
  const place = engine.nod_touch_target(input(engine, [event.clientX, event.clientY, ...places]));
  return place >= 0 && isThere(controls[place]) ? controls[place] : undefined;
}

/** Whether nothing under the touch handles it.
 * @param {MouseEvent} event */
function isFree(event) {
  const [hit] = /** @type {Element[]} */ (event.composedPath());
  const answers = `${interactive}, label, nod-check, audio, video, iframe`;
  const isControl = (/** @type {EventTarget} */ one) => one instanceof Element && one.matches(answers);
  return !event.composedPath().some(isControl) && getComputedStyle(hit).cursor !== "pointer";
}

/** Whether the touch ends a selection, hides the keyboard or closes what is open.
 * @param {MouseEvent} event */
function isSpokenFor(event) {
  const path = event.composedPath();
  const isWriting = document.activeElement?.matches(fields) ?? false;
  const open = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1);
  const isOutside = open !== undefined && (path[0] === open || !path.includes(open));
  return isWriting || isOutside || getSelection()?.type === "Range";
}

/** @param {HTMLElement} root */
function controlsIn(root) {
  /** @type {HTMLElement[]} */
  const found = [...root.querySelectorAll(touchable)];
  return found.filter((control) =>
    isInSight(control.getBoundingClientRect()) && control.checkVisibility({ visibilityProperty: true }) && !isWithin(control));
}

/** @param {HTMLElement} control */
const isWithin = (control) => control.parentElement?.closest("button, a[href], nod-check") !== null;

/** With its label, if that is around it.
 * @param {HTMLElement} control */
function boxOf(control) {
  const label = /** @type {HTMLInputElement} */ (control).labels?.[0];
  return (label?.contains(control) ? label : control).getBoundingClientRect();
}

/** @param {HTMLElement} control @returns {(typeof controlKinds)[number]} */
function kindOf(control) {
  if (!isUsable(control)) return "obstacle";
  return control.dataset.nodPress === "critical" || control.dataset.nodCritical !== undefined ? "critical" : "action";
}

/** Excludes links within text, and controls that depend on the position of the touch.
 * @param {HTMLElement} control */
function isUsable(control) {
  if (control.matches(":disabled, [disabled], [aria-disabled=true], [inert], [inert] *, [type=range]")) return false;
  const around = control.parentElement;
  return !control.matches("a[href]") || getComputedStyle(control).display !== "inline"
    || around?.textContent?.trim() === control.textContent?.trim();
}

/** @param {HTMLElement} control */
function isThere(control) {
  const { left, top, width, height } = boxOf(control);
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!control.isConnected || !hit) return false;
  return control.contains(hit) || hit.contains(control) || hit.closest("label") !== null;
}
