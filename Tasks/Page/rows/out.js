// Takes rows out that nobody sees any more. Among thousands, a browser goes through all rows when some are no longer
// drawn, and again when checks are gone: each has a task of its own.

import { turn } from "./parts.js";

/** Rows of a part: a browser needs half a frame to no longer draw them. Among so few, a row that goes is not hidden
 * first: a screen reader would hear of two changes, and lose what is said in between. */
const part = 100;

/** @type {WeakSet<Element>} */
const taken = new WeakSet();

/** Rows that go together with the next ones.
 * @type {HTMLElement[]} */
let waiting = [];
/** @type {Promise<void> | null} */
let going = null;

/** Resolves when it is out.
 * @param {HTMLElement} row */
export function takeOut(row) {
  taken.add(row);
  waiting.push(row);
  return (going ??= takeAllOut());
}

/** Whether a row is on its way out, or is out.
 * @param {Element} row */
export const isTakenOut = (row) => taken.has(row);

async function takeAllOut() {
  await turn();
  const rows = waiting;
  [waiting, going] = [[], null];
  if (document.getElementsByClassName("row").length > part) await hide(rows);
  for (const row of rows) row.remove();
  drawStyle(document.body);
}

/** @param {HTMLElement[]} rows */
async function hide(rows) {
  for (let start = 0; start < rows.length; start += part) {
    for (const row of rows.slice(start, start + part)) row.hidden = true;
    drawStyle(rows[start]);
    await turn();
  }
  // Gone together with its row, the attribute would have all rows looked at for one below it.
  for (const row of rows) row.removeAttribute("data-nod-leaving");
  drawStyle(rows[0]);
}

/** Has the styles of the page brought up to date now.
 * @param {HTMLElement} element */
export const drawStyle = (element) => element.checkVisibility();
