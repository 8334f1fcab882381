// The name of a check: by its attributes, or by the labels around it, as they change.

import { message } from "../messages.js";

export class CheckName {
  #host;
  #internals;
  #input;
  #follows = false;
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
    const own = this.#host.getAttribute("aria-label") || this.#host.label;
    const name = own || this.ofLabels || this.#host.getAttribute("subject");
    this.#input.setAttribute("aria-label", name || message("check"));
    // To find labels a browser goes through the whole document, for each check: only where they name it.
    if (this.#follows && !own && !this.#watch) this.#followLabels();
  }

  /** From now on, as its labels change. */
  follow() {
    this.#follows = true;
    this.draw();
  }

  #followLabels() {
    const { labels } = this.#internals;
    if (labels.length === 0) return;
    this.#watch = new MutationObserver(() => this.draw());
    for (const label of labels) this.#watch.observe(label, { subtree: true, childList: true, characterData: true });
  }

  rest() {
    this.#follows = false;
    this.#watch?.disconnect();
    this.#watch = null;
  }
}
