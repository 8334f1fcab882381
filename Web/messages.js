// The library's texts: the table of the page's language, and the app's replacements.

import { doWithout, load } from "./assets.js";
import { tables } from "./languages.js";
import { Words } from "./words.js";

const wanted = document.documentElement.lang.split("-")[0].toLowerCase();
const language = `messages/${wanted}.json` in tables ? wanted : "en";

/** @type {Record<string, string>} */
let table = {};
/** Callbacks that redraw texts after a change.
 * @type {Set<() => void>} */
export const speakers = new Set();
let words = new Words(language, table);

/** Without the table, keys are shown.
 * @param {Record<string, string>} [english] in place of the file, where the page is in English */
export async function loadWords(english) {
  try {
    table = english && language === "en" ? english : await (await load(`messages/${language}.json`)).json();
    words.tables.splice(-1, 1, table);
  } catch (error) {
    doWithout("words but its own keys", error);
  }
  for (const draw of speakers) draw();
}

/** @param {boolean} are simple, or the usual ones */
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

/** @param {string} key @param {import("./words.js").Values} [values] */
export const message = (key, values) => words.text(key, values);

/** @param {string} key @param {import("./words.js").Values} [values] */
export const pieces = (key, values) => words.pieces(key, values);

/** @param {string[]} names */
export const quotedList = (names) => words.quotedList(names);
