// A feedback file as the numbers that the module of designs takes: Documentation/ScoreBuffer.md, Feedback files.

import { load } from "../assets.js";
import { codeOf, firstPress, haptics, momentCodes, profiles, sounds } from "../codes.js";

/**
 * @typedef {import("../nod.js").FeedbackFile} FeedbackFile @typedef {import("../design.js").Schema} Schema
 * @typedef {keyof NonNullable<FeedbackFile["moments"]>} FileMoment
 */

/** The names of presses in a file: the place of a name is its role.
 * @type {readonly string[]} */
const presses = Object.freeze(["pressed", "pressedIcon", "pressedCard", "pressedPrimary", "pressedCritical"]);

const kept = -2;
const removed = -1;

/** The number of a moment by the name that files use.
 * @param {FileMoment} name */
export const momentCode = (name) => (presses.includes(name)
  ? firstPress + presses.indexOf(name)
  : momentCodes[/** @type {keyof typeof momentCodes} */ (name)]);

/** @param {FeedbackFile | null} file @param {Schema} schema @returns {number[]} */
export function tuning(file, schema) {
  const named = figures(file ?? {}, schema);
  const moments = Object.entries(file?.moments ?? {}).map(([name, answer]) => replacement(/** @type {FileMoment} */ (name), answer));
  return [codeOf(profiles, file?.basedOn ?? "standard"), named.length, ...named.flat(), moments.length, ...moments.flat()];
}

/** Number and value of each figure that is named.
 * @param {Record<string, any>} values @param {Schema} schema @returns {number[][]} */
function figures(values, { properties = {} }) {
  return Object.entries(properties).flatMap(([key, property]) => {
    if (values[key] === undefined) return [];
    if (property["x-figure"] !== undefined) return [[property["x-figure"], values[key]]];
    return property.properties ? figures(values[key], property) : [];
  });
}

/** @param {FileMoment} name
 * @param {{haptic?: {kind: string, intensity?: number} | null, sound?: string | null}} answer */
function replacement(name, { haptic, sound }) {
  return [momentCode(name), code(haptics, haptic && haptic.kind), haptic?.intensity ?? 1, code(sounds, sound)];
}

/** @param {readonly string[]} names @param {string | null | undefined} name */
const code = (names, name) => (name === undefined ? kept : name === null ? removed : names.indexOf(name));

/** @type {Promise<Schema> | undefined} */
let loading;

/** What a file may say, with the number of each figure. */
export function loadSchema() {
  loading ??= load("feedback.schema.json").then((response) => response.json());
  // A try that failed is no reason not to try again.
  loading.catch(() => { loading = undefined; });
  return loading;
}
