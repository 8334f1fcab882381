"""Every target of `make help` is run by `make test`, here with little to do, or by hand, as listed in
CONTRIBUTING.md."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MAKEFILE = (ROOT / "Makefile").read_text()
LISTED = re.findall(r"^([a-z-]+):[^=\n]*## ", MAKEFILE, re.MULTILINE)
PARTS = re.search(r"^PARTS := (.*)", MAKEFILE, re.MULTILINE)[1].split() + ["test-browser", "test-faults"]
# The part of `make test` that fails for the same fault.
DONE_BY = {
    "faults": "test-faults", "film": "test-browser", "rules": "test-tools",
    "scores": "test-bundle", "site": "test-bundle", "texts": "test-web", "vocabulary": "test-engine", "wasm": "test-bundle", "web-bundle": "test-bundle",
    "wire": "test-web",
}
# Targets that run within seconds.
SMALL = {"help": ["make", "help"], "page": ["make", "page"], "bench": [".venv/bin/python", "Benchmarks"]}
# Targets that need a release build, a screen reader or a person, with their last run.
BY_HAND = dict(re.findall(r"^\| `make ([a-z-]+)[^|]*\| (\d{4}-\d\d-\d\d) \|", (ROOT / "CONTRIBUTING.md").read_text(),
                          re.MULTILINE))


def test_no_target_is_forgotten_and_none_is_listed_twice():
    assert sorted([*PARTS, *DONE_BY, *SMALL, *BY_HAND, "test"]) == sorted(LISTED)
    assert set(DONE_BY.values()) <= set(PARTS)


@pytest.mark.parametrize("name", SMALL)
def test_with_little_to_do_it_runs(name):
    if name == "bench" and not (shutil.which("chromium-headless-shell") and (ROOT / "Web/nod.wasm").exists()):
        pytest.skip("drives Debian's Chromium, and needs the engine")
    little = os.environ | {"PARTS": "taps", "TIMES": "1", "MAKEFLAGS": ""}
    ran = subprocess.run(SMALL[name], cwd=ROOT, env=little, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("name", LISTED)
def test_what_it_calls_is_there(name):
    recipe = subprocess.run(["make", "--dry-run", "--always-make", name], cwd=ROOT, capture_output=True, text=True,
                            env=os.environ | {"MAKEFLAGS": ""})
    assert recipe.returncode == 0, recipe.stderr
    called = set(re.findall(r"(?<![\w/.])(?:AppleCheck|Benchmarks|Scripts|Tests|Tools|Web)/[\w/.-]*\w", recipe.stdout))
    built = {path for path in called if "/.build/" in path or path.endswith(".wasm")}
    assert [path for path in sorted(called - built) if not (ROOT / path).exists()] == []
