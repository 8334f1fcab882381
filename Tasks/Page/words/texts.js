// The page's words: one table a language (Tasks/Texts), from which the server fills in the document as well.

import { message } from "/nod/nod.js";
import { Words } from "/nod/words.js";

/** What the page speaks. */
export const language = document.documentElement.lang || "en";

/** @type {Record<string, string>} Without it texts are their keys in words: ugly, and still a page that works. */
const table = await fetch(`/texts/${language}.json`)
  .then((response) => response.json())
  .catch((error) => {
    console.warn("Tasks: the texts could not be read.", error);
    return {};
  });

const ours = new Words(language, table);
ours.areSimple = document.documentElement.dataset.nodProfile === "child";

/** Fires `change` when everything is said in other words from now on. */
export const words = new EventTarget();

/** How the page speaks, as the server is told, so that its answers fit. */
export const manner = () => (ours.areSimple ? "simple" : "usual");

/** Simple words, or the usual ones: what stands in the page is said anew, and what was typed stays.
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

/** Its marks name what is said in it: `key`, or `attribute:key`.
 * @param {Element} element */
function reword(element) {
  for (const mark of (element.getAttribute("data-words") ?? "").split(" ")) {
    const [key, attribute] = mark.split(":").reverse();
    if (attribute) element.setAttribute(attribute, text(key));
    else sayIn(element, text(key));
  }
}

/** Beside its words an element may hold an icon, a number, a note.
 * @param {Element} element @param {string} said */
function sayIn(element, said) {
  const place = Array.from(element.childNodes).find((node) => node instanceof Text && node.data.trim());
  if (place instanceof Text) place.data = place.data.replace(place.data.trim(), () => said);
}

/** The library says what the app has no words of its own for, such as the settings of feedback.
 * @param {string} key @param {Record<string, string | number>} [values] */
export const text = (key, values) => (has(key) ? ours.text(key, values) : message(key, values));

/** @param {string} key */
export const has = (key) => key in table || `${key}.other` in table;

const alphabet = new Intl.Collator(language, { numeric: true });

/** As an index sorts names.
 * @param {string} one @param {string} other */
export const alphabetical = (one, other) => alphabet.compare(one, other);

/** “A”, “B” and “C”.
 * @param {string[]} texts */
export const quoted = (texts) => ours.quotedList(texts);

/** As a sentence begins.
 * @param {string} words */
export const capitalized = (words) => {
  const [first = "", ...rest] = words;
  return first.toLocaleUpperCase(language) + rest.join("");
};
