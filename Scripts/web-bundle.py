#!/usr/bin/env python3
"""Packs the browser library: .build-web/nod-web-VERSION.tgz, which `npm install` takes and a server serves.

Engine, modules, types, styles, words and documentation, and the scripts once more in one flat file, made by esbuild; no
sources of the engine. The same files and the same esbuild give the same bytes.
"""

import gzip
import io
import json
import subprocess
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "Web"
ENGINE = "nod.wasm"
PARTS = [
    ENGINE, "*.js", "*.d.ts", "*.css", "elements/*.js", "design/*.js", "gestures/*.js", "performers/*.js",
    "messages/*.json", "feedback.schema.json",
]
MESSAGES = [path.relative_to(WEB).as_posix() for path in sorted(WEB.glob("messages/*.json"))]
# The flat file: everything a page may use, and the words, which are no request of their own then.
FLAT = f"""import {{ included }} from "./assets.js";
{"".join(f'import t{number} from "./{path}"; included["{path}"] = t{number};' for number, path in enumerate(MESSAGES))}
export * from "./nod.js";
export * from "./gestures.js";
"""


def package(version: str) -> str:
    """Facts of the package; an address that the releaser has not filled in is left out."""
    facts = json.loads((WEB / "Bundle/package.json").read_text("utf-8")) | {"version": version}
    empty = [name for name, value in facts.items() if value == ""]
    if empty:
        print(f"Web/Bundle/package.json names no {' and no '.join(empty)}: fill it in before you publish.")
    return json.dumps({name: value for name, value in facts.items() if name not in empty}, indent=2) + "\n"


def files(version: str) -> dict[str, bytes]:
    """Every file of the archive by its path."""
    if not (WEB / ENGINE).is_file():
        raise SystemExit(f"Web/{ENGINE} is not built yet. Run `make wasm` first.")
    found = {path.relative_to(WEB).as_posix(): path.read_bytes() for part in PARTS for path in sorted(WEB.glob(part))}
    found |= {path.name: path.read_bytes() for path in sorted((WEB / "Bundle").iterdir())}
    found |= flat(found, version)
    found["README.md"] = (WEB / "Bundle/README.md").read_text("utf-8").replace("{version}", version).encode()
    found["DOCUMENTATION.md"] = (WEB / "README.md").read_bytes()
    found["package.json"] = package(version).encode()
    found["LICENSE"] = (ROOT / "LICENSE").read_bytes()
    return found


def flat(contents: dict[str, bytes], version: str) -> dict[str, bytes]:
    """nod.min.js and its map, whose paths are those of the archive."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for path, data in contents.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
        command = ["esbuild", "--bundle", "--minify", "--format=esm", "--sourcemap", "--loader:.json=text",
                   "--log-level=warning",
                   f"--banner:js=/*! Nod {version}, MIT licence */", "--sourcefile=nod.flat.js", "--outfile=nod.min.js"]
        subprocess.run(command, input=FLAT, text=True, cwd=folder, check=True)
        return {name: (folder / name).read_bytes() for name in ["nod.min.js", "nod.min.js.map"]}


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
