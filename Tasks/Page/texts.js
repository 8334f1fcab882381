// The page's words: one table a language (Tasks/Texts), from which the server fills in the document as well.

/** What the page speaks. */
export const language = document.documentElement.lang || "en";

/** @type {Record<string, string>} Without it every text is its key: ugly, and still a page that works. */
const table = await fetch(`/texts/${language}.json`)
  .then((response) => response.json())
  .catch((error) => {
    console.warn("Tasks: the texts could not be read.", error);
    return {};
  });

const plurals = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(language);
const lists = new Intl.ListFormat(language, { type: "conjunction" });

/**
 * The text of a key, its {names} filled in. With a {count} and no text of its own, a key stands for its plural forms,
 * `key.one`, `key.other`.
 * @param {string} key @param {Record<string, string | number>} [values]
 */
export function text(key, values = {}) {
  const form = table[key] ?? table[`${key}.${plurals.select(Number(values.count))}`] ?? table[`${key}.other`] ?? key;
  return form.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = values[name] ?? whole;
    return typeof value === "number" ? numbers.format(value) : value;
  });
}

const alphabet = new Intl.Collator(language, { numeric: true });

/** As an index sorts names. @param {string} one @param {string} other */
export const alphabetical = (one, other) => alphabet.compare(one, other);

/** “A”, “B” and “C”. @param {string[]} texts */
export const quoted = (texts) => lists.format(texts.map((one) => text("quote", { text: one })));

/** As a sentence begins. @param {string} words */
export const capitalized = (words) => {
  const [first = "", ...rest] = words;
  return first.toLocaleUpperCase(language) + rest.join("");
};
