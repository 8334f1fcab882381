// Moments other than completions.

import { answered, causeOf } from "./press.js";
import { celebrations, haptics, momentCodes, spokenMoments } from "./codes.js";
import { itemOf, targetOf } from "./items.js";
import { throws } from "./performers/layer.js";
import { over } from "./performers/motion.js";
import { depart, forget } from "./rows.js";
import { report } from "./session.js";
import { numberOf } from "./toasts.js";
import { unknown } from "./warnings.js";

/** Reports a moment. Resolves when its animations are over.
 * @param {import("./names.js").MomentName} name
 * @param {{
 *   element?: HTMLElement, item?: number, subject?: string, message?: string,
 *   action?: import("./names.js").ToastAction, cause?: HTMLElement | null,
 * }} [about] `cause`: the control that led to it, `null` for none; without it, what acts now, or the control it is
 *   reported at */
export async function moment(name, about = {}) {
  if (!momentCodes[name]) throw new TypeError(`Nod: ${unknown("moment", name, Object.keys(momentCodes))}`);
  const { element, item, subject } = about;
  if (item !== undefined && subject !== undefined) itemOf(item).subject = subject;
  if (name === "deleted" && item !== undefined) forget(item);
  const cause = about.cause === undefined ? causeOf(element) : about.cause && targetOf(about.cause);
  const message = numberOfWords(name, about);
  const happened = { moment: name, item, message, cause, isActionable: isActionable(name, about) };
  const tell = (/** @type {number} */ target) => report({ event: "happened", ...happened, target });
  if (name === "deleted" && element) return depart(element, tell);
  tell(targetOf(element));
  await answered();
  if (element) await over(element);
}

/** @param {HTMLElement} element
 * @param {import("./names.js").CelebrationStyle | import("./nod.js").Celebration} [celebration] */
export async function celebrate(element, celebration = {}) {
  const options = typeof celebration === "string" ? { style: celebration } : celebration;
  const { style = "collectionCompleted" } = options;
  if (!celebrations.includes(style)) throw new TypeError(`Nod: ${unknown("celebration", style, celebrations)}`);
  throws.set(element, options);
  report({ event: "celebrated", style, target: targetOf(element), cause: causeOf(element) });
  await answered();
  await over(element);
}

/** @param {import("./names.js").HapticKind} kind @param {number} [intensity] 0…1 */
export function haptic(kind, intensity = 1) {
  if (!haptics.includes(kind)) throw new TypeError(`Nod: ${unknown("haptic", kind, haptics)}`);
  report({ event: "felt", kind, intensity, cause: causeOf() });
}

/** @param {string} name @param {Pick<import("./toasts.js").Said, "subject"> & {message?: string}} about */
function numberOfWords(name, { message: text, subject }) {
  return spokenMoments.includes(name) ? numberOf({ text, moment: name, subject }) : null;
}

/** @param {string} name @param {{action?: string}} about */
const isActionable = (name, { action }) => name === "deleted" || action !== undefined;
