// Hints for whoever is new here: what was read once on this device isn't said again.

const prefix = "tasks.hint.";

/** @param {string} name */
export function hintIsNew(name) {
  try {
    return localStorage.getItem(prefix + name) === null;
  } catch {
    return !read.has(name);
  }
}

/** @param {string} name */
export function hideHint(name) {
  read.add(name);
  try {
    localStorage.setItem(prefix + name, "read");
  } catch {
    // No storage: until the page is left.
  }
}

/** @type {Set<string>} */
const read = new Set();
