// The panel of figures: the moment's haptic and sound, the figures it uses, then all others by group.

import { figures, haptics, noteList, soundFigures, sounds, standardSounds, standardTaps, strength, tapList } from "./figures.js";
import { Items } from "./items.js";
import { Knob } from "./knob.js";
import { rehearse } from "./version.js";
import {
  answered, fileOf, setAnswer, setFigure, setSound, setTaps, soundOf, standardOf, tapsOf, untouched, valueOf,
} from "./state.js";
import { html } from "./svg.js";
import { figure as written, momentName, text } from "./words.js";

/** @typedef {{usual: Score, used: Set<string>}} Trial the answer as in the profile, and the figures that it uses */

const kept = "keep";
const none = "none";

/** Changes the state, then fires `input` or `change`. */
export class Tuner extends EventTarget {
  #place;
  #state;
  #probe;
  /** @type {Map<string, Knob>} */
  #knobs = new Map();
  /** @type {Map<string, Trial>} */
  #trials = new Map();
  #used = html("section", { className: "knob-group" });
  #groups = /** @type {{name: string, element: HTMLDetailsElement, body: HTMLElement}[]} */ ([]);
  #answers = html("section", { className: "knob-group answer" });
  #haptic = select("studio.lane.haptic", [kept, none, ...haptics.map((kind) => [kind, text(`haptic.${kind}`)])]);
  #sound = select("studio.lane.sound", [kept, none, ...sounds.map((sound) => [sound, text(`sound.${sound}`)])]);
  #intensity = new Knob({
    id: "intensity", label: text("studio.intensity"), unit: text("studio.unit.share"), least: strength.minimum,
    most: strength.maximum, step: 0.05,
  });
  #taps = new Items("tap", tapList);
  #notes = new Items("note", noteList, soundFigures);

  /** @param {HTMLElement} place @param {() => State} state @param {Design} probe a design to try figures on */
  constructor(place, state, probe) {
    super();
    this.#place = place;
    this.#state = state;
    this.#probe = probe;
    for (const figure of figures) this.#addKnob(figure);
    this.#addAnswer();
    for (const name of new Set(figures.map(groupOf))) this.#addGroup(name);
    place.append(this.#answers, this.#used, ...this.#groups.map(({ element }) => element));
  }

  /** @param {Figure} figure */
  #addKnob(figure) {
    const { path, note, unit, least, most, isWhole, advised } = figure;
    const knob = new Knob({
      id: path, label: text(`studio.figure.${path}`), note, unit: text(`studio.unit.${unit}`),
      least, most, step: isWhole || unit === "points" ? 1 : unit === "milliseconds" ? 10 : 0.01, advised,
    });
    for (const type of /** @type {const} */ (["input", "change"])) {
      knob.addEventListener(type, () => {
        const state = this.#state();
        setFigure(state, state.edited, path, knob.value);
        this.dispatchEvent(new Event(type));
      });
    }
    this.#knobs.set(path, knob);
  }

  #addAnswer() {
    const felt = (/** @type {string} */ kind) => ({ kind, intensity: this.#intensity.value });
    this.#haptic.addEventListener("change", () => this.#answer("haptic", changeOf(this.#haptic.value, felt)));
    this.#sound.addEventListener("change", () => this.#answer("sound", changeOf(this.#sound.value, (name) => name)));
    for (const type of /** @type {const} */ (["input", "change"])) {
      this.#intensity.addEventListener(type, () => this.#answer("haptic", felt(this.#kind), type));
    }
    for (const type of ["input", "change"]) {
      this.#taps.addEventListener(type, () => {
        const state = this.#state();
        setTaps(state, state.edited, this.#kind, this.#taps.items);
        this.dispatchEvent(new Event(type));
      });
      this.#notes.addEventListener(type, () => {
        const state = this.#state();
        const { items: notes, whole: { duration, gain, timbre } } = this.#notes;
        setSound(state, state.edited, this.#heard, { notes, duration, gain, timbre });
        this.dispatchEvent(new Event(type));
      });
    }
    this.#answers.append(
      html("h3", { textContent: text("studio.answer") }), labelled(this.#haptic), this.#intensity.element,
      this.#taps.element, labelled(this.#sound), this.#notes.element
    );
  }

  #kind = haptics[0];
  /** @type {string} */
  #heard = sounds[0];

  /** @template {keyof Change} Channel @param {Channel} channel @param {Change[Channel]} change
   * @param {"input" | "change"} [type] */
  #answer(channel, change, type = "change") {
    const state = this.#state();
    setAnswer(state, state.edited, channel, change);
    this.dispatchEvent(new Event(type));
  }

  /** @param {string} name */
  #addGroup(name) {
    const body = html("div", { className: "knob-list" });
    const summary = html("summary", {}, [html("span", { textContent: text(`studio.group.${name}`) })]);
    const element = html("details", { className: "knob-group" }, [summary, body]);
    this.#groups.push({ name, element, body });
  }

  /** @param {Score} score what the moment is answered with as tuned @param {boolean} rests whether the check does */
  draw(score, rests) {
    const state = this.#state();
    this.#arrange(this.#tried(state).used, state);
    for (const figure of figures) {
      const value = valueOf(state, state.edited, figure.path);
      this.#knobs.get(figure.path)?.draw(
        { value, standard: standardOf(state, figure.path), warning: warningOf(figure, value, rests) }
      );
    }
    this.#drawAnswer(state, score);
  }

  /** @param {State} state @param {Score} score */
  #drawAnswer(state, score) {
    const { haptic, sound } = state.versions[state.edited].moments[answered(state)] ?? {};
    const { usual } = this.#tried(state);
    nameKept(this.#haptic, usual.haptic && text(`haptic.${usual.haptic.kind}`));
    nameKept(this.#sound, usual.sound && text(`sound.${usual.sound}`));
    this.#haptic.value = haptic === undefined ? kept : haptic?.kind ?? none;
    this.#sound.value = sound === undefined ? kept : sound ?? none;
    this.#kind = score.haptic?.kind ?? this.#kind;
    const isUsual = usual.haptic && usual.haptic.kind === score.haptic?.kind;
    const standard = isUsual
      ? /** @type {Haptic} */ (usual.haptic).intensity : strength.default;
    const value = haptic?.intensity ?? score.haptic?.intensity ?? strength.minimum;
    this.#intensity.draw({ value, standard, warning: null });
    this.#intensity.element.hidden = this.#taps.element.hidden = !score.haptic;
    const kind = this.#kind;
    this.#taps.draw(text(`haptic.${kind}`), { items: tapsOf(state, state.edited, kind) }, { items: standardTaps[kind] });
    this.#heard = score.sound ?? this.#heard;
    this.#notes.element.hidden = !score.sound;
    const { notes, ...whole } = soundOf(state, state.edited, this.#heard);
    const { notes: items, ...standardWhole } = standardSounds[this.#heard];
    this.#notes.draw(text(`sound.${this.#heard}`), { items: notes, whole }, { items, whole: standardWhole });
  }

  /** @param {Set<string>} used @param {State} state */
  #arrange(used, { moment }) {
    const shown = JSON.stringify([moment, ...used]);
    if (this.#place.dataset.shown === shown) return;
    this.#place.dataset.shown = shown;
    const own = figures.filter(({ path }) => used.has(path)).map(
      ({ path }) => /** @type {Knob} */ (this.#knobs.get(path)).element
    );
    this.#used.replaceChildren(
      html("h3", { textContent: text("studio.used", { moment: momentName(moment) }) }), ...own
    );
    if (own.length === 0) {
      this.#used.append(html("p", { className: "knob-note", textContent: text("studio.used.none") }));
    }
    for (const { name, element, body } of this.#groups) {
      const others = figures.filter((figure) => groupOf(figure) === name && !used.has(figure.path));
      body.replaceChildren(...others.map(({ path }) => /** @type {Knob} */ (this.#knobs.get(path)).element));
      element.hidden = others.length === 0;
    }
  }

  /** Finds the figures of a moment, which change its answer.
   * @param {State} state */
  #tried(state) {
    const key = JSON.stringify([state.moment, state.profile, state.reduced]);
    const known = this.#trials.get(key) ?? this.#try(state);
    this.#trials.set(key, known);
    return known;
  }

  /** @param {State} state @returns {Trial} */
  #try(state) {
    const answer = (/** @type {Record<string, number>} */ figures) => {
      const trial = { ...state, taps: 1, versions: { a: { ...untouched(), figures }, b: untouched() } };
      return rehearse(this.#probe, trial, fileOf(trial, "a"), false, () => 0).taps.map(({ score }) => score);
    };
    const seen = (/** @type {Score[]} */ scores) => JSON.stringify(scores.map(({ tracks, burst }) => [tracks, burst]));
    const usual = answer({});
    const uses = figures.filter(
      (figure) => seen(answer({ [figure.path]: neighbour(figure, standardOf(state, figure.path)) })) !== seen(usual)
    );
    return { usual: usual[0], used: new Set(uses.map(({ path }) => path)) };
  }
}

/** The differences of B from A, in words.
 * @param {State} state */
export function differences(state) {
  const { a, b } = state.versions;
  const tuned = figures.filter(({ path }) => valueOf(state, "a", path) !== valueOf(state, "b", path)).map(({ path }) => (
    text("studio.difference", {
      name: text(`studio.figure.${path}`), a: written(valueOf(state, "a", path)), b: written(valueOf(state, "b", path)),
    })));
  const moments = [...new Set([...Object.keys(a.moments), ...Object.keys(b.moments)])].flatMap((name) => (
    /** @type {const} */ (["haptic", "sound"]).filter(
      (channel) => JSON.stringify(a.moments[name]?.[channel]) !== JSON.stringify(b.moments[name]?.[channel])
    ).map((channel) => text("studio.difference", {
      name: `${momentName(name)}: ${text(`studio.lane.${channel}`)}`,
      a: answerWords(a.moments[name]?.[channel]), b: answerWords(b.moments[name]?.[channel]),
    }))));
  const [ownA, ownB] = [ownOf(state, "a"), ownOf(state, "b")];
  const own = [...new Set([...ownA.keys(), ...ownB.keys()])].filter((name) => ownA.get(name) !== ownB.get(name)).map(
    (name) => text("studio.difference", { name, a: ownA.get(name) ?? "–", b: ownB.get(name) ?? "–" })
  );
  const all = [...tuned, ...own, ...moments];
  return all.length > 0 ? all : [text("studio.difference.none")];
}

/** @param {State} state @param {Letter} letter */
function ownOf(state, letter) {
  const words = (/** @type {unknown} */ value) => (typeof value === "number" ? written(value) : String(value));
  const of = (/** @type {string} */ name, /** @type {string} */ kind, /** @type {Item[]} */ items) => (
    items.flatMap((item, index) => Object.entries(item).map(([key, value]) => (
      /** @type {const} */ ([`${name}: ${text(`studio.${kind}.${key}`, { number: index + 1 })}`, words(value)])))));
  return new Map([
    ...haptics.flatMap((kind) => of(text(`haptic.${kind}`), "tap", tapsOf(state, letter, kind))),
    ...sounds.flatMap((sound) => {
      const { notes, ...whole } = soundOf(state, letter, sound);
      return [...of(text(`sound.${sound}`), "note", [whole]), ...of(text(`sound.${sound}`), "note", notes)];
    }),
  ]);
}

/** @param {Change[keyof Change]} answer */
function answerWords(answer) {
  if (!answer) return text(answer === null ? "studio.choice.none" : "studio.asProfile");
  if (typeof answer === "string") return text(`sound.${answer}`);
  return text("studio.lane.touch", { kind: text(`haptic.${answer.kind}`), intensity: written(answer.intensity) });
}

/** A value one step away, within the limits.
 * @param {Figure} figure @param {number} value */
function neighbour({ least, isWhole, unit }, value) {
  const step = isWhole ? 1 : unit === "milliseconds" ? 10 : 0.01;
  return value - step >= least ? Number((value - step).toFixed(4)) : value + step;
}

/** @param {Figure} figure */
const groupOf = ({ path }) => path.split(".")[0];

/** @param {Figure} figure @param {number} value @param {boolean} rests */
function warningOf({ path, advised: [low, high] }, value, rests) {
  if (!rests && path.startsWith("motion.check.")) return text("studio.warning.rest");
  if (value >= low && value <= high) return null;
  const kind = path.startsWith("press.scale")
    ? "press.scale" : path.startsWith("celebrations") ? path.split(".")[2] : path;
  return text(`studio.warning.${kind}`, { low: written(low), high: written(high) });
}

/** @param {string} label a key @param {(string | string[])[]} options */
function select(label, options) {
  const element = html("select", { className: "field", id: `choice-${label.replaceAll(".", "-")}` });
  for (const option of options) {
    const [value, words] = typeof option === "string"
      ? [option, text(`studio.choice.${option}`, { name: "" })] : option;
    element.append(html("option", { value, textContent: words }));
  }
  element.dataset.label = text(label);
  return element;
}

/** @template Value @param {string} chosen @param {(chosen: string) => Value} make */
function changeOf(chosen, make) {
  if (chosen === kept) return undefined;
  return chosen === none ? null : make(chosen);
}

/** @param {HTMLSelectElement} element */
const labelled = (element) => html(
  "div", { className: "labelled" },
  [html("label", { htmlFor: element.id, textContent: element.dataset.label }), element]
);

/** @param {HTMLSelectElement} element @param {string | null} name */
function nameKept(element, name) {
  const option = /** @type {HTMLOptionElement} */ (element.options[0]);
  option.textContent = text("studio.choice.keep", { name: name ?? text("studio.choice.none") });
}
