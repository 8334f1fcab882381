// The system's motion and theme, the page's visibility, the device's abilities.

import { loaded } from "./copies.js";
import { canVibrate, followMotor, hasNativeHaptics } from "./performers/haptics.js";
import { stopMoving } from "./performers/motion.js";
import { report } from "./session.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const darkTheme = matchMedia("(prefers-color-scheme: dark)");

export const systemReducesMotion = () => reducedMotion.matches;

/** A phone in either orientation. */
const smallScreen = matchMedia("(max-width: 30rem), (max-height: 30rem)");

export let isOffline = false;
let theme = "system";

export function surroundings() {
  const isDark = theme === "system" ? darkTheme.matches : theme === "dark";
  // Audio may not start before a gesture; sound.js reports the first.
  const canSound = "AudioContext" in globalThis && (navigator.userActivation?.hasBeenActive ?? true);
  return {
    reducesMotion: reducedMotion.matches, isDark, canVibrate: canVibrate(), canSound, isHidden: document.hidden, isOffline,
    isSmall: smallScreen.matches, hasNativeHaptics: hasNativeHaptics(),
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
  loaded.closeAll?.();
}

reducedMotion.addEventListener("change", () => {
  if (reducedMotion.matches) stillEverything();
  reportSurroundings();
});
darkTheme.addEventListener("change", reportSurroundings);
smallScreen.addEventListener("change", reportSurroundings);
followMotor(reportSurroundings);
document.addEventListener("visibilitychange", reportSurroundings);
// Sends pending changes when the network is back, even if the page doesn't report that.
addEventListener("online", () => online(true));
