// The surroundings: the system's motion and theme, the page's visibility, the device's abilities.

import { canVibrate, followMotor, hasNativeHaptics } from "./performers/haptics.js";
import { stopMoving } from "./performers/motion.js";
import { covers } from "./performers/top.js";
import { report } from "./session.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const darkTheme = matchMedia("(prefers-color-scheme: dark)");

/** Whether the system asks for less motion. */
export const systemReducesMotion = () => reducedMotion.matches;

/** A phone's, upright or on its side. */
const smallScreen = matchMedia("(max-width: 30rem), (max-height: 30rem)");

let hadGesture = navigator.userActivation?.hasBeenActive ?? false;
let isOffline = false;
/** The theme that the page chose: "light", "dark", or "system". */
let theme = "system";

/** As the engine takes them. */
export function surroundings() {
  const isDark = theme === "system" ? darkTheme.matches : theme === "dark";
  return {
    reducesMotion: reducedMotion.matches, isDark, canVibrate: canVibrate(), canSound: "AudioContext" in globalThis && hadGesture,
    isHidden: document.hidden, isOffline, isSmall: smallScreen.matches, hasNativeHaptics: hasNativeHaptics(),
  };
}

/** Tells the engine. */
export function reportSurroundings() {
  report({ event: "surroundings", ...surroundings() });
  if (hasNativeHaptics()) void import("./native.js");
}

/** Whether the place where wishes are saved can be reached.
 * @param {boolean} isReachable */
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

/** Ends all motion. */
export function stillEverything() {
  stopMoving();
  covers.closeAll?.();
}

reducedMotion.addEventListener("change", () => {
  if (reducedMotion.matches) stillEverything();
  reportSurroundings();
});
darkTheme.addEventListener("change", reportSurroundings);
followMotor(reportSurroundings);
document.addEventListener("visibilitychange", reportSurroundings);
// Retries unsent wishes when the network is back, even if the page never reports it.
addEventListener("online", () => online(true));

/** Audio may not run before one of these. */
const gestures = ["pointerup", "keydown", "click"];

function noticeGesture(/** @type {Event} */ event) {
  if (!event.isTrusted) return;
  hadGesture = true;
  for (const type of gestures) removeEventListener(type, noticeGesture, true);
  reportSurroundings();
}
if (!hadGesture) for (const type of gestures) addEventListener(type, noticeGesture, { capture: true, passive: true });
