// The actions of controls: each is one interaction with its press, felt and heard once, when it has ended.
//
// A click on a [data-nod-press] acts until its task is over: what its listeners and the microtasks after them report.
// What comes later from it is news.

import { optional } from "./codes.js";
import { report } from "./session.js";
import { targetOf } from "./targets.js";

/** The controls that act now, outermost first.
 * @type {number[]} */
const acting = [];
/** Controls that have acted: what is reported at one of them later comes of that.
 * @type {WeakSet<HTMLElement>} */
const acted = new WeakSet();
/** Ends what acts by itself now. */
let endNow = () => {};
let ending = Promise.resolve();
/** Comes back as the next task: a timer may come later than what a finger does next. */
const { port1: nextTask, port2: thisTask } = new MessageChannel();
nextTask.onmessage = () => endNow();

/** @param {number} target @param {number} [role] of its press, if that is answered
 * @param {boolean} [saves] it answers when it has saved */
function begin(target, role, saves = false) {
  acting.push(target);
  report("acted", target, ...optional(role), saves);
}

/** Ends an action, and all that acts within it.
 * @param {number} target */
function end(target) {
  const index = acting.lastIndexOf(target);
  if (index >= 0) acting.splice(index);
  report("ended", target);
}

/** Runs `change` as the action of a control.
 * @template T @param {number} target @param {() => T} change @returns {T} */
export function act(target, change) {
  begin(target);
  try {
    return change();
  } finally {
    end(target);
  }
}

/** Makes one interaction of all that `change` toggles or reports: each item is shown, and felt, heard and said once for
 * all.
 * @template T @param {() => T} change @param {HTMLElement} [element] what was used @returns {T} */
export const together = (change, element) => act(targetOf(element), change);

/** A control was clicked: it acts until this task is over.
 * @param {HTMLElement} element @param {number} role */
export function actFrom(element, role) {
  // Clicked by what acts already, it is part of that.
  if (acting.length > 0) return;
  const target = targetOf(element);
  acted.add(element);
  if (element.dataset.nodSaves !== undefined) {
    begin(target, role, true);
    return end(target);
  }
  begin(target, role);
  ending = new Promise((resolve) => {
    endNow = () => {
      endNow = () => {};
      end(target);
      resolve();
    };
    thisTask.postMessage(null);
  });
}

/** The next finger or key begins something else. */
export const endAction = () => endNow();

/** Resolves when what acts now has ended, so that its answers are drawn. */
export const answered = () => ending;

/** The control that led to what is reported now: what acts, or the one that it is reported at.
 * @param {HTMLElement} [element] */
export function causeOf(element) {
  if (acting.length > 0) return acting.at(-1);
  return element && acted.has(element) ? targetOf(element) : undefined;
}
