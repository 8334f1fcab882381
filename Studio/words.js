// Studio's words: a table of its own (the app never loads it), numbers and times as the page's language writes them.

/** What the page speaks. */
export const language = document.documentElement.lang || "en";

/** @type {Record<string, string>} Without it every text is its key: ugly, and still a page that works. */
const table = await fetch(`/texts/studio/${language}.json`)
  .then((response) => response.json())
  .catch((error) => {
    console.warn("Studio: the texts could not be read.", error);
    return {};
  });

const plurals = new Intl.PluralRules(language);
const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
const short = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });

/** The text of a key, its {names} filled in; with a {count}, in its plural form.
 * @param {string} key @param {Record<string, string | number>} [values] */
export function text(key, values = {}) {
  const form = table[key] ?? table[`${key}.${plurals.select(Number(values.count))}`] ?? table[`${key}.other`] ?? key;
  return form.replace(/\{(\w+)\}/g, (place, name) => {
    const value = values[name] ?? place;
    return typeof value === "number" ? figures.format(value) : value;
  });
}

/** As it is read: two decimals.
 * @param {number} value */
export const figure = (value) => short.format(value);

/** A time as it is read.
 * @param {number} milliseconds */
export const time = (milliseconds) => text("studio.ms", { time: whole.format(milliseconds) });
