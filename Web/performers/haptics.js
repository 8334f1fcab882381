// Plays vibrations; does nothing in a browser without a motor.

import { share } from "../copies.js";

/** Values of the feedback file: milliseconds on and off of haptics by kind, and figures of sounds by name. */
export const tuned = {
  haptics: /** @type {Record<string, number[]>} */ ({}),
  sounds: /** @type {Record<string, number[]>} */ ({}),
};

/** Replaced by native.js if the platform plays its own haptics.
 * @typedef {import("../wire.js").Moment} Moment */
export const native = share("native", {
  /** Callbacks for changes of which answers have a haptic. */
  obeying: /** @type {Set<() => void>} */ (new Set()),
  /** Whether a tap that leads to the moment needs a switch. */
  isFelt: /** @type {(moment: Moment) => boolean} */ (() => false),
  isTapped: /** @type {(button: HTMLElement) => boolean} */ (() => false),
  /** Whether an element is a label over a button, whose click is the button's. */
  isCover: /** @type {(element: EventTarget) => boolean} */ (() => false),
});

/** The primary pointer of a phone. */
const finger = matchMedia("(pointer: coarse)");

/** Whether the device probably vibrates. A desktop Chromium has `vibrate` as well and ignores it
 * (Documentation/Sources.md); a tablet without a motor can't be recognized. */
export const canVibrate = () => "vibrate" in navigator && finger.matches;

/** Whether the platform plays a haptic for a tap on a switch, as an iPhone does; a Mac has the switch, but no touch. */
export const hasNativeHaptics = () => !("vibrate" in navigator) && "switch" in HTMLInputElement.prototype
  && finger.matches;

/** Calls back when a keyboard or a dock changes the primary pointer.
 * @param {() => void} tell */
export const followMotor = (tell) => finger.addEventListener("change", tell);

/** @param {Pick<import("../wire.js").Haptic, "kind" | "pattern">} haptic */
export function vibrate({ kind, pattern }) {
  // Before the first gesture, browsers refuse and log it.
  if (!canVibrate() || navigator.userActivation?.hasBeenActive === false) return;
  try {
    navigator.vibrate((tuned.haptics[kind] ?? pattern).map(Math.round));
  } catch {
  }
}
