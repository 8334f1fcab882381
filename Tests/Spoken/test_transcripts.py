"""Compares the speech, in order, with twenty transcripts written from the contract and the texts: each act, followed by
the expected speech.

`!` is an announcement of the page: once, complete, uninterrupted, within a second. `>` is the screen reader's
description of the focused control, or its new state: name, role, state, in its order; `[firefox]` is for one browser;
`?` is spoken only if the control still exists. A step without such lines only prepares; `silence` expects no speech.
"""

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "EndToEnd"))

from browsers import playwright  # noqa: E402, F401
from desktop import Desktop  # noqa: E402
from listening import Listening  # noqa: E402

TRANSCRIPTS = Path(__file__).parent / "transcripts.txt"
# Orca's modes follow the focused control; in one browser it names the group that the focus leaves.
# Firefox focuses the document while a dialog closes.
ASIDE = {"Focus mode", "Browse mode", "leaving panel.", "blank"}
# Chromium calls elements within a listener clickable.
CLICKABLE = " clickable"
SOON = 1.0


@dataclass
class Step:
    verb: str
    value: str
    announced: list = field(default_factory=list)
    rendered: list = field(default_factory=list)
    possible: list = field(default_factory=list)
    is_silent: bool = False

    @property
    def is_heard(self):
        return self.is_silent or bool(self.announced or self.rendered)

    def problems(self, said):
        """The differences between the step and what was said."""
        aside = ASIDE.union(self.possible)
        said = [{**one, "text": one["text"].removesuffix(CLICKABLE).replace("...", "…")}
                for one in said if one["text"] not in aside]
        ours = [one for one in said if one["text"] in self.announced]
        others = [one["text"] for one in said if one["text"] not in self.announced]
        found = []
        # The browser orders simultaneous announcements.
        if sorted(one["text"] for one in ours) != sorted(self.announced):
            found.append(f"announced {[one['text'] for one in ours]}, not {self.announced}")
        if others != self.rendered:
            found.append(f"rendered {others}, not {self.rendered}")
        found += [f"“{one['text']}” was cut off" for one in said if not one["whole"]]
        if self.verb != "server":
            found += [f"“{one['text']}” came after {one['after']:.2f} s" for one in ours if one["late"] > SOON]
        return found


def scenarios(engine):
    """The steps of each scenario in a browser."""
    scenarios = {}
    for line in TRANSCRIPTS.read_text().splitlines():
        if line.startswith("== "):
            steps = scenarios[line[3:]] = []
        elif line.startswith(("  ! ", "  > ", "  ? ")):
            step = steps[-1]
            only, words = re.fullmatch(r"(?:\[(\w+)\] )?(.*)", line[4:]).groups()
            if only in (None, engine):
                {"!": step.announced, ">": step.rendered, "?": step.possible}[line[2]].append(words)
        elif line == "  silence":
            steps[-1].is_silent = True
        elif line:
            verb, _, value = line.partition(" ")
            steps.append(Step(verb, value))
    return scenarios


@pytest.fixture(scope="session", params=["chromium", "firefox"])
def listening(request, playwright):
    desktop = Desktop()
    try:
        listening = Listening(playwright, request.param, desktop.start())
        yield listening
        listening.stop()
    finally:
        desktop.stop()


# By turns on four desktops: they mostly wait for speech to end.
@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(f"{place % 4}"))
                                  for place, name in enumerate(scenarios("chromium"))])
def test_it_is_said_as_written(listening, name):
    listening.clear()
    found = []
    for step in scenarios(listening.engine)[name]:
        said = listening.do(step)
        if step.is_heard:
            found += [f"{step.verb} {step.value}: {problem}" for problem in step.problems(said)]
    assert not found, "\n".join(found)
