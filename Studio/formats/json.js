// JSON as `nod` writes it: equal values give equal text.

/** Columns up to which a value stays on one line. */
const width = 100;

/** @param {any} value */
export const document = (value) => `${written(value, 0)}\n`;

/** @param {any} value @param {number} indent @returns {string} */
function written(value, indent) {
  const short = oneLine(value);
  if (new TextEncoder().encode(short).length + indent <= width || typeof value !== "object" || value === null) {
    return short;
  }
  const [inner, outer] = [" ".repeat(indent + 2), " ".repeat(indent)];
  const lines = Array.isArray(value)
    ? value.map((item) => inner + written(item, indent + 2))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${written(item, indent + 2)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${outer}${close}`;
}

/** @param {any} value @returns {string} */
function oneLine(value) {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    return `{${Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`).join(", ")}}`;
  }
  return JSON.stringify(value);
}
