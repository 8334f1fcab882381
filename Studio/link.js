// Writes and reads the state as a link. It is a fragment (#), which browsers don't send to servers, and holds only
// differences from the initial state.

import {
  figureNumbered, figureAt, format, haptics, longestName, moments, presets, profiles, schema, sounds, strength, version as fileVersion,
} from "./figures.js";
import { readFile } from "./library.js";
import { initial, letters, mostSeed, mostTaps, orders, parts, setFigure, takeAnswers, themes } from "./state.js";

const version = "2";
/** Format version with times in seconds. */
const before = "1";
const kept = "keep";
const none = "none";

/** An unreadable link; `old` for an earlier format. */
export class LinkProblem extends Error {
  /** @param {"old" | "broken"} kind */
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

/** Parsers of the parts of a state, in the link's order.
 * @type {Record<Exclude<keyof State, "versions">, (word: string) => string | number | boolean>} */
const readers = {
  moment: (word) => oneOf([...presets, ...moments], word),
  profile: (word) => oneOf(profiles, word),
  theme: (word) => oneOf(themes, word),
  reduced: flag,
  sound: flag,
  taps: (word) => wholeNumber(word, mostTaps),
  seed: (word) => wholeNumber(word, mostSeed),
  compares: flag,
  order: (word) => oneOf(orders, word),
  edited: (word) => oneOf(letters, word),
  part: (word) => oneOf(parts, word),
};
const names = /** @type {(keyof typeof readers)[]} */ (Object.keys(readers));

/** @param {State} state */
export function written(state) {
  const usual = { ...initial(), moment: "" };
  const link = new URLSearchParams();
  for (const name of names) {
    if (state[name] !== usual[name]) link.set(name, String(state[name] === true ? 1 : state[name]));
  }
  for (const letter of letters) writeVersion(link, letter, state);
  return `v=${version}&${link}`;
}

/** @param {URLSearchParams} link @param {Letter} letter @param {State} state */
function writeVersion(link, letter, { versions }) {
  const { name, figures, moments, taps, sounds } = versions[letter];
  const changes = Object.entries(moments).map(([moment, change]) => [moment, ...answerWords(change)].join("_"));
  const values = Object.entries(figures).map(([path, value]) => `${figureAt(path).number}_${value}`);
  if (values.length > 0) link.set(letter, values.join("-"));
  if (Object.keys({ ...taps, ...sounds }).length > 0) link.set(`${letter}.own`, JSON.stringify({ taps, sounds }));
  if (changes.length > 0) link.set(`${letter}.moments`, changes.join("-"));
  if (name) link.set(`${letter}.name`, name);
}

/** @param {Change} change */
function answerWords({ haptic, sound }) {
  const felt = haptic === undefined ? [kept] : haptic ? [haptic.kind, haptic.intensity] : [none];
  return [...felt, sound === undefined ? kept : sound ?? none];
}

/** @param {string} fragment without its # @returns {State} @throws {LinkProblem} */
export function read(fragment) {
  const link = new URLSearchParams(fragment);
  if (![version, before].includes(link.get("v") ?? "")) throw new LinkProblem(link.has("v") ? "old" : "broken");
  const state = initial();
  const known = ["v", ...names, ...letters.flatMap((letter) => [letter, `${letter}.own`, `${letter}.moments`, `${letter}.name`])];
  for (const name of link.keys()) check(known.includes(name));
  for (const name of names) {
    const word = link.get(name);
    if (word !== null) Object.assign(state, { [name]: readers[name](word) });
  }
  for (const letter of letters) readVersion(link, letter, state);
  return state;
}

/** @param {URLSearchParams} link @param {Letter} letter @param {State} state */
function readVersion(link, letter, state) {
  const name = link.get(`${letter}.name`) ?? "";
  check([...name].length <= longestName);
  state.versions[letter].name = name;
  for (const item of listIn(link.get(letter))) {
    const [number, given] = item.split("_").map(Number);
    const figure = figureNumbered(number);
    const value = link.get("v") === before && figure?.unit === "milliseconds" ? given * 1000 : given;
    check(figure && value >= figure.least && value <= figure.most && (!figure.isWhole || Number.isInteger(value)));
    setFigure(state, letter, /** @type {Figure} */ (figure).path, value);
  }
  takeAnswers(state, letter, ownIn(link.get(`${letter}.own`) ?? "{}"));
  for (const item of listIn(link.get(`${letter}.moments`))) {
    const [moment, ...answer] = item.split("_");
    state.versions[letter].moments[oneOf(moments, moment)] = readAnswer(answer);
  }
}

/** Taps and sounds, as in a feedback file.
 * @param {string} json */
function ownIn(json) {
  try {
    const { taps, sounds } = JSON.parse(json);
    return readFile({ format, version: fileVersion, taps: taps ?? {}, sounds: sounds ?? {} }, schema);
  } catch {
    throw new LinkProblem("broken");
  }
}

/** @param {string[]} answer @returns {Change} */
function readAnswer([felt, ...rest]) {
  /** @type {Change} */
  const change = {};
  if (felt === none) change.haptic = null;
  else if (felt !== kept) {
    const value = Number(rest.shift());
    check(value >= strength.minimum && value <= strength.maximum);
    change.haptic = { kind: oneOf(haptics, felt), intensity: value };
  }
  const [heard] = rest;
  if (heard === none) change.sound = null;
  else if (heard !== kept) change.sound = oneOf(sounds, heard);
  check(rest.length === 1);
  return change;
}

/** @param {string | null} list */
const listIn = (list) => (list ? list.split("-") : []);

/** @template {string} Name @param {readonly Name[]} list @param {string | null | undefined} word @returns {Name} */
function oneOf(list, word) {
  check(list.includes(/** @type {Name} */ (word)));
  return /** @type {Name} */ (word);
}

/** @param {string} word */
function flag(word) { return oneOf(["0", "1"], word) === "1"; }

/** @param {string} word @param {number} most */
function wholeNumber(word, most) {
  const value = Number(word);
  check(Number.isInteger(value) && value >= 1 && value <= most);
  return value;
}

/** @param {unknown} holds @returns {asserts holds} */
function check(holds) {
  if (!holds) throw new LinkProblem("broken");
}
