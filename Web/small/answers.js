// Answers moments from recorded scores, applying levels and limits.

import { faint, haptics } from "./scores.js";

/**
 * @typedef {import("../wire.js").Score} Score @typedef {import("../wire.js").Haptic} Haptic
 * @typedef {import("../wire.js").Track} Track @typedef {import("../wire.js").Moment} Moment
 * @typedef {import("../wire.js").Name<"haptics">} Kind
 * @typedef {Omit<import("../wire.js").Particle, "looks"> & {x: number, y: number[], turn: number, spin: number}} Thrown
 * @typedef {{start: number, duration: number, particles: Thrown[], flight: number[][]}} Throw
 * @typedef {{tracks: Track[], stay: number, burst?: Throw, held?: ("motion" | "celebration")[]}} Look
 *   what is drawn, and the muted channels
 * @typedef {{
 *   haptic?: Kind, intensity?: number, isOfCompleting?: boolean, words?: import("../wire.js").Announcement["words"], isAssertive?: boolean,
 *   toast?: import("../wire.js").Name<"toastKinds">, sounds?: boolean, full: Look, subtle?: Look, off?: Look,
 *   reduced?: Look, offReduced?: Look,
 * }} Written the answer to one moment; a missing look is the previous one
 */

/** Flashes per second, and particles at a time. */
const most = { flashes: 3, particles: 64 }; // the engine's Director
/** Milliseconds. */
const flashWindow = 1000; // the engine's Director

/** @param {Kind} kind @returns {Haptic} */
export const hapticOf = (kind, intensity = 1) => ({
  kind, intensity, pattern: haptics[kind].map((full, index) => full - (full - (faint[kind]?.[index] ?? full)) * (1 - intensity)),
});

export const kinds = Object.keys(haptics);
/** @param {Haptic | null} one @param {Haptic | null} other */
export const isStronger = (one, other) => one !== null && (other === null
  || kinds.indexOf(one.kind) - kinds.indexOf(other.kind) + (one.intensity - other.intensity) / kinds.length > 0);

export class Answers {
  /** @type {Partial<import("../names.js").Settings>} */
  settings = {};
  /** @type {Partial<import("../wire.js").Events["surroundings"]>} */
  world = {};
  /** Whether the platform's switch was tapped. */
  isTapped = false;
  scores;
  /** Times at which flashes and particles stop counting.
   * @type {number[]} */
  #flashes = [];

  /** @param {Partial<Record<Moment, Written>>} scores */
  constructor(scores) { this.scores = { ...scores }; }

  get stills() {
    return this.settings.motion === "reduced" ? /** @type {const} */ ("person")
      : this.world.reducesMotion ? /** @type {const} */ ("system") : null;
  }

  /** @param {Moment | null} moment @param {number} now
   * @param {"news" | null} [reason] why it isn't felt @returns {Score} */
  answer(moment, now, reason = null) {
    /** @type {Score} */
    const score = {
      moments: moment ? [moment] : [], haptic: null, sound: null, volume: 0, announcement: null, toast: null, stay: 0, held: [],
      tracks: [], burst: null, collections: [],
    };
    const written = moment && this.scores[moment];
    if (written) this.#write(written, score, now);
    if (this.#isStill) withhold(score, "system");
    else if (reason) withhold(score, reason);
    return score;
  }

  /** @param {Haptic} haptic @param {Score} score */
  feel(haptic, score) {
    if (this.settings.otherHaptics === false) return hold(score, "haptic", "person");
    score.haptic = haptic;
    if (this.#isStill) withhold(score, "system");
  }

  get #isStill() {
    const { canVibrate = true, hasNativeHaptics, isHidden } = this.world;
    return isHidden || !(hasNativeHaptics ? this.isTapped : canVibrate);
  }

  /** @param {Written} written @param {Score} score @param {number} now */
  #write(written, score, now) {
    const { haptic, intensity, isOfCompleting, words, isAssertive = false, toast = null, sounds } = written;
    const { settings } = this;
    const isFelt = (isOfCompleting ? settings.haptic : settings.otherHaptics) !== false;
    if (haptic && isFelt) score.haptic = hapticOf(haptic, intensity);
    else if (haptic) hold(score, "haptic", "person");
    // Only the engine plays sounds.
    if (sounds) hold(score, "sound", (isOfCompleting ? settings.sound : settings.otherSounds) ? "system" : "person");
    if (words) score.announcement = { words, isAssertive };
    const { tracks, stay, burst } = this.#look(written, score);
    Object.assign(score, { toast, stay });
    for (const track of tracks) {
      if (!track.property.endsWith("Flash")) score.tracks.push(track);
      else if (allows(this.#flashes, 1, most.flashes, now, flashWindow)) score.tracks.push(track);
      else hold(score, "celebration", "flashes");
    }
    if (burst) this.throwUp?.(burst, score, now);
  }

  /** Adds particles; `thrower` if bursts are loaded.
   * @type {((burst: Throw, score: Score, now: number) => void) | undefined} */
  throwUp;

  /** Chooses the look by the levels of motion and celebration.
   * @param {Written} written @param {Score} score */
  #look({ full, subtle = full, off = subtle, reduced = full, offReduced = reduced }, score) {
    const { celebrations } = this.settings;
    const moving = celebrations === "off" ? off : celebrations === "subtle" ? subtle : full;
    const chosen = this.stills ? celebrations === "off" ? offReduced : reduced : moving;
    for (const channel of chosen.held ?? []) hold(score, channel, channel === "motion" && this.stills || "person");
    return chosen;
  }
}

/** Adds `count` if the limit allows.
 * @param {number[]} ends @param {number} count @param {number} limit @param {number} now @param {number} time */
function allows(ends, count, limit, now, time) {
  ends.splice(0, ends.length, ...ends.filter((end) => end > now));
  if (ends.length + count > limit) return false;
  ends.push(...Array(count).fill(now + time));
  return true;
}

/** @param {Score} score @param {Score["held"][number]["channel"]} channel
 * @param {Score["held"][number]["reason"]} reason */
function hold({ held }, channel, reason) {
  if (!held.some((one) => one.channel === channel)) held.push({ channel, reason });
}

/** @param {Score} score @param {Score["held"][number]["reason"]} reason */
export function withhold(score, reason) {
  if (!score.haptic) return;
  score.haptic = null;
  hold(score, "haptic", reason);
}

/** Adds a burst, with as many particles as the limit allows.
 * @returns {(burst: Throw, score: Score, now: number) => void} */
export function thrower() {
  /** @type {number[]} */
  const ends = [];
  return ({ start, duration, particles, flight }, score, now) => {
    if (!allows(ends, particles.length, most.particles, now, duration)) return hold(score, "celebration", "particles");
    score.burst = { start, duration, particles: particles.map((one) => fly(one, flight)) };
  };
}

/** @param {Thrown} thrown @param {number[][]} flight */
const fly = ({ x, y: [y, other], turn, spin, ...particle }, [across, up, upwards, scales, opacities]) => ({
  ...particle,
  looks: across.map((way, index) => ({
    x: x * way, y: y * up[index] + other * upwards[index], scale: scales[index], opacity: opacities[index],
    turn: turn + spin * index / (across.length - 1),
  })),
});
