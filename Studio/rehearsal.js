// A rehearsed moment: its answers with their times, its length, and its values at any instant.

/**
 * @typedef {{at: number, moment: string, score: Score, on?: "row"}} Tap milliseconds after the first; `on`: the row as
 *   a whole instead of the place that is tapped
 * @typedef {{time: number, duration: number, intensity: number, sharpness: number}} Touch seconds; a click
 *   without a duration
 * @typedef {{events: Touch[], fade: {start: number, end: number} | null}} Pattern in `fade` the intensity falls to half
 */

/** Milliseconds. */
const second = 1000;
const shortest = second / 4;

export class Rehearsal {
  /** @type {Tap[]} */
  taps;
  /** @type {(Pattern | null)[]} */
  patterns;
  /** Milliseconds. */
  length;

  /** @param {Tap[]} taps @param {(Pattern | null)[]} patterns
   * @param {(sound: NonNullable<Score["sound"]>) => number} soundLength milliseconds */
  constructor(taps, patterns, soundLength) {
    this.taps = taps;
    this.patterns = patterns;
    this.length = Math.max(
      shortest, ...taps.map(({ at, score }, index) => at + lengthOf(score, patterns[index], soundLength))
    );
  }

  get score() { return this.taps[0].score; }

  /** @returns {Motion[]} */
  get motions() {
    const all = this.taps.flatMap(
      ({ at, score, on = "" }) => score.tracks.map((track) => ({ at, track, on, key: track.property + on }))
    );
    return [...Map.groupBy(all, ({ key }) => key).values()].map((tracks) => new Motion(tracks));
  }

  /** @param {string} property */
  moves(property) { return this.motions.some((motion) => motion.property === property); }

  /** The muted channels, with a count for each reason.
   * @returns {{channel: string, reason: string, count: number}[]} */
  get held() {
    /** @type {Map<string, {channel: string, reason: string, count: number}>} */
    const all = new Map();
    for (const { channel, reason } of this.taps.flatMap(({ score }) => score.held)) {
      const known = all.get(channel + reason) ?? { channel, reason, count: 0 };
      all.set(channel + reason, { ...known, count: known.count + 1 });
    }
    return [...all.values()];
  }
}

export class Motion {
  /** @param {{at: number, track: Track, on: string, key: string}[]} tracks */
  constructor(tracks) {
    this.tracks = tracks;
    const [{ key, on, track: { property } }] = tracks;
    this.key = key;
    this.on = on;
    this.property = property;
  }

  /** Value of the latest answer at a time.
   * @param {number} time */
  value(time) {
    const last = this.tracks.findLast(({ at }) => at <= time);
    return last ? valueAt(last.track, time - last.at) : null;
  }

  /** @returns {[number, number]} */
  get range() {
    const values = this.tracks.flatMap(({ track }) => track.values);
    return [Math.min(...values), Math.max(...values)];
  }
}

/** @param {string} property */
export const isFlash = (property) => property.endsWith("Flash");

/** @param {{values: number[], duration: number}} track @param {number} time */
export function valueAt({ values, duration }, time) {
  const place = Math.min(Math.max(time / duration, 0), 1) * (values.length - 1);
  const index = Math.floor(place);
  const next = values[Math.min(index + 1, values.length - 1)];
  return values[index] + (next - values[index]) * (place - index);
}

/** @param {number} count */
export const tapTimes = (count) => Array.from({ length: count }, (_, index) => (index * second) / count);

/** @param {Pattern | null} pattern */
export const patternLength = (pattern) =>
  Math.max(0, ...(pattern?.events ?? []).map((event) => (event.time + (event.duration ?? 0)) * second));

/** @param {Score} score @param {Pattern | null} pattern @param {(sound: NonNullable<Score["sound"]>) => number} soundLength */
function lengthOf({ tracks, burst, stay, sound }, pattern, soundLength) {
  return Math.max(
    0, ...tracks.map(({ duration }) => duration), burst?.duration ?? 0, stay, sound
      ? soundLength(sound) : 0, patternLength(pattern));
}

/** The intensity of an event at a time in seconds.
 * @param {Pattern} pattern @param {Touch} event @param {number} time */
export function intensityAt({ fade }, { intensity }, time) {
  return fade ? intensity * (1 - Math.min(Math.max((time - fade.start) / (fade.end - fade.start), 0), 1) / 2) : intensity;
}
