// Runs before the page's modules: a classic script, because it has to be first.

// Sets the theme chosen last on this device before the first paint, so that nothing flashes. The server's setting
// follows.
try {
  const theme = JSON.parse(localStorage.getItem("tasks.settings") ?? "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's theme.
}

// Queues clicks and keys until the page listens, and replays them in order. Links need no script.
{
  /** @type {(() => void)[]} */
  const noted = [];

  /** @param {MouseEvent} event */
  const clicked = ({ target }) => {
    const button = /** @type {Element} */ (target).closest("button");
    if (button) noted.push(() => button.click());
  };

  /** A letter may be a shortcut, and the following keys the text for it.
   * @param {KeyboardEvent} event */
  const pressed = (event) => {
    const { key, code, shiftKey } = event;
    // As in surfaces/keyboard.js, which isn't there yet.
    const isComposed = event.isComposing || event.keyCode === 229;
    const isMeant = key === " " || key.length > 1
      ? noted.length > 0 && [" ", "Enter", "Backspace"].includes(key) : true;
    if (!isMeant || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isComposed) return;
    event.preventDefault();
    noted.push(() => press(key, code, shiftKey));
  };

  /** Presses a key as a browser does.
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

  const hold = () => addEventListener("keydown", pressed, true);
  hold();
  addEventListener("click", clicked, true);
  // Modules report when keys have to wait for a field, and when it is there, or fails to come.
  addEventListener("keys-held", hold);
  addEventListener("keys-freed", ({ detail: isThere }) => {
    removeEventListener("click", clicked, true);
    removeEventListener("keydown", pressed, true);
    for (const act of noted.splice(0)) if (isThere) act();
  });
}
