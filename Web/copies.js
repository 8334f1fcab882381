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

/** The functions of modules that not every page loads.
 * @type {Partial<typeof import("./performers/layer.js")
 *   & Pick<typeof import("./rows.js"), "ignoresTaps" | "stay">
 *   & Record<import("./wire.js").Effect["effect"], (effect: never) => void>>} */
export const loaded = share("loaded", {});

/** Adds functions to `loaded`.
 * @param {typeof loaded} functions */
export const offer = (functions) => Object.assign(loaded, { ...functions, ...loaded });

/** @param {string} name @param {CustomElementConstructor} element */
export function define(name, element) {
  if (!customElements.get(name)) customElements.define(name, element);
}
