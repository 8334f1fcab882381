// The engine's queue of toasts: at most one lasting and two passing toasts are visible, on a small screen one; the
// others wait. Time stops while toasts are hovered, focused or hidden.

/** @typedef {import("../wire.js").Toast} Shown @typedef {ReturnType<typeof newToast>} Toast */

/** Milliseconds. */
const life = 6000; // the engine's: ToastQueue.life

/** @param {number} id @param {Shown["kind"]} kind */
const newToast = (id, kind) => ({
  id, kind, isActionable: false, items: /** @type {number[]} */ ([]), message: /** @type {number | null} */ (null), left: life,
  since: /** @type {number | null} */ (null), isShown: false, isDrawn: false, hasChanged: true,
});

/** @param {Toast} toast */
const lasts = ({ kind }) => kind === "failure";
/** @param {Toast} toast */
const comesAtOnce = (toast) => lasts(toast) || toast.isActionable;
/** @param {Toast} toast @returns {Shown} */
const given = ({ id, kind, message, isActionable, items }) => (
  { id, kind, message, action: isActionable ? kind === "failure" ? "retry" : "undo" : null, items, collections: [] });

export class ToastQueue {
  isSmall = false;
  /** @type {Toast[]} */
  #toasts = [];
  /** @type {Set<string>} */
  #pauses = new Set();
  /** @type {number[]} */
  #dismissed = [];
  #last = 0;

  get isEmpty() { return this.#toasts.length === 0; }
  get deadline() {
    return Math.min(...this.#toasts.map(({ since, left }) => (since === null ? Infinity : since + left)));
  }

  /** @param {number | null} id */
  find(id) { return this.#toasts.filter((one) => one.id === id).map(given)[0]; }
  /** @param {number} item */
  speaksOf(item) { return this.#toasts.some(({ items }) => items.includes(item)); }

  /** The changes since the last call, dismissals first.
   * @returns {import("../wire.js").Effect[]} */
  takeChanges() {
    const dismissed = this.#dismissed.splice(0).map((id) => (
      { effect: /** @type {const} */ ("toastDismissed"), id }));
    return [...dismissed, ...this.#toasts.flatMap((toast) => {
      const { isDrawn, isShown, hasChanged } = toast;
      Object.assign(toast, { hasChanged: hasChanged && !isShown, isDrawn: isShown });
      const effect = isDrawn ? /** @type {const} */ ("toastUpdated") : /** @type {const} */ ("toastShown");
      return hasChanged && isShown ? [{ effect, toast: given(toast) }] : [];
    })];
  }

  /** Shows a toast, or joins one with the same text or action. Returns its id.
   * @param {Shown["kind"]} kind @param {number} now
   * @param {{item?: number | null, message?: number | null, isActionable?: boolean}} about */
  show(kind, now, { item = null, message = null, isActionable = false }) {
    isActionable ||= kind === "completed";
    const items = item === null ? [] : [item];
    const joins = kind === "completed" || kind === "deleted";
    let toast = this.#toasts.find((one) => one.kind === kind && (joins ? one.isActionable === isActionable
      : one.message === message && `${one.items}` === `${items}`));
    if (!toast) this.#toasts.push(toast = newToast(++this.#last, kind));
    items.unshift(...toast.items.filter((one) => one !== item));
    Object.assign(toast, { isActionable, message, items, hasChanged: true, left: life, since: null });
    this.#refresh(now);
    return toast.id;
  }

  /** Removes a reopened item or, with `isBack`, a restored one.
   * @param {number} item @param {number} now */
  withdraw(item, now, isBack = false) {
    const kind = isBack ? "deleted" : "completed";
    for (const toast of this.#toasts.filter((one) => one.kind === kind && one.items.includes(item))) {
      Object.assign(toast, { items: toast.items.filter((one) => one !== item), hasChanged: true });
      if (toast.items.length === 0) this.dismiss(toast.id, now);
    }
  }

  /** @param {number | null} id @param {number} now */
  dismiss(id, now) {
    this.#toasts = this.#toasts.filter((toast) => {
      if (toast.id === id && toast.isDrawn) this.#dismissed.push(id);
      return toast.id !== id;
    });
    this.#refresh(now);
  }

  /** @param {string} reason @param {boolean} isOn @param {number} now */
  pause(reason, isOn, now) {
    this.#pauses[isOn ? "add" : "delete"](reason);
    this.#refresh(now);
  }

  /** @param {number} now */
  advance(now) {
    for (const { id, since, left } of this.#toasts) if (since !== null && since + left <= now) this.dismiss(id, now);
  }

  /** On a small screen, failures and Undo replace others, which return for their full time. */
  get #inSight() {
    const [lasting, passing] = [true, false].map((does) => this.#toasts.filter((one) => lasts(one) === does));
    if (this.isSmall) return [[...this.#toasts].reverse().find(comesAtOnce) ?? this.#toasts[0]];
    return [...lasting.slice(0, 1), ...passing.slice(0, 2)];
  }

  /** @param {number} now */
  #refresh(now) {
    const inSight = this.#inSight;
    for (const toast of this.#toasts) {
      const isShown = inSight.includes(toast);
      if (toast.isShown !== isShown) {
        if (toast.isDrawn) this.#dismissed.push(toast.id);
        Object.assign(toast, { isShown, isDrawn: false, hasChanged: true, left: life, since: null });
      }
      const runs = isShown && !lasts(toast) && this.#pauses.size === 0;
      if (!runs && toast.since !== null) toast.left -= now - toast.since;
      toast.since = runs ? toast.since ?? now : null;
    }
  }
}
