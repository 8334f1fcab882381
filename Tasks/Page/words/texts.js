// The page's texts, one table per language (Tasks/Texts).

import { message, Words } from "/nod/messages.js";

export const language = document.documentElement.lang || "en";

/** @type {Record<string, string>} If it is missing, the page shows words made from keys. */
const table = await fetch(`/texts/${language}.json`)
  .then((response) => response.json())
  .catch((error) => {
    console.warn("Tasks: the texts could not be read.", error);
    return {};
  });

const ours = new Words(language, table);
ours.areSimple = document.documentElement.dataset.nodProfile === "child";

/** Fires `change` when the wording changes. */
export const words = new EventTarget();

export const manner = () => (ours.areSimple ? "simple" : "usual");

/** Switches between usual and simple words. Input stays.
 * @param {boolean} are */
export function useSimpleWords(are) {
  if (are === ours.areSimple) return;
  ours.areSimple = are;
  const templates = Array.from(document.querySelectorAll("template"), ({ content }) => content);
  for (const part of [document, ...templates]) {
    for (const element of part.querySelectorAll("[data-words]")) reword(element);
  }
  words.dispatchEvent(new Event("change"));
}

/** Replaces the texts named by `data-words`: `key` or `attribute:key`.
 * @param {Element} element */
function reword(element) {
  for (const mark of (element.getAttribute("data-words") ?? "").split(" ")) {
    const [key, attribute] = mark.split(":").reverse();
    if (attribute) element.setAttribute(attribute, text(key));
    else sayIn(element, text(key));
  }
}

/** Replaces the text beside icons, numbers or notes.
 * @param {Element} element @param {string} said */
function sayIn(element, said) {
  const place = Array.from(element.childNodes).find((node) => node instanceof Text && node.data.trim());
  if (place instanceof Text) place.data = place.data.replace(place.data.trim(), () => said);
}

/** Falls back to the library's texts, such as the settings of feedback.
 * @param {string} key @param {Record<string, string | number>} [values] */
export const text = (key, values) => (has(key) ? ours.text(key, values) : message(key, values));

/** @param {string} key */
export const has = (key) => key in table || `${key}.other` in table;

const alphabet = new Intl.Collator(language, { numeric: true });

/** @param {string} one @param {string} other */
export const alphabetical = (one, other) => alphabet.compare(one, other);

/** @param {string[]} texts */
export const quoted = (texts) => ours.quotedList(texts);

/** @param {string} words */
export const capitalized = (words) => {
  const [first = "", ...rest] = words;
  return first.toLocaleUpperCase(language) + rest.join("");
};
