// Single-key shortcuts, off while somebody is writing or a dialog is open.
//
// They can be switched off for speech input (WCAG 2.1.4); this device remembers it.

const writing =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable], "
  + "[role=menu] *";
const remembered = "tasks.shortcuts";
let areOn = read() !== "off";

export const areShortcutsOn = () => areOn;

/** @param {boolean} on */
export function useShortcuts(on) {
  areOn = on;
  try {
    localStorage.setItem(remembered, on ? "on" : "off");
  } catch {
    // No storage: until the page is left.
  }
}

/** Whether keys are text there.
 * @param {Element | null} element */
export const isWriting = (element) => Boolean(element?.matches?.(writing));

/** Whether a pressed key is for the page.
 * @param {KeyboardEvent} event */
export function isFree(event) {
  const target = /** @type {Element} */ (event.composedPath()[0]);
  return !event.defaultPrevented && !event.isComposing && !isWriting(target) && !document.querySelector("dialog:modal");
}

/** @param {string[]} keys as `KeyboardEvent.key` says them @param {(event: KeyboardEvent) => void} act */
export function onKey(keys, act) {
  addEventListener("keydown", (event) => {
    if (!areOn || !keys.includes(event.key) || event.repeat || !isFree(event)) return;
    // Shift stays: on many keyboards “?” and “/” need it.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(event);
  });
}

function read() {
  try {
    return localStorage.getItem(remembered);
  } catch {
    return null;
  }
}
