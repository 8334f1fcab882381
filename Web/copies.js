// Several copies of the library on one page, or a small entry and the full library, are one: whoever comes first has the
// state, and the others use it.

const key = Symbol.for("nod-web");
const home = /** @type {{[key]?: Record<string, unknown>}} */ (globalThis);
/** The parts that the page has. */
const page = home[key] ??= {};

/** The same, for small entries, which let the library do what it can.
 * @type {{
 *   session?: typeof import("./session.js").session, press?: typeof import("./press.js").presses,
 *   items?: typeof import("./items.js").known, chosen?: import("./names.js").Settings, full?: boolean,
 * }} */
export const library = page;

/** A part of the library, of the page's first copy.
 * @template Part @param {string} name @param {Part} own @returns {Part} */
export const share = (name, own) => /** @type {Part} */ (page[name] ??= own);

/** Defines an element, unless another copy has.
 * @param {string} name @param {CustomElementConstructor} element */
export function define(name, element) {
  if (!customElements.get(name)) customElements.define(name, element);
}
