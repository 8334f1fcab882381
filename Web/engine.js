// Loads the engine, a WebAssembly module, and creates its instances. All data are numbers, encoded by the tables of
// wire.js.

import { doWithout, engineFile, load, once } from "./assets.js";
import { firstPress, layout, momentCodes, roles, settings } from "./vocabulary.js";
import { effects, events, lists, structures } from "./wire.js";

/** @typedef {import("./wire.js").Moment} Moment @typedef {import("./wire.js").Effect} Effect */

/** @type {Map<unknown, number>} */
const moments = new Map([
  ...Object.entries(momentCodes), ...roles.map((role, index) => /** @type {const} */ ([`pressed(${role})`, firstPress + index])),
]);
const momentNames = new Map([...moments].map(([name, code]) => [code, name]));

/** @param {Moment} name */
export const momentCode = (name) => /** @type {number} */ (moments.get(name));

/** Returns 0 for an unknown name.
 * @param {readonly string[]} names @param {unknown} name */
export const codeOf = (names, name) => Math.max(0, names.indexOf(/** @type {string} */ (name)));

/** @param {() => Promise<Exports>} exports of an instance
 * @returns {Promise<Engine | null>} null if WebAssembly is blocked or the file can't be loaded */
export async function loadEngine(exports = shared) {
  try {
    const engine = new Engine(await exports());
    // Integers have 31 bits.
    engine.handle({ event: "seeded", seed: Math.floor(performance.timeOrigin) % 2 ** 31 }, performance.now());
    return engine;
  } catch (error) {
    doWithout("engine, so everything works without feedback", error);
    return null;
  }
}

export class Engine {
  /** On the clock of performance.now(); null at rest.
   * @type {number | null} */
  deadline = null;
  #exports;

  /** @param {Exports} exports */
  constructor(exports) { this.#exports = exports; }

  /** @param {import("./wire.js").Event} event @param {number} now milliseconds of performance.now()
   * @returns {Effect[]} */
  handle(event, now) {
    const [code, ...fields] = events[event.event].split(" ");
    const count = this.#exports.nod_handle(input(this.#exports, [Number(code), now, ...written(fields, event)]));
    const numbers = new Numbers(output(this.#exports, count));
    const spoken = numbers.next();
    if (spoken !== layout) throw new Error(`Nod: the engine speaks layout ${spoken}, not ${layout}.`);
    this.deadline = numbers.optional();
    return numbers.times(() => readEffect(numbers)).flatMap((effect) => effect ?? []);
  }
}

/** Reads a record; skips unknown kinds.
 * @param {Numbers} numbers */
function readEffect(numbers) {
  const effect = effects[numbers.next()];
  const length = numbers.next();
  const end = numbers.position + length;
  const read = effect && /** @type {Effect} */ ({ effect, .../** @type {{}} */ (reader(effect)(numbers)) });
  numbers.position = end;
  return read;
}

/** @param {string[]} fields @param {object} values @returns {number[]} */
const written = (fields, values) => fields.flatMap((field) => {
  const [name, type = ""] = field.split(":");
  return numbersOf(type, /** @type {Record<string, unknown>} */ (values)[name]);
});

/** @param {string} type as wire.js names it @param {unknown} value @returns {number[]} */
function numbersOf(type, value) {
  const all = /** @type {unknown[]} */ (value);
  if (type.endsWith("?")) return value === null || value === undefined ? [0] : [1, ...numbersOf(type.slice(0, -1), value)];
  if (type.startsWith("[")) return [all.length, ...all.flatMap((one) => numbersOf(type.slice(1, -1), one))];
  if (structures[type]) return written(structures[type].split(" "), /** @type {{}} */ (value));
  if (type === "settings") {
    const chosen = /** @type {Record<string, unknown>} */ (value);
    // Small entries report only the settings that the page chose.
    return Object.entries(settings).map(([name, { names, standard }]) => {
      const setting = chosen[name] ?? standard;
      return names ? codeOf(names, setting) : Number(setting);
    });
  }
  if (type === "figures") return /** @type {number[]} */ (value);
  if (type === "moment") return [momentCode(/** @type {Moment} */ (value))];
  return [lists[type] ? codeOf(lists[type], value) : Number(value ?? 0)];
}

/** @type {Map<string, (from: Numbers) => unknown>} */
const readers = new Map();

/** Reads a value of a type of wire.js.
 * @param {string} type */
export function reader(type) {
  const read = readers.get(type) ?? makeReader(type);
  readers.set(type, read);
  return read;
}

/** @param {string} type @returns {(from: Numbers) => unknown} */
function makeReader(type) {
  if (structures[type]) {
    const fields = structures[type].split(" ").map((field) => field.split(":"));
    const reads = fields.map(([name, of = ""]) => /** @type {const} */ ([name, reader(of)]));
    return (from) => Object.fromEntries(reads.map(([name, read]) => [name, read(from)]));
  }
  const one = type && reader(type.endsWith("?") ? type.slice(0, -1) : type.startsWith("[") ? type.slice(1, -1) : "");
  if (one && type.endsWith("?")) return (from) => from.maybe(() => one(from));
  if (one && type.startsWith("[")) return (from) => from.times(() => one(from));
  if (type === "flag") return (from) => from.flag();
  if (type === "moment") return (from) => momentNames.get(from.next());
  return lists[type] ? (from) => from.name(lists[type]) : (from) => from.next();
}

export class Numbers {
  position = 0;

  /** @param {Float64Array} list */
  constructor(list) { this.list = list; }

  next() { return this.list[this.position++]; }
  flag() { return this.next() !== 0; }
  /** @template {readonly string[]} Names @param {Names} names @returns {Names[number]} */
  name(names) { return names[this.next()]; }
  /** @template One @param {() => One} read @returns {One | null} */
  maybe(read) { return this.flag() ? read() : null; }
  optional() { return this.maybe(() => this.next()); }
  /** Reads a list: length, then elements.
   * @template One @param {() => One} read @returns {One[]} */
  times(read) { return Array.from({ length: this.next() }, read); }
  numbers() { return this.times(() => this.next()); }
}

/** @typedef {{memory: WebAssembly.Memory}
 *   & Record<`nod_${string}`, (...values: (number | boolean)[]) => number>} Exports */

const compiled = once(async () => {
  const response = await load("nod.wasm", engineFile);
  // Streaming requires the right content type.
  const isTyped = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return isTyped && WebAssembly.compileStreaming
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
});

/** @returns {Promise<Exports>} */
export async function instantiate() {
  const { exports } = await WebAssembly.instantiate(await compiled());
  return /** @type {Exports} */ (exports);
}

/** The page's instance. */
export const shared = once(instantiate);

/** Writes numbers for the next call and returns their count. `nod_input` may move the memory.
 * @param {Exports} exports @param {number[]} numbers */
export function input({ memory, nod_input }, numbers) {
  const place = nod_input(numbers.length);
  new Float64Array(memory.buffer, place, numbers.length).set(numbers);
  return numbers.length;
}

/** @param {Exports} exports @param {number} count */
export const output = ({ memory, nod_output }, count) => new Float64Array(memory.buffer, nod_output(), count).slice();

/** Returns samples, −1…1.
 * @param {Exports} exports @param {number} code of `sounds` @param {number} rate samples a second
 * @param {number[]} [figures] if custom */
export function synthesize(exports, code, rate, figures = []) {
  const { memory, nod_sound, nod_sound_samples } = exports;
  const count = nod_sound(code, rate, input(exports, figures));
  return new Float32Array(memory.buffer, nod_sound_samples(), count).slice();
}
