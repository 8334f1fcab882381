// Toasts in sight, and the elements that draw them.

import { loaded, offer } from "./copies.js";
import { emit, targetOf } from "./items.js";
import { message, speakers } from "./messages.js";
import { report } from "./session.js";
import { isQuiet, queue, saidAs } from "./texts.js";
import { warn } from "./warnings.js";

/** @typedef {import("./wire.js").Toast} Toast @typedef {import("./texts.js").Board} Board */

/** How toasts move; the full library animates them as rows. */
export const stage = {
  presented: (/** @type {HTMLElement} */ line) => report(
    { event: "happened", moment: "presented", target: targetOf(line) }),
  /** @type {<Result>(lines: HTMLElement[], change: () => Result) => Result} */
  moved: (lines, change) => change(),
  over: async (/** @type {HTMLElement} */ line) => {
    await Promise.allSettled(line.getAnimations().map(({ finished }) => finished));
  },
};

const { shown, boards } = queue;

speakers.add(() => { for (const toast of shown.values()) for (const board of boards) board.showToast(toast); });

/** @param {Board} board */
export function addBoard(board) {
  boards.add(board);
  for (const toast of shown.values()) board.showToast(toast);
}

/** @param {Board} board */
export const removeBoard = (board) => boards.delete(board);

/** @param {{toast: Toast}} effect */
function showToast({ toast }) {
  if (isQuiet(toast)) return report({ event: "toastDismissed", id: toast.id });
  if (boards.size === 0) warn("there is no <nod-toasts> in the page: messages, Undo and Retry aren't shown.");
  shown.set(toast.id, toast);
  loaded.start?.(toast.id, saidAs(toast.message).duration);
  for (const board of boards) board.showToast(toast);
}

/** @param {number} id @param {boolean} [isAsked] by the user or the page, even with time left */
export function dismissToast(id, isAsked = false) {
  if (!isAsked && loaded.keeps?.(id)) return;
  loaded.end?.(id);
  shown.delete(id);
  for (const board of boards) board.dismissToast(id);
}

/** @param {number} id */
export function askToDismiss(id) {
  if (loaded.isKept?.(id)) return dismissToast(id, true);
  loaded.end?.(id);
  report({ event: "toastDismissed", id });
}

/** @param {number} id */
export function askToAct(id) {
  const toast = shown.get(id);
  const isKept = loaded.isKept?.(id);
  loaded.end?.(id);
  if (!isKept || !toast?.action) return report({ event: "toastActed", id });
  dismissToast(id, true);
  actUpon({ ...toast, action: toast.action });
}

export function undo() {
  const last = [...shown.values()].reverse().find(({ action }) => action === "undo");
  if (last) askToAct(last.id);
  return last !== undefined;
}

/** @param {import("./wire.js").Events["toastsPaused"]["reason"]} reason @param {boolean} isOn */
export function pauseToasts(reason, isOn) {
  loaded.pause?.(reason, isOn);
  report({ event: "toastsPaused", reason, isOn });
}

/** Asks the app to restore or retry.
 * @param {Omit<import("./wire.js").EffectOf<"act">, "effect">} effect */
function actUpon({ action, kind, items, message }) {
  if (kind === "deleted") {
    for (const item of items) emit(item, "nod-restore");
    return;
  }
  const { moment, subject, act } = saidAs(message);
  // An error in the page must not stop later answers.
  if (act) try { return act(); } catch (error) { return reportError(error); }
  const place = document.querySelector("nod-toasts") ?? document;
  emit(items[0], "nod-toast-action", { kind: action, moment, subject }, place);
}

/** @param {Toast} toast */
export const actionText = ({ action, message: number }) => (
  action ? (number !== null && saidAs(number).label) || message(action) : "");

offer({
  toastShown: showToast,
  toastUpdated: showToast,
  toastDismissed: (/** @type {{id: number}} */ { id }) => dismissToast(id),
  act: actUpon,
});
