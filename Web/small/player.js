// The player without an engine: events in, effects out, from recorded scores. Answers moments and queues toasts;
// plain.js adds controls.

import { Answers, hapticOf, withhold } from "./answers.js";

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
    // If this event switches motion off, no more starts.
    if (event.event === "preferences") this.answers.settings = event.settings;
    if (event.event === "surroundings") this.answers.world.reducesMotion = event.reducesMotion;
    this.tick(event);
    this.reactions[event.event]?.(/** @type {never} */ (event));
    this.showToasts();
    return this.effects;
  }

  get deadline() { return this.due === Infinity ? null : this.due; }
  get due() { return this.toasts.deadline; }
  get isAtRest() { return this.deadline === null && this.toasts.isEmpty; }
  showToasts() { this.effects.push(...this.toasts.takeChanges()); }

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
    happened: ({ moment, target = null, item = null, message = null, cause, isActionable = false }) => {
      const score = this.answers.answer(moment, this.now);
      if (moment === "failed" && item !== null) this.toasts.withdraw(item, this.now, true);
      let subject = null;
      if (score.toast && (item !== null || message !== null || score.toast === "failure")) {
        subject = { toast: this.toasts.show(score.toast, this.now, { item, message, isActionable }), item };
      }
      this.perform(subject ? score : untold(score), target, this.standing(cause, moment === "failed"), subject);
    },
    celebrated: ({ style, target, cause }) => {
      const score = untold(this.answers.answer(style, this.now));
      if (cause == null && this.now - this.#lastFelt <= instant) withhold(score, "interaction");
      this.perform(score, target, this.standing(cause));
    },
    felt: ({ kind, intensity, cause }) => {
      const score = this.answers.answer(null, this.now);
      this.answers.feel(hapticOf(kind, intensity), score);
      const isOfInstant = cause == null && kind !== "error" && this.now - this.#lastAnswered <= instant;
      if (isOfInstant) withhold(score, "interaction");
      this.perform(score, cause ?? null, this.standing(cause, kind === "error"));
    },
    informed: ({ message, target = null, isActionable = false }) => {
      const toast = this.toasts.show("notice", this.now, { message, isActionable });
      const score = this.answers.answer(null, this.now);
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
  };

  /** @param {number} target */
  giveWay(target) { void target; }
  /** Acts on a completed item. Returns whether it did.
   * @param {import("../wire.js").Toast} toast */
  actUpon(toast) { return toast.kind === "completed"; }

  /** How a report relates to the action of its cause: joins it, too late to be felt, or separate.
   * @param {number | null | undefined} cause @param {boolean} [isFailure] @returns {"own" | "joins" | "late"} */
  standing(cause, isFailure) {
    void [cause, isFailure];
    return "own";
  }

  /** @param {Score} score @param {number | null} target @param {ReturnType<Player["standing"]>} [standing]
   * @param {Subject | null} [subject] */
  perform(score, target, standing = "own", subject = null) {
    this.emit({ score, target, merges: standing === "joins", subject });
  }

  /** @param {Performance} performance */
  emit({ score, target, subject }) {
    if (score.haptic) this.#lastFelt = this.now;
    if (score.haptic && score.moments.length > 0) this.#lastAnswered = this.now;
    if (target !== null && score.moments.length > 0 && !isPress(score)) this.giveWay(target);
    this.effects.push({ effect: "perform", target, score });
    const toast = this.toasts.find(subject?.toast ?? null) ?? null;
    if (score.announcement) this.effects.push({ effect: "announce", ...score.announcement, toast });
  }
}

/** @param {Score} score */
export const isPress = ({ moments }) => moments.length > 0 && moments[0].startsWith("pressed");

/** @param {Score} score */
export function untold(score) {
  score.toast = null;
  if (score.announcement?.words === "toast") score.announcement = null;
  return score;
}
