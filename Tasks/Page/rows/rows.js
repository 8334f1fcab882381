
import { distanceOf, dueWords } from "../words/days.js";
import { capitalized, manner, text } from "../words/texts.js";
import { find, instanceOf } from "../surfaces/find.js";
import { html } from "../surfaces/html.js";

const hues = 6;

/** @type {Record<string, string>} */
const wayOutOf = { delete: "task.delete", remove: "collection.remove" };

const template = find("#row-template", document, HTMLTemplateElement);

/** @param {Task} task @returns {HTMLElement} */
export const makeRow = (task) => makeFrom(template, task);

/** @param {HTMLTemplateElement} template a row with a check, a body and perhaps more @param {Task} task
 * @returns {HTMLElement} */
export function makeFrom(template, task) {
  const row = instanceOf(template);
  row.dataset.id = String(task.id);
  const check = checkOf(row);
  check.setAttribute("item", String(task.id));
  check.toggleAttribute("checked", Boolean(task.completedAt));
  drawRow(row, task);
  return row;
}

/** Content of each row, to skip drawing unchanged rows.
 * @type {WeakMap<HTMLElement, string>} */
const drawn = new WeakMap();

/** Draws all but the check's state. A completed row keeps its details until it has left.
 * @param {HTMLElement} row @param {Task} task */
export function drawRow(row, task) {
  const check = checkOf(row);
  const isGoing = Boolean(task.completedAt) && check.hasAttribute("leaves");
  check.collections = task.collections;
  const looks = looksOf(row, task) + isGoing;
  if (drawn.get(row) === looks) return;
  drawn.set(row, looks);
  check.setAttribute("label", task.title);
  check.setAttribute("subject", task.title);
  find("[data-nod-title]", row).textContent = task.title;
  const button = row.querySelector(".row-delete");
  button?.setAttribute("aria-label", text(wayOutOf[button.dataset.action ?? ""], { title: task.title }));
  row.querySelector(".card-handle")?.setAttribute("aria-label", text("board.menu", { title: task.title }));
  if (!isGoing) drawMeta(row, task);
  row.classList.toggle("is-completed", Boolean(task.completedAt));
}

/** @param {HTMLElement} row @param {Task} task */
function looksOf(row, { title, due, priority, notes, completedAt, collections }) {
  const names = collections.map(({ id, name }) => [id, name]);
  const day = due && [due, distanceOf(due)];
  const { within } = row.dataset;
  return JSON.stringify([title, day, priority, notes.trim() !== "", Boolean(completedAt), names, within, manner()]);
}

/** @param {HTMLElement} row */
export const checkOf = (row) => /** @type {import("/nod/nod.js").NodCheck} */ (row.querySelector("nod-check"));

/** @param {HTMLElement} row */
export const idOf = (row) => Number(row.dataset.id);

/** @param {HTMLElement} row */
export const isEditing = (row) => row.classList.contains("is-editing");

/** Whether a row is leaving. Moving it would cancel its animation.
 * @param {Element} row */
export const isGoing = (row) => row.matches("[data-nod-leaving], [inert]");

/** @param {HTMLElement} row @param {Task} task */
export function drawMeta(row, task) {
  const marks = [];
  if (task.due) marks.push(dueMark(task));
  if (task.priority) marks.push(priorityMark(task.priority));
  // Rows in a collection don't repeat its name.
  const { within } = row.dataset;
  for (const collection of task.collections) {
    if (String(collection.id) !== within) marks.push(collectionMark(collection));
  }
  if (task.notes.trim()) marks.push(mark("notes", [hidden(text("editor.notes"))], "icon-notes"));
  const meta = find(".row-meta", row);
  meta.hidden = marks.length === 0;
  meta.replaceChildren(...marks);
}

/** @param {Task} task */
function dueMark(task) {
  const { words, isOverdue, isSoon } = dueWords(task.due ?? "");
  const isLate = isOverdue && !task.completedAt;
  const late = html("span", { className: "late", textContent: text("days.overdue", { day: words }) });
  const day = html("span", { textContent: capitalized(words) });
  const due = mark("due", isLate ? [late, day] : [day], "icon-day");
  due.classList.toggle("overdue", isLate);
  due.classList.toggle("soon", isSoon && !task.completedAt);
  return due;
}

/** @param {string} letter */
function priorityMark(letter) {
  return html("span", { className: "mark priority", "data-level": letter }, [
    hidden(text("task.priority", { letter })),
    html("span", { ariaHidden: "true", textContent: letter }),
  ]);
}

/** @param {Collection} collection */
export function collectionMark({ id, name }) {
  return html("span", { className: "mark collection", dir: "auto", "data-hue": hueOf(id) }, [name]);
}

/** @param {number} id of a collection: they begin with 1 */
export const hueOf = (id) => String((id - 1) % hues);

/** @param {string} words for screen readers */
const hidden = (words) => html("span", { className: "visually-hidden", textContent: words });

/** @param {string} kind @param {(Node | string)[]} words @param {string} icon */
export const mark = (kind, words, icon) => html("span", { className: `mark ${kind}` }, [drawIcon(icon), ...words]);

const svg = "http://www.w3.org/2000/svg";

/** @param {string} name a symbol of index.html */
export function drawIcon(name) {
  const icon = document.createElementNS(svg, "svg");
  icon.setAttribute("class", "icon");
  icon.setAttribute("aria-hidden", "true");
  icon.append(document.createElementNS(svg, "use"));
  icon.firstElementChild?.setAttribute("href", `#${name}`);
  return icon;
}
