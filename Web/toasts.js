// The toasts of the engine's queue, and the elements that draw them.

import { emit } from "./items.js";
import { speakers } from "./messages.js";
import { report } from "./session.js";
import { saidAs } from "./toast-texts.js";

/** @typedef {import("./wire.js").Toast} Toast */
/** @typedef {{showToast: (toast: Toast) => void, dismissToast: (id: number) => void}} Board */

/** Toasts in sight, oldest first.
 * @type {Map<number, Toast>} */
const shown = new Map();
/** @type {Set<Board>} */
const boards = new Set();

speakers.add(() => { for (const toast of shown.values()) for (const board of boards) board.showToast(toast); });

/** Registers a board, which draws the visible toasts.
 * @param {Board} board */
export function addBoard(board) {
  boards.add(board);
  for (const toast of shown.values()) board.showToast(toast);
}

/** @param {Board} board */
export const removeBoard = (board) => boards.delete(board);

/** @param {Toast} toast */
export function showToast(toast) {
  shown.set(toast.id, toast);
  for (const board of boards) board.showToast(toast);
}

/** @param {number} id */
export function dismissToast(id) {
  shown.delete(id);
  for (const board of boards) board.dismissToast(id);
}

/** @param {number} id */
export const askToDismiss = (id) => report({ event: "toastDismissed", id });
/** @param {number} id */
export const askToAct = (id) => report({ event: "toastActed", id });
/** Does what the latest message in sight offers to undo. Whether there was one. */
export function undo() {
  const last = [...shown.values()].reverse().find(({ action }) => action === "undo");
  if (last) askToAct(last.id);
  return last !== undefined;
}

/** @param {import("./wire.js").Events["toastsPaused"]["reason"]} reason @param {boolean} isOn */
export const pauseToasts = (reason, isOn) => report({ event: "toastsPaused", reason, isOn });

/** Asks the app to do what a toast offered: restore, or retry.
 * @param {Omit<import("./wire.js").EffectOf<"act">, "effect">} effect */
export function actUpon({ action, kind, items, message }) {
  if (kind === "deleted") {
    for (const item of items) emit(item, "nod-restore");
    return;
  }
  const { moment, subject } = saidAs(message);
  const place = document.querySelector("nod-toasts") ?? document;
  place.dispatchEvent(new CustomEvent("nod-toast-action", {
    bubbles: true, composed: true, detail: { kind: action, moment, item: items[0], subject },
  }));
}
