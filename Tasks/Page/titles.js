// What a title may be: the same rule as the server's, said before asking it.

import { text } from "./texts.js";

const limit = 500;

/** Characters as people count them. @param {string} title */
function lengthOf(title) {
  if (!Intl.Segmenter) return [...title].length;
  return [...new Intl.Segmenter().segment(title)].length;
}

/** What is wrong with it; empty when nothing is. @param {string} written */
export function titleProblem(written) {
  const title = written.trim().replace(/\s+/g, " ");
  if (title === "") return text("title.missing");
  const count = title.length > limit ? lengthOf(title) : 0;
  return count > limit ? text("title.tooLong", { count, limit }) : "";
}

/** Shows a problem at its field, or none. @param {HTMLElement} field @param {HTMLElement} place @param {string} problem */
export function showProblem(field, place, problem) {
  place.textContent = problem;
  if (problem) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}
