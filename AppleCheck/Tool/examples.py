"""The files of Examples/ and the examples of the audit's rules, for the platforms that each names."""

import re
from collections import defaultdict

import tables
from checker import Sources
from sdk import imports
from tables import Configuration

PLATFORMS = re.compile(r"^// platforms: (.+)$", re.M)


def example_groups(entries, configuration: Configuration) -> list:
    """Groups examples into modules: a module per rule, and one per set of platforms. Returns each with its imports."""
    ours = [entry.name for entry in entries if entry.is_claimed(configuration.platform)]
    groups = []
    for (platforms, rule), files in sorted(_by_platforms().items()):
        if exists_in(platforms, configuration):
            name = "Examples_" + re.sub(r"\W+", "_", rule or platforms)
            sources = Sources.read(name, files)
            imported = imports("\n".join(sources.texts))
            groups.append((sources, [name for name in ours if name in imported]))
    return groups


def _by_platforms() -> dict:
    groups = defaultdict(list)
    rules = tables.ROOT / "Tools/Audit/Rules"
    for file in sorted([*(tables.FOLDER / "Examples").rglob("*.swift"), *rules.rglob("*.swift")]):
        if rules in file.parents:
            # A module can't have two files of one name: each rule is a module.
            groups["iOS 17", file.parent.name].append(file)
            continue
        named = PLATFORMS.search(file.read_text())
        if not named:
            shown = file.relative_to(tables.ROOT)
            raise SystemExit(f"{shown} doesn't name its platforms (`// platforms: iOS 17, macOS 14`).")
        groups[named[1].strip(), ""].append(file)
    return groups


def exists_in(platforms: str, configuration: Configuration) -> bool:
    for item in platforms.split(","):
        name, version = item.split()
        if name == configuration.platform.name:
            return float(configuration.version) >= float(version)
    return False
