"""The files of Stubs/. Runs in a Mac's Python 3.9, as `interface` does."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1]
STUBS = FOLDER / "Stubs"


def stub_files(module: str, edition: str = "") -> list[Path]:
    """A module's files; those of an SDK's edition replace files of the same name."""
    folders = [STUBS / module, FOLDER / f"Stubs-{edition}" / module]
    files = {file.relative_to(folder): file for folder in folders for file in sorted(folder.rglob("*.swift"))}
    return list(files.values())
