import { codeOf, input, output } from "./engine.js";
import { controlKinds } from "./vocabulary.js";

/**
 * @typedef {import("./engine.js").Exports} Exports
 * @typedef {{left: number, top: number, width: number, height: number}} Box
 * @typedef {{box: Box, radius: number, kind: (typeof controlKinds)[number]}} Place something touchable, in pixels
 */

/** Returns the index of the place that a touch was meant for, or −1.
 * @param {Exports} engine @param {number} x @param {number} y @param {Place[]} places later ones are above */
export function meant(engine, x, y, places) {
  const numbers = places.flatMap(({ box: { left, top, width, height }, radius, kind }) =>
    [left, top, width, height, radius, codeOf(controlKinds, kind)]);
  return engine.nod_touch_target(input(engine, [x, y, ...numbers]));
}

/** Whether it was a tap, by duration and distance.
 * @param {Exports} engine @param {PointerEvent} down @param {PointerEvent} up */
export function isTap(engine, down, up) {
  const distance = Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY);
  return engine.nod_touch_is_tap(up.timeStamp - down.timeStamp, distance) !== 0;
}

/** In the engine's order. */
const answers = ["none", "control", "undo"];

/** @param {Exports} engine @param {import("./taps.js").Tap[]} taps @returns {import("./nod.js").FirstTaps} */
export function countFirst(engine, taps) {
  const told = taps.flatMap(({ time, x, y, answer, number }) =>
    [time, x ?? NaN, y ?? NaN, codeOf(answers, answer), number ?? NaN]);
  const [count, successes, retries] = output(engine, engine.nod_first_taps(input(engine, told)));
  return { count, successes, retries };
}
