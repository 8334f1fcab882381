// Completes the <nod-status> elements of a surface by the parts that all of them share.

import { text } from "../words/texts.js";
import { find } from "./find.js";

const template = find("#status-template", document, HTMLTemplateElement);

/** Adds a placeholder where there is none, the failure, and the button for more.
 * @param {HTMLElement} status @param {string} failed the key of the failure's text */
export function completeStatus(status, failed) {
  const shared = document.importNode(template.content, true);
  const title = document.createElement(status.dataset.heading ?? "h3");
  title.textContent = text(failed);
  title.dataset.words = failed;
  find("[data-failed-text]", shared).before(title);
  if (status.querySelector("[slot=placeholder]")) find("[slot=placeholder]", shared).remove();
  status.append(shared);
}
