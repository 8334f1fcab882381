"""The Swift toolchain and its compiler."""

import json
import os
import shutil
import subprocess
from functools import cached_property
from pathlib import Path

import foundation
from cache import Cache, digest

HERE = Path(__file__).parent


class CompilerError(Exception):
    """The compiler's messages."""


class Toolchain:
    def __init__(self, cache: Cache):
        compiler = shutil.which("swiftc")
        if not compiler:
            raise SystemExit("swiftc is not on PATH. Install the toolchain (swift.org/install) and run this again.")
        self.compiler = compiler
        self.root = Path(os.path.realpath(compiler)).parents[1]
        self.library = self.root / "lib" / "swift"
        self.cache = cache

    @cached_property
    def version(self) -> str:
        return self._output(self.compiler, "--version").splitlines()[0]

    @cached_property
    def identity(self) -> str:
        return f"{self.version} {self.root}"

    def run(self, *arguments) -> str:
        """Runs the compiler's frontend; raises CompilerError."""
        return self._output(self.compiler, "-frontend", *arguments)

    @cached_property
    def resources(self) -> Path:
        """A resource folder with the toolchain's headers and macros, but without modules."""

        def make(folder: Path):
            for part in ["shims", "clang", "host", "apinotes"]:
                (folder / part).symlink_to(self.library / part)

        return self.cache.folder("resources", digest(self.identity), make)

    def settings(self, platform) -> list:
        """Arguments with the versions of iOS that a platform's versions correspond to."""
        if not platform.of_ios:
            return []
        versions = {f"iOS_{platform.name}": dict(platform.of_ios)}
        text = json.dumps(
            {"Version": platform.floor, "MaximumDeploymentTarget": f"{platform.floor}.99", "VersionMap": versions}
        )

        def make(folder: Path):
            (folder / "SDKSettings.json").write_text(text)

        return ["-sdk", self.cache.folder("settings", digest(text), make)]

    @cached_property
    def headers(self) -> Path:
        """The compiler's cache of C modules."""
        return self.cache.folder("headers", digest(self.identity), lambda folder: None)

    @cached_property
    def macros(self) -> Path:
        source = (HERE / "SwiftUIMacros.swift").read_text()
        name = "libSwiftUIMacros.so"

        def make(folder: Path):
            host = self.library / "host"
            self._output(
                self.compiler, "-emit-library", "-parse-as-library", "-module-name", "SwiftUIMacros",
                "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftSyntaxMacros", "-Xlinker", "-rpath", "-Xlinker", host,
                HERE / "SwiftUIMacros.swift", "-o", folder / name,
            )  # fmt: skip

        return self.cache.folder("macros", digest(self.identity, source), make) / name

    def declarations(self, module: str) -> str:
        """The interface of a module of the toolchain's Foundation."""

        def make(folder: Path):
            text = self._output(
                self.root / "bin" / "swift-synthesize-interface", "-module-name", module,
                "-target", "x86_64-unknown-linux-gnu",
            )  # fmt: skip
            (folder / "declarations.swift").write_text(foundation.interface_text(module, text))

        key = digest(self.identity, Path(foundation.__file__).read_text())
        folder = self.cache.folder(f"declarations-{module}", key, make)
        return (folder / "declarations.swift").read_text()

    @staticmethod
    def _output(*command) -> str:
        ran = subprocess.run([str(part) for part in command], capture_output=True, text=True)
        if ran.returncode != 0:
            raise CompilerError(ran.stderr + ran.stdout)
        return ran.stdout
