// Things of which each takes the place of the one before.

export class Latest {
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** Resolves when whatever came last is over: that may be another one by then.
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
