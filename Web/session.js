// The page's session: sends events to the engine with their times, and carries out its answers in order.
//
// The engine has no clock. At most one timer runs, for the engine's own deadline; at rest there is none.

import { loadEngine } from "./engine.js";
import { PlainEngine } from "./plain.js";

/** @typedef {import("./plain.js").Effect} Effect @typedef {import("./wire.js").Event} Event */

/** @type {import("./engine.js").Engine | PlainEngine | null} */
let engine = null;
/** @type {(effects: Effect[], time: number) => void} */
let carryOut = () => {};
/** Events before the engine was there, with their times: none is lost.
 * @type {[Event, number][]} */
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
  if (tuned) report({ event: "tuned", figures: tuned });
  greet();
  for (const [event, time] of early.splice(0)) handle(event, time);
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
  if (isReady) report({ event: "tuned", figures });
}

/** The figures in use, if there are others than the engine's own. */
export const figuresInUse = () => tuned;

/** Reports an event.
 * @param {Event} event */
export function report(event) {
  if (isReady) handle(event, performance.now());
  else early.push([event, performance.now()]);
}

/** Reports the frame that shows an answer; until then nothing leaves.
 * @param {number} item */
export function reportWhenSeen(item) {
  if (document.hidden || unseen.has(item)) return;
  unseen.add(item);
  requestAnimationFrame(() => {
    unseen.delete(item);
    report({ event: "seen", item });
  });
}

/** @type {((event: Event, time: number) => void) | null} */
let follower = null;

/** Hands on every event that the engine hears.
 * @param {(event: Event, time: number) => void} hear */
export const follow = (hear) => { follower = hear; };

/** @param {Event} event @param {number} time */
function handle(event, time) {
  follower?.(event, time);
  const now = performance.now();
  answers.push([ask(event, time), now]);
  // A performer may report another event: it is queued, so that effects stay in order.
  if (isCarryingOut) return;
  isCarryingOut = true;
  for (let answer = answers.shift(); answer; answer = answers.shift()) carryOut(...answer);
  isCarryingOut = false;
  setTimer();
}

/** Replaces a broken engine by the plain one, which answers the event. */
function ask(/** @type {Event} */ event, /** @type {number} */ time) {
  try {
    return /** @type {import("./engine.js").Engine | PlainEngine} */ (engine).handle(event, time);
  } catch (error) {
    console.error("Nod: the engine stopped; everything goes on without feedback.", error);
    engine = new PlainEngine();
    return engine.handle(event, time);
  }
}

function setTimer() {
  clearTimeout(timer);
  const deadline = engine?.deadline ?? null;
  // A hidden page draws no frames, and waits for none.
  if (deadline === null || (unseen.size > 0 && !document.hidden)) return;
  timer = setTimeout(() => report({ event: "tick" }), Math.max(0, Math.ceil(deadline - performance.now())));
}
