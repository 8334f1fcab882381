#!/usr/bin/env python3
"""Packs nod for SwiftPM's plugins: .build-artifact/nod.artifactbundle, the same as a zip, and its checksum.

Builds for the machine at hand and keeps what other machines built before: on a Mac, put Linux's bundle there first.
"""

import hashlib
import json
import platform
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".build-artifact"
BUNDLE = FOLDER / "nod.artifactbundle"
TRIPLES = {
    "linux-x86_64": ["x86_64-unknown-linux-gnu"],
    "linux-aarch64": ["aarch64-unknown-linux-gnu"],
    "macos": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}
IS_MAC = platform.system() == "Darwin"
VARIANT = "macos" if IS_MAC else f"linux-{platform.machine()}"


def build() -> Path:
    """A Mac has Swift's library; Linux gets it linked in.

    In a folder of its own: the flags would have the next ordinary release build compile everything again.
    """
    flags = ["--arch", "arm64", "--arch", "x86_64"] if IS_MAC else ["--static-swift-stdlib"]
    command = ["Tools/release", "nod", "--scratch-path", FOLDER / "build", *flags]
    subprocess.run(command, cwd=ROOT, check=True)
    shown = subprocess.run([*command, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return Path(shown.stdout.strip()) / "nod"


def info(version: str) -> str:
    variants = [
        {"path": f"{name}/nod", "supportedTriples": triples}
        for name, triples in TRIPLES.items()
        if (BUNDLE / name / "nod").is_file()
    ]
    nod = {"version": version, "type": "executable", "variants": variants}
    return json.dumps({"schemaVersion": "1.0", "artifacts": {"nod": nod}}, indent=2) + "\n"


def main() -> None:
    built = build()
    target = BUNDLE / VARIANT / "nod"
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(built, target)
    target.chmod(0o755)
    subprocess.run(["strip", "-x", target] if IS_MAC else ["strip", target], check=True)
    version = (ROOT / "VERSION").read_text().strip()
    (BUNDLE / "info.json").write_text(info(version))
    archive = Path(shutil.make_archive(str(BUNDLE), "zip", FOLDER, BUNDLE.name))
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size / 1e6:.1f} MB")
    print(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / 1e6:.1f} MB")
    print(f"checksum {hashlib.sha256(archive.read_bytes()).hexdigest()}")


if __name__ == "__main__":
    main()
