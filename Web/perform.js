// Carries out what the engine answered. It decides nothing.

import { causes } from "./codes.js";
import { emit, itemOf } from "./items.js";
import { message } from "./messages.js";
import { announce } from "./performers/announce.js";
import { burst } from "./performers/burst.js";
import { vibrate } from "./performers/haptics.js";
import { draw, over } from "./performers/motion.js";
import { play } from "./performers/sound.js";
import { enter, isInSight, leave } from "./rows.js";
import { save } from "./saving.js";
import { reportWhenSeen } from "./session.js";
import { drawPlace } from "./loading.js";
import { placesOf } from "./targets.js";
import { actUpon, dismissToast, showToast } from "./toasts.js";
import { speaks, toastText } from "./toast-texts.js";

/** @typedef {import("./effects.js").Effect} Effect @typedef {import("./effects.js").Score} Score */

/** Everything one event led to, in order. @param {Effect[]} effects */
export function carryOut(effects) {
  for (const effect of effects) {
    try {
      performers[effect.kind](effect, effects);
    } catch (error) {
      console.error("Nod: an answer could not be shown.", error);
    }
  }
}

/** @type {Record<string, (effect: any, all: Effect[]) => void>} */
const performers = {
  draw: drawItem,
  send: save,
  settled: ({ item, completed }) => settle(item, completed),
  perform: ({ target, score }, all) => perform(score, target, all),
  leave: ({ item, score }) => { if (score) inspect(score, item); leave(item, score); },
  enter: ({ item, score }) => { inspect(score, item); enter(item); },
  toastShown: ({ toast }) => showToast(toast),
  toastUpdated: ({ toast }) => showToast(toast),
  toastDismissed: ({ id }) => dismissToast(id),
  toastWaits: () => {},
  act: actUpon,
  load: drawPlace,
  say: ({ toast }) => announce(toastText(toast), toast.kind === "failure", toast.id),
};

/** @param {{item: number, completed: boolean, state: string, cause: typeof causes[number]}} effect */
function drawItem({ item: id, completed, state, cause }) {
  const item = itemOf(id);
  const wasShown = item.shown()?.checked ?? item.completed;
  // Silence about what the page said itself; a tap is told even when a native checkbox shows it already.
  const isTold = cause !== "progress" && (cause !== "news" || wasShown !== completed) && !item.isQuiet;
  Object.assign(item, { completed, state });
  for (const check of item.checks) check.show(completed, state);
  if (isTold) emit(id, "nod-change", { completed, reason: cause });
}

/** @param {number} id @param {boolean} completed */
function settle(id, completed) {
  const item = itemOf(id);
  item.saved = completed;
  item.keys.clear();
  emit(id, "nod-settled", { completed });
}

/** @param {Score} score @param {number | null} target @param {Effect[]} all what else the same event led to */
function perform(score, target, all) {
  inspect(score, target);
  const places = target === null ? [] : placesOf(target);
  for (const track of score.tracks) for (const place of places) draw(track, place);
  if (target !== null && score.burst) celebrate(score.burst, target, places, all);
  if (target !== null && score.stay > 0) reportWhenSeen(target);
  if (score.haptic) vibrate(score.haptic);
  if (score.sound) play(score.sound, score.volume);
  if (score.announcement) say(score, all);
}

/**
 * A burst comes from one place: the mark of the collection that is complete, when its bar is full, else the check that was used.
 * @param {import("./effects.js").Burst} particles @param {number} target @param {{element: HTMLElement}[]} places @param {Effect[]} all
 */
async function celebrate(particles, target, places, all) {
  const used = itemOrFirst(target, places);
  const collection = all.flatMap(({ toast }) => toast?.collections ?? []).at(-1);
  const roots = collection === undefined ? [] : [/** @type {any} */ (used)?.row, document];
  const marks = roots.flatMap((root) => [...root?.querySelectorAll(`[data-nod-collection="${collection}"]`) ?? []]);
  const owner = marks.find((mark) => isInSight(mark.getBoundingClientRect())) ?? used;
  await Promise.all(marks.map(over));
  if (owner) burst(owner, particles);
}

/** @param {number} target @param {{element: HTMLElement}[]} places */
function itemOrFirst(target, places) {
  return places.length > 1 ? itemOf(target).shown() ?? places[0].element : places[0]?.element;
}

/** The words of the toast that the answer brings, even while it waits for its turn. @param {Score} score @param {Effect[]} all */
function say({ announcement, toast: kind }, all) {
  const { words, isAssertive } = /** @type {import("./effects.js").Announcement} */ (announcement);
  if (words !== "toast") return announce(message(words), isAssertive);
  // The latest of its kind: an older one may have got its place in sight at the same time.
  const toast = all.map((effect) => effect.toast).findLast((one) => one?.kind === kind);
  if (toast && speaks(toast)) announce(toastText(toast), isAssertive, toast.id);
}

/** Tells tests and inspectors, in words. @param {Score} score @param {number | null} target */
function inspect(score, target) {
  const { moments, held, stay, volume } = score;
  document.dispatchEvent(new CustomEvent("nod-score", { detail: {
    target, moments, held, stay, volume,
    haptic: score.haptic?.kind ?? null,
    vibration: score.haptic?.pattern ?? null,
    sound: score.sound,
    announcement: score.announcement?.words ?? null,
    isAssertive: score.announcement?.isAssertive ?? false,
    tracks: score.tracks.map(({ property }) => property),
    durations: score.tracks.map(({ duration }) => duration),
    burst: score.burst?.particles.length ?? 0,
    toast: score.toast,
  } }));
}
