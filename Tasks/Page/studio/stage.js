// A row, a card and a composer as the app draws them, on which answers are performed: as they run, or stopped at an instant.

import { burst, draw } from "./library.js";
import { isFlash } from "./rehearsal.js";

/** @typedef {import("./rehearsal.js").Rehearsal} Rehearsal @typedef {import("./rehearsal.js").Tap} Tap */

/** Answered on a check, wherever there is one. */
const ofChecks = ["completed", "reopened", "itemCompleted", "collectionCompleted"];

/** What is pressed in each part, by the kind of button. @type {Record<string, Record<string, string>>} */
const pressed = {
  row: { icon: ".row-delete", other: "nod-check" },
  card: { icon: ".card-handle", button: "nod-check", other: ".row" },
  composer: { primary: ".primary", critical: ".primary", card: ".composer", other: ".button:not(.primary)" },
};

export class Stage {
  /** @type {HTMLElement} */
  element;
  /** What was performed since it was last clear: each with when it began. @type {{animation: Animation, at: number}[]} */
  #made = [];
  /** What the instant consists of, and of whose answer. */
  #shown = "";
  /** @type {Rehearsal | null} */
  #rehearsal = null;
  #parts;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.#parts = /** @type {HTMLElement[]} */ ([...element.querySelectorAll("[data-part]")]);
  }

  /** Which of its parts are there. @param {string[]} names */
  choose(names) {
    for (const part of this.#parts) part.hidden = !names.includes(/** @type {string} */ (part.dataset.part));
  }

  /** As large as the figures say. @param {(path: string) => number} valueOf @param {string} profile */
  size(valueOf, profile) {
    const sizes = {
      "--control": "least", "--nod-target": "least", "--primary-control": "primary", "--critical-control": "critical",
      "--gap": "spacing",
    };
    for (const [name, key] of Object.entries(sizes)) this.element.style.setProperty(name, `${valueOf(["targets", key].join("."))}px`);
    this.element.dataset.profile = profile;
  }

  /** As before anything happened. @param {Rehearsal | null} rehearsal of what will */
  clear(rehearsal) {
    for (const { animation } of this.#made.splice(0)) animation.cancel();
    this.#shown = "";
    this.#rehearsal = null;
    this.#tick(rehearsal?.score.moments[0] === "reopened");
  }

  /** One answer, as it runs. @param {Tap} tap */
  perform({ score, at }) {
    this.#tick(isCompleting(score.moments[0]), score.moments[0]);
    this.#made.push(...this.#make(score).map((animation) => ({ animation, at })));
  }

  /** Exactly the instant. @param {Rehearsal} rehearsal @param {number} time */
  show(rehearsal, time) {
    const taps = rehearsal.taps.filter((tap) => tap.at <= time && !isOver(tap, time));
    const consists = taps.map(({ at }) => at).join();
    if (consists !== this.#shown || rehearsal !== this.#rehearsal) {
      this.clear(rehearsal);
      this.#shown = consists;
      this.#rehearsal = rehearsal;
      for (const tap of taps) this.perform(tap);
    }
    for (const { animation, at } of this.#made) {
      animation.pause();
      animation.currentTime = Math.min(time - at, Number(animation.effect?.getComputedTiming().endTime));
    }
  }

  /** The same instant again: the page has moved below what lies over it. @param {Rehearsal} rehearsal @param {number} time */
  showAgain(rehearsal, time) {
    this.#rehearsal = null;
    this.show(rehearsal, time);
  }

  /** The checks, done or open. @param {boolean} done @param {string} [moment] */
  #tick(done, moment) {
    if (moment && !ofChecks.includes(moment)) return;
    for (const check of this.element.querySelectorAll("nod-check")) {
      /** @type {any} */ (check).show(done, done ? "completed" : "open");
      check.closest(".row")?.classList.toggle("is-completed", done);
    }
  }

  /** @param {import("./rehearsal.js").Score} score @returns {Animation[]} */
  #make({ tracks, burst: thrown, moments }) {
    // All is measured before anything is drawn: the page is laid out once.
    const places = this.#parts.filter((part) => !part.hidden).map((part) => placeIn(part, moments[0])).map((element) => (
      // The way a row has come: from where its neighbour stands.
      { element, way: tracks.some(({ property }) => property === "shift") ? { x: 0, y: element.offsetHeight } : undefined }));
    return places.flatMap((place) => {
      const drawn = tracks.filter(({ property }) => property !== "mark" || place.element.localName === "nod-check");
      return [...drawn.flatMap((track) => draw(track, place)), ...(thrown ? burst(place.element, thrown) : [])];
    });
  }
}

/** Where in a part a moment is answered. @param {HTMLElement} part @param {string} moment @returns {HTMLElement} */
function placeIn(part, moment) {
  const whole = /** @type {HTMLElement} */ (part.querySelector(".row, .composer"));
  const [, role] = /^pressed\((\w+)\)$/.exec(moment) ?? [];
  const places = pressed[/** @type {string} */ (part.dataset.part)];
  const selector = role ? places[role] ?? places.other : ofChecks.includes(moment) ? "nod-check" : null;
  return (selector && part.querySelector(selector)) || whole;
}

/** @param {string} moment */
const isCompleting = (moment) => moment !== "reopened" && ofChecks.includes(moment);

/** Only what flashes or flies is gone afterwards; the rest stays where it ended. @param {Tap} tap @param {number} time */
function isOver({ at, score }, time) {
  const lasts = Math.max(score.burst?.duration ?? 0, ...score.tracks.map(({ duration }) => duration));
  const isGone = score.tracks.every(({ property }) => isFlash(property));
  return isGone && time - at > lasts;
}
