// Vibration. A browser without a motor is not an error.

import { share } from "../copies.js";

/** What a feedback file changes: milliseconds on and off of haptics by kind, and figures of sounds by name. */
export const tuned = {
  haptics: /** @type {Record<string, number[]>} */ ({}),
  sounds: /** @type {Record<string, number[]>} */ ({}),
};

/** Replaced by native.js if the platform plays its own haptics.
 * @typedef {import("../wire.js").Moment} Moment */
export const native = share("native", {
  /** Callbacks when other answers are felt. */
  obeying: /** @type {Set<() => void>} */ (new Set()),
  /** Whether a tap that leads to the moment needs a switch. */
  isFelt: /** @type {(moment: Moment) => boolean} */ (() => false),
  /** Whether a finger tapped the switch over the button. */
  isTapped: /** @type {(button: HTMLElement) => boolean} */ (() => false),
  /** Whether an element is such a cover; its click is the button's. */
  isCover: /** @type {(element: EventTarget) => boolean} */ (() => false),
});

/** The primary pointer of a phone. */
const finger = matchMedia("(pointer: coarse)");

/** Whether the device probably vibrates. A desktop Chromium has `vibrate` as well and ignores it
 * (Documentation/Sources.md); a tablet without a motor can't be recognized. */
export const canVibrate = () => "vibrate" in navigator && finger.matches;

/** Whether the platform plays a haptic at a tap on a switch: an iPhone does; a Mac has the switch but no finger. */
export const hasNativeHaptics = () => !("vibrate" in navigator) && "switch" in HTMLInputElement.prototype
  && finger.matches;

/** Calls back when a keyboard or a dock changes the primary pointer.
 * @param {() => void} tell */
export const followMotor = (tell) => finger.addEventListener("change", tell);

/** @param {Pick<import("../wire.js").Haptic, "kind" | "pattern">} haptic */
export function vibrate({ kind, pattern }) {
  // Browsers refuse before the first gesture, and log it.
  if (!canVibrate() || navigator.userActivation?.hasBeenActive === false) return;
  try {
    navigator.vibrate((tuned.haptics[kind] ?? pattern).map(Math.round));
  } catch {
  }
}
