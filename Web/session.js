// The page's session: sends events to the engine with their times, and carries out its answers in order.
//
// The engine has no clock. At most one timer runs, for the engine's own deadline; at rest there is none.

import { loadEngine } from "./engine.js";
import { PlainEngine } from "./plain.js";

/**
 * @typedef {import("./effects.js").Effect} Effect
 * @typedef {keyof typeof import("./codes.js").eventCodes} EventKind @typedef {(number | boolean)[]} Values
 */

/** @type {import("./engine.js").Engine | PlainEngine | null} */
let engine = null;
/** @type {(effects: Effect[], time: number) => void} */
let carryOut = () => {};
/** Events before the engine was there, with their times: none is lost.
 * @type {[EventKind, number, Values][]} */
const early = [];
/** Each with the time at which the engine gave it.
 * @type {[Effect[], number][]} */
const answers = [];
let isCarryingOut = false;
let isReady = false;
/** The figures of a feedback file, as numbers.
 * @type {number[] | null} */
let tuned = null;
/** Done before anything is answered. */
let preparing = Promise.resolve();
/** Items whose answer no frame has shown yet.
 * @type {Set<number>} */
const unseen = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Starts the engine. Events before it and the texts have loaded are queued, with their times.
 * @param {(effects: Effect[], time: number) => void} perform carries out what one event led to
 * @param {() => void} greet reports the world around, before anything else
 * @param {Promise<void>} worded when there are words to answer in
 * @returns {Promise<boolean>} whether there is an engine */
export async function start(perform, greet, worded) {
  carryOut = perform;
  const [loaded] = await Promise.all([loadEngine(), worded]);
  engine = loaded ?? new PlainEngine();
  for (let known; known !== preparing;) await (known = preparing);
  isReady = true;
  if (tuned) report("tuned", ...tuned);
  greet();
  for (const [kind, time, values] of early.splice(0)) handle(kind, time, values);
  return loaded !== null;
}

/** Holds the first answer until work is done; later, nothing waits for it.
 * @param {Promise<unknown>} work */
export function prepareFirst(work) {
  preparing = Promise.allSettled([preparing, work]).then(() => {});
}

/** Answers everything by these figures from now on.
 * @param {number[]} figures */
export function tune(figures) {
  tuned = figures;
  if (isReady) report("tuned", ...figures);
}

/** The figures in use, if there are others than the engine's own. */
export const figuresInUse = () => tuned;

/** Reports an event.
 * @param {EventKind} kind @param {Values} values its fields */
export function report(kind, ...values) {
  if (isReady) handle(kind, performance.now(), values);
  else early.push([kind, performance.now(), values]);
}

/** Reports the frame that shows an answer; until then nothing leaves.
 * @param {number} item */
export function reportWhenSeen(item) {
  if (document.hidden || unseen.has(item)) return;
  unseen.add(item);
  requestAnimationFrame(() => {
    unseen.delete(item);
    report("seen", item);
  });
}

/** @type {((kind: EventKind, time: number, ...values: Values) => void) | null} */
let follower = null;

/** Hands on every event that the engine hears.
 * @param {(kind: EventKind, time: number, ...values: Values) => void} hear */
export const follow = (hear) => { follower = hear; };

/** @param {EventKind} kind @param {number} time @param {Values} values */
function handle(kind, time, values) {
  follower?.(kind, time, ...values);
  const now = performance.now();
  answers.push([ask(kind, time, values), now]);
  // A performer may report another event: it is queued, so that effects stay in order.
  if (isCarryingOut) return;
  isCarryingOut = true;
  for (let answer = answers.shift(); answer; answer = answers.shift()) carryOut(...answer);
  isCarryingOut = false;
  setTimer();
}

/** Replaces a broken engine by the plain one, which answers the event. */
function ask(/** @type {EventKind} */ kind, /** @type {number} */ time, /** @type {Values} */ values) {
  try {
    return /** @type {import("./engine.js").Engine | PlainEngine} */ (engine).handle(kind, time, ...values);
  } catch (error) {
    console.error("Nod: the engine stopped; everything goes on without feedback.", error);
    engine = new PlainEngine();
    return engine.handle(kind, time, ...values);
  }
}

function setTimer() {
  clearTimeout(timer);
  const deadline = engine?.deadline ?? null;
  // A hidden page draws no frames, and waits for none.
  if (deadline === null || (unseen.size > 0 && !document.hidden)) return;
  timer = setTimeout(() => report("tick"), Math.max(0, Math.ceil(deadline - performance.now())));
}
