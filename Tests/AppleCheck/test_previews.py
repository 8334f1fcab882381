"""The app that shows previews for pictures: `Scripts/previews.py` makes it of a checkout, and it compiles."""

import os
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


# The results are kept with those of this checkout.
CACHE = {"APPLE_CHECK_CACHE": str(ROOT / ".build-apple-check")} | os.environ


def check(folder: Path, module: str) -> subprocess.CompletedProcess:
    command = [folder / "AppleCheck/check", "--module", module, "--only", "ios26-swift6"]
    return subprocess.run(command, capture_output=True, text=True, env=CACHE)


def test_each_preview_is_shown_by_an_app_that_compiles(tmp_path):
    for part in ("AppleCheck", "Scripts", "Sources", "Tasks"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns(".build"))
    folders = [tmp_path / "Sources/NodUI", tmp_path / "Tasks/Sources/TasksApp"]
    texts = [file.read_text() for folder in folders for file in sorted(folder.rglob("*.swift"))]
    for text in filter(re.compile("#Preview").search, texts):
        assert all(one in text.partition("#Preview")[2] for one in (".dark", ".accessibility5", ".rightToLeft")), text
    written = re.findall(r'#Preview\("(.*?)"', "\n".join(texts))
    assert len(written) == sum(text.count("#Preview") for text in texts)
    ran = subprocess.run([tmp_path / "Scripts/previews.py"], check=True, capture_output=True, text=True)
    names = ran.stdout.splitlines()
    assert [name.partition(", ")[2] for name in names] == written and len({*names}) == len(names)
    passed = check(tmp_path, "TasksApp")
    assert passed.returncode == 0, passed.stdout
    file = tmp_path / "Sources/NodUI/Completion/CompletionCheck.swift"
    file.write_text(file.read_text().replace("CompletionCheckExample()", "CompletionCheckSample()"))
    refused = check(tmp_path, "NodUI")
    assert refused.returncode == 1 and "cannot find 'CompletionCheckSample' in scope" in refused.stdout
