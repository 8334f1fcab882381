"""Nod beside its peers, in one run: `make bench-peers PEERS=DIR`, where DIR holds their sources, a folder a repository.

PARTS=celebrations,taps names some of the parts, TIMES=10 how often each is measured. Prints Markdown: medians of all
times, with the least and the most, and ratios to Nod's.
"""

import os
import platform
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "Tests"), str(ROOT / "Tests/EndToEnd")]
import bundles  # noqa: E402
import celebrations  # noqa: E402
import loading  # noqa: E402
import rates  # noqa: E402
import springs  # noqa: E402
import taps  # noqa: E402
import toasts  # noqa: E402
from browsers import CHROMIUM  # noqa: E402
from serving import serve  # noqa: E402

PARTS = {"celebrations": celebrations, "taps": taps, "springs": springs, "toasts": toasts, "rates": rates,
         "loading": loading}


def machine(browser):
    model = next((line.split(": ")[1] for line in Path("/proc/cpuinfo").read_text().splitlines()
                  if line.startswith("model name")), platform.machine())
    return (
        f"{time.strftime('%d %B %Y, %H:%M', time.gmtime())} UTC; {os.cpu_count()} × {model}, no graphics processor; "
        f"Chromium {browser.version}, headless; load {os.getloadavg()[0]:.1f}"
    )


def main(peers, times, parts):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        out = Path(folder)
        there = bundles.build(peers, out)
        browser = playwright.chromium.launch(**CHROMIUM)
        print(f"{machine(browser)}; medians of {times}.\n")
        print("Measured: " + ", ".join(f"{name} {bundles.version(peers, name)}" for name in there) + ".")
        missing = [name for name in bundles.PEERS if name not in there]
        if missing:
            print(f"Not measured, since their sources are not in {peers} or could not be built: {', '.join(missing)}.")
        with serve(out) as address:
            for name in parts:
                started = time.monotonic()
                PARTS[name].measure(playwright, browser, address, times, there)
                print(f"\n{name}: {time.monotonic() - started:.0f} s, load {os.getloadavg()[0]:.1f}", file=sys.stderr)
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) < 2 or not Path(sys.argv[1]).is_dir():
        sys.exit("Name the folder that holds the peers' repositories: make bench-peers PEERS=DIR.")
    main(Path(sys.argv[1]), int(os.environ.get("TIMES") or 10),
         (os.environ.get("PARTS") or ",".join(PARTS)).split(","))
