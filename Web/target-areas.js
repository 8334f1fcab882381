// Draws all hit areas, and marks those too small or too near. Idle at rest.

import { dress } from "./performers/layer.style.js";
import { raise } from "./dom.js";
import { measures, roots } from "./target-measures.js";

/** @typedef {import("./target-measures.js").Measure} Measure */

const layer = document.createElement("div");
layer.className = "nod-layer nod-areas";
layer.setAttribute("aria-hidden", "true");

const signs = ["scroll", "resize", "load", "toggle", "fullscreenchange"];

/** @type {AbortController | null} */
let following = null;
let isAsked = false;

const changes = new MutationObserver(
  (records) => { if (records.some(({ target }) => !layer.contains(target))) ask(); }
);

/** @param {boolean} on */
export function show(on) {
  if (!on) stop();
  else if (following) ask();
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
  changes.disconnect();
  layer.replaceChildren();
  layer.remove();
}

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
  layer.replaceChildren(...measures(places).map(drawn));
  if (!layer.isConnected) document.body.append(layer);
  dress();
  raise(layer);
  for (const root of places) {
    changes.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    const running = root.getAnimations().filter(({ playState }) => playState === "running");
    for (const { finished } of running) finished.then(ask, ask);
  }
}

/** @param {Measure} measure */
function drawn({ area: { left, top, right, bottom }, isSmall, isNear, gap }) {
  const box = document.createElement("div");
  const size = document.createElement("span");
  const isLow = top + bottom > document.documentElement.clientHeight;
  box.className = "nod-area";
  box.classList.toggle("nod-wrong", isSmall || isNear);
  box.classList.toggle("nod-low", isLow);
  Object.assign(
    box.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` }
  );
  size.textContent = `${rounded(right - left)} × ${rounded(bottom - top)}${isNear ? ` ↔ ${rounded(gap)}` : ""}`;
  box.append(size);
  return box;
}

/** @param {number} length */
const rounded = (length) => Math.round(length * 2) / 2;
