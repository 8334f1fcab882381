// Toasts: their texts, and the elements that draw them.

import { share } from "./copies.js";
import { emit, knownCollections, knownItem, targetOf } from "./items.js";
import { message, pieces, quotedList, speakers } from "./messages.js";
import { report } from "./session.js";
import { warn } from "./warnings.js";

/** @typedef {import("./wire.js").Toast} Toast */
/** @typedef {{showToast: (toast: Toast) => void, dismissToast: (id: number) => void}} Board */

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

/** The visible toasts, oldest first, the elements that draw them, and apps' texts by number (0 is unused). */
export const queue = share("toasts", {
  shown: /** @type {Map<number, Toast>} */ (new Map()), boards: /** @type {Set<Board>} */ (new Set()),
  said: /** @type {Said[]} */ ([{ text: "", moment: "" }]),
});
const { shown, boards, said } = queue;

speakers.add(() => { for (const toast of shown.values()) for (const board of boards) board.showToast(toast); });

/** @param {Board} board */
export function addBoard(board) {
  boards.add(board);
  for (const toast of shown.values()) board.showToast(toast);
}

/** @param {Board} board */
export const removeBoard = (board) => boards.delete(board);

/** The functions of toast.js, if it is loaded.
 * @type {Partial<typeof import("./toast.js").durations>} */
export const chosenTimes = {};

/** Whether a toast is only about completions of quiet checks.
 * @param {Pick<Toast, "kind" | "items">} toast */
export const isQuiet = ({ kind, items }) => kind === "completed" && items.length > 0
  && items.every((id) => knownItem(id)?.source?.quiet);

/** @param {Toast} toast */
export function showToast(toast) {
  if (isQuiet(toast)) return report({ event: "toastDismissed", id: toast.id });
  if (boards.size === 0) warn("there is no <nod-toasts> in the page: messages, Undo and Retry aren't shown.");
  shown.set(toast.id, toast);
  chosenTimes.start?.(toast.id, saidAs(toast.message).duration);
  for (const board of boards) board.showToast(toast);
}

/** @param {number} id @param {boolean} [isAsked] by the user or the page, even with time left */
export function dismissToast(id, isAsked = false) {
  if (!isAsked && chosenTimes.keeps?.(id)) return;
  chosenTimes.end?.(id);
  shown.delete(id);
  for (const board of boards) board.dismissToast(id);
}

/** @param {number} id */
export function askToDismiss(id) {
  if (chosenTimes.isKept?.(id)) return dismissToast(id, true);
  chosenTimes.end?.(id);
  report({ event: "toastDismissed", id });
}

/** @param {number} id */
export function askToAct(id) {
  const toast = shown.get(id);
  const isKept = chosenTimes.isKept?.(id);
  chosenTimes.end?.(id);
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
  chosenTimes.pause?.(reason, isOn);
  report({ event: "toastsPaused", reason, isOn });
}

/** @param {Omit<import("./wire.js").EffectOf<"act">, "effect">} effect */
export function actUpon({ action, kind, items, message }) {
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

/**
 * @typedef {{
 *   text?: string, moment: string, subject?: string, duration?: number, label?: string, act?: () => void,
 * }} Said `label` and `act`: of the toast's button
 */

/** Numbers an app's text; equal texts share a number.
 * @param {Said} words */
export function numberOf(words) {
  const known = said.findIndex(({ text, moment, subject }) => (
    text === words.text && moment === words.moment && subject === words.subject));
  return known > 0 ? known : said.push(words) - 1;
}

/** Throws for a response that isn't `ok`: `fetch` resolves with it.
 * @template Value @param {Value} value */
export function accepted(value) {
  if (value instanceof Response && !value.ok) throw new Error(`The server answered ${value.status}.`);
  return value;
}

/** @param {number | null} number */
export const saidAs = (number) => said[number ?? 0] ?? said[0];

/** @param {Pick<Toast, "kind" | "message" | "items" | "collections">} toast
 * @returns {{text: string, isValue: boolean}[]} */
export function toastPieces({ kind, message, items, collections }) {
  if (message !== null) {
    const { text, moment, subject } = saidAs(message);
    if (text !== undefined) return [{ text, isValue: true }];
    return moment === "failed" && subject ? pieces("failure", { subject }) : pieces(moment);
  }
  if (kind === "collection") {
    const names = collections.flatMap((id) => knownCollections.get(id)?.name ?? []);
    return names.length === 0 ? pieces("collectionUnnamed") : pieces("collection", { names: quotedList(names) });
  }
  const item = knownItem(items[0]);
  const isOne = items.length === 1;
  const text = isOne && item?.source?.getAttribute(`${kind}-text`);
  if (text) return [{ text, isValue: true }];
  const subject = item?.name;
  if (kind === "failure") return subject ? pieces("failure", { subject }) : pieces("failureUnnamed");
  return isOne && subject ? pieces(kind, { subject }) : pieces(kind, { count: items.length });
}

/** @param {Pick<Toast, "kind" | "message" | "items" | "collections">} toast */
export const toastText = (toast) => toastPieces(toast).map(({ text }) => text).join("");

/** @param {Toast} toast */
export const actionText = ({ action, message: number }) => (
  action ? (number !== null && saidAs(number).label) || message(action) : "");
