#!/usr/bin/env python3
"""The page, Studio and the library as modules: no import cycles, no unused modules, no two files of the page with the
same name."""

import json
import subprocess
import sys
import tempfile
from collections import Counter
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ["Tasks/Page", "Studio"]
ENTRIES = [
    "Tasks/Page/app.js", "Tasks/Page/early.js", "Tasks/Page/sw.js", "Studio/studio.js", "Studio/theme.js"
]


def imports() -> dict[str, set[str]]:
    """The imports of each module, static and dynamic, as esbuild resolves them."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "modules.json"
        command = [
            "esbuild", *ENTRIES, "--bundle", "--format=esm", f"--outdir={folder}", f"--metafile={report}",
            "--log-level=error"
        ]
        subprocess.run(command, cwd=ROOT, check=True)
        inputs = json.loads(report.read_text("utf-8"))["inputs"]
    return {path: {one["path"] for one in module["imports"]} for path, module in inputs.items()}


def problems() -> list[str]:
    graph = imports()
    files = [path for folder in PAGE for path in (ROOT / folder).rglob("*") if path.is_file()]
    names = Counter(path.name for path in files)
    found = [f"{count} files are called {name}." for name, count in names.items() if count > 1]
    scripts = {path.relative_to(ROOT).as_posix() for path in files if path.suffix == ".js"}
    found += [f"Nothing imports {path}." for path in sorted(scripts - graph.keys())]
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found.append("These import each other in a circle: " + " → ".join(reversed(error.args[1])))
    return found


if __name__ == "__main__":
    found = problems()
    print(*found or ["No circle of imports, no name twice"], sep="\n")
    sys.exit(bool(found))
