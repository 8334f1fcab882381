// nod-web/haptics: presses and haptics without the engine.

import { library } from "../copies.js";
import { answers, feel, look } from "./feel.js";
import { press, pressed } from "./scores.js";

export { canVibrate, hasNativeHaptics } from "../performers/haptics.js";
export { haptic, preferences } from "./feel.js";

/** @type {{button: HTMLElement, moving: Animation[]} | null} */
let held = null;

/** @param {HTMLElement} button @param {number} way 0 down, 1 up */
function draw(button, way) {
  look();
  const [tracks] = [answers.stills ? press.reduced : press.light].map((looks) => looks[way]);
  const { scale, opacity } = getComputedStyle(button);
  return tracks.filter(({ property }) => property !== "brightness").map(({ property, values, duration }) => {
    const now = Number(property === "scale" ? scale : opacity);
    const [first, last] = [values[0], values[values.length - 1]];
    const from = (/** @type {number} */ value) => (
      { [property]: last + (value - last) * ((Number.isNaN(now) ? 1 : now) - last) / (first - last) });
    return button.animate(values.map(from), { duration, fill: way === 0 ? "forwards" : "none" });
  });
}

/** Ignores presses that another copy handles.
 * @param {Event} event */
function buttonOf(event) {
  const path = /** @type {HTMLElement[]} */ (event.composedPath());
  const button = path.find((one) => one.dataset?.nodPress !== undefined);
  return library.press || button?.matches(":disabled, [aria-disabled=true]") ? undefined : button;
}

/** Merges the haptics of a press and its action into one.
 * @param {Event} event */
function act(event) {
  const { nodPress = "", nodSaves } = buttonOf(event)?.dataset ?? {};
  const { haptic } = answers.answer(/** @type {"pressed(icon)"} */ (`pressed(${nodPress})`), event.timeStamp);
  if (haptic && nodSaves === undefined) feel(haptic);
}
Object.assign(answers.scores, pressed);

/** @param {Event} event */
function down(event) {
  const button = buttonOf(event);
  if (!button) return;
  up();
  held = { button, moving: draw(button, 0) };
}

function up() {
  if (!held) return;
  draw(held.button, 1);
  for (const animation of held.moving) animation.cancel();
  held = null;
}

const passive = { capture: true, passive: true };
const isKey = (/** @type {KeyboardEvent} */ { key, repeat }) => (key === " " || key === "Enter") && !repeat;
addEventListener("click", act, passive);
addEventListener("pointerdown", (event) => { if (event.isPrimary && event.button === 0) down(event); }, passive);
addEventListener("keydown", (event) => { if (isKey(event)) down(event); }, passive);
for (const type of ["pointerup", "pointercancel", "keyup"]) addEventListener(type, up, passive);
// Without `capture`, that of the window only: a press moves the focus from the control before.
addEventListener("blur", up);
