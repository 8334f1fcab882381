// Passes the focus on when its element leaves: it is never lost.

import { told } from "/nod/nod.js";
import { checkOf, isGoing } from "./rows.js";

/** @param {HTMLElement | undefined} row @param {FocusOptions} [how] */
export function focusCheck(row, how) {
  if (row) checkOf(row).focus(how);
}

/** How the focus passes on from an element: where a finger was, the page stays.
 * @param {Element} host @returns {FocusOptions} */
export const passingFrom = (host) => (
  { preventScroll: !(host.shadowRoot?.activeElement ?? host).matches(":focus-visible") }
);

/** Focuses an element at once, or as soon as it is visible: a list that has just loaded shows its rows a moment later.
 * Until then the focus waits at the heading.
 * @param {HTMLElement} element @param {FocusOptions} [how] */
export function focusWhenSeen(element, how) {
  element.focus(how);
  if (document.activeElement !== document.body) return;
  const section = element.closest("section")?.querySelector("h2[tabindex]");
  const heading = /** @type {HTMLElement | null} */ (section ?? document.querySelector("main h1"));
  heading?.focus({ preventScroll: true });
  const watch = new ResizeObserver(() => {
    if (!element.checkVisibility()) return;
    watch.disconnect();
    const { activeElement: focused } = document;
    if (focused === document.body || focused === heading) element.focus(how);
  });
  watch.observe(element);
}

/** Moves the focus to the next row, else the previous one, else the heading: a field would open a phone's keyboard.
 * Resolves when the row may go: a screen reader says the new focus only if the old one is still there when it comes.
 * @param {HTMLElement} row @param {HTMLElement | null} heading */
export async function passFocusOn(row, heading) {
  const host = document.activeElement;
  if (!host || !row.contains(host)) return;
  // Whoever points sees the gap close at once.
  const how = passingFrom(host);
  const next = neighbour(row);
  if (next) focusCheck(next, how);
  else heading?.focus(how);
  if (!how.preventScroll) await told();
}

/** The nearest row of the same list, also in another of its groups.
 * @param {HTMLElement} row */
const neighbour = (row) => nearest(row, row.parentElement) ?? nearest(row, row.closest("nod-status"));

/** The next row that stays, else the previous one.
 * @param {HTMLElement} row @param {Element | null} place @returns {HTMLElement | null} */
function nearest(row, place) {
  const rows = [...(place?.querySelectorAll(".row") ?? [])].filter((other) => other === row || !isGoing(other));
  const index = rows.indexOf(row);
  return /** @type {HTMLElement} */ (rows[index + 1] ?? rows[index - 1] ?? null);
}

/** Moves a row. Were it taken out and put in again with the focus in it, a screen reader would say what has that
 * meanwhile: in its own group, its neighbours go past it, but for those that leave, which would stay by that.
 * @param {HTMLElement} group @param {HTMLElement} row @param {Element | null} below */
export function moveBefore(group, row, below) {
  if (row.parentElement !== group || !row.contains(document.activeElement)) {
    return void group.insertBefore(row, below);
  }
  const rows = [...group.children].filter((other) => other === row || !isGoing(other));
  const [from, to] = [rows.indexOf(row), below ? rows.indexOf(below) : rows.length];
  row.before(...rows.slice(from + 1, to));
  row.after(...rows.slice(to, from));
}
