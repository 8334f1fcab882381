// The wire, besides its names and numbers, which vocabulary.js holds.

import { firstPress, momentCodes, roles, settings } from "./vocabulary.js";

export * from "./vocabulary.js";

/** Ids and other whole numbers have 31 bits: none reaches this, on either side of zero. */
export const idLimit = 2 ** 31;

/** A number that may be missing, as an event holds it; `number` finds that of another value.
 * @template Value @param {Value | null | undefined} value @param {(value: Value) => number} [number]
 * @returns {number[]} */
export const optional = (value, number = Number) => (value === null || value === undefined ? [0] : [1, number(value)]);

/** The number of a name in a list; the first where it is not one of them.
 * @param {readonly string[]} list @param {string} name */
export const codeOf = (list, name) => Math.max(0, list.indexOf(name));

const settingNames = /** @type {(keyof typeof settings)[]} */ (Object.keys(settings));

/** The settings of a new installation. */
export const standardSettings = /** @type {import("./names.js").Settings} */ (/** @type {unknown} */ (
  Object.fromEntries(settingNames.map((name) => [name, settings[name].standard]))
));

/** Settings as their event holds them.
 * @param {import("./names.js").Settings} values @returns {(number | boolean)[]} */
export const settingNumbers = (values) => settingNames.map((name) => {
  const [value, setting] = [values[name], settings[name]];
  return typeof value === "string" ? codeOf(setting.names ?? [], value) : value;
});

/** @type {Map<number, string>} */
const momentsByCode = new Map(Object.entries(momentCodes).map(([name, code]) => [code, name]));

/** A moment in words.
 * @param {number} code */
export function momentName(code) {
  return momentsByCode.get(code) ?? `pressed(${roles[code - firstPress] ?? code})`;
}
