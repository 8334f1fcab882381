// Texts: from the message table of the page's language, with values filled in. Values are always text, never markup. For
// children some are said more simply: `key.simple` stands for `key` then.

import { doWithout, load } from "./assets.js";

/** Languages there is a table of; the first is for everybody else. */
const languages = ["en", "it"];

const wanted = document.documentElement.lang.split("-")[0].toLowerCase();
const language = languages.includes(wanted) ? wanted : languages[0];

/** @type {Record<string, string>} */
let table = {};
/** What the page says in other words. @type {Record<string, string>} */
let own = {};
let hasTable = false;
let areSimple = false;
/** Those who show words: each draws them again when they are other ones. @type {Set<() => void>} */
export const speakers = new Set();
let plurals = new Intl.PluralRules(language);
let lists = new Intl.ListFormat(language);

/** When there are words; without a table, keys have to do. */
export const worded = loadTable();

async function loadTable() {
  try {
    table = await (await load(`messages/${language}.json`)).json();
  } catch (error) {
    doWithout("words but its own keys", error);
  }
  hasTable = true;
}

/** Draws again what was drawn before there were words. @param {() => void} draw */
export function drawWhenWorded(draw) {
  if (!hasTable) worded.then(draw);
}

/** @param {boolean} are simple, or the usual ones */
export function useSimpleWords(are) {
  if (are === areSimple) return;
  areSimple = are;
  for (const draw of speakers) draw();
}

/** Other words. What is missing stays as it is. @param {Record<string, string>} texts @param {string} tag of their language, BCP 47 */
export function translate(texts, tag) {
  own = texts;
  plurals = new Intl.PluralRules(tag);
  lists = new Intl.ListFormat(tag);
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
function templateOf(key, values) {
  const { count } = values;
  const endings = typeof count === "number" ? [`.${plurals.select(count)}`, ".other", ""] : ["", ".other"];
  for (const ending of endings) {
    const template = templateIn(own, key, ending) ?? templateIn(table, key, ending);
    if (template !== undefined) return template;
  }
  return wordsOf(key, values);
}

/** @param {Record<string, string>} texts @param {string} key @param {string} ending @returns {string | undefined} */
const templateIn = (texts, key, ending) => (areSimple ? texts[`${key}.simple${ending}`] : undefined) ?? texts[key + ending];

/** A key said in words, with its values: “Not saved”, “Completed: Bread”. @param {string} key @param {Record<string, unknown>} values */
function wordsOf(key, values) {
  const slots = Object.keys(values).map((name) => `{${name}}`).join(", ");
  if (key === "quoted") return slots;
  const words = key.replace(/Unnamed$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const sentence = words.slice(0, 1).toUpperCase() + words.slice(1);
  return slots && sentence ? `${sentence}: ${slots}` : sentence;
}
