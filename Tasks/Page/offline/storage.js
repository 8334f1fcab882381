// What this device remembers. Storage may be blocked, full or cleared at any moment: then the page works without.

/** Fires `change` after each write. */
export const storage = new EventTarget();
/** What is only in the page: its last write failed.
 * @type {Set<string>} */
const unkept = new Set();

/** Whether something would be lost with the page. */
export const failsToKeep = () => unkept.size > 0;

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
