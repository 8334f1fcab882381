// Studio: judges and tunes answers. Everything is drawn from one state, which never leaves the page.

import { find } from "/surfaces/find.js";
import { keyOf } from "/surfaces/keyboard.js";
import { asHere, followSystem, isDark, setTheme } from "./appearance.js";
import { addChoices, drawChoices, other } from "./choices.js";
import { loadDesign } from "./library.js";
import { LinkProblem, read, written as linkOf } from "./link.js";
import { Knob } from "./knob.js";
import "./phone.js";
import { Player } from "./player.js";
import { chooseProfile, initial, mostSeed, mostTaps, untouched } from "./state.js";
import { html } from "./svg.js";
import { copy, Takeaway } from "./takeaway.js";
import { differences, Tuner } from "./tuner.js";
import { rangesOf, VersionView } from "./version.js";
import { text, time as timeWords } from "./words.js";

const [shell, choices, knobs, versions] = [find("main"), find("#choices"), find("#knobs"), find("#versions")];
const [scene, stages] = [find(".scene"), find("#stages")];
const [play, scrub, problem, said] = [
  find("#play"), find("#scrub", document, HTMLInputElement), find("#problem"), find("#said")
];

const slow = 1 / 4;
/** Milliseconds. */
const frame = 1000 / 60;

const [designA, designB, probe] = await Promise.all([loadDesign(), loadDesign(), loadDesign()]);
const views = { a: new VersionView("a", designA), b: new VersionView("b", designB) };

/** @type {State} */
let state = initial();
/** Earlier states as links, newest last.
 * @type {string[]} */
const before = [];
let settled = "";
/** States that were undone, newest last.
 * @type {string[]} */
const after = [];
/** Nothing plays before the first choice. */
let hasBegun = false;

const shown = () => (state.compares ? [views.a, views.b] : [views[state.edited]]);
const axisLength = () => Math.max(...shown().map(({ rehearsal }) => rehearsal.length));
/** The button stops only loops; otherwise it starts from the beginning. */
const isLooping = () => player.isPlaying && player.loops;
const player = new Player(shown, axisLength);
const tuner = new Tuner(knobs, () => state, probe);
const takeaway = new Takeaway({ state: () => state, view: () => views[state.edited], change });
const taps = new Knob(
  {
    id: "taps", label: text("studio.taps"), note: text("studio.taps.note"), back: text("studio.taps.once"), least: 1,
    most: mostTaps, step: 1
  }
);

const turned = oncePerFrame(() => refresh(""));
const coverSoon = oncePerFrame(() => player.cover());

build();
listen();
open();
shell.hidden = false;
refresh();

function build() {
  addChoices(taps);
  stages.append(views.a.frame, views.b.frame);
  versions.append(views.a.element, views.b.element);
  new ResizeObserver(keepClear).observe(scene);
}

/** Keeps focused controls clear of the sticky stage. */
function keepClear() {
  const isSticky = getComputedStyle(scene).position === "sticky";
  document.documentElement.style.scrollPaddingBlockStart = isSticky ? `${scene.offsetHeight}px` : "";
}


function listen() {
  choices.addEventListener("change", chosen);
  choices.addEventListener("submit", (event) => event.preventDefault());
  find("#letters").addEventListener("change", chosen);
  taps.addEventListener("input", () => change(() => { state.taps = taps.value; }, "input"));
  taps.addEventListener("change", () => change(() => { state.taps = taps.value; }));
  tuner.addEventListener("input", turned);
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
  followSystem(() => refresh());
  find("#undo").addEventListener("click", undo);
  find("#redo").addEventListener("click", redo);
  find("#reset").addEventListener(
    "click",
    () => change(() => { state.versions[state.edited] = { ...untouched(), name: state.versions[state.edited].name }; })
  );
  find("#swap").addEventListener(
    "click", () => change(() => { state.versions = { a: state.versions.b, b: state.versions.a }; })
  );
  find("#copy-over").addEventListener(
    "click", () => change(() => { state.versions[other(state)] = structuredClone(state.versions[state.edited]); })
  );
  find("#copy-link").addEventListener("click", () => copyLink());
}

/** @param {string} selector @param {(isOn: boolean) => void} act */
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
    else if (name === "profile") chooseProfile(state, value);
    else Object.assign(state, { [name]: type === "checkbox" ? checked : value });
  });
}

/** @param {() => void} make @param {"input" | "change"} [how] */
function change(make, how = "change") {
  make();
  if (how === "change") settle();
  else turned();
}

/** Ends a change: adds it to the undo history and the address. */
function settle() {
  const link = linkOf(state);
  if (link !== settled) {
    before.push(settled);
    after.length = 0;
    const isOther = momentIn(link) !== momentIn(settled);
    history[isOther ? "pushState" : "replaceState"](null, "", `#${link}`);
    settled = link;
  }
  refresh();
}

/** @param {() => void} act @returns {() => void} acts in the next frame, however often it is called */
function oncePerFrame(act) {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      act();
    });
  };
}

/** @param {string} link */
const momentIn = (link) => new URLSearchParams(link).get("moment");

/** Undoes or redoes a change.
 * @param {string[]} from @param {string[]} to @param {string} words */
function go(from, to, words) {
  const link = from.pop();
  if (link === undefined) return;
  to.push(settled);
  state = read(link);
  settled = link;
  history.replaceState(null, "", `#${link}`);
  tell(words);
  refresh();
}
function undo() { go(before, after, text("studio.undone")); }
function redo() { go(after, before, text("studio.redone")); }

/** Opens the link in the address, or reports an error and starts with the defaults. */
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

/** @param {KeyboardEvent} event */
function keyed(event) {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key === "Enter") {
    event.preventDefault();
    start();
  } else if (isCommand && ["z", "y"].includes(keyOf(event)) && !isText(event.target)) {
    event.preventDefault();
    if (event.shiftKey || keyOf(event) === "y") redo();
    else undo();
  }
}

/** Text fields have their own undo.
 * @param {EventTarget | null} target */
const isText = (target) => target instanceof HTMLInputElement && target.type === "text";

/** Steps by one frame with arrows, by ten with page keys.
 * @param {KeyboardEvent} event */
function stepped(event) {
  const steps = /** @type {Record<string, number>} */ (
    { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
  );
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

/** @param {Letter | ""} [felt] the version whose haptic and sound are played */
function refresh(felt = state.edited) {
  setTheme(state);
  for (const view of shown()) view.rehearse(state, isDark(state));
  const scale = { length: axisLength(), ranges: rangesOf(shown()) };
  for (const view of Object.values(views)) {
    view.element.hidden = view.frame.hidden = !shown().includes(view);
    const compared = shown().find((other) => other !== view)?.rehearsal;
    if (!view.element.hidden) view.draw(state, { ...scale, compared });
  }
  const { rehearsal: { score }, rests } = views[state.edited];
  drawChoices(state, taps, { format: takeaway.format, hasBurst: score.burst !== null, canUndo: before.length > 0, canRedo: after.length > 0 });
  tuner.draw(score, rests);
  const found = state.compares ? differences(state) : [];
  find("#differences").replaceChildren(...found.map((textContent) => html("li", { textContent })));
  takeaway.draw();
  show(felt);
}

/** @param {Letter | ""} [felt] */
function show(felt) {
  if (player.time !== null) player.seek(player.time);
  else if (hasBegun) start(felt);
  else player.stop();
  hasBegun = true;
}

function drawTime() {
  const length = axisLength();
  const time = player.time ?? (player.isPlaying || !hasBegun ? 0 : length);
  const values = shown().map((view) => ({ view, words: view.tell(time) }));
  scrub.max = String(length);
  scrub.value = String(time);
  const all = values.map(({ view, words }) => (state.compares ? `${view.letter.toUpperCase()}: ${words}` : words))
    .join("; ");
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
