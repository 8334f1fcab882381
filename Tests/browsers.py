"""The browsers of all page tests, started once per process, a server of files, and waiting for a state."""

import contextlib
import os
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import sync_playwright

# The browser without windows opens pages three times as fast.
CHROMIUM = dict(
    executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell"),
    args=[
        "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--autoplay-policy=user-gesture-required",
    ],
)
# Debian's, by WebDriver BiDi.
FIREFOX = dict(channel="moz-firefox", executable_path=os.environ.get("FIREFOX", "/usr/bin/firefox-esr"))
# Headless Firefox has no mouse; 6 is a fine pointer that hovers.
MOUSE = {"ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6}
# Preferences of Firefox for options that Playwright can't set.
LOOKS = {
    ("color_scheme", "dark"): {"layout.css.prefers-color-scheme.content-override": 0},
    ("color_scheme", "light"): {"layout.css.prefers-color-scheme.content-override": 1},
    ("reduced_motion", "reduce"): {"ui.prefersReducedMotion": 1},
    ("forced_colors", "active"): {"browser.display.document_color_use": 2},
}


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    browser = playwright.chromium.launch(**CHROMIUM)
    yield browser
    browser.close()


class Chromium:
    """Opens contexts and pages of an engine like Playwright."""

    def __init__(self, playwright):
        self.playwright, self.browsers = playwright, {}

    def browser(self, looks=()):
        if looks not in self.browsers:
            self.browsers[looks] = self.launch(looks)
        return self.browsers[looks]

    def launch(self, looks):
        return self.playwright.chromium.launch(**CHROMIUM)

    def new_context(self, **options):
        return self.browser().new_context(**options)

    def close(self):
        for browser in self.browsers.values():
            browser.close()


class Firefox(Chromium):
    """A browser per combination of options."""

    def launch(self, looks):
        wanted = [LOOKS[look] for look in looks]
        preferences = MOUSE | {name: value for preference in wanted for name, value in preference.items()}
        return self.playwright.firefox.launch(**FIREFOX, firefox_user_prefs=preferences)

    def new_context(self, is_mobile=False, **options):
        looks = tuple(look for look in LOOKS if options.get(look[0]) == look[1])
        return self.browser(looks).new_context(**options)


ENGINES = {"chromium": Chromium, "firefox": Firefox}


@pytest.fixture(scope="session")
def engine(request):
    """The engine's name."""
    return request.config.getoption("--engine")


@pytest.fixture(scope="session")
def browser(playwright, engine):
    if engine == "webkit":
        # Only `make test-engines` installs selenium.
        from webkit import WebKit as Engine
    else:
        Engine = ENGINES[engine]
    browser = Engine(playwright)
    yield browser
    browser.close()


def eventually(page, expression, seconds=5):
    """Waits until the expression is true. (Playwright's wait needs `eval`, which the page's policy forbids.)"""
    deadline = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, f"never true: {expression}"
        page.wait_for_timeout(20)


class Files(SimpleHTTPRequestHandler):
    """A folder's files, without a log."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".wasm": "application/wasm", ".js": "text/javascript"}

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def serving(folder, handler=Files, port=0):
    """Serves a folder; yields its address."""
    with ThreadingHTTPServer(("127.0.0.1", port), partial(handler, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Fingers:
    """Touches of a screen."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def send(self, kind, *points):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe(self, start, way, steps=12, end="touchEnd", pause=12):
        """Swipes and sends `end`; None keeps the finger down."""
        (x, y), (dx, dy) = start, way
        self.send("touchStart", start)
        for step in range(1, steps + 1):
            self.send("touchMove", (x + dx * step / steps, y + dy * step / steps))
            self.page.wait_for_timeout(pause)
        if end:
            self.send(end)
        return x + dx, y + dy

    def tap(self, x, y):
        self.send("touchStart", (x, y))
        self.send("touchEnd")
