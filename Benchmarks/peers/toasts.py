"""A hundred toasts in a second, one each 10 ms: what the main thread does from the first until a second and a half
after the last.
"""

import figures
from tracing import costs, traced

KINDS = ["longest", "script", "style", "task"]
SHOW = """() => {
  globalThis.sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    library.toast(`Saved ${sent}`);
    if (sent === 100) clearInterval(timer);
  }, 10);
}"""


def measure(playwright, browser, address, times, peers):
    names = ["nod", *(name for name in ["sonner", "notyf"] if name in peers)]
    for slow in [1, 4]:
        found = {name: show(browser, address, name, slow, times) for name in names}
        own = [cost["task"] for cost in found["nod"]]
        figures.table(f"100 toasts in a second, processor slowed {slow} ×, ms", ["", *KINDS, "task : nod"], [
            [name, *(figures.spread([cost[kind] for cost in costs]) for kind in KINDS),
             figures.ratio([cost["task"] for cost in costs], own)] for name, costs in found.items()
        ])


def show(browser, address, name, slow, times):
    found = []
    for _ in range(times):
        page = browser.new_page()
        page.goto(f"{address}/page.html")
        if name != "nod":
            page.add_style_tag(url=f"/{name}.css")
        page.evaluate("async (file) => { globalThis.library = await import(file); }",
                      "/adapters/nod.js" if name == "nod" else f"/{name}.js")
        page.wait_for_timeout(300)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})

        def hundred():
            page.evaluate(SHOW)
            page.wait_for_timeout(1000)
            while page.evaluate("sent") < 100:
                page.wait_for_timeout(200)
            page.wait_for_timeout(1500)

        found.append(costs(traced(browser, page, hundred)))
        page.close()
    return found
