// A second engine for tools, which answers single moments with a feedback file.

import { Engine, instantiate, output, synthesize } from "../engine.js";
import { standardSettings } from "../preferences.js";
import { sounds } from "../vocabulary.js";
import { loadSchema, pulses, roleOf, soundFigures, tuning } from "./tuning.js";

/**
 * @typedef {import("../wire.js").Score} Score @typedef {import("../wire.js").Event} Event
 * @typedef {import("../nod.js").FeedbackFile} FeedbackFile
 * @typedef {Pick<import("../nod.js").Preferences, "haptic" | "sound" | "volume" | "celebrations">
 *   & {reducesMotion: boolean, isDark: boolean, seed: number}} Settings
 */

/** A separate engine that answers moments with a feedback file, or the default feedback. */
export async function loadDesign() {
  const [exports, schema] = await Promise.all([instantiate(), loadSchema()]);
  return new Design(exports, schema);
}

/** Kinds whose last tap fades, and the strength of a body relative to its click: `HapticKind.fades`, `HapticTap`.
 * @type {readonly string[]} */
const fading = ["heavy", "success", "error"];
const body = 0.6;

export class Design {
  /** Distance of the check from rest when its time is over, and the allowed distance. */
  unrest = 0;
  tolerance = 0;
  /** The values in use, by `x-figure`.
   * @type {number[]} */
  figures = [];
  #exports;
  #schema;
  #engine;
  /** The last target; each moment has its own, so that a press begins at rest. */
  #place = 0;
  /** A copy of the memory of a new engine. */
  #fresh;
  /** @type {FeedbackFile | null} */
  #file = null;
  /** @type {Settings} */
  #settings = {
    reducesMotion: false, isDark: false, seed: 1,
    haptic: true, sound: true, volume: standardSettings.volume, celebrations: standardSettings.celebrations,
  };

  /** @param {import("../engine.js").Exports} exports @param {import("./tuning.js").Schema} schema */
  constructor(exports, schema) {
    this.#exports = exports;
    this.#schema = schema;
    this.#engine = new Engine(exports);
    this.#fresh = new Uint8Array(exports.memory.buffer).slice();
    this.use(null);
  }

  /** @param {FeedbackFile | null} file */
  use(file) {
    this.#file = file;
    this.#begin();
  }

  /** @param {Partial<Settings>} settings */
  set(settings) {
    Object.assign(this.#settings, settings);
    this.#begin();
  }

  /** Answers a moment as a separate interaction. A press goes down and includes the haptic of its action.
   * @param {import("./tuning.js").FileMoment} moment @param {number} now milliseconds */
  answer(moment, now) {
    const role = roleOf(moment);
    this.#place += 2;
    const target = this.#place;
    if (!role) {
      const name = /** @type {import("../names.js").MomentName} */ (moment);
      return this.#score({ event: "happened", moment: name, target, item: target }, now);
    }
    const control = target + 1;
    this.#engine.handle({ event: "acted", target: control, role }, now);
    const felt = this.#score({ event: "ended", target: control }, now);
    const seen = this.#score({ event: "pressed", target, role }, now);
    return { ...seen, haptic: felt?.haptic ?? null, held: [...felt?.held ?? [], ...seen.held] };
  }

  /** @param {number} now milliseconds */
  release(now) { return this.#score({ event: "cancelled", target: this.#place }, now); }

  /** Each tap is a click and a softer, weaker body, as in the engine's HapticPattern. Plain haptics have the rhythm of
   * their pattern.
   * @param {import("../wire.js").Haptic} haptic */
  touch({ kind, intensity, pattern }) {
    const rhythm = pattern.map((duration, place) => (
      { duration, time: pattern.slice(0, place).reduce((sum, length) => sum + length, 0) }));
    const standard = this.#schema.properties.taps.properties[kind].default;
    const taps = this.#file?.taps?.[kind]
      ?? rhythm.filter((_, place) => place % 2 === 0).map((part, place) => ({ ...standard[place], ...part }));
    const last = /** @type {{time: number, duration: number}} */ (taps.at(-1));
    return {
      events: taps.flatMap(({ time, duration, intensity: share, sharpness }) => {
        const strength = share * intensity;
        return [
          { time, duration: 0, intensity: strength, sharpness },
          { time, duration, intensity: strength * body, sharpness: sharpness * body },
        ];
      }),
      fade: fading.includes(kind) ? { start: last.time, end: last.time + last.duration } : null,
    };
  }

  /** @param {import("../names.js").Sound} sound @param {number} rate */
  samples(sound, rate) { return synthesize(this.#exports, sounds.indexOf(sound), rate, this.soundFigures(sound)); }

  /** @param {string} sound @returns {number[] | undefined} */
  soundFigures(sound) { return soundFigures(this.#file, this.#schema)[sound]; }

  #begin() {
    const { reducesMotion, isDark, seed, ...chosen } = this.#settings;
    const everything = { otherHaptics: chosen.haptic, otherSounds: chosen.sound };
    new Uint8Array(this.#exports.memory.buffer).set(this.#fresh);
    const settings = { ...standardSettings, ...chosen, ...everything };
    const surroundings = {
      reducesMotion, isDark, canVibrate: true, canSound: true,
      isHidden: false, isOffline: false, isSmall: false, hasNativeHaptics: false,
    };
    this.#engine.handle({ event: "seeded", seed }, 0);
    this.#engine.handle({ event: "preferences", settings }, 0);
    this.#engine.handle({ event: "surroundings", ...surroundings }, 0);
    this.#engine.handle({ event: "tuned", figures: tuning(this.#file, this.#schema) }, 0);
    [this.unrest, this.tolerance, ...this.figures] = output(this.#exports, this.#exports.nod_figures());
  }

  /** @param {Event} event @param {number} now @returns {Score} */
  #score(event, now) {
    const effects = this.#engine.handle(event, now);
    const score = /** @type {Score} */ (effects.flatMap((effect) => ("score" in effect ? effect.score ?? [] : [])).at(-1));
    const tuned = score?.haptic && pulses(this.#file)[score.haptic.kind];
    if (tuned) score.haptic = { .../** @type {import("../wire.js").Haptic} */ (score.haptic), pattern: tuned };
    return score;
  }
}
