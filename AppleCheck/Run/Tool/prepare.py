"""Writes the package that runs NodUI on Linux, in `.build-run/`: the double of Apple's frameworks, and our modules.

`Implement` gives the declarations of `Stubs/` bodies. Our sources stay as they are, except for what the compiler would
decide for Linux: imports, `#if os`, `#available`, `@Entry` and `#Preview`.
"""

import re
import subprocess
import tomllib
from pathlib import Path

import tables
from cache import Cache, digest
from toolchain import Toolchain

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
FOLDER = ROOT / ".build-run"
DOUBLE = "AppleDouble"
# Linux has some frameworks itself, and NodUI doesn't import the others.
WITHOUT = "AppIntents AppKit CoreTransferable Dispatch Foundation FoundationEssentials UniformTypeIdentifiers XCTest XCUIAutomation os"
PLAYED = sorted({path.name for path in (ROOT / "AppleCheck/Stubs").iterdir()} - set(WITHOUT.split()))
NAMES = "|".join(PLAYED)
# Files of declarations that are an app's, not NodUI's.
LEFT_OUT = "App Exports Imports Navigation Preview Toolbar View+Drag".split()
# In the order of their imports.
MODULES = "Nod NodJSON NodFile NodWords NodPerforming NodUI NodTesting".split()
MUTANTS = tomllib.loads((HERE.parent / "Mutants.toml").read_text())


def words(text: str) -> str:
    """Translates a source for Linux: it plays iOS, in a version that the test chooses."""
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


def mutated(file: Path, text: str) -> str:
    """Adds the mutants of a file, each behind its switch."""
    for name, mutant in MUTANTS.items():
        if mutant["file"] == str(file.relative_to(ROOT)):
            if (count := text.count(mutant["of"])) != 1:
                raise SystemExit(f"Mutants.toml: {name}: {mutant['file']} has {count} times: {mutant['of']}")
            text = text.replace(mutant["of"], mutant["becomes"].replace("isMutant", f'isMutant("{name}")'))
    return text


def previews(file: Path, text: str) -> tuple[str, list[str]]:
    """Turns each preview into a value that a test can show; returns their names, too."""
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
            if file.stem in LEFT_OUT:
                continue
            text = words(file.read_text()).replace("@frozen ", "").replace("@isolated(any) @Sendable", "@MainActor")
            texts[folder / name / file.name] = re.sub(r"^\s*(@_exported )?import .*$", "", text, flags=re.M)
    # Foundation for Linux lacks these.
    for name in ("Localized", "ProcessInfo"):
        text = (ROOT / f"AppleCheck/Stubs/Foundation/{name}.swift").read_text()
        texts[folder / "Foundation" / f"{name}.swift"] = text.replace(
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
    """Builds the tool that gives declarations bodies."""
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


def modules(kept: set):
    entries = {entry.name: entry for entry in tables.modules()}
    shown = []
    for name in MODULES:
        for file in entries[name].files():
            text, names = previews(file, words(mutated(file, file.read_text())))
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
    """The entry of a module in Package.swift."""
    needed = ", ".join(f'"{name}"' for name in [DOUBLE, *entry.imports] if name in [DOUBLE, *MODULES])
    resources = ', resources: [.process("Resources")]' if entry.resources else ""
    return f'        .target(name: "{entry.name}", dependencies: [{needed}]{resources}, swiftSettings: played),\n'


def prepare():
    """Writes the package; unchanged files keep their modification time, so that little is rebuilt."""
    kept: set[Path] = set()
    stubs(kept)
    modules(kept)
    for file in sorted((HERE.parent / "Tests").glob("*.swift")):
        write(FOLDER / "Tests/RunTests" / file.name, file.read_text(), kept)
    for folder in ("Sources", "Tests"):
        for file in (FOLDER / folder).rglob("*"):
            if file.is_file() and file not in kept:
                file.unlink()
