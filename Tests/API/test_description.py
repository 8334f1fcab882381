"""Schemathesis tests the server against its description, with valid and invalid requests."""

import os
import subprocess
import sys
from pathlib import Path

from EndToEnd.server import REPOSITORY

DESCRIPTION = REPOSITORY / "Tasks/Sources/TaskServer/Routes/openapi.yaml"


def test_the_server_takes_what_its_description_allows_and_nothing_else(server, tmp_path):
    # The stream is endless, and deleted tasks can be restored.
    run = subprocess.run(
        [Path(sys.executable).parent / "schemathesis", "run", DESCRIPTION, "--url", server.url, "--no-color",
         "--exclude-path", "/api/events", "--exclude-checks", "use_after_free",
         "--phases", "coverage,fuzzing,stateful", "--max-examples", "20",
         "--seed", os.environ.get("SEED", "1"), "--generation-database", "none", "--warnings", "off"],
        cwd=tmp_path, capture_output=True, text=True, timeout=300,
        env=os.environ | {"SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": str(Path(__file__).parent)},
    )
    assert run.returncode == 0, run.stdout + run.stderr
