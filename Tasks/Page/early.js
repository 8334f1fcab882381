// What can't wait for the page's modules. A classic script, because it has to be there first.

// Before the first paint: the theme chosen last on this device, so that nothing flashes. The server's word follows.
try {
  const theme = JSON.parse(localStorage.getItem("tasks.settings") ?? "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's theme.
}

// What somebody presses before there is anybody who listens: noted, and done in the same order afterwards. Links need
// no script.
{
  /** @type {(() => void)[]} */
  const noted = [];

  /** @param {MouseEvent} event */
  const clicked = ({ target }) => {
    const button = /** @type {Element} */ (target).closest("button");
    if (button) noted.push(() => button.click());
  };

  /** A letter is a key of the page's, and what follows may be a text.
   * @param {KeyboardEvent} event */
  const pressed = (event) => {
    const { key, shiftKey } = event;
    const isMeant = key === " " || key.length > 1
      ? noted.length > 0 && [" ", "Enter", "Backspace"].includes(key) : true;
    if (!isMeant || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
    event.preventDefault();
    noted.push(() => press(key, shiftKey));
  };

  /** As a browser does.
   * @param {string} key @param {boolean} shiftKey */
  function press(key, shiftKey) {
    const place = /** @type {Element} */ (document.activeElement);
    const isFree = place.dispatchEvent(
      new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true })
    );
    if (!isFree || !place.matches("input, textarea")) return;
    if (key === "Backspace") document.execCommand("delete");
    else if (key.length === 1) document.execCommand("insertText", false, key);
  }

  const hold = () => addEventListener("keydown", pressed, true);
  hold();
  addEventListener("click", clicked, true);
  // Modules say when keys have to wait for the place where they are to be read, and when it is there, or doesn't come.
  addEventListener("keys-held", hold);
  addEventListener("keys-freed", ({ detail: isThere }) => {
    removeEventListener("click", clicked, true);
    removeEventListener("keydown", pressed, true);
    for (const act of noted.splice(0)) if (isThere) act();
  });
}
