"""The longest task of the page's main thread where 3,000 of 100,000 tasks are rows: `make bench-page`, TIMES=5.

From 50 ms on browsers speak of a long task. Prints medians with the least and the most, of the processor's time and of
the clock's. Both grow where other work runs: compare figures of one run.
"""

import os
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(REPOSITORY / folder) for folder in ["Tests/EndToEnd", "Tests", "Benchmarks/peers"]]
import figures  # noqa: E402
import server as serving  # noqa: E402
import tracing  # noqa: E402
from browsers import CHROMIUM, eventually  # noqa: E402
from conftest import ready  # noqa: E402

serving.TASKS = REPOSITORY / "Tasks/.build/release/tasks"
TASKS = 100_000
ROWS = 3000
ELSEWHERE = 400
PROJECTS = ["Home", "Garden", "School", "Choir", "Trip"]


def lines():
    lot = random.Random(1)
    for number in range(TASKS):
        done = "x 2026-01-02 2026-01-01 " if lot.random() < .3 else ""
        project = f" +{lot.choice(PROJECTS)}" if lot.random() < .6 else ""
        due = f" due:2026-{lot.randint(1, 12):02}-{lot.randint(1, 28):02}" if lot.random() < .4 else ""
        yield f"{done}Task number {number} of many{project}{due}\n"


def scroll(page, server):
    """By a wheel, until 500 rows more are read."""
    page.mouse.move(500, 450)
    while page.evaluate(COUNT) < ROWS:
        page.mouse.wheel(0, 600)
        page.wait_for_timeout(60)
    return "true"


def complete(page, server):
    """A row leaves that is in the middle of the list, and of what one sees."""
    id, *place = page.evaluate(CHECK)
    page.mouse.click(*place, delay=80)
    return f"!document.querySelector('li[data-id=\"{id}\"]')"


def change_elsewhere(page, server):
    ids = page.evaluate(IDS)[-ELSEWHERE:]
    server.call("POST", "/batches", {"action": "complete", "ids": ids})
    return f"!document.querySelector('li[data-id=\"{ids[-1]}\"]')"


def read_again(page, server):
    """As after thousands of changes elsewhere."""
    before = page.evaluate(OPEN)
    server.call("POST", "/batches", {"action": "complete", "filter": "open", "q": str(random.randint(10, 99))})
    return f"{OPEN} !== '{before}'"


def search(page, server):
    page.click("#search")
    for key in "123":
        page.keyboard.press(key)
        page.wait_for_timeout(150)
    return "document.querySelector('#found').textContent !== ''"


def filter(page, server):
    page.evaluate("document.querySelector('#list-menu [value=completed]').click()")
    return f"{COUNT} === 100"


OPEN = "document.querySelector('[data-count=open]').textContent"
COUNT = "document.getElementsByClassName('row').length"
IDS = "[...document.querySelectorAll('li.row')].map((row) => Number(row.dataset.id))"
CHECK = """(() => {
  const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('li.row');
  const { x, y, width, height } = row.querySelector('nod-check').getBoundingClientRect();
  return [row.dataset.id, x + width / 2, y + height / 2];
})()"""
MOMENTS = {
    "scrolling, 500 rows more": scroll, "completing the first": complete, "completing another": complete,
    f"{ELSEWHERE} completed elsewhere": change_elsewhere, "thousands completed elsewhere": read_again,
    "another filter": filter, "a search as one types": search,
}


def longest(browser, page, act):
    """Milliseconds of the longest task: of the processor's time, and of the clock's."""

    def acted():
        eventually(page, act(), 30)
        page.wait_for_timeout(1000)

    return tracing.longest(tracing.traced(browser, page, acted))


def measure(browser, server, found):
    page = browser.new_page(viewport={"width": 1000, "height": 900}, service_workers="block")
    page.goto(server.url)
    ready(page)
    while page.evaluate(COUNT) < ROWS - 500:
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        page.wait_for_timeout(100)
    page.wait_for_timeout(1000)
    for name, act in MOMENTS.items():
        found.setdefault(name, []).append(longest(browser, page, lambda: act(page, server)))
        if act is scroll:
            page.evaluate("scrollTo(0, document.body.scrollHeight / 2)")
            page.wait_for_timeout(1000)
    page.close()


def main():
    times = int(os.environ.get("TIMES") or 5)
    found = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serving.Server(Path(folder))
        todo = Path(folder, "todo.txt")
        todo.write_text("".join(lines()))
        imported = server.run("import", todo)
        assert imported.returncode == 0, imported.stderr
        server.start()
        browser = playwright.chromium.launch(**CHROMIUM)
        for _ in range(times):
            measure(browser, server, found)
        browser.close()
        server.stop()
    rows = [[name, *(figures.spread(values) for values in zip(*pairs))] for name, pairs in found.items()]
    figures.table(f"longest task with {ROWS:,} of {TASKS:,} tasks as rows, ms", ["", "processor", "clock"], rows)


if __name__ == "__main__":
    main()
