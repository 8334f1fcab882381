// Reports presses on [data-nod-press] and checks, and when they act. Scrolling cancels a press. The engine decides when
// a touch is a press. A press and its action are one interaction with one haptic and sound: from the click to the end
// of its task, including reports by listeners and their microtasks. Later reports are news.

import { share } from "./copies.js";
import { targetOf } from "./items.js";
import { native } from "./performers/haptics.js";
import { hold } from "./performers/motion.js";
import { report } from "./session.js";
import { roles } from "./vocabulary.js";
import { unknown, warn } from "./warnings.js";

/** @typedef {import("./names.js").PressRole} Role */

/** @type {Map<number | string, HTMLElement>} */
const held = new Map();

/** The boxes of held controls when the pointer went down.
 * @type {Map<number, DOMRect>} */
const stood = new Map();

/** @param {HTMLElement} element @param {import("./names.js").PressRole} [role] */
export function press(element, role = "button") {
  element.dataset.nodPress = role;
}

/** @param {Event} event @returns {HTMLElement | undefined} */
function pressable(event) {
  const path = /** @type {HTMLElement[]} */ (event.composedPath());
  return path.find((element) => element instanceof HTMLElement && isPressable(element));
}

/** @param {HTMLElement} element */
export const isPressable = (element) => element.dataset.nodPress !== undefined || isCheck(element);

/** Finds the control for a touch that hits nothing.
 * @type {(event: PointerEvent) => HTMLElement | undefined} */
let meant = () => undefined;
/** @param {HTMLElement} element */
const isCheck = (element) => element.localName === "nod-check";

/** @param {HTMLElement} element */
const isUsable = (element) => !element.matches(":disabled, [aria-disabled=true], [inert] *");

/** @param {HTMLElement} element */
function roleOf(element) {
  const name = isCheck(element) ? "check" : (element.dataset.nodPress ?? "").replace(/^(true)?$/, "button");
  const role = roles.find((one) => one === name);
  if (!role) warn(unknown("press role", name, roles));
  return role ?? "button";
}

/** @param {number | string} hand @param {HTMLElement | undefined} element @param {boolean} [mayScroll] */
function down(hand, element, mayScroll = false) {
  endNow();
  releaseLifted();
  if (!element || !isUsable(element)) return;
  held.set(hand, element);
  if (isTouched()) hold(true);
  report({ event: "pressed", target: targetOf(element), role: roleOf(element), mayScroll });
}

/** @param {number | string} hand @param {"released" | "cancelled"} how */
function up(hand, how) {
  const element = held.get(hand);
  if (!element || !held.delete(hand)) return;
  if (how === "cancelled" || !isCheck(element)) return report({ event: how, target: targetOf(element) });
  lifted.add(element);
  // A touch's click is a separate event some milliseconds later.
  setTimeout(releaseLifted, typeof hand === "number" ? fingersClick : 0);
}

/** Milliseconds. */
const fingersClick = 60;

/** Checks that were released and wait for their tap.
 * @type {Set<HTMLElement>} */
const lifted = new Set();

function releaseLifted() {
  for (const element of lifted) report({ event: "released", target: targetOf(element) });
  lifted.clear();
}

/** @param {PointerEvent} event @param {"slidOff" | "slidBack"} how */
function cross(event, how) {
  const element = held.get(event.pointerId);
  const beyond = /** @type {Node | null} */ (event.relatedTarget);
  if (element && pressable(event) === element && !(beyond && element.contains(beyond))) {
    report({ event: how, target: targetOf(element) });
  }
}

/** Whether a control moved away under a resting pointer: the browser would click whatever is there now.
 * @param {HTMLElement} element @param {PointerEvent} event */
function hasLeft(element, { pointerId, clientX, clientY }) {
  const isIn = (/** @type {DOMRect | undefined} */ box) => box !== undefined
    && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  const canBeSeen = element.checkVisibility({ visibilityProperty: true });
  return isIn(stood.get(pointerId)) && canBeSeen && isUsable(element) && !isIn(element.getBoundingClientRect());
}

/** Whether a touch on the element may scroll the page or a container.
 * @param {HTMLElement} element */
function standsInScroller(element) {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isPage = around === document.scrollingElement;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = around;
    if (scrollHeight <= clientHeight && scrollWidth <= clientWidth) continue;
    if (isPage || /auto|scroll/.test(getComputedStyle(around).overflow)) return true;
  }
  return false;
}

/** @type {(() => void)[]} */
const whenOff = [];

const isTouched = () => [...held.keys()].some((hand) => typeof hand === "number");
/** Enter clicks on keydown, Space on keyup. */
const isHolding = () => isTouched() || held.has(" ");

/** In a later task, so that the press's click comes first. */
function tellHandsOff() {
  setTimeout(() => {
    if (isHolding()) return;
    hold(false);
    for (const resolve of whenOff.splice(0)) resolve();
  });
}

/** @param {number} pointer */
function cancelPress(pointer) {
  up(pointer, "cancelled");
  tellHandsOff();
}

/** Whether a gesture took the touch, so that the browser's click is ignored. */
let isTaken = false;

/** Whether a control was clicked already in place of the browser's click. */
let isClicked = false;

/** The acting controls, outermost first.
 * @type {number[]} */
const acting = [];
let isTapping = false;
/** Controls that have acted: the cause of later reports about them.
 * @type {WeakSet<HTMLElement>} */
const acted = new WeakSet();
let endNow = () => {};
let ending = Promise.resolve();
/** Runs the next task. A timer might fire after the next touch event. */
const { port1: nextTask, port2: thisTask } = new MessageChannel();
nextTask.onmessage = () => endNow();

/** @param {number} target @param {import("./names.js").PressRole} [role] of its press, if that has an answer
 * @param {boolean} [saves] the answer follows the save
 * @param {boolean} [isNative] the platform has played its haptic */
function begin(target, role, saves = false, isNative = false) {
  acting.push(target);
  report({ event: "acted", target, role, saves, isNative });
}

/** @param {number} target */
function end(target) {
  const index = acting.lastIndexOf(target);
  if (index >= 0) acting.splice(index);
  report({ event: "ended", target });
}

/** Acts from a click until its task ends.
 * @param {HTMLElement} element @param {import("./names.js").PressRole} role @param {boolean} isNative */
function actFrom(element, role, isNative) {
  // A click dispatched by an action is part of it.
  if (acting.length > 0) return;
  const target = targetOf(element);
  acted.add(element);
  if (element.dataset.nodSaves !== undefined) {
    begin(target, role, true);
    return end(target);
  }
  begin(target, role, false, isNative);
  ending = new Promise((resolve) => {
    endNow = () => {
      endNow = () => {};
      end(target);
      resolve();
    };
    thisTask.postMessage(null);
  });
}

const own = {
  /** Resolves when the action's answers are drawn. */
  answered: () => ending,

  /** The control that caused a report: the acting one, or the reported one if it has acted.
   * @param {HTMLElement} [element] */
  causeOf(element) {
    if (acting.length > 0) return acting.at(-1);
    return element && acted.has(element) ? targetOf(element) : undefined;
  },

  /** Resolves when no control is held: a held control that moves would lose its tap.
   * @returns {Promise<void>} */
  handsOff: () => new Promise((resolve) => {
    if (isHolding()) whenOff.push(resolve);
    else resolve();
  }),

  /** @param {HTMLElement} row */
  holds: (row) => [...held.values()].some((element) => row.contains(element)),

  /** @param {HTMLElement} check */
  letGo(check) {
    lifted.delete(check);
    for (const [hand, element] of held) if (element === check && typeof hand === "string") held.delete(hand);
  },

  /** @param {number} pointer */
  takePress(pointer) {
    isTaken = true;
    cancelPress(pointer);
  },

  /** Toggles a check. Everything that its listeners report is part of the tap.
   * @param {import("./wire.js").Events["toggled"]} toggle @param {() => void} tell calls the listeners */
  tap(toggle, tell) {
    const isInside = isTapping;
    isTapping = true;
    acting.push(toggle.item);
    try {
      report({ event: "toggled", ...toggle, runsApp: true });
      tell();
    } finally {
      acting.splice(acting.lastIndexOf(toggle.item));
      isTapping = isInside;
      if (!isInside) report({ event: "tick" });
    }
  },

  /** Merges everything that `change` toggles or reports into one interaction: one haptic, sound and announcement.
   * @template T @param {() => T} change @param {HTMLElement} [element] the control that was used @returns {T} */
  together(change, element) {
    const target = targetOf(element);
    begin(target);
    try {
      return change();
    } finally {
      end(target);
    }
  },

  /** @param {typeof meant} find */
  touchesMean(find) { meant = find; },
};
/** Only the first copy of the library on a page listens. */
export const presses = share("press", own);
export const { answered, causeOf, handsOff, holds, letGo, takePress, tap, together, touchesMean } = presses;

if (presses === own) listen();

function listen() {
  const passive = { capture: true, passive: true };

  addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    isTaken = isClicked = false;
    const hit = pressable(event);
    if (hit) stood.set(event.pointerId, hit.getBoundingClientRect());
    const element = hit ?? meant(event);
    down(event.pointerId, element, event.pointerType === "touch" && element && standsInScroller(element));
  }, passive);
  addEventListener("pointerup", (event) => {
    const element = held.get(event.pointerId);
    isClicked = element !== undefined && hasLeft(element, event);
    const isHit = stood.delete(event.pointerId);
    if (element && isHit && !isClicked && pressable(event) !== element) {
      report({ event: "slidOff", target: targetOf(element) });
    }
    up(event.pointerId, "released");
    if (isClicked) element?.click();
    tellHandsOff();
  }, passive);
  addEventListener("click", (event) => {
    if (isClicked && event.isTrusted && event.detail > 0) event.stopImmediatePropagation();
  }, { capture: true });
  addEventListener("pointercancel", (event) => cancelPress(event.pointerId), passive);
  addEventListener("pointerout", (event) => cross(event, "slidOff"), passive);
  addEventListener("pointerover", (event) => cross(event, "slidBack"), passive);
  addEventListener("click", (event) => {
    if (isTaken && event.isTrusted && event.detail > 0) return;
    const element = pressable(event);
    if (!element || isCheck(element) || !isUsable(element) || native.isCover(event.composedPath()[0])) return;
    actFrom(element, roleOf(element), native.isTapped(element));
  }, passive);

  addEventListener("keydown", (event) => {
    const isPress = (event.key === " " || event.key === "Enter") && !event.repeat;
    const element = isPress ? pressable(event) : undefined;
    // A key in a field inside a card doesn't press the card.
    const isOwn = element && (isCheck(element) || event.composedPath()[0] === element);
    if (isOwn) down(event.key, element);
  }, passive);
  addEventListener("keyup", (event) => {
    up(event.key, "released");
    tellHandsOff();
  }, passive);
  addEventListener("blur", () => {
    for (const hand of [...held.keys()]) up(hand, "cancelled");
    tellHandsOff();
  });
}
