// The rules for a title and a name: those of the server, checked before it is asked.

import { text } from "../words/texts.js";

const rules = Object.freeze({
  title: { limit: 500, missing: "title.missing" },
  name: { limit: 200, missing: "name.missing" },
});

/** As the server keeps it: on one line.
 * @param {string} written */
export const oneLine = (written) => written.trim().replace(/\s+/g, " ");

/** Characters as people count them.
 * @param {string} title */
function lengthOf(title) {
  if (!Intl.Segmenter) return [...title].length;
  return [...new Intl.Segmenter().segment(title)].length;
}

/** The problem of a text; empty when there is none.
 * @param {string} written @param {keyof typeof rules} [kind] */
export function titleProblem(written, kind = "title") {
  const line = oneLine(written);
  const { limit, missing } = rules[kind];
  if (line === "") return text(missing);
  const count = line.length > limit ? lengthOf(line) : 0;
  return count > limit ? text("title.tooLong", { count, limit }) : "";
}

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
