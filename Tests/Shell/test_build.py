"""Web/build.sh and `make web-bundle`, with compilers that write random bytes: a too large engine fails, and the packed
engine is the built one."""

import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 30_720
# A compiler and a linker that write SIZE bytes into what `-o` names.
WRITES = """while [ "$1" != -o ]; do shift; done
head -c "$SIZE" /dev/urandom > "$2"
"""


class Checkout:
    """The parts of a fresh clone that the engine and the archive are made of."""

    def __init__(self, folder):
        self.folder, self.engine = folder, folder / "Web/nod.wasm"
        shutil.copytree(ROOT / "Web", folder / "Web", ignore=shutil.ignore_patterns("*.wasm"))
        (folder / "Sources/Nod").mkdir(parents=True)
        (folder / "Scripts").mkdir()
        for path in ["Makefile", "VERSION", "LICENSE", "Scripts/web-bundle.py"]:
            shutil.copy(ROOT / path, folder / path)
        self.program("Scripts/install.sh")
        self.program("usr/lib/swift/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule")
        for name in ["swiftc", "clang", "wasm-ld"]:
            self.program(f"usr/bin/{name}", WRITES)
        self.program("usr/bin/wasm-opt")
        # Files aren't compressed; what is packed comes through a pipe.
        self.program("usr/bin/brotli", f'if [ -f "${{@: -1}}" ]; then cat "${{@: -1}}"; else {shutil.which("brotli")} "$@"; fi')
        self.program("usr/bin/swiftly", "exit 1")

    def program(self, path, does=""):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/bash\n{does}\n")
        file.chmod(0o755)

    def run(self, *command, size=LIMIT):
        place = f"{self.folder}/usr/bin{os.pathsep}{os.environ['PATH']}"
        outer = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")}
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True,
                              env=outer | {"PATH": place, "HOME": str(self.folder), "SIZE": str(size)})

    def packed(self):
        """The engine in the archive."""
        [archive] = (self.folder / ".build-web").glob("*.tgz")
        with tarfile.open(archive) as files:
            return files.extractfile("package/nod.wasm").read()


@pytest.fixture
def checkout(tmp_path):
    return Checkout(tmp_path)


def test_an_engine_over_its_limit_or_a_tool_that_fails_ends_the_build_and_leaves_the_engine_before(checkout):
    assert checkout.run("Web/build.sh").returncode == 0
    before = checkout.engine.read_bytes()
    assert len(before) == LIMIT
    larger = checkout.run("Web/build.sh", size=LIMIT + 1)
    assert larger.returncode == 1 and "too large" in larger.stderr
    checkout.program("usr/bin/wasm-opt", "exit 4")
    assert checkout.run("Web/build.sh").returncode == 4
    assert checkout.engine.read_bytes() == before


def test_one_run_makes_the_archive_and_the_next_packs_the_next_engine(checkout):
    engines = []
    for _ in range(2):
        made = checkout.run("make", "web-bundle", size=LIMIT - 1024)
        assert made.returncode == 0, made.stderr
        engines.append(checkout.packed())
    assert engines[0] != engines[1] == checkout.engine.read_bytes()
    assert checkout.run("make", "web-bundle", size=LIMIT + 1).returncode != 0
    assert checkout.packed() == engines[1]
