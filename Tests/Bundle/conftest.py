"""The archive for the web, unpacked as npm does; pages that use it, on an ordinary server; a browser with recorders.
"""

import contextlib
import json
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from browsers import Files, chromium, eventually, playwright, serving  # noqa: F401

ROOT = Path(__file__).resolve().parents[2]
VERSION = (ROOT / "VERSION").read_text().strip()
ARCHIVE = ROOT / f".build-web/nod-web-{VERSION}.tgz"
NODE = Path("/usr/share/nodejs")
# Each haptic's vibration.
FELT = {kind: json.loads(pattern) for kind, pattern in re.findall(
    r"(\w+):(\[[\d,]+\])", re.search("haptics = (.*);", (ROOT / "Web/small/scores.js").read_text("utf-8"))[1])}
# Records haptics and sounds.
WATCH = """
globalThis.scores = []; globalThis.saves = []; globalThis.sounds = 0; globalThis.vibrations = [];
const media = matchMedia;
globalThis.matchMedia = (query) => query === "(pointer: coarse)" ? { matches: true, addEventListener() {} } : media(query);
Object.defineProperty(navigator, "vibrate", { value: (pattern) => vibrations.push(pattern) });
document.addEventListener("nod-score", ({ detail }) => scores.push(detail));
const { start } = AudioBufferSourceNode.prototype;
AudioBufferSourceNode.prototype.start = function (...values) { sounds += 1; return start.apply(this, values); };
"""


def pack():
    subprocess.run([sys.executable, ROOT / "Scripts/web-bundle.py"], check=True)


@pytest.fixture(scope="session")
def packed():
    pack()


@pytest.fixture
def package(packed, tmp_path):
    """The package in the node_modules of an app."""
    modules = tmp_path / "node_modules"
    with tarfile.open(ARCHIVE) as archive:
        archive.extractall(modules, filter="data")
    return (modules / "package").rename(modules / "nod-web")


class Fallback(Files):
    """Answers every address with the page, as servers of single-page apps do."""

    def send_head(self):
        if not Path(self.translate_path(self.path)).exists():
            self.path = "/"
        return super().send_head()


@pytest.fixture
def serve():
    """Serves a folder; its address."""
    with contextlib.ExitStack() as servers:
        yield lambda folder, handler=Files: servers.enter_context(serving(folder, handler))


@pytest.fixture
def open_page(chromium):
    """Opens an address and waits for Nod; `page.problems`, `warnings` and `loaded` record its messages and files."""
    contexts = []

    def open_page(address, until="customElements.get('nod-check') !== undefined", **context):
        contexts.append(chromium.new_context(has_touch=True, **context))
        page = contexts[-1].new_page()
        page.problems, page.warnings, page.errors, page.loaded = [], [], [], []
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        page.on("console", lambda said: said.type == "warning" and page.warnings.append(said.text))
        page.on("console", lambda said: said.type == "error" and page.errors.append(said.text))
        page.on("response", lambda response: page.loaded.append(response.url.removeprefix(address)))
        page.on("response", lambda response: response.ok or page.problems.append(f"{response.status} {response.url}"))
        page.add_init_script(WATCH)
        page.goto(address)
        eventually(page, f"Boolean({until})", 15)
        page.wait_for_load_state("networkidle")
        return page

    yield open_page
    for context in contexts:
        context.close()


def blocks(file, heading, language):
    """The code of a language in a chapter of a document."""
    chapter = re.split(r"(?m)^## ", file.read_text("utf-8").split(f"\n## {heading}\n", 1)[1])[0]
    return re.findall(rf"```{language}\n(.*?)```", chapter, re.S)


def esbuild(folder, *arguments, **surroundings):
    command = ["esbuild", "--log-level=warning", *arguments]
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, **surroundings})
