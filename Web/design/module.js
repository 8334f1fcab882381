// The second module, loaded when a feedback file is first wanted: answers moments by themselves with its figures, for tools.

import { celebrationLevels, codeOf, haptics } from "../codes.js";
import { readEffects } from "../effects.js";
import { instantiate } from "../wasm.js";
import { loadSchema, momentCode, tuning } from "./wire.js";

/**
 * @typedef {{time: number, duration: number, intensity: number, sharpness: number}} HapticEvent
 * @typedef {{parameter: "intensity" | "sharpness", points: {time: number, value: number}[]}} HapticCurve
 * @typedef {{duration: number, intensity: number}} HapticStep
 * @typedef {{events: HapticEvent[], curves: HapticCurve[], steps: HapticStep[]}} HapticPattern all times in milliseconds
 * @typedef {{
 *   reducesMotion: boolean, isDark: boolean, haptic: boolean, sound: boolean, volume: number,
 *   celebrations: "off" | "subtle" | "full", seed: number,
 * }} Settings
 */

/** A fresh one at each call. @returns {Promise<Design>} */
export async function loadDesign() {
  const [exports, schema] = await Promise.all([instantiate("nod-design.wasm"), loadSchema()]);
  return new Design(exports, schema);
}

/** What moments are answered with by a feedback file, or without one by the standard. */
export class Design {
  /** How far from rest the check still is when it has to be there; and how far it may be. */
  unrest = 0;
  tolerance = 0;
  /** Every figure that holds, by its `x-figure`. @type {number[]} */
  figures = [];
  #exports;
  #schema;
  /** @type {import("./wire.js").FeedbackFile | null} */
  #file = null;
  /** @type {Settings} */
  #settings = {
    reducesMotion: false, isDark: false, haptic: true, sound: true,
    volume: 0.5, // the engine's: Preferences.soundVolume
    celebrations: "full", seed: 1,
  };

  /** @param {any} exports @param {import("./wire.js").Schema} schema */
  constructor(exports, schema) {
    this.#exports = exports;
    this.#schema = schema;
    this.use(null);
  }

  /** Starts over with a file that is valid, or with the standard. @param {import("./wire.js").FeedbackFile | null} file */
  use(file) {
    this.#file = file;
    this.#begin();
  }

  /** Starts over with other settings; what is left out stays. @param {Partial<Settings>} settings */
  set(settings) {
    Object.assign(this.#settings, settings);
    this.#begin();
  }

  /** Moments at once, as an interaction of their own; a press, which comes alone, goes down. @param {string[]} moments @param {number} now milliseconds */
  answer(moments, now) {
    return this.#score(this.#call("nod_design_answer", [now, moments.length, ...moments.map(momentCode)]));
  }

  /** What was pressed comes up. @param {number} now milliseconds */
  release(now) { return this.#score(this.#read(this.#exports.nod_design_release(now))); }

  /** A haptic as a fine motor plays it, and as steps for one that only knows strength. @param {{kind: string, intensity: number}} haptic */
  touch({ kind, intensity }) {
    return readPattern([...this.#read(this.#exports.nod_design_touch(haptics.indexOf(kind), intensity))]);
  }

  #begin() {
    const { reducesMotion, isDark, haptic, sound, volume, celebrations, seed } = this.#settings;
    const preferences = [haptic, sound, volume, codeOf(celebrationLevels, celebrations), 0];
    const surroundings = [reducesMotion, isDark, true, true, false, false, false];
    const numbers = [seed, ...preferences, ...surroundings, ...tuning(this.#file, this.#schema)].map(Number);
    [this.unrest, this.tolerance, ...this.figures] = this.#call("nod_design_use", numbers);
  }

  /** @param {string} name @param {number[]} numbers */
  #call(name, numbers) {
    const { memory, nod_design_input } = this.#exports;
    const input = nod_design_input(numbers.length);
    new Float64Array(memory.buffer, input, numbers.length).set(numbers);
    return this.#read(this.#exports[name](numbers.length));
  }

  /** @param {number} count */
  #read(count) {
    const output = this.#exports.nod_design_output();
    return new Float64Array(this.#exports.memory.buffer, output, count).slice();
  }

  /** @param {Float64Array} answer @returns {import("../effects.js").Score} */
  #score(answer) { return readEffects(answer)[0].score; }
}

/** Events and curves after their lengths, then steps to the end. @param {number[]} numbers @returns {HapticPattern} */
function readPattern(numbers) {
  const next = () => /** @type {number} */ (numbers.shift());
  const times = (/** @type {() => any} */ read) => Array.from({ length: next() }, read);
  const events = times(() => ({ time: next(), duration: next(), intensity: next(), sharpness: next() }));
  const curves = times(() => ({
    parameter: next() === 0 ? "intensity" : "sharpness",
    points: times(() => ({ time: next(), value: next() })),
  }));
  const steps = [];
  while (numbers.length > 0) steps.push({ duration: next(), intensity: next() });
  return { events, curves, steps };
}
