// Sounds through Web Audio: the engine makes the samples, and audio runs only while something is heard.

import { samples } from "../session.js";

/** @type {AudioContext | null} */
let context = null;
/** @type {Map<string, AudioBuffer>} */
const buffers = new Map();
let playing = 0;

export const hasAudio = "AudioContext" in globalThis;

/** Plays a sound. The engine asks for one only after a gesture. @param {string} name @param {number} volume 0…1 */
export async function play(name, volume) {
  if (!hasAudio) return;
  try {
    const audio = audioContext();
    playing += 1;
    await audio.resume();
    const source = new AudioBufferSourceNode(audio, { buffer: bufferOf(name, audio) });
    source.connect(new GainNode(audio, { gain: volume })).connect(audio.destination);
    source.addEventListener("ended", () => stopped(audio));
    source.start();
  } catch (error) {
    playing = Math.max(0, playing - 1);
    console.warn("Nod: a sound could not be played.", error);
  }
}

function audioContext() {
  if (context) return context;
  context = new AudioContext({ latencyHint: "interactive" });
  // It mixes with what else is heard, and is quiet when the device is.
  const session = /** @type {any} */ (navigator).audioSession;
  if (session) session.type = "ambient";
  return context;
}

/** @param {string} name @param {AudioContext} audio */
function bufferOf(name, audio) {
  const known = buffers.get(name);
  if (known) return known;
  const made = samples(name, audio.sampleRate);
  const buffer = new AudioBuffer({ length: Math.max(1, made.length), sampleRate: audio.sampleRate });
  buffer.copyToChannel(made, 0);
  buffers.set(name, buffer);
  return buffer;
}

/** @param {AudioContext} audio */
function stopped(audio) {
  playing -= 1;
  if (playing === 0) audio.suspend();
}
