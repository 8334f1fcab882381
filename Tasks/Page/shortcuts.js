// Single keys that do something anywhere on the page, but never while somebody is writing or a dialog is open.

const writing = "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** @param {string[]} keys @param {(event: KeyboardEvent) => void} act */
export function onKey(keys, act) {
  addEventListener("keydown", (event) => {
    if (!keys.includes(event.key) || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (target.matches?.(writing) || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    act(event);
  });
}
