// The texts of toasts: the library's, and the page's own by number.

import { share } from "./copies.js";
import { knownCollections, knownItem } from "./items.js";
import { pieces, quotedList } from "./messages.js";

/** @typedef {import("./wire.js").Toast} Toast */
/** @typedef {{showToast: (toast: Toast) => void, dismissToast: (id: number) => void}} Board */

/** The visible toasts, oldest first, the elements that draw them, and apps' texts by number (0 is unused). */
export const queue = share("toasts", {
  shown: /** @type {Map<number, Toast>} */ (new Map()), boards: /** @type {Set<Board>} */ (new Set()),
  said: /** @type {Said[]} */ ([{ text: "", moment: "" }]),
});
const { said } = queue;

/** Whether it is only about completions of quiet checks.
 * @param {Pick<Toast, "kind" | "items">} toast */
export const isQuiet = ({ kind, items }) => kind === "completed" && items.length > 0
  && items.every((id) => knownItem(id)?.source?.quiet);

/**
 * @typedef {{
 *   text?: string, moment: string, subject?: string, duration?: number, label?: string, act?: () => void,
 * }} Said `label` and `act`: of the toast's button
 */

/** Numbers an app's text; equal texts share a number.
 * @param {Said} words */
export function numberOf(words) {
  const known = said.findIndex(({ text, moment, subject }) => (
    text === words.text && moment === words.moment && subject === words.subject));
  return known > 0 ? known : said.push(words) - 1;
}

/** The server answered, and refused. */
export class NotOk extends Error {}

/** Throws for a response that isn't `ok`: `fetch` resolves with it.
 * @template Value @param {Value} value */
export function accepted(value) {
  if (value instanceof Response && !value.ok) throw new NotOk(`The server answered ${value.status}.`);
  return value;
}

/** @param {number | null} number */
export const saidAs = (number) => said[number ?? 0] ?? said[0];

/** @param {Pick<Toast, "kind" | "message" | "items" | "collections">} toast
 * @returns {{text: string, isValue: boolean}[]} */
export function toastPieces({ kind, message, items, collections }) {
  const { text: said, moment, subject: about } = saidAs(message);
  const item = knownItem(items[0]);
  const isOne = items.length === 1;
  const text = message !== null && said !== undefined ? said : isOne && item?.source?.getAttribute(`${kind}-text`);
  if (text) return [{ text, isValue: true }];
  if (message !== null) return pieces(moment === "failed" && about ? "failure" : moment, { subject: about });
  if (kind === "collection") {
    const names = collections.flatMap((id) => knownCollections.get(id)?.name ?? []);
    return names.length === 0 ? pieces("collectionUnnamed") : pieces("collection", { names: quotedList(names) });
  }
  const subject = item?.name;
  if (kind === "failure") return subject ? pieces("failure", { subject }) : pieces("failureUnnamed");
  return isOne && subject ? pieces(kind, { subject }) : pieces(kind, { count: items.length });
}

/** @param {Pick<Toast, "kind" | "message" | "items" | "collections">} toast */
export const toastText = (toast) => toastPieces(toast).map(({ text }) => text).join("");

