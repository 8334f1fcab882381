// Studio: answers judged and tuned without a device. One state, from which everything is drawn; nothing of it leaves this page.

import { find } from "/surfaces/find.js";
import { moments, presets, profiles, sounds } from "./figures.js";
import { waveOf } from "./drawing.js";
import { loadDesign, preferences, wave } from "./library.js";
import { LinkProblem, read, written as linkOf } from "./link.js";
import { Knob } from "./knob.js";
import { Player } from "./player.js";
import { initial, isTuned, letters, mostSeed, mostTaps, orders, parts, setFigure, themes, untouched } from "./state.js";
import { partShown, partsOf } from "./stage.js";
import { html } from "./svg.js";
import { copy, formats, Takeaway } from "./takeaway.js";
import { Tuner } from "./tuner.js";
import { VersionView } from "./version.js";
import { text, time as timeWords } from "./words.js";

/** @typedef {import("./state.js").State} State @typedef {import("./state.js").Letter} Letter */

const [shell, choices, knobs, versions] = [find("main"), find("#choices"), find("#knobs"), find("#versions")];
const [scene, stages] = [find(".scene"), find("#stages")];
const [play, scrub, problem, said] = [find("#play"), find("#scrub", document, HTMLInputElement), find("#problem"), find("#said")];

/** Of the real speed, where the eye is to follow. */
const slow = 1 / 4;
/** A frame of a screen. */
const frame = 1000 / 60;
/** What a sound's samples are drawn at: many more than there are pixels. */
const rate = 48000;
/** Where there is room for every choice beside the bench. */
const wide = matchMedia("(min-width: 48rem)");
const darkTheme = matchMedia("(prefers-color-scheme: dark)");

const [designA, designB, probe] = await Promise.all([loadDesign(), loadDesign(), loadDesign()]);
const views = { a: new VersionView("a", designA), b: new VersionView("b", designB) };

/** @type {State} */
let state = initial();
/** What was, newest last: each as a link.
 * @type {string[]} */
const before = [];
/** What is in the address. */
let settled = "";
/** Whether anybody has chosen or played anything: nothing moves by itself. */
let hasBegun = false;
let isDue = false;
let isCovering = false;
/** @type {Map<string, import("./drawing.js").Wave>} */
const waves = new Map();

const other = () => (state.edited === "a" ? "b" : "a");
const shown = () => (state.compares ? [views.a, views.b] : [views[state.edited]]);
const isDark = () => (state.theme === "system" ? darkTheme.matches : state.theme === "dark");
const lengthOf = (/** @type {string} */ sound) => waves.get(sound)?.length ?? 0;
const axisLength = () => Math.max(...shown().map(({ rehearsal }) => rehearsal.length));
/** What would never end by itself is what the button ends; else it begins anew. */
const isLooping = () => player.isPlaying && player.loops;
const player = new Player(shown, axisLength);
const tuner = new Tuner(knobs, () => state, probe);
const takeaway = new Takeaway({ state: () => state, view: () => views[state.edited], change });
const taps = new Knob({ id: "taps", label: text("studio.taps"), note: text("studio.taps.note"), back: text("studio.taps.once"), least: 1, most: mostTaps, step: 1 });

build();
listen();
open();
shell.hidden = false;
refresh();
void prepareSounds();

// What there is to choose from.

function build() {
  const moment = find("#moment");
  moment.append(...presets.map((name) => html("option", { value: name, textContent: text(`studio.moment.${name}`) })));
  for (const [group, names] of groupsOf(moments)) {
    const options = names.map((name) => html("option", { value: name, textContent: text(`studio.moment.${name}`) }));
    moment.append(html("optgroup", { label: text(`studio.moments.${group}`) }, options));
  }
  addSegments("#profiles", "profile", profiles, (value) => text(`studio.profile.${value}`));
  addSegments("#themes", "theme", themes, (value) => text(`studio.theme.${value}`));
  addSegments("#orders", "order", orders, (value) => text(`studio.order.${value}`));
  addSegments("#parts", "part", parts, (value) => text(`studio.parts.${value}`));
  addSegments("#letters", "edited", letters, (value) => text(`studio.edited.${value}`));
  addSegments("#formats", "format", formats, (value) => text(`studio.format.${value}`));
  find("#taps").append(taps.element);
  find("#seed", document, HTMLInputElement).max = String(mostSeed);
  stages.append(views.a.frame, views.b.frame);
  versions.append(views.a.element, views.b.element);
  new ResizeObserver(keepClear).observe(scene);
  unfold();
}

/** On a phone the stage comes before most of the choices. */
function unfold() {
  find("#more-choices", document, HTMLDetailsElement).open = wide.matches;
}

/** What the keyboard reaches is not scrolled below the stage. */
function keepClear() {
  const isSticky = getComputedStyle(scene).position === "sticky";
  document.documentElement.style.scrollPaddingBlockStart = isSticky ? `${scene.offsetHeight}px` : "";
}

/** Moments by what they are about: presses, and all others in the order of the engine.
 * @param {string[]} names @returns {[string, string[]][]} */
function groupsOf(names) {
  const isPress = (/** @type {string} */ name) => name.startsWith("pressed");
  return [["others", names.filter((name) => !isPress(name))], ["presses", names.filter(isPress)]];
}

/** @param {string} place @param {string} name @param {string[]} values @param {(value: string) => string} say */
function addSegments(place, name, values, say) {
  for (const value of values) {
    const input = html("input", { type: "radio", name, value });
    find(place).append(html("label", { className: "segment" }, [input, html("span", { className: "segment-face", textContent: say(value) })]));
  }
}

// What somebody does.

function listen() {
  choices.addEventListener("change", chosen);
  choices.addEventListener("submit", (event) => event.preventDefault());
  find("#letters").addEventListener("change", chosen);
  taps.addEventListener("input", () => change(() => { state.taps = taps.value; }, "input"));
  taps.addEventListener("change", () => change(() => { state.taps = taps.value; }));
  tuner.addEventListener("input", () => turned());
  tuner.addEventListener("change", () => settle());
  play.addEventListener("click", () => (isLooping() ? player.stop() : start()));
  toggled("#loop", (isOn) => { player.loops = isOn; drawTime(); });
  toggled("#slow", (isOn) => { player.speed = isOn ? slow : 1; start(); });
  toggled("#zoom", (isOn) => { stages.classList.toggle("is-close", isOn); player.cover(); });
  scrub.addEventListener("input", () => player.seek(Math.round(scrub.valueAsNumber)));
  scrub.addEventListener("keydown", stepped);
  player.addEventListener("change", drawTime);
  for (const view of Object.values(views)) view.stage.element.addEventListener("click", () => start());
  addEventListener("keydown", keyed);
  addEventListener("hashchange", () => { if (location.hash.slice(1) !== settled) open(), refresh(); });
  for (const type of ["scroll", "resize"]) addEventListener(type, coverSoon, { passive: true, capture: true });
  document.addEventListener("visibilitychange", coverSoon);
  darkTheme.addEventListener("change", () => refresh());
  wide.addEventListener("change", unfold);
  find("#undo").addEventListener("click", undo);
  find("#reset").addEventListener("click", () => change(() => { state.versions[state.edited] = { ...untouched(), name: state.versions[state.edited].name }; }));
  find("#swap").addEventListener("click", () => change(() => { state.versions = { a: state.versions.b, b: state.versions.a }; }));
  find("#copy-over").addEventListener("click", () => change(() => { state.versions[other()] = structuredClone(state.versions[state.edited]); }));
  find("#copy-link").addEventListener("click", () => copyLink());
}

/** A button that stays in.
 * @param {string} selector @param {(isOn: boolean) => void} act */
function toggled(selector, act) {
  const button = find(selector);
  button.addEventListener("click", () => {
    button.ariaPressed = String(button.ariaPressed !== "true");
    act(button.ariaPressed === "true");
  });
}

/** @param {Event} event */
function chosen({ target }) {
  const { name, value, type, checked } = /** @type {HTMLInputElement} */ (target);
  if (!name) return;
  change(() => {
    if (name === "seed") state.seed = Math.min(Math.max(Math.round(Number(value)) || 1, 1), mostSeed);
    else if (name === "profile") chooseProfile(value);
    else Object.assign(state, { [name]: type === "checkbox" ? checked : value });
  });
}

/** What was tuned stays as it is; what is now as in the profile is tuned no more.
 * @param {string} profile */
function chooseProfile(profile) {
  state.profile = profile;
  for (const letter of letters) {
    for (const [path, value] of Object.entries(state.versions[letter].figures)) setFigure(state, letter, path, value);
  }
}

/** @param {() => void} make @param {"input" | "change"} [how] */
function change(make, how = "change") {
  make();
  if (how === "change") settle();
  else turned();
}

/** At most once a frame, however fast somebody turns. */
function turned() {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    refresh("");
  });
}

/** A change is done: it can be undone, and is in the address. */
function settle() {
  const link = linkOf(state);
  if (link !== settled) {
    before.push(settled);
    const isOther = momentIn(link) !== momentIn(settled);
    history[isOther ? "pushState" : "replaceState"](null, "", `#${link}`);
    settled = link;
  }
  refresh();
}

/** @param {string} link */
const momentIn = (link) => new URLSearchParams(link).get("moment");

function undo() {
  const link = before.pop();
  if (link === undefined) return;
  state = read(link);
  settled = link;
  history.replaceState(null, "", `#${link}`);
  tell(text("studio.undone"));
  refresh();
}

/** What the address says; what can't be read is told, and Studio begins anew. */
function open() {
  const link = location.hash.slice(1);
  problem.textContent = "";
  try {
    state = link ? read(link) : asHere();
  } catch (error) {
    if (!(error instanceof LinkProblem)) throw error;
    state = initial();
    problem.textContent = text(`studio.link.${error.kind}`);
  }
  settled = linkOf(state);
  if (link !== settled) history.replaceState(null, "", `#${settled}`);
}

/** Without a link: in the theme of the app on this device, and as still as the system asks for.
 * @returns {State} */
function asHere() {
  const theme = /** @type {any} */ (document.documentElement.dataset.theme ?? "system");
  return { ...initial(), theme, reduced: matchMedia("(prefers-reduced-motion: reduce)").matches };
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key === "Enter") {
    event.preventDefault();
    start();
  } else if (isCommand && !event.shiftKey && event.key.toLowerCase() === "z" && !isText(event.target)) {
    event.preventDefault();
    undo();
  }
}

/** Where letters are written, undo is the browser's.
 * @param {EventTarget | null} target */
const isText = (target) => target instanceof HTMLInputElement && target.type === "text";

/** An arrow is a frame, a page ten.
 * @param {KeyboardEvent} event */
function stepped(event) {
  const steps = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 });
  const step = steps[event.key];
  const ends = /** @type {Record<string, number>} */ ({ Home: 0, End: axisLength() });
  if (event.altKey || event.ctrlKey || event.metaKey || (step === undefined && !(event.key in ends))) return;
  event.preventDefault();
  const near = Math.round(scrub.valueAsNumber / frame) + step;
  player.seek(step === undefined ? ends[event.key] : near * frame);
}

/** @param {Letter | ""} [felt] */
function start(felt = state.edited) {
  player.play({ inTurns: state.compares && state.order === "turns", isHeard: state.sound, felt });
}

function coverSoon() {
  if (isCovering || player.time === null) return;
  isCovering = true;
  requestAnimationFrame(() => {
    isCovering = false;
    player.cover();
  });
}

// What is seen.

/** Asks the engines, draws everything, and shows it anew.
 * @param {Letter | ""} [felt] whose haptic and sound count now */
function refresh(felt = state.edited) {
  setTheme();
  for (const view of shown()) view.rehearse(state, isDark(), lengthOf);
  const scale = { length: axisLength(), ranges: rangesOf(), wave: (/** @type {string} */ sound) => waves.get(sound) ?? null };
  for (const view of Object.values(views)) {
    view.element.hidden = view.frame.hidden = !shown().includes(view);
    if (!view.element.hidden) view.draw(state, scale);
  }
  drawChoices();
  const edited = views[state.edited];
  tuner.draw(edited.rehearsal.score, edited.rests);
  takeaway.draw();
  show(felt);
}

/** Where a hand has put the time, that instant; else all of it.
 * @param {Letter | ""} [felt] */
function show(felt) {
  if (player.time !== null) player.seek(player.time);
  else if (hasBegun) start(felt);
  else player.stop();
  hasBegun = true;
}
/** What versions that are compared are drawn between. */
function rangesOf() {
  /** @type {Map<string, [number, number]>} */
  const ranges = new Map();
  for (const { rehearsal } of shown()) {
    for (const { key, range: [low, high] } of rehearsal.motions) {
      const [least, most] = ranges.get(key) ?? [low, high];
      ranges.set(key, [Math.min(low, least), Math.max(high, most)]);
    }
  }
  return ranges;
}

function setTheme() {
  if (state.theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = state.theme;
  preferences({ theme: /** @type {any} */ (state.theme) });
}

function drawChoices() {
  const name = text(`studio.moment.${state.moment}`);
  document.title = text("studio.page", { moment: name });
  find("#moment", document, HTMLSelectElement).value = state.moment;
  find("#seed", document, HTMLInputElement).value = String(state.seed);
  const now = /** @type {any} */ ({ ...state, part: partShown(state), format: takeaway.format });
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(":is(#choices, #letters, #formats) :is([type=radio], [type=checkbox])"))) {
    input.checked = input.type === "checkbox" ? Boolean(now[input.name]) : now[input.name] === input.value;
  }
  const offered = partsOf(state.moment);
  find("#taps").hidden = presets.includes(state.moment);
  find("#part-choice").hidden = offered.length < 2;
  for (const input of find("#parts").querySelectorAll("input")) /** @type {HTMLElement} */ (input.parentElement).hidden = !offered.includes(input.value);
  taps.draw({ value: state.taps, standard: 1, warning: null });
  for (const selector of ["#letters", "#order-choice", ".tuner-actions"]) find(selector).hidden = !state.compares;
  // A seed is only seen in what flies.
  find("#seed-choice").hidden = !views[state.edited].rehearsal.score.burst;
  shell.classList.toggle("are-compared", state.compares);
  find("#copy-over span").textContent = text("studio.copyOver", { letter: other().toUpperCase() });
  find("#tuner-title").textContent = state.compares ? text("studio.tuneOne", { letter: state.edited.toUpperCase() }) : text("studio.tune");
  find("#reset", document, HTMLButtonElement).disabled = !isTuned(state.versions[state.edited]);
  find("#undo", document, HTMLButtonElement).disabled = before.length === 0;
}

function drawTime() {
  const length = axisLength();
  const time = player.time ?? (player.isPlaying || !hasBegun ? 0 : length);
  const values = shown().map((view) => ({ view, words: view.tell(time) }));
  scrub.max = String(length);
  scrub.value = String(time);
  const all = values.map(({ view, words }) => (state.compares ? `${view.letter.toUpperCase()}: ${words}` : words)).join("; ");
  scrub.setAttribute("aria-valuetext", all ? `${timeWords(time)}, ${all}` : timeWords(time));
  find("#now").textContent = timeWords(time);
  find("#lasts").textContent = text("studio.of", { time: timeWords(length) });
  find("#play span").textContent = text(isLooping() ? "studio.stop" : "studio.play");
  find("#play use").setAttribute("href", isLooping() ? "#icon-stop" : "#icon-play");
}

async function copyLink() {
  tell(text(await copy(location.href) ? "studio.link.copied" : "studio.link.notCopied"));
}

/** @param {string} words */
const tell = (words) => { said.textContent = words; };

/** Waveforms come when they are there: nothing waits for them. */
async function prepareSounds() {
  for (const name of sounds) {
    const samples = await wave(name, rate).catch(() => null);
    if (samples) waves.set(name, waveOf(samples, rate));
  }
  const wasShown = player.time;
  if (wasShown === null && !player.isPlaying) hasBegun = false;
  refresh("");
}
