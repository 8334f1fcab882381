// Items as the page knows them: the checks that show each, its name, and what of it is not saved yet. And numbers for
// elements, so that an answer finds what it is for: a check is known by its item.

import { idLimit } from "./codes.js";
import { share } from "./copies.js";

/** @typedef {import("./elements/check.js").NodCheck} NodCheck @typedef {GlobalEventHandlersEventMap} Events */

const unsaved = ["completing", "reopening", "waiting"];

class Item {
  /** @type {Set<NodCheck>} */
  checks = new Set();
  /** The check that was last used: answers come from there.
   * @type {NodCheck | null} */
  source = null;
  /** @type {string | null} */
  subject = null;
  completed = false;
  state = "open";
  /** The saved state, while something else is wished. */
  saved = false;
  /** Where it is wished to stand, in the page's own terms; nothing where the page's data say it.
   * @type {unknown} */
  spot = null;
  /** Idempotency keys by attempt.
   * @type {Map<number, string>} */
  keys = new Map();
  /** What was sent under the last key. */
  #keyed = "";
  /** The key of what is to be said since, until it is sent.
   * @type {{content: string, key: string} | null} */
  #next = null;
  /** Whether the engine has had to do with it: only then it has an opinion of its own. */
  isKnown = false;
  /** The page itself says how it is, so that is not news to it. */
  isQuiet = false;
  /** Its row has left this page. */
  hasLeft = false;

  /** @param {number} id */
  constructor(id) { this.id = id; }

  /** Nothing is wished but where it is to stand. */
  get isMove() { return this.spot !== null && !unsaved.includes(this.state); }
  get isSettled() { return this.spot === null && !unsaved.includes(this.state); }

  /** Its name in messages; empty when nobody gave one. */
  get name() { return this.subject ?? this.shown()?.subject ?? ""; }

  /** A check that stands in the page, the last used first.
   * @returns {NodCheck | undefined} */
  shown() { return this.source?.isConnected ? this.source : this.checks.values().next().value; }

  /** The key of one attempt, the same when it is made again.
   * @param {number} attempt @param {string} [content] what it says */
  key(attempt, content = this.#content) {
    const key = this.keys.get(attempt) ?? newKey();
    this.keys.set(attempt, key);
    this.#keyed = content;
    return key;
  }

  /** What the next request says: a place before completing, and together with reopening. */
  get #content() { return contentOf(this.completed, this.spot, this.isMove || (this.completed && this.spot !== null)); }

  /** The key of what is to be said: the last attempt's, unless that said something else. */
  get lastKey() {
    const last = [...this.keys.values()].at(-1);
    const content = this.#content;
    if (last && this.#keyed === content) return last;
    if (this.#next?.content !== content) this.#next = { content, key: newKey() };
    return this.#next.key;
  }
}

/** What a request says.
 * @param {boolean} completed @param {unknown} spot @param {boolean} isMove */
export const contentOf = (completed, spot, isMove) => JSON.stringify([isMove ? null : completed, spot]);

/** Of the page, whatever copy of the library asks. */
export const known = share("items", {
  targetOf, items: /** @type {Map<number, Item>} */ (new Map()), spots: /** @type {unknown[]} */ ([]), lastOwn: 0,
  collections: /** @type {Map<number, {name: string, total: number}>} */ (new Map()),
  ids: /** @type {WeakMap<HTMLElement, number>} */ (new WeakMap()),
  elements: /** @type {Map<number, WeakRef<HTMLElement>>} */ (new Map()),
  groups: /** @type {Map<number, Place[]>} */ (new Map()),
});
const { items, spots, ids, elements, groups } = known;

/** @param {number} id */
export function itemOf(id) {
  const item = items.get(id) ?? new Item(id);
  items.set(id, item);
  return item;
}

/** Where an item was wished to stand: the engine knows it by its place here.
 * @param {unknown} spot */
export const numberOfSpot = (spot) => spots.push(spot) - 1;
/** @param {number | null} number */
export const spotAt = (number) => (number === null ? null : spots[number]);

/** Only if there is one.
 * @param {number} id */
export const knownItem = (id) => items.get(id);

/** Items of which something is wished or on its way. */
export const unsettled = () => [...items.values()].filter((item) => !item.isSettled);

/**
 * Tells the page about an item: from the check it happened on, else from where the toasts are, else from the document.
 * @template {keyof Events & `nod-${string}`} Type
 * @param {number} id @param {Type} type @param {Omit<Events[Type]["detail"], "item">} [detail]
 * @returns {boolean} whether the page leaves what follows to the library
 */
export function emit(id, type, detail) {
  const place = items.get(id)?.shown() ?? document.querySelector("nod-toasts") ?? document;
  const about = { item: id, ...detail };
  const cancelable = /** @type {string} */ (type) === "nod-enter";
  return place.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail: about }));
}

/** Names and sizes of collections, for toasts and bars that say how complete they are. */
export const knownCollections = known.collections;

/** An id for what has none of its own: below zero, where no item of a page is. */
export const ownId = () => (known.lastOwn -= 1);

/** The id that an attribute writes, or null.
 * @param {string | null} text */
export function idIn(text) {
  const id = text === null || text.trim() === "" ? NaN : Number(text);
  return Number.isInteger(id) && Math.abs(id) < idLimit ? id : null;
}

/** `randomUUID` is missing where the origin isn't secure. */
const newKey = () => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");

/**
 * One element of a score, with how far it has come (`way`), how much room it takes from its neighbours unless that is
 * its own, how full a bar is before it fills (`from`), whether it marks the place that was left, whether it goes with its last row, and so not to the side, and
 * whether it only makes room for another.
 * @typedef {{
 *   element: HTMLElement, way?: {x: number, y: number}, room?: number, isLeft?: boolean, isGroup?: boolean,
 *   isAside?: boolean, from?: number,
 * }} Place
 */

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

/** One number for several elements, until it was `answered`.
 * @param {Place[]} places @param {(target: number) => void} use @param {Promise<void>} answered */
export function asGroup(places, use, answered) {
  const id = ownId();
  groups.set(id, places);
  use(id);
  answered.then(() => groups.delete(id));
}

/** Where an answer is to be seen.
 * @param {number} target @returns {Place[]} */
export function placesOf(target) {
  const group = groups.get(target);
  if (group) return group;
  const element = elements.get(target)?.deref();
  if (element) return [{ element }];
  return [...(knownItem(target)?.checks ?? [])].map((check) => ({ element: check }));
}
