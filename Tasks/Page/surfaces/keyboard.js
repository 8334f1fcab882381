const latin = /^[ -~\p{Script=Latin}]$/u;

/** The lower-case character of a key; for other alphabets, that of a US keyboard.
 * @param {KeyboardEvent} event */
export function keyOf({ key, code, shiftKey }) {
  if (key.length > 1) return key;
  if (latin.test(key)) return key.toLowerCase();
  if (code === "Slash") return shiftKey ? "?" : "/";
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1].toLowerCase() ?? key;
}

/** Whether an input method uses the key. Safari reports the Enter that ends a composition only by its key code (WebKit
 * 165004).
 * @param {KeyboardEvent} event */
export const isComposing = (event) => event.isComposing || event.keyCode === 229;

/** @param {KeyboardEvent} event */
export const isEnter = (event) => event.key === "Enter" && !isComposing(event);
