// Studio's texts, and numbers and times in the page's language.

import { Words } from "/nod/messages.js";
import { message } from "./library.js";

export const language = document.documentElement.lang || "en";

/** @type {Record<string, string>} Without it texts are their keys in words: ugly, and still a page that works. */
const table = await fetch(`/texts/studio/${language}.json`)
  .then((response) => response.json())
  .catch((error) => {
    console.warn("Studio: the texts could not be read.", error);
    return {};
  });

const words = new Words(language, table);
const short = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });

/** @param {string} key @param {Record<string, string | number>} [values] */
export const text = (key, values) => words.text(key, values);

/** The moment's name, or the text of its notice.
 * @param {string} name */
export const momentName = (name) => (
  `moment.${name}` in table ? text(`moment.${name}`) : message(name));

/** @param {number} value */
export const figure = (value) => short.format(value);

/** @param {number} milliseconds */
export const time = (milliseconds) => text("studio.ms", { time: whole.format(milliseconds) });
