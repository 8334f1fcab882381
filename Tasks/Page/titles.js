// What a title may be: the same rule as the server's, said before asking it.

import { texts } from "./texts.js";

const limit = 500;

/** Characters as people count them. @param {string} text */
function length(text) {
  if (!Intl.Segmenter) return [...text].length;
  return [...new Intl.Segmenter().segment(text)].length;
}

/** What is wrong with it; empty when nothing is. @param {string} text */
export function titleProblem(text) {
  const title = text.trim().replace(/\s+/g, " ");
  if (title === "") return texts.titleMissing;
  return title.length > limit && length(title) > limit ? texts.titleTooLong(length(title), limit) : "";
}

/** Shows a problem at its field, or none. @param {HTMLElement} field @param {HTMLElement} place @param {string} problem */
export function showProblem(field, place, problem) {
  place.textContent = problem;
  if (problem) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}
