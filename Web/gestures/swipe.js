// Swipes cards to one side or both. The engine computes a card's position, and whether the swipe commits.

import { stopsWithMotion } from "../performers/motion.js";
import { reducesMotion } from "../preferences.js";
import { call, isLoaded, load } from "./engine.js";
import { isInField, offer } from "./hand.js";

/** @typedef {import("../gestures.js").Swipe} Swipe */

/** @type {WeakMap<HTMLElement, Swipe>} */
const cards = new WeakMap();
/** @type {WeakMap<HTMLElement, Animation[]>} */
const returning = new WeakMap();
let isOffered = false;

/** The order of SwipeModel.Phase in Sources/Nod/Touch/SwipeModel.swift. */
const phases = Object.freeze(["waiting", "following", "armed", "returning", "over"]);

/** @param {HTMLElement} card @param {Swipe} options */
export function swipe(card, options) {
  cards.set(card, options);
  load().then((isThere) => {
    if (!isThere) return;
    // nod.css leaves vertical scrolling and zooming to the browser.
    card.toggleAttribute("data-nod-swipeable", true);
    if (!isOffered) offer(begin);
    isOffered = true;
  });
}

/** @param {PointerEvent} event */
function begin(event) {
  const path = /** @type {HTMLElement[]} */ (event.composedPath());
  const card = path.find((element) => cards.has(element));
  const options = card && cards.get(card);
  const isFree = isLoaded() && options && !isInField(event) && !card.closest("[data-nod-leaving]");
  return isFree && (options.isEnabled?.() ?? true) ? new SwipeGesture(card, options, event) : null;
}

class SwipeGesture {
  /** @type {"waiting" | "active" | "over"} */
  state = "waiting";
  #options;
  #moves;
  #start;
  #offset;
  #isRightToLeft;
  /** Whether it moves in the direction of `back`. */
  #isBack = false;
  /** Whether the card may be out of its place. */
  #holds = false;

  /** @param {HTMLElement} card @param {Swipe} options @param {PointerEvent} event */
  constructor(card, options, event) {
    this.owner = card;
    this.#options = options;
    this.#moves = options.moves ?? card;
    this.#start = event;
    this.#offset = this.#caught();
    this.#isRightToLeft = getComputedStyle(card).direction === "rtl";
    this.#begin(this.#goesBack(this.#offset));
  }

  /** @param {number} way distance, positive to the right */
  #goesBack(way) { return this.#options.back !== undefined && (this.#isRightToLeft ? way > 0 : way < 0); }

  /** The engine gets the other direction mirrored.
   * @param {boolean} isBack */
  #begin(isBack) {
    const { owner: card } = this;
    const { clientX, clientY, timeStamp } = this.#start;
    this.#isBack = isBack;
    call(
      "swipeBegan", clientX, clientY, timeStamp, card.offsetWidth, this.#offset,
      this.#isRightToLeft !== isBack, reducesMotion(), this.#isForGood
    );
  }

  get #isForGood() { return this.#isBack || (this.#options.leaves?.() ?? false); }

  /** @param {PointerEvent} event */
  moved({ clientX, clientY, timeStamp }) {
    const isBack = this.#goesBack(clientX - this.#start.clientX);
    if (this.state === "waiting" && this.#offset === 0 && isBack !== this.#isBack) this.#begin(isBack);
    this.#draw(call("swipeMoved", clientX, clientY, timeStamp));
  }

  /** @param {PointerEvent} event */
  released({ timeStamp }) {
    if (!this.#draw(call("swipeReleased", timeStamp))) return;
    const { commit, back } = this.#options;
    if (this.#isBack) back?.();
    else commit();
  }

  /** @param {number} time */
  cancelled(time) {
    if (this.state !== "over") this.#draw(call("swipeCancelled", time));
  }

  /** @param {Node} scroller */
  scrolled(scroller) { return scroller.contains(this.owner); }

  /** Returns whether the swipe commits.
   * @param {import("../engine.js").Numbers} answer */
  #draw(answer) {
    const phase = answer.name(phases);
    const offset = answer.next();
    const progress = answer.next();
    const isCommitted = answer.flag();
    if (phase === "following" || phase === "armed") this.#follow(phase, offset, progress);
    else if (phase !== "waiting") this.#letGo(answer.next(), answer.numbers(), progress, isCommitted);
    return isCommitted;
  }

  /** @param {string} phase @param {number} offset @param {number} progress */
  #follow(phase, offset, progress) {
    this.state = "active";
    this.#holds = true;
    stop(this.owner);
    this.#moves.style.translate = `${offset}px`;
    this.owner.style.setProperty("--nod-swipe", String(progress));
    if (this.owner.dataset.nodSwipe !== phase) this.owner.dataset.nodSwipe = phase;
    this.owner.toggleAttribute("data-nod-back", this.#isBack);
  }

  /** @param {number} duration @param {number[]} values @param {number} progress @param {boolean} isCommitted */
  #letGo(duration, values, progress, isCommitted) {
    this.state = "over";
    if (!this.#holds) return;
    const { owner: card } = this;
    stop(card);
    if (isCommitted && this.#isForGood) return this.#goOut(duration, values);
    this.#moves.style.removeProperty("translate");
    card.style.removeProperty("--nod-swipe");
    if (duration === 0) return settle(card);
    card.dataset.nodSwipe = "returning";
    const start = values[0];
    // Chromium may start them a moment after the frame that draws them.
    const timing = /** @type {const} */ ({ duration, fill: "backwards" });
    const animations = [
      this.#slide(values, timing),
      card.animate(values.map((value) => ({ "--nod-swipe": share(progress * value / start) })), timing),
    ];
    const ends = () => { if (returning.get(card) === animations) settle(card); };
    returning.set(card, animations);
    animations[0].finished.then(ends, ends);
  }

  /** Without motion, the card stays where it was released. An undo in time returns it.
   * @param {number} duration @param {number[]} values */
  #goOut(duration, values) {
    const { owner: card } = this;
    card.dataset.nodSwipe = "leaving";
    returning.set(card, [this.#slide(values, { duration, fill: "both" })]);
    card.addEventListener("nod-change", ({ detail }) => { if (!detail.completed) settle(card, this.#moves); });
  }

  /** @param {number[]} values @param {KeyframeAnimationOptions} options */
  #slide(values, options) {
    const animation = this.#moves.animate(values.map((value) => ({ translate: `${value}px` })), options);
    stopsWithMotion(animation);
    return animation;
  }

  /** Stops a returning card under the finger, and returns its offset. */
  #caught() {
    const animations = returning.get(this.owner);
    if (!animations) return 0;
    this.#holds = true;
    for (const animation of animations) {
      animation.pause();
      // Setting the time makes the pause take effect at once.
      animation.currentTime = animation.currentTime;
    }
    return parseFloat(getComputedStyle(this.#moves).translate) || 0;
  }
}

/** @param {number} value */
const share = (value) => Math.min(Math.max(value, 0), 1);

/** @param {HTMLElement} card */
function stop(card) {
  const animations = returning.get(card) ?? [];
  returning.delete(card);
  for (const animation of animations) animation.cancel();
}

/** @param {HTMLElement} card @param {HTMLElement} [moves] */
function settle(card, moves = card) {
  stop(card);
  moves.style.removeProperty("translate");
  card.style.removeProperty("--nod-swipe");
  for (const name of ["data-nod-swipe", "data-nod-back"]) card.removeAttribute(name);
}
