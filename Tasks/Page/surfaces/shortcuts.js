// Single-key shortcuts, off in fields and dialogs. Users of speech input can turn them off (WCAG 2.1.4).

import { recall, remember } from "../offline/storage.js";
import { isComposing, keyOf } from "./keyboard.js";

const writing =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable], "
  + "[role=menu] *";
const remembered = "tasks.shortcuts";
let areOn = recall(remembered) !== false;

export const areShortcutsOn = () => areOn;

/** @param {boolean} on */
export function useShortcuts(on) {
  areOn = on;
  remember(remembered, on ? null : false);
}

/** @param {Element | null} element */
export const isWriting = (element) => Boolean(element?.matches?.(writing));

/** @param {KeyboardEvent} event */
export function isFree(event) {
  const target = /** @type {Element} */ (event.composedPath()[0]);
  const isOurs = !isWriting(target) && !document.querySelector("dialog:modal");
  return isOurs && !event.defaultPrevented && !isComposing(event);
}

/** @param {string[]} names @param {(event: KeyboardEvent) => void} act */
export function onKey(names, act) {
  addEventListener("keydown", (event) => {
    if (!areOn || !names.includes(keyOf(event)) || event.repeat || !isFree(event)) return;
    // Allows Shift, which many keyboards need for “?” and “/”.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(event);
  });
}
