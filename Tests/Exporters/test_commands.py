"""Runs the commands of nod in documents."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
COMMANDS = sorted({re.sub(" +#.*", "", line) for page in PAGES
                   for line in re.findall(r"^ {0,4}(nod [a-z].*)", (ROOT / page).read_text(), re.MULTILINE)})


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    """A repository with a screen and a feedback file; nod is on its PATH."""
    folder = tmp_path_factory.mktemp("commands") / "MyApp"
    (folder / "Sources/Settings").mkdir(parents=True)
    (folder / "Sources/Settings/View.swift").write_text('import SwiftUI\n\nlet view = Text("a")\n')
    shutil.copy(ROOT / "Fixtures/calm.feedback.json", folder)
    for command in ["init -q -b main", "add .", "-c user.name=A -c user.email=a@example.org commit -qm A",
                    "update-ref refs/remotes/origin/main HEAD"]:
        subprocess.run(["git", *command.split()], cwd=folder, check=True)
    return folder


@pytest.mark.parametrize("command", COMMANDS)
def test_it_runs(app, command):
    path = f"{ROOT}/Tools/.build/debug{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(["bash", "-c", command], cwd=app, env=os.environ | {"PATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
