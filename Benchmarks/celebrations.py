"""The cost of a celebration of two seconds at 60 frames, by thread in Chromium's trace.

Measures processor time (`tdur`), which hardly depends on other load.
"""

import json
from collections import Counter

# Nod's limit.
COUNT = 8
ROWS = {"nod": "adapters/nod.js", "canvas-confetti": "canvas-confetti.js",
        "canvas-confetti, worker": "canvas-confetti.js?worker"}
# Other threads by their names in Chromium.
THREADS = {"compositor": "Compositor", "worker": "DedicatedWorker", "GPU process": "VizCompositorThread"}
KINDS = ["main thread", *THREADS, "all"]


def measure(browser, address, times, peers, table):
    there = {name: file for name, file in ROWS.items() if name == "nod" or name.split(",")[0] in peers}
    for slow in [1, 4]:
        found = {name: celebrate(browser, address, file, slow, times) for name, file in there.items()}
        table(f"A celebration of {COUNT} particles, processor slowed {slow} ×, ms", KINDS, found)


def celebrate(browser, address, file, slow, times):
    page = browser.new_page()
    name, _, query = file.partition("?")
    page.goto(f"{address}/page.html?{query}")
    page.evaluate("async (file) => { globalThis.library = await import(file); }", f"/{name}")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    found = []
    for _ in range(times):
        browser.start_tracing(page=page, categories=["toplevel"])
        page.evaluate("(count) => { setTimeout(() => library.celebrate(count)); }", COUNT)
        page.wait_for_timeout(1900)
        while not page.evaluate("library.isOver()"):
            page.wait_for_timeout(200)
        page.wait_for_timeout(100)
        found.append(costs(json.loads(browser.stop_tracing())["traceEvents"]))
    page.close()
    return {kind: [cost[kind] for cost in found] for kind in KINDS}


def costs(events):
    """Milliseconds of the page's main thread, of other threads, and of all."""
    names = {(event["pid"], event["tid"]): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    tasks = Counter()
    for event in events:
        if event["ph"] == "X" and event["name"] == "ThreadControllerImpl::RunTask":
            tasks[event["pid"], event["tid"]] += event.get("tdur", 0) / 1000
    # Chromium keeps a spare process.
    found = {"main thread": max(time for thread, time in tasks.items() if names.get(thread) == "CrRendererMain")}
    found |= {kind: sum(time for thread, time in tasks.items() if names.get(thread, "").startswith(name))
              for kind, name in THREADS.items()}
    return found | {"all": sum(found.values())}
