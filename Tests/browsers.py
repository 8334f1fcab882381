"""The browsers of all tests of pages, started once for a process, and waiting for what a page comes to."""

import os
import time

import pytest
from playwright.sync_api import sync_playwright

# The browser without windows: a page opens in a third of the time that Chromium's own new window takes.
CHROMIUM = dict(
    executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell"),
    args=[
        "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--autoplay-policy=user-gesture-required",
    ],
)
# Debian's, by WebDriver BiDi.
FIREFOX = dict(channel="moz-firefox", executable_path=os.environ.get("FIREFOX", "/usr/bin/firefox-esr"))


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    browser = playwright.chromium.launch(**CHROMIUM)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox(playwright):
    browser = playwright.firefox.launch(**FIREFOX)
    yield browser
    browser.close()


def eventually(page, expression, seconds=5):
    """The expression becomes true. (Playwright's own wait needs `eval`, which the page's policy forbids.)"""
    deadline = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, f"never true: {expression}"
        page.wait_for_timeout(20)


class Fingers:
    """Touches as a screen reports them."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def send(self, kind, *points):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe(self, start, way, steps=12, end="touchEnd", pause=12):
        """Down, along, and up again, or whatever `end` says; None keeps the finger down."""
        (x, y), (dx, dy) = start, way
        self.send("touchStart", start)
        for step in range(1, steps + 1):
            self.send("touchMove", (x + dx * step / steps, y + dy * step / steps))
            self.page.wait_for_timeout(pause)
        if end:
            self.send(end)
        return x + dx, y + dy
