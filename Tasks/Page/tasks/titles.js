// Titles and names: one line, not empty. The server checks the rest.

import { text } from "../words/texts.js";

/** @param {string} written */
export const oneLine = (written) => written.trim().replace(/\s+/g, " ");

/** @param {string} written @param {string} [missing] the key of the problem */
export const missingProblem = (written, missing = "title.missing") => (oneLine(written) === "" ? text(missing) : "");

/** @param {HTMLElement} field @param {HTMLElement} place @param {string} problem */
export function showProblem(field, place, problem) {
  if (problem) describeOnReturn(field);
  place.textContent = problem;
  if (problem) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

/** Restores the description on blur: screen readers would read both the alert and the description.
 * @param {HTMLElement} field */
export function describeOnReturn(field) {
  const places = field.getAttribute("aria-describedby");
  if (places === null) return;
  field.removeAttribute("aria-describedby");
  field.addEventListener("blur", () => field.setAttribute("aria-describedby", places), { once: true });
}
