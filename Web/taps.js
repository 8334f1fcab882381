// Where fingers tapped and what answered, kept in memory, and on the device where that is asked for. The engine judges
// them once somebody wants to know. Nothing leaves the page.

import { nameOf } from "./target-kinds.js";
import { touchable } from "./target-measures.js";
import { targetOf } from "./targets.js";
import { loadTouch } from "./touch.js";

/**
 * @typedef {import("./touch.js").Box} Box
 * @typedef {object} Tap
 * @property {number} time milliseconds since 1970
 * @property {number} lasted milliseconds that the finger was down
 * @property {number} moved pixels
 * @property {number | null} x null for a key that undoes
 * @property {number | null} y
 * @property {"none" | "control" | "undo"} answer
 * @property {number | null} number of the control
 * @property {string} surface
 * @property {string} control its name
 * @property {Box | null} box the control, in the window
 * @property {"none" | "lr" | "tb" | "lrtb"} neighbors beside it, above or below it
 * @property {number} neighborSize the shorter side of the nearest, in pixels
 */

/** More are of no use to anybody who looks at them. */
const most = 500;
/** Milliseconds within which a click belongs to the finger that left. */
const soon = 700;

/** @type {Omit<Tap, "time" | "lasted" | "moved" | "x" | "y">} */
const unanswered = {
  answer: "none", number: null, surface: "", control: "", box: null, neighbors: "none", neighborSize: 0,
};

/** @type {Tap[]} */
let taps = [];
/** @type {import("./nod.js").TapRecording | null} */
let recording = null;
/** Stops all listening.
 * @type {AbortController | null} */
let listening = null;
/** The finger that is down.
 * @type {PointerEvent | null} */
let down = null;
/** The last tap, until its click came.
 * @type {Tap | null} */
let open = null;
/** The control that was tapped last.
 * @type {HTMLElement | null} */
let last = null;

/** @param {import("./nod.js").TapRecording | null} how */
export function record(how) {
  const before = recording?.keepAs;
  recording = how;
  if (how?.keepAs && how.keepAs !== before) taps = [...kept(how.keepAs), ...taps].slice(-most);
  if (before && before !== how?.keepAs) keep(before, []);
  if (!how) stop();
  else if (!listening) start();
}

/** Forgets all taps, on the device too. */
export function forget() {
  taps = [];
  open = null;
  if (recording?.keepAs) keep(recording.keepAs, taps);
}

/** @returns {Promise<import("./nod.js").FirstTap[]>} */
export async function judged() {
  const touch = await loadTouch();
  const judged = taps.filter(({ x, lasted, moved }) => x === null || touch.isTap(lasted, moved));
  const verdicts = touch.judge(judged);
  return judged.flatMap((tap, place) => {
    if (tap.x === null || tap.y === null) return [];
    const { aim, ...verdict } = verdicts[place];
    const aimed = judged.slice(place).find(({ number, box }) => box && number === aim);
    const length = (/** @type {number} */ pixels) => touch.millimeters(pixels);
    return [{ ...verdict, time: tap.time, surface: tap.surface, ...(aimed && seenFrom(aimed, tap, length)) }];
  });
}

/** A tap as seen from the middle of the control that it was aimed at, in millimetres.
 * @param {Tap} aimed @param {Tap} tap @param {(pixels: number) => number} length */
function seenFrom({ control, box, neighbors, neighborSize }, tap, length) {
  const { left, top, width, height } = /** @type {Box} */ (box);
  return {
    control, width: length(width), height: length(height), neighbors, neighborSize: length(neighborSize),
    dx: length(Number(tap.x) - left - width / 2), dy: length(Number(tap.y) - top - height / 2),
  };
}

function start() {
  listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  addEventListener("pointerdown", (event) => { if (isFinger(event)) down = event; }, options);
  addEventListener("pointercancel", () => { down = null; }, options);
  addEventListener("pointerup", left, options);
  addEventListener("click", clicked, options);
  addEventListener("nod-restore", () => undone(null), options);
  addEventListener("nod-toast-action", ({ detail }) => { if (detail.kind === "undo") undone(null); }, options);
  addEventListener("nod-change", ({ target, detail: { reason, completed } }) => {
    if (reason === "undo") undone(null);
    // A check that is tapped again takes back what it did.
    else if (reason === "tap" && !completed) undone(targetOf(/** @type {HTMLElement} */ (target)));
  }, options);
  const leave = () => { if (recording?.keepAs) keep(recording.keepAs, taps); };
  addEventListener("pagehide", leave, options);
  addEventListener("visibilitychange", () => { if (document.hidden) leave(); }, options);
}

function stop() {
  listening?.abort();
  listening = down = open = last = null;
  taps = [];
}

/** @param {PointerEvent} event */
const isFinger = ({ pointerType, isPrimary }) => pointerType === "touch" && isPrimary;

/** @param {PointerEvent} event */
function left(event) {
  if (!down || event.pointerId !== down.pointerId) return;
  const { clientX: x, clientY: y } = event;
  open = {
    time: Date.now(), lasted: event.timeStamp - down.timeStamp, moved: Math.hypot(x - down.clientX, y - down.clientY),
    x: down.clientX, y: down.clientY, ...unanswered, surface: recording?.surface?.() ?? location.pathname,
  };
  down = null;
  add(open);
}

/** @param {Tap} tap */
function add(tap) {
  taps.push(tap);
  if (taps.length > most) taps.shift();
}

/** The click of a tap, or the one that a touch beside a control was given.
 * @param {MouseEvent} event */
function clicked(event) {
  const isKey = event.isTrusted && event.detail === 0;
  if (!open || isKey || Date.now() - open.time > soon) return;
  const control = event.composedPath().map(controlAt).find((one) => one !== null);
  if (!control || control.matches("[aria-disabled=true]")) return;
  const box = boxOf(control);
  last = control;
  Object.assign(open, {
    answer: "control", number: targetOf(control), control: recording?.name?.(control) || nameOf(control), box,
    ...besides(control, box),
  });
  open = null;
}

/** The element in whose shadow it is.
 * @param {Element | null} element */
const hostOf = (element) => /** @type {ShadowRoot | undefined} */ (element?.getRootNode())?.host;

/** The control that an element is, or that a label is for. A check represents its parts.
 * @param {EventTarget} element @returns {HTMLElement | null} */
function controlAt(element) {
  if (!(element instanceof HTMLElement)) return null;
  if (element instanceof HTMLLabelElement && !hostOf(element)) return element.control;
  return hostOf(element)?.localName !== "nod-check" && element.matches(touchable) ? element : null;
}

/** Measures what a finger finds, without the press that it gives under.
 * @param {HTMLElement} control @returns {Box} */
function boxOf(control) {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = control;
  return { left: (left + right - width) / 2, top: (top + bottom - height) / 2, width, height };
}

/** The controls right beside, above and below: asked by hit testing, so that a thousand rows cost a tap nothing.
 * @param {HTMLElement} control @param {Box} box @returns {Pick<Tap, "neighbors" | "neighborSize">} */
function besides(control, { left: x, top: y, width, height }) {
  const spacing = parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--nod-comfortable-spacing"));
  const shares = [1 / 4, 1 / 2, 3 / 4];
  let sides = "", neighborSize = 0;
  for (const [name, isBeside] of /** @type {const} */ ([["lr", true], ["tb", false]])) {
    const found = [spacing / 2, spacing + 1].flatMap((far) => shares.flatMap((share) => (isBeside
      ? [neighborAt(control, x - far, y + share * height), neighborAt(control, x + width + far, y + share * height)]
      : [neighborAt(control, x + share * width, y - far), neighborAt(control, x + share * width, y + height + far)])));
    const nearest = found.find((one) => one !== null);
    if (!nearest) continue;
    sides += name;
    neighborSize ||= Math.min(nearest.offsetWidth, nearest.offsetHeight);
  }
  return { neighbors: /** @type {Tap["neighbors"]} */ (sides || "none"), neighborSize };
}

/** Another control there.
 * @param {HTMLElement} control @param {number} x @param {number} y */
function neighborAt(control, x, y) {
  const found = /** @type {HTMLElement | null} */ (
    document.elementFromPoint(x, y)?.closest(touchable) ?? null
  );
  return found && !found.contains(control) && !control.contains(found) ? found : null;
}

/** Something was taken back: by the tap that was last, on a message or on the same check, or by a key.
 * @param {number | null} number of the control whose answer it was; null for the latest */
function undone(number) {
  const tap = taps.at(-1);
  const isTapped = number === null ? hostOf(last)?.localName === "nod-toasts" : tap?.number === number;
  if (tap && isTapped && tap.answer !== "none" && Date.now() - tap.time < soon) {
    Object.assign(tap, { answer: "undo", number });
    return;
  }
  add({ ...unanswered, time: Date.now(), lasted: 0, moved: 0, x: null, y: null, answer: "undo", number });
}

/** @param {Tap | null} found from elsewhere */
const isTap = (found) => [found?.time, found?.lasted, found?.moved, found?.neighborSize, found?.x ?? 0, found?.y ?? 0]
  .every(Number.isFinite);

/** @param {string} key @returns {Tap[]} */
function kept(key) {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter(isTap) : [];
  } catch {
    return [];
  }
}

/** @param {string} key @param {Tap[]} list */
function keep(key, list) {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
  } catch {
    // No room: what is in memory stays.
  }
}
