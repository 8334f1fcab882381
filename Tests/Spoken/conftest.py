"""A screen reader's speech for the app: Orca with Chromium and Firefox, on a display."""

import sys
from pathlib import Path

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "EndToEnd")]

from browsers import playwright  # noqa: E402, F401
from desktop import Desktop  # noqa: E402
from listening import Listening  # noqa: E402


@pytest.fixture(scope="session", params=["chromium", "firefox"])
def listening(request, playwright):
    desktop = Desktop()
    try:
        listening = Listening(playwright, request.param, desktop.start())
        yield listening
        listening.stop()
    finally:
        desktop.stop()
