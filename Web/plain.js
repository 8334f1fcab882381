// The engine of a page that has none: the same events in, the same effects out, but no feedback.
//
// Completing still works: one save at a time for each item, the last wish wins, a refused one is rolled back. So do
// messages with their actions, one at a time, until somebody dismisses them.

import { loadStates, momentCodes } from "./codes.js";

/**
 * @typedef {import("./effects.js").Effect} Effect @typedef {import("./effects.js").Toast} Toast
 * @typedef {import("./names.js").ToastKind} ToastKind @typedef {import("./names.js").ToastAction} ToastAction
 * @typedef {{completed: boolean | null, spot: number | null}} Content what a request says: of the two, those not saved
 * @typedef {{
 *   shown: boolean, saved: boolean, spot: number | null, sending: Content | null, waits: boolean, lost: Content | null,
 *   isUncertain: boolean, leaves: boolean, attempt: number,
 * }} Wish `lost`: a request that may have arrived, and so have changed whether it is completed
 */

/** The content of the next request: a new place comes before completing, and together with reopening.
 * @param {Wish} wish @returns {Content | null} */
function unsaid({ shown, saved, spot, isUncertain }) {
  if (spot !== null && shown) return { completed: null, spot };
  const completed = shown !== saved || isUncertain ? shown : null;
  return completed === null && spot === null ? null : { completed, spot };
}

export class PlainEngine {
  deadline = null;
  #isOffline = false;
  /** @type {Map<number, Wish>} */
  #wishes = new Map();
  /** The message in sight.
   * @type {Toast | null} */
  #toast = null;
  #lastToast = 0;
  /** Wishes again what its Retry offers.
   * @type {(() => Effect[]) | null} */
  #again = null;

  /** @param {string} kind @param {number} now @param {...any} values @returns {Effect[]} */
  handle(kind, now, ...values) { return this.#reactions[kind]?.(...values) ?? []; }

  /** @type {Record<string, (...values: any[]) => Effect[]>} */
  #reactions = {
    toggled: (item, completed, leaves, way, collections, ...rest) => {
      const wish = this.#wishFor(item, completed);
      const [hasSpot, spot] = rest.slice(3 * collections);
      Object.assign(wish, { shown: !wish.shown, leaves });
      // Completed again, it stands nowhere else.
      if (wish.shown && wish.saved) wish.spot = null;
      else if (!wish.shown && hasSpot) wish.spot = spot;
      return [this.#draw(item, wish, "tap"), ...this.#next(item, wish)];
    },
    moved: (item, spot) => {
      const wish = Object.assign(this.#wishFor(item, false), { spot });
      return [this.#draw(item, wish, "progress"), ...this.#next(item, wish)];
    },
    saved: (item) => this.#answered(item, (wish, sent) => {
      wish.saved = sent.completed ?? wish.saved;
      if (wish.spot === sent.spot) wish.spot = null;
      return this.#next(item, wish);
    }),
    refused: (item, hasWords, words) => this.#answered(item, (wish, sent) => {
      const { shown, saved, spot } = wish;
      const isRolledBack = sent.completed !== null && shown !== saved;
      if (!isRolledBack && (spot === null || spot !== sent.spot)) return this.#next(item, wish);
      Object.assign(wish, { shown: isRolledBack ? saved : shown, spot: null });
      const again = isRolledBack ? null : () => this.#reactions.moved(item, spot);
      return [
        this.#draw(item, wish, isRolledBack ? "rollback" : "progress"),
        ...this.#say("failure", [item], hasWords ? words : null, again && "retry", again),
        ...this.#next(item, wish),
      ];
    }),
    unreachable: (item) => this.#answered(item, (wish, sent) => {
      Object.assign(wish, { waits: true, lost: sent, isUncertain: wish.isUncertain || sent.completed !== null });
      return [this.#draw(item, wish, "progress")];
    }),
    waiting: (item, saved, shown, hasSpot, spot) => {
      const isUncertain = !hasSpot || shown !== saved;
      const wish = Object.assign(this.#wishFor(item, saved), {
        shown, spot: hasSpot ? spot : null, waits: true, isUncertain,
      });
      wish.lost = unsaid(wish);
      return [this.#draw(item, wish, "progress"), ...this.#next(item, wish)];
    },
    news: (item, completed) => {
      const wish = this.#wishes.get(item);
      const state = completed ? "completed" : "open";
      if (!wish) return [{ kind: "draw", item, completed, state, cause: "news", spot: null }];
      const isWished = concernsCompletion(wish);
      wish.saved = completed;
      if (isWished) return [];
      wish.shown = completed;
      return [this.#draw(item, wish, "news")];
    },
    surroundings: (reducesMotion, isDark, canVibrate, canSound, isHidden, isNowOffline) => {
      const isOffline = Boolean(isNowOffline);
      const isBack = this.#isOffline && !isOffline;
      this.#isOffline = isOffline;
      return isBack ? [...this.#wishes].flatMap(([item, wish]) => this.#next(item, wish)) : [];
    },
    happened: (code, hasTarget, target, hasItem, item, hasWords, words, hasCause, cause, isActionable) => {
      const items = hasItem ? [item] : [];
      if (code === momentCodes.deleted) return this.#say("deleted", items, null, "undo");
      if (!hasWords) return [];
      const isFailure = code === momentCodes.failed;
      const action = isFailure ? "retry" : "undo";
      return this.#say(isFailure ? "failure" : "notice", items, words, isActionable ? action : null);
    },
    toastActed: (id) => {
      const toast = this.#toast;
      if (!toast || toast.id !== id) return [];
      const { action, kind: toastKind, items, message } = toast;
      const again = this.#again;
      if (again) return [...this.#dismiss(), ...again()];
      return [...this.#dismiss(), { kind: "act", action, toastKind, items, message }];
    },
    toastDismissed: (id) => (this.#toast?.id === id ? this.#dismiss() : []),
    loading: (place, code) => {
      const state = loadStates[code];
      const isBusy = state === "loading" || state === "refreshing";
      return [{ kind: "load", place, state, showsSpinner: isBusy, showsText: isBusy }];
    },
  };

  /**
   * Shows a message in place of the one before.
   * @param {ToastKind} kind @param {number[]} items @param {number | null} [message]
   * @param {ToastAction | null} [action] @param {(() => Effect[]) | null} [again] @returns {Effect[]}
   */
  #say(kind, items, message = null, action = null, again = null) {
    const toast = { id: ++this.#lastToast, kind, message, action, items, collections: [] };
    const dismissed = this.#dismiss();
    this.#toast = toast;
    this.#again = again;
    return [
      ...dismissed, { kind: "toastShown", toast },
      { kind: "announce", words: "toast", isAssertive: kind === "failure", toast },
    ];
  }

  /** @returns {Effect[]} */
  #dismiss() {
    const toast = this.#toast;
    this.#toast = null;
    this.#again = null;
    return toast ? [{ kind: "toastDismissed", id: toast.id }] : [];
  }

  /** @param {number} item @param {boolean} completed as it is saved, where nothing is wished @returns {Wish} */
  #wishFor(item, completed) {
    const wish = this.#wishes.get(item) ?? {
      shown: completed, saved: completed, spot: null, sending: null, waits: false, lost: null, isUncertain: false,
      leaves: false, attempt: 0,
    };
    this.#wishes.set(item, wish);
    return wish;
  }

  /** @param {number} item @param {(wish: Wish, sent: Content) => Effect[]} react */
  #answered(item, react) {
    const wish = this.#wishes.get(item);
    const sent = wish?.sending;
    if (!wish || !sent) return [];
    Object.assign(wish, { sending: null, lost: null, isUncertain: wish.isUncertain && sent.completed === null });
    return react(wish, sent);
  }

  /** Sends what is wished, waits, or is done.
   * @param {number} item @param {Wish} wish @returns {Effect[]} */
  #next(item, wish) {
    if (wish.sending) return [];
    const content = unsaid(wish);
    wish.waits = content !== null && this.#isOffline;
    if (!content) return this.#settle(item, wish);
    if (wish.waits) return [this.#draw(item, wish, "progress")];
    const isAgain = content.completed === wish.lost?.completed && content.spot === wish.lost.spot;
    Object.assign(wish, { sending: content, attempt: wish.attempt + (isAgain ? 0 : 1) });
    const { completed, spot } = content;
    const request = { completed: completed ?? wish.saved, attempt: wish.attempt, spot, isMove: completed === null };
    return [this.#draw(item, wish, "progress"), { kind: "send", item, ...request }];
  }

  /** @param {number} item @param {Wish} wish @returns {Effect[]} */
  #settle(item, wish) {
    this.#wishes.delete(item);
    /** @type {Effect[]} */
    const settled = [this.#draw(item, wish, "progress"), { kind: "settled", item, completed: wish.shown }];
    return wish.shown && wish.leaves ? [...settled, { kind: "leave", item, score: null }] : settled;
  }

  /** @param {number} item @param {Wish} wish @param {import("./names.js").ChangeCause} cause @returns {Effect} */
  #draw(item, wish, cause) {
    const { shown: completed, sending, waits, spot } = wish;
    const busy = completed ? "completing" : "reopening";
    const rest = completed ? "completed" : "open";
    const isBusy = (waits || sending) && concernsCompletion(wish);
    return { kind: "draw", item, completed, state: !isBusy ? rest : waits ? "waiting" : busy, cause, spot };
  }
}

/** Whether more is unsettled than where an item is to stand.
 * @param {Wish} wish */
const concernsCompletion = ({ shown, saved, isUncertain, sending }) => (
  shown !== saved || isUncertain || (sending !== null && sending.completed !== null));
