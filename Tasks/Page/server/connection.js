// Whether the server can be reached. Nothing asks by itself: a failed request, the stream of events and the browser's
// own `online` are the signs, and each leads to one probe at most.

class Connection extends EventTarget {
  isOnline = true;
  /** The server is there, but doesn't let this device in any more: what waits, waits until it is paired anew. */
  isForgotten = false;
  /** What is in sight was kept from earlier: it is read anew when the server is back. */
  showsKept = false;
  /** @type {Promise<boolean> | null} */
  #probing = null;

  /** Asks the server whether it is there. Questions at the same time are one. */
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

  /** The worker answered in the server's place. */
  foundKept() {
    this.showsKept = true;
    this.found(false);
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
