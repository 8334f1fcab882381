// The inspector: a log of the library's answers. It only observes; its buttons give no feedback. Also shows the hit
// areas.

import { canVibrate, firstTaps, hasNativeHaptics, message, showTargets } from "/nod/nod.js";
import { variant } from "../words/days.js";
import { has, language, text } from "../words/texts.js";
import { find } from "../surfaces/find.js";
import { isComposing } from "../surfaces/keyboard.js";
import { arrangeIn, html } from "../surfaces/html.js";

/** @typedef {import("/nod/nod.js").ScoreInWords & {at: Date}} Score */

/** The latest scores, including those before the inspector was opened.
 * @type {Score[]} */
const scores = [];
const most = 50;

document.addEventListener("nod-score", ({ detail }) => {
  scores.unshift({ ...detail, at: new Date() });
  if (scores.length > most) scores.pop();
});

/** @type {WeakMap<Element, Score>} */
const scoreOf = new WeakMap();

const clock = new Intl.DateTimeFormat(variant, { timeStyle: "medium" });
const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat(language, { style: "percent" });
const lists = new Intl.ListFormat(language, { type: "unit" });

const panel = find("#inspector");
const list = find("ol", panel);
find("[data-action=clear]", panel).addEventListener("click", clear);
find("[data-action=close]", panel).addEventListener("click", close);
panel.addEventListener("keydown", (event) => { if (event.key === "Escape" && !isComposing(event)) close(); });
/** @type {HTMLElement | null} */
let returnsTo = null;

export function inspect() {
  if (panel.hidden) open();
  else close();
}

function open() {
  returnsTo = /** @type {HTMLElement | null} */ (document.activeElement);
  panel.hidden = false;
  document.documentElement.dataset.inspector = "";
  draw();
  drawTaps();
  document.addEventListener("nod-score", draw);
  // Missed touches fire no click.
  for (const type of signs) addEventListener(type, drawTaps);
  find("h2", panel).focus({ preventScroll: true });
}

function close() {
  const hadFocus = panel.contains(document.activeElement);
  document.removeEventListener("nod-score", draw);
  for (const type of signs) removeEventListener(type, drawTaps);
  delete document.documentElement.dataset.inspector;
  panel.hidden = true;
  if (!hadFocus) return;
  const place = returnsTo?.isConnected && returnsTo !== document.body
    ? returnsTo : document.querySelector("#open-settings");
  /** @type {HTMLElement} */ (place).focus();
}

function clear() {
  scores.length = 0;
  draw();
  find("h2", panel).focus({ preventScroll: true });
}

const signs = ["pointerup", "click"];

/** Draws the first-tap figures once the tap was handled. */
function drawTaps() {
  setTimeout(async () => {
    const { count, successes, retries } = await firstTaps();
    const line = find(".inspector-taps", panel);
    line.hidden = count === 0;
    const success = text("taps.success", { count, share: percent.format(successes / count) });
    line.textContent = lists.format([success, text("taps.retries", { count: retries })]);
  });
}

/** Keeps existing elements, so that screen readers aren't interrupted. */
function draw() {
  const known = new Map(Array.from(list.children, (item) => [scoreOf.get(item), item]));
  arrangeIn(list, scores.map((score) => known.get(score) ?? makeItem(score)));
  const note = find(".inspector-note", panel);
  note.hidden = canVibrate();
  note.textContent = text(hasNativeHaptics() ? "settingsHapticNative" : "settingsHapticAbsent");
  find(".inspector-empty", panel).toggleAttribute("hidden", scores.length > 0);
  find(".inspector-log", panel).toggleAttribute("hidden", scores.length === 0);
}

/** @param {Score} score */
function makeItem(score) {
  const { at, moments } = score;
  const names = moments.length > 0 ? lists.format(moments.map(momentWords)) : text("inspector.released");
  const head = html("p", {}, [
    html("time", { dateTime: at.toISOString(), textContent: clock.format(at) }), " ", html("strong", {}, [names]),
  ]);
  const rows = rowsOf(score);
  const item = html(
    "li", {}, [head, rows.length > 0 ? definitions(rows) : html("p", { textContent: text("inspector.nothing") })]
  );
  scoreOf.set(item, score);
  return item;
}

/** @param {Score} score @returns {[string, string][]} */
function rowsOf({ haptic, sound, volume, announcement, isAssertive, toast, tracks, durations, burst, stay, held }) {
  const motions = tracks.map((track, index) => `${text(`inspector.tracks.${track}`)} ${seconds(durations[index])}`);
  const isNative = held.some(({ reason }) => reason === "native");
  const sounding = sound && { sound: text(`sound.${sound}`), volume: percent.format(volume) };
  /** @type {[string, string | null | false][]} */
  const rows = [
    ["haptic", haptic ? text(`haptic.${haptic}`) : isNative && text("inspector.reason.native")],
    ["sound", sounding && text("inspector.volume", sounding)],
    ["announcement", announcement && spoken(announcement, isAssertive)],
    ["toast", toast && text(`inspector.toasts.${toast}`)],
    ["motion", motions.length > 0 && lists.format(motions)],
    ["burst", burst > 0 && figures.format(burst)],
    ["stay", stay > 0 && seconds(stay)],
    ["held", lists.format(held.filter(({ reason }) => reason !== "native").map(because))],
  ];
  return rows.flatMap(([name, words]) => (words ? [[text(`inspector.${name}`), words]] : []));
}

/** @param {string} announcement @param {boolean} isAssertive */
function spoken(announcement, isAssertive) {
  const words = text(`inspector.words.${announcement}`);
  return isAssertive ? text("inspector.assertive", { words }) : words;
}

/** Presses have their role in brackets: `pressed(button)`.
 * @param {string} name */
function momentWords(name) {
  const [moment] = name.split("(");
  return has(`moment.${moment}`) ? text(`moment.${moment}`) : message(moment);
}

/** @param {number} time in milliseconds */
const seconds = (time) => text("inspector.seconds", { seconds: figures.format(time / 1000) });

/** @param {{channel: string, reason: string}} held */
const because = ({ channel, reason }) => text("inspector.because", {
  channel: text(`inspector.channel.${channel}`),
  reason: text(reason === "system" ? `inspector.reason.system.${channel}` : `inspector.reason.${reason}`),
});

/** @param {[string, string][]} rows */
function definitions(rows) {
  const terms = rows.map(([name, words]) => html("div", {}, [html("dt", {}, [name]), html("dd", {}, [words])]));
  return html("dl", {}, terms);
}

let targetsAreShown = false;
export const areTargetsShown = () => targetsAreShown;

export function toggleTargets() {
  targetsAreShown = !targetsAreShown;
  showTargets(targetsAreShown).catch((error) => console.warn("Tasks:", error));
}
