// What stands in for the library where it can't be loaded: plain checkboxes that save in the same way.
// No motion, no haptic, no sound; nothing broken.

import { uniqueKey } from "../server/keys.js";
import { dispatch, say } from "./notices.js";
import { text } from "../words/texts.js";

/** The server could not be reached; what was wished waits. */
export class Unreachable extends Error {}

/** There is no engine. */
export const ready = Promise.resolve(false);

/**
 * @typedef {{item: number, subject: string, shown: boolean, saved: boolean, key: string, isSending: boolean, waits: boolean}} Wish
 * @type {Map<number, Wish>}
 */
const wished = new Map();

export const wishes = () => [...wished.values()].map(({ item, subject, shown, saved, key }) => ({ item, subject, completed: shown, saved, key }));

/** @param {{item: number, subject: string, completed: boolean, saved: boolean, key: string}[]} kept */
export function restoreWishes(kept) {
  for (const { item, subject, completed, saved, key } of kept) {
    if (!wished.has(item)) wished.set(item, { item, subject, shown: completed, saved, key, isSending: false, waits: false });
    show(item, completed, "retry");
    send(/** @type {Wish} */ (wished.get(item)));
  }
}

/** @param {boolean} isReachable */
export function online(isReachable) {
  if (!isReachable) return;
  for (const wish of wished.values()) if (wish.waits) send(wish);
}

/** @param {number} item @param {boolean} completed */
export function news(item, completed) {
  const wish = wished.get(item);
  if (wish) wish.saved = completed;
  else show(item, completed, "news");
}

/** What it has to say, feedback.js says wherever there is no engine.
 * @type {typeof import("/nod/nod.js").moment} */
export const moment = async () => {};
/** @type {(row: HTMLElement) => Promise<void>} */
export const inserted = async () => {};
/** @type {<Value>(elements: Iterable<HTMLElement>, change: () => Value) => Value} */
export const moved = (elements, change) => change();
/** @type {(row: HTMLElement, change: () => void) => Promise<void>} */
export const travelled = async (row, change) => change();
/** @type {(row: HTMLElement) => Promise<void>} */
export const depart = async () => {};
/** @type {(changes: object) => void} */
export const preferences = () => {};
/** @type {(name: import("/nod/nod.js").MomentName) => Promise<void>} */
export const preview = async () => {};
export const undo = () => false;
/** Nobody knows. */
export const canVibrate = () => true;
export const showTargets = undefined;
export const useFeedback = undefined;
/** @type {<Value>(change: () => Value, element?: HTMLElement) => Value} */
export const together = (change) => change();

/** @param {number} item @param {boolean} completed @param {string} subject */
function wish(item, completed, subject) {
  const known = wished.get(item);
  const wanted = known ?? { item, subject, shown: completed, saved: !completed, key: "", isSending: false, waits: false };
  wished.set(item, Object.assign(wanted, { shown: completed, key: uniqueKey() }));
  show(item, completed, "tap");
  send(wanted);
}

/** One request at a time for each item; the last wish wins.
 * @param {Wish} wish @returns {Promise<void>} */
async function send(wish) {
  if (wish.isSending) return;
  const { item, shown: completed, key } = wish;
  Object.assign(wish, { isSending: true, waits: false });
  let answer = Promise.resolve();
  dispatch("nod-save", { item, completed, key, respondWith: (/** @type {Promise<void>} */ promise) => { answer = promise; } });
  const error = await answer.then(() => null, (reason) => reason);
  wish.isSending = false;
  if (error instanceof Unreachable) return void (wish.waits = true);
  if (!error) wish.saved = completed;
  if (!error && wish.shown !== wish.saved) return send(wish);
  settle(wish, error);
}

/** @param {Wish} wish @param {Error | null} error */
function settle(wish, error) {
  wished.delete(wish.item);
  if (error) {
    show(wish.item, wish.saved, "rollback");
    dispatch("nod-enter", { item: wish.item });
    say(text("task.notSaved", { title: wish.subject, way: error.message }));
  }
  dispatch("nod-settled", { item: wish.item, completed: wish.saved });
}

/** @param {number} item @param {boolean} completed @param {string} reason */
function show(item, completed, reason) {
  /** @type {NodeListOf<PlainCheck>} */
  const checks = document.querySelectorAll(`nod-check[item="${item}"]`);
  for (const check of checks) check.checked = completed;
  dispatch("nod-change", { item, completed, reason });
}

class PlainCheck extends HTMLElement {
  static observedAttributes = ["label", "checked"];
  #input = document.createElement("input");

  constructor() {
    super();
    this.#input.type = "checkbox";
    this.#input.className = "plain-check";
    this.#input.addEventListener("change", () => {
      wish(Number(this.getAttribute("item")), this.#input.checked, this.getAttribute("subject") ?? "");
    });
  }

  connectedCallback() { this.append(this.#input); }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (name === "label") this.#input.setAttribute("aria-label", value ?? "");
    else this.checked = value !== null;
  }

  toggle() { if (!this.#input.disabled) this.#input.click(); }
  get checked() { return this.#input.checked; }
  set checked(value) { this.#input.checked = value; }
  /** @param {FocusOptions} [options] */
  focus(options) { this.#input.focus(options); }
}

customElements.define("nod-check", PlainCheck);
