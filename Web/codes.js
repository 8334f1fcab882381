// Helpers of wire.js. Names and numbers are in vocabulary.js.

import { firstPress, momentCodes, roles, settings } from "./vocabulary.js";

export * from "./vocabulary.js";

/**
 * @typedef {import("./names.js").MomentName | `pressed(${import("./names.js").PressRole})`} Moment
 * @typedef {number | boolean | undefined} Value one number: false and what is left out are 0
 */

/** Ids and other integers have 31 bits. */
export const idLimit = 2 ** 31;

/** @template One @param {One | null | undefined} value @param {(value: One) => Value[]} [numbers] @returns {Value[]} */
export const optional = (value, numbers = alone) => (
  value === null || value === undefined ? [0] : [1, ...numbers(value)]);

/** @template One @param {readonly One[]} values @param {(value: One) => Value[]} [numbers] @returns {Value[]} */
export const list = (values, numbers = alone) => [values.length, ...values.flatMap((value) => numbers(value))];

/** @param {any} value @returns {Value[]} */
const alone = (value) => [value];

/** Returns the first for an unknown name.
 * @param {readonly string[]} names @param {string | undefined} name */
export const codeOf = (names, name) => Math.max(0, names.indexOf(name ?? ""));

const settingNames = /** @type {(keyof typeof settings)[]} */ (Object.keys(settings));

export const standardSettings = /** @type {import("./names.js").Settings} */ (/** @type {unknown} */ (
  Object.fromEntries(settingNames.map((name) => [name, settings[name].standard]))
));

/** @param {import("./names.js").Settings} values @returns {Value[]} */
export const settingNumbers = (values) => settingNames.map((name) => {
  const [value, setting] = [values[name], settings[name]];
  return typeof value === "string" ? codeOf(setting.names ?? [], value) : value;
});

/** @type {Map<string, number>} */
const moments = new Map(Object.entries(momentCodes));
roles.forEach((role, index) => moments.set(`pressed(${role})`, firstPress + index));
const momentNames = /** @type {Map<number, Moment>} */ (new Map([...moments].map(([name, code]) => [code, name])));

/** @param {Moment} name */
export const momentCode = (name) => /** @type {number} */ (moments.get(name));
/** @param {number} code */
export const momentName = (code) => /** @type {Moment} */ (momentNames.get(code));

export class Numbers {
  position = 0;

  /** @param {Float64Array} list */
  constructor(list) { this.list = list; }

  next() { return this.list[this.position++]; }
  flag() { return this.next() !== 0; }
  /** @template {readonly string[]} Names @param {Names} names @returns {Names[number]} */
  name(names) { return names[this.next()]; }
  /** @template One @param {() => One} read @returns {One | null} */
  maybe(read) { return this.flag() ? read() : null; }
  optional() { return this.maybe(() => this.next()); }
  /** Reads a list: its length, then its elements.
   * @template One @param {() => One} read @returns {One[]} */
  times(read) { return Array.from({ length: this.next() }, read); }
  numbers() { return this.times(() => this.next()); }
}
