// Presses: every [data-nod-press] and every check says when it goes down, comes up, or is left without an answer.
//
// One listener on the document for all of them. Scrolling cancels a press; nothing is ever prevented.

import { codeOf, roles } from "./codes.js";
import { report } from "./session.js";
import { targetOf } from "./targets.js";

/** What is held down now, by pointer or key. @type {Map<number | string, HTMLElement>} */
const held = new Map();

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

/** @param {number | string} hand @param {HTMLElement | undefined} element */
function down(hand, element) {
  if (!element || !isUsable(element)) return;
  held.set(hand, element);
  const role = isCheck(element) ? "check" : element.dataset.nodPress || "button";
  report("pressed", targetOf(element), codeOf(roles, role));
}

/** @param {number | string} hand @param {"released" | "cancelled"} how */
function up(hand, how) {
  const element = held.get(hand);
  if (!element || !held.delete(hand)) return;
  report(how, targetOf(element));
}

/** Something else became of it. @param {number} pointer */
export const cancelPress = (pointer) => up(pointer, "cancelled");

const passive = { capture: true, passive: true };

addEventListener("pointerdown", (event) => {
  if (event.isPrimary && event.button === 0) down(event.pointerId, pressable(event));
}, passive);
addEventListener("pointerup", (event) => {
  up(event.pointerId, held.get(event.pointerId) === pressable(event) ? "released" : "cancelled");
}, passive);
addEventListener("pointercancel", (event) => up(event.pointerId, "cancelled"), passive);
addEventListener("pointerout", (event) => {
  const element = held.get(event.pointerId);
  const to = /** @type {Node | null} */ (event.relatedTarget);
  if (element && pressable(event) === element && !(to && element.contains(to))) up(event.pointerId, "cancelled");
}, passive);

addEventListener("keydown", (event) => {
  const isPress = (event.key === " " || event.key === "Enter") && !event.repeat;
  const element = isPress ? pressable(event) : undefined;
  // A key on a field inside of a card is no press of the card.
  const isOwn = element && (isCheck(element) || event.composedPath()[0] === element);
  if (isOwn) down(event.key, element);
}, passive);
addEventListener("keyup", (event) => up(event.key, "released"), passive);
addEventListener("blur", () => { for (const hand of [...held.keys()]) up(hand, "cancelled"); });
