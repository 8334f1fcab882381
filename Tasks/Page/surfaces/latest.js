// Waits for the latest of several promises.

export class Latest {
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** Resolves when the latest promise has settled, which may be a later one than this.
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
