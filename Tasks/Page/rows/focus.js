// Moves the focus when its element leaves.

import { told } from "/nod/nod.js";
import { checkOf, isGoing } from "./rows.js";

/** @param {HTMLElement | undefined} row @param {FocusOptions} [how] */
export function focusCheck(row, how) {
  if (row) checkOf(row).focus(how);
}

/** Focusing doesn't scroll for pointer users.
 * @param {Element} host @returns {FocusOptions} */
export const passingFrom = (host) => (
  { preventScroll: !(host.shadowRoot?.activeElement ?? host).matches(":focus-visible") }
);

/** Focuses an element once it is visible; until then the heading has the focus.
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

/** Focuses the next row, the previous one or the heading; not a field, which would open the phone's keyboard. Resolves
 * when the row may be removed: screen readers announce the new focus only while the old element exists.
 * @param {HTMLElement} row @param {HTMLElement | null} heading */
export async function passFocusOn(row, heading) {
  const host = document.activeElement;
  if (!host || !row.contains(host)) return;
  const how = passingFrom(host);
  const next = neighbour(row);
  if (next) focusCheck(next, how);
  else heading?.focus(how);
  if (!how.preventScroll) await told();
}

/** @param {HTMLElement} row */
export function hasKeyboard(row) {
  const host = document.activeElement;
  return host !== null && row.contains(host) && !passingFrom(host).preventScroll;
}

/** @param {HTMLElement} row */
const neighbour = (row) => nearest(row, row.parentElement) ?? nearest(row, row.closest("nod-status"));

/** @param {HTMLElement} row @param {Element | null} place @returns {HTMLElement | null} */
function nearest(row, place) {
  const rows = [...(place?.querySelectorAll(".row") ?? [])].filter((other) => other === row || !isGoing(other));
  const index = rows.indexOf(row);
  return /** @type {HTMLElement} */ (rows[index + 1] ?? rows[index - 1] ?? null);
}

/** Moves a row. Reinserting a focused row would make a screen reader announce it again, so its neighbours move instead,
 * except those that are leaving.
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
