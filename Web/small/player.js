// The player without an engine: events in, effects out, from recorded scores. Answers moments and keeps the toasts;
// plain.js adds checks.

import { Answers, hapticOf, isStronger, withhold } from "./answers.js";

/**
 * @typedef {import("../wire.js").Effect} Effect @typedef {import("../wire.js").Events} Events
 * @typedef {import("../wire.js").Score} Score @typedef {{toast: number, item?: number | null}} Subject
 * @typedef {{score: Score, target: number | null, merges: boolean, subject: Subject | null}} Performance
 * @typedef {{[Kind in keyof Events]?: (event: Events[Kind]) => void}} Reactions
 */

/** Milliseconds within which answers count as one. */
const instant = 100; // the engine's: Interaction.instant

export class Player {
  answers;
  toasts;
  now = 0;
  /** @type {Effect[]} */
  effects = [];
  /** The acting controls, outermost first, and their answers.
   * @type {{targets: number[], tapped: number | null, saves: boolean, performances: Performance[]} | null} */
  #action = null;
  /** Controls whose save will be answered.
   * @type {Set<number>} */
  #saving = new Set();
  #lastFelt = -Infinity;
  #lastAnswered = -Infinity;

  /** @param {ConstructorParameters<typeof Answers>[0]} scores @param {import("./toast-queue.js").ToastQueue} toasts */
  constructor(scores, toasts) {
    this.answers = new Answers(scores);
    this.toasts = toasts;
  }

  /** @param {import("../wire.js").Event} event @param {number} now @returns {Effect[]} */
  handle(event, now) {
    this.now = now;
    this.effects = [];
    // Motion switched off by this event must not start.
    if (event.event === "preferences") this.answers.settings = event.settings;
    if (event.event === "surroundings") this.answers.world.reducesMotion = event.reducesMotion;
    this.tick(event);
    this.reactions[event.event]?.(/** @type {never} */ (event));
    if (!this.#action) this.effects.push(...this.toasts.takeChanges());
    return this.effects;
  }

  get deadline() { return this.due === Infinity ? null : this.due; }
  get due() {
    return Math.min(this.#action?.tapped == null ? Infinity : this.now, this.toasts.deadline);
  }
  get isAtRest() { return this.deadline === null && this.toasts.isEmpty && !this.#action; }

  /** @param {import("../wire.js").Event} event */
  tick(event) {
    void event;
    this.toasts.advance(this.now);
  }

  /** @type {Reactions} */
  reactions = {
    surroundings: (world) => {
      this.answers.world = world;
      this.toasts.isSmall = world.isSmall;
      this.toasts.pause("hidden", world.isHidden, this.now);
    },
    acted: ({ target, saves = false, isNative = false }) => this.act(target, saves, isNative),
    ended: ({ target }) => this.#end(target),
    tick: () => { if (this.#action?.tapped != null) this.#end(this.#action.tapped); },
    happened: ({ moment, target = null, item = null, message = null, cause, isActionable = false }) => {
      const score = this.answers.answer([moment], this.now);
      if (moment === "failed" && item !== null) this.toasts.withdraw(item, this.now, true);
      let subject = null;
      if (score.toast && (item !== null || message !== null || score.toast === "failure")) {
        subject = { toast: this.toasts.show(score.toast, this.now, { item, message, isActionable }), item };
      }
      this.perform(subject ? score : untold(score), target, this.standing(cause, moment === "failed"), subject);
    },
    celebrated: ({ style, target, cause }) => {
      const score = untold(this.answers.answer([style], this.now));
      if (cause == null && this.now - this.#lastFelt <= instant) withhold(score, "interaction");
      this.perform(score, target, this.standing(cause));
    },
    felt: ({ kind, intensity, cause }) => {
      const score = this.answers.answer([], this.now);
      this.answers.feel(hapticOf(kind, intensity), score);
      const isOfInstant = cause == null && kind !== "error" && this.now - this.#lastAnswered <= instant;
      if (isOfInstant) withhold(score, "interaction");
      this.perform(score, cause ?? null, this.standing(cause, kind === "error"));
    },
    informed: ({ message, target = null, isActionable = false }) => {
      const toast = this.toasts.show("notice", this.now, { message, isActionable });
      const score = this.answers.answer([], this.now);
      Object.assign(score, { toast: "notice", announcement: { words: "toast", isAssertive: false } });
      this.perform(score, target, "own", { toast });
    },
    toastDismissed: ({ id }) => this.toasts.dismiss(id, this.now),
    toastActed: ({ id }) => {
      const toast = this.toasts.find(id);
      if (!toast?.action) return;
      this.toasts.dismiss(id, this.now);
      const { kind, action, items, message } = toast;
      if (!this.actUpon(toast)) this.effects.push({ effect: "act", action, kind, items, message });
    },
    toastsPaused: ({ reason, isOn }) => this.toasts.pause(reason, isOn, this.now),
    loading: ({ place, state = "idle" }) => {
      const isBusy = state === "loading" || state === "refreshing";
      this.effects.push({ effect: "load", place, state, showsSpinner: isBusy, showsText: isBusy });
    },
  };

  /** @param {number} target */
  giveWay(target) { void target; }
  /** Acts on a completed item. Returns whether it did.
   * @param {import("../wire.js").Toast} toast */
  actUpon(toast) { return toast.kind === "completed"; }

  /** Begins an action or joins one. Returns whether it is the outermost.
   * @param {number} target @param {boolean} [saves] @param {boolean} [isNative] @param {boolean} [isTap] */
  act(target, saves = false, isNative = false, isTap = false) {
    const isOutermost = !this.#action;
    this.#action?.targets.push(target);
    if (!this.#action) this.answers.isTapped = isNative && this.answers.world.hasNativeHaptics === true;
    this.#action ??= { targets: [target], tapped: null, saves, performances: [] };
    if (isTap) this.#action.tapped ??= target;
    return isOutermost;
  }

  /** @param {number} target */
  #end(target) {
    if (!this.#action) return;
    const { targets, performances, tapped, saves } = this.#action;
    const index = tapped === target ? 0 : targets.lastIndexOf(target);
    if (index >= 0) targets.splice(index);
    if (targets.length > 0) return;
    this.#action = null;
    for (const { subject, score } of performances) {
      const { toast = null, item = null } = subject ?? {};
      const spoken = this.toasts.find(toast);
      if (subject && !(item === null ? spoken : spoken?.items.includes(item))) untold(score);
    }
    const isFelt = merge(performances);
    if (saves && !isFelt) this.#saving.add(target);
    if (this.answers.isTapped) {
      for (const { score, merges } of performances) withhold(score, merges ? "native" : "system");
    }
    this.answers.isTapped = false;
    // A press that adds nothing to its action is left out.
    const kept = performances.filter(({ score, merges }) => !merges || score.haptic || !isPress(score));
    for (const performance of performances.length === 1 ? performances : kept) this.#emit(performance);
  }

  /** A report joins the running action or is its own; after its action it is news, unless it saved or failed.
   * @param {number | null | undefined} cause @param {boolean} [isFailure] @returns {"own" | "joins" | "late"} */
  standing(cause, isFailure = false) {
    if (cause == null) return "own";
    if (this.#action?.targets.includes(cause)) return "joins";
    return this.#saving.delete(cause) || isFailure ? "own" : "late";
  }

  /** Performs at once, or at the end of the running action.
   * @param {Score} score @param {number | null} target @param {ReturnType<Player["standing"]>} [standing]
   * @param {Subject | null} [subject] */
  perform(score, target, standing = "own", subject = null) {
    if (standing === "late") withhold(score, "news");
    const performance = { score, target, merges: standing === "joins", subject };
    const asks = score.announcement || score.haptic || score.held.some(({ channel }) => channel === "haptic");
    if (this.#action && asks) this.#action.performances.push(performance);
    else this.#emit(performance);
  }

  /** @param {Performance} performance */
  #emit({ score, target, subject }) {
    if (score.haptic) this.#lastFelt = this.now;
    if (score.haptic && score.moments.length > 0) this.#lastAnswered = this.now;
    if (target !== null && score.moments.length > 0 && !isPress(score)) this.giveWay(target);
    this.effects.push({ effect: "perform", target, score });
    const toast = this.toasts.find(subject?.toast ?? null) ?? null;
    if (score.announcement) this.effects.push({ effect: "announce", ...score.announcement, toast });
  }
}

/** @param {Score} score */
const isPress = ({ moments }) => moments.length > 0 && moments[0].startsWith("pressed");

/** @param {Score} score */
function untold(score) {
  score.toast = null;
  if (score.announcement?.words === "toast") score.announcement = null;
  return score;
}

/** Keeps the strongest haptic and the last announcement of each toast. Returns whether something is felt.
 * @param {Performance[]} performances */
function merge(performances) {
  const joined = performances.filter(({ merges }) => merges);
  const felt = joined.reduce((best, { score }) => (
    isStronger(score.haptic, best?.haptic ?? null) ? score : best), /** @type {Score | null} */ (null));
  joined.forEach(({ score, subject }, index) => {
    if (score !== felt) withhold(score, "interaction");
    const isSaidLater = joined.slice(index + 1).some((later) => (
      later.subject?.toast === subject?.toast && later.score.announcement));
    if (subject && isSaidLater) score.announcement = null;
  });
  return felt !== null;
}
