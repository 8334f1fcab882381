// A row, a card or a composer as in the app, on which answers are performed or stopped.

import { find } from "/surfaces/find.js";
import { burst, draw } from "./library.js";
import { isFlash } from "./rehearsal.js";

const check = { row: "nod-check", card: "nod-check" };
const whole = { row: ".row", card: ".row" };
const composer = { composer: ".composer" };
const primary = { composer: ".primary" };

/** The answered element of each moment, by part of the stage.
 * @type {Record<string, Record<string, string>>} */
const places = {
  completion: { row: "nod-check" }, completed: check, reopened: check, itemCompleted: check, collectionCompleted: check,
  deleted: whole, inserted: whole, departed: whole, moved: whole,
  captured: composer, firstCapture: composer,
  pressed: { composer: ".button:not(.primary)" }, pressedPrimary: primary, pressedCritical: primary,
  pressedIcon: { row: ".row-delete", card: ".card-handle" }, pressedCard: { card: ".row" },
};

/** @param {string} moment */
export const partsOf = (moment) => Object.keys(places[moment] ?? {});

/** The chosen part, or the first that shows the moment.
 * @param {State} state */
export const partShown = ({ moment, part }) => (partsOf(moment).includes(part) ? part : partsOf(moment)[0] ?? "");

export class Stage {
  /** @type {HTMLElement} */
  element;
  /** @type {{animation: Animation, at: number}[]} */
  #made = [];
  #shown = "";
  /** @type {Rehearsal | null} */
  #rehearsal = null;
  /** The answered element, if the moment shows anything.
   * @type {HTMLElement | null} */
  #place = null;
  #isOnCheck = false;
  #parts;
  /** @type {HTMLElement[]} */
  #below;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.#parts = [...element.querySelectorAll("[data-part]")];
    this.#below = [...element.querySelectorAll(".row ~ .row")];
  }

  /** @param {State} state */
  choose(state) {
    const name = partShown(state);
    for (const part of this.#parts) part.hidden = part.dataset.part !== name;
    const selector = places[state.moment]?.[name];
    this.#place = selector ? this.element.querySelector(`[data-part=${name}] ${selector}`) : null;
    this.#isOnCheck = selector === check.row;
    for (const row of this.#below) row.hidden = state.moment !== "completion" && places[state.moment] !== whole;
    find(".stage-note", this.element).hidden = Boolean(selector);
  }

  /** @param {(path: string) => number} valueOf @param {string} profile */
  size(valueOf, profile) {
    const sizes = {
      "--control": "least", "--nod-target": "least", "--primary-control": "primary", "--critical-control": "critical",
      "--gap": "spacing",
    };
    for (const [name, key] of Object.entries(sizes)) {
      this.element.style.setProperty(name, `${valueOf(["targets", key].join("."))}px`);
    }
    this.element.dataset.profile = profile;
  }

  /** @param {Rehearsal | null} rehearsal of what will */
  clear(rehearsal) {
    for (const { animation } of this.#made.splice(0)) animation.cancel();
    this.#shown = "";
    this.#rehearsal = null;
    for (const row of this.element.querySelectorAll(".row:first-child")) {
      for (const name of ["data-nod-leaving", "data-nod-travels"]) row.removeAttribute(name);
      row.parentElement?.style.removeProperty("min-block-size");
    }
    this.#tick(isReopening(rehearsal?.score));
  }

  /** @param {Tap} tap @param {number} speed */
  perform({ score, at, on }, speed = 1) {
    if (this.#isOnCheck) this.#tick(!isReopening(score));
    for (const animation of this.#make(score, on)) {
      animation.playbackRate = speed;
      this.#made.push({ animation, at });
    }
  }

  /** @param {Rehearsal} rehearsal @param {number} time */
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

  /** Redraws the instant after a layout change.
   * @param {Rehearsal} rehearsal @param {number} time */
  showAgain(rehearsal, time) {
    this.#rehearsal = null;
    this.show(rehearsal, time);
  }

  /** @param {boolean} done */
  #tick(done) {
    for (const check of this.element.querySelectorAll(".row:first-child nod-check")) {
      /** @type {any} */ (check).show(done, done ? "completed" : "open");
      check.closest(".row")?.classList.toggle("is-completed", done);
    }
  }

  /** @param {Score} score @param {Tap["on"]} on @returns {Animation[]} */
  #make({ moments: [moment], tracks, burst: thrown }, on) {
    if (!this.#place) return [];
    const row = this.#place.closest(".row") ?? this.#place;
    const way = { x: 0, y: heightOf(row.nextElementSibling ?? row) };
    const element = on === "row" ? row : this.#place;
    const neighbours = this.#displace(row, moment, tracks);
    const made = [
      ...neighbours, ...tracks.flatMap((track) => draw(track, { element: partOf(track, row) ?? element, way })),
      ...(thrown ? burst(element, thrown) : [])
    ];
    for (const animation of made) enlarge(animation, /** @type {any} */ (row).currentCSSZoom ?? 1);
    return made;
  }

  /** @param {HTMLElement} row @param {string} moment @param {Track[]} tracks @returns {Animation[]} */
  #displace(row, moment, tracks) {
    const [leaves, travels] = [["departed", "deleted"].includes(moment), moment === "moved"];
    if (!leaves && !travels && moment !== "inserted") return [];
    row.toggleAttribute("data-nod-leaving", leaves);
    row.toggleAttribute("data-nod-travels", travels);
    // Keeps the size of the list.
    const list = /** @type {HTMLElement} */ (row.parentElement);
    list.style.minBlockSize = `${heightOf(list)}px`;
    const room = tracks.find(({ property }) => property === "room");
    // The neighbour that it passes comes before the place that it leaves.
    if (travels && room && row.nextElementSibling) {
      return draw(room, { element: /** @type {HTMLElement} */ (row.nextElementSibling), room: -heightOf(row) });
    }
    if (!leaves || room) return [];
    // With Reduced motion, neighbours close the gap when the row is gone.
    const delay = Math.max(0, ...tracks.map(({ duration }) => duration));
    return [row.animate([{ marginBlockEnd: 0 }, { marginBlockEnd: `${-heightOf(row)}px` }], { delay, fill: "both" })];
  }
}

/** @param {Track} track @param {HTMLElement} row @returns {HTMLElement | null} */
const partOf = ({ property }, row) => (property === "badge" ? row.querySelector(".mark.collection") : null);

/** Scales a flash or burst with the stage's zoom.
 * @param {Animation} animation @param {number} zoom */
function enlarge({ effect }, zoom) {
  const layer = /** @type {HTMLElement | null} */ (
    /** @type {KeyframeEffect} */ (effect).target?.closest(".nod-layer") ?? null
  );
  if (!layer) return;
  if (layer.style.scale) return;
  const { left, width } = layer.style;
  // Undoes the zoom of its width, around the same middle.
  if (layer.matches(".nod-burst")) Object.assign(layer.style, {
    scale: String(zoom), width: `calc(${width} / ${zoom})`, left: `calc(${left} + ${width} * ${(1 - 1 / zoom) / 2})`,
  });
  else layer.style.borderRadius = layer.style.borderRadius.replace(
    /[\d.]+/g, (length) => String(Number(length) * zoom)
  );
}

/** @param {Element} element */
const heightOf = (element) => Number.parseFloat(getComputedStyle(element).blockSize);

/** @param {Score} [score] */
const isReopening = (score) => score?.moments[0] === "reopened";

/** Whether a flash or burst is over; other motions hold their end.
 * @param {Tap} tap @param {number} time */
function isOver({ at, score }, time) {
  const lasts = Math.max(score.burst?.duration ?? 0, ...score.tracks.map(({ duration }) => duration));
  const isGone = score.tracks.every(({ property }) => isFlash(property));
  return isGone && time - at > lasts;
}
