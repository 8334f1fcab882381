"""Makes the package that runs NodUI on Linux, in `.build-run/`: the double of Apple's frameworks, and our modules.

The frameworks are AppleCheck's own declarations, to which `Implement` gives bodies. Our sources are themselves
but for a few words that the compiler would decide for Linux: imports, `#if os`, `#available`, `@Entry` and `#Preview`.
"""

import re
import subprocess
from pathlib import Path

import changes
import tables
from cache import Cache, digest
from toolchain import Toolchain

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
FOLDER = ROOT / ".build-run"
DOUBLE = "AppleDouble"
# Linux has these itself.
OWN = {"Foundation", "FoundationEssentials", "Dispatch", "XCTest", "os"}
ELSEWHERE = {"AppKit"}
FRAMEWORKS = sorted(path.name for path in (ROOT / "AppleCheck/Stubs").iterdir() if path.name not in OWN)
PLAYED = [name for name in FRAMEWORKS if name not in ELSEWHERE]
# Previews become values.
LEFT_OUT = {("SwiftUI", "Preview")}
NAMES = "|".join(PLAYED)
# In the order that they import each other.
MODULES = "Nod NodJSON NodFile NodWords NodPerforming NodUI NodTesting".split()


def words(text: str) -> str:
    """A text of ours, or of the stubs, as it is played: iOS, whose version is asked for when it runs."""
    text = re.sub(rf"^(\s*)((?:@\w+ )*)import (?:{NAMES})$", rf"\1\2import {DOUBLE}", text, flags=re.M)
    text = re.sub(rf"canImport\((?:{NAMES})\)", f"canImport({DOUBLE})", text)
    text = re.sub(rf"\b(?:{NAMES})\.(?=[A-Z])", f"{DOUBLE}.", text)
    if f"import {DOUBLE}" in text:
        text = text.replace("Thread.isMainThread", f"{DOUBLE}.System.isMainThread")
    text = re.sub(r"\bos\((\w+)\)", r"PLAYS_\1", text)
    text = re.sub(r"#available\(iOS ([\d.]+)[^)]*\)", rf"{DOUBLE}.System.has(\1)", text)
    text = re.sub(r"@Entry ((?:public|fileprivate|private) )?var (\w+): (.+?) = (.+)", entry, text)
    return re.sub(r"^@main$", "", text, flags=re.M)


def entry(found) -> str:
    access, name, kind, value = found[1] or "", found[2], found[3], found[4]
    access_to = f'self[_entry: "{name}", standard: {value} as {kind}]'
    return f"{access}var {name}: {kind} {{ get {{ {access_to} }} set {{ {access_to} = newValue }} }}"


def previews(file: Path, text: str) -> tuple[str, list[str]]:
    """Each preview becomes a value that can be shown; their names."""
    names = []

    def named(found) -> str:
        names.append(f"{file.stem.replace('+', '_')}Preview{len(names)}")
        return f'let {names[-1]} = ShownPreview("{file.stem}: {found[1]}") {{'

    return re.sub(r'^#Preview\("(.*?)"\) \{', named, text, flags=re.M), names


def write(file: Path, text: str, kept: set):
    kept.add(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


def stubs(kept: set):
    folder = FOLDER / "Stubs"
    texts = {}
    for name in PLAYED:
        for file in sorted((ROOT / "AppleCheck/Stubs" / name).glob("*.swift")):
            if file.stem in ("Imports", "Exports") or (name, file.stem) in LEFT_OUT:
                continue
            text = words(file.read_text()).replace("@frozen ", "").replace("@isolated(any) @Sendable", "@MainActor")
            texts[folder / name / file.name] = re.sub(r"^\s*(@_exported )?import .*$", "", text, flags=re.M)
    # Foundation for Linux lacks these of Apple's.
    for name in ("Coding", "Localized", "ProcessInfo"):
        text = (ROOT / f"AppleCheck/Stubs/Foundation/{name}.swift").read_text()
        texts[folder / "Foundation" / f"{name}.swift"] = text.replace("import Combine\n", "").replace(
            "(localized resource: LocalizedStringResource)",
            '(localized resource: LocalizedStringResource) { self = _string(resource) ?? "" }',
        )
    for file, text in texts.items():
        write(file, text, kept)
    hand = sorted((HERE.parent / "Double").glob("*.swift"))
    into = FOLDER / "Sources" / DOUBLE / "Declared"
    into.mkdir(parents=True, exist_ok=True)
    subprocess.run([implement(), *texts, "--hand", *hand, "--into", into], check=True)
    kept.update(into / f"{file.parent.name}_{file.name}" for file in texts)
    for file in hand:
        write(FOLDER / "Sources" / DOUBLE / "Hand" / file.name, file.read_text(), kept)


def implement() -> Path:
    """The tool that gives declarations bodies, built once."""
    toolchain = Toolchain(Cache(ROOT / ".build-apple-check"))
    sources = sorted((HERE / "Implement").glob("*.swift"))

    key = digest(toolchain.identity, *(source.read_text() for source in sources))

    def make(folder: Path):
        host = toolchain.library / "host"
        toolchain._output(
            toolchain.compiler, "-swift-version", "6", "-parse-as-library", "-I", host, "-L", host, "-lSwiftSyntax",
            "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host, *sources, "-o", folder / "implement",
        )  # fmt: skip

    return toolchain.cache.folder("implement", key, make) / "implement"


def modules(kept: set, mutants: list[changes.Mutant]):
    entries = {entry.name: entry for entry in tables.modules()}
    shown = []
    for name in MODULES:
        for file in entries[name].files():
            own = file.read_text()
            for mutant in mutants:
                own = mutant.apply(own) if mutant.file == file else own
            text, names = previews(file, words(own))
            shown += names
            write(FOLDER / "Sources" / name / file.name, text, kept)
    items = "".join(f"    {item},\n" for item in shown)
    text = f"import {DOUBLE}\n\npublic let previews: [ShownPreview] = [\n{items}]\n"
    write(FOLDER / "Sources/NodUI/Previews.swift", text, kept)
    for file in sorted((ROOT / "Sources/NodUI/Resources").rglob("*")):
        if file.is_file():
            write(FOLDER / file.relative_to(ROOT), file.read_text(), kept)
    targets = "".join(target(entries[name]) for name in MODULES)
    package = (HERE.parent / "Package.swift").read_text().replace("        // MODULES\n", targets)
    write(FOLDER / "Package.swift", package, kept)


def target(entry) -> str:
    """A module as Package.swift names it."""
    needed = ", ".join(f'"{name}"' for name in [DOUBLE, *entry.imports] if name in [DOUBLE, *MODULES])
    resources = ', resources: [.process("Resources")]' if entry.resources else ""
    return f'        .target(name: "{entry.name}", dependencies: [{needed}]{resources}, swiftSettings: played),\n'


def prepare() -> list[changes.Mutant]:
    """Writes the package; files that didn't change keep their time, so that little is built again."""
    kept: set[Path] = set()
    mutants = changes.mutants()
    stubs(kept)
    modules(kept, mutants)
    for file in sorted((HERE.parent / "Tests").glob("*.swift")):
        write(FOLDER / "Tests/RunTests" / file.name, file.read_text(), kept)
    for folder in ("Sources", "Tests"):
        for file in (FOLDER / folder).rglob("*"):
            if file.is_file() and file not in kept:
                file.unlink()
    return mutants
