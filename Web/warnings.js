// Logs each mistake of the page once.

/** @type {Set<string>} */
const told = new Set();

/** @param {string} text */
export function warn(text) {
  if (!told.has(text)) console.warn(`Nod: ${text}`);
  told.add(text);
}

/** @param {string} kind @param {string} name @param {readonly string[]} known the known names */
export const unknown = (kind, name, known) => `there is no ${kind} “${name}”. There are ${known.join(", ")}.`;
