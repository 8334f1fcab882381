// Records taps and their answers, in memory. The engine counts successes and retries.

import { touchable } from "./target-measures.js";
import { targetOf } from "./items.js";
import { input, output, shared } from "./engine.js";

/** As the engine takes it. `time`: milliseconds since 1970; `x`, `y`: NaN for a key that undoes; `number`: of the control that
 * answered or is undone, NaN for none.
 * @typedef {{time: number, x: number, y: number, isUndo: boolean, number: number}} Tap */

const most = 500;
/** Milliseconds within which a click belongs to the last touch. */
const soon = 700;

/** @type {import("./engine.js").Exports | undefined} */
let engine;
/** @type {Tap[]} */
let taps = [];
/** @type {AbortController | null} */
let listening = null;
/** @type {PointerEvent | null} */
let down = null;
/** @type {Tap | null} */
let open = null;
/** @type {HTMLElement | null} */
let last = null;

/** @param {boolean} on */
export async function countTaps(on) {
  listening?.abort();
  listening = on ? new AbortController() : null;
  if (listening) start(listening.signal);
  else taps = [];
  if (on) engine ??= await shared();
}

export function firstTaps() {
  if (!engine) return { count: 0, successes: 0, retries: 0 };
  const numbers = taps.flatMap(({ time, x, y, isUndo, number }) => [time, x, y, Number(isUndo), number]);
  const [count, successes, retries] = output(engine, engine.nod_first_taps(input(engine, numbers)));
  return { count, successes, retries };
}

/** Whether it was a tap, by duration and distance.
 * @param {import("./engine.js").Exports} engine @param {PointerEvent} down @param {PointerEvent} up */
export function isTap(engine, down, up) {
  const distance = Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY);
  return engine.nod_touch_is_tap(up.timeStamp - down.timeStamp, distance) !== 0;
}

/** @param {AbortSignal} signal */
function start(signal) {
  const options = { capture: true, passive: true, signal };
  addEventListener("pointerdown", (event) => { if (isFinger(event)) down = event; }, options);
  addEventListener("pointercancel", () => { down = null; }, options);
  addEventListener("pointerup", left, options);
  addEventListener("click", clicked, options);
  addEventListener("nod-restore", () => undone(), options);
  addEventListener("nod-toast-action", ({ detail }) => { if (detail.kind === "undo") undone(); }, options);
  addEventListener("nod-change", ({ target, detail: { reason, completed } }) => {
    if (reason === "undo") undone();
    // Tapping a check again undoes the first tap.
    else if (reason === "tap" && !completed) undone(targetOf(/** @type {HTMLElement} */ (target)));
  }, options);
}

/** @param {PointerEvent} event */
const isFinger = ({ pointerType, isPrimary }) => pointerType === "touch" && isPrimary;

/** @param {PointerEvent} event */
function left(event) {
  if (!down || event.pointerId !== down.pointerId) return;
  const { clientX: x, clientY: y } = down;
  open = engine && isTap(engine, down, event) ? { time: Date.now(), x, y, isUndo: false, number: NaN } : null;
  down = null;
  if (open) add(open);
}

/** @param {Tap} tap */
function add(tap) {
  taps.push(tap);
  if (taps.length > most) taps.shift();
}

/** @param {MouseEvent} event */
function clicked(event) {
  const isKey = event.isTrusted && event.detail === 0;
  if (!open || isKey || Date.now() - open.time > soon) return;
  const control = event.composedPath().map(controlAt).find((one) => one !== null);
  if (!control || control.matches("[aria-disabled=true]")) return;
  last = control;
  open.number = targetOf(control);
  open = null;
}

/** @param {Element | null} element */
const hostOf = (element) => /** @type {ShadowRoot | undefined} */ (element?.getRootNode())?.host;

/** The control of an element or label; a check represents its parts.
 * @param {EventTarget} element @returns {HTMLElement | null} */
function controlAt(element) {
  if (!(element instanceof HTMLElement)) return null;
  if (element instanceof HTMLLabelElement && !hostOf(element)) return element.control;
  return hostOf(element)?.localName !== "nod-check" && element.matches(touchable) ? element : null;
}

/** @param {number} [number] of the control whose answer was undone; NaN for the latest */
function undone(number = NaN) {
  const tap = taps.at(-1);
  const isTapped = Number.isNaN(number) ? hostOf(last)?.localName === "nod-toasts" : tap?.number === number;
  const undo = { isUndo: true, number };
  if (tap && isTapped && (tap.isUndo || !Number.isNaN(tap.number)) && Date.now() - tap.time < soon) Object.assign(tap, undo);
  else add({ time: Date.now(), x: NaN, y: NaN, ...undo });
}
