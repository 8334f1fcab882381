"""A first visit of a page with one check that answers, on a phone's line (1.6 Mbit/s, 150 ms away): bytes as they are
transferred, requests, and the time until a tap is answered that comes as soon as there is something to tap. And how
long the app takes to show its tasks when the server is gone.
"""

import tempfile
import time
from pathlib import Path

import figures
from server import Server

LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
# Somebody who taps ten times a second from when there is something to tap until something answers: a peer's page hears
# no tap that comes before its script.
TAP = """
globalThis.taps = 0;
const answers = () => { globalThis.answered ??= performance.now(); };
document.addEventListener('nod-score', answers);
let last = -100;
const look = () => {
  if (globalThis.answered) return;
  if (document.querySelector('canvas, [data-sonner-toast]')) return answers();
  const input = document.querySelector('nod-check')?.shadowRoot?.querySelector('input')
    ?? document.querySelector('input');
  if (input && performance.now() - last >= 100) {
    last = performance.now();
    taps += 1;
    input.click();
  }
  requestAnimationFrame(look);
};
look();
"""
PAGES = {"nod": ["nod"], "canvas-confetti": ["canvas-confetti"], "sonner with React": ["sonner"],
         "canvas-confetti and sonner with React": ["canvas-confetti", "sonner"]}


def measure(playwright, browser, address, times, peers):
    there = {name: parts for name, parts in PAGES.items() if all(part in ["nod", *peers] for part in parts)}
    lines = []
    for name, parts in there.items():
        size, requests, answers = visit(browser, f"{address}/first-{'-'.join(parts)}.html", times)
        times_, taps = zip(*answers)
        lines.append([name, f"{size:,.0f}", str(requests), figures.spread(times_), figures.spread(taps)])
    figures.table("A first visit on a phone's line", ["", "bytes", "requests", "first tap answered, ms", "taps"], lines)
    figures.table("Started while its server is gone", ["", "tasks shown, ms"],
                 [["the app", figures.spread(offline(browser, times))]])


def visit(browser, url, times):
    found = []
    for _ in range(times):
        context = browser.new_context()
        context.add_init_script(TAP)
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", LINE)
        loaded = []
        session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
        page.goto(url)
        while page.evaluate("globalThis.answered === undefined"):
            page.wait_for_timeout(50)
        page.wait_for_timeout(300)
        found.append((page.evaluate("answered"), page.evaluate("taps")))
        context.close()
    return sum(loaded), len(loaded), found


def offline(browser, times):
    """Milliseconds until the app shows its tasks while its server is stopped."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        server.call("POST", "/tasks", {"title": "Milk"})
        context = browser.new_context(locale="en-GB")
        page = context.new_page()
        page.goto(server.url)
        kept = "Promise.all(['/.complete', '/api'].map((key) => caches.match(key))).then((all) => all.every(Boolean))"
        while not page.evaluate(kept):
            page.wait_for_timeout(100)
        server.stop()
        for _ in range(times):
            page.close()
            page = context.new_page()
            start = time.monotonic()
            page.goto(server.url, wait_until="commit")
            page.wait_for_selector("li.row")
            found.append((time.monotonic() - start) * 1000)
        context.close()
    return found
