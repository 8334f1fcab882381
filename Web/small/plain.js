// Adds actions, presses and checks to the small player: one save per item at a time, the last change wins, refused
// changes are rolled back. The fallback without WebAssembly.

import { isStronger, limits, withhold } from "./answers.js";
import { instant, isPress, Player, untold } from "./player.js";
import * as scores from "./scores.js";
import { AnnouncedToasts, ToastQueue } from "./toast-queue.js";

/**
 * @typedef {import("./player.js").Performance} Performance @typedef {import("./player.js").Score} Score
 * @typedef {import("../wire.js").Events} Events @typedef {ReturnType<typeof newWish>} Wish
 * @typedef {{completed: boolean | null, spot: number | null}} Content the unsaved parts of a request
 */

/** Milliseconds until a different state reported by the page is shown. */
const patience = 2000; // the engine's: SaveRequest.patience
/** Shortest stay of a row, in milliseconds. */
const least = 200; // the engine's: Stay.least

/** Milliseconds until a resting finger is a press, until a press is fully down, and that a quick press is visible. */
const certainty = 70; // the engine's: PressModel.certainty
const shortest = 100; // the engine's: PressModel.shortest
const echo = 90; // the engine's: PressModel.echo

/** An item's pending change. `reported`: the state last shown by the page, adopted at `patienceEnd`; `refusal`:
 * its toast.
 * @param {number} item @param {boolean} completed the saved state */
const newWish = (item, completed) => ({
  item, shown: completed, saved: completed, spot: /** @type {number | null} */ (null), attempt: 0,
  sending: /** @type {Content | null} */ (null), refused: /** @type {Content | null} */ (null),
  refusal: /** @type {number | null} */ (null),
  reported: /** @type {boolean | null} */ (null), patienceEnd: /** @type {number | null} */ (null),
  stay: 0, leaveAt: Infinity, isSeen: false, hasLeft: false, toggle: /** @type {Partial<Events["toggled"]>} */ ({}),
});

/** The content of the next request: a move comes before completing, and together with reopening.
 * @param {Wish} wish @returns {Content | null} */
function unsaid({ shown, saved, spot }) {
  const isSaid = shown !== saved && (spot === null || !shown);
  return isSaid || spot !== null ? { completed: isSaid ? shown : null, spot } : null;
}

/** Whether more than a move is pending.
 * @param {Wish} wish */
const concernsCompletion = ({ shown, saved, sending }) => (
  shown !== saved || (sending !== null && sending.completed !== null));

/** A press. `since`: milliseconds of its last change, `due`: of the next; `isAway`: the finger slid off it.
 * @param {import("../names.js").PressRole} role */
const newPress = (role) => ({ role, isDown: false, isAway: false, since: -Infinity, due: Infinity });

export class PlainEngine extends Player {
  /** @type {Map<number, Wish>} */
  #wishes = new Map();
  /** Pressed controls.
   * @type {Map<number, ReturnType<typeof newPress>>} */
  #presses = new Map();
  /** The acting controls, outermost first, and their answers.
   * @type {{targets: number[], tapped: number | null, saves: boolean, performances: Performance[]} | null} */
  #action = null;
  /** Controls whose save will be answered.
   * @type {Set<number>} */
  #saving = new Set();
  #lastFelt = -Infinity;

  /** @param {ConstructorParameters<typeof Player>[0]} given @param {Player["toasts"]} [toasts] */
  constructor(given, toasts = new AnnouncedToasts()) {
    super(given, toasts);
    Object.assign(this.reactions, this.#reactions);
    Object.assign(this.answers.scores, scores.pressed);
  }

  get isAtRest() { return super.isAtRest && this.#wishes.size === 0 && !this.#action; }
  get due() {
    const presses = [...this.#presses.values()].map(({ due }) => due);
    const wishes = [...this.#wishes.values()].flatMap(({ patienceEnd, leaveAt }) => [patienceEnd ?? Infinity, leaveAt]);
    const endOfTap = this.#action?.tapped == null ? Infinity : this.now;
    return Math.min(super.due, endOfTap, ...presses, ...wishes);
  }

  /** @param {import("../wire.js").Event} event */
  tick(event) {
    for (const [item, wish] of this.#wishes) {
      const isSeen = event.event === "seen" && event.item === item && !wish.isSeen && wish.leaveAt < Infinity;
      if (isSeen) Object.assign(wish, { isSeen, leaveAt: Math.max(wish.leaveAt, this.now + wish.stay) });
      if (wish.leaveAt <= this.now) {
        Object.assign(wish, { leaveAt: Infinity, hasLeft: true });
        this.effects.push({ effect: "leave", item, score: this.answers.answer("departed", this.now, "news") });
      }
      if ((wish.patienceEnd ?? Infinity) <= this.now) this.#follow(wish, wish.reported ?? wish.saved);
      const isDone = !wish.sending && wish.patienceEnd === null && wish.leaveAt === Infinity;
      if (isDone && !this.toasts.speaksOf(item)) this.#wishes.delete(item);
    }
    super.tick(event);
    for (const [target, press] of this.#presses) if (press.due <= this.now) this.#show(target, !press.isDown);
  }

  /** @param {import("../wire.js").Toast} toast */
  actUpon({ id, kind, items }) {
    for (const item of kind === "completed" ? items : []) {
      const wish = this.#wishOf(item, true);
      if (wish.shown) this.#turn(wish, wish.toggle, "undo");
    }
    const refused = [...this.#wishes.values()].find(({ refusal }) => refusal === id);
    if (kind !== "failure" || !refused) return kind === "completed";
    const { refused: again, toggle } = refused;
    if (again && again.completed === null) this.#change(refused, { spot: again.spot });
    else this.#turn(refused, { ...toggle, spot: again?.spot }, "retry");
    return true;
  }

  showToasts() { if (!this.#action) super.showToasts(); }

  /** @type {import("./player.js").Reactions} */
  #reactions = {
    ended: ({ target }) => this.#end(target),
    tick: () => { if (this.#action?.tapped != null) this.#end(this.#action.tapped); },
    loading: ({ place, state = "idle" }) => {
      const isBusy = state === "loading" || state === "refreshing";
      this.effects.push({ effect: "load", place, state, showsSpinner: isBusy, showsText: isBusy });
    },
    pressed: ({ target, role = "button", mayScroll = false }) => {
      const press = this.#presses.get(target) ?? newPress(role);
      const due = mayScroll ? this.now + certainty : Infinity;
      this.#presses.set(target, { ...press, role, isAway: false, due });
      if (!mayScroll) this.#show(target, true);
    },
    released: ({ target }) => this.#release(target),
    cancelled: ({ target }) => this.#show(target, false),
    slidOff: ({ target }) => this.#show(target, false, true),
    slidBack: ({ target }) => { if (this.#presses.get(target)?.isAway) this.#show(target, true); },
    acted: ({ target, role, saves = false, isNative = false }) => {
      const press = this.#presses.get(target) ?? newPress(role ?? "button");
      if (role && press.isDown && press.due === Infinity) {
        this.#release(target);
      } else if (role && !press.isDown && this.now - press.since > shortest) {
        this.#presses.set(target, { ...press, role });
        this.#show(target, true, false, this.now + shortest);
      }
      const moment = /** @type {const} */ (`pressed(${role ?? "button"})`);
      if (!this.#act(target, saves, isNative) || !role || saves || !scores.pressed[moment]) return;
      this.perform(this.answers.answer(moment, this.now), target, "joins");
    },
    toggled: (toggle) => {
      const { item, isCompleted, runsApp, isNative } = toggle;
      this.#release(item);
      if (runsApp) this.#act(item, false, isNative, true);
      this.#turn(this.#wishOf(item, isCompleted), toggle, "tap");
    },
    celebrated: ({ style, target, cause }) => {
      const score = untold(this.answers.answer(style, this.now));
      if (cause == null && this.now - this.#lastFelt <= instant) withhold(score, "interaction");
      this.perform(score, target, this.standing(cause));
    },
    moved: ({ item, spot }) => this.#change(this.#wishOf(item, false), { spot }),
    saved: ({ item, isCompleted }) => this.#answered(item, (wish, sent) => {
      const { spot } = wish;
      const saved = isCompleted ?? sent.completed ?? wish.saved;
      const isDeclined = sent.completed === wish.shown && saved !== wish.shown;
      Object.assign(wish, { saved, spot: spot === sent.spot ? null : spot });
      if (isDeclined) this.#follow(wish, saved);
      else this.#go(wish, spot === wish.spot ? null : "progress");
    }),
    reported: ({ item, isCompleted }) => {
      const wish = this.#wishes.get(item);
      if (wish) wish.reported = isCompleted;
      if (wish?.patienceEnd && isCompleted === wish.shown) wish.patienceEnd = null;
    },
    unobserved: ({ item }) => void Object.assign(this.#wishes.get(item) ?? {}, { reported: null, patienceEnd: null }),
    refused: ({ item, message = null }) => this.#refuse(item, message),
    unreachable: ({ item }) => this.#refuse(item, null),
    waiting: ({ item, saved, wish: shown, spot = null }) => {
      if (!this.#wishes.has(item)) this.#go(Object.assign(this.#wishOf(item, saved), { shown, spot }));
    },
    news: ({ item, isCompleted }) => {
      const wish = this.#wishOf(item, isCompleted);
      const isWished = concernsCompletion(wish);
      const isNew = !isWished && wish.shown !== isCompleted;
      Object.assign(wish, { saved: isCompleted, shown: isWished ? wish.shown : isCompleted, patienceEnd: null });
      if (isNew) wish.refused = null;
      if (!wish.refused) this.toasts.dismiss(wish.refusal, this.now);
      if (!wish.shown) this.#place(wish, 0);
      if (!concernsCompletion(wish)) this.#draw(wish, "news");
    },
    forgotten: ({ item }) => {
      this.toasts.withdraw(item, this.now);
      this.toasts.dismiss(this.#wishes.get(item)?.refusal ?? null, this.now);
      this.#wishes.delete(item);
    },
  };

  /** Begins an action or joins one. Returns whether it is the outermost.
   * @param {number} target @param {boolean} [saves] @param {boolean} [isNative] @param {boolean} [isTap] */
  #act(target, saves = false, isNative = false, isTap = false) {
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
    // Omits a press that adds nothing to its action.
    const kept = performances.filter(({ score, merges }) => !merges || score.haptic || !isPress(score));
    for (const performance of performances.length === 1 ? performances : kept) this.emit(performance);
  }

  /** Whether a report joins the running action, is late (after its action, unless it saved or failed), or separate.
   * @param {number | null | undefined} cause @param {boolean} [isFailure] @returns {"own" | "joins" | "late"} */
  standing(cause, isFailure = false) {
    if (cause == null) return "own";
    if (this.#action?.targets.includes(cause)) return "joins";
    return this.#saving.delete(cause) || isFailure ? "own" : "late";
  }

  /** Performs at once, or at the end of the running action.
   * @param {Score} score @param {number | null} target @param {ReturnType<Player["standing"]>} [standing]
   * @param {import("./player.js").Subject | null} [subject] */
  perform(score, target, standing = "own", subject = null) {
    if (standing === "late") withhold(score, "news");
    const performance = { score, target, merges: standing === "joins", subject };
    const asks = score.announcement || score.haptic || score.held.some(({ channel }) => channel === "haptic");
    if (this.#action && asks) this.#action.performances.push(performance);
    else this.emit(performance);
  }

  /** @param {import("./player.js").Performance} performance */
  emit(performance) {
    if (performance.score.haptic) this.#lastFelt = this.now;
    super.emit(performance);
  }

  /** @param {number} item @param {boolean} completed */
  #wishOf(item, completed) {
    const wish = this.#wishes.get(item) ?? newWish(item, completed);
    this.#wishes.set(item, wish);
    return wish;
  }

  /** A quick press stays visible a little longer; a check's press ends at once.
   * @param {number} target */
  #release(target) {
    const press = this.#presses.get(target);
    // In seconds, as the engine subtracts.
    const isQuick = press?.isDown && press.role !== "check" && this.now / 1000 - press.since / 1000 < shortest / 1000;
    if (press && isQuick) press.due = this.now + echo;
    else this.#show(target, false);
  }

  /** @param {number} target */
  giveWay(target) {
    const press = this.#presses.get(target);
    if (press?.isDown && press.due < Infinity) this.#show(target, false);
  }

  /** @param {number} target @param {boolean} isDown @param {boolean} [isAway] the finger slid off and may return
   * @param {number} [due] */
  #show(target, isDown, isAway = false, due = Infinity) {
    const press = this.#presses.get(target);
    if (press) Object.assign(press, { due, isAway });
    if (!press || press.isDown === isDown) return;
    Object.assign(press, { isDown, since: this.now });
    const score = this.answers.answer(null, this.now);
    if (isDown) score.moments = [`pressed(${press.role})`];
    const { stills, world } = this.answers;
    const look = stills ? scores.press.reduced : world.isDark ? scores.press.dark : scores.press.light;
    score.tracks = /** @type {import("../wire.js").Track[][]} */ (look)[isDown ? 0 : 1];
    if (stills && isDown) score.held.push({ channel: "motion", reason: stills });
    this.effects.push({ effect: "perform", target, score });
  }

  /** @param {Wish} wish @param {Partial<Events["toggled"]>} toggle @param {import("../names.js").ChangeCause} cause */
  #turn(wish, toggle, cause) {
    const { item, shown, saved, spot: last } = wish;
    // Completing again cancels the pending move.
    const spot = shown ? toggle.spot ?? last : saved ? null : last;
    this.#change(wish, { shown: !shown, spot, toggle, patienceEnd: null }, cause, () => {
      const isSwipe = toggle.way === "swipe";
      const score = this.answers.answer(shown ? "reopened" : isSwipe ? "itemCompleted" : "completed", this.now);
      const toast = shown ? null : this.toasts.show("completed", this.now, { item });
      this.perform(score, item, "joins", toast === null ? null : { toast, item });
      this.#place(wish, Math.max(least, score.stay));
    });
  }

  /** A new change withdraws the last refusal.
   * @param {Wish} wish @param {Partial<Wish>} changes @param {import("../names.js").ChangeCause} [cause]
   * @param {() => void} [answer] */
  #change(wish, changes, cause = "progress", answer = () => {}) {
    this.toasts.dismiss(wish.refusal, this.now);
    Object.assign(wish, changes, { refusal: null, refused: null });
    this.#go(wish, cause, answer);
  }

  /** Lets the row leave after its answer was seen if completed; otherwise keeps or returns it.
   * @param {Wish} wish @param {number} stay */
  #place(wish, stay) {
    const { item, shown, toggle, hasLeft } = wish;
    const leaveAt = shown && toggle.leaves ? this.now + stay : Infinity;
    Object.assign(wish, { stay, leaveAt, isSeen: false, hasLeft: shown && hasLeft });
    if (shown) return;
    this.toasts.withdraw(item, this.now);
    const score = hasLeft && this.answers.answer("inserted", this.now, "news");
    if (score) this.effects.push({ effect: "enter", item, score });
  }

  /** Rolls back what was sent; being unreachable counts as a refusal.
   * @param {number} item @param {number | null} message */
  #refuse(item, message) {
    this.#answered(item, (wish, sent) => {
      const { shown, saved, spot } = wish;
      const isRolledBack = sent.completed !== null && shown !== saved;
      if (!isRolledBack && (spot === null || spot !== sent.spot)) return this.#go(wish);
      const refused = { completed: isRolledBack ? shown : null, spot };
      Object.assign(wish, { shown: isRolledBack ? saved : shown, spot: null, reported: null, refused });
      this.#go(wish, isRolledBack ? "rollback" : "progress");
      if (isRolledBack) this.#place(wish, least);
      wish.refusal = this.toasts.show("failure", this.now, { item, message, isActionable: true });
      const score = this.answers.answer("failed", this.now);
      this.perform(score, item, "own", { toast: wish.refusal, item });
    });
  }

  /** @param {number} item @param {(wish: Wish, sent: Content) => void} react */
  #answered(item, react) {
    const wish = this.#wishes.get(item);
    const sent = wish?.sending;
    if (!wish || !sent) return;
    wish.sending = null;
    react(wish, sent);
  }

  /** @param {Wish} wish @param {import("../names.js").ChangeCause | null} [cause] null if a sent change
   *   was drawn already
   * @param {() => void} [answer] */
  #go(wish, cause = "progress", answer = () => {}) {
    const { item, sending, saved, shown } = wish;
    const content = sending ? null : unsaid(wish);
    if (content) Object.assign(wish, { sending: content, attempt: wish.attempt + 1, reported: null });
    // The page shows a different state.
    if (!sending && !content && (wish.reported ?? shown) !== shown) wish.patienceEnd = this.now + patience;
    if (cause || !content) this.#draw(wish, cause ?? "progress");
    answer();
    if (content) {
      const { completed, spot } = content;
      const request = { isCompleted: completed ?? saved, attempt: wish.attempt, spot, isMove: completed === null };
      this.effects.push({ effect: "send", item, ...request });
    } else if (!wish.sending) {
      this.effects.push({ effect: "settled", item, isCompleted: shown });
    }
  }

  /** Shows the app's state without feedback.
   * @param {Wish} wish @param {boolean} isCompleted */
  #follow(wish, isCompleted) {
    const isOther = wish.shown !== isCompleted;
    const app = { shown: isCompleted, saved: isCompleted, spot: null, patienceEnd: null };
    this.#change(wish, { ...app, sending: null, reported: null }, "news");
    if (isOther) this.#place(wish, least);
  }

  /** @param {Wish} wish @param {import("../names.js").ChangeCause} cause */
  #draw(wish, cause) {
    const { item, shown: isCompleted, sending, spot, refused } = wish;
    const busy = isCompleted ? "completing" : "reopening";
    const rest = refused && refused.completed !== null ? "failed" : isCompleted ? "completed" : "open";
    const state = sending && concernsCompletion(wish) ? busy : rest;
    this.effects.push({ effect: "draw", item, isCompleted, state, spot, cause });
  }
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

export function player() {
  const made = new PlainEngine(/** @type {{}} */ (scores), new ToastQueue());
  made.answers.limits = limits();
  return made;
}
