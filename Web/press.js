// Presses: every [data-nod-press] and every check says when it goes down, comes up, or is left without an answer.
//
// One listener on the document for all of them. Scrolling cancels a press; nothing is ever prevented.
// A finger may only want to scroll, and what was felt can't be taken back: its press is answered once it is certain.

import { codeOf, roles } from "./codes.js";
import { report } from "./session.js";
import { targetOf } from "./targets.js";

/** What is held down now, by pointer or key; by itself, what is shown after a tap. @type {Map<number | string | HTMLElement, HTMLElement>} */
const held = new Map();

/** Fingers that went down and may still scroll, by pointer. @type {Map<number | string, { element: HTMLElement, timer: number }>} */
const uncertain = new Map();

const certainty = 70; // the engine's: CertainPress.certainty
const shortest = 100; // the engine's: CertainPress.shortest

/** Makes a button answer presses. @param {HTMLElement} element @param {string} [role] a name of `roles` */
export function press(element, role = "button") {
  element.dataset.nodPress = role;
}

/** @param {Event} event @returns {HTMLElement | undefined} */
function pressable(event) {
  const path = /** @type {HTMLElement[]} */ (event.composedPath());
  return path.find((element) => element instanceof HTMLElement && (element.dataset.nodPress !== undefined || isCheck(element)));
}

/** @param {HTMLElement} element */
const isCheck = (element) => element.localName === "nod-check";

/** @param {HTMLElement} element */
const isUsable = (element) => !element.matches(":disabled, [aria-disabled=true], [inert] *");

/** @param {number | string | HTMLElement} hand @param {HTMLElement | undefined} element */
function down(hand, element) {
  if (!element || !isUsable(element)) return;
  up(element, "released");
  held.set(hand, element);
  const role = isCheck(element) ? "check" : element.dataset.nodPress || "button";
  report("pressed", targetOf(element), codeOf(roles, role));
}

/** A finger: a press when it has stayed. @param {number} hand @param {HTMLElement | undefined} element */
function touch(hand, element) {
  if (!element) return;
  const timer = setTimeout(() => down(hand, leave(hand)), certainty);
  uncertain.set(hand, { element, timer });
}

/** Nothing waits for this finger any more. @param {number | string} hand */
function leave(hand) {
  const waiting = uncertain.get(hand);
  if (!waiting) return undefined;
  clearTimeout(waiting.timer);
  uncertain.delete(hand);
  return waiting.element;
}

/** A tap that was over sooner is shown a little longer, so that it is seen. @param {number} hand */
function tap(hand) {
  const element = leave(hand);
  if (!element) return;
  down(element, element);
  setTimeout(() => up(element, "released"), shortest);
}

/** @param {number | string | HTMLElement} hand @param {"released" | "cancelled"} how */
function up(hand, how) {
  const element = held.get(hand);
  if (!element || !held.delete(hand)) return;
  report(how, targetOf(element));
}

/** What waits for hands to be off. @type {(() => void)[]} */
const whenOff = [];

const isTouched = () => uncertain.size > 0 || [...held.keys()].some((hand) => typeof hand === "number");

/** Resolves when no pointer holds a control: what moves away under a slow finger would take its tap along. @returns {Promise<void>} */
export const handsOff = () => new Promise((resolve) => {
  if (isTouched()) whenOff.push(resolve);
  else resolve();
});

/** The click of the press that ended comes first. */
function tellHandsOff() {
  setTimeout(() => { if (!isTouched()) for (const resolve of whenOff.splice(0)) resolve(); });
}

/** Something else became of it. @param {number} pointer */
export function cancelPress(pointer) {
  leave(pointer);
  up(pointer, "cancelled");
  tellHandsOff();
}

const passive = { capture: true, passive: true };

addEventListener("pointerdown", (event) => {
  if (!event.isPrimary || event.button !== 0) return;
  const begin = event.pointerType === "touch" ? touch : down;
  begin(event.pointerId, pressable(event));
}, passive);
addEventListener("pointerup", (event) => {
  const isOn = (/** @type {HTMLElement | undefined} */ element) => element === pressable(event);
  if (uncertain.has(event.pointerId) && isOn(uncertain.get(event.pointerId)?.element)) tap(event.pointerId);
  else if (isOn(held.get(event.pointerId))) up(event.pointerId, "released");
  else cancelPress(event.pointerId);
  tellHandsOff();
}, passive);
addEventListener("pointercancel", (event) => cancelPress(event.pointerId), passive);
addEventListener("pointerout", (event) => {
  const element = held.get(event.pointerId) ?? uncertain.get(event.pointerId)?.element;
  const to = /** @type {Node | null} */ (event.relatedTarget);
  if (element && pressable(event) === element && !(to && element.contains(to))) cancelPress(event.pointerId);
}, passive);

addEventListener("keydown", (event) => {
  const isPress = (event.key === " " || event.key === "Enter") && !event.repeat;
  const element = isPress ? pressable(event) : undefined;
  // A key on a field inside of a card is no press of the card.
  const isOwn = element && (isCheck(element) || event.composedPath()[0] === element);
  if (isOwn) down(event.key, element);
}, passive);
addEventListener("keyup", (event) => up(event.key, "released"), passive);
addEventListener("blur", () => {
  for (const hand of [...uncertain.keys()]) leave(hand);
  for (const hand of [...held.keys()]) up(hand, "cancelled");
  tellHandsOff();
});
