// Sends events to the engine with their times and performs its answers in order. Runs at most one timer, for the
// engine's deadline.

import { share } from "./copies.js";

/**
 * @typedef {import("./wire.js").Effect} Effect @typedef {import("./wire.js").Event} Event
 * @typedef {{handle: (event: Event, now: number) => Effect[], deadline: number | null, isAtRest?: boolean}} Answering
 * the engine, or the player that replaces it
 */

/** @type {Answering | null} */
let engine = null;
/** Loads the page's engine, a separate one, or the fallback for a broken one.
 * @typedef {(which?: "own" | "other" | "fallback") => Promise<Answering | null>} Load @type {Load} */
let load = async () => null;
/** @type {(effects: Effect[], time: number) => void} */
let carryOut = () => {};
/** Events before the engine has loaded.
 * @type {[Event, number][]} */
const early = [];
/** Each with the engine's time.
 * @type {[Effect[], number][]} */
const answers = [];
let isCarryingOut = false;
let isReady = false;
/** The feedback file's figures.
 * @type {number[] | null} */
let tuned = null;
let preparing = Promise.resolve();
/** Items whose answer no frame has shown yet.
 * @type {Set<number>} */
const unseen = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** The last preferences, figures, surroundings and profile, in order of arrival, because figures include a profile.
 * @type {Map<string, [Event, number]>} */
const latest = new Map();
const ofWorld = ["preferences", "surroundings", "profile", "tuned"];

let isFull = false;
let whenAnswered = () => {};

/** @param {Answering | null} next */
async function takeOver(next) {
  while (engine?.isAtRest === false) await new Promise((resolve) => { whenAnswered = () => resolve(null); });
  [engine, isReady] = [next, true];
  for (const [event, time] of latest.values()) next?.handle(event, time);
  if (tuned && !latest.has("tuned")) report({ event: "tuned", figures: tuned });
}

/** @type {((event: Event, time: number) => void) | null} */
let follower = null;

/** @param {Event} event @param {number} time */
function handle(event, time) {
  if (ofWorld.includes(event.event)) {
    latest.delete(event.event);
    latest.set(event.event, [event, time]);
  }
  follower?.(event, time);
  const now = performance.now();
  answers.push([ask(event, time), now]);
  // A performer may report another event; effects stay in order.
  if (isCarryingOut) return;
  isCarryingOut = true;
  try {
    for (let answer = answers.shift(); answer; answer = answers.shift()) carryOut(...answer);
  } finally {
    isCarryingOut = false;
  }
  setTimer();
  whenAnswered();
}

/** Asks the engine; if it fails, replaces it by the fallback, which answers. */
function ask(/** @type {Event} */ event, /** @type {number} */ time) {
  try {
    return engine?.handle(event, time) ?? [];
  } catch (error) {
    console.error("Nod: the engine stopped; everything goes on without it.", error);
    [engine, isReady] = [null, false];
    early.push([event, time]);
    load("fallback").then(takeOver).then(() => { for (const one of early.splice(0)) handle(...one); });
    return [];
  }
}

function setTimer() {
  clearTimeout(timer);
  const deadline = engine?.deadline ?? null;
  // A hidden page draws no frames.
  if (deadline === null || (unseen.size > 0 && !document.hidden)) return;
  timer = setTimeout(() => report({ event: "tick" }), Math.max(0, Math.ceil(deadline - performance.now())));
}

export const session = share("session", {
  world: latest,
  /** A separate engine, for previews. */
  another: () => load("other"),
  /** @param {(event: Event, time: number) => void} hear called with every event */
  follow(hear) { follower = hear; },
  figuresInUse: () => tuned,

  /** Starts the engine or player. Events are queued until it and the texts have loaded. The full library replaces a
   * small entry's player once that is at rest.
   * @param {(effects: Effect[], time: number) => void} perform carries out the effects of an event
   * @param {() => void} greet reports the surroundings first
   * @param {Promise<void>} worded resolves when the texts are loaded
   * @param {Load} loading @param {boolean} [full] whether this is the full library */
  async start(perform, greet, worded, loading, full = false) {
    if (isFull) return;
    [isFull, load] = [full, loading];
    const [next] = await Promise.all([loading(), worded]);
    for (let known; known !== preparing;) await (known = preparing);
    if (load !== loading) return;
    carryOut = perform;
    await takeOver(next);
    greet();
    for (const [event, time] of early.splice(0)) handle(event, time);
  },

  /** Delays the first answer until `work` has settled.
   * @param {Promise<unknown>} work */
  prepareFirst(work) { preparing = Promise.allSettled([preparing, work]).then(() => {}); },

  /** @param {number[]} figures of a feedback file */
  tune(figures) {
    tuned = figures;
    if (isReady) report({ event: "tuned", figures });
  },

  /** @param {Event} event */
  report(event) {
    if (isReady) handle(event, performance.now());
    else early.push([event, performance.now()]);
  },

  /** Reports the frame that shows an answer; rows leave only afterwards.
   * @param {number} item */
  reportWhenSeen(item) {
    if (document.hidden || unseen.has(item)) return;
    unseen.add(item);
    requestAnimationFrame(() => {
      unseen.delete(item);
      report({ event: "seen", item });
    });
  },
});
export const { another, figuresInUse, follow, prepareFirst, report, reportWhenSeen, start, tune, world } = session;
