"""What a celebration costs, from its start until it is over. Everybody's lasts two seconds at 60 frames, but for
party-js, whose particles fall until they are out of sight.
"""

import figures
from tracing import costs, traced

COUNTS = [8, 50]
ROWS = {
    "nod": "adapters/nod.js", "canvas-confetti": "canvas-confetti.js",
    "canvas-confetti, worker": "canvas-confetti.js?worker", "party-js": "party-js.js", "tsparticles": "tsparticles.js",
}
KINDS = ["script", "style", "layout", "paint", "task", "compositor", "worker", "GPU process", "all"]


def measure(playwright, browser, address, times, peers):
    there = {name: file for name, file in ROWS.items() if name == "nod" or name.split(",")[0] in peers}
    for count in COUNTS:
        for slow in [1, 4]:
            found = {name: celebrate(browser, address, file, count, slow, times) for name, file in there.items()}
            report(f"A celebration of {count} particles, processor slowed {slow} ×, ms", found)


def report(title, found):
    own = {kind: [cost[kind] for cost in found["nod"]] for kind in KINDS}
    lines = [[name, *(figures.spread([cost[kind] for cost in costs]) for kind in KINDS)]
             for name, costs in found.items()]
    ratios = [[f"{name} : nod", *(figures.ratio([cost[kind] for cost in costs], own[kind]) for kind in KINDS)]
              for name, costs in found.items() if name != "nod"]
    figures.table(title, ["", *KINDS], lines + ratios)


def celebrate(browser, address, file, count, slow, times):
    page = browser.new_page()
    name, _, query = file.partition("?")
    page.goto(f"{address}/page.html?{query}")
    page.evaluate("async (file) => { globalThis.library = await import(file); }", f"/{name}")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slow})

    def once():
        page.evaluate("(count) => { setTimeout(() => library.celebrate(count)); }", count)
        page.wait_for_timeout(1900)
        while not page.evaluate("library.isOver()"):
            page.wait_for_timeout(200)
        page.wait_for_timeout(100)

    found = [costs(traced(browser, page, once)) for _ in range(times)]
    page.close()
    return found
