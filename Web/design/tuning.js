// Encodes a feedback file as numbers for the engine: Documentation/ScoreBuffer.md, Feedback files.

import { load, once, schemaFile } from "../assets.js";
import { codeOf, momentCode } from "../engine.js";
import { haptics, profiles, roles, sounds } from "../vocabulary.js";

/**
 * @typedef {import("../nod.js").FeedbackFile} FeedbackFile @typedef {Record<string, any>} Schema
 * @typedef {keyof NonNullable<FeedbackFile["moments"]>} FileMoment
 */

/** Presses as files name them, in the order of `roles`.
 * @type {readonly string[]} */
const presses = Object.freeze(["pressed", "pressedIcon", "pressedCard", "pressedPrimary", "pressedCritical"]);

const kept = 0;
const removed = 1;
const replaced = 2;

/** @param {string} name @returns {import("../names.js").PressRole | undefined} */
export const roleOf = (name) => roles[presses.indexOf(name)];

/** @param {FileMoment} name */
const codeOfMoment = (name) => {
  const role = roleOf(name);
  return momentCode(role ? `pressed(${role})` : /** @type {import("../names.js").MomentName} */ (name));
};

/** @param {FeedbackFile | null} file @param {Schema} schema @returns {number[]} */
export function tuning(file, schema) {
  const named = figures(file ?? {}, schema);
  const moments = Object.entries(file?.moments ?? {}).map(
    ([name, answer]) => replacement(/** @type {FileMoment} */ (name), answer)
  );
  return [
    codeOf(profiles, file?.basedOn ?? "standard"), named.length, ...named.flat(), moments.length, ...moments.flat()
  ];
}

/** @param {Record<string, any>} values @param {Schema} schema @returns {number[][]} */
function figures(values, { properties = {} }) {
  return Object.entries(properties).flatMap(([key, property]) => {
    if (values[key] === undefined) return [];
    // The engine counts in seconds.
    const unit = property["x-unit"] === "milliseconds" ? 1000 : 1;
    if (property["x-figure"] !== undefined) return [[property["x-figure"], values[key] / unit]];
    return property.properties ? figures(values[key], property) : [];
  });
}

/** @param {FileMoment} name
 * @param {{haptic?: {kind: string, intensity?: number} | null, sound?: string | null}} answer */
function replacement(name, { haptic, sound }) {
  return [
    codeOfMoment(name),
    ...change(haptic, ({ kind, intensity }) => [numberOf(haptics, kind), intensity ?? 1]),
    ...change(sound, (heard) => [numberOf(sounds, heard)]),
  ];
}

/** @param {FeedbackFile | null} file @returns {Record<string, number[]>} */
export const pulses = (file) => Object.fromEntries(Object.entries(file?.taps ?? {}).map(([kind, taps]) => {
  const [first, ...rest] = taps.flatMap(({ time, duration }, index) => {
    const last = taps[index - 1];
    return [last ? time - last.time - last.duration : time, duration];
  });
  return [kind, first === 0 ? rest : [0, first, ...rest]];
}));

/** @param {FeedbackFile | null} file @param {Schema} schema @returns {Record<string, number[]>} */
export const soundFigures = (file, schema) => Object.fromEntries(Object.entries(file?.sounds ?? {}).map(([name, given]) => {
  /** @type {Required<typeof given>} */
  const { notes, duration, gain, timbre } = { ...schema.properties.sounds.properties[name].default, ...given };
  return [name, [duration, gain, timbre, ...notes.flatMap(({ pitch, time }) => [pitch, time])]];
}));

/** @template T @param {T | null | undefined} value @param {(value: T) => number[]} write */
function change(value, write) {
  if (value === undefined) return [kept];
  return value === null ? [removed] : [replaced, ...write(value)];
}

/** @param {readonly string[]} names @param {string} name */
const numberOf = (names, name) => names.indexOf(name);

/** @type {() => Promise<Schema>} */
export const loadSchema = once(async () => (await load("feedback.schema.json", schemaFile)).json());
