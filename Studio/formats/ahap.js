// Apple's file format of haptic patterns, as `nod export … --format ahap` writes it. Source: Documentation/Sources.md,
// AHAP.

import { document } from "./json.js";

/** The most points of one curve that Core Haptics reads. */
const mostPoints = 16;
const controls = /** @type {Record<string, string>} */ (
  { intensity: "HapticIntensityControl", sharpness: "HapticSharpnessControl" }
);

/** @param {Pattern} pattern @param {string} name */
export const ahap = ({ events, curves }, name) => document({
  Version: 1,
  Metadata: { Project: "Nod", Description: name },
  Pattern: [...events.map(writeEvent), ...curves.flatMap(pieces).map(writeCurve)],
});

/** @param {Pattern["events"][number]} event */
function writeEvent({ time, duration, intensity, sharpness }) {
  const lasts = duration > 0 ? { EventDuration: duration } : {};
  const type = duration > 0 ? "HapticContinuous" : "HapticTransient";
  return {
    Event: {
      Time: time, EventType: type, ...lasts,
      EventParameters: [parameter("HapticIntensity", intensity), parameter("HapticSharpness", sharpness)]
    }
  };
}

/** @param {string} id @param {number} value */
const parameter = (id, value) => ({ ParameterID: id, ParameterValue: value });

/** Times of points count from the curve's start.
 * @param {Curve} curve */
function writeCurve({ parameter: name, points }) {
  const start = points[0].time;
  return { ParameterCurve: {
    ParameterID: controls[name], Time: start,
    ParameterCurveControlPoints: points.map(
      ({ time, value }) => ({ Time: microsecond(time - start), ParameterValue: value })
    ),
  } };
}

/** Splits a curve; each piece begins where the last one ends.
 * @param {Curve} curve @returns {Curve[]} */
function pieces(curve) {
  const found = [];
  for (let start = 0; start === 0 || start < curve.points.length - 1; start += mostPoints - 1) {
    found.push({ ...curve, points: curve.points.slice(start, start + mostPoints) });
  }
  return found;
}

/** @param {number} seconds */
const microsecond = (seconds) => Math.round(seconds * 1e6) / 1e6;
