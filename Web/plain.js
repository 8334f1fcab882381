// The engine of a page that has none: the same events in, the same effects out, but no feedback.
//
// Completing still works: one save at a time for each item, the last wish wins, a refused one is rolled back. So do
// messages with their actions, one at a time, until somebody dismisses them.

import { loadStates, momentCodes } from "./codes.js";

/**
 * @typedef {import("./effects.js").Effect} Effect @typedef {import("./effects.js").Toast} Toast
 * @typedef {import("./names.js").ToastKind} ToastKind @typedef {import("./names.js").ToastAction} ToastAction
 * @typedef {{
 *   shown: boolean, saved: boolean, sending: boolean | null, waits: boolean, leaves: boolean, attempt: number,
 * }} Wish
 */

export class PlainEngine {
  deadline = null;
  #isOffline = false;
  /** @type {Map<number, Wish>} */
  #wishes = new Map();
  /** The message in sight.
   * @type {Toast | null} */
  #toast = null;
  #lastToast = 0;

  /** @param {string} kind @param {number} now @param {...any} values @returns {Effect[]} */
  handle(kind, now, ...values) { return this.#reactions[kind]?.(...values) ?? []; }

  /** @type {Record<string, (...values: any[]) => Effect[]>} */
  #reactions = {
    toggled: (item, completed, leaves) => {
      const wish = this.#wishes.get(item)
        ?? { shown: completed, saved: completed, sending: null, waits: false, leaves, attempt: 0 };
      // A wish that waited may have been sent: another one is another attempt.
      const attempt = wish.attempt + (wish.waits ? 1 : 0);
      this.#wishes.set(item, Object.assign(wish, { shown: !wish.shown, leaves, attempt }));
      return [this.#draw(item, wish, "tap"), ...this.#next(item, wish)];
    },
    saved: (item) => this.#answered(item, (wish) => {
      wish.saved = wish.sending ?? wish.saved;
      wish.sending = null;
      return this.#next(item, wish);
    }),
    refused: (item) => this.#answered(item, (wish) => {
      wish.sending = null;
      const isTakenBack = wish.shown !== wish.saved;
      wish.shown = wish.saved;
      return [
        ...(isTakenBack ? [this.#draw(item, wish, "rollback"), ...this.#say("failure", [item])] : []),
        ...this.#next(item, wish),
      ];
    }),
    unreachable: (item) => this.#answered(item, (wish) => {
      Object.assign(wish, { sending: null, waits: true });
      return [this.#draw(item, wish, "progress")];
    }),
    waiting: (item, saved, shown) => {
      const wish = { shown, saved, sending: null, waits: true, leaves: false, attempt: 0 };
      this.#wishes.set(item, wish);
      return [this.#draw(item, wish, "progress"), ...this.#next(item, wish)];
    },
    news: (item, completed) => {
      const wish = this.#wishes.get(item);
      if (wish) wish.saved = completed;
      return wish ? [] : [{ kind: "draw", item, completed, state: completed ? "completed" : "open", cause: "news" }];
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
   * @param {ToastAction | null} [action] @returns {Effect[]}
   */
  #say(kind, items, message = null, action = null) {
    const toast = { id: ++this.#lastToast, kind, message, action, items, collections: [] };
    const dismissed = this.#dismiss();
    this.#toast = toast;
    return [
      ...dismissed, { kind: "toastShown", toast },
      { kind: "announce", words: "toast", isAssertive: kind === "failure", toast },
    ];
  }

  /** @returns {Effect[]} */
  #dismiss() {
    const toast = this.#toast;
    this.#toast = null;
    return toast ? [{ kind: "toastDismissed", id: toast.id }] : [];
  }

  /** @param {number} item @param {(wish: Wish) => Effect[]} react */
  #answered(item, react) {
    const wish = this.#wishes.get(item);
    return wish && wish.sending !== null ? react(wish) : [];
  }

  /** Sends what is wished, waits, or is done.
   * @param {number} item @param {Wish} wish @returns {Effect[]} */
  #next(item, wish) {
    if (wish.sending !== null) return [];
    if (wish.shown === wish.saved && !wish.waits) return this.#settle(item, wish);
    if (this.#isOffline) return this.#wait(item, wish);
    Object.assign(wish, { sending: wish.shown, attempt: wish.attempt + (wish.waits ? 0 : 1), waits: false });
    return [this.#draw(item, wish, "progress"), { kind: "send", item, completed: wish.shown, attempt: wish.attempt }];
  }

  /** @param {number} item @param {Wish} wish @returns {Effect[]} */
  #wait(item, wish) {
    wish.waits = true;
    return [this.#draw(item, wish, "progress")];
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
    const { shown: completed, sending, waits } = wish;
    const busy = completed ? "completing" : "reopening";
    const rest = completed ? "completed" : "open";
    return { kind: "draw", item, completed, state: waits ? "waiting" : sending === null ? rest : busy, cause };
  }
}
