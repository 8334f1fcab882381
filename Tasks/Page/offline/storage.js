// What this device remembers. Storage may be blocked, full or cleared at any moment: then the page works without.

/** @param {string} name @returns {any} null where nothing is kept, or nothing that can be read */
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} name @param {unknown} value null forgets it */
export function remember(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    console.warn("Tasks: this can't be kept on this device.", error);
  }
}
