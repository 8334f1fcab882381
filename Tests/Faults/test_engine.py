"""The engine takes whatever comes: any traces, and any numbers into WebAssembly. Nothing traps, nothing hangs."""

import os
import subprocess
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("module", ["nod.wasm", "touch.wasm"])
def test_100000_calls_with_any_numbers(rounds, module):
    for seed in rounds(100):
        # Each instance makes 200 calls, from a seed of its own.
        run("node", "Tests/Faults/wires.mjs", f"Web/{module}", "1000", str(5 * seed), seconds=60)


@pytest.mark.skipif("MINUTES" in os.environ, reason="10,000 of them are among the engine's own tests")
def test_1000000_traces_in_release():
    run("swift", "test", "--configuration", "release", "-Xswiftc", "-enable-testing", "--filter", "ContractTests",
        seconds=3600, NOD_TRACES="1000000")


def run(*command, seconds, **environment):
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, timeout=seconds,
                          env=os.environ | environment)
    assert done.returncode == 0, done.stdout + done.stderr
