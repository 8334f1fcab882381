// One of two versions: its engine, stage, drawing and checks.

import { find } from "/surfaces/find.js";
import { checks } from "./checks.js";
import { drawAxis, drawLane, lanes, waveOf } from "./drawing.js";
import { Rehearsal, tapTimes } from "./rehearsal.js";
import { Stage } from "./stage.js";
import { fileOf, isTuned, valueOf } from "./state.js";
import { html, icon } from "./svg.js";
import { text } from "./words.js";

/** @typedef {Parameters<Design["answer"]>[0]} Moment */
const template = find("#version-template", document, HTMLTemplateElement);

export class VersionView {
  rehearsal = /** @type {Rehearsal} */ (/** @type {unknown} */ (null));
  rests = true;
  /** @type {HTMLElement[]} */
  playheads = [];
  #values = /** @type {{value: HTMLElement, at: (time: number) => string, what: string}[]} */ ([]);
  #lanes;

  /** @param {Letter} letter @param {Design} design */
  constructor(letter, design) {
    this.letter = letter;
    this.design = design;
    // Imported rather than cloned, so that its checks are upgraded.
    const [frame, element] = /** @type {HTMLElement[]} */ ([...document.importNode(template.content, true).children]);
    this.frame = frame;
    this.element = element;
    for (const element of [this.frame, this.element]) element.dataset.version = letter;
    this.stage = new Stage(find(".stage", this.frame));
    this.#lanes = find(".lanes", this.element);
  }

  /** @param {State} state @param {boolean} isDark */
  rehearse(state, isDark) {
    const soundLength = (/** @type {NonNullable<Score["sound"]>} */ sound) => waveOf(this.design, sound).length;
    this.rehearsal = rehearse(this.design, state, fileOf(state, this.letter), isDark, soundLength);
    this.rests = this.design.unrest <= this.design.tolerance;
  }

  /** @param {State} state @param {Omit<import("./drawing.js").Scale, "wave">} scale */
  draw(state, scale) {
    this.stage.choose(state);
    this.stage.size((path) => valueOf(state, this.letter, path), state.profile);
    const letter = this.letter.toUpperCase();
    for (const element of [this.frame, this.element]) {
      element.classList.toggle("is-edited", state.compares && state.edited === this.letter);
      element.setAttribute("aria-label", text("studio.version", { letter }));
    }
    find("h2", this.frame).textContent = letter;
    const version = state.versions[this.letter];
    find(".version-name", this.frame).textContent = version.name || (isTuned(version) ? "" : text("studio.asProfile"));
    const found = lanes(this.rehearsal, { ...scale, wave: (sound) => waveOf(this.design, sound) });
    const drawn = found.map((lane) => ({ lane, ...drawLane(lane) }));
    this.#lanes.replaceChildren(...drawn.map(({ element }) => element), drawAxis(scale.length));
    this.playheads = [...this.#lanes.querySelectorAll(".playhead")];
    if (found.length === 0) {
      this.#lanes.prepend(html("p", { className: "lane-text", textContent: text("studio.nothing") }));
    }
    this.#values = drawn.filter(({ lane }) => lane.value).map(
      ({ lane, value }) => ({ value, at: /** @type {any} */ (lane.value), what: lane.what })
    );
    find("figcaption", this.element).textContent = text("studio.drawing", { letter });
    this.#drawTable(found);
    this.#drawChecks(state);
  }

  /** Shows all values at a time, and returns them as text.
   * @param {number} time */
  tell(time) {
    for (const { value, at } of this.#values) value.textContent = at(time);
    return this.#values.map(({ at, what }) => `${what.toLocaleLowerCase()} ${at(time)}`).join(", ");
  }

  /** @param {import("./drawing.js").Lane[]} found */
  #drawTable(found) {
    const rows = found.map(({ what, when, how }) => html("tr", {}, [
      html("th", { scope: "row", textContent: what }), html("td", {}, [when]), html("td", {}, [how]),
    ]));
    find("tbody", this.element).replaceChildren(...rows);
  }

  /** @param {State} state */
  #drawChecks(state) {
    const items = checks(this, state).map(({ isFine, words }) => {
      const verdict = text(isFine ? "studio.fine" : "studio.doubtful");
      const said = html("span", {}, [html("span", { className: "visually-hidden" }, [verdict]), words]);
      return html("li", { className: isFine ? "is-fine" : "is-doubtful" }, [icon(isFine ? "tick" : "warning"), said]);
    });
    find(".checks", this.element).replaceChildren(...items);
  }
}

/** Rehearses all taps within a second.
 * @param {Design} design @param {State} state @param {import("/nod/nod.js").FeedbackFile} file @param {boolean} isDark
 * @param {(sound: NonNullable<Score["sound"]>) => number} soundLength */
export function rehearse(design, { moment, reduced, seed, taps: count }, file, isDark, soundLength) {
  design.use(file);
  design.set({ reducesMotion: reduced, isDark, haptic: true, sound: true, volume: 1, celebrations: "full", seed });
  const answer = (/** @type {string} */ moment, /** @type {number} */ at) => (
    { at, moment, score: design.answer(/** @type {Moment} */ (moment), at) });
  const taps = moment === "completion" ? completion(answer) : tapTimes(count).map((at) => answer(moment, at));
  const patterns = taps.map(({ score }) => (score.haptic ? inSeconds(design.touch(score.haptic)) : null));
  return new Rehearsal(taps, patterns, soundLength);
}

/** A completion, and the departure after its stay.
 * @param {(moment: string, at: number) => Tap} answer @returns {Tap[]} */
function completion(answer) {
  const first = answer("completed", 0);
  return [first, { ...answer("departed", first.score.stay), on: "row" }];
}

/** @param {Pattern} pattern @returns {Pattern} */
const inSeconds = ({ events, fade }) => ({
  events: events.map((event) => ({ ...event, time: event.time / 1000, duration: event.duration / 1000 })),
  fade: fade && { start: fade.start / 1000, end: fade.end / 1000 },
});

/** The range of each motion over all versions.
 * @param {VersionView[]} views */
export function rangesOf(views) {
  /** @type {Map<string, [number, number]>} */
  const ranges = new Map();
  for (const { rehearsal } of views) {
    for (const { key, range: [low, high] } of rehearsal.motions) {
      const [least, most] = ranges.get(key) ?? [low, high];
      ranges.set(key, [Math.min(low, least), Math.max(high, most)]);
    }
  }
  return ranges;
}
