// Draws tracks with Web Animations. An animation that ends at rest is removed; others hold their end until replaced. A
// replacement starts at the current value.

import { pulseReach } from "../vocabulary.js";
import { covers } from "../dom.js";

/** @typedef {import("../wire.js").Track} Track @typedef {import("../items.js").Place} Place */

/** An element's `[part](property)` returns the parts that a property animates. */
export const part = Symbol.for("nod-part");

/** The value at rest of each property. A check's parts rest where their style puts them.
 * @type {Record<string, number>} */
const rests = Object.freeze({
  scale: 1, pulse: 1, opacity: 1, slide: 0, sink: 0, shift: 0, brightness: 0, room: 1, badge: 1, progress: 1,
});

/** @type {Record<string, (place: Place, canvas: HTMLElement) => (value: number) => Keyframe>} */
const looks = {
  scale: () => (value) => ({ scale: value }),
  pulse: ({ element }) => {
    const side = Math.max(element.offsetWidth, element.offsetHeight);
    return (value) => ({ scale: Math.min(value, 1 + 2 * pulseReach / side) });
  },
  slide: ({ element }) => {
    const direction = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    return (value) => ({ translate: `${value * direction}px` });
  },
  sink: () => (value) => ({ translate: `0 ${value}px` }),
  badge: () => (value) => ({ scale: value }),
  progress: ({ from = 0 }) => (value) => ({ "--nod-progress": from + (1 - from) * value }),
  shift: ({ way = { x: 0, y: 0 } }) => (value) => ({ translate: `${value * way.x}px ${value * way.y}px` }),
  room: ({ element, room, isLeft = false }) => {
    // The animation replaces a margin that had removed its space.
    element.style.removeProperty("margin-block-end");
    const taken = room ?? roomOf(element);
    const own = parseFloat(getComputedStyle(element).marginBlockEnd) || 0;
    return (value) => ({ marginBlockEnd: `${own - taken * (isLeft ? value : 1 - value)}px` });
  },
  opacity: () => (value) => ({ opacity: value }),
  brightness: () => (value) => ({ opacity: Math.abs(value) }),
  mark: (_, canvas) => (value) => (
    canvas.dataset.nodTitle === undefined ? { opacity: value } : { "--nod-strike-opacity": value, "--nod-strike": 1 }),
  disc: () => (value) => ({ scale: value, opacity: 1 }),
  tick: () => (value) => ({ strokeDashoffset: 1.2 * (1 - value) }),
  strike: () => (value) => ({ "--nod-strike": value }),
};

/** Properties that replace each other.
 * @type {Record<string, string>} */
const keys = { pulse: "scale", badge: "scale", shift: "slide", sink: "slide", disc: "mark" };
/** Whether a property moves other rows, which must not happen during a touch. */
const displaces = (/** @type {string} */ property) => property === "room" || property === "shift";

/** Animations that run or hold their end, by element and property.
 * @typedef {{animation: Animation, track: Track}} Drawing @type {WeakMap<Element, Map<string, Drawing>>} */
const drawn = new WeakMap();
/** @type {Set<Animation>} */
const moving = new Set();
/** @type {Set<Animation>} */
const displacing = new Set();
let isHeld = false;

/** @param {Track} track @param {Place} place @returns {Animation[]} what moves */
export function draw(track, place) {
  const { property } = track;
  if (property.endsWith("Flash")) return covers.flash?.(place.element, track) ?? [];
  // Skips movement if the element hasn't moved.
  if (!looks[property] || (property === "shift" && !place.way) || (property === "room" && place.room === 0)) return [];
  if (["slide", "scale"].includes(property) && place.isGroup || property === "opacity" && place.isAside) return [];
  return canvases(place.element, track).map(({ element, options }) => {
    const { values } = takeOver(element, track);
    const frames = values.map(looks[property](place, element));
    const animation = element.animate(frames, { duration: track.duration, fill: "both", ...options });
    keep(element, track, animation, place.isLeft);
    return animation;
  });
}

/** Returns the layout space of an element in its container, in pixels.
 * @param {HTMLElement} element @returns {number} */
export function roomOf(element) {
  if (!element.parentElement) return 0;
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(element);
  const { display, rowGap } = getComputedStyle(element.parentElement);
  // The cells of a grid don't close gaps.
  if (display.includes("grid")) return 0;
  const around = [marginBlockStart, marginBlockEnd, rowGap].map((length) => parseFloat(length) || 0);
  const own = around.reduce((sum, length) => sum + length, element.offsetHeight);
  // Leaving rows inside animate their own space.
  const leaving = /** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll("[data-nod-leaving]"));
  return [...leaving].reduce((sum, row) => sum - roomOf(row), own);
}

/** @param {HTMLElement} element @param {string} property */
export const isDrawn = (element, property) => drawn.get(element)?.has(property) ?? false;

/** @param {HTMLElement} element */
export function rest(element) {
  for (const { animation } of drawn.get(element)?.values() ?? []) animation.cancel();
  drawn.delete(element);
}

/** @param {HTMLElement} element */
export function turnBack(element) {
  for (const { animation, track } of drawn.get(element)?.values() ?? []) {
    animation.reverse();
    follow(animation, track.property).then(() => { if (animation.playbackRate < 0) animation.cancel(); }, () => {});
  }
}

/** Resolves when the element's animations are over, or the page is hidden.
 * @param {HTMLElement} element @param {string} [only] the one property that counts */
export async function over(element, only) {
  for (;;) {
    const drawings = [...drawn.get(element) ?? []].filter(([property]) => property === (only ?? property));
    const animations = drawings.map(([, { animation }]) => animation).filter(isUnderWay);
    if (animations.length === 0) return;
    const left = Math.max(...animations.map(timeLeft));
    let timer;
    // The remaining time of a paused animation doesn't decrease.
    const due = new Promise((resolve) => { timer = setTimeout(resolve, Math.max(left, shortestWait)); });
    await Promise.race([Promise.allSettled(animations.map(({ finished }) => finished)), due]);
    clearTimeout(timer);
    if (document.hidden) return;
  }
}

/** Milliseconds between checks. */
const shortestWait = 20;

/** @param {Animation} animation */
const isUnderWay = ({ playState }) => playState === "running" || playState === "paused";

/** @param {Animation} animation */
const timeLeft = ({ effect, currentTime }) => Number(effect?.getComputedTiming().endTime) - Number(currentTime);

/** Pauses animations that move neighbours while a finger holds a control.
 * @param {boolean} held */
export function hold(held) {
  if (held === isHeld) return;
  isHeld = held;
  for (const animation of displacing) {
    if (held) animation.pause();
    else animation.play();
  }
}

/** Stops an animation of another module when motion is switched off.
 * @param {Animation} animation */
export function stopsWithMotion(animation) {
  moving.add(animation);
  const ends = () => moving.delete(animation);
  animation.finished.then(ends, ends);
}

export function stopMoving() {
  for (const animation of moving) animation.finish();
}

/** The elements that a track animates; none for a check's property on another element.
 * @param {HTMLElement} element @param {Track} track
 * @returns {{element: HTMLElement, options?: KeyframeAnimationOptions}[]} */
function canvases(element, { property, values }) {
  /** @type {HTMLElement & {[part]?: (property: string) => HTMLElement[]}} */
  const whole = element;
  const parts = whole[part]?.(property);
  if (property === "brightness") {
    (parts?.[0] ?? element).dataset.nodShade = values.some((value) => value < 0) ? "darker" : "lighter";
  }
  if (parts) return parts.map((one) => ({ element: one }));
  if (rests[property] === undefined) return [];
  // nod.css shades an element without a part for it.
  return [property === "brightness" ? { element, options: { pseudoElement: "::after" } } : { element }];
}

/** Starts a track at the property's current value.
 * @param {HTMLElement} element @param {Track} track @returns {Track} */
function takeOver(element, track) {
  const { property, values } = track;
  const before = drawn.get(element)?.get(keys[property] ?? property);
  const [first, last] = [values[0], values[values.length - 1]];
  if (before?.track.property !== property || before.animation.playState !== "running" || first === last) return track;
  const now = valueAt(before.track, Number(before.animation.currentTime));
  return { ...track, values: values.map((value) => last + (value - last) * (now - last) / (first - last)) };
}

/** @param {Track} track @param {number} time milliseconds */
function valueAt({ values, duration }, time) {
  const place = Math.min(Math.max(time / duration, 0), 1) * (values.length - 1);
  const index = Math.min(Math.floor(place), values.length - 2);
  return values[index] + (values[index + 1] - values[index]) * (place - index);
}

/** @param {HTMLElement} element @param {Track} track @param {Animation} animation
 * @param {boolean} [stays] until it is removed */
function keep(element, track, animation, stays = false) {
  const { property } = track;
  const drawings = drawn.get(element) ?? new Map();
  drawn.set(element, drawings);
  const key = keys[property] ?? property;
  drawings.get(key)?.animation.cancel();
  drawings.set(key, { animation, track });
  follow(animation, property).then(() => {
    if (drawings.get(key)?.animation !== animation || stays || !isRest(track)) return;
    drawings.delete(key);
    animation.cancel();
  }, () => {});
}

/** @param {Animation} animation @param {string} property */
function follow(animation, property) {
  if (!["opacity", "mark", "brightness"].includes(property)) moving.add(animation);
  if (displaces(property)) {
    displacing.add(animation);
    if (isHeld) animation.pause();
  }
  return animation.finished.finally(() => [moving, displacing].forEach((set) => set.delete(animation)));
}

/** @param {Track} track */
function isRest({ property, values }) {
  const rest = rests[property];
  // A hundredth is invisible.
  return rest === undefined || Math.round(values[values.length - 1] * 100) === rest * 100;
}
