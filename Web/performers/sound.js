// Plays sounds that the engine synthesizes, and previews moments for settings. The audio context runs only while a sound
// plays. Loaded when a preference turns sounds on.

import { doWithout } from "../assets.js";
import { shared, synthesize } from "../engine.js";
import { audiblePreferences, isHeard } from "../preferences.js";
import { another, figuresInUse } from "../session.js";
import { reportSurroundings, surroundings } from "../surroundings.js";
import { sounds } from "../vocabulary.js";
import { tuned, vibrate } from "./haptics.js";

/** @typedef {import("../names.js").Sound} Sound */

/** @type {AudioContext | null} */
let context = null;
/** @type {Map<string, AudioBuffer>} */
const buffers = new Map();
let playing = 0;

/** Milliseconds that the audio context runs after a press without a sound. */
const patience = 500;

/** Starts the audio context and fills the buffer before the press acts.
 * @param {Event} event */
function warmUp(event) {
  const path = /** @type {Element[]} */ (event.composedPath());
  if (!isHeard() || !path.some((one) => one.matches?.("nod-check, [data-nod-press]"))) return;
  const audio = audioContext();
  start(audio);
  shared().then((synthesizer) => bufferOf("completed", tuned.sounds.completed, synthesizer, audio), () => {});
  clearTimeout(resting);
  resting = setTimeout(() => { if (playing === 0) audio.suspend(); }, patience);
}
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
for (const type of ["pointerdown", "pointerup"]) addEventListener(type, warmUp, { capture: true, passive: true });

const gestures = ["pointerup", "keydown", "click"];

/** Reports the first gesture, before which audio may not start.
 * @param {Event} [event] */
function noticeGesture(event) {
  if (event?.isTrusted === false || !surroundings().canSound) return;
  for (const type of gestures) removeEventListener(type, noticeGesture, true);
  reportSurroundings();
}
for (const type of gestures) addEventListener(type, noticeGesture, { capture: true, passive: true });
noticeGesture();

/** @param {Sound} name @param {number} volume 0…1 @param {number[]} [figures] */
export async function play(name, volume, figures = tuned.sounds[name]) {
  try {
    // Browsers allow audio only if the context is created in the gesture.
    const audio = audioContext();
    const [synthesizer] = await Promise.all([shared(), start(audio)]);
    if (!document.hidden) playBuffer(bufferOf(name, figures, synthesizer, audio), volume, audio);
  } catch (error) {
    doWithout("sound", error);
  }
}

/** @param {AudioBuffer} buffer @param {number} gain @param {AudioContext} audio */
function playBuffer(buffer, gain, audio) {
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new GainNode(audio, { gain })).connect(audio.destination);
  source.addEventListener("ended", () => stop(audio));
  playing += 1;
  source.start();
}

function audioContext() {
  if (context) return context;
  context = new AudioContext({ latencyHint: "interactive" });
  // Mixes with other audio and obeys the silent switch.
  const session = navigator.audioSession;
  if (session) session.type = "ambient";
  return context;
}

/** @param {AudioContext} audio */
const start = (audio) => (audio.state === "running" ? audio : audio.resume());

/** @param {AudioContext} audio */
function stop(audio) {
  playing -= 1;
  if (playing === 0) audio.suspend();
}

/** @param {Sound} name @param {number[] | undefined} figures @param {import("../engine.js").Exports} synthesizer
 * @param {AudioContext} audio */
function bufferOf(name, figures, synthesizer, audio) {
  const key = [name, figures].join();
  const known = buffers.get(key);
  if (known) return known;
  const made = synthesize(synthesizer, sounds.indexOf(name), audio.sampleRate, figures);
  const buffer = new AudioBuffer({ length: Math.max(1, made.length), sampleRate: audio.sampleRate });
  buffer.copyToChannel(made, 0);
  buffers.set(key, buffer);
  return buffer;
}

/** Plays a moment's haptic and sound even if sound is off. A separate engine answers: items and toasts don't change.
 * @param {import("../names.js").MomentName} name */
export async function preview(name) {
  const engine = await another();
  if (!engine) return;
  const now = performance.now();
  const figures = figuresInUse();
  if (figures) engine.handle({ event: "tuned", figures }, now);
  engine.handle({ event: "surroundings", ...surroundings() }, now);
  engine.handle({ event: "preferences", settings: audiblePreferences() }, now);
  for (const answer of engine.handle({ event: "happened", moment: name, target: 0 }, now)) {
    if (answer.effect !== "perform") continue;
    const { score } = answer;
    if (score.haptic) vibrate(score.haptic);
    if (score.sound) play(score.sound, score.volume);
  }
}
