// Writes and reads the state as a link, behind the # of the address: no server ever gets it. It holds only differences
// from the initial state.

import {
  figureNumbered, figureAt, haptics, longestName, moments, presets, profiles, sounds, strength
} from "./figures.js";
import { initial, letters, mostSeed, mostTaps, orders, parts, setFigure, themes } from "./state.js";

/** @typedef {import("./state.js").State} State @typedef {import("./state.js").Letter} Letter
 * @typedef {import("./state.js").Change} Change */

/** The version of the link's format. */
const version = "1";
const kept = "keep";
const none = "none";

/** A link that can't be read, and why: `old` for an earlier format. */
export class LinkProblem extends Error {
  /** @param {"old" | "broken"} kind */
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

/** @param {State} state */
export function written(state) {
  const from = initial();
  const link = new URLSearchParams();
  /** @param {string} name @param {string | number | boolean} value @param {string | number | boolean} usual */
  const say = (name, value, usual) => { if (value !== usual) link.set(name, String(value === true ? 1 : value)); };
  say("moment", state.moment, "");
  for (
    const name of /** @type {const} */ (
      ["profile", "theme", "reduced", "sound", "taps", "seed", "compares", "order", "edited", "part"]
    )
  ) {
    say(name, state[name], from[name]);
  }
  for (const letter of letters) writeVersion(link, letter, state);
  return `v=${version}&${link}`;
}

/** @param {URLSearchParams} link @param {Letter} letter @param {State} state */
function writeVersion(link, letter, { versions }) {
  const { name, figures, moments } = versions[letter];
  const changes = Object.entries(moments).map(([moment, change]) => [moment, ...answerWords(change)].join("_"));
  const values = Object.entries(figures).map(([path, value]) => `${figureAt(path).number}_${value}`);
  if (values.length > 0) link.set(letter, values.join("-"));
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
  if (link.get("v") !== version) throw new LinkProblem(link.has("v") ? "old" : "broken");
  const state = initial();
  const known =
    ["v", "moment", "profile", "theme", "reduced", "sound", "taps", "seed", "compares", "order", "edited", "part",
    ...letters.flatMap((letter) => [letter, `${letter}.moments`, `${letter}.name`])];
  for (const name of link.keys()) check(known.includes(name));
  /** @param {string} name @param {readonly string[]} list */
  const choice = (name, list) => { if (link.has(name)) Object.assign(state, { [name]: oneOf(list, link.get(name)) }); };
  choice("moment", [...presets, ...moments]);
  choice("profile", profiles);
  choice("theme", themes);
  choice("order", orders);
  choice("edited", letters);
  for (const name of ["reduced", "sound", "compares"]) {
    if (link.has(name)) Object.assign(state, { [name]: oneOf(["0", "1"], link.get(name)) === "1" });
  }
  if (link.has("taps")) state.taps = wholeNumber(link.get("taps"), mostTaps);
  if (link.has("seed")) state.seed = wholeNumber(link.get("seed"), mostSeed);
  choice("part", parts);
  for (const letter of letters) readVersion(link, letter, state);
  return state;
}

/** @param {URLSearchParams} link @param {Letter} letter @param {State} state */
function readVersion(link, letter, state) {
  const name = link.get(`${letter}.name`) ?? "";
  check([...name].length <= longestName);
  state.versions[letter].name = name;
  for (const item of listIn(link.get(letter))) {
    const [number, value] = item.split("_").map(Number);
    const figure = figureNumbered(number);
    check(figure && value >= figure.least && value <= figure.most && (!figure.isWhole || Number.isInteger(value)));
    setFigure(state, letter, /** @type {import("./figures.js").Figure} */ (figure).path, value);
  }
  for (const item of listIn(link.get(`${letter}.moments`))) {
    const [moment, ...answer] = item.split("_");
    state.versions[letter].moments[oneOf(moments, moment)] = readAnswer(answer);
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

/** @param {string | null} word @param {number} most */
function wholeNumber(word, most) {
  const value = Number(word);
  check(Number.isInteger(value) && value >= 1 && value <= most);
  return value;
}

/** @param {unknown} holds @returns {asserts holds} */
function check(holds) {
  if (!holds) throw new LinkProblem("broken");
}
