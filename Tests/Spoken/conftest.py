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


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Each browser has two desktops, where there are four processes: they mostly wait until words are over."""
    for place, item in enumerate(items):
        item.add_marker(pytest.mark.xdist_group(f"{item.callspec.params['listening']} {place % 2}"))


@pytest.fixture(scope="session", params=["chromium", "firefox"])
def listening(request, playwright):
    desktop = Desktop()
    try:
        listening = Listening(playwright, request.param, desktop.start())
        yield listening
        listening.stop()
    finally:
        desktop.stop()
