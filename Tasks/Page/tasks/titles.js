// Titles and names: on one line, and never empty. Anything else is for the server to refuse.

import { text } from "../words/texts.js";

/** As the server keeps it: on one line.
 * @param {string} written */
export const oneLine = (written) => written.trim().replace(/\s+/g, " ");

/** The problem of a text that is missing; empty when there is none.
 * @param {string} written @param {string} [missing] the key of the problem */
export const missingProblem = (written, missing = "title.missing") => (oneLine(written) === "" ? text(missing) : "");

/** Shows a problem at its field, or none.
 * @param {HTMLElement} field @param {HTMLElement} place @param {string} problem */
export function showProblem(field, place, problem) {
  if (problem) describeOnReturn(field);
  place.textContent = problem;
  if (problem) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

/** A problem is an alert, and its field's description from when the focus has left it: a screen reader that is there
 * would say both.
 * @param {HTMLElement} field */
export function describeOnReturn(field) {
  const places = field.getAttribute("aria-describedby");
  if (places === null) return;
  field.removeAttribute("aria-describedby");
  field.addEventListener("blur", () => field.setAttribute("aria-describedby", places), { once: true });
}
