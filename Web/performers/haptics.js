// Vibration, where there is any. A browser without a motor, or one that refuses, is no error.

export const canVibrate = "vibrate" in navigator;

/** @param {import("../effects.js").Haptic} haptic */
export function vibrate({ pattern }) {
  // Before the first gesture browsers refuse, and say so loudly.
  if (!canVibrate || navigator.userActivation?.hasBeenActive === false) return;
  try {
    navigator.vibrate(pattern.map(Math.round));
  } catch {
    // Feedback never breaks what was done.
  }
}
