// Draws hit areas over the page, and marks those too small or too near; for a population, also how often each is
// missed. Loaded on first use; at rest nothing runs.

import { raise } from "./performers/layer.js";
import { measures, roots } from "./target-measures.js";
import { people, targets } from "./target-misses.js";

/** @typedef {import("./target-measures.js").Measure} Measure */
/** @typedef {import("./nod.js").MeasuredTarget} Target */

const layer = document.createElement("div");
layer.className = "nod-layer nod-areas";
layer.setAttribute("aria-hidden", "true");

/** Events after which elements may have moved. */
const signs = ["scroll", "resize", "load", "toggle", "fullscreenchange"];

/** Stops all listening.
 * @type {AbortController | null} */
let following = null;
let isAsked = false;
/** Whose touches they are judged by, if any.
 * @type {import("./target-misses.js").People | null} */
let judges = null;
/** The latest one wins. */
let wish = 0;

const sizes = new ResizeObserver(ask);
const changes = new MutationObserver(
  (records) => { if (records.some(({ target }) => !layer.contains(target))) ask(); }
);
/** Watched already.
 * @type {WeakSet<Element | Document | ShadowRoot>} */
let watched = new WeakSet();
/** Waited for already.
 * @type {WeakSet<Animation>} */
const awaited = new WeakSet();

/** @param {boolean} on @param {import("./names.js").TouchPopulation} [population] */
export async function show(on, population) {
  const asked = (wish += 1);
  const found = on && population ? await people(population) : null;
  if (asked !== wish) return;
  judges = found;
  if (!on) return stop();
  if (following) ask();
  else start();
}

function start() {
  following = new AbortController();
  document.body.append(layer);
  const options = { capture: true, passive: true, signal: following.signal };
  for (const type of signs) addEventListener(type, ({ target }) => { if (target !== layer) ask(); }, options);
  draw();
}

function stop() {
  if (!following) return;
  following.abort();
  following = null;
  sizes.disconnect();
  changes.disconnect();
  watched = new WeakSet();
  layer.replaceChildren();
  layer.remove();
}

/** Redraws once a frame, and only after a change. */
function ask() {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    if (following) draw();
  });
}

function draw() {
  const places = roots();
  const found = measures(places);
  const judged = judges ? targets(judges, found) : [];
  layer.replaceChildren(...found.map((measure, place) => drawn(measure, judged[place])));
  if (judges) layer.append(worst(judges, judged));
  if (!layer.isConnected) document.body.append(layer);
  raise(layer);
  watch(places, found);
}

/** @param {(Document | ShadowRoot)[]} places @param {Measure[]} found */
function watch(places, found) {
  for (const root of places) {
    if (!watched.has(root)) {
      changes.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    watched.add(root);
    for (const animation of root.getAnimations()) awaitEnd(animation);
  }
  for (const element of [document.body, ...found.map(({ control }) => control)]) {
    if (!watched.has(element)) sizes.observe(element);
    watched.add(element);
  }
}

/** Draws a moving element where it comes to rest.
 * @param {Animation} animation */
function awaitEnd(animation) {
  if (animation.playState !== "running" || awaited.has(animation)) return;
  awaited.add(animation);
  animation.finished.then(ask, ask);
}

/** The five that are missed most.
 * @param {import("./target-misses.js").People} judges @param {Target[]} judged */
function worst({ population, isAssumed }, judged) {
  const list = document.createElement("ol");
  list.className = "nod-worst";
  const words = (/** @type {string} */ text) => Object.assign(document.createElement("li"), { textContent: text });
  const most = [...judged].sort((one, other) => other.missed - one.missed).slice(0, 5);
  list.append(
    words(isAssumed ? `${population} (assumed)` : population),
    ...most.map(({ name, missed, other }) => words(`${percent(missed)} (${percent(other)} ⇄) ${name}`))
  );
  return list;
}

/** @param {Measure} measure @param {Target} [judged] */
function drawn({ area: { left, top, right, bottom }, isSmall, isNear, gap }, judged) {
  const box = document.createElement("div");
  const size = document.createElement("span");
  const isLow = top + bottom > document.documentElement.clientHeight;
  box.className = "nod-area";
  box.classList.toggle("nod-wrong", isSmall || isNear);
  box.classList.toggle("nod-low", isLow);
  Object.assign(
    box.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` }
  );
  const lengths = `${rounded(right - left)} × ${rounded(bottom - top)}${isNear ? ` ↔ ${rounded(gap)}` : ""}`;
  // There is little room between neighbours: a size that is right needs none.
  const parts = judged ? [isSmall || isNear ? lengths : "", rate(judged)] : [lengths];
  size.textContent = parts.filter(Boolean).join(" · ");
  box.append(size);
  return box;
}

/** How often it is missed, and how many find another one, if that is one in a hundred.
 * @param {Target} judged */
const rate = ({ missed, other }) => `${percent(missed)}${other >= 0.01 ? ` ⇄ ${percent(other)}` : ""}`;

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(share < 0.0995 ? 1 : 0)} %`;

/** To halves of a pixel.
 * @param {number} length */
const rounded = (length) => Math.round(length * 2) / 2;
