"""The workflows of .github and the first hour on a Mac: they are well-formed, and everything they name exists. Only a
run shows whether they pass."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
HOUR = subprocess.run([ROOT / "Scripts/first-hour.sh", "--dry-run"], capture_output=True, text=True, check=False)
TEXT = "\n".join([*(file.read_text() for file in WORKFLOWS), HOUR.stdout])


def named(pattern: str) -> list[str]:
    found = sorted(set(re.findall(pattern, TEXT)))
    assert found, f"The workflows name nothing like {pattern}"
    return found


def run(*command):
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_workflows_pass_actionlint():
    """It runs shellcheck on their scripts; Tests/Shell checks them for bash 3.2."""
    assert shutil.which("shellcheck"), "Without shellcheck actionlint doesn't read the steps' shell."
    run(ROOT / ".venv/bin/actionlint", *WORKFLOWS)


@pytest.mark.parametrize("path", named(r"(?<![\w/.-])((?:\.github|AppleCheck|Examples|Scripts|Tasks|Tests)/[\w./-]+\w)"))
def test_each_path_exists(path):
    assert (ROOT / path).exists()
    assert path.rpartition(".")[2] != "sh" or (ROOT / path).stat().st_mode & 0o111


@pytest.mark.parametrize("target", named(r"(?m)(?:run:|^) +make ([\w-]+)"))
def test_each_target_is_one_of_make(target):
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.M)


@pytest.mark.parametrize("scheme", named(r"-scheme (\S+)"))
def test_each_scheme_is_shared_or_made_by_the_package(scheme):
    package = (ROOT / "Package.swift").read_text()
    made = re.findall(r'\.library\(name: "(\w+)"', package) + re.findall(r'^    name: "(\w+)"', package, re.M)
    projects = [*ROOT.glob("*/*.xcodeproj"), *ROOT.glob("Examples/*/*.xcodeproj")]
    shared = [file.stem for project in projects for file in project.glob("xcshareddata/xcschemes/*.xcscheme")]
    assert scheme in [*made[:-1], f"{made[-1]}-Package", *shared]


def test_the_first_hour_has_its_steps_and_needs_a_mac():
    assert HOUR.returncode == 0 and HOUR.stdout.count("\n") == 11, HOUR.stdout + HOUR.stderr
    asked = subprocess.run([ROOT / "Scripts/first-hour.sh"], capture_output=True, text=True, check=False)
    if sys.platform != "darwin":
        assert asked.returncode == 1 and "This needs a Mac with Xcode" in asked.stderr


def test_the_packages_tests_compile_for_a_mac():
    """`swift test` compiles them for macOS 13. The hosted tests' scheme does for iOS 16, of the same year."""
    tests = re.findall(r'\.testTarget\(\s*name: "(\w+)"', (ROOT / "Package.swift").read_text())
    run("AppleCheck/check", "--only", "macos13-swift6", *(f"--module={name}" for name in tests))


@pytest.mark.parametrize("action", named(r"uses: (\S+)"))
def test_actions_are_pinned_by_commit(action):
    assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action)
