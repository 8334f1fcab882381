"""Checks modules for configurations: all that the compiler finds before it generates code."""

import json
import shutil
import tempfile
import threading
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import tables
from cache import digest
from sdk import SDK, Module, closure, has_versions, imports, search_paths
from tables import ROOT, Configuration, ModuleEntry
from toolchain import CompilerError, Toolchain

# Raise it when the check changes, so that cached results are ignored.
EDITION = "4"
BUNDLE_ACCESSOR = Path(__file__).with_name("BundleModule.swift")


@dataclass(frozen=True)
class Sources:
    """Swift files that make one module."""

    name: str
    files: tuple[Path, ...]
    texts: tuple[str, ...]
    warnings: tuple[str, ...] = ("-warnings-as-errors",)

    @staticmethod
    def read(name: str, files: list[Path]) -> "Sources":
        return Sources(name, tuple(files), tuple(file.read_text() for file in files))

    @property
    def package(self) -> str:
        """The library's modules and tests see `package` declarations; apps don't."""
        inside = any(self.files[0].is_relative_to(ROOT / folder) for folder in ("Sources", "Tests", "Web/Bridge"))
        return "nod" if inside else "app"

    @property
    def digest(self) -> str:
        return digest(self.name, *(str(_shown(file)) for file in self.files), *self.texts)


class Checker:
    """Builds frameworks and modules once for all configurations."""

    def __init__(self, toolchain: Toolchain):
        self.toolchain = toolchain
        self.entries = {entry.name: entry for entry in tables.modules()}
        self.frameworks = tables.frameworks()
        self.sdks: dict[tuple[str, str], SDK] = {}
        self.checked: dict[tuple[str, str], Module | CompilerError] = {}
        self.lock = threading.Lock()

    def sdk(self, configuration: Configuration) -> SDK:
        platform, edition = configuration.platform, configuration.mode.sdk
        with self.lock:
            key = (platform.name, edition)
            return self.sdks.setdefault(key, SDK(self.toolchain, platform, self.frameworks, edition))

    def module(self, entry: ModuleEntry, configuration: Configuration) -> Module:
        """Checks a table entry's module and its imports; raises CompilerError."""
        if entry.built_by != "app":
            pure = self._is_pure_swift(entry)
            configuration = configuration.of_pure_swift() if pure else configuration.of_packages()
        place = (configuration.name, entry.name)
        if place not in self.checked:
            try:
                self.checked[place] = self.check(sources_of(entry), entry.imports, configuration)
            except CompilerError as error:
                self.checked[place] = error
        if isinstance(self.checked[place], CompilerError):
            raise self.checked[place]
        return self.checked[place]

    @cache
    def _is_pure_swift(self, entry: ModuleEntry) -> bool:
        ours = all(self._is_pure_swift(self.entries[name]) for name in entry.imports)
        others = imports("\n".join(sources_of(entry).texts)) - set(self.entries)
        return ours and not any(map(has_versions, others))

    def check(self, sources: Sources, imports, configuration: Configuration) -> Module:
        needs = self._needs(sources, imports, configuration)
        key = self._key(sources, needs, configuration)
        name = f"{configuration.name}-{sources.name}"

        def make(folder: Path):
            self._compile(sources, needs, configuration, folder)
            if Sources.read(sources.name, list(sources.files)) != sources:
                raise CompilerError(f"The sources of {sources.name} changed while they were checked: check again.")

        return Module(sources.name, self.toolchain.cache.folder(name, key, make), key, needs)

    def verdict(self, sources: Sources, imports, configuration: Configuration) -> str:
        """Returns the compiler's messages for texts, which may differ from their files; empty if they are right."""
        needs = self._needs(sources, imports, configuration)

        def make(folder: Path):
            files = []
            for file, text in zip(sources.files, sources.texts):
                files.append(folder / file.name)
                files[-1].write_text(text)
            try:
                self._compile(replace(sources, files=tuple(files)), needs, configuration, folder)
                said = ""
            except CompilerError as error:
                said = str(error)
            (folder / "verdict.txt").write_text(said)

        key = self._key(sources, needs, configuration)
        folder = self.toolchain.cache.folder(f"{configuration.name}-verdict-{sources.name}", key, make)
        return (folder / "verdict.txt").read_text()

    def empty_module(self, entry: ModuleEntry, configuration: Configuration):
        mangled = f"{len(entry.name)}{entry.name}"
        with tempfile.TemporaryDirectory() as folder:
            self.symbol_graph(entry, configuration, Path(folder))
            symbols = json.loads((Path(folder) / f"{entry.name}.symbols.json").read_text())["symbols"]
        own = [symbol["names"]["title"] for symbol in symbols if mangled in symbol["identifier"]["precise"]]
        if own:
            raise CompilerError(f"{entry.name} must be empty, but declares {', '.join(own)}.")

    def symbol_graph(self, entry: ModuleEntry, configuration: Configuration, destination: Path):
        """Writes the public symbols of a module, for DocC."""
        sources = sources_of(entry)
        destination.mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp())
        extra = ("-emit-symbol-graph", "-emit-symbol-graph-dir", destination)
        try:
            self._compile(sources, self._needs(sources, entry.imports, configuration), configuration, draft, *extra)
        finally:
            shutil.rmtree(draft)

    def _needs(self, sources: Sources, imports, configuration: Configuration) -> tuple[Module, ...]:
        ours = [self.module(self.entries[name], configuration) for name in imports]
        return (*ours, *self.sdk(configuration).needed_by("\n".join(sources.texts)))

    def _key(self, sources: Sources, needs, configuration: Configuration) -> str:
        tool = (EDITION, self.toolchain.macros.parent.name, *configuration.mode.flags)
        return digest(*tool, sources.digest, configuration.name, *(need.key for need in needs))

    def _compile(self, sources: Sources, needs, configuration: Configuration, folder: Path, *extra):
        # Making a module finds missing returns, use before initialization and races. Testing's macros need constants,
        # for which the standard library here has no bodies.
        module = ["-emit-module", "-o", folder / f"{sources.name}.swiftmodule"]
        output = ["-typecheck"] if "Testing" in imports("\n".join(sources.texts)) else module
        self.toolchain.run(
            *output, "-module-name", sources.name, "-enable-testing", *self.arguments(configuration, needs),
            "-package-name", sources.package, *sources.warnings, "-D", "SWIFT_PACKAGE",
            *extra, *(_shown(file) for file in sources.files),
        )  # fmt: skip

    def arguments(self, configuration: Configuration, needs) -> list:
        return [
            *configuration.mode.flags, "-target", configuration.target,
            *self.toolchain.settings(configuration.platform),
            "-resource-dir", self.toolchain.resources, "-disable-objc-interop",
            "-module-cache-path", self.toolchain.headers, "-load-plugin-library", self.toolchain.macros,
            "-plugin-path", self.toolchain.library / "host" / "plugins",
            "-parse-as-library", "-diagnostic-style", "llvm", "-D", "DEBUG", *search_paths(closure(needs)),
        ]  # fmt: skip


@cache
def sources_of(entry: ModuleEntry) -> Sources:
    return Sources.read(entry.name, entry.files() + ([BUNDLE_ACCESSOR] if entry.resources else []))


def _shown(file: Path) -> Path:
    """A path relative to the repository, for messages."""
    return file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
