// What somebody presses before the page's modules are there: noted, and done in the same order when they are.
// A classic script, because it has to be there first. Links need no script.
{
  /** @type {(() => void)[]} */
  const noted = [];

  /** @param {MouseEvent} event */
  const clicked = ({ target }) => {
    const button = /** @type {Element} */ (target).closest?.("button");
    if (button) noted.push(() => button.click());
  };

  /** A letter is a key of the page's, and what follows may be a text. @param {KeyboardEvent} event */
  const pressed = (event) => {
    const { key, shiftKey } = event;
    const isLetter = key.length === 1 && key !== " ";
    const goesOn = noted.length > 0 && [" ", "Enter", "Backspace"].includes(key);
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing || !(isLetter || goesOn)) return;
    event.preventDefault();
    noted.push(() => press(key, shiftKey));
  };

  /** As a browser does. @param {string} key @param {boolean} shiftKey */
  function press(key, shiftKey) {
    const place = document.activeElement ?? document.body;
    const isFree = place.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true, composed: true }));
    if (!isFree || !place.matches("input, textarea")) return;
    if (key === "Backspace") document.execCommand("delete");
    else if (key.length === 1) document.execCommand("insertText", false, key);
  }

  addEventListener("click", clicked, true);
  addEventListener("keydown", pressed, true);
  addEventListener("tasks-ready", () => {
    removeEventListener("click", clicked, true);
    removeEventListener("keydown", pressed, true);
    for (const act of noted) act();
  }, { once: true });
}
