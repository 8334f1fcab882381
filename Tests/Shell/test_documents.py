"""Links between documents lead to files and headings that exist; targets of make in them are tested; all copies of the
version agree, and .spi.yml names existing targets."""

import re
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
PAGES = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def anchors(text: str) -> set[str]:
    """The headings as GitHub writes them in addresses."""
    headings = re.findall(r"^#+ (.*)", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page):
    text = CODE.sub("", (ROOT / page).read_text())
    for link in re.findall(r'\]\(([^)\s]+)\)|src="([^"]+)"', text):
        path, _, anchor = "".join(link).partition("#")
        if re.match(r"[a-z]+:|/", path):
            continue
        target = (ROOT / page).parent / path if path else ROOT / page
        assert target.exists(), f"{page}: there is no {path}"
        assert not anchor or anchor in anchors(target.read_text()), f"{page}: {path} has no heading {anchor}"


def test_targets_of_make_exist():
    """test_targets.py runs each, or names it as run by hand."""
    listed = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for page in PAGES:
        for line in re.findall(r"^ {0,4}make (.*)", (ROOT / page).read_text(), re.MULTILINE):
            targets = [word for word in re.sub(r"( #| && ).*", "", line).split() if "=" not in word]
            assert set(targets) <= listed, f"{page}: make {line}"


def read(path):
    return (ROOT / path).read_text()


def test_versions_agree():
    version = read("VERSION").strip()
    newest, last = re.findall(r"^## (\S+) \((.*)\)$", read("CHANGELOG.md"), re.M)[:2]
    assert newest[1] == "unreleased" and newest[0] != last[0] == version
    # Before the first tag, SwiftPM is given the branch.
    assert re.findall(r'from: "(.*?)"', read("README.md")) in ([], [version])
    assert f'version = "{version}"' in read("Tools/Audit/Sources/Running/AuditRun.swift")


def test_the_index_is_given_targets_with_documentation():
    manifest = yaml.safe_load(read(".spi.yml"))
    assert manifest["version"] == 1 and list(manifest) == ["version", "builder"]
    for config in manifest["builder"]["configs"]:
        assert config["platform"] == "ios" and float(config["swift_version"]) >= 6.1
        for target in config["documentation_targets"]:
            assert f'name: "{target}"' in read("Package.swift")
            assert (ROOT / f"Sources/{target}/{target}.docc").is_dir(), target
