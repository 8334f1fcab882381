// A control as the engine asks for it: how it is rounded, and whether it may be given touches.

/** Of its corners, in pixels.
 * @param {HTMLElement} drawn */
export function radiusOf(drawn) {
  const { borderTopLeftRadius: radius } = getComputedStyle(drawn);
  const share = radius.endsWith("%") ? Math.min(drawn.offsetWidth, drawn.offsetHeight) / 100 : 1;
  return parseFloat(radius) * share;
}

/** @param {HTMLElement} control @returns {import("./touch.js").Place["kind"]} */
export function kindOf(control) {
  if (!isUsable(control)) return "obstacle";
  return control.dataset.nodPress === "critical" || control.dataset.nodCritical !== undefined ? "critical" : "action";
}

/** A link in a text, and what needs the place of its touch, are not given any.
 * @param {HTMLElement} control */
function isUsable(control) {
  if (control.matches(":disabled, [disabled], [aria-disabled=true], [inert], [inert] *, [type=range]")) return false;
  const around = control.parentElement;
  return !control.matches("a[href]") || getComputedStyle(control).display !== "inline"
    || around?.textContent?.trim() === control.textContent?.trim();
}

/** As people call it, in one line.
 * @param {HTMLElement} control */
export function nameOf(control) {
  const { labels } = /** @type {HTMLInputElement} */ (control);
  const words = control.ariaLabel ?? labels?.[0]?.innerText ?? control.innerText ?? "";
  const host = /** @type {ShadowRoot} */ (control.getRootNode()).host;
  return (words || /** @type {HTMLElement} */ (host)?.innerText || control.title || control.localName)
    .replace(/\s+/g, " ").trim().slice(0, 60);
}
