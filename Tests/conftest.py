"""For all tests of pages: which engine they are opened in, and what that engine cannot do."""

import re
from pathlib import Path

import pytest

TABLE = Path(__file__).resolve().parents[1] / "Documentation/Engines.md"
# Pages whose time stands still, and Chromium by its name.
CHROMIUM_ALONE = {"enter", "shell", "chromium"}


def pytest_addoption(parser):
    parser.addoption("--engine", default="chromium", choices=["chromium", "firefox", "webkit"],
                     help="the browser that pages are opened in")


def missing(engine):
    """What the table says an engine cannot do, by the name that tests give it, with the reason."""
    rows = re.findall(rf"^\| `([a-z-]+)` \| {engine} \| (.+) \|$", TABLE.read_text(), re.MULTILINE)
    return dict(rows)


def pytest_collection_modifyitems(config, items):
    engine = config.getoption("--engine")
    if engine == "chromium":
        return
    cannot = missing(engine)
    shown, seen, left_out = set(), set(), set()
    for item in items:
        needs = {need for mark in item.iter_markers("needs") for need in mark.args} & cannot.keys()
        name = item.nodeid.partition("[")[0]
        is_again = item.get_closest_marker("once") and name in seen
        seen.add(name)
        is_unsteady = any(cannot[need].startswith("unsteady") for need in needs)
        # One test shows what the table says; others would only wait for what doesn't come.
        is_shown = needs and needs <= shown
        if CHROMIUM_ALONE & set(item.fixturenames) or is_again or is_unsteady or is_shown:
            left_out.add(item)
        elif needs:
            shown |= needs
            reason = ", ".join(f"{need}: {cannot[need]}" for need in needs)
            # Strict: a test that passes all the same says that the table is old.
            item.add_marker(pytest.mark.xfail(reason=reason, strict=True))
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]
