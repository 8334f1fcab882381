export class Latest {
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** Resolves when the latest promise has settled, including later ones.
   * @param {Promise<unknown>} begun */
  wait(begun = this.#last) {
    this.#last = begun;
    return this.#wait();
  }

  async #wait() {
    for (let one; one !== this.#last;) {
      one = this.#last;
      await one;
    }
  }
}
