// The name of a check: by its attributes, or by the labels around it, as they change.

import { message } from "../messages.js";

export class CheckName {
  #host;
  #internals;
  #input;
  /** @type {MutationObserver | null} */
  #watch = null;

  /** @param {HTMLElement & { label: string }} host @param {ElementInternals} internals @param {HTMLInputElement} input
   * the one in its shadow tree, which labels don't reach */
  constructor(host, internals, input) {
    this.#host = host;
    this.#internals = internals;
    this.#input = input;
  }

  /** The text of its labels. */
  get ofLabels() {
    return Array.from(this.#internals.labels, (label) => label.textContent?.trim()).filter(Boolean).join(" ");
  }

  draw() {
    const { label } = this.#host;
    const own = this.#host.getAttribute("aria-label") || label || this.ofLabels || this.#host.getAttribute("subject");
    this.#input.setAttribute("aria-label", own || message("check"));
  }

  /** From now on, as its labels change. */
  follow() {
    if (this.#watch) return;
    this.draw();
    const { labels } = this.#internals;
    if (labels.length === 0) return;
    this.#watch = new MutationObserver(() => this.draw());
    for (const label of labels) this.#watch.observe(label, { subtree: true, childList: true, characterData: true });
  }

  rest() {
    this.#watch?.disconnect();
    this.#watch = null;
  }
}
