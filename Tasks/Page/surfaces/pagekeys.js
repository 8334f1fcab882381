import { undo } from "/nod/nod.js";
import { inspect, toggleTargets } from "../inspector/inspector.js";
import { keyOf } from "./keyboard.js";
import { isFree, onKey } from "./shortcuts.js";
import { find } from "./find.js";

const places = ["/", "/board", "/capture", "/collections"];

/** Row controls that arrow keys move between. */
const controls = [".row-body", ".row-delete", ".row-check"];

/** @param {Surfaces} surfaces */
export function listenForKeys(surfaces) {
  // Clicks, so that the link gives its feedback.
  places.forEach((path, index) => onKey([String(index + 1)], () => {
    find(`nav a[href="${path}"]`).click();
  }));
  onKey(["/"], () => {
    if (!surfaces.stands("list")) surfaces.go("/");
    find("#search").focus();
  });
  onKey(["i"], inspect);
  onKey(["t"], toggleTargets);
  const list = find("#keys", document, HTMLDialogElement);
  onKey(["?"], () => list.showModal());
  addEventListener("keydown", (event) => {
    if (isFree(event) && (isUndo(event) ? undo() : walk(surfaces.element, event))) event.preventDefault();
  });
}

/** @param {KeyboardEvent} event */
const isUndo = (event) => keyOf(event) === "z" && (event.ctrlKey || event.metaKey)
  && !event.shiftKey && !event.altKey && !event.repeat;

/** Moves through rows by arrow keys. Returns whether it moved.
 * @param {HTMLElement} surface @param {KeyboardEvent} event */
function walk(surface, { key, ctrlKey, metaKey, shiftKey, altKey }) {
  const step = key === "ArrowUp" ? -1 : key === "ArrowDown" && 1;
  const here = document.activeElement ?? document.body;
  if (!step || ctrlKey || metaKey || shiftKey || altKey || !here.matches(`body, main, h1, h2, ${controls}`)) {
    return false;
  }
  const rows = [...surface.querySelectorAll(".row:not([inert], .is-editing)")].filter((row) => row.checkVisibility());
  const next = rows[rows.findIndex((row) => row === here.closest(".row")) + step];
  const like = controls.find((one) => here.matches(one)) ?? controls[controls.length - 1];
  const found = [like, controls[0]].map((one) => next?.querySelector(one));
  found.find((control) => control?.checkVisibility({ visibilityProperty: true }))?.focus();
  return next !== undefined;
}
