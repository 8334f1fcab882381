// The library's texts, with {values}, plural forms and simpler forms for children: the table of the page's language and
// the app's replacements. Sources/NodWords is the Swift counterpart; Fixtures/words.json tests both.

import { doWithout, load } from "./assets.js";
import { share } from "./copies.js";
import { knownCollections, knownItem } from "./items.js";
import { tables } from "./languages.js";

/** @typedef {Record<string, unknown>} Values @typedef {{text: string, isValue: boolean}} Piece */

export class Words {
  areSimple = false;
  #plurals;
  #numbers;
  #lists;

  /** @param {string} language BCP 47; English rules are the fallback
   * @param {Record<string, string>[]} tables in order of precedence */
  constructor(language, ...tables) {
    this.tables = tables;
    this.#plurals = new Intl.PluralRules([language, "en"]);
    this.#numbers = new Intl.NumberFormat([language, "en"]);
    this.#lists = new Intl.ListFormat([language, "en"]);
  }

  /** With a count, uses plural forms: `key.one`, `key.other`.
   * @param {string} key @param {Values} [values] */
  text(key, values) { return this.pieces(key, values).map(({ text }) => text).join(""); }

  /** Splits a text into pieces, so that a title can be isolated from text in the other direction. Placeholders without
   * a value stay.
   * @param {string} key @param {Values} [values] @returns {Piece[]} */
  pieces(key, values = {}) {
    const template = this.#template(key, values.count) ?? spelledOut(key, values);
    return template.split(/\{(\w+)\}/).map((text, index) => {
      const isValue = index % 2 === 1 && values[text] !== undefined;
      return { text: isValue ? this.#written(values[text]) : index % 2 === 1 ? `{${text}}` : text, isValue };
    }).filter(({ text }) => text !== "");
  }

  /** @param {string[]} names */
  quotedList(names) { return this.#lists.format(names.map((text) => this.text("quoted", { text }))); }

  /** @param {unknown} value */
  #written(value) { return typeof value === "number" ? this.#numbers.format(value) : String(value); }

  /** The plural form in the nearest table that has one, else the text without a count.
   * @param {string} key @param {unknown} count */
  #template(key, count) {
    if (typeof count !== "number") return this.#nearest(key, ["", ".other"]);
    return this.#nearest(key, [`.${this.#plurals.select(count)}`, ".other"]) ?? this.#nearest(key, [""]);
  }

  /** @param {string} key @param {string[]} endings */
  #nearest(key, endings) {
    for (const table of this.tables) {
      for (const ending of endings) {
        const text = (this.areSimple ? table[`${key}.simple${ending}`] : undefined) ?? table[key + ending];
        if (text !== undefined) return text;
      }
    }
  }
}

const wanted = document.documentElement.lang.split("-")[0].toLowerCase();
const language = `messages/${wanted}.json` in tables ? wanted : "en";
const file = `messages/${language}.json`;

/** @type {Record<string, string>} */
let table = {};
/** Callbacks that redraw texts after a change.
 * @type {Set<() => void>} */
export const speakers = new Set();
let words = new Words(language, table);

/** Without the table, keys are shown.
 * @param {Record<string, string>} [english] replaces the file if the page is in English */
export async function loadWords(english) {
  try {
    table = english && language === "en" ? english : await (await load(file, tables[file])).json();
    words.tables.splice(-1, 1, table);
  } catch (error) {
    doWithout("words but its own keys", error);
  }
  for (const draw of speakers) draw();
}

/** @param {boolean} are true for simple words, false for the usual ones */
export function useSimpleWords(are) {
  if (are === words.areSimple) return;
  words.areSimple = are;
  for (const draw of speakers) draw();
}

/** @param {Record<string, string>} texts @param {string} tag of their language, BCP 47 */
export function translate(texts, tag) {
  const { areSimple } = words;
  words = Object.assign(new Words(tag, texts, table), { areSimple });
}

/** @param {string} key @param {Values} [values] */
export const message = (key, values) => words.text(key, values);

/** @param {string} key @param {Values} [values] */
export const pieces = (key, values) => words.pieces(key, values);

/** @param {string[]} names */
export const quotedList = (names) => words.quotedList(names);

/** Spells out an unknown key: “Not saved”, “Completed: {subject}”.
 * @param {string} key @param {Values} values */
function spelledOut(key, values) {
  const slots = Object.keys(values).sort().map((name) => `{${name}}`).join(", ");
  if (key === "quoted") return slots;
  const name = key.slice(key.lastIndexOf(".") + 1).replace(/Unnamed$/, "");
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1) + (slots && `: ${slots}`);
}

/** @typedef {import("./wire.js").Toast} Toast */
/** @typedef {{showToast: (toast: Toast) => void, dismissToast: (id: number) => void}} Board */

/** The visible toasts, oldest first, the elements that draw them, and apps' texts by number (0 is unused). */
export const queue = share("toasts", {
  shown: /** @type {Map<number, Toast>} */ (new Map()), boards: /** @type {Set<Board>} */ (new Set()),
  said: /** @type {Said[]} */ ([{ text: "", moment: "" }]),
});
const { said } = queue;

/** Whether it is only about completions of quiet checks.
 * @param {Pick<Toast, "kind" | "items">} toast */
export const isQuiet = ({ kind, items }) => kind === "completed" && items.length > 0
  && items.every((id) => knownItem(id)?.source?.quiet);

/**
 * @typedef {{
 *   text?: string, moment: string, subject?: string, duration?: number, label?: string, act?: () => void,
 * }} Said `label` and `act`: of the toast's button
 */

/** Numbers an app's text; equal texts share a number.
 * @param {Said} words */
export function numberOfText(words) {
  const known = said.findIndex(({ text, moment, subject }) => (
    text === words.text && moment === words.moment && subject === words.subject));
  return known > 0 ? known : said.push(words) - 1;
}

/** Throws for a `response` that isn't `ok`: `fetch` resolves with it.
 * @template Value @param {Value} response */
export function accepted(response) {
  if (response instanceof Response && !response.ok) {
    throw Object.assign(new Error(`The server answered ${response.status}.`), { response });
  }
  return response;
}

/** @param {number | null} number */
export const saidAs = (number) => said[number ?? 0] ?? said[0];

/** @param {Pick<Toast, "kind" | "message" | "items" | "collections">} toast
 * @returns {{text: string, isValue: boolean}[]} */
export function toastPieces({ kind, message, items, collections }) {
  const { text: said, moment, subject: about } = saidAs(message);
  const item = knownItem(items[0]);
  const isOne = items.length === 1;
  const text = message !== null && said !== undefined ? said : isOne && item?.source?.getAttribute(`${kind}-text`);
  if (text) return [{ text, isValue: true }];
  if (message !== null) return pieces(moment === "failed" && about ? "failure" : moment, { subject: about });
  if (kind === "collection") {
    const names = collections.flatMap((id) => knownCollections.get(id)?.name ?? []);
    return names.length === 0 ? pieces("collectionUnnamed") : pieces("collection", { names: quotedList(names) });
  }
  const subject = item?.name;
  if (kind === "failure") return subject ? pieces("failure", { subject }) : pieces("failureUnnamed");
  return isOne && subject ? pieces(kind, { subject }) : pieces(kind, { count: items.length });
}

/** @param {Pick<Toast, "kind" | "message" | "items" | "collections">} toast */
export const toastText = (toast) => toastPieces(toast).map(({ text }) => text).join("");

