"""A server for each test, and rounds: some seconds, or MINUTES."""

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
    """Returns a generator function of seeds, from SEED on."""

    def seeds():
        first = seed = int(os.environ.get("SEED", "1"))
        end = time.monotonic() + 60 * float(os.environ.get("MINUTES", "0.05"))
        while seed == first or time.monotonic() < end:
            # Shown with a failure.
            print(f"SEED={seed}")
            yield seed
            seed += 1
        with capsys.disabled():
            print(f" {seed - first} rounds", end="", flush=True)

    return seeds
