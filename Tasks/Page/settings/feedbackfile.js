// The feedback file of this device: stored here, in use from the first tap on, and shared by all tabs.

import { useFeedback } from "/nod/nod.js";

const remembered = "tasks.feedback";
/** Bytes that are read of a file: more than allowed, so that the library reports the excess. */
const most = 2 ** 20;

class FeedbackFile extends EventTarget {
  /** The file in use.
   * @type {{name: string, basedOn: "standard" | "child"} | null} */
  used = null;
  /** The stored file that can't be used, and why.
   * @type {{name: string, error: any} | null} */
  refused = null;

  constructor() {
    super();
    this.#recall();
    addEventListener("storage", ({ key }) => { if (key === remembered || key === null) this.#recall(); });
  }

  /** Rejects without a change when the file can't be used.
   * @param {File} file @returns {Promise<boolean>} whether it is kept */
  async choose(file) {
    const kept = { fileName: file.name, text: await file.slice(0, most).text() };
    await this.#use(kept);
    return write(kept);
  }

  async remove() {
    await this.#use(null);
    write(null);
  }

  async #recall() {
    const kept = read();
    if (!kept && !this.used) return;
    await this.#use(kept).catch((error) => {
      this.refused = { name: kept?.fileName ?? "", error };
      this.dispatchEvent(new Event("change"));
    });
  }

  /** @param {{fileName: string, text: string} | null} kept */
  async #use(kept) {
    const words = await useFeedback(kept && kept.text);
    this.used = words ? { name: words.name || kept?.fileName || "", basedOn: words.basedOn } : null;
    this.refused = null;
    this.dispatchEvent(new Event("change"));
  }
}

/** @returns {{fileName: string, text: string} | null} */
function read() {
  try {
    const { fileName, text } = JSON.parse(localStorage.getItem(remembered) ?? "");
    return { fileName: String(fileName), text: String(text) };
  } catch {
    return null;
  }
}

/** @param {object | null} kept @returns {boolean} */
function write(kept) {
  try {
    if (kept) localStorage.setItem(remembered, JSON.stringify(kept));
    else localStorage.removeItem(remembered);
    return true;
  } catch {
    return false;
  }
}

export const feedbackFile = new FeedbackFile();
