// Reports all moments other than completions: captured, deleted, failed …

import { answered, causeOf } from "./press.js";
import { celebrations, momentCodes, spokenMoments } from "./codes.js";
import { itemOf, targetOf } from "./items.js";
import { over } from "./performers/motion.js";
import { depart, forget } from "./rows.js";
import { report } from "./session.js";
import { numberOf } from "./toasts.js";
import { unknown } from "./warnings.js";

/**
 * Reports a moment; resolves when its answer is no longer moving.
 * @param {import("./names.js").MomentName} name
 * @param {{
 *   element?: HTMLElement, item?: number, subject?: string, message?: string,
 *   action?: import("./names.js").ToastAction, actionTitle?: string, cause?: HTMLElement | null,
 * }} [about] `actionTitle`: the button's, in the page's own words; `cause`: the control that led to it, `null` for none; without it, what acts now, or the control it is
 *   reported at
 */
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

/** Celebrates over an element, in the top layer.
 * @param {HTMLElement} element @param {import("./names.js").CelebrationStyle} style */
export async function celebrate(element, style) {
  if (!celebrations.includes(style)) throw new TypeError(`Nod: ${unknown("celebration", style, celebrations)}`);
  report({ event: "celebrated", style, target: targetOf(element), cause: causeOf(element) });
  await answered();
  await over(element);
}

/** @param {string} name @param {Omit<import("./toasts.js").Said, "text" | "moment"> & {message?: string}} about */
function numberOfWords(name, { message: text, subject, actionTitle }) {
  return spokenMoments.includes(name) ? numberOf({ text, moment: name, subject, actionTitle }) : null;
}

/** Whether the toast has an action.
 * @param {string} name @param {{action?: string}} about */
const isActionable = (name, { action }) => name === "deleted" || action !== undefined;
