// The system's motion and theme, the page's visibility, the device's abilities.

import { canVibrate, followMotor, hasNativeHaptics } from "./performers/haptics.js";
import { stopMoving } from "./performers/motion.js";
import { covers } from "./performers/top.js";
import { report } from "./session.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const darkTheme = matchMedia("(prefers-color-scheme: dark)");

export const systemReducesMotion = () => reducedMotion.matches;

/** A phone in either orientation. */
const smallScreen = matchMedia("(max-width: 30rem), (max-height: 30rem)");

let hadGesture = navigator.userActivation?.hasBeenActive ?? false;
let isOffline = false;
let theme = "system";

export function surroundings() {
  const isDark = theme === "system" ? darkTheme.matches : theme === "dark";
  return {
    reducesMotion: reducedMotion.matches, isDark, canVibrate: canVibrate(), canSound: "AudioContext" in globalThis && hadGesture,
    isHidden: document.hidden, isOffline, isSmall: smallScreen.matches, hasNativeHaptics: hasNativeHaptics(),
  };
}

export function reportSurroundings() {
  report({ event: "surroundings", ...surroundings() });
  if (hasNativeHaptics()) void import("./native.js");
}

/** @param {boolean} isReachable */
export function online(isReachable) {
  if (isOffline === !isReachable) return;
  isOffline = !isReachable;
  reportSurroundings();
}

/** @param {string} chosen */
export function setTheme(chosen) {
  if (theme === chosen) return;
  theme = chosen;
  reportSurroundings();
}

export function stillEverything() {
  stopMoving();
  covers.closeAll?.();
}

reducedMotion.addEventListener("change", () => {
  if (reducedMotion.matches) stillEverything();
  reportSurroundings();
});
darkTheme.addEventListener("change", reportSurroundings);
smallScreen.addEventListener("change", reportSurroundings);
followMotor(reportSurroundings);
document.addEventListener("visibilitychange", reportSurroundings);
// Sends pending changes when the network is back, even if the page never reports it.
addEventListener("online", () => online(true));

/** Audio may not start before one of these. */
const gestures = ["pointerup", "keydown", "click"];

function noticeGesture(/** @type {Event} */ event) {
  if (!event.isTrusted) return;
  hadGesture = true;
  for (const type of gestures) removeEventListener(type, noticeGesture, true);
  reportSurroundings();
}
if (!hadGesture) for (const type of gestures) addEventListener(type, noticeGesture, { capture: true, passive: true });
