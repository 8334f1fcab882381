"""The task app as a person meets it: the real server, the real engine, a real browser.

Each test has a server with a new database and a browser context of its own, so that none depends on another.
"""

import os
import signal
import socket
import subprocess
import time
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from frames import Controlled, launch
from measure import UNCLEAR, restyle
from scenes import SIZES, Scene
from watch import WATCH

REPOSITORY = Path(__file__).resolve().parents[2]
TASKS = REPOSITORY / "Tasks/.build/debug/tasks"
SAMPLE = REPOSITORY / "Tasks/Tests/Fixtures/todo.txt"
CHROMIUM = dict(
    executable_path="/usr/bin/chromium",
    args=[
        "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--autoplay-policy=user-gesture-required",
    ],
)


def pytest_configure(config):
    """The page is bundled as it is now, once for all processes."""
    if not hasattr(config, "workerinput"):
        subprocess.run(["make", "--silent", "page"], cwd=REPOSITORY, check=True)


def pytest_sessionfinish(session):
    """Tests run in two processes: each hands over what it noted."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["unclear"] = [[*place, times] for place, times in UNCLEAR.items()]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    for rule, place, times in getattr(node, "workeroutput", {}).get("unclear", []):
        UNCLEAR[rule, place] = UNCLEAR.get((rule, place), 0) + times


def pytest_terminal_summary(terminalreporter):
    for (rule, place), times in sorted(UNCLEAR.items()):
        terminalreporter.write_line(f"axe cannot tell: {rule} at {place} ({times} times)")


class Server:
    """`tasks serve` in a process of its own, which a test may stop and start again."""

    def __init__(self, folder, *arguments):
        self.arguments = arguments
        self.database = folder / "tasks.sqlite"
        self.log = folder / "server.log"
        self.port = free_port()
        self.process = None
        self.assets = REPOSITORY

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def run(self, *arguments):
        command = [TASKS, *arguments, "--database", self.database]
        return subprocess.run(command, capture_output=True, text=True, timeout=60)

    def start(self):
        with open(self.log, "a") as log:
            command = [TASKS, "serve", "--port", str(self.port), "--database", self.database, "--assets", self.assets, *self.arguments]
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=1).read()
                return self
            except OSError:
                time.sleep(0.02)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(timeout=10)

    def call(self, method, path, body=None):
        """The API, as another program would use it."""
        import json

        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"{self.url}/api{path}", data=data, method=method, headers={"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as response:
            text = response.read()
            return json.loads(text) if text else None

    def add(self, *titles, **fields):
        """Adds tasks so that the first stands at the top; returns their ids in that order."""
        ids = [self.call("POST", "/tasks", {"title": title, **fields})["id"] for title in reversed(titles)]
        return ids[::-1]

    def task(self, identifier):
        return self.call("GET", f"/tasks/{identifier}")

    def tasks(self, filter="all"):
        return self.call("GET", f"/tasks?filter={filter}&limit=500")["tasks"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    browser = playwright.chromium.launch(**CHROMIUM)
    yield browser
    browser.close()


@pytest.fixture
def open_page(chromium, server):
    """Opens the app; errors of the page fail the test."""
    contexts, problems = [], []

    def open_page(path="/", context=None, watch=True, wait=True, **options):
        if context is None:
            options.setdefault("viewport", {"width": 1000, "height": 900})
            # What a worker answers, `page.route` doesn't see.
            options.setdefault("service_workers", "block")
            context = chromium.new_context(**options)
            if watch:
                context.add_init_script(WATCH)
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(f"{server.url}{path}")
        if wait:
            ready(page)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


@pytest.fixture(scope="module")
def shell(playwright):
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def enter(shell, server):
    """Opens a surface with tasks, on a page whose time stands still."""
    stages = []

    def enter(surface, size, moment="complete", direction="ltr", **options):
        scene = Scene(server, surface, moment)
        scene.stage = Controlled(shell, f"{server.url}{scene.path}", **SIZES[size], **options)
        stages.append(scene.stage)
        scene.stage.page.evaluate("(direction) => { document.documentElement.dir = direction; }", direction)
        # Rows are as high when they are asked as when they are drawn.
        restyle(scene.stage.page)
        scene.stage.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        return scene

    yield enter
    for stage in stages:
        stage.close()


def eventually(page, expression, seconds=5):
    """The expression becomes true. (Playwright's own wait needs `eval`, which the page's policy forbids.)"""
    deadline = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, f"never true: {expression}"
        page.wait_for_timeout(20)


class Held:
    """Requests of an address that a test holds back until it lets them go."""

    def __init__(self, page, address):
        self.page, self.address, self.routes, self.is_over = page, address, [], False
        page.route(address, self.asked)

    def asked(self, route):
        if self.is_over:
            return route.continue_()
        self.routes.append(route)

    def arrive(self, times=1):
        """Somebody has asked for it."""
        for _ in range(500):
            if len(self.routes) >= times:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"nobody asked for {self.address}")

    def let_go(self):
        self._answer(lambda route: route.continue_())

    def refuse(self):
        self._answer(lambda route: route.fulfill(status=500, body="{}"))

    def _answer(self, answer):
        self.arrive()
        self.is_over = True
        for route in self.routes:
            answer(route)


def compose(page, title=None):
    """The composer opens, if it is not open yet; with a title, that is written and added."""
    if not page.evaluate("document.querySelector('#composer-sheet').open"):
        page.locator("[data-compose]:visible").first.click()
        page.wait_for_selector("#composer-sheet[open]")
    if title is not None:
        page.fill("#composer-title", title)
        page.keyboard.press("Enter")


def choose_in_menu(page, selector):
    """A choice of the list's menu: which tasks it shows, or to select some."""
    page.click("#open-list-menu")
    page.click(f"#list-menu {selector}")
    expect(page.locator("#list-menu")).to_be_hidden()


def becomes(value, wanted, seconds=5):
    """What the server says comes to be as wanted."""
    deadline = time.monotonic() + seconds
    while (found := value()) != wanted:
        assert time.monotonic() < deadline, f"{found}, not {wanted}"
        time.sleep(0.05)


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def acted(page):
    """A click is felt when its task has ended, which may be after the click was made."""
    page.evaluate("new Promise((resolve) => setTimeout(() => setTimeout(resolve)))")


def ready(page):
    """The engine runs, or is known not to, and the list has been loaded; of a board, every column."""
    page.evaluate("import('/nod/nod.js').then(nod => nod.ready)")
    page.wait_for_selector("nod-status:is([state=loaded], [state=empty])")
    eventually(page, "!document.querySelector('#surface nod-status:is([state=loading], [state=refreshing])')")


@pytest.fixture
def page(open_page):
    return open_page()
