export class Latest {
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** Resolves when the latest promise has settled, including later ones.
   * @param {Promise<unknown>} begun */
  async wait(begun = this.#last) {
    this.#last = begun;
    for (let one; one !== this.#last;) {
      one = this.#last;
      await one;
    }
  }
}
