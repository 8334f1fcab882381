export class Latest {
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** Resolves when the latest promise has settled, even one added later.
   * @param {Promise<unknown>} begun */
  async wait(begun = this.#last) {
    this.#last = begun;
    for (let one; one !== this.#last;) {
      one = this.#last;
      await one;
    }
  }
}
