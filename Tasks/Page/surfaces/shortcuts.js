// Single-key shortcuts, off while somebody is writing or a dialog is open.
//
// They can be switched off for speech input (WCAG 2.1.4); this device remembers it.

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

/** Whether keys are text there.
 * @param {Element | null} element */
export const isWriting = (element) => Boolean(element?.matches?.(writing));

/** Whether a pressed key is for the page.
 * @param {KeyboardEvent} event */
export function isFree(event) {
  const target = /** @type {Element} */ (event.composedPath()[0]);
  const isOurs = !isWriting(target) && !document.querySelector("dialog:modal");
  return isOurs && !event.defaultPrevented && !isComposing(event);
}

/** @param {string[]} names @param {(event: KeyboardEvent) => void} act */
export function onKey(names, act) {
  addEventListener("keydown", (event) => {
    if (!areOn || !names.includes(keyOf(event)) || event.repeat || !isFree(event)) return;
    // Shift stays: on many keyboards “?” and “/” need it.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(event);
  });
}
