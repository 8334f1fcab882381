"""The processor's time of what a page does, by Chromium's own trace: of the main thread by kind of work, of others
whole.

Times are a thread's own (`tdur`), so that a busy machine changes them little.
"""

import json
from collections import Counter, defaultdict

CATEGORIES = ["devtools.timeline", "toplevel"]
KINDS = {
    "script": ["FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire", "EventDispatch", "RunMicrotasks",
               "v8.callFunction", "MinorGC", "MajorGC", "HandlePostMessage"],
    "style": ["UpdateLayoutTree"],
    "layout": ["Layout"],
    "paint": ["Paint", "PrePaint", "Layerize", "Commit", "UpdateLayerTree", "CompositeLayers"],
}
KIND_OF = {name: kind for kind, names in KINDS.items() for name in names}
# The rest of a celebration's work, by the names of Chromium's threads.
THREADS = {"compositor": "Compositor", "worker": "DedicatedWorker", "GPU process": "VizCompositorThread"}
TASK = "ThreadControllerImpl::RunTask"
MICROTASKS = "BlinkScheduler_PerformMicrotaskCheckpoint"


def traced(browser, page, act):
    """Runs `act`; returns the trace's events meanwhile."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    act()
    return json.loads(browser.stop_tracing())["traceEvents"]


def longest(events):
    """Milliseconds of the page's longest task with its microtasks, by the processor's time and by the clock's."""
    mains = {(event["pid"], event["tid"]) for event in events
             if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"}
    whole = [event for event in events if event["name"] in [TASK, MICROTASKS] and "tdur" in event
             and (event["pid"], event["tid"]) in mains]
    tasks, end = [], 0
    for event in sorted(whole, key=lambda event: event["ts"]):
        if event["ts"] < end:
            continue
        end = event["ts"] + event["dur"]
        times = [event["tdur"] / 1000, event["dur"] / 1000]
        if event["name"] == TASK or not tasks:
            tasks.append(times)
        else:
            tasks[-1] = [before + after for before, after in zip(tasks[-1], times)]
    return [max(times) for times in zip(*tasks)]


def costs(events):
    """Milliseconds: of the page's main thread by kind and whole, of other threads whole; and its longest task."""
    names = {(event["pid"], event["tid"]): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    threads = defaultdict(list)
    for event in events:
        if event["ph"] == "X" and "dur" in event:
            threads[event["pid"], event["tid"]].append(event)
    tasks = {thread: [event.get("tdur", 0) / 1000 for event in own if event["name"] == TASK]
             for thread, own in threads.items()}
    # A spare process waits for the next page.
    page = max((thread for thread in threads if names.get(thread) == "CrRendererMain"), key=lambda one: sum(tasks[one]))
    kinds = by_kind(threads[page])
    found = {kind: kinds[kind] for kind in KINDS} | {"task": sum(tasks[page]), "longest": max(tasks[page])}
    others = {kind: sum(sum(tasks[thread]) for thread in threads if names.get(thread, "").startswith(name))
              for kind, name in THREADS.items()}
    return found | others | {"all": found["task"] + sum(others.values())}


def by_kind(events):
    """Own milliseconds of each kind: what is inside of another kind's is not that one's, too."""
    found, open_events = Counter(), []
    for event in sorted(events, key=lambda event: (event["ts"], -event["dur"])):
        while open_events and open_events[-1][0] <= event["ts"]:
            open_events.pop()
        kind = KIND_OF.get(event["name"]) or (open_events[-1][1] if open_events else None)
        if event["name"] in KIND_OF:
            time = event.get("tdur", 0) / 1000
            found[kind] += time
            if open_events and open_events[-1][1]:
                found[open_events[-1][1]] -= time
        open_events.append((event["ts"] + event["dur"], kind))
    return found
