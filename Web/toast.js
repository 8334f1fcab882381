// toast(): the page's messages, shown by the engine's queue.

import { library } from "./copies.js";
import { report } from "./session.js";
import { accepted, askToDismiss, chosenTimes, dismissToast, queue } from "./toasts.js";

/** @typedef {import("./nod.js").ToastOptions} Options @typedef {string | number} Id */

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
export const durations = {
  /** @param {number} id @param {number} [duration] milliseconds */
  start(id, duration) {
    durations.end(id);
    if (duration !== undefined) times.set(id, { left: duration, ran: 0, since: null, isKept: false });
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
Object.assign(chosenTimes, durations);
document.addEventListener("visibilitychange", () => durations.pause("hidden", document.hidden));

/** The number of each toast's text.
 * @type {Map<Id, number>} */
const numbers = new Map();
let last = 0;

/** @param {number} number */
const shownAs = (number) => [...queue.shown.values()].filter(({ message }) => message === number);

/** @param {"informed" | "succeeded" | "failed"} moment @param {string} text @param {Options} options */
function say(moment, text, { duration, action, id = `nod-${last += 1}` }) {
  const number = numbers.get(id) ?? queue.said.length;
  for (const { id: before, kind } of shownAs(number)) {
    if ((kind === "failure") !== (moment === "failed") || durations.isKept(before)) dismissToast(before, true);
  }
  queue.said[number] = { text, moment, duration, label: action?.label, act: action?.onClick };
  numbers.set(id, number);
  const about = { message: number, isActionable: action !== undefined };
  if (moment === "informed") report({ event: "informed", ...about });
  else report({ event: "happened", moment, ...about, cause: library.press?.causeOf() });
  return id;
}

/** @template Value @param {Promise<Value> | (() => Promise<Value>)} promise
 * @param {{
 *   loading: string, success: string | ((value: Value) => string), error: string | ((reason: unknown) => string),
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
  for (const toast of queue.shown.values()) {
    if (id === undefined || toast.message === number) askToDismiss(toast.id);
  }
}

export const toast = Object.assign((/** @type {string} */ text, /** @type {Options} */ options = {}) => (
  say("informed", text, options)), {
  success: (/** @type {string} */ text, /** @type {Options} */ options = {}) => say("succeeded", text, options),
  error: (/** @type {string} */ text, /** @type {Options} */ options = {}) => say("failed", text, options),
  promise: follow, dismiss,
});
