// Whether the server is reachable. Failed requests, the event stream and `online` each cause one probe. The page probes
// repeatedly only while changes are pending, because a proxy may delay the stream.

/** Milliseconds between probes. */
const pause = 5000;

class Connection extends EventTarget {
  isOnline = true;
  /** The server refuses this device until it opens a new link. */
  isForgotten = false;
  /** The page shows cached data and reloads when the server is back. */
  isOutdated = false;
  /** @type {Promise<boolean> | null} */
  #probing = null;
  #isAwaited = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Runs until the next probe is allowed.
   * @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;

  /** @param {boolean} isAwaited */
  wait(isAwaited) {
    this.#isAwaited = isAwaited;
    this.#askLater();
  }

  #askLater() {
    if (!this.#isAwaited || this.isOnline || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.isOnline) this.probe().then(() => this.#askLater());
    }, pause);
  }

  get isResting() { return this.#resting !== undefined; }

  /** Concurrent calls share one request. */
  async probe() {
    if (this.isResting) return false;
    this.#probing ??= fetch("/api/health", { cache: "no-store" })
      .then(
        ({ ok, status }) => ({ isThere: ok, isForgotten: status === 401 }),
        () => ({ isThere: false, isForgotten: false })
      )
      .then(({ isThere, isForgotten }) => {
        this.#probing = null;
        this.found(isThere, isForgotten);
        return isThere;
      });
    return this.#probing;
  }

  /** A proxy answered, or the server can't use its disk. */
  foundAbsent() {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      this.probe();
    }, pause);
    this.isOutdated = true;
    this.found(false);
  }

  /** @param {boolean} isAway because the server didn't answer */
  foundKept(isAway) {
    this.isOutdated = true;
    if (isAway) this.found(false);
  }

  /** @param {boolean} isThere the latest observation @param {boolean} [isForgotten] */
  found(isThere, isForgotten = false) {
    if (isThere === this.isOnline && isForgotten === this.isForgotten || isThere && this.isResting) return;
    [this.isOnline, this.isForgotten] = [isThere, isForgotten];
    this.dispatchEvent(new Event("change"));
  }
}

export const connection = new Connection();

addEventListener("online", () => connection.probe());
addEventListener("offline", () => connection.probe());
