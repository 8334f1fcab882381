"""The modules of an Apple platform, built from the toolchain's interfaces (Swift, Foundation …) and from Stubs/."""

import re
import threading
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cache import digest
from stubs import FOLDER, STUBS, stub_files
from toolchain import CompilerError, Toolchain

OPEN_SOURCE = ["Swift", "_Concurrency", "_StringProcessing", "Observation", "Synchronization", "Testing"]
SYNTHESISED = ["FoundationEssentials", "Foundation"]
# Only generated code, so it is built empty.
SPECIALIZED = "SwiftOnoneSupport"
IMPLICIT = ["Swift", "_Concurrency", "_StringProcessing", SPECIALIZED]
IMPORTED = re.compile(
    r"^\s*(?:(?:@\w+(?:\([^)]*\))?|public|package|internal|fileprivate|private)\s+)*import\s+(?:(?:struct|class|enum|"
    r"protocol|typealias|func|var|let)\s+)?(\w+)|canImport\((\w+)\)",
    re.M,
)
# A declaration without a page of Apple's documentation in the line above.
UNDOCUMENTED = re.compile(r"(?:(?!.*developer\.apple\.com/documentation/).*\n)*?\s*[^/\n]*\b(?:public|open)\b")


@cache
def has_versions(name: str) -> bool:
    """Whether a module has declarations newer than a platform's oldest version."""
    return any("@available(" in file.read_text() for file in stub_files(name))


@cache
def imports(text: str) -> set[str]:
    return {plain or asked for plain, asked in IMPORTED.findall(text)}


@dataclass(frozen=True)
class Module:
    """A built module; `key` is the hash of its inputs."""

    name: str
    folder: Path
    key: str
    needs: tuple["Module", ...]

    def with_needs(self) -> dict[str, "Module"]:
        return closure(self.needs) | {self.name: self}


def closure(modules) -> dict[str, Module]:
    """Modules and their dependencies, by name."""
    found = {}
    for module in modules:
        found |= module.with_needs()
    return found


def search_paths(modules: dict[str, Module]) -> list:
    return [part for module in modules.values() for part in ("-I", module.folder)]


class SDK:
    def __init__(self, toolchain: Toolchain, platform, frameworks: dict, edition: str = ""):
        self.toolchain, self.platform, self.edition = toolchain, platform, edition
        self.target = platform.target(platform.floor)
        self.frameworks = [
            folder.name
            for folder in sorted(STUBS.iterdir())
            if folder.is_dir() and platform.name in frameworks.get(folder.name, {}).get("platforms", [platform.name])
        ]
        self.modules: dict[str, Module] = {}
        self.lock = threading.RLock()

    def needed_by(self, text: str) -> list[Module]:
        return [self.module(name) for name in sorted({*IMPLICIT, *imports(text)}) if self.exists(name)]

    def module(self, name: str) -> Module:
        with self.lock:
            if name not in self.modules:
                self.modules[name] = self._build(name)
            return self.modules[name]

    def exists(self, name: str) -> bool:
        return name in OPEN_SOURCE or name in SYNTHESISED or name == SPECIALIZED or name in self.frameworks

    def _build(self, name: str) -> Module:
        text = self._interface(name)
        implicit = [] if name in OPEN_SOURCE else IMPLICIT
        needed = {other for other in {*implicit, *imports(text)} if other != name and self.exists(other)}
        needs = tuple(self.module(other) for other in sorted(needed))
        key = digest(self.toolchain.identity, text, str(self.platform), *(need.key for need in needs))
        place = f"{self.platform.name}-{name}"
        # A module stores the path of its text, and is built again if that is gone.
        texts = self.toolchain.cache.folder(
            f"{place}-text", key, lambda draft: (draft / f"{name}.swiftinterface").write_text(text)
        )
        file = texts / f"{name}.swiftinterface"
        folder = self.toolchain.cache.folder(place, key, lambda draft: self._compile(name, file, needs, draft))
        return Module(name, folder, key, needs)

    def _compile(self, name: str, file: Path, needs, folder: Path):
        try:
            self.toolchain.run(
                "-compile-module-from-interface", file, "-o", folder / f"{name}.swiftmodule", "-module-name", name,
                "-target", self.target, *self.toolchain.settings(self.platform),
                "-resource-dir", self.toolchain.resources,
                "-module-cache-path", self.toolchain.headers, "-diagnostic-style", "llvm",
                *(["-parse-stdlib"] if name == "Swift" else []), *search_paths(closure(needs)),
            )  # fmt: skip
        except CompilerError as error:
            said = re.sub(r"^\S+\.swiftinterface:1:1: error: failed to build.*\n.*\n\^\n", "", str(error), flags=re.M)
            raise CompilerError(said or str(error)) from None

    def _interface(self, name: str) -> str:
        if name in OPEN_SOURCE:
            return self._open_source_interface(name)
        if name in SYNTHESISED:
            return self._synthesised_interface(name)
        if name == SPECIALIZED:
            return self._header(name)
        return self._header(name) + self._stub(name)

    def _open_source_interface(self, name: str) -> str:
        file = self.toolchain.library / "linux" / f"{name}.swiftmodule" / "x86_64-unknown-linux-gnu.swiftinterface"
        text = file.read_text()
        text = text.replace("-target x86_64-unknown-linux-gnu", f"-target {self.target} -disable-availability-checking")
        text = re.sub(r"^import Glibc$", "", text, flags=re.M)
        # Without bodies, the largest module builds ten times as fast.
        text = re.sub("^(// swift-module-flags: .*)", r"\1 -experimental-skip-all-function-bodies", text, flags=re.M)
        # Back-deployed declarations have bodies.
        return re.sub(r"@backDeployed\([^)]*\) ?", "", text)

    def _synthesised_interface(self, name: str) -> str:
        text = self.toolchain.declarations(name)
        exported = "@_exported import FoundationEssentials\n" if name == "Foundation" else ""
        return self._header(name, "-disable-availability-checking") + exported + text + self._stub(name)

    def _header(self, name: str, *flags: str) -> str:
        all_flags = ["-target", self.target, *flags, "-disable-objc-interop", "-enable-library-evolution"]
        return (
            "// swift-interface-format-version: 1.0\n"
            f"// swift-compiler-version: {self.toolchain.version}\n"
            f"// swift-module-flags: {' '.join(all_flags)} -swift-version 5 -module-name {name}\n"
            "import Swift\nimport _Concurrency\nimport _StringProcessing\n"
        )

    def _stub(self, name: str) -> str:
        """The declarations of Stubs/<name>/, with their files and lines."""
        files = stub_files(name, self.edition)
        return "".join(_located(file.relative_to(FOLDER.parent), file.read_text()) for file in files)


def _located(shown: Path, text: str) -> str:
    if UNDOCUMENTED.match(text):
        raise SystemExit(f"{shown} declares something before it names a page of Apple's documentation.")
    return f'#sourceLocation(file: "{shown}", line: 1)\n{text}\n#sourceLocation()\n'
