"""Pre-commit hooks, the GitHub Action and the agents' skill name only existing things; the Action's steps run."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
STEPS = ACTION["runs"]["steps"]


def front_matter(path):
    return yaml.safe_load((ROOT / path).read_text().split("---\n")[1])


def test_hooks_read_the_whole_project_with_the_command_at_hand():
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    assert [hook["id"] for hook in hooks] == ["nod-audit", "nod-audit-all"]
    for hook in hooks:
        assert hook["entry"] == "nod audit" and hook["language"] == "system"
        assert hook["types"] == ["swift"] and hook["pass_filenames"] is False


def test_the_skill_says_when_to_use_it():
    skill = front_matter("Integrations/nod-audit/SKILL.md")
    assert list(skill) == ["name", "description"]
    assert skill["name"] == "nod-audit" and len(skill["description"]) < 1024


def test_every_input_is_used_and_every_one_used_exists():
    used = set(re.findall(r"inputs\.([a-z-]+)", json.dumps(STEPS)))
    assert used == set(ACTION["inputs"])
    identifiers = {step["id"] for step in STEPS if "id" in step}
    assert set(re.findall(r"steps\.([a-z-]+)\.", json.dumps(ACTION))) == identifiers
    written = re.findall(r'echo "([a-z]+)=', (ROOT / "Integrations/Action/audit.sh").read_text())
    assert set(written) == set(ACTION["outputs"])


def test_steps_of_the_shell_say_which_and_name_scripts_that_are_there():
    assert ACTION["runs"]["using"] == "composite"
    for step in STEPS:
        assert ("run" in step) == ("shell" in step) != ("uses" in step), step
        # An expression in a script would allow injection.
        assert "${{" not in step.get("run", "")
        for path in re.findall(r"\$GITHUB_ACTION_PATH/([\w./]+)", step.get("run", "")):
            assert os.access(ROOT / path, os.X_OK), path


@pytest.fixture
def job(tmp_path):
    """Runs a step's script with a `nod` that prints its arguments and exits with a given status."""
    commands = tmp_path / "bin"
    commands.mkdir()
    (commands / "nod").write_text('#!/bin/sh\nprintf "%s\\n" "$@"\nexit "${NOD_EXITS:-0}"\n')
    (commands / "nod").chmod(0o755)

    def run(script, **variables):
        files = {name: tmp_path / name for name in ["GITHUB_OUTPUT", "GITHUB_PATH"]}
        for file in files.values():
            file.write_text("")
        done = subprocess.run(
            [ROOT / "Integrations/Action" / script], cwd=tmp_path, text=True, capture_output=True,
            env={"PATH": f"{commands}:/usr/bin:/bin", "RUNNER_TEMP": tmp_path} | files | variables,
        )
        return done, files["GITHUB_OUTPUT"].read_text(), files["GITHUB_PATH"].read_text()

    return run


@pytest.mark.parametrize(("exits", "clean"), [("0", "true"), ("1", "false"), ("2", None)])
def test_findings_are_no_failure_of_the_audit_and_wrong_settings_are(job, tmp_path, exits, clean):
    done, output, _ = job("audit.sh", NOD_EXITS=exits, NOD_PATHS="App\nMy Kit\n", NOD_CHANGED_SINCE="origin/main")
    words = ["audit", "--format", "sarif", "--changed-since", "origin/main", "App", "My Kit"]
    assert (tmp_path / "nod.sarif").read_text().splitlines() == words
    if clean:
        assert done.returncode == 0 and output == f"sarif={tmp_path}/nod.sarif\nclean={clean}\n"
    else:
        assert done.returncode == 2 and output == "" and "::error" in done.stdout


def test_a_nod_that_is_there_is_taken(job):
    done, _, path = job("install.sh")
    assert done.returncode == 0 and "nod is installed" in done.stdout and path == ""
