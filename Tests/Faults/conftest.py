"""A server of a test's own, and rounds of it: a few seconds in `make test`, MINUTES in `make faults`."""

import os
import time

import pytest
from EndToEnd.server import Server


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path)
    yield server
    if server.process and server.process.poll() is None:
        server.process.kill()
        server.process.wait()


@pytest.fixture
def rounds(capsys):
    """Returns a function that yields a seed for each round; SEED=… begins with the one that failed."""

    def seeds():
        first = seed = int(os.environ.get("SEED", "1"))
        end = time.monotonic() + 60 * float(os.environ.get("MINUTES", "0.05"))
        while seed == first or time.monotonic() < end:
            # Shown beside a failure.
            print(f"SEED={seed}")
            yield seed
            seed += 1
        with capsys.disabled():
            print(f" {seed - first} rounds", end="", flush=True)

    return seeds
