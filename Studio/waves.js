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

/** A WAV file with 16 bits a sample.
 * @param {Parameters<typeof wave>[0]} sound */
export async function wav(sound) {
  const samples = await wave(sound, rate);
  const bytes = new DataView(new ArrayBuffer(44 + 2 * samples.length));
  const words = (/** @type {number} */ at, /** @type {string} */ text) => {
    for (const [place, letter] of [...text].entries()) bytes.setUint8(at + place, letter.charCodeAt(0));
  };
  words(0, "RIFF");
  bytes.setUint32(4, 36 + 2 * samples.length, true);
  words(8, "WAVEfmt ");
  // 16 bytes of format: PCM, one channel.
  for (const [at, value] of [[16, 16], [24, rate], [28, 2 * rate]]) bytes.setUint32(at, value, true);
  for (const [at, value] of [[20, 1], [22, 1], [32, 2], [34, 16]]) bytes.setUint16(at, value, true);
  words(36, "data");
  bytes.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, index) => bytes.setInt16(44 + 2 * index, Math.round(sample * 32767), true));
  return new Uint8Array(bytes.buffer);
}
