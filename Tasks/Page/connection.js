// Whether the server can be reached. Nothing asks by itself: a failed request, the stream of events and the browser's own
// `online` are the signs, and each leads to one probe at most.

class Connection extends EventTarget {
  isOnline = true;
  /** What is in sight was kept from earlier: it is read anew when the server is back. */
  showsKept = false;
  /** @type {Promise<boolean> | null} */
  #probing = null;

  /** Asks the server whether it is there. Questions at the same time are one. */
  probe() {
    this.#probing ??= fetch("/api/health", { cache: "no-store" })
      .then((response) => response.ok, () => false)
      .then((isThere) => {
        this.#probing = null;
        this.found(isThere);
        return isThere;
      });
    return this.#probing;
  }

  /** The worker answered in the server's place. */
  foundKept() {
    this.showsKept = true;
    this.found(false);
  }

  /** @param {boolean} isThere what somebody just saw */
  found(isThere) {
    if (isThere === this.isOnline) return;
    this.isOnline = isThere;
    this.dispatchEvent(new Event("change"));
  }
}

export const connection = new Connection();

addEventListener("online", () => connection.probe());
addEventListener("offline", () => connection.probe());
