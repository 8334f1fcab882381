// Lists that a tab keeps over a reload, and leaves to the next tab when it is closed.
//
// Each tab stores its list under a unique name, and holds a lock of that name as long as it lives. A tab that gets
// another's lock has found a closed tab, and takes over its list: only one tab does, and no clock is needed.

import { uniqueKey } from "../server/keys.js";

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
   * @param {(list: any[]) => object[] | void} take returns what it leaves to another */
  adopt(take) {
    for (const name of this.#names()) {
      // Without locks (no secure origin) two tabs may both send: the idempotency key makes it once.
      if (navigator.locks) navigator.locks.request(name, () => this.#take(name, take));
      else this.#take(name, take);
    }
  }

  #names() {
    try {
      return Object.keys(localStorage).filter((name) => name.startsWith(this.#prefix) && name !== this.#mine);
    } catch {
      // No storage: nothing was kept.
      return [];
    }
  }

  /** @param {string} name @param {(list: any[]) => object[] | void} take */
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
