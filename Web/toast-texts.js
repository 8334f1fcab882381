// The texts of toasts, by kind and number of items.

import { knownCollections, knownItem } from "./items.js";
import { message, pieces, quotedList } from "./messages.js";

/** @typedef {import("./wire.js").Toast} Toast
 * @typedef {{text?: string, moment: string, subject?: string}} Said */

/** Apps' own texts by number; 0 is not used.
 * @type {Said[]} */
const said = [{ text: "", moment: "" }];

/** A number for an app's own text; the same text keeps its number.
 * @param {Said} words */
export function numberOf(words) {
  const known = said.findIndex(({ text, moment, subject }) => (
    text === words.text && moment === words.moment && subject === words.subject));
  return known > 0 ? known : said.push(words) - 1;
}

/** @param {number | null} number */
export const saidAs = (number) => said[number ?? 0] ?? said[0];

/** @param {Pick<Toast, "kind" | "message" | "items" | "collections">} toast
 * @returns {{text: string, isValue: boolean}[]} */
export function toastPieces(toast) {
  if (toast.message !== null) return saidPieces(saidAs(toast.message));
  if (toast.kind === "collection") return collectionPieces(toast);
  const subject = knownItem(toast.items[0])?.name;
  const isOne = toast.items.length === 1;
  if (toast.kind === "failure") return subject ? pieces("failure", { subject }) : pieces("failureUnnamed");
  return isOne && subject ? pieces(toast.kind, { subject }) : pieces(toast.kind, { count: toast.items.length });
}

/** In the app's words, else in those of the table.
 * @param {Said} words */
function saidPieces({ text, moment, subject }) {
  if (text !== undefined) return [{ text, isValue: true }];
  return moment === "failed" && subject ? pieces("failure", { subject }) : pieces(moment);
}

/** @param {Pick<Toast, "kind" | "message" | "items" | "collections">} toast */
export const toastText = (toast) => toastPieces(toast).map(({ text }) => text).join("");

/** The label of its action's button; empty without an action.
 * @param {Toast} toast */
export const actionText = ({ action }) => (action ? message(action) : "");

/** @param {Pick<Toast, "collections">} toast */
function collectionPieces({ collections }) {
  const known = collections.flatMap((id) => knownCollections.get(id) ?? []);
  if (known.length === 0) return pieces("collectionUnnamed");
  const [{ name, total }] = known;
  if (collections.length === 1 && total) return pieces("collection", { name, count: total });
  return pieces("collection", { names: quotedList(known.map((collection) => collection.name)) });
}
