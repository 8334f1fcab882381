// Tracks whether the server is reachable. A failed request, the event stream and the browser's `online` are the signs,
// and each leads to at most one probe. Only while something waits for the server does the page ask again and again: a
// proxy may hold back the stream.

/** Milliseconds between two probes. */
const pause = 5000;
/** The most milliseconds that a browser's timer takes. */
const longest = 2 ** 31 - 1;

class Connection extends EventTarget {
  isOnline = true;
  /** The server answers, but no longer lets this device in: everything waits until it opens a new link. */
  isForgotten = false;
  /** The page shows cached data, or waited for an answer in vain: it reads again when the server is back. */
  isOutdated = false;
  /** @type {Promise<boolean> | null} */
  #probing = null;
  #isAwaited = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Runs until the server wants to be asked again.
   * @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;

  /** Asks again and again, as long as the server isn't reachable and something waits for it.
   * @param {boolean} isAwaited */
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

  /** Whether the server wants to be left alone for now. */
  get isResting() { return this.#resting !== undefined; }

  /** Asks the server whether it is there; calls at the same time share one request. */
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

  /** A proxy answered for a server that isn't there, or the server is busy. It is asked again when it wants to be.
   * @param {string | null} retryAfter the header: seconds, or a date */
  foundAbsent(retryAfter) {
    const seconds = Number(retryAfter ?? NaN);
    const wait = Number.isNaN(seconds) ? Date.parse(retryAfter ?? "") - Date.now() : seconds * 1000;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      this.probe();
    }, Math.min(Number.isNaN(wait) ? pause : wait, longest));
    this.isOutdated = true;
    this.found(false);
  }

  /** Notes that the worker answered from its cache.
   * @param {boolean} isAway because the server didn't */
  foundKept(isAway) {
    this.isOutdated = true;
    if (isAway) this.found(false);
  }

  /** @param {boolean} isThere what somebody just saw @param {boolean} [isForgotten] */
  found(isThere, isForgotten = false) {
    if (isThere === this.isOnline && isForgotten === this.isForgotten || isThere && this.isResting) return;
    [this.isOnline, this.isForgotten] = [isThere, isForgotten];
    this.dispatchEvent(new Event("change"));
  }
}

export const connection = new Connection();

addEventListener("online", () => connection.probe());
addEventListener("offline", () => connection.probe());
