// Studio's texts, and numbers and times in the page's language.

import { Words } from "/nod/messages.js";
import { message } from "./library.js";

export const language = document.documentElement.lang || "en";

/** @type {Record<string, string>} If it is missing, the page shows words made from keys. */
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

/** @param {string} name */
export const momentName = (name) => (
  `moment.${name}` in table ? text(`moment.${name}`) : message(name));

/** @param {number} value */
export const figure = (value) => short.format(value);

/** @param {number} milliseconds */
export const time = (milliseconds) => text("studio.ms", { time: whole.format(milliseconds) });
