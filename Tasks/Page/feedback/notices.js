// Plain messages, for where the library has no toasts: without its module, or without its engine.

import { text } from "../words/texts.js";
import { find } from "../surfaces/find.js";

/** @param {string} name @param {{message?: string, subject?: string, item?: number, action?: string}} detail a moment that has something to say */
export function tell(name, { message = "", subject = "", item, action } = {}) {
  if (name === "deleted") say(text("task.deleted", { title: subject }), text("action.undo"), () => dispatch("nod-restore", { item }));
  if (name === "succeeded" && action) say(message, text("action.undo"), () => dispatch("nod-toast-action", { kind: "undo", item, subject }));
  if (name === "failed") say(message, action && text("action.retry"), () => dispatch("nod-toast-action", { kind: "retry", item, subject }));
}

/** The latest message takes the place of the one before.
 * @param {string} message @param {string} [action] @param {() => void} [act] */
export function say(message, action, act) {
  const note = document.createElement("p");
  note.append(message);
  for (const [label, run] of /** @type {[string | undefined, (() => void) | undefined][]} */ ([[action, act], [text("action.dismiss"), undefined]])) {
    if (!label) continue;
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "button", textContent: label });
    button.addEventListener("click", () => { note.remove(); run?.(); });
    note.append(button);
  }
  find("#notices").replaceChildren(note);
}

/** @param {string} name @param {object} detail */
export const dispatch = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
