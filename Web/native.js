// The platform's own haptics. An iPhone's browser can't vibrate, but plays a haptic when a finger taps a switch:
// controls whose answer has a haptic get a transparent switch, with a label over it: a switch under the finger would
// prevent scrolling, and be toggled by a scroll (WebKit 321591; Documentation/Sources.md).

import { hasNativeHaptics, native } from "./performers/haptics.js";
import { another, follow, world } from "./session.js";

/** @typedef {import("./wire.js").Moment} Moment @typedef {import("./names.js").PressRole} PressRole */

const { obeying } = native;
/** @type {Map<Moment, boolean>} */
const said = new Map();
/** A second engine with the page's settings, which predicts haptics.
 * @type {import("./session.js").Answering | null} */
let engine = null;

/** @param {Moment} moment */
function isMomentFelt(moment) {
  if (!engine || !hasNativeHaptics()) return false;
  const known = said.get(moment) ?? isAnsweredNatively(engine, moment);
  said.set(moment, known);
  return known;
}

/** @param {import("./session.js").Answering} asked @param {Moment} moment */
function isAnsweredNatively(asked, moment) {
  const now = performance.now();
  const target = 1;
  asked.handle({ event: "acted", target, isNative: true }, now);
  asked.handle({ event: "happened", moment, target, cause: target }, now);
  return asked.handle({ event: "ended", target }, now).some((answer) => answer.effect === "perform"
    && answer.score.held.some(({ channel, reason }) => channel === "haptic" && reason === "native"));
}

async function begin() {
  engine = await another();
  for (const known of world.values()) engine?.handle(...known);
  obeying.add(obeyButtons);
  new MutationObserver(obeyButtons).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-nod-native"],
  });
  obey();
}

function obey() {
  for (const change of obeying) change();
}

/** One switch for all buttons; each button has a label for it. */
const shared = document.createElement("input");
Object.assign(shared, { type: "checkbox", id: "nod-native-switch", inert: true });
shared.setAttribute("switch", "");
shared.setAttribute("aria-hidden", "true");

/** @type {HTMLElement | null} */
let tapped = null;

/** @param {HTMLElement} button */
const isTapped = (button) => button === tapped;

/** @param {EventTarget} element */
const isCover = (element) => element instanceof HTMLLabelElement && element.control === shared;

function obeyButtons() {
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
    document.querySelectorAll("button[data-nod-native]"))) {
    const cover = [...button.children].find(isCover);
    const role = /** @type {PressRole} */ (button.dataset.nodPress || "button");
    const isWanted = isMomentFelt(/** @type {Moment} */ (button.dataset.nodNative || `pressed(${role})`));
    if (isWanted && !cover) button.append(makeCover(button));
    else if (!isWanted) cover?.remove();
  }
}

/** @param {HTMLButtonElement} button */
function makeCover(button) {
  if (!shared.isConnected) document.body.append(shared);
  const cover = document.createElement("label");
  cover.htmlFor = shared.id;
  cover.setAttribute("aria-hidden", "true");
  cover.addEventListener("click", (event) => {
    // Chromium clicks a button also for its label, WebKit doesn't: avoids a second submission.
    event.stopPropagation();
    tapped = event.isTrusted ? button : null;
    button.click();
    tapped = null;
    const { type } = button;
    button.type = "button";
    setTimeout(() => { button.type = type; });
  });
  return cover;
}

Object.assign(native, { isFelt: isMomentFelt, isTapped, isCover });
void begin();
follow((event, time) => {
  if (!world.has(event.event)) return;
  engine?.handle(event, time);
  said.clear();
  obey();
});
