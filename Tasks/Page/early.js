// Classic script that runs before the page's modules.

try {
  const theme = JSON.parse(localStorage.getItem("tasks.settings") ?? "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
}

// Queues clicks and keys until the modules have loaded, and replays them in order.
{
  /** @type {(() => void)[]} */
  const noted = [];

  /** @param {MouseEvent} event */
  const clicked = ({ target }) => {
    const button = /** @type {Element} */ (target).closest("button");
    if (button) noted.push(() => button.click());
  };

  /** Keys after a shortcut may be text for the field it opens.
   * @param {KeyboardEvent} event */
  const pressed = (event) => {
    const { key, code, shiftKey } = event;
    // Same test as isComposing in surfaces/keyboard.js.
    const isComposed = event.isComposing || event.keyCode === 229;
    const isMeant = key === " " || key.length > 1
      ? noted.length > 0 && [" ", "Enter", "Backspace"].includes(key) : true;
    if (!isMeant || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isComposed) return;
    event.preventDefault();
    noted.push(() => press(key, code, shiftKey));
  };

  /** Dispatches a key and types it into a focused field.
   * @param {string} key @param {string} code @param {boolean} shiftKey */
  function press(key, code, shiftKey) {
    const place = /** @type {Element} */ (document.activeElement);
    const isFree = place.dispatchEvent(
      new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true })
    );
    if (!isFree || !place.matches("input, textarea")) return;
    if (key === "Backspace") document.execCommand("delete");
    else if (key.length === 1) document.execCommand("insertText", false, key);
  }

  addEventListener("keydown", pressed, true);
  addEventListener("click", clicked, true);
  addEventListener("keys-freed", () => {
    removeEventListener("click", clicked, true);
    removeEventListener("keydown", pressed, true);
    for (const act of noted) act();
  }, { once: true });
}
