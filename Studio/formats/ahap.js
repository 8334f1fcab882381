// Apple's file format of haptic patterns, as `nod export … --format ahap` writes it. Source: Documentation/Sources.md,
// AHAP.

import { document } from "./json.js";

/** @param {Pattern} pattern @param {string} name */
export const ahap = ({ events, fade }, name) => document({
  Version: 1,
  Metadata: { Project: "Nod", Description: name },
  Pattern: [...events.map(writeEvent), ...(fade ? [writeFade(fade)] : [])],
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
 * @param {NonNullable<Pattern["fade"]>} fade */
const writeFade = ({ start, end }) => ({ ParameterCurve: {
  ParameterID: "HapticIntensityControl", Time: start,
  ParameterCurveControlPoints: [
    { Time: 0, ParameterValue: 1 }, { Time: microsecond(end - start), ParameterValue: 0.5 },
  ],
} });

/** @param {number} seconds */
const microsecond = (seconds) => Math.round(seconds * 1e6) / 1e6;
