// Lists stored by each tab under its own name and adopted at the next visit. If two tabs send the same change, its
// idempotency key makes it count once.

import { recall, remember } from "./storage.js";
import { uniqueKey } from "../server/api.js";

export class Kept {
  #prefix;
  #mine;
  #list;

  /** @param {string} prefix of the names @param {() => object[]} list the current list */
  constructor(prefix, list) {
    this.#prefix = prefix;
    this.#mine = prefix + uniqueKey();
    this.#list = list;
    addEventListener("pagehide", () => this.keep());
  }

  keep() { write(this.#mine, this.#list()); }

  /** Adopts the lists of earlier tabs, and of this tab before a reload.
   * @param {(list: any[]) => object[] | void} take returns those to leave for the next visit */
  adopt(take) {
    for (const name of this.#names()) {
      let left;
      try {
        left = take(recall(name) ?? []);
      } catch (error) {
        console.warn("Tasks: what was kept could not be read.", error);
      }
      this.keep();
      write(name, left ?? []);
    }
  }

  #names() {
    try {
      return Object.keys(localStorage).filter((name) => name.startsWith(this.#prefix) && name !== this.#mine);
    } catch {
      return [];
    }
  }
}

/** @param {string} name @param {object[]} list */
const write = (name, list) => remember(name, list.length > 0 ? list : null);
