// What somebody types for a field that is still on its way: kept, and written into it when it is there.

export class TypedAhead {
  #text = "";
  #note = (/** @type {KeyboardEvent} */ event) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    // It is a letter of a text, and no key of the page's.
    event.preventDefault();
    this.#text += event.key;
  };

  constructor() { addEventListener("keydown", this.#note, { capture: true }); }

  /** It is there. @param {HTMLElement | null} field */
  write(field) {
    this.forget();
    if (!field) return;
    field.focus();
    document.execCommand("insertText", false, this.#text);
  }

  /** It doesn't come. */
  forget() { removeEventListener("keydown", this.#note, { capture: true }); }
}
