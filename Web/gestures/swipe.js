// Swipes cards from their leading edge. The engine computes a card's position, and whether the swipe commits.

import { stopsWithMotion } from "../performers/motion.js";
import { reducesMotion } from "../preferences.js";
import { call, isLoaded, load } from "./engine.js";
import { isInField, offer } from "./hand.js";

/** @typedef {import("../gestures.js").Swipe} Swipe */

/** @type {WeakMap<HTMLElement, Swipe>} */
const cards = new WeakMap();
/** Cards that return to their place.
 * @type {WeakMap<HTMLElement, Animation[]>} */
const returning = new WeakMap();
let isOffered = false;

/** The engine's, in Sources/Nod/Touch/SwipeModel.swift. */
const phases = Object.freeze(["waiting", "following", "armed", "returning", "over"]);

/** A card can be swiped. Without WebAssembly nothing happens.
 * @param {HTMLElement} card @param {Swipe} options */
export function swipe(card, options) {
  cards.set(card, options);
  load().then((isThere) => {
    if (!isThere) return;
    // nod.css leaves it the browser's ways to scroll and to zoom, and no other.
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
  #commit;
  #moves;
  /** Whether the card is, or may be, out of its place. */
  #holds = false;

  /** @param {HTMLElement} card @param {Swipe} options @param {PointerEvent} event */
  constructor(card, { commit, moves }, { clientX, clientY, timeStamp }) {
    this.owner = card;
    this.#commit = commit;
    this.#moves = moves ?? card;
    const offset = this.#caught();
    const isRightToLeft = getComputedStyle(card).direction === "rtl";
    call("nod_swipe_began", clientX, clientY, timeStamp, card.offsetWidth, offset, isRightToLeft, reducesMotion());
  }

  /** @param {PointerEvent} event */
  moved({ clientX, clientY, timeStamp }) {
    this.#draw(call("nod_swipe_moved", clientX, clientY, timeStamp));
  }

  /** @param {PointerEvent} event */
  released({ timeStamp }) {
    if (this.#draw(call("nod_swipe_released", timeStamp))) this.#commit();
  }

  /** @param {number} time */
  cancelled(time) {
    if (this.state !== "over") this.#draw(call("nod_swipe_cancelled", time));
  }

  /** @param {Node} scroller */
  scrolled(scroller) { return scroller.contains(this.owner); }

  /** Returns whether it commits.
   * @param {import("./engine.js").Reader} answer */
  #draw(answer) {
    const phase = phases[answer.number()];
    const offset = answer.number();
    const progress = answer.number();
    const isCommitted = answer.flag();
    if (phase === "following" || phase === "armed") this.#follow(phase, offset, progress);
    else if (phase !== "waiting") this.#comeBack(answer.journey(), progress);
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
  }

  /** @param {import("./engine.js").Journey} journey @param {number} progress */
  #comeBack({ duration, values }, progress) {
    this.state = "over";
    if (!this.#holds) return;
    const { owner: card } = this;
    stop(card);
    this.#moves.style.removeProperty("translate");
    card.style.removeProperty("--nod-swipe");
    if (duration === 0) return card.removeAttribute("data-nod-swipe");
    card.dataset.nodSwipe = "returning";
    const start = values[0];
    const animations = [
      this.#moves.animate(values.map((value) => ({ translate: `${value}px` })), { duration }),
      card.animate(values.map((value) => ({ "--nod-swipe": share(progress * value / start) })), { duration }),
    ];
    returning.set(card, animations);
    stopsWithMotion(animations[0]);
    const ends = () => { if (returning.get(card) === animations) settle(card); };
    animations[0].finished.then(ends, ends);
  }

  /** Holds a returning card where the finger catches it. */
  #caught() {
    const animations = returning.get(this.owner);
    if (!animations) return 0;
    this.#holds = true;
    for (const animation of animations) {
      animation.pause();
      // A pause waits for the next frame, unless the time is said.
      animation.currentTime = animation.currentTime;
    }
    return parseFloat(getComputedStyle(this.#moves).translate) || 0;
  }
}

/** @param {number} value */
const share = (value) => Math.min(Math.max(value, 0), 1);

/** Cancels the return of a card.
 * @param {HTMLElement} card */
function stop(card) {
  const animations = returning.get(card) ?? [];
  returning.delete(card);
  for (const animation of animations) animation.cancel();
}

/** Ends the return of a card.
 * @param {HTMLElement} card */
function settle(card) {
  stop(card);
  card.removeAttribute("data-nod-swipe");
}
