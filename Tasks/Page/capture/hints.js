// Hints for newcomers: dismissed once, they stay hidden on this device.

const prefix = "tasks.hint.";

/** @param {string} name */
export function isHintNew(name) {
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
