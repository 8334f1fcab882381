// Drags items. The engine interprets the pointer; the page decides where an item may be dropped.

import { stopsWithMotion } from "../performers/motion.js";
import { reducesMotion } from "../preferences.js";
import { call, isLoaded, load } from "./engine.js";
import { isInField, offer, settle } from "./hand.js";

/** @typedef {import("../gestures.js").Point} Point */
/** @template Target @typedef {import("../gestures.js").Drag<Target>} Drag */

/** @type {WeakMap<HTMLElement, Drag<unknown>>} */
const roots = new WeakMap();
/** @type {WeakMap<HTMLElement, Animation>} */
const journeys = new WeakMap();
let isOffered = false;
let isAnyLifted = false;

/** The order of DragModel.Phase in Sources/Nod/Touch/DragModel.swift. */
const phases = Object.freeze(["waiting", "lifted", "dropped", "cancelled", "over"]);

/** @template Target @param {HTMLElement} root @param {Drag<Target>} options */
export function drag(root, options) {
  const isNew = !roots.has(root);
  roots.set(root, options);
  load().then((isThere) => {
    if (!isThere || !isNew) return;
    root.toggleAttribute("data-nod-draggable", true);
    // Browsers decide at touchstart whether a page may prevent scrolling.
    root.addEventListener("touchmove", holdStill, { passive: false });
    if (!isOffered) offer(begin, true);
    isOffered = true;
  });
}

/** @param {TouchEvent} event */
const holdStill = (event) => { if (isAnyLifted && event.cancelable) event.preventDefault(); };

/** @param {PointerEvent} event */
function begin(event) {
  const path = /** @type {HTMLElement[]} */ (event.composedPath());
  const depth = path.findIndex((element) => roots.has(element));
  const options = roots.get(path[depth]);
  if (!isLoaded() || !options || isInField(event)) return null;
  const inside = path.slice(0, depth).filter((element) => element instanceof HTMLElement);
  const item = inside.find((element) => element.matches(options.item));
  const handle = options.handle ? inside.find((element) => element.matches(options.handle ?? "")) : item;
  if (!item || !handle || !item.contains(handle) || item.closest("[data-nod-leaving]")) return null;
  return new DragGesture(path[depth], item, options, event, handle);
}

class DragGesture {
  /** @type {"waiting" | "active" | "over"} */
  state = "waiting";
  #item;
  #options;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Point} */
  #point;
  /** The item's middle when it was lifted.
   * @type {Point} */
  #start = { x: 0, y: 0 };
  /** Offset from the item's place in the document, plus the distance it was dragged.
   * @type {Point} */
  #shift = { x: 0, y: 0 };
  #way = { x: 0, y: 0 };
  /** @type {unknown} */
  #target = null;
  /** @type {Animation | undefined} */
  #lift;
  #isScrolling = false;

  /** @param {HTMLElement} root @param {HTMLElement} item @param {Drag<unknown>} options @param {PointerEvent} event
   * @param {HTMLElement} handle */
  constructor(root, item, options, { clientX, clientY, timeStamp, pointerType }, handle) {
    this.owner = root;
    this.#item = item;
    this.#options = options;
    this.#point = { x: clientX, y: clientY };
    // A handle that doesn't scroll needs no delay.
    const waits = pointerType === "touch" && getComputedStyle(handle).touchAction !== "none";
    this.#answer(call("dragBegan", clientX, clientY, timeStamp, waits, reducesMotion()), timeStamp);
  }

  /** @param {Node} scroller */
  scrolled(scroller) {
    if (this.state === "active") this.#follow();
    return this.state === "waiting" && scroller.contains(this.#item);
  }

  /** @param {PointerEvent} event */
  moved({ clientX, clientY, timeStamp }) {
    this.#point = { x: clientX, y: clientY };
    this.#answer(call("dragMoved", clientX, clientY, timeStamp), timeStamp);
    if (this.state !== "active") return;
    if (!this.#item.isConnected) return this.cancelled(timeStamp);
    this.#follow();
    if (!this.#isScrolling) this.#scroll();
  }

  /** @param {PointerEvent} event */
  released({ timeStamp }) {
    this.#answer(call("dragReleased", timeStamp), timeStamp);
  }

  /** @param {number} time */
  cancelled(time) {
    if (this.state !== "over") this.#answer(call("dragCancelled"), time);
  }

  /** @param {import("../engine.js").Numbers} answer @param {number} time */
  #answer(answer, time) {
    const phase = answer.name(phases);
    const deadline = answer.optional();
    this.#way = { x: answer.next(), y: answer.next() };
    if (phase === "waiting") return this.#wait(deadline);
    clearTimeout(this.#timer);
    if (phase === "lifted") {
      if (this.state === "waiting") this.#pickUp();
    } else {
      if (this.state === "active") this.#putDown(phase === "dropped", time);
      this.state = "over";
    }
  }

  /** @param {number | null} deadline */
  #wait(deadline) {
    clearTimeout(this.#timer);
    if (deadline === null) return;
    this.#timer = setTimeout(() => {
      const now = performance.now();
      this.#answer(call("dragWaited", now), now);
      settle(now);
    }, Math.max(0, Math.ceil(deadline - performance.now())));
  }

  #pickUp() {
    this.state = "active";
    isAnyLifted = true;
    // An item that is still moving continues from its position.
    this.#start = middle(this.#item);
    stop(this.#item);
    this.#item.dataset.nodDrag = "lifted";
    const journey = call("dragLifted");
    const duration = journey.next();
    const values = journey.numbers();
    if (duration > 0) {
      this.#lift = this.#item.animate(values.map((value) => ({ scale: value })), { duration, fill: "forwards" });
    }
    if (this.#lift) stopsWithMotion(this.#lift);
    this.#follow();
  }

  /** Lets the page show the target, then places the item at the pointer, even after a layout change. */
  #follow() {
    this.#target = this.#options.place(this.#point, this.#item);
    const seen = middle(this.#item);
    this.#shift = {
      x: this.#shift.x + this.#start.x + this.#way.x - seen.x,
      y: this.#shift.y + this.#start.y + this.#way.y - seen.y,
    };
    this.#item.style.translate = `${this.#shift.x}px ${this.#shift.y}px`;
  }

  #scroll() {
    const { edge = document.scrollingElement } = this.#options;
    if (this.state !== "active" || !edge) return;
    const { left, right, top, bottom } = boxOf(edge);
    const { x, y } = this.#point;
    const across = edge.scrollWidth > edge.clientWidth ? [x - left, right - x] : [0, 0];
    const along = edge.scrollHeight > edge.clientHeight ? [y - top, bottom - y] : [0, 0];
    const answer = call("dragScrolled", ...across, ...along, performance.now());
    const way = { left: answer.next(), top: answer.next() };
    this.#isScrolling = answer.flag();
    if (way.left || way.top) {
      edge.scrollBy({ ...way, behavior: /** @type {ScrollBehavior} */ ("instant") });
      this.#follow();
    }
    if (this.#isScrolling) requestAnimationFrame(() => this.#scroll());
  }

  /** @param {boolean} isDropped @param {number} time */
  #putDown(isDropped, time) {
    const item = this.#item;
    const seen = middle(item);
    isAnyLifted = false;
    item.dataset.nodDrag = "returning";
    item.style.removeProperty("translate");
    try {
      if (isDropped && this.#target !== null) this.#options.drop(item, this.#target);
      else this.#options.cancel?.(item);
    } finally {
      this.#lift?.cancel();
      const place = middle(item);
      travel(item, call("dragReturned", seen.x - place.x, seen.y - place.y, time));
    }
  }
}

/** @param {HTMLElement} item @param {import("../engine.js").Numbers} answer */
function travel(item, answer) {
  const duration = answer.next();
  const frames = answer.times(() => (
    { translate: `${answer.next()}px ${answer.next()}px`, scale: answer.next() }));
  if (duration === 0 || !item.isConnected) return item.removeAttribute("data-nod-drag");
  // On a busy machine Chromium starts an animation a moment after the frame that draws it.
  const animation = item.animate(frames, { duration, fill: "backwards" });
  journeys.set(item, animation);
  stopsWithMotion(animation);
  const ends = () => { if (journeys.get(item) === animation) stop(item); };
  animation.finished.then(ends, ends);
}

/** @param {HTMLElement} item */
function stop(item) {
  const journey = journeys.get(item);
  journeys.delete(item);
  journey?.cancel();
  if (journey) item.removeAttribute("data-nod-drag");
}

/** @param {HTMLElement} element @returns {Point} */
function middle(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** @param {Element} edge */
function boxOf(edge) {
  const { left, top, right, bottom } = edge.getBoundingClientRect();
  if (edge === document.scrollingElement) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return {
    left: Math.max(0, left), top: Math.max(0, top), right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom)
  };
}
