// Tracks whether the server is reachable. Nothing polls: a failed request, the event stream and the browser's `online`
// are the signs, and each leads to at most one probe.

class Connection extends EventTarget {
  isOnline = true;
  /** The server answers, but no longer lets this device in: everything waits until it opens a new link. */
  isForgotten = false;
  /** The page shows cached data, or waited for an answer in vain: it reads again when the server is back. */
  isOutdated = false;
  /** @type {Promise<boolean> | null} */
  #probing = null;

  /** Asks the server whether it is there; calls at the same time share one request. */
  probe() {
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

  /** Notes that the worker answered from its cache.
   * @param {boolean} isAway because the server didn't */
  foundKept(isAway) {
    this.isOutdated = true;
    if (isAway) this.found(false);
  }

  /** @param {boolean} isThere what somebody just saw @param {boolean} [isForgotten] */
  found(isThere, isForgotten = false) {
    if (isThere === this.isOnline && isForgotten === this.isForgotten) return;
    [this.isOnline, this.isForgotten] = [isThere, isForgotten];
    this.dispatchEvent(new Event("change"));
  }
}

export const connection = new Connection();

addEventListener("online", () => connection.probe());
addEventListener("offline", () => connection.probe());
