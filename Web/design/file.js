// Validates feedback files and lists all problems, each with its path, the value found and the values allowed. Types,
// ranges and names come from the schema. The engine checks combinations of figures (`unrest`).

/**
 * @typedef {import("../nod.js").FeedbackFile} FeedbackFile @typedef {import("./tuning.js").Schema} Schema
 * @typedef {import("../nod.js").FeedbackFileError} Declared
 * @typedef {Declared["problems"][number]} Problem @typedef {Problem["reason"]} Reason
 */

const mostBytes = 65536; // the engine's: FeedbackFile.mostBytes

/** @implements {Declared} */
export class FeedbackFileError extends Error {
  name = /** @type {const} */ ("FeedbackFileError");

  /** @param {Problem[]} problems at least one */
  constructor(problems) {
    const lines = problems.map(({ path, ...problem }) => [path, sentences[problem.reason](problem)]);
    super(lines.map((parts) => parts.filter(Boolean).join(": ")).join("\n"));
    this.problems = problems;
  }
}

/** @type {Record<Reason, (problem: {found?: string, allowed?: string, line?: number}) => string>} */
const sentences = {
  broken: ({ line }) => `This is not JSON: line ${line} can't be read. Correct it there.`,
  tooLarge: ({ found, allowed }) => `The file has ${found} bytes; ${allowed} are allowed. Write only what differs.`,
  missing: ({ allowed }) => `It is missing. Write ${allowed}.`,
  unexpected: ({ found, allowed }) => `${found} stands here. Write ${allowed}.`,
  outside: ({ found, allowed }) => `${found} is outside ${allowed}. Write a number from there, or leave it out.`,
  notWhole: ({ found, allowed }) => `${found} is not whole. Write a whole number of ${allowed}.`,
  unknownKey: ({ allowed }) => `There is no such key. Take it out, or use one of ${allowed}.`,
  tooLong: ({ found, allowed }) => `It has ${found} characters; ${allowed} are allowed. Shorten it.`,
  restless: ({ found, allowed }) => `The check is still ${found} from rest when it has to be there; ${allowed} is `
    + "allowed. Lower its response or peak, or raise its damping.",
};

/** Reads a file, without checking combinations of figures, which the engine does.
 * @param {string | FeedbackFile} given its text, or the parsed text @param {Schema} schema @returns {FeedbackFile} */
export function read(given, schema) {
  const file = /** @type {Record<string, unknown>} */ (typeof given === "string" ? parsed(given) : given);
  if (file?.version === 1) return read({ ...inMilliseconds(file, schema), version: schema.properties.version.const }, schema);
  const problems = check(file, schema, "", schema);
  // In another format or version, keys may differ in meaning.
  const foreign = problems.find(({ path }) => schema.properties[path]?.const !== undefined && file[path] !== undefined);
  if (problems.length > 0) throw new FeedbackFileError(foreign ? [foreign] : problems);
  const valid = /** @type {FeedbackFile} */ (/** @type {object} */ (file));
  const early = earlyTaps(valid, schema["$defs"].taps);
  if (early.length > 0) throw new FeedbackFileError(early);
  return valid;
}

const pause = 20; // the engine's: FileRange.pause

/** Problems of taps too close for plain motors to separate.
 * @param {FeedbackFile} file @param {Schema} list of taps @returns {Problem[]} */
const earlyTaps = ({ taps = {} }, list) => Object.entries(taps).flatMap(([kind, all]) => all.flatMap(({ time }, index) => {
  const last = all[index - 1];
  const least = last ? last.time + last.duration + pause : 0;
  const most = Math.max(least, list.items.properties.time.maximum);
  return time >= least ? [] : [
    { path: `taps.${kind}[${index}].time`, reason: "outside", found: shown(time), allowed: `${least} … ${most}` }];
}));

/** Version 1 had its times in seconds.
 * @param {Record<string, any>} values @param {Schema} schema @returns {any} */
function inMilliseconds(values, { properties = {} }) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => {
    const inner = properties[key];
    if (isObject(value)) return [key, inner ? inMilliseconds(value, inner) : value];
    return [key, inner?.["x-unit"] === "milliseconds" && typeof value === "number" ? Math.round(value * 1e6) / 1e3 : value];
  }));
}

/** @param {string} text */
function parsed(text) {
  const { length } = new TextEncoder().encode(text);
  if (length > mostBytes) {
    throw new FeedbackFileError([{ path: "", reason: "tooLarge", found: `${length}`, allowed: `${mostBytes}` }]);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new FeedbackFileError([{ path: "", reason: "broken", line: lineOf(message, text) }]);
  }
}

/** Browsers report a line, a position or, at the end of the text, neither.
 * @param {string} message @param {string} text */
function lineOf(message, text) {
  const [, line] = /line (\d+)/.exec(message) ?? [];
  const [, position = String(text.length)] = /position (\d+)/.exec(message) ?? [];
  return line ? Number(line) : text.slice(0, Number(position)).split("\n").length;
}

/** @param {unknown} value @param {Schema} given the allowed values @param {string} path @param {Schema} root
 * @returns {Problem[]} */
function check(value, given, path, root) {
  const schema = given["$ref"] ? root["$defs"][given["$ref"].split("/").at(-1)] : given;
  const types = [schema.type ?? []].flat();
  const one = (/** @type {Reason} */ reason, found = shown(value), allowed = expected(schema, types)) => [
    { path, reason, found, allowed },
  ];
  if (schema.const !== undefined) return value === schema.const ? [] : one("unexpected");
  if (schema.enum) return schema.enum.includes(value) ? [] : one("unexpected");
  if (value === null && types.includes("null")) return [];
  if (types.includes("object")) {
    return isObject(value)
      ? members(/** @type {Record<string, unknown>} */ (value), schema, path, root) : one("unexpected");
  }
  if (types.includes("array")) {
    const fits = Array.isArray(value) && value.length >= schema.minItems && value.length <= schema.maxItems;
    return fits ? value.flatMap((item, index) => check(item, schema.items, `${path}[${index}]`, root)) : one("unexpected");
  }
  if (types.includes("string")) {
    if (typeof value !== "string") return one("unexpected");
    const { length } = [...value];
    return length > schema.maxLength ? one("tooLong", String(length), String(schema.maxLength)) : [];
  }
  if (typeof value !== "number") return one("unexpected");
  if (!(value >= schema.minimum && value <= schema.maximum)) return one("outside", shown(value), rangeOf(schema));
  return types.includes("integer") && !Number.isInteger(value) ? one("notWhole", shown(value), rangeOf(schema)) : [];
}

/** @param {Record<string, unknown>} object @param {Schema} schema @param {string} path @param {Schema} root
 * @returns {Problem[]} */
function members(object, { properties, required = [] }, path, root) {
  const at = (/** @type {string} */ key) => (path ? `${path}.${clipped(key)}` : clipped(key));
  const known = Object.keys(properties).join(", ");
  const found = Object.entries(object).flatMap(([key, value]) => (Object.hasOwn(properties, key)
    ? check(value, properties[key], at(key), root)
    : [/** @type {Problem} */ ({ path: at(key), reason: "unknownKey", allowed: known })]));
  const missing = required.filter((/** @type {string} */ key) => !Object.hasOwn(object, key));
  return found.concat(missing.map((/** @type {string} */ key) => (
    { path: at(key), reason: "missing", allowed: `"${key}": ${expected(properties[key], [])}` })));
}

/** @param {Schema} schema @param {string[]} types */
function expected(schema, types) {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((/** @type {unknown} */ name) => JSON.stringify(name)).join(" | ");
  if (types.includes("object")) return types.includes("null") ? "{ … } | null" : "{ … }";
  if (types.includes("array")) return `[ … ] of ${schema.minItems} … ${schema.maxItems}`;
  return types.includes("string") ? '"…"' : rangeOf(schema);
}

/** @param {Schema} schema */
const rangeOf = ({ minimum, maximum }) => `${minimum} … ${maximum}`;

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value */
function shown(value) {
  if (isObject(value)) return "{ … }";
  if (Array.isArray(value)) return "[ … ]";
  return clipped(typeof value === "string" ? JSON.stringify(value) : String(value));
}

/** @param {string} text */
function clipped(text) {
  const visible = text.replaceAll(/\p{C}/gu, " ");
  return visible.length > longest ? `${visible.slice(0, longest)}…` : visible;
}
const longest = 40;
