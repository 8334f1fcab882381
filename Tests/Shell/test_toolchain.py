"""Web/toolchain.sh finds the engine's tools: swiftly's toolchain, or one in a Mac's folders; or explains in one line how
to get them."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EVERYBODYS = Path("/Library/Developer/Toolchains")
pytestmark = pytest.mark.skipif(EVERYBODYS.is_dir() and any(EVERYBODYS.iterdir()), reason="has toolchains for all")
LIBRARY = "lib/swift/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule"
PARTS = ["bin/swiftc", "bin/clang", "bin/wasm-ld", LIBRARY]


class Computer:
    """A home and a folder of commands, with nothing in them."""

    def __init__(self, folder):
        self.folder = folder
        (folder / "bin").mkdir()
        for name in ["bash", "dirname", "readlink"]:
            (folder / "bin" / name).symlink_to(shutil.which(name))

    def program(self, path, does=""):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/bash\n{does}\n")
        file.chmod(0o755)

    def toolchain(self, path, missing=None):
        """A toolchain of swift.org, or one without a part."""
        for part in PARTS:
            if part != missing:
                self.program(f"{path}/usr/{part}")

    def find(self, **variables):
        found = subprocess.run(
            [shutil.which(os.environ.get("BASH_OF_A_MAC", "bash")), ROOT / "Web/toolchain.sh"],
            env={"HOME": self.folder / "home", "PATH": self.folder / "bin"} | variables, capture_output=True, text=True,
        )
        said = found.stderr.splitlines()
        assert (found.returncode, len(said)) == ((0, 0) if found.stdout else (3, 1))
        return str(Path(found.stdout.strip()).relative_to(self.folder)) if found.stdout else said[0]


@pytest.fixture
def mac(tmp_path):
    return Computer(tmp_path)


def test_the_compiler_on_the_path_is_followed_through_links(mac):
    mac.toolchain("swift")
    mac.program("swift/usr/bin/swift-driver")
    (mac.folder / "swift/usr/bin/swiftc").unlink()
    (mac.folder / "swift/usr/bin/swiftc").symlink_to("swift-driver")
    (mac.folder / "bin/swiftc").symlink_to(mac.folder / "swift/usr/bin/swiftc")
    assert mac.find() == "swift/usr/bin"


def test_toolchains_in_a_macs_folders_are_found_the_latest_first(mac):
    folder = "home/Library/Developer/Toolchains"
    mac.toolchain(f"{folder}/swift-6.3-RELEASE.xctoolchain")
    assert mac.find() == f"{folder}/swift-6.3-RELEASE.xctoolchain/usr/bin"
    mac.toolchain(f"{folder}/swift-latest.xctoolchain")
    assert mac.find() == f"{folder}/swift-latest.xctoolchain/usr/bin"


def test_the_chosen_toolchain_comes_first_then_swiftlys_then_that_of_the_path(mac):
    for name in ["chosen", "swiftly", "path"]:
        mac.toolchain(name)
    (mac.folder / "bin/swiftc").symlink_to(mac.folder / "path/usr/bin/swiftc")
    assert mac.find() == "path/usr/bin"
    mac.program("bin/swiftly", f'[ "$*" = "use --print-location" ] && echo {mac.folder}/swiftly')
    mac.program("bin/xcrun", f"echo {mac.folder}/chosen/usr/bin/swiftc")
    assert mac.find() == "swiftly/usr/bin"
    assert mac.find(TOOLCHAINS="org.swift.630") == "chosen/usr/bin"


@pytest.mark.parametrize("missing", PARTS)
def test_a_toolchain_without_a_part_is_left(mac, missing):
    mac.toolchain("xcode", missing)
    (mac.folder / "bin/swiftc").symlink_to(mac.folder / "xcode/usr/bin/swiftc")
    assert "brew install swiftly && swiftly init" in mac.find()
    mac.toolchain("home/Library/Developer/Toolchains/swift-latest.xctoolchain")
    assert mac.find() == "home/Library/Developer/Toolchains/swift-latest.xctoolchain/usr/bin"
