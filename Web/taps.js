// Records taps and their answers, in memory. The engine counts successes and retries.

import { touchable } from "./target-measures.js";
import { targetOf } from "./items.js";
import { countFirst, isTap } from "./touch.js";
import { shared } from "./engine.js";

/** `time`: milliseconds since 1970; `x`, `y`: null for a key that undoes; `number`: of the control.
 * @typedef {{
 *   time: number, x: number | null, y: number | null, answer: "none" | "control" | "undo", number: number | null
 * }} Tap */

const most = 500;
/** Milliseconds within which a click belongs to the last touch. */
const soon = 700;

/** @type {import("./touch.js").Exports | undefined} */
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

export const firstTaps = () => (engine ? countFirst(engine, taps) : { count: 0, successes: 0, retries: 0 });

/** @param {AbortSignal} signal */
function start(signal) {
  const options = { capture: true, passive: true, signal };
  addEventListener("pointerdown", (event) => { if (isFinger(event)) down = event; }, options);
  addEventListener("pointercancel", () => { down = null; }, options);
  addEventListener("pointerup", left, options);
  addEventListener("click", clicked, options);
  addEventListener("nod-restore", () => undone(null), options);
  addEventListener("nod-toast-action", ({ detail }) => { if (detail.kind === "undo") undone(null); }, options);
  addEventListener("nod-change", ({ target, detail: { reason, completed } }) => {
    if (reason === "undo") undone(null);
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
  open = engine && isTap(engine, down, event) ? { time: Date.now(), x, y, answer: "none", number: null } : null;
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
  Object.assign(open, { answer: "control", number: targetOf(control) });
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

/** @param {number | null} number of the control whose answer was undone; null for the latest */
function undone(number) {
  const tap = taps.at(-1);
  const isTapped = number === null ? hostOf(last)?.localName === "nod-toasts" : tap?.number === number;
  if (tap && isTapped && tap.answer !== "none" && Date.now() - tap.time < soon) {
    Object.assign(tap, { answer: "undo", number });
    return;
  }
  add({ time: Date.now(), x: null, y: null, answer: "undo", number });
}
