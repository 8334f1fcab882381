"""What tests of faults share: how long they go on, and the seed that a failure can be made again with.

`make faults` gives each of them MINUTES, by default as many as it takes to reach the count that it states; within
`make test` each has its first seconds. SEED=… starts with the round that failed.
"""

import os
import time

import pytest
from browsers import chromium, playwright  # noqa: F401


@pytest.fixture
def rounds(capsys):
    """Returns a function that yields the seeds of up to `count` rounds, as many as there is time for, at least one."""

    def seeds(count):
        first = int(os.environ.get("SEED", "1"))
        end = time.monotonic() + 60 * float(os.environ.get("MINUTES", "inf"))
        done = 0
        for seed in range(first, first + count):
            # Seen only beside a failure.
            print(f"SEED={seed}")
            yield seed
            done += 1
            if time.monotonic() > end:
                break
        with capsys.disabled():
            print(f" {done} of {count} rounds", end="", flush=True)

    return seeds
