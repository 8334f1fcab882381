// Reads what the engine answered: numbers in, effects in words out. The layout is in Documentation/ScoreBuffer.md.

import * as codes from "./codes.js";

/**
 * @typedef {{property: string, duration: number, values: number[]}} Track
 * @typedef {{x: number, y: number, scale: number, opacity: number}} Look
 * @typedef {{shape: string, size: number, turn: number, color: number, looks: Look[]}} Particle
 * @typedef {{duration: number, collections: number[], particles: Particle[]}} Burst
 * @typedef {{kind: string, intensity: number, pattern: number[]}} Haptic
 * @typedef {{words: string, isAssertive: boolean}} Announcement
 * @typedef {{
 *   moments: string[], haptic: Haptic | null, sound: string | null, volume: number, announcement: Announcement | null,
 *   toast: string | null, stay: number, held: {channel: string, reason: string}[], tracks: Track[], burst: Burst | null,
 * }} Score
 * @typedef {{id: number, kind: string, message: number | null, action: string | null, items: number[], collections: number[]}} Toast
 * @typedef {Record<string, any> & {kind: string}} Effect
 */

/** Every effect of one answer, in order. @param {Float64Array} answer @returns {Effect[]} */
export function readEffects(answer) {
  const numbers = new Numbers(answer);
  if (numbers.next() !== codes.layout) throw new Error(`Nod: the engine speaks layout ${answer[0]}, not ${codes.layout}.`);
  numbers.next();
  return numbers.times(() => readEffect(numbers)).filter(Boolean);
}

/** When the engine wants to be called by itself, on the clock of performance.now(); −1 when never. @param {Float64Array} answer */
export const readDeadline = (answer) => answer[1];

/** Numbers, one after the other. */
class Numbers {
  position = 0;

  /** @param {Float64Array} list */
  constructor(list) { this.list = list; }

  next() { return this.list[this.position++]; }
  flag() { return this.next() !== 0; }
  /** A number after whether there is one. @returns {number | null} */
  optional() {
    const isThere = this.flag();
    const number = this.next();
    return isThere ? number : null;
  }

  /** @template T @param {readonly T[]} names @returns {T | null} */
  name(names) { return names[this.next()] ?? null; }
  /** As many as the next number says. @template T @param {() => T} read @returns {T[]} */
  times(read) { return Array.from({ length: this.next() }, read); }
  numbers() { return this.times(() => this.next()); }
}

/** One record; null when it is of a kind that is not known here. @param {Numbers} numbers */
function readEffect(numbers) {
  const kind = codes.effectNames[numbers.next()];
  const length = numbers.next();
  const end = numbers.position + length;
  const effect = kind ? { kind, ...readers[kind](numbers, end) } : null;
  numbers.position = end;
  return effect;
}

/** Each knows where its record ends. @type {Record<string, (numbers: Numbers, end: number) => object>} */
const readers = {
  draw: (numbers) => ({
    item: numbers.next(), completed: numbers.flag(), state: numbers.name(codes.checkStates), cause: numbers.name(codes.causes),
  }),
  send: (numbers) => ({ item: numbers.next(), completed: numbers.flag(), attempt: numbers.next() }),
  settled: (numbers) => ({ item: numbers.next(), completed: numbers.flag() }),
  perform: (numbers) => ({ target: numbers.optional(), score: readScore(numbers) }),
  leave: (numbers) => ({ item: numbers.next(), score: readScore(numbers) }),
  enter: (numbers) => ({ item: numbers.next(), score: readScore(numbers) }),
  toastShown: (numbers) => ({ toast: readToast(numbers) }),
  toastUpdated: (numbers) => ({ toast: readToast(numbers) }),
  toastDismissed: (numbers) => ({ id: numbers.next() }),
  announce: (numbers, end) => ({
    words: numbers.name(codes.words), isAssertive: numbers.flag(), toast: numbers.position < end ? readToast(numbers) : null,
  }),
  act: (numbers) => ({
    action: numbers.name(codes.toastActions), toastKind: numbers.name(codes.toastKinds), message: numbers.optional(),
    items: numbers.numbers(),
  }),
  load: (numbers) => ({
    place: numbers.next(), state: numbers.name(codes.loadStates), showsSpinner: numbers.flag(), showsText: numbers.flag(),
  }),
};

/** @param {Numbers} numbers @returns {Toast} */
const readToast = (numbers) => ({
  id: numbers.next(), kind: numbers.name(codes.toastKinds) ?? "notice", message: numbers.optional(),
  action: numbers.name(codes.toastActions), items: numbers.numbers(), collections: numbers.numbers(),
});

/** @param {Numbers} numbers @returns {Score} */
const readScore = (numbers) => ({
  moments: numbers.times(() => codes.momentName(numbers.next())),
  haptic: readHaptic(numbers),
  sound: numbers.name(codes.sounds),
  volume: numbers.next(),
  announcement: readAnnouncement(numbers),
  toast: numbers.name(codes.toastKinds),
  stay: numbers.next(),
  held: numbers.times(() => ({ channel: numbers.name(codes.channels) ?? "", reason: numbers.name(codes.reasons) ?? "" })),
  tracks: numbers.times(() => readTrack(numbers)),
  burst: readBurst(numbers),
});

/** @param {Numbers} numbers @returns {Haptic | null} */
function readHaptic(numbers) {
  const kind = numbers.name(codes.haptics);
  return kind && { kind, intensity: numbers.next(), pattern: numbers.numbers() };
}

/** @param {Numbers} numbers @returns {Announcement | null} */
function readAnnouncement(numbers) {
  const words = numbers.name(codes.words);
  const isAssertive = numbers.flag();
  return words && { words, isAssertive };
}

/** @param {Numbers} numbers @returns {Track} */
const readTrack = (numbers) => ({
  property: numbers.name(codes.properties) ?? "", duration: numbers.next(), values: numbers.numbers(),
});

/** @param {Numbers} numbers @returns {Burst | null} */
function readBurst(numbers) {
  const count = numbers.next();
  if (count === 0) return null;
  const duration = numbers.next();
  const looks = numbers.next();
  const collections = numbers.numbers();
  return { duration, collections, particles: Array.from({ length: count }, () => readParticle(numbers, looks)) };
}

/** @param {Numbers} numbers @param {number} looks @returns {Particle} */
const readParticle = (numbers, looks) => ({
  shape: numbers.name(codes.shapes) ?? "circle", size: numbers.next(), turn: numbers.next(), color: numbers.next(),
  looks: Array.from({ length: looks }, () => ({
    x: numbers.next(), y: numbers.next(), scale: numbers.next(), opacity: numbers.next(),
  })),
});
