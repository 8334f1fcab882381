// Items by number: their checks, their names and unsaved changes. Also numbers elements, so that answers can refer to
// them.

import { share } from "./copies.js";

/** @typedef {import("./elements/check.js").NodCheck} NodCheck @typedef {GlobalEventHandlersEventMap} Events */
/** @typedef {import("./nod.js").ID} ID */

/** The engine's integers have 31 bits. */
const limit = 2 ** 31;

const unsaved = ["completing", "reopening", "waiting"];

class Item {
  /** @type {Set<NodCheck>} */
  checks = new Set();
  /** The check that was used last.
   * @type {NodCheck | null} */
  source = null;
  /** @type {string | null} */
  subject = null;
  completed = false;
  state = "open";
  /** The saved state while a change is pending. */
  saved = false;
  /** The pending place, as the page's value.
   * @type {unknown} */
  spot = null;
  /** @type {Map<number, string>} */
  keys = new Map();
  #keyed = "";
  /** The key of the next content to send.
   * @type {{content: string, key: string} | null} */
  #next = null;
  /** Whether the engine has handled an event about it. */
  isKnown = false;
  /** The state that the page last set during a change.
   * @type {boolean | null} */
  reported = null;
  /** Whether the page reports the state itself, and needs no event. */
  isQuiet = false;
  hasLeft = false;

  /** @param {number} id */
  constructor(id) { this.id = id; }

  get isMove() { return this.spot !== null && !unsaved.includes(this.state); }
  get isSettled() { return this.spot === null && !unsaved.includes(this.state); }

  get name() { return this.subject ?? this.shown()?.subject ?? ""; }

  /** A connected check, the last used first.
   * @returns {NodCheck | undefined} */
  shown() { return this.source?.isConnected ? this.source : this.checks.values().next().value; }

  /** Returns the key of an attempt; a repeated attempt keeps its key.
   * @param {number} attempt @param {string} [content] of the request */
  key(attempt, content = this.#content) {
    const key = this.keys.get(attempt) ?? newKey();
    this.keys.set(attempt, key);
    this.#keyed = content;
    return key;
  }

  /** The content of the next request: a move comes before completing, and together with reopening. */
  get #content() { return contentOf(this.completed, this.spot, this.isMove || (this.completed && this.spot !== null)); }

  /** The key of the pending change: that of the last attempt if the content is equal. */
  get lastKey() {
    const last = [...this.keys.values()].at(-1);
    const content = this.#content;
    if (last && this.#keyed === content) return last;
    if (this.#next?.content !== content) this.#next = { content, key: newKey() };
    return this.#next.key;
  }
}

/** @param {boolean} completed @param {unknown} spot @param {boolean} isMove */
export const contentOf = (completed, spot, isMove) => JSON.stringify([isMove ? null : completed, spot]);

export const known = share("items", {
  targetOf, items: /** @type {Map<number, Item>} */ (new Map()), spots: /** @type {unknown[]} */ ([]), lastOwn: 0,
  collections: /** @type {Map<number, {name: string, total: number}>} */ (new Map()),
  given: /** @type {Map<number, number | string>} */ (new Map()), numbers: /** @type {Map<string, number>} */ (new Map()),
  ids: /** @type {WeakMap<HTMLElement, number>} */ (new WeakMap()),
  elements: /** @type {Map<number, WeakRef<HTMLElement>>} */ (new Map()),
  groups: /** @type {Map<number, Place[]>} */ (new Map()),
});
const { items, spots, given, numbers, ids, elements, groups } = known;

/** The engine's number for an id of the page: the id itself, or a new negative number for a string or a number of more
 * than 31 bits.
 * @param {number | string} id */
export function numberOf(id) {
  const text = String(id).trim();
  const number = Number(text);
  if (Number.isInteger(number) && Math.abs(number) < limit && String(number) === text) return number;
  const own = numbers.get(text) ?? ownId();
  numbers.set(text, own);
  given.set(own, id);
  return own;
}

/** The page's id for a number of the engine.
 * @param {number} number @returns {ID} */
export const idOf = (number) => /** @type {ID} */ (given.get(number) ?? number);

/** @param {number} id */
export function itemOf(id) {
  const item = items.get(id) ?? new Item(id);
  items.set(id, item);
  return item;
}

/** Places are values of the page; the engine gets their numbers.
 * @param {unknown} spot */
export const numberOfSpot = (spot) => spots.push(spot) - 1;
/** @param {number | null} number */
export const spotAt = (number) => (number === null ? null : spots[number]);

/** @param {number} id */
export const knownItem = (id) => items.get(id);

export const unsettled = () => [...items.values()].filter((item) => !item.isSettled);

/** Dispatches an event about an item: by default from its check, else from the toasts, else from the document.
 * @template {keyof Events & `nod-${string}`} Type
 * @param {number} id @param {Type} type @param {Omit<Events[Type]["detail"], "item">} [detail] @param {EventTarget} [place]
 * @returns {boolean} false if the page prevented the default */
export function emit(id, type, detail, place = items.get(id)?.shown() ?? document.querySelector("nod-toasts") ?? document) {
  const cancelable = ["nod-leave", "nod-left", "nod-enter"].includes(type);
  const about = { item: idOf(id), ...detail };
  return place.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail: about }));
}

export const knownCollections = known.collections;

/** A number for something without an id: negative, unlike those of items. */
export const ownId = () => (known.lastOwn -= 1);

/** `randomUUID` requires a secure origin. */
const newKey = () => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");

/** An element that a score animates: its distance, its layout space if that differs from its size, a bar's level before
 * it fills (`from`), and whether it marks the place left behind, is a group that leaves with its last row, or only
 * makes room.
 * @typedef {{
 *   element: HTMLElement, way?: {x: number, y: number}, room?: number, isLeft?: boolean, isGroup?: boolean,
 *   isAside?: boolean, from?: number,
 * }} Place */

const forgotten = new FinalizationRegistry((/** @type {number} */ id) => elements.delete(id));

/** @param {HTMLElement | undefined} element */
export function targetOf(element) {
  if (!element) return ownId();
  if (element.localName === "nod-check" && "itemId" in element) return /** @type {NodCheck} */ (element).itemId;
  const known = ids.get(element);
  if (known !== undefined) return known;
  const id = ownId();
  ids.set(element, id);
  elements.set(id, new WeakRef(element));
  forgotten.register(element, id);
  return id;
}

/** Gives several elements one number until `answered` resolves.
 * @param {Place[]} places @param {(target: number) => void} use @param {Promise<void>} answered */
export function asGroup(places, use, answered) {
  const id = ownId();
  groups.set(id, places);
  use(id);
  answered.then(() => groups.delete(id));
}

/** @param {number} target @returns {Place[]} */
export function placesOf(target) {
  const group = groups.get(target);
  if (group) return group;
  const element = elements.get(target)?.deref();
  if (element) return [{ element }];
  return [...(knownItem(target)?.checks ?? [])].map((check) => ({ element: check }));
}
