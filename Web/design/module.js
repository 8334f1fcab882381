// Answers single moments with a feedback file's figures, for tools: an engine of its own, which can be reset.

import { firstPress, haptics, settingNumbers, standardSettings } from "../codes.js";
import { Engine } from "../engine.js";
import { instantiate, output } from "../wasm.js";
import { loadSchema, momentCode, tuning } from "./wire.js";

/**
 * @typedef {import("../design.js").HapticPattern} HapticPattern @typedef {import("../design.js").Score} Score
 * @typedef {import("../nod.js").FeedbackFile} FeedbackFile @typedef {import("../session.js").EventKind} EventKind
 * @typedef {Required<Parameters<import("../design.js").Design["set"]>[0]>} Settings
 */

/** Loads an independent design.
 * @returns {Promise<import("../design.js").Design>} */
export async function loadDesign() {
  const [exports, schema] = await Promise.all([instantiate(), loadSchema()]);
  return new Design(exports, schema);
}

/** Answers to moments by a feedback file, or without one by the standard. */
export class Design {
  /** How far from rest the check still is when it has to be there; and how far it may be. */
  unrest = 0;
  tolerance = 0;
  /** Every figure that holds, by its `x-figure`.
   * @type {number[]} */
  figures = [];
  #exports;
  #schema;
  #engine;
  /** Where the last moment was: each has a place of its own, so that a press begins at rest. */
  #place = 0;
  /** The memory of an engine that nothing has happened to. */
  #fresh;
  /** @type {FeedbackFile | null} */
  #file = null;
  /** @type {Settings} */
  #settings = {
    reducesMotion: false, isDark: false, seed: 1,
    haptic: true, sound: true, volume: standardSettings.volume, celebrations: standardSettings.celebrations,
  };

  /** @param {import("../wasm.js").Exports} exports @param {import("./wire.js").Schema} schema */
  constructor(exports, schema) {
    this.#exports = exports;
    this.#schema = schema;
    this.#engine = new Engine(exports);
    this.#fresh = new Uint8Array(exports.memory.buffer).slice();
    this.use(null);
  }

  /** Starts over with a file that is valid, or with the standard.
   * @param {FeedbackFile | null} file */
  use(file) {
    this.#file = file;
    this.#begin();
  }

  /** Starts over with other settings; what is left out stays.
   * @param {Partial<Settings>} settings */
  set(settings) {
    Object.assign(this.#settings, settings);
    this.#begin();
  }

  /** A moment as an interaction of its own; a press goes down, with what it feels like when it acts.
   * @param {import("./wire.js").FileMoment} moment @param {number} now milliseconds */
  answer(moment, now) {
    const code = momentCode(moment);
    const role = code - firstPress;
    this.#place += 2;
    if (role < 0) return this.#score("happened", now, code, this.#place, true, this.#place);
    const control = this.#place + 1;
    this.#engine.handle("acted", now, control, true, role);
    const felt = this.#score("ended", now, control);
    const seen = this.#score("pressed", now, this.#place, role);
    return { ...seen, haptic: felt?.haptic ?? null, held: [...felt?.held ?? [], ...seen.held] };
  }

  /** Lets what was pressed come up.
   * @param {number} now milliseconds */
  release(now) { return this.#score("cancelled", now, this.#place); }

  /** A haptic as a fine motor plays it.
   * @param {Pick<import("../design.js").Haptic, "kind" | "intensity">} haptic */
  touch({ kind, intensity }) {
    return readPattern([...output(this.#exports, this.#exports.nod_pattern(haptics.indexOf(kind), intensity))]);
  }

  #begin() {
    const { reducesMotion, isDark, seed, ...chosen } = this.#settings;
    const everything = { otherHaptics: chosen.haptic, otherSounds: chosen.sound };
    new Uint8Array(this.#exports.memory.buffer).set(this.#fresh);
    const tell = (/** @type {EventKind} */ kind, /** @type {(number | boolean)[]} */ ...values) => {
      this.#engine.handle(kind, 0, ...values);
    };
    tell("seeded", seed);
    tell("preferences", ...settingNumbers({ ...standardSettings, ...chosen, ...everything }));
    tell("surroundings", reducesMotion, isDark, true, true);
    tell("tuned", ...tuning(this.#file, this.#schema));
    [this.unrest, this.tolerance, ...this.figures] = output(this.#exports, this.#exports.nod_figures());
  }

  /** The answer to an event, seen first.
   * @param {EventKind} kind @param {number} now @param {...(number | boolean)} values @returns {Score} */
  #score(kind, now, ...values) {
    const effects = this.#engine.handle(kind, now, ...values);
    return /** @type {Score} */ (effects.flatMap((effect) => ("score" in effect ? effect.score ?? [] : [])).at(-1));
  }
}

/** Events and curves, each after their number.
 * @param {number[]} numbers @returns {HapticPattern} */
function readPattern(numbers) {
  const next = () => /** @type {number} */ (numbers.shift());
  /** @template T @param {() => T} read */
  const times = (read) => Array.from({ length: next() }, read);
  const events = times(() => ({ time: next(), duration: next(), intensity: next(), sharpness: next() }));
  const curves = times(() => ({
    parameter: next() === 0 ? /** @type {const} */ ("intensity") : /** @type {const} */ ("sharpness"),
    points: times(() => ({ time: next(), value: next() })),
  }));
  return { events, curves };
}
