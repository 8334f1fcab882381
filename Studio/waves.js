// Waveforms, drawn when their samples have loaded.

import { waveOf } from "./drawing.js";
import { sounds } from "./figures.js";
import { wave } from "./library.js";

/** Samples per second. */
const rate = 48000;
/** @type {Map<string, import("./drawing.js").Wave>} */
const waves = new Map();

/** @param {string} sound */
export const waveNamed = (sound) => waves.get(sound) ?? null;

/** Milliseconds.
 * @param {string} sound */
export const lengthOf = (sound) => waves.get(sound)?.length ?? 0;

export async function loadWaves() {
  for (const name of sounds) {
    const samples = await wave(name, rate).catch(() => null);
    if (samples) waves.set(name, waveOf(samples, rate));
  }
}
