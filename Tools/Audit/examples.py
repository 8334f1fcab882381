#!/usr/bin/env python3
"""AppleCheck/Examples has exactly the findings written in its findings.txt; `--update` writes them anew, to be read in
the diff."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXPECTED = ROOT / "AppleCheck/Examples/findings.txt"

command = [ROOT / "Tools/.build/debug/nod", "audit", "AppleCheck/Examples", "--format", "json"]
done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
if done.returncode not in (0, 1):
    sys.exit(done.stderr)
found = [
    f"{Path(one['path']).name}:{one['line']}:{one['column']} {one['rule']}"
    for one in json.loads(done.stdout)["findings"]
]
if "--update" in sys.argv:
    EXPECTED.write_text("".join(line + "\n" for line in found), encoding="utf-8")
expected = EXPECTED.read_text(encoding="utf-8").splitlines()
new, gone = [line for line in found if line not in expected], [line for line in expected if line not in found]
if new or gone:
    changes = [f"  found, but not written: {line}" for line in new] + [
        f"  written, but not found: {line}" for line in gone
    ]
    sys.exit("AppleCheck/Examples and its findings.txt differ:\n" + "\n".join(changes))
print(f"Examples: {len(found)} findings, as written beside them.")
