"""The task app with the real server, the real engine and a real browser.

Each test has an empty database and browser context, so that tests are independent. The server process is reused; after
a test that stopped it, or changed its files, it is restarted.
"""

import subprocess
import time
from urllib.parse import urljoin

import pytest
from browsers import browser, chromium, engine, eventually, playwright  # noqa: F401
from collecting import collect
from frames import Controlled, launch
from measure import restyle
from playwright.sync_api import expect
from scenes import SIZES, Scene
from server import REPOSITORY, TASKS, Server, free_port  # noqa: F401
from watch import WATCH

def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        subprocess.run(["make", "--silent", "page"], cwd=REPOSITORY, check=True)


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
def open_page(browser, server):
    """Opens the app with these tasks, collections and settings, or another server's; errors of the page fail the test."""
    contexts, problems = [], []

    def open_page(path="/", context=None, watch=True, wait=True, browser=browser, tasks=(), collections={},
                  settings=None, prepare=None, **options):
        for name, titles in collections.items():
            collect(server, name, *titles)
        server.add(*tasks)
        if settings:
            server.call("PATCH", "/settings", settings)
        if context is None:
            options.setdefault("viewport", {"width": 1000, "height": 900})
            # `page.route` doesn't see requests that a worker answers.
            options.setdefault("service_workers", "block")
            context = browser.new_context(**options)
            if watch:
                context.add_init_script(WATCH)
            if prepare:
                prepare(context)
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(urljoin(server.url, path))
        if wait:
            ready(page)
        return page

    yield open_page
    for context in contexts:
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")
        context.close()
    assert problems == []


@pytest.fixture(scope="module")
def shell(playwright):
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def enter(shell, server):
    """Opens a surface with tasks, on a page with stopped time."""
    stages = []

    def enter(surface, size, moment="complete", direction="ltr", **options):
        scene = Scene(server, surface, moment)
        scene.stage = Controlled(shell, f"{server.url}{scene.path}", **SIZES[size], **options)
        stages.append(scene.stage)
        scene.stage.page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
        # Gives rows their final height before they are measured.
        restyle(scene.stage.page)
        scene.stage.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        return scene

    yield enter
    for stage in stages:
        stage.close()


class Held:
    """Requests of an address that a test delays."""

    def __init__(self, page, address):
        self.page, self.address, self.routes, self.is_over = page, address, [], False
        page.route(address, self.asked)

    def asked(self, route):
        if self.is_over:
            return route.continue_()
        self.routes.append(route)

    def arrive(self, times=1):
        for _ in range(500):
            if len(self.routes) >= times:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"nobody asked for {self.address}")

    def let_go(self):
        self._answer(lambda route: route.continue_())

    def refuse(self):
        self._answer(lambda route: route.fulfill(status=500, body="{}"))

    def lose_answer(self):
        self._answer(lambda route: (route.fetch(), route.abort()))

    def answer_after(self, act):
        """They are carried out at once, and answered later."""

        def answer(route):
            response = route.fetch()
            act()
            route.fulfill(response=response)

        self._answer(answer)

    def _answer(self, answer):
        self.arrive()
        self.is_over = True
        for route in self.routes:
            answer(route)


def compose(page, title=None):
    if not page.evaluate("document.querySelector('#composer-sheet').open"):
        page.locator("[data-compose]:visible").first.click()
        page.wait_for_selector("#composer-sheet[open]")
    if title is not None:
        page.fill("#composer-title", title)
        page.keyboard.press("Enter")


def choose_in_menu(page, selector):
    page.click("#open-list-menu")
    page.click(f"#list-menu {selector}")
    expect(page.locator("#list-menu")).to_be_hidden()


def becomes(value, wanted, seconds=5):
    deadline = time.monotonic() + seconds
    while (found := value()) != wanted:
        assert time.monotonic() < deadline, f"{found}, not {wanted}"
        time.sleep(0.05)


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def acted(page):
    """A click's haptic plays when its task has ended, possibly after Playwright's click returned."""
    page.evaluate("new Promise((resolve) => setTimeout(() => setTimeout(resolve)))")


def ready(page):
    """Waits until the engine runs, or can't, and the list is loaded; on a board, every column."""
    page.evaluate("import('/nod/nod.js').then(nod => nod.ready)")
    page.wait_for_selector("nod-status:is([state=loaded], [state=empty])")
    # Busy as long as it draws the loading, which stays for its time once it is shown.
    unready = "[state=loading], [state=refreshing], [aria-busy=true]"
    eventually(page, f"!document.querySelector('#surface nod-status:is({unready})')")


@pytest.fixture
def page(open_page):
    return open_page()
