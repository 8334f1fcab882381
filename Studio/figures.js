// Figures that can be tuned, from the feedback file's schema.

/**
 * @typedef {{
 *   path: string, number: number, name: string, note: string, unit: string, isWhole: boolean, least: number,
 *   most: number, advised: [number, number], standard: Record<string, number>,
 * }} Figure
 * @typedef {Record<string, any>} Schema
 * @typedef {Record<string, number>} Item a tap or a note, by the keys of the feedback file
 * @typedef {{notes: Item[], duration: number, gain: number, timbre: number}} Sound
 */

export const schema = await fetch("/nod/feedback.schema.json").then((response) => response.json());

/** @param {Schema} node @param {string[]} path @returns {Figure[]} */
function figuresIn(node, path) {
  if ("x-figure" in node) return [figureFrom(node, path.join("."))];
  return Object.entries(node.properties ?? {}).flatMap(([key, inner]) => figuresIn(inner, [...path, key]));
}

/** @param {Schema} node @param {string} path @returns {Figure} */
const figureFrom = (node, path) => ({
  path, number: node["x-figure"], name: node["x-name"], note: node.description, unit: node["x-unit"],
  isWhole: node.type === "integer", least: node.minimum, most: node.maximum, advised: node["x-advised"], standard: {
    standard: node.default, child: node["x-child"]
  },
});

export const figures = figuresIn(schema, []);

/** @param {string} path */
export const figureAt = (path) => /** @type {Figure} */ (figures.find((figure) => figure.path === path));
/** @param {number} number */
export const figureNumbered = (number) => figures.find((figure) => figure.number === number);

const answer = schema["$defs"].answer.properties;
export const moments = Object.keys(schema.properties.moments.properties);
/** Sequences of moments, shown as one. */
export const presets = ["completion"];
export const profiles = /** @type {string[]} */ (schema.properties.basedOn.enum);
export const haptics = /** @type {string[]} */ (answer.haptic.properties.kind.enum);
export const sounds = /** @type {NonNullable<Score["sound"]>[]} */ (
  answer.sound.enum.filter(Boolean)
);
const { taps, sounds: tuned } = schema.properties;
/** @type {Record<string, Item[]>} */
export const standardTaps = defaultsOf(taps);
/** @type {Record<string, Sound>} */
export const standardSounds = defaultsOf(tuned);
export const tapList = schema["$defs"].taps;
const { notes, ...rest } = schema["$defs"].sound.properties;
export const noteList = notes;
/** Figures of a sound besides its notes. */
export const soundFigures = rest;

/** @param {Schema} node */
function defaultsOf({ properties }) {
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, inner.default]));
}

export const strength = answer.haptic.properties.intensity;
export const format = schema.properties.format.const;
export const version = schema.properties.version.const;
export const longestName = schema.properties.name.maxLength;
