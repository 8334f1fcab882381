"""The story of a round that failed: its steps, as few as still fail, in a file that is kept.

    keep("kills", seed, shrink(steps, fails))
"""

import json
import time
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / ".build-faults"


def shrink(story, fails, seconds=60):
    """Returns fewer steps of `story` for which `fails(steps)` is still true, as few as are found in this time.

    Leaves out halves, then quarters, and so on, until every single step is needed (delta debugging, Zeller 2002). A
    failure that depends on luck is asked for several times by `fails` itself.
    """
    story, pieces, end = list(story), 2, time.monotonic() + seconds
    while story:
        size = -(-len(story) // pieces)
        for start in range(0, len(story), size):
            if time.monotonic() > end:
                return story
            shorter = story[:start] + story[start + size :]
            if fails(shorter):
                story, pieces = shorter, max(pieces - 1, 2)
                break
        else:
            if size == 1:
                break
            pieces = min(pieces * 2, len(story))
    return story


def keep(name, seed, story):
    """Writes the story a step a line, prints it beside the failure, and returns its file."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{name}-{seed}.jsonl"
    lines = [json.dumps(step, ensure_ascii=False) for step in story]
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    print(f"SEED={seed} fails with these {len(lines)} steps, kept in {path}:", *lines[:40], sep="\n")
    return path
