"""How long a burst lasts at 20, 60 and 120 frames a second, and when every tenth frame is 250 ms late, in virtual time.

Chromium draws a frame when it is asked for, at the instant that it is told (as in Tests/EndToEnd/frames.py).
"""

import itertools

import figures
from frames import launch

# Milliseconds from one frame to the next.
RATES = {"20 frames": [50], "60 frames": [1000 / 60], "120 frames": [1000 / 120],
         "60 frames, stalls": [1000 / 60] * 9 + [250]}
ROWS = {"nod": "/adapters/nod.js", "canvas-confetti": "/canvas-confetti.js"}


def measure(playwright, _, address, times, peers):
    browser = launch(playwright)
    there = {name: file for name, file in ROWS.items() if name == "nod" or name in peers}
    lines = [[name, *(f"{last(browser, address, file, steps):.0f}" for steps in RATES.values())]
             for name, file in there.items()]
    browser.close()
    figures.table("How long a burst lasts, ms", ["", *RATES], lines)


def last(browser, address, file, steps):
    page = browser.new_page()
    page.goto(f"{address}/page.html", wait_until="commit")
    page.evaluate("async (file) => { globalThis.library = await import(file); }", file)
    session = page.context.new_cdp_session(page)
    expired = []
    session.on("Emulation.virtualTimeBudgetExpired", lambda event: expired.append(event))
    ticks = session.send("Emulation.setVirtualTimePolicy", {"policy": "pause"})["virtualTimeTicksBase"]
    origin = now = page.evaluate("performance.now()")

    def step(length):
        nonlocal now
        now += length
        budget = now - page.evaluate("performance.now()")
        if budget > 0:
            expired.clear()
            session.send("Emulation.setVirtualTimePolicy", {
                "policy": "advance", "budget": budget, "maxVirtualTimeTaskStarvationCount": 1_000_000})
            while not expired:
                page.wait_for_timeout(1)
        session.send("HeadlessExperimental.beginFrame", {"frameTimeTicks": ticks + now - origin, "interval": length})

    for length in steps * 2:
        step(length)
    start = now
    # The burst as its users know it.
    page.evaluate("library.celebrate(8, 200)")
    for length in itertools.cycle(steps):
        step(length)
        if page.evaluate("library.isOver()"):
            page.close()
            return now - start
