// The engine of a page that has none: the same events in, the same effects out, but no feedback.
//
// One save is open per item, the last wish wins, a refused one is rolled back, what the app says in the end is shown.
// Messages and their actions stay, one at a time, until they are dismissed.

/**
 * @typedef {import("./wire.js").Effect | {effect: "leave", item: number, score: null}} Effect
 * @typedef {import("./wire.js").Events} Events @typedef {import("./wire.js").Toast} Toast
 * @typedef {{completed: boolean | null, spot: number | null}} Content what a request says: of the two, those not saved
 * @typedef {ReturnType<newWish>} Wish
 */

/** What is wished of an item, until it is saved. `lost`: a request that may have arrived and changed whether it
 * is completed; `reported`: what the page showed last, which counts from `patienceEnd` on.
 * @param {boolean} completed as it is saved */
const newWish = (completed) => ({
  shown: completed, saved: completed, spot: /** @type {number | null} */ (null), waits: false, leaves: false,
  sending: /** @type {Content | null} */ (null), lost: /** @type {Content | null} */ (null), isUncertain: false,
  attempt: 0, reported: /** @type {boolean | null} */ (null), patienceEnd: /** @type {number | null} */ (null),
});

/** Milliseconds until what the page reports is shown, although something else was saved. */
const patience = 2000; // the engine's: SaveRequest.patience

/** The content of the next request: a new place comes before completing, and together with reopening.
 * @param {Pick<Wish, "shown" | "saved" | "spot" | "isUncertain">} wish @returns {Content | null} */
function unsaid({ shown, saved, spot, isUncertain }) {
  const isSaid = (shown !== saved || isUncertain) && (spot === null || !shown);
  return isSaid || spot !== null ? { completed: isSaid ? shown : null, spot } : null;
}

/** Whether more is unsettled than where an item is to stand.
 * @param {Wish} wish */
const concernsCompletion = ({ shown, saved, isUncertain, sending }) => (
  shown !== saved || isUncertain || (sending !== null && sending.completed !== null));

export class PlainEngine {
  #isOffline = false;
  #wishes = /** @type {Map<number, Wish>} */ (new Map());
  /** The message in sight, and what its Retry does. */
  #message = /** @type {{toast: Toast, again: (() => Effect[]) | null} | null} */ (null);
  #lastToast = 0;
  #now = 0;

  /** @param {import("./wire.js").Event} event @param {number} now @returns {Effect[]} */
  handle(event, now) {
    this.#now = now;
    return this.#reactions[event.event]?.(/** @type {never} */ (event)) ?? [];
  }

  get deadline() {
    return [...this.#wishes.values()].flatMap(({ patienceEnd }) => patienceEnd ?? []).sort((a, b) => a - b)[0] ?? null;
  }

  /** @type {{[Kind in keyof Events]?: (event: Events[Kind]) => Effect[]}} */
  #reactions = {
    toggled: ({ item, isCompleted, leaves = false, spot = null }) => {
      const { shown, saved, spot: last } = this.#wishes.get(item) ?? newWish(isCompleted);
      // Completed again, it stands nowhere else.
      const place = shown ? spot ?? last : saved ? null : last;
      return this.#wish(item, isCompleted, { shown: !shown, leaves, spot: place, patienceEnd: null }, "tap");
    },
    moved: ({ item, spot }) => this.#wish(item, false, { spot }),
    saved: ({ item, isCompleted }) => this.#answered(item, (wish, sent) => {
      const saved = isCompleted ?? sent.completed ?? wish.saved;
      const isDeclined = sent.completed === wish.shown && saved !== wish.shown;
      Object.assign(wish, { saved, spot: wish.spot === sent.spot ? null : wish.spot });
      return isDeclined ? this.#follow(item, wish, saved) : this.#next(item, wish);
    }),
    reported: ({ item, isCompleted }) => {
      const wish = this.#wishes.get(item);
      if (wish) wish.reported = isCompleted;
      return wish && wish.patienceEnd !== null && isCompleted === wish.shown ? this.#settle(item, wish) : [];
    },
    tick: () => [...this.#wishes].flatMap(([item, wish]) => (
      (wish.patienceEnd ?? Infinity) <= this.#now ? this.#follow(item, wish, wish.reported ?? wish.shown) : [])),
    refused: ({ item, message = null }) => this.#answered(item, (wish, sent) => {
      const { shown, saved, spot } = wish;
      const isRolledBack = sent.completed !== null && shown !== saved;
      if (!isRolledBack && (spot === null || spot !== sent.spot)) return this.#next(item, wish);
      Object.assign(wish, { shown: isRolledBack ? saved : shown, spot: null, reported: null });
      const again = isRolledBack || spot === null ? null : () => this.handle({ event: "moved", item, spot }, this.#now);
      const drawn = this.#draw(item, wish, isRolledBack ? "rollback" : "progress");
      return [drawn, ...this.#say("failure", [item], message, again && "retry", again), ...this.#next(item, wish)];
    }),
    unreachable: ({ item }) => this.#answered(item, (wish, sent) => {
      Object.assign(wish, { waits: true, lost: sent, isUncertain: wish.isUncertain || sent.completed !== null });
      return [this.#draw(item, wish, "progress")];
    }),
    waiting: ({ item, saved, wish: shown, spot = null }) => {
      const isUncertain = spot === null || shown !== saved;
      const lost = unsaid({ shown, saved, spot, isUncertain });
      return this.#wish(item, saved, { shown, spot, waits: true, isUncertain, lost });
    },
    news: ({ item, isCompleted }) => {
      const wish = this.#wishes.get(item) ?? newWish(isCompleted);
      if (wish.patienceEnd !== null) return this.#follow(item, wish, isCompleted);
      const isWished = concernsCompletion(wish);
      Object.assign(wish, { saved: isCompleted, shown: isWished ? wish.shown : isCompleted });
      return isWished ? [] : [this.#draw(item, wish, "news")];
    },
    surroundings: ({ isOffline }) => {
      this.#isOffline = isOffline;
      return [...this.#wishes].flatMap(([item, wish]) => (wish.waits && !isOffline ? this.#next(item, wish) : []));
    },
    happened: ({ moment, item, message = null, isActionable }) => {
      const items = item === undefined || item === null ? [] : [item];
      if (moment === "deleted") return this.#say("deleted", items, null, "undo");
      if (message === null) return [];
      const isFailure = moment === "failed";
      const action = isFailure ? "retry" : "undo";
      return this.#say(isFailure ? "failure" : "notice", items, message, isActionable ? action : null);
    },
    toastActed: ({ id }) => {
      const { toast, again } = this.#message ?? {};
      if (toast?.id !== id || !toast.action) return [];
      const { action, kind, items, message } = toast;
      const answer = again?.() ?? [/** @type {Effect} */ ({ effect: "act", action, kind, items, message })];
      return [...this.#dismiss(), ...answer];
    },
    toastDismissed: ({ id }) => (this.#message?.toast.id === id ? this.#dismiss() : []),
    loading: ({ place, state = "idle" }) => {
      const isBusy = state === "loading" || state === "refreshing";
      return [{ effect: "load", place, state, showsSpinner: isBusy, showsText: isBusy }];
    },
  };

  /** Shows a message in place of the one before.
   * @param {Toast["kind"]} kind @param {number[]} items @param {number | null} [message]
   * @param {Toast["action"]} [action] @param {(() => Effect[]) | null} [again] @returns {Effect[]} */
  #say(kind, items, message = null, action = null, again = null) {
    const toast = { id: ++this.#lastToast, kind, message, action, items, collections: [] };
    const dismissed = this.#dismiss();
    this.#message = { toast, again };
    const said = /** @type {const} */ ({ effect: "announce", words: "toast", isAssertive: kind === "failure", toast });
    return [...dismissed, { effect: "toastShown", toast }, said];
  }

  /** @returns {Effect[]} */
  #dismiss() {
    const shown = this.#message;
    this.#message = null;
    return shown ? [{ effect: "toastDismissed", id: shown.toast.id }] : [];
  }

  /** @param {number} item @param {boolean} completed as it is saved, where nothing was wished
   * @param {Partial<Wish>} changes @param {import("./names.js").ChangeCause} [cause] @returns {Effect[]} */
  #wish(item, completed, changes, cause = "progress") {
    const wish = Object.assign(this.#wishes.get(item) ?? newWish(completed), changes);
    this.#wishes.set(item, wish);
    return [this.#draw(item, wish, cause), ...this.#next(item, wish)];
  }

  /** @param {number} item @param {(wish: Wish, sent: Content) => Effect[]} react */
  #answered(item, react) {
    const wish = this.#wishes.get(item);
    const sent = wish?.sending;
    if (!wish || !sent) return [];
    Object.assign(wish, { sending: null, lost: null, isUncertain: wish.isUncertain && sent.completed === null });
    return react(wish, sent);
  }

  /** @param {number} item @param {Wish} wish, which is sent, waits, or is done @returns {Effect[]} */
  #next(item, wish) {
    if (wish.sending) return [];
    const content = unsaid(wish);
    wish.waits = content !== null && this.#isOffline;
    if (!content && (wish.reported ?? wish.shown) === wish.shown) return this.#settle(item, wish);
    if (!content) wish.patienceEnd = this.#now + patience; // The page shows something else.
    if (!content || wish.waits) return [this.#draw(item, wish, "progress")];
    const isAgain = content.completed === wish.lost?.completed && content.spot === wish.lost.spot;
    Object.assign(wish, { sending: content, attempt: wish.attempt + (isAgain ? 0 : 1), reported: null });
    const { completed, spot } = content;
    const request = { isCompleted: completed ?? wish.saved, attempt: wish.attempt, spot, isMove: completed === null };
    return [this.#draw(item, wish, "progress"), { effect: "send", item, ...request }];
  }

  /** @param {number} item @param {Wish} wish @param {boolean} isCompleted as the app says @returns {Effect[]} */
  #follow(item, wish, isCompleted) {
    Object.assign(wish, { shown: isCompleted, saved: isCompleted, spot: null, patienceEnd: null });
    return this.#settle(item, wish, "news");
  }

  /** @param {number} item @param {Wish} wish @param {import("./names.js").ChangeCause} [cause] @returns {Effect[]} */
  #settle(item, wish, cause = "progress") {
    this.#wishes.delete(item);
    /** @type {Effect[]} */
    const settled = [this.#draw(item, wish, cause), { effect: "settled", item, isCompleted: wish.shown }];
    return wish.shown && wish.leaves ? [...settled, { effect: "leave", item, score: null }] : settled;
  }

  /** @param {number} item @param {Wish} wish @param {import("./names.js").ChangeCause} cause @returns {Effect} */
  #draw(item, wish, cause) {
    const { shown: isCompleted, sending, waits, spot } = wish;
    const busy = waits ? "waiting" : isCompleted ? "completing" : "reopening";
    const rest = isCompleted ? "completed" : "open";
    const isBusy = (waits || sending) && concernsCompletion(wish);
    return { effect: "draw", item, isCompleted, state: isBusy ? busy : rest, spot, cause };
  }
}
