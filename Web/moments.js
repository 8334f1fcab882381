// Moments other than completions.

import { answered, causeOf } from "./press.js";
import { celebrations, haptics, momentCodes, spokenMoments } from "./vocabulary.js";
import { itemOf, numberOf, targetOf } from "./items.js";
import { silently } from "./performers/announce.js";
import { throws } from "./performers/layer.js";
import { over } from "./performers/motion.js";
import { depart, forget } from "./rows.js";
import { report } from "./session.js";
import { numberOfText } from "./messages.js";
import { unknown } from "./warnings.js";

/** @type {typeof import("./nod.js").moment} */
export const moment = async (name, about = {}) => {
  if (!momentCodes[name]) throw new TypeError(`Nod: ${unknown("moment", name, Object.keys(momentCodes))}`);
  const { element, subject } = about;
  const item = about.item === undefined ? undefined : numberOf(about.item);
  if (item !== undefined && subject !== undefined) itemOf(item).subject = subject;
  if (name === "deleted" && item !== undefined) forget(item);
  const cause = about.cause === undefined ? causeOf(element) : about.cause && targetOf(about.cause);
  const words = { text: about.message, moment: name, subject };
  const message = spokenMoments.includes(name) ? numberOfText(words) : null;
  const isActionable = name === "deleted" || about.action !== undefined;
  const happened = { moment: name, item, message, cause, isActionable };
  const tell = (/** @type {number} */ target) => {
    if (about.announce === false) silently(() => report({ event: "happened", ...happened, target }));
    else report({ event: "happened", ...happened, target });
  };
  if (name === "deleted" && element) return depart(element, tell);
  tell(targetOf(element));
  await answered();
  if (element) await over(element);
};

/** @type {typeof import("./nod.js").celebrate} */
export const celebrate = async (place, celebration = {}) => {
  const element = /** @type {HTMLElement} */ (place);
  const options = typeof celebration === "string" ? { style: celebration } : celebration;
  const { style = "collectionCompleted" } = options;
  if (!celebrations.includes(style)) throw new TypeError(`Nod: ${unknown("celebration", style, celebrations)}`);
  throws.set(element, options);
  report({ event: "celebrated", style, target: targetOf(element), cause: causeOf(element) });
  await answered();
  await over(element);
};

/** @param {import("./names.js").HapticKind} kind @param {number} [intensity] 0…1 */
export function haptic(kind, intensity = 1) {
  if (!haptics.includes(kind)) throw new TypeError(`Nod: ${unknown("haptic", kind, haptics)}`);
  report({ event: "felt", kind, intensity, cause: causeOf() });
}
