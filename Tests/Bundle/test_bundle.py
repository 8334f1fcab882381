"""The archive for the web, as somebody who has nothing else uses it: from a plain page, and from React."""

import http.server
import json
import os
import re
import subprocess
import sys
import tarfile
import threading
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
VERSION = (ROOT / "VERSION").read_text().strip()
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
REACT = [Path("/usr/share/nodejs") / name for name in ("react/umd/react.development.js", "react-dom/umd/react-dom.development.js")]

PAGE = """<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/package/nod.css"><script type="module" src="/app.js"></script>{more}
<div id="root">{body}</div><nod-toasts></nod-toasts></html>"""

PLAIN = """import { ready } from "/package/nod.js";
globalThis.saves = [];
addEventListener("nod-save", ({ detail }) => { saves.push(detail.completed); detail.respondWith(Promise.resolve()); });
globalThis.isReady = await ready;"""

# The example of the bundle's README, without JSX, which needs a compiler.
IN_REACT = """import { ready } from "/package/nod.js";
const { createElement: h, useEffect, useRef, useState } = React;
function Task({ task, onToggle }) {
  const check = useRef(null);
  useEffect(() => {
    const save = (event) => event.detail.respondWith(onToggle(task, event.detail.completed));
    check.current.addEventListener("nod-save", save);
    return () => check.current?.removeEventListener("nod-save", save);
  }, [task, onToggle]);
  useEffect(() => { check.current.checked = task.completed; }, [task.completed]);
  return h("label", null, h("nod-check", { ref: check, item: task.id, subject: task.title }), " ", task.title);
}
function App() {
  const [tasks, setTasks] = useState([{ id: 1, title: "Buy milk", completed: false }, { id: 2, title: "Read", completed: false }]);
  const toggle = async (task, completed) => {
    saves.push([task.id, completed]);
    setTasks((known) => known.map((one) => one.id === task.id ? { ...one, completed } : one));
  };
  return h("div", null, tasks.map((task) => h(Task, { key: task.id, task, onToggle: toggle })),
    h("output", null, tasks.filter((task) => task.completed).length));
}
globalThis.saves = [];
ReactDOM.createRoot(document.getElementById("root")).render(h(App));
globalThis.isReady = await ready;"""


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    subprocess.run([sys.executable, ROOT / "Scripts/web-bundle.py"], check=True)
    folder = tmp_path_factory.mktemp("bundle")
    with tarfile.open(ROOT / f".build-web/nod-web-{VERSION}.tgz") as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


@pytest.fixture
def serve(package):
    """Serves the unpacked archive and a page; its address."""
    servers = []

    def start(page, script):
        folder = package.parent
        (folder / "index.html").write_text(page)
        (folder / "app.js").write_text(script)
        handler = partial(Quiet, directory=folder)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        servers.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}/"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}

    def log_message(self, *arguments):
        pass


@pytest.fixture
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


def opened(browser, address):
    page = browser.new_page(has_touch=True)
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("response", lambda response: response.ok or page.problems.append(f"{response.status} {response.url}"))
    page.goto(address)
    for _ in range(200):
        if page.evaluate("globalThis.isReady !== undefined"):
            break
        page.wait_for_timeout(50)
    assert page.evaluate("globalThis.isReady") is True, page.problems
    return page


def test_the_archive_holds_the_engine_modules_types_and_words_and_no_sources(package):
    names = {path.relative_to(package).as_posix() for path in package.rglob("*") if path.is_file()}
    assert {"nod.js", "nod.wasm", "nod-sound.wasm", "nod-gestures.wasm", "nod-design.wasm", "design.js", "design/use.js", "feedback.schema.json", "nod.d.ts", "gestures.d.ts", "react.d.ts", "nod.css",
            "messages/en.json", "messages/it.json", "README.md", "DOCUMENTATION.md", "package.json"} <= names
    assert not [name for name in names if name.endswith((".swift", ".c", ".sh", ".py"))]
    facts = json.loads((package / "package.json").read_text())
    assert facts["version"] == VERSION
    for place in facts["exports"].values():
        for file in [place] if isinstance(place, str) else place.values():
            assert (package / file).is_file()
    assert "{version}" not in (package / "README.md").read_text()


def test_every_module_of_the_archive_finds_what_it_imports(package):
    for module in package.rglob("*.js"):
        for name in re.findall(r"""(?:from|import)\s*\(?["'](\.[^"']+)["']""", module.read_text()):
            assert (module.parent / name).is_file(), f"{module.name} imports {name}"


def test_the_same_files_give_the_same_bytes(package):
    archive = ROOT / f".build-web/nod-web-{VERSION}.tgz"
    before = archive.read_bytes()
    subprocess.run([sys.executable, ROOT / "Scripts/web-bundle.py"], check=True)
    assert archive.read_bytes() == before


def test_in_a_plain_page(serve, browser):
    body = '<label><nod-check></nod-check> Buy milk</label> <button data-nod-press="primary">Save</button>'
    page = opened(browser, serve(PAGE.format(body=body, more=""), PLAIN))
    page.get_by_label("Buy milk").click()
    expect(page.locator("nod-toasts li")).to_contain_text("Completed “Buy milk”")
    assert page.evaluate("saves") == [True]
    assert page.problems == []


def test_a_feedback_file_in_a_plain_page(serve, browser):
    script = """import { ready, useFeedback } from "/package/nod.js";
    globalThis.scores = [];
    document.addEventListener("nod-score", ({ detail }) => scores.push(detail.haptic));
    globalThis.isReady = await ready;
    const file = { format: "nod-feedback", version: 1, name: "Own", moments: { completed: { haptic: { kind: "heavy" } } } };
    globalThis.used = await useFeedback(file);"""
    page = opened(browser, serve(PAGE.format(body="<label><nod-check></nod-check> Buy milk</label>", more=""), script))
    page.wait_for_timeout(300)
    assert page.evaluate("used") == {"name": "Own", "basedOn": "standard"}
    page.get_by_label("Buy milk").click()
    expect(page.locator("nod-toasts li")).to_contain_text("Completed “Buy milk”")
    assert "heavy" in page.evaluate("scores") and page.problems == []


def test_in_react(package, serve, browser):
    for script in REACT:
        (package.parent / script.name).write_bytes(script.read_bytes())
    scripts = "".join(f'<script src="/{script.name}"></script>' for script in REACT)
    page = opened(browser, serve(PAGE.format(body="", more=scripts), IN_REACT))
    page.get_by_label("Buy milk").click()
    expect(page.locator("output")).to_have_text("1")
    expect(page.locator("nod-toasts li")).to_contain_text("Completed “Buy milk”")
    page.get_by_label("Read").click()
    expect(page.locator("output")).to_have_text("2")
    page.get_by_label("Read").click()
    expect(page.locator("output")).to_have_text("1")
    assert page.evaluate("saves") == [[1, True], [2, True], [2, False]]
    assert page.problems == []
