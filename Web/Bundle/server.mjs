// For servers: exports everything, without effect.

const nothing = () => {};
const later = async () => {};
const change = (/** @type {() => any} */ make) => make();

export { settings } from "./vocabulary.js";

export class Refused extends Error {
  name = "Refused";
}
export class Unreachable extends Error {
  name = "Unreachable";
}
export const ready = Promise.resolve(false);
export const canVibrate = () => false;
export const hasNativeHaptics = () => false;
export const undo = () => false;
export const message = (/** @type {string} */ key) => key;
export const moved = (/** @type {unknown} */ elements, /** @type {() => any} */ make) => make();
export const travelled = async (/** @type {unknown} */ row, /** @type {() => any} */ make) => make();
export const wishes = () => [];
export const firstTaps = async () => ({ count: 0, successes: 0, retries: 0 });
/** @type {any} */
export const toast = Object.assign(() => 0, {
  success: () => 0, error: () => 0, promise: (/** @type {unknown} */ promise) => promise, dismiss: nothing,
});
export {
  later as celebrate, nothing as configure, later as countTaps, later as depart, nothing as drag, later as filled, later as forgive,
  nothing as haptic,
  later as inserted, later as moment, nothing as moveTo, nothing as news, nothing as online, nothing as preferences,
  nothing as press, later as preview, nothing as restoreWishes, later as showTargets, nothing as swipe,
  later as styleSheet, change as together, later as told, nothing as translate, later as useFeedback, nothing as wishOf,
};
