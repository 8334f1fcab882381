// Text on which platform plays what of the shown moment.

import { figureAt } from "./figures.js";
import { figure, text } from "./words.js";

/** Apple's generators for these take an intensity; the others have one strength. HapticPlayback decides in apps. */
const weights = ["light", "medium", "heavy"];

/** @param {Score} score @param {Version} version @returns {string[]} */
export function plays({ haptic, tracks }, version) {
  const lines = [];
  if (haptic) {
    const kind = text(`haptic.${haptic.kind}`);
    const isOwn = !(haptic.kind in version.taps) && (weights.includes(haptic.kind) || haptic.intensity === 1);
    lines.push(
      isOwn ? text(weights.includes(haptic.kind) ? "studio.plays.iphone.weight" : "studio.plays.iphone.own", {
        kind, intensity: figure(haptic.intensity),
      }) : text("studio.plays.iphone.pattern"),
      text("studio.plays.android", { pattern: haptic.pattern.map((length) => figure(Math.round(length))).join(", ") }),
      text("studio.plays.safari"),
    );
  } else lines.push(text("studio.plays.none"));
  const isBounce = tracks.some(({ property }) => property === "disc") && tracks.some(({ property }) => property === "scale");
  const isTuned = ["response", "damping", "peak", "tempo"].map((name) => `motion.check.${name}`).some(
    (path) => path in version.figures && version.figures[path] !== figureAt(path).standard.standard
  );
  if (isBounce) lines.push(text(isTuned ? "studio.plays.iphone.scale" : "studio.plays.iphone.bounce"));
  return lines;
}
