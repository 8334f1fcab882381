"""A release: all copies of the version agree, and .spi.yml names existing targets."""

import re
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]


def read(path):
    return (ROOT / path).read_text()


def test_versions_agree():
    version = read("VERSION").strip()
    newest, last = re.findall(r"^## (\S+)", read("CHANGELOG.md"), re.M)[:2]
    assert (newest, last) == ("Unreleased", version)
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
