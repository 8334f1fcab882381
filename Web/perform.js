// Performs effects in order, and reports how saves went. Decides nothing. Pending changes are plain objects, so that
// pages can store them.

import { contentOf, emit, idOf, itemOf, knownItem, numberOf, numberOfSpot, placesOf, spotAt, unsettled } from "./items.js";
import { accepted, isQuiet, message, numberOfText, toastText } from "./messages.js";
import { announce } from "./performers/announce.js";
import { vibrate } from "./performers/haptics.js";
import { draw } from "./performers/motion.js";
import { loaded } from "./copies.js";
import { isInSight } from "./dom.js";
import { report, reportWhenSeen } from "./session.js";
import { online } from "./surroundings.js";

/** @typedef {import("./wire.js").Effect} Effect @typedef {import("./wire.js").Score} Score */

/** Set by the full library: sounds need the engine. */
let play = (/** @type {import("./names.js").Sound} */ name, /** @type {number} */ volume) => { void [name, volume]; };
export const playBy = (/** @type {typeof play} */ player) => { play = player; };

/** @param {Effect[]} effects @param {number} time of the engine's answer */
export function carryOut(effects, time) {
  for (const effect of effects) {
    try {
      if ("score" in effect) inspect(effect.score, "target" in effect ? effect.target : effect.item);
      const perform = performers[effect.effect] ?? loaded[effect.effect];
      /** @type {((effect: Effect, time: number) => void) | undefined} */ (perform)?.(effect, time);
    } catch (error) {
      console.error("Nod: an answer could not be shown.", error);
    }
  }
}

/** @type {{[Kind in Effect["effect"]]?: (effect: import("./wire.js").EffectOf<Kind>, time: number) => void}} */
const performers = {
  draw: drawItem,
  send: save,
  settled({ item: id, isCompleted: completed }) {
    const item = itemOf(id);
    item.saved = completed;
    item.keys.clear();
    emit(id, "nod-settled", { completed });
  },
  perform: ({ target, score }, time) => perform(score, target, time),
  announce({ words, isAssertive, toast }) {
    if (!toast || !isQuiet(toast)) announce(toast ? toastText(toast) : message(words), isAssertive, toast?.id);
  },
  load({ place, effect, ...look }) {
    const elements = placesOf(place).map(({ element }) => element);
    for (const status of /** @type {import("./elements/status.js").NodStatus[]} */ (elements)) status.draw(look);
  },
};

/** @param {import("./wire.js").EffectOf<"draw">} effect */
function drawItem({ item: id, isCompleted: completed, state, cause, spot: number }) {
  const item = itemOf(id);
  const spot = spotAt(number);
  const wasShown = item.shown()?.checked ?? item.completed;
  // Fires no event for the page's own changes, but for taps even if a native checkbox already shows them.
  const isTold = cause !== "progress" && (cause !== "news" || wasShown !== completed) && !item.isQuiet;
  const hasMoved = item.spot !== spot;
  Object.assign(item, { completed, state, spot });
  for (const check of item.checks) check.show(completed, state);
  if (isTold) emit(id, "nod-change", { completed, reason: cause });
  if (hasMoved) emit(id, "nod-move", { spot });
}

/** @param {Score} score @param {number | null} target @param {number} time */
function perform(score, target, time) {
  const places = target === null ? [] : placesOf(target);
  for (const track of score.tracks) for (const place of placesFor(track, score, target) ?? places) draw(track, place);
  if (target !== null && score.burst) celebrate(score.burst, score, target, places, time);
  if (target !== null && score.stay > 0) reportWhenSeen(target);
  if (score.haptic) vibrate(score.haptic);
  if (score.sound) play(score.sound, score.volume);
}

/** Attributes of the elements that a completed collection animates, by property.
 * @type {Record<string, string>} */
const attributes = { badge: "data-nod-collection", progress: "data-nod-progress" };

/** @param {import("./wire.js").Track} track @param {Score} score @param {number | null} target
 * @returns {import("./items.js").Place[] | undefined} */
function placesFor({ property }, { collections }, target) {
  const attribute = attributes[property];
  const counts = target === null ? undefined : itemOf(target).shown()?.collections;
  return attribute ? collections.flatMap((id) => elementsOf(attribute, id).map((element) => (
    { element, from: 1 - 1 / (counts?.find((one) => numberOf(one.id) === id)?.total || 1) }))) : undefined;
}

/** @param {string} attribute @param {number} id @returns {HTMLElement[]} */
const elementsOf = (attribute, id) => [
  ...document.querySelectorAll(`[${attribute}="${CSS.escape(String(idOf(id)))}"]`)];

/** A burst leaves the bar of the completed collection if that is visible, else the check that was used.
 * @param {import("./wire.js").Burst} particles @param {Score} score @param {number} target
 * @param {{element: HTMLElement}[]} places @param {number} time */
function celebrate(particles, { collections }, target, places, time) {
  const bars = collections.flatMap((id) => elementsOf(attributes.progress, id));
  const owner = bars.find((bar) => isInSight(bar.getBoundingClientRect())) ?? itemOrFirst(target, places);
  if (owner) loaded.burst?.(owner, particles, time);
}

/** @param {number} target @param {{element: HTMLElement}[]} places */
function itemOrFirst(target, places) {
  return places.length > 1 ? itemOf(target).shown() ?? places[0].element : places[0]?.element;
}

/** Fires `nod-score` for tests and inspectors.
 * @param {Score} score @param {number | null} target */
function inspect(score, target) {
  const { moments, held, stay, volume } = score;
  /** @type {import("./nod.js").ScoreInWords} */
  const detail = {
    target: target === null ? null : idOf(target), moments, held, stay, volume,
    haptic: score.haptic?.kind ?? null,
    vibration: score.haptic?.pattern ?? null,
    sound: score.sound,
    announcement: score.announcement?.words ?? null,
    isAssertive: score.announcement?.isAssertive ?? false,
    tracks: score.tracks.map(({ property }) => property),
    durations: score.tracks.map(({ duration }) => duration),
    burst: score.burst?.particles.length ?? 0,
    toast: score.toast,
  };
  document.dispatchEvent(new CustomEvent("nod-score", { bubbles: true, detail }));
}

export class Unreachable extends Error {
  name = "Unreachable";
}

export class Refused extends Error {
  name = "Refused";
}

/** @param {import("./wire.js").EffectOf<"send">} request */
export function save({ item, isCompleted: completed, attempt, spot: number, isMove }) {
  const spot = spotAt(number);
  const key = itemOf(item).key(attempt, contentOf(completed, spot, isMove));
  /** @type {Promise<unknown> | undefined} */
  let answer;
  const respondWith = (/** @type {unknown} */ promise) => { answer = Promise.resolve(promise); };
  emit(item, "nod-save", { completed, spot, isMove, key, respondWith });
  (answer ?? Promise.resolve()).then(accepted)
    .then((result) => saved(item, result, completed), (error) => failed(item, error));
}

/** @param {number} item @param {unknown} result @param {boolean} asked */
function saved(item, result, asked) {
  const answer = typeof result === "boolean" ? { isCompleted: result } : (result ?? {});
  const { completed, isCompleted } = /** @type {{completed?: ID[], isCompleted?: boolean}} */ (answer);
  // The page declined: the check goes back without a toast.
  if (isCompleted === !asked) announce(`${itemOf(item).name}: ${message(asked ? "notCompleted" : "check")}`);
  report({ event: "saved", item, completed: Array.isArray(completed) ? completed.map(numberOf) : null, isCompleted });
}

/** @param {number} item @param {Error & {response?: Response}} error */
function failed(item, error) {
  if (!(error instanceof Unreachable)) {
    console.warn("Nod: a save was refused.", error);
    const subject = itemOf(item).name;
    const words = error instanceof Refused ? { text: error.message, moment: "failed" }
      : error?.response ? { moment: subject ? "refused" : "refusedUnnamed", subject } : null;
    return report({ event: "refused", item, message: words && numberOfText(words) });
  }
  report({ event: "unreachable", item });
  online(false);
}

/** @typedef {import("./nod.js").Wish} Wish @typedef {import("./nod.js").ID} ID */

/** @param {ReturnType<typeof itemOf>} item @returns {Wish} */
function wishFor({ id, completed, saved, spot, isMove, lastKey: key, name: subject }) {
  // A lost request may have saved the opposite.
  const isSaved = isMove ? completed : !completed;
  return { item: idOf(id), completed, saved: spot === null ? saved : isSaved, spot, isMove, key, subject };
}

export const wishes = () => unsettled().map(wishFor);

/** @param {ID} id @returns {Wish | undefined} */
export function wishOf(id) {
  const item = knownItem(numberOf(id));
  return item && !item.isSettled ? wishFor(item) : undefined;
}

/** Restores an earlier page's pending changes; newer ones here win.
 * @param {Omit<Wish, "isMove">[]} list */
export function restoreWishes(list) {
  for (const { item: id, completed, saved, spot = null, key, subject } of list) {
    const item = itemOf(numberOf(id));
    if (!item.isSettled) continue;
    item.subject ||= subject;
    Object.assign(item, { saved, isKnown: true });
    item.keys.set(0, key);
    report({ event: "waiting", item: item.id, saved, wish: completed, spot: spot === null ? null : numberOfSpot(spot) });
    // Assigns the stored key to the first attempt, even if nothing can be sent yet.
    item.key(0);
  }
}

/** @param {ID} id @param {unknown} spot the page's value for the place @param {string} [subject] */
export function moveTo(id, spot, subject) {
  const item = itemOf(numberOf(id));
  item.subject = subject ?? item.subject;
  if (item.isSettled) Object.assign(item, { completed: false, saved: false });
  report({ event: "moved", item: item.id, spot: numberOfSpot(spot) });
}

/** @param {ID} item @param {boolean} completed */
export function news(item, completed) {
  report({ event: "news", item: numberOf(item), isCompleted: completed });
}
