// The actions of controls: each is one interaction with its press, felt and heard once, at its end.
//
// A click on a [data-nod-press] acts until its task ends, with all that its listeners and their microtasks report.
// Later reports are news.

import { report } from "./session.js";
import { targetOf } from "./targets.js";

/** The acting controls, outermost first.
 * @type {number[]} */
const acting = [];
/** A tap on a check is carried out. */
let isTapping = false;
/** Controls that have acted: the cause of later reports at them.
 * @type {WeakSet<HTMLElement>} */
const acted = new WeakSet();
/** Ends the action of a click. */
let endNow = () => {};
let ending = Promise.resolve();
/** Runs the next task: a timer may fire after the finger's next event. */
const { port1: nextTask, port2: thisTask } = new MessageChannel();
nextTask.onmessage = () => endNow();

/** @param {number} target @param {import("./names.js").PressRole} [role] of its press, if that is answered
 * @param {boolean} [saves] it answers when it has saved
 * @param {boolean} [isNative] the platform has played its touch */
function begin(target, role, saves = false, isNative = false) {
  acting.push(target);
  report({ event: "acted", target, role, saves, isNative });
}

/** Ends an action, and all that acts within it.
 * @param {number} target */
function end(target) {
  const index = acting.lastIndexOf(target);
  if (index >= 0) acting.splice(index);
  report({ event: "ended", target });
}

/** Makes one interaction of all that `change` toggles or reports: each item is shown, and felt, heard and said once for
 * all.
 * @template T @param {() => T} change @param {HTMLElement} [element] what was used @returns {T} */
export function together(change, element) {
  const target = targetOf(element);
  begin(target);
  try {
    return change();
  } finally {
    end(target);
  }
}

/** A check is tapped: the page's listeners are part of it, with all that they report.
 * @param {import("./wire.js").Events["toggled"]} toggle @param {() => void} tell calls the listeners */
export function tap(toggle, tell) {
  const isInside = isTapping;
  isTapping = true;
  acting.push(toggle.item);
  try {
    report({ event: "toggled", ...toggle, runsApp: true });
    tell();
  } finally {
    acting.splice(acting.lastIndexOf(toggle.item));
    isTapping = isInside;
    // The answer was due at once, when everything is carried out.
    if (!isInside) report({ event: "tick" });
  }
}

/** Acts from a click until its task ends.
 * @param {HTMLElement} element @param {import("./names.js").PressRole} role @param {boolean} isNative */
export function actFrom(element, role, isNative) {
  // A click by an acting control is part of its action.
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

/** Ends the action: the next finger or key begins another one. */
export const endAction = () => endNow();

/** Resolves when the action has ended and its answers are drawn. */
export const answered = () => ending;

/** The control that caused a report: the acting one, or the reported one if it has acted.
 * @param {HTMLElement} [element] */
export function causeOf(element) {
  if (acting.length > 0) return acting.at(-1);
  return element && acted.has(element) ? targetOf(element) : undefined;
}
