// Toasts in sight, the elements that draw them, and toast(): the page's messages, shown by the engine's queue.

import { library, offer } from "./copies.js";
import { emit, targetOf } from "./items.js";
import { accepted, isQuiet, message, queue, saidAs, speakers } from "./messages.js";
import { report } from "./session.js";
import { warn } from "./warnings.js";

/** @typedef {import("./nod.js").ToastOptions} Options @typedef {string | number} Id */
/** @typedef {import("./wire.js").Toast} Toast @typedef {import("./messages.js").Board} Board */

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
  durations.start(toast.id, saidAs(toast.message).duration);
  for (const board of boards) board.showToast(toast);
}

/** @param {number} id @param {boolean} [isAsked] by the user or the page, even with time left */
export function dismissToast(id, isAsked = false) {
  if (!isAsked && durations.keeps(id)) return;
  durations.end(id);
  shown.delete(id);
  for (const board of boards) board.dismissToast(id);
}

/** @param {number} id */
export function askToDismiss(id) {
  if (durations.isKept(id)) return dismissToast(id, true);
  durations.end(id);
  report({ event: "toastDismissed", id });
}

/** @param {number} id */
export function askToAct(id) {
  const toast = shown.get(id);
  const isKept = durations.isKept(id);
  durations.end(id);
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
  durations.pause(reason, isOn);
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

/** Milliseconds; less than the engine's, whose timer may fire early. */
const life = 5900; // the engine's: ToastQueue.life
/** @type {Map<number, {left: number, ran: number, since: number | null, timer?: number, isKept: boolean}>} */
const times = new Map();
/** @type {Set<string>} */
const pauses = new Set();

function run() {
  const now = performance.now();
  for (const [id, time] of times) {
    clearTimeout(time.timer);
    const ran = time.since === null ? 0 : now - time.since;
    Object.assign(time, { ran: time.ran + ran, left: time.left - ran, since: pauses.size > 0 ? null : now });
    if (time.since !== null && time.left < Infinity) {
      time.timer = window.setTimeout(() => askToDismiss(id), Math.max(0, time.left));
    }
  }
}

/** Durations that the page chose. A longer one keeps its toast visible after the engine dismisses it. */
const durations = {
  /** @param {number} id @param {number} [duration] milliseconds */
  start(id, duration) {
    durations.end(id);
    if (duration) times.set(id, { left: duration, ran: 0, since: null, isKept: false });
    run();
  },
  /** Whether a toast stays although the engine dismissed it.
   * @param {number} id */
  keeps(id) {
    const time = times.get(id);
    run();
    if (!time || time.left <= 0 || time.ran < life) return false;
    return (time.isKept = true);
  },
  /** @param {number} id */
  isKept: (id) => times.get(id)?.isKept ?? false,
  /** @param {number} id */
  end(id) {
    clearTimeout(times.get(id)?.timer);
    times.delete(id);
  },
  /** @param {string} reason @param {boolean} isOn */
  pause(reason, isOn) {
    pauses[isOn ? "add" : "delete"](reason);
    run();
  },
};
document.addEventListener("visibilitychange", () => durations.pause("hidden", document.hidden));

/** The number of each toast's text.
 * @type {Map<Id, number>} */
const numbers = new Map();
let last = 0;

/** @param {number} number */
const shownAs = (number) => [...shown.values()].filter(({ message }) => message === number);

/** @param {"informed" | "succeeded" | "failed"} moment @param {string} text @param {Options} options */
function say(moment, text, { duration, action, id = `nod-${last += 1}` }) {
  const number = numbers.get(id) ?? queue.said.length;
  for (const { id: before, kind } of shownAs(number)) {
    if ((kind === "failure") !== (moment === "failed") || durations.isKept(before)) dismissToast(before, true);
  }
  queue.said[number] = { text: String(text) || " ", moment, duration, label: action?.label, act: action?.onClick };
  numbers.set(id, number);
  const about = { message: number, isActionable: action !== undefined };
  if (moment === "informed") report({ event: "informed", ...about });
  else report({ event: "happened", moment, ...about, cause: library.press?.causeOf() });
  return id;
}

/** @template Value @param {Promise<Value> | (() => Promise<Value>)} promise
 * @param {{
 *   loading: string, success: string | ((value: Value) => string), error: string | ((reason: Error & {response?: Response}) => string),
 * }} texts @param {Options} [options] */
function follow(promise, { loading, success, error }, options) {
  const given = typeof promise === "function" ? promise() : promise;
  const id = say("informed", loading, { ...options, duration: Infinity, action: undefined });
  given.then(accepted)
    .then((value) => { say("succeeded", typeof success === "string" ? success : success(value), { ...options, id }); })
    .catch((reason) => { say("failed", typeof error === "string" ? error : error(reason), { ...options, id }); });
  return given;
}

/** @param {Id} [id] */
function dismiss(id) {
  const number = id === undefined ? undefined : numbers.get(id);
  for (const toast of shown.values()) {
    if (id === undefined || toast.message === number) askToDismiss(toast.id);
  }
}

export const toast = Object.assign((/** @type {string} */ text, /** @type {Options} */ options = {}) => (
  say("informed", text, options)), {
  success: (/** @type {string} */ text, /** @type {Options} */ options = {}) => say("succeeded", text, options),
  error: (/** @type {string} */ text, /** @type {Options} */ options = {}) => say("failed", text, options),
  promise: follow, dismiss,
});
