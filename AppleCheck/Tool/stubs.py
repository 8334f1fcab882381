"""The files of Stubs/, for the checks here and for a Mac's Python 3.9, which `interface` runs in."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1]
STUBS = FOLDER / "Stubs"


def stub_files(module: str, edition: str = "") -> list[Path]:
    """A module's files; those of an SDK's edition stand in for files of the same name."""
    folders = [STUBS / module, FOLDER / f"Stubs-{edition}" / module]
    files = {file.relative_to(folder): file for folder in folders for file in sorted(folder.rglob("*.swift"))}
    return list(files.values())
