// Reads what the engine answered: numbers in, effects in words out. The layout is in Documentation/ScoreBuffer.md.

import * as codes from "./codes.js";

/**
 * @typedef {import("./design.js").Score} Score @typedef {import("./design.js").Burst} Burst
 * @typedef {import("./design.js").Haptic} Haptic @typedef {import("./design.js").Track} Track
 * @typedef {import("./names.js").ToastKind} ToastKind @typedef {import("./names.js").ToastAction} ToastAction
 * @typedef {{
 *   id: number, kind: ToastKind, message: number | null, action: ToastAction | null, items: number[],
 *   collections: number[],
 * }} Toast
 * @typedef {import("./names.js").CheckState} CheckState @typedef {import("./names.js").ChangeCause} Cause
 * @typedef {{place: number, state: import("./names.js").LoadState, showsSpinner: boolean, showsText: boolean}} Load
 * @typedef {{
 *   draw: {item: number, completed: boolean, state: CheckState, cause: Cause, spot: number | null},
 *   send: {item: number, completed: boolean, attempt: number, spot: number | null, isMove: boolean},
 *   settled: {item: number, completed: boolean},
 *   perform: {target: number | null, score: Score},
 *   leave: {item: number, score: Score | null},
 *   enter: {item: number, score: Score},
 *   toastShown: {toast: Toast},
 *   toastUpdated: {toast: Toast},
 *   announce: {words: import("./names.js").AnnouncedWords, isAssertive: boolean, toast: Toast | null},
 *   toastDismissed: {id: number},
 *   act: {action: ToastAction | null, toastKind: ToastKind, message: number | null, items: number[]},
 *   load: Load,
 * }} Fields of each kind of effect
 */
/** @template {keyof Fields} Kind @typedef {{kind: Kind} & Fields[Kind]} EffectOf */
/** @typedef {{[Kind in keyof Fields]: EffectOf<Kind>}[keyof Fields]} Effect */

/** Every effect of one answer, in order.
 * @param {Float64Array} answer @returns {Effect[]} */
export function readEffects(answer) {
  const numbers = new Numbers(answer);
  if (numbers.next() !== codes.layout) {
    throw new Error(`Nod: the engine speaks layout ${answer[0]}, not ${codes.layout}.`);
  }
  numbers.optional();
  return numbers.times(() => readEffect(numbers)).flatMap((effect) => effect ?? []);
}

/** When the engine wants to be called by itself, on the clock of performance.now(); null when never.
 * @param {Float64Array} answer */
export const readDeadline = ([, isThere, deadline]) => (isThere ? deadline : null);

/** Numbers, one after the other. */
class Numbers {
  position = 0;

  /** @param {Float64Array} list */
  constructor(list) { this.list = list; }

  next() { return this.list[this.position++]; }
  flag() { return this.next() !== 0; }
  /** Reads a value after whether there is one.
   * @template T @param {() => T} read @returns {T | null} */
  maybe(read) { return this.flag() ? read() : null; }
  optional() { return this.maybe(() => this.next()); }

  /** @template T @param {readonly T[]} names */
  name(names) { return names[this.next()]; }
  /** @template T @param {readonly T[]} names @returns {T | null} */
  optionalName(names) { return this.maybe(() => this.name(names)); }
  /** As many as the next number says.
   * @template T @param {() => T} read @returns {T[]} */
  times(read) { return Array.from({ length: this.next() }, read); }
  numbers() { return this.times(() => this.next()); }
}

/** One record; null when its kind is unknown here.
 * @param {Numbers} numbers @returns {Effect | null} */
function readEffect(numbers) {
  const kind = codes.effectNames[numbers.next()];
  const length = numbers.next();
  const end = numbers.position + length;
  const effect = kind ? /** @type {Effect} */ ({ kind, ...readers[kind](numbers) }) : null;
  numbers.position = end;
  return effect;
}

/** @type {{[Kind in keyof Fields]: (numbers: Numbers) => Fields[Kind]}} */
const readers = {
  draw: (numbers) => ({
    item: numbers.next(), completed: numbers.flag(),
    state: numbers.name(codes.checkStates), cause: numbers.name(codes.causes),
    spot: numbers.optional(),
  }),
  send: (numbers) => ({
    item: numbers.next(), completed: numbers.flag(), attempt: numbers.next(),
    spot: numbers.optional(), isMove: numbers.flag(),
  }),
  settled: (numbers) => ({ item: numbers.next(), completed: numbers.flag() }),
  perform: (numbers) => ({ target: numbers.optional(), score: readScore(numbers) }),
  leave: (numbers) => ({ item: numbers.next(), score: readScore(numbers) }),
  enter: (numbers) => ({ item: numbers.next(), score: readScore(numbers) }),
  toastShown: (numbers) => ({ toast: readToast(numbers) }),
  toastUpdated: (numbers) => ({ toast: readToast(numbers) }),
  toastDismissed: (numbers) => ({ id: numbers.next() }),
  announce: (numbers) => ({
    words: numbers.name(codes.words), isAssertive: numbers.flag(), toast: numbers.maybe(() => readToast(numbers)),
  }),
  act: (numbers) => ({
    action: numbers.name(codes.toastActions), toastKind: numbers.name(codes.toastKinds), message: numbers.optional(),
    items: numbers.numbers(),
  }),
  load: (numbers) => ({
    place: numbers.next(), state: numbers.name(codes.loadStates),
    showsSpinner: numbers.flag(), showsText: numbers.flag(),
  }),
};

/** @param {Numbers} numbers @returns {Toast} */
const readToast = (numbers) => ({
  id: numbers.next(), kind: numbers.name(codes.toastKinds), message: numbers.optional(),
  action: numbers.optionalName(codes.toastActions), items: numbers.numbers(), collections: numbers.numbers(),
});

/** @param {Numbers} numbers @returns {Score} */
const readScore = (numbers) => ({
  moments: numbers.times(() => codes.momentName(numbers.next())),
  haptic: numbers.maybe(() => readHaptic(numbers)),
  sound: numbers.optionalName(codes.sounds),
  volume: numbers.next(),
  announcement: numbers.maybe(() => readAnnouncement(numbers)),
  toast: numbers.optionalName(codes.toastKinds),
  stay: numbers.next(),
  held: numbers.times(() => ({ channel: numbers.name(codes.channels), reason: numbers.name(codes.reasons) })),
  tracks: numbers.times(() => readTrack(numbers)),
  burst: numbers.maybe(() => readBurst(numbers)),
});

/** @param {Numbers} numbers @returns {Haptic} */
const readHaptic = (numbers) => ({
  kind: numbers.name(codes.haptics), intensity: numbers.next(), pattern: numbers.numbers(),
});

/** @param {Numbers} numbers @returns {NonNullable<Score["announcement"]>} */
const readAnnouncement = (numbers) => ({ words: numbers.name(codes.words), isAssertive: numbers.flag() });

/** @param {Numbers} numbers @returns {Track} */
const readTrack = (numbers) => ({
  property: numbers.name(codes.properties), duration: numbers.next(), values: numbers.numbers(),
});

/** @param {Numbers} numbers @returns {Burst} */
function readBurst(numbers) {
  const count = numbers.next();
  const duration = numbers.next();
  const looks = numbers.next();
  const collections = numbers.numbers();
  return { duration, collections, particles: Array.from({ length: count }, () => readParticle(numbers, looks)) };
}

/** @param {Numbers} numbers @param {number} looks @returns {Burst["particles"][number]} */
const readParticle = (numbers, looks) => ({
  shape: numbers.name(codes.shapes), size: numbers.next(), turn: numbers.next(), color: numbers.next(),
  looks: Array.from({ length: looks }, () => ({
    x: numbers.next(), y: numbers.next(), scale: numbers.next(), opacity: numbers.next(),
  })),
});
