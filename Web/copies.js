// Shares state between copies of the library on one page, and between a small entry and the full library: the first
// copy's state is used.

const key = Symbol.for("nod-web");
const home = /** @type {{[key]?: Record<string, unknown>}} */ (globalThis);
const page = home[key] ??= {};

/** Lets small entries use parts of the full library.
 * @type {{
 *   session?: typeof import("./session.js").session, press?: typeof import("./press.js").presses,
 *   items?: typeof import("./items.js").known, chosen?: import("./names.js").Settings, full?: boolean,
 * }} */
export const library = page;

/** @template Part @param {string} name @param {Part} own @returns {Part} */
export const share = (name, own) => /** @type {Part} */ (page[name] ??= own);

/** @param {string} name @param {CustomElementConstructor} element */
export function define(name, element) {
  if (!customElements.get(name)) customElements.define(name, element);
}
