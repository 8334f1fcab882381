"""The task app in Firefox, by Playwright, and in WebKitGTK, by selenium: real server, real engine."""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "EndToEnd"))

from browsers import browser, engine, eventually, playwright  # noqa: E402, F401
from server import REPOSITORY, Server  # noqa: E402

# What the page answers, from when it has been loaded.
SEEN = """(() => {
  globalThis.seen = { scores: [], said: [], errors: [], bursts: 0 };
  document.addEventListener("nod-score", ({ detail }) => seen.scores.push(detail));
  for (const name of ["error", "unhandledrejection"]) {
    addEventListener(name, ({ message, reason }) => seen.errors.push(String(message ?? reason)));
  }
  for (const region of document.querySelectorAll("[aria-live]")) {
    new MutationObserver(() => region.textContent.trim() && seen.said.push(region.textContent.trim()))
      .observe(region, { childList: true, characterData: true, subtree: true });
  }
  new MutationObserver(() => {
    seen.bursts = Math.max(seen.bursts, document.querySelectorAll(".nod-particle").length);
  }).observe(document, { childList: true, subtree: true });
})()"""
LOADED = """document.querySelector('nod-status:is([state=loaded], [state=empty])')
    && !document.querySelector('#surface nod-status:is([state=loading], [state=refreshing])')"""


def pytest_configure(config):
    """The page is bundled as it is now, once for all processes."""
    if not hasattr(config, "workerinput"):
        subprocess.run(["make", "--silent", "page"], cwd=REPOSITORY, check=True)


class App:
    """A page of the app, and short words for what a person does there."""

    def __init__(self, browser, server, **options):
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.server = server

    def __getattr__(self, name):
        return getattr(self.page, name)

    js = property(lambda self: self.page.evaluate)

    def open(self, path="/"):
        self.goto(self.server.url + path)
        self.until(LOADED)
        self.js("import('/nod/nod.js').then((nod) => nod.ready.then(() => true))")
        self.js(SEEN)
        self.rest()

    def until(self, condition, seconds=10): eventually(self.page, condition, seconds)

    def rest(self):
        """Nothing moves any more."""
        self.until("document.getAnimations().every(({ playState, effect }) => playState !== 'running'"
                   " || effect.getComputedTiming().endTime === Infinity)")

    def click_row(self, title, control="nod-check"):
        self.click(f'li.row:not([inert]):has(nod-check[label="{title}"]) {control}')

    def until_said(self, text):
        self.until(f"seen.said.includes({text!r})")

    def until_saved(self, title, field, value=True, seconds=10):
        """The server has it: a field, or whether there is one."""
        for _ in range(seconds * 20):
            [task] = [task for task in self.server.tasks() if task["title"] == title]
            found = task.get(field)
            if found == value or value is True and found:
                return
            self.wait_for_timeout(50)
        raise AssertionError(f"{title}: {field} is {found}, not {value}")

    def titles(self, within="main"):
        return self.js(f"""[...document.querySelectorAll('{within} li.row:not([inert]) .row-title')]
            .map((title) => title.textContent.trim())""")


@pytest.fixture(scope="session")
def process(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()


@pytest.fixture
def server(process):
    process.refresh()
    return process


@pytest.fixture
def app(request, browser, server):
    """Opened as marks say; errors of the page fail the test."""
    options = {name: value for mark in request.node.iter_markers("page") for name, value in mark.kwargs.items()}
    app = App(browser, server, **options)
    yield app
    errors = app.js("globalThis.seen?.errors ?? []")
    app.context.close()
    assert errors == []
