// Vibration, where there is any. A browser without a motor, or one that refuses, is not an error.

import { share } from "../copies.js";

/** Touches that are the platform's own: native.js, where it has them.
 * @typedef {import("../codes.js").Moment} Moment */
export const native = share("native", {
  /** Told when other answers are felt. */
  obeying: /** @type {Set<() => void>} */ (new Set()),
  /** Whether a tap that leads to a moment is to be felt by a switch. */
  isFelt: /** @type {(moment: Moment) => boolean} */ (() => false),
  /** Whether a click was a finger's on the switch over its button. */
  isTapped: /** @type {(button: HTMLElement) => boolean} */ (() => false),
  /** Whether an element lies over a button that asks; its click is the button's. */
  isCover: /** @type {(element: EventTarget) => boolean} */ (() => false),
});

/** A finger is what mostly points here, as on a phone. */
const finger = matchMedia("(pointer: coarse)");

/** Whether something vibrates here, as far as a page can know. The function alone says nothing: on a desktop Chromium
 * has it too, says that it vibrated, and moves nothing (Documentation/Sources.md). A tablet without a motor can't be
 * told from one that has one. */
export const canVibrate = () => "vibrate" in navigator && finger.matches;

/** Whether touches are the platform's own: an iPhone's browser can't vibrate, and plays one at a tap on a switch.
 * A Mac's has the switch as well, and no finger. */
export const hasNativeHaptics = () => !("vibrate" in navigator) && "switch" in HTMLInputElement.prototype
  && finger.matches;

/** Calls `tell` when that may have changed: a keyboard was taken off, a phone was put into its dock.
 * @param {() => void} tell */
export const followMotor = (tell) => finger.addEventListener("change", tell);

/** @param {Pick<import("../design.js").Haptic, "pattern">} haptic */
export function vibrate({ pattern }) {
  // Before the first gesture browsers refuse, and say so loudly.
  if (!canVibrate() || navigator.userActivation?.hasBeenActive === false) return;
  try {
    navigator.vibrate(pattern.map(Math.round));
  } catch {
    // Feedback never breaks what was done.
  }
}
