"""Web/toolchain.sh finds the engine's tools: swiftly's toolchain, one in a Mac's folders, Homebrew's parts; or explains
in one line how to get them."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EVERYBODYS = Path("/Library/Developer/Toolchains")
pytestmark = pytest.mark.skipif(EVERYBODYS.is_dir() and any(EVERYBODYS.iterdir()), reason="has toolchains for all")
LIBRARY = "lib/swift/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule"


class Computer:
    """A home, a folder of commands and a Homebrew, with nothing in them."""

    def __init__(self, folder):
        self.folder = folder
        for name in ["bash", "dirname", "readlink", "grep"]:
            self.program(f"bin/{name}").unlink()
            (folder / "bin" / name).symlink_to(shutil.which(name))

    def program(self, path, does=""):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/bash\n{does}\n")
        file.chmod(0o755)
        return file

    def clang(self, path, targets="wasm32"):
        return self.program(path, f"echo '  {targets}  - a target'")

    def toolchain(self, path, parts=("clang", "wasm-ld", LIBRARY)):
        """A toolchain of swift.org with all or some parts."""
        self.program(f"{path}/usr/bin/swiftc")
        for part in parts:
            make = self.clang if part == "clang" else self.program
            make(f"{path}/usr/{part}" if part == LIBRARY else f"{path}/usr/bin/{part}")

    def find(self, **variables):
        paths = {"HOME": self.folder / "home", "PATH": self.folder / "bin", "HOMEBREW_PREFIX": self.folder / "brew"}
        found = subprocess.run(
            [shutil.which(os.environ.get("BASH_OF_A_MAC", "bash")), ROOT / "Web/toolchain.sh"],
            env=paths | variables, capture_output=True, text=True,
        )
        said = found.stderr.splitlines()
        assert (found.returncode, len(said)) == ((0, 0) if found.stdout else (3, 1))
        return [str(Path(path).relative_to(self.folder)) for path in found.stdout.splitlines()] or said[0]


@pytest.fixture
def mac(tmp_path):
    return Computer(tmp_path)


def whole(path):
    return [f"{path}/usr/bin/{name}" for name in ["swiftc", "clang", "wasm-ld"]]


def test_a_mac_with_xcode_alone_is_told_what_to_install(mac):
    mac.program("bin/swiftc")
    mac.clang("bin/clang", "aarch64")
    assert "brew install swiftly && swiftly init" in mac.find()


def test_the_compiler_on_the_path_is_followed_through_links(mac):
    mac.toolchain("swift")
    mac.program("swift/usr/bin/swift-driver")
    (mac.folder / "swift/usr/bin/swiftc").unlink()
    (mac.folder / "swift/usr/bin/swiftc").symlink_to("swift-driver")
    (mac.folder / "bin/swiftc").symlink_to(mac.folder / "swift/usr/bin/swiftc")
    assert mac.find() == whole("swift")


def test_toolchains_in_a_macs_folders_are_found_the_latest_first(mac):
    folder = "home/Library/Developer/Toolchains"
    mac.toolchain(f"{folder}/swift-6.3-RELEASE.xctoolchain")
    assert mac.find() == whole(f"{folder}/swift-6.3-RELEASE.xctoolchain")
    mac.toolchain(f"{folder}/swift-latest.xctoolchain")
    assert mac.find() == whole(f"{folder}/swift-latest.xctoolchain")


def test_the_chosen_toolchain_comes_first_then_swiftlys_then_that_of_the_path(mac):
    for name in ["chosen", "swiftly", "path"]:
        mac.toolchain(name)
    (mac.folder / "bin/swiftc").symlink_to(mac.folder / "path/usr/bin/swiftc")
    assert mac.find() == whole("path")
    mac.program("bin/swiftly", f'[ "$*" = "use --print-location" ] && echo {mac.folder}/swiftly')
    mac.program("bin/xcrun", f"echo {mac.folder}/chosen/usr/bin/swiftc")
    assert mac.find() == whole("swiftly")
    assert mac.find(TOOLCHAINS="org.swift.630") == whole("chosen")


def test_a_toolchain_without_the_library_for_wasm_is_left(mac):
    mac.toolchain("xcode", ["clang", "wasm-ld"])
    mac.toolchain("home/Library/Developer/Toolchains/swift-latest.xctoolchain")
    (mac.folder / "bin/swiftc").symlink_to(mac.folder / "xcode/usr/bin/swiftc")
    assert mac.find() == whole("home/Library/Developer/Toolchains/swift-latest.xctoolchain")


def test_homebrews_llvm_and_lld_take_the_place_of_what_is_missing(mac):
    mac.toolchain("xcode", [LIBRARY])
    mac.clang("xcode/usr/bin/clang", "aarch64")
    (mac.folder / "bin/swiftc").symlink_to(mac.folder / "xcode/usr/bin/swiftc")
    assert "brew install llvm" in mac.find()
    mac.clang("brew/opt/llvm/bin/clang")
    assert "brew install lld" in mac.find()
    mac.program("brew/opt/lld/bin/wasm-ld")
    assert mac.find() == ["xcode/usr/bin/swiftc", "brew/opt/llvm/bin/clang", "brew/opt/lld/bin/wasm-ld"]
