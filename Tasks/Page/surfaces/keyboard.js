// Keys on any keyboard, with any input method.

const latin = /^[ -~\p{Script=Latin}]$/u;

/** The character of a key, small in spite of Caps Lock. With another alphabet, it is that of a US keyboard there.
 * @param {KeyboardEvent} event */
export function keyOf({ key, code, shiftKey }) {
  if (key.length > 1) return key;
  if (latin.test(key)) return key.toLowerCase();
  if (code === "Slash") return shiftKey ? "?" : "/";
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1].toLowerCase() ?? key;
}

/** Whether an input method takes the key. Safari says of the Enter that ends a composition that none is under way:
 * only its code tells (WebKit 165004).
 * @param {KeyboardEvent} event */
export const isComposing = (event) => event.isComposing || event.keyCode === 229;

/** @param {KeyboardEvent} event */
export const isEnter = (event) => event.key === "Enter" && !isComposing(event);
