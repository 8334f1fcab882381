// Texts: from the message table, with values filled in. Values are always text, never markup.

import { en } from "./messages/en.js";

let table = en;
let plurals = new Intl.PluralRules("en");
let lists = new Intl.ListFormat("en");

/** Other words. What is missing stays English. @param {Record<string, string>} texts @param {string} language a BCP 47 tag */
export function translate(texts, language) {
  table = { ...en, ...texts };
  plurals = new Intl.PluralRules(language);
  lists = new Intl.ListFormat(language);
}

/** @param {string} key @param {Record<string, unknown>} [values] */
export const message = (key, values) => pieces(key, values).map(({ text }) => text).join("");

/**
 * A text in pieces, so that a title can be set apart from the words around it, which may run the other way.
 * @param {string} key @param {Record<string, unknown>} [values] @returns {{text: string, isValue: boolean}[]}
 */
export function pieces(key, values = {}) {
  const template = templateOf(key, values);
  return template.split(/\{(\w+)\}/).map((text, index) => {
    const isValue = index % 2 === 1;
    return { text: isValue ? String(values[text] ?? "") : text, isValue };
  }).filter(({ text }) => text !== "");
}

/** “A” and “B”. @param {string[]} names */
export const quotedList = (names) => lists.format(names.map((text) => message("quoted", { text })));

/** @param {string} key @param {Record<string, unknown>} values */
function templateOf(key, { count }) {
  const plural = typeof count === "number" ? `${key}.${plurals.select(count)}` : key;
  return table[plural] ?? table[`${key}.other`] ?? table[key] ?? key;
}
