// Haptics for Android as Kotlin: `VibrationEffect.createWaveform`, API 26.

import { intensityAt, patternLength } from "../rehearsal.js";

/** Milliseconds of constant strength: a click of the engine. */
const step = 8;

/** @param {{moment: string, pattern: Pattern}[]} felt */
export const kotlin = (felt) => [
  "import android.os.VibrationEffect", "",
  "object Haptics {",
  ...felt.map(({ moment, pattern }) => {
    const steps = stepsOf(pattern);
    const list = (/** @type {"length" | "strength"} */ key) => steps.map((one) => one[key]).join(", ");
    return [
      `    val ${moment}: VibrationEffect = VibrationEffect.createWaveform(`,
      `        longArrayOf(${list("length")}),`, `        intArrayOf(${list("strength")}),`, "        -1", "    )",
    ].join("\n");
  }),
  "}", "",
].join("\n");

/** Steps of constant strength, 0…255.
 * @param {Pattern} pattern */
function stepsOf(pattern) {
  /** @type {{length: number, strength: number}[]} */
  const steps = [];
  const end = Math.round(patternLength(pattern));
  /** @param {number} time seconds */
  const strongest = (time) => Math.max(0, ...pattern.events.filter(
    (event) => time >= event.time && time < event.time + (event.duration || step / 1000)
  ).map((event) => intensityAt(pattern, event, time)));
  for (let time = 0; time < end; time += step) {
    const length = Math.min(step, end - time);
    const strength = Math.round(255 * strongest((time + length / 2) / 1000));
    const last = steps.at(-1);
    if (last?.strength === strength) last.length += length;
    else steps.push({ length, strength });
  }
  return steps;
}
