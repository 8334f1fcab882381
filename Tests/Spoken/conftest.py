"""The app as somebody hears it who doesn't see it: Orca, Chromium and Firefox, on a display of their own."""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "EndToEnd")]

from browsers import playwright  # noqa: E402, F401
from desktop import Desktop  # noqa: E402
from listening import Listening  # noqa: E402
from server import REPOSITORY  # noqa: E402


def pytest_configure(config):
    """The page is bundled as it is now, once for all processes."""
    if not hasattr(config, "workerinput"):
        subprocess.run(["make", "--silent", "page"], cwd=REPOSITORY, check=True)


# Each browser has a process of its own, where there are two.
@pytest.fixture(scope="session", params=[
    pytest.param(engine, marks=pytest.mark.xdist_group(engine)) for engine in ["chromium", "firefox"]
])
def listening(request, playwright):
    desktop = Desktop()
    try:
        listening = Listening(playwright, request.param, desktop.start())
        yield listening
        listening.stop()
    finally:
        desktop.stop()
