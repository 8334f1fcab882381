"""The server does what its description says: schemathesis makes requests that fit it, and such that don't."""

import os
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
TASKS = REPOSITORY / "Tasks/.build/debug/tasks"
DESCRIPTION = REPOSITORY / "Tasks/Sources/TaskServer/Routes/openapi.yaml"


def test_the_server_takes_what_its_description_allows_and_nothing_else(tmp_path):
    serve = [TASKS, "serve", "--port", "0", "--database", tmp_path / "tasks.sqlite", "--assets", REPOSITORY]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as server:
        try:
            address = server.stdout.readline().split()[-1]
            # The stream has no end; and what is deleted may come back, from the bin.
            run = subprocess.run(
                [Path(sys.executable).parent / "schemathesis", "run", DESCRIPTION, "--url", address, "--no-color",
                 "--exclude-operation-id", "getEvents", "--exclude-checks", "use_after_free",
                 "--phases", "coverage,fuzzing,stateful", "--max-examples", "20",
                 "--seed", os.environ.get("SEED", "1"), "--generation-database", "none", "--warnings", "off"],
                cwd=tmp_path, capture_output=True, text=True, timeout=300,
                env=os.environ | {"SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": str(Path(__file__).parent)},
            )
        finally:
            server.terminate()
    assert run.returncode == 0, run.stdout + run.stderr
