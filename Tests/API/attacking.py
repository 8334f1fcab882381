"""Requests made from the server's description by schemathesis: those that fit it, and those that don't."""

import os
import re
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
TASKS = REPOSITORY / "Tasks/.build/debug/tasks"
DESCRIPTION = REPOSITORY / "Tasks/Sources/TaskServer/Routes/openapi.yaml"
BIN = Path(sys.executable).parent


def attack(folder, examples, seed, seconds):
    """Up to so many examples of each operation to a server of their own; returns how many requests it answered as it
    says, and fails with what it answered otherwise.
    """
    database = folder / f"attacked-{seed}.sqlite"
    serve = [TASKS, "serve", "--port", "0", "--database", database, "--assets", REPOSITORY]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as server:
        try:
            address = server.stdout.readline().split()[-1]
            # The stream has no end; and what is deleted may come back, from the bin.
            run = subprocess.run(
                [BIN / "schemathesis", "run", DESCRIPTION, "--url", address, "--no-color",
                 "--exclude-operation-id", "getEvents", "--exclude-checks", "use_after_free",
                 "--phases", "coverage,fuzzing,stateful", "--max-examples", str(examples), "--seed", str(seed),
                 "--generation-database", "none", "--warnings", "off"],
                cwd=folder, capture_output=True, text=True, timeout=seconds,
                env=os.environ | {"SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": str(Path(__file__).parent)},
            )
        finally:
            server.terminate()
    assert run.returncode == 0, run.stdout + run.stderr
    return int(re.search(r"([\d,]+) generated", run.stdout)[1].replace(",", ""))
