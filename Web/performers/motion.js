// Draws tracks with Web Animations: evenly spaced keyframes, straight lines between them, transform and opacity only.
//
// What ends where the element rests is taken away when it is over; what ends elsewhere (held down, gone) stays until it is
// replaced. No script runs per frame.

import { flash } from "./flash.js";

/** @typedef {import("../effects.js").Track} Track @typedef {import("../targets.js").Place} Place */

/** An element may name the part of itself that a property is drawn on: `[part](property)`. */
export const part = Symbol("part");

/** Where each property rests. */
const rests = Object.freeze({ scale: 1, opacity: 1, slide: 0, shift: 0, brightness: 0 });

/** How a value of a property looks. @type {Record<string, (value: number, place: Place) => Keyframe>} */
const looks = {
  scale: (value) => ({ transform: `scale(${value})` }),
  slide: (value, { element }) => ({ transform: `translateX(${value * 100 * inlineDirection(element)}%)` }),
  shift: (value, { way }) => ({ transform: `translate(${value * (way?.x ?? 0)}px, ${value * (way?.y ?? 0)}px)` }),
  opacity: (value) => ({ opacity: value }),
  mark: (value) => ({ opacity: value }),
  brightness: (value) => ({ opacity: Math.abs(value) }),
};

/** What is animated now or held, by what is drawn on and which of its two properties. @type {WeakMap<Element, Map<string, Animation>>} */
const drawn = new WeakMap();
/** What moves at this moment. @type {Set<Animation>} */
const moving = new Set();

/** Draws a track at a place. @param {Track} track @param {Place} place @returns {Animation[]} what moves */
export function draw(track, place) {
  if (track.property.endsWith("Flash")) return flash(place.element, track);
  const look = looks[track.property];
  // What has not moved on the page has no way to travel.
  if (!look || (track.property === "shift" && !place.way)) return [];
  const { element, options } = canvas(place.element, track);
  const animation = element.animate(
    track.values.map((value) => look(value, place)), { duration: track.duration, fill: "both", ...options });
  replace(element, track, animation);
  return [animation];
}

/** Lets an element look as it does at rest again. @param {HTMLElement} element */
export function rest(element) {
  for (const animation of drawn.get(element)?.values() ?? []) animation.cancel();
  drawn.delete(element);
}

/** Resolves when nothing of the element is animated any more; a hidden page, which draws no frames, waits no longer. @param {HTMLElement} element */
export async function over(element) {
  const animations = [...(drawn.get(element)?.values() ?? [])].filter((animation) => animation.playState === "running");
  const time = Math.max(0, ...animations.map((animation) => Number(animation.effect?.getComputedTiming().endTime)));
  if (animations.length === 0) return;
  let timer;
  const due = new Promise((resolve) => { timer = setTimeout(resolve, time); });
  await Promise.race([Promise.allSettled(animations.map(({ finished }) => finished)), due]);
  clearTimeout(timer);
}

/** What is drawn elsewhere and moves stops with the rest. @param {Animation} animation */
export function stopsWithMotion(animation) {
  moving.add(animation);
  const ends = () => moving.delete(animation);
  animation.finished.then(ends, ends);
}

/** What moves is at its end at once: Reduce Motion was switched on. */
export function stopMoving() {
  for (const animation of moving) animation.finish();
}

/** What a track is drawn on. @param {HTMLElement} element @param {Track} track @returns {{element: HTMLElement, options?: KeyframeAnimationOptions}} */
function canvas(element, track) {
  const own = /** @type {any} */ (element)[part]?.(track.property);
  const isDark = track.values.some((value) => value < 0);
  if (track.property === "brightness") (own ?? element).dataset.nodShade = isDark ? "darker" : "lighter";
  if (own) return { element: own };
  // nod.css draws the shade of an element that has no part for it.
  return track.property === "brightness" ? { element, options: { pseudoElement: "::after" } } : { element };
}

/** @param {HTMLElement} element @param {Track} track @param {Animation} animation */
function replace(element, { property, values }, animation) {
  const animations = drawn.get(element) ?? new Map();
  drawn.set(element, animations);
  const key = property === "opacity" || property === "mark" || property === "brightness" ? property : "transform";
  animations.get(key)?.cancel();
  animations.set(key, animation);
  if (key === "transform") moving.add(animation);
  const ends = () => {
    moving.delete(animation);
    if (animations.get(key) !== animation || !isRest(property, values)) return;
    animations.delete(key);
    animation.cancel();
  };
  animation.finished.then(ends, () => moving.delete(animation));
}

/** The mark rests where its check is drawn anyway. @param {string} property @param {number[]} values */
function isRest(property, values) {
  const rest = /** @type {Record<string, number>} */ (rests)[property];
  // A curve that is over is closer to its rest than anybody can see.
  return rest === undefined || Math.round(values[values.length - 1] * 100) === rest * 100;
}

/** @param {HTMLElement} element */
const inlineDirection = (element) => (getComputedStyle(element).direction === "rtl" ? -1 : 1);
