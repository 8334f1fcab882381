#!/usr/bin/env python3
"""Packs the browser library: .build-web/nod-web-VERSION.tgz, which `npm install` takes and a server serves.

Engine, modules, types, styles, words and documentation; no sources of the engine. The same files give the same bytes.
"""

import gzip
import io
import json
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "Web"
PARTS = [
    "*.js", "*.d.ts", "*.css", "*.wasm", "elements/*.js", "design/*.js", "gestures/*.js", "performers/*.js", "messages/*.json", "feedback.schema.json",
]
ENGINES = ["nod.wasm", "nod-sound.wasm", "nod-gestures.wasm", "nod-design.wasm"]


def package(version: str) -> str:
    exports = {
        ".": {"types": "./nod.d.ts", "default": "./nod.js"},
        "./gestures": {"types": "./gestures.d.ts", "default": "./gestures.js"},
        "./design": "./design.js",
        "./feedback.schema.json": "./feedback.schema.json",
        "./react": {"types": "./react.d.ts"},
        "./nod.css": "./nod.css",
    }
    facts = {
        "name": "nod-web",
        "version": version,
        "description": "Completion checks, celebrations, toasts and presses, answered by one engine.",
        "type": "module",
        "main": "./nod.js",
        "types": "./nod.d.ts",
        "exports": exports,
        "sideEffects": True,
    }
    return json.dumps(facts, indent=2) + "\n"


def files(version: str) -> dict[str, bytes]:
    """Every file of the archive by its path."""
    missing = [name for name in ENGINES if not (WEB / name).is_file()]
    if missing:
        raise SystemExit(f"Web/{missing[0]} is not built yet. Run `make wasm` first.")
    found = {path.relative_to(WEB).as_posix(): path.read_bytes() for part in PARTS for path in sorted(WEB.glob(part))}
    found["README.md"] = (WEB / "Bundle/README.md").read_text("utf-8").replace("{version}", version).encode()
    found["DOCUMENTATION.md"] = (WEB / "README.md").read_bytes()
    found["package.json"] = package(version).encode()
    license = ROOT / "LICENSE"
    if license.is_file():
        found["LICENSE"] = license.read_bytes()
    return found


def archive(contents: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for path, data in sorted(contents.items()):
            entry = tarfile.TarInfo("package/" + path)
            entry.size, entry.mode = len(data), 0o644
            tar.addfile(entry, io.BytesIO(data))
    return gzip.compress(packed.getvalue(), mtime=0)


def main() -> None:
    version = (ROOT / "VERSION").read_text().strip()
    contents = files(version)
    target = ROOT / ".build-web" / f"nod-web-{version}.tgz"
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(archive(contents))
    size = target.stat().st_size
    print(f"{target.relative_to(ROOT)}: {len(contents)} files, {size:,} bytes")


if __name__ == "__main__":
    main()
