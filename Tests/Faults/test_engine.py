"""Engine and files take whatever comes: any traces, numbers into WebAssembly, mutants of files. No trap, no hang."""

import os
import subprocess
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]


def test_100000_calls_with_any_numbers(rounds):
    for seed in rounds(100):
        # Each instance makes 200 calls, from a seed of its own.
        run("node", "Tests/Faults/wires.mjs", "Web/nod.wasm", "1000", str(5 * seed), seconds=60)


@pytest.mark.skipif("MINUTES" in os.environ, reason="10,000 of them are among the engine's own tests")
def test_1000000_traces_in_release():
    run("swift", "test", "--configuration", "release", "-Xswiftc", "-enable-testing", "--filter", "ContractTests",
        seconds=3600, NOD_TRACES="1000000")


def test_100000_mutants_of_files_and_events(rounds):
    configuration, mutants = ("debug", 100) if "MINUTES" in os.environ else ("release", 1000)
    if configuration == "release":
        run("swift", "build", "--package-path", "Tools", "--configuration", "release", "--product", "feedback-fuzz",
            seconds=3600)
    for seed in rounds(100_000 // mutants):
        run(f"Tools/.build/{configuration}/feedback-fuzz", str(mutants), str(mutants * seed), "Fixtures", seconds=1200)


def run(*command, seconds, **environment):
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, timeout=seconds,
                          env=os.environ | environment)
    assert done.returncode == 0, done.stdout + done.stderr
