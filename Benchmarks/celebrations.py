"""What a celebration costs, from its start until it is over, by Chromium's trace: of the main thread by kind of work,
of other threads whole. Everybody's lasts two seconds at 60 frames.

Times are a thread's own (`tdur`), so that a busy machine changes them little.
"""

import json
from collections import Counter, defaultdict

# Nod's limit.
COUNT = 8
ROWS = {"nod": "adapters/nod.js", "canvas-confetti": "canvas-confetti.js",
        "canvas-confetti, worker": "canvas-confetti.js?worker"}
WORK = {
    "script": ["FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire", "EventDispatch", "RunMicrotasks",
               "v8.callFunction", "MinorGC", "MajorGC", "HandlePostMessage"],
    "style": ["UpdateLayoutTree"],
    "layout": ["Layout"],
    "paint": ["Paint", "PrePaint", "Layerize", "Commit", "UpdateLayerTree", "CompositeLayers"],
}
WORK_OF = {name: kind for kind, names in WORK.items() for name in names}
# Other threads by their names in Chromium.
THREADS = {"compositor": "Compositor", "worker": "DedicatedWorker", "GPU process": "VizCompositorThread"}
KINDS = [*WORK, "task", *THREADS, "all"]


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
        browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel"])
        page.evaluate("(count) => { setTimeout(() => library.celebrate(count)); }", COUNT)
        page.wait_for_timeout(1900)
        while not page.evaluate("library.isOver()"):
            page.wait_for_timeout(200)
        page.wait_for_timeout(100)
        found.append(costs(json.loads(browser.stop_tracing())["traceEvents"]))
    page.close()
    return {kind: [cost[kind] for cost in found] for kind in KINDS}


def costs(events):
    """Milliseconds of the main thread by kind and in all, and of other threads."""
    names = {(event["pid"], event["tid"]): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    threads = defaultdict(list)
    for event in events:
        if event["ph"] == "X" and "dur" in event:
            threads[event["pid"], event["tid"]].append(event)
    tasks = {thread: sum(event.get("tdur", 0) / 1000 for event in own
                         if event["name"] == "ThreadControllerImpl::RunTask") for thread, own in threads.items()}
    # Chromium keeps a spare process.
    page = max((thread for thread in threads if names.get(thread) == "CrRendererMain"), key=tasks.get)
    work = by_work(threads[page])
    found = {kind: work[kind] for kind in WORK} | {"task": tasks[page]}
    others = {kind: sum(tasks[thread] for thread in threads if names.get(thread, "").startswith(name))
              for kind, name in THREADS.items()}
    return found | others | {"all": found["task"] + sum(others.values())}


def by_work(events):
    """Milliseconds of each kind without nested events of other kinds."""
    found, open_events = Counter(), []
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        while open_events and open_events[-1][0] <= event["ts"]:
            open_events.pop()
        kind = WORK_OF.get(event["name"]) or (open_events[-1][1] if open_events else None)
        if event["name"] in WORK_OF:
            time = event.get("tdur", 0) / 1000
            found[kind] += time
            if open_events and open_events[-1][1]:
                found[open_events[-1][1]] -= time
        open_events.append((event["ts"] + event["dur"], kind))
    return found
