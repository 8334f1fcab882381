"""Compares Nod with others in one run: `make bench`. PARTS=celebrations,taps,springs,sqlite selects parts, TIMES=10
repeats them.

PEERS contains clones of canvas-confetti and motion; without it Nod is measured alone. Prints
Markdown: medians with minimum and maximum.
"""

import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(ROOT / "Tests"), str(ROOT / "Tests/EndToEnd")]
import celebrations  # noqa: E402
import springs  # noqa: E402
import sqlite  # noqa: E402
import taps  # noqa: E402
from browsers import CHROMIUM, serving  # noqa: E402

PARTS = {part.__name__: part.measure for part in [celebrations, taps, springs, sqlite]}
# The package folder of each peer, and esbuild's aliases for its imports.
PEERS = {
    "canvas-confetti": ("canvas-confetti", {"canvas-confetti": "canvas-confetti/src/confetti.js"}),
    "motion": ("motion/packages/motion-dom", {"motion-dom": "motion/packages/motion-dom/src",
                                              "motion-utils": "motion/packages/motion-utils/src/index.ts"}),
}


def build(out, peers, parts):
    """Writes the pages, Nod, its springs as a module, and bundles of the available peers; returns their versions."""
    (out / "nod").symlink_to(ROOT / "Web")
    (out / "adapters").symlink_to(HERE / "adapters")
    (out / "page.html").symlink_to(HERE / "page.html")
    if "springs" in parts:
        command = [ROOT / "Web/build.sh", out, "springs", "99999", "Benchmarks/engine"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    versions = {}
    for name, (folder, sources) in PEERS.items():
        package = peers / folder / "package.json"
        if package.is_file():
            aliases = [f"--alias:{imported}={(peers / source).resolve()}" for imported, source in sources.items()]
            command = ["esbuild", HERE / f"adapters/{name}.js", f"--outfile={out / name}.js", "--bundle", "--minify",
                       "--format=esm", "--log-level=error", *aliases]
            subprocess.run(command, check=True)
            versions[name] = json.loads(package.read_text())["version"]
    return versions


def short(value):
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def spread(values):
    low, middle, high = (short(value) for value in [min(values), statistics.median(values), max(values)])
    return middle if low == high else f"{middle} ({low}–{high})"


def table(title, kinds, found, spread=spread):
    """Prints the values of each name by kind."""
    lines = [[name, *map(spread, values.values())] for name, values in found.items()]
    print(f"\n**{title}**\n")
    for line in [["", *kinds], ["---", *["--:"] * len(kinds)], *lines]:
        print(f"| {' | '.join(line)} |", flush=True)


def main(peers, times, parts):
    model = next((line.split(": ")[1] for line in Path("/proc/cpuinfo").read_text().splitlines()
                  if line.startswith("model name")), platform.machine())
    date = time.strftime("%d %B %Y, %H:%M", time.gmtime())
    print(f"{date} UTC; {os.cpu_count()} × {model}, no graphics processor; load {os.getloadavg()[0]:.1f}", end="")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        there = build(Path(folder), peers, parts)
        versions = ", ".join(f"{name} {version}" for name, version in there.items()) or "no peer"
        print(f"; Chromium {browser.version}, headless. Medians of {times}. Measured: {versions}.")
        with serving(folder) as address:
            for name in parts:
                PARTS[name](browser, address.rstrip("/"), times, there, table)
        browser.close()


main(Path(os.environ.get("PEERS") or "."), int(os.environ.get("TIMES") or 10),
     (os.environ.get("PARTS") or ",".join(PARTS)).split(","))
