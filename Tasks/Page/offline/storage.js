// This device's storage, which may be blocked, full or cleared.

export const storage = new EventTarget();
/** Names whose last write failed.
 * @type {Set<string>} */
const unkept = new Set();

export const failsToKeep = () => unkept.size > 0;

/** @param {string} name @returns {any} null if nothing is stored, or unreadable */
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} name @param {unknown} value null removes it */
export function remember(name, value) {
  unkept.delete(name);
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    console.warn("Tasks: this can't be kept on this device.", error);
    if (value !== null) unkept.add(name);
  }
  storage.dispatchEvent(new Event("change"));
}
