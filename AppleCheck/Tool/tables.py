"""Reads Platforms.toml, Modes.toml, Modules.toml and Frameworks.toml."""

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "AppleCheck"


@dataclass(frozen=True)
class Platform:
    name: str
    target_pattern: str
    floor: str
    of_ios: tuple[tuple[str, str], ...] = ()

    def target(self, version: str) -> str:
        return self.target_pattern.format(version=version)


@dataclass(frozen=True)
class Mode:
    name: str
    flags: tuple[str, ...]
    packages: str
    sdk: str = ""


@dataclass(frozen=True)
class Configuration:
    """A version of a platform in one mode."""

    platform: Platform
    version: str
    mode: Mode

    @property
    def name(self) -> str:
        return f"{self.platform.name.lower()}{int(float(self.version))}-{self.mode.name}"

    def of_packages(self) -> "Configuration":
        """The configuration of imported packages."""
        return replace(self, mode=modes()[self.mode.packages])

    def of_pure_swift(self) -> "Configuration":
        """The configuration of a package without frameworks: one for all versions."""
        return replace(self, version=self.platform.floor, mode=modes()["swift6"])

    @property
    def target(self) -> str:
        return self.platform.target(self.version)


@dataclass(frozen=True)
class ModuleEntry:
    name: str
    sources: tuple[str, ...]
    imports: tuple[str, ...] = ()
    platforms: tuple[str, ...] | None = None
    empty: tuple[str, ...] = ()
    resources: bool = False
    asked: bool = False
    built_by: str = "package"

    def is_claimed(self, platform: Platform) -> bool:
        return self.platforms is None or platform.name in self.platforms

    def is_empty(self, platform: Platform) -> bool:
        return platform.name in self.empty

    def files(self) -> list[Path]:
        found = []
        for source in self.sources:
            path = ROOT / source
            if not path.exists():
                raise SystemExit(f"Modules.toml: {self.name} names {source}, which isn't there.")
            found += sorted(path.rglob("*.swift")) if path.is_dir() else [path]
        return found


def configurations() -> list[Configuration]:
    """All configurations. Platforms alternate, so that two workers seldom wait for the same framework."""
    by_platform = []
    for name, entry in _table("Platforms.toml").items():
        platform = Platform(name, entry["target"], entry["floor"], tuple(entry.get("of_ios", {}).items()))
        pairs = [(version, mode) for version, names in entry["modes"].items() for mode in names]
        by_platform.append([Configuration(platform, version, modes()[mode]) for version, mode in pairs])
    return [one for turn in zip_longest(*by_platform) for one in turn if one]


@cache
def modes() -> dict[str, Mode]:
    return {
        name: Mode(name, tuple(entry["flags"]), entry.get("packages", name), entry.get("sdk", ""))
        for name, entry in _table("Modes.toml").items()
    }


def modules() -> list[ModuleEntry]:
    return [
        ModuleEntry(name, **{key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()})
        for name, entry in _table("Modules.toml").items()
    ]


def frameworks() -> dict:
    return _table("Frameworks.toml")


def _table(name: str) -> dict:
    return tomllib.loads((FOLDER / name).read_text())
