// Lists that a tab keeps over a reload, and leaves to the next tab when it is closed.
//
// Each tab stores its list under a unique name, and holds a lock of that name as long as it lives. A tab that gets
// another's lock has found a closed tab, and takes over its list: only one tab does, and no clock is needed.

import { uniqueKey } from "../server/keys.js";

/** Milliseconds that a tab which is loaded anew has to take over its own list. */
const ownTime = 2000;

/** @typedef {(list: any[]) => object[] | void} Take takes over a list, and returns what it leaves to another */

export class Kept {
  #prefix;
  #mine;
  #list;

  /** @param {string} prefix of the names @param {() => object[]} list what is to be kept now */
  constructor(prefix, list) {
    this.#prefix = prefix;
    this.#mine = prefix + uniqueKey();
    this.#list = list;
    navigator.locks?.request(this.#mine, () => new Promise(() => {}));
    addEventListener("pagehide", () => this.keep());
  }

  keep() { write(this.#mine, this.#list()); }

  /** Takes over the lists of earlier tabs, and of this one before its reload.
   * @param {Take} take */
  adopt(take) {
    for (const name of this.#names()) {
      // Without locks (no secure origin) two tabs may both send: the idempotency key makes it once.
      if (navigator.locks) navigator.locks.request(name, () => this.#take(name, take));
      else this.#take(name, take);
    }
  }

  /** Takes over the lists of tabs that are closed from now on.
   * @param {Take} take */
  follow(take) {
    const { locks } = navigator;
    /** @type {Set<string>} */
    const followed = new Set();
    if (locks) addEventListener("storage", async ({ key, newValue }) => {
      if (!key?.startsWith(this.#prefix) || !newValue || followed.has(key)) return;
      followed.add(key);
      // Free: its tab is gone, or loads.
      await locks.request(key, () => {});
      await new Promise((resolve) => setTimeout(resolve, ownTime));
      followed.delete(key);
      await locks.request(key, { ifAvailable: true }, (lock) => { if (lock) this.#take(key, take); });
    });
  }

  #names() {
    try {
      return Object.keys(localStorage).filter((name) => name.startsWith(this.#prefix) && name !== this.#mine);
    } catch {
      // No storage: nothing was kept.
      return [];
    }
  }

  /** @param {string} name @param {Take} take */
  #take(name, take) {
    const text = localStorage.getItem(name);
    if (!text) return;
    let left;
    try {
      left = take(JSON.parse(text));
    } catch (error) {
      console.warn("Tasks: what was kept could not be read.", error);
    }
    this.keep();
    write(name, left ?? []);
  }
}

/** @param {string} name @param {object[]} list */
function write(name, list) {
  try {
    if (list.length > 0) localStorage.setItem(name, JSON.stringify(list));
    else localStorage.removeItem(name);
  } catch (error) {
    console.warn("Tasks: this can't be kept on this device.", error);
  }
}
