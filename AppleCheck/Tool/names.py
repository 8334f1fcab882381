"""The names that `import NodUI` brings: few, none of SwiftUI's, and none that an app is likely to have."""

import re
from pathlib import Path

from tables import FOLDER, ROOT

TABLE = FOLDER / "SwiftUINames.txt"
NODUI = ROOT / "Sources/NodUI"
NODTESTING = ROOT / "Sources/NodTesting"
MODULES = ("Nod", "NodPerforming", "NodWords", "NodUI")
MOST = 35
KINDS = r"(?:nonisolated |final |indirect )*(?:actor|class|enum|func|let|protocol|struct|typealias|var)"
# At the beginning of a line: not types inside of others.
TYPE = re.compile(rf"^(?:@\S+ )*public {KINDS} (\w+)", re.MULTILINE)
EXPORT = re.compile(r"^@_exported import (?:\w+ )?(\S+)$", re.MULTILINE)
# An app's own member of the same name wins only against a disfavored one. Titles as keys come beside disfavored texts.
EXTENSION = re.compile(r"^extension (?:View|\w*ButtonStyle|ToggleStyle|AnyTransition|Animation)\b.*?^}", re.M | re.S)
FAVORED = re.compile(r"(?<!verload\n)^    (?:@(?!_disf)\w+ )*public (?:static )?(?:func|var) (\w+)\b(?!.*Resource)", re.M)
# Apps are likely to have names of one word, and some of our modules' types.
GENERIC = re.compile(r"[A-Z][a-z]+|LoadState|SaveError|StatusView|ToastType")


def visible(module: Path = NODUI) -> list[tuple[str, str]]:
    """Public declarations and exports, with their places."""
    files = {file: EXPORT.findall(file.read_text()) for file in module.rglob("*.swift")}
    found = [(name.split(".")[-1], _place(file)) for file, names in files.items() for name in names]
    return sorted({*_types(module), *found})


def problems() -> list[str]:
    known = set(TABLE.read_text().partition("\n")[2].split())
    declared = {name for name, _ in _types(FOLDER / "Stubs/SwiftUI") if name[0].isupper()} - {"Preview", "PreviewTrait"}
    wrong = [f"{TABLE.relative_to(ROOT)}:1:1: error: {name} is missing" for name in sorted(declared - known)]
    wrong += [
        f"{place}: error: SwiftUI has a {name}, too, so that an app with both can name neither"
        for module in MODULES
        for name, place in _types(ROOT / "Sources" / module)
        if name in known
    ]
    wrong += [
        f"{place}: error: an app is likely to have a {name} itself"
        for name, place in [*visible(), *visible(NODTESTING)]
        if GENERIC.fullmatch(name)
    ]
    wrong += [
        f"{_place(file)}: error: without @_disfavoredOverload an app's own {name} is ambiguous"
        for file in sorted(NODUI.rglob("*.swift"))
        for extension in EXTENSION.findall(file.read_text())
        for name in FAVORED.findall(extension)
    ]
    count = len(visible())
    if count > MOST:
        wrong.append(f"{_place(NODUI / 'NodUI.swift')}: error: `import NodUI` brings {count} names; {MOST} at most")
    return wrong


def _types(folder: Path):
    for file in sorted(folder.rglob("*.swift")):
        text = file.read_text()
        for found in TYPE.finditer(text):
            yield found[1], _place(file, text.count("\n", 0, found.start()) + 1)


def _place(file: Path, line: int = 1) -> str:
    return f"{file.relative_to(ROOT)}:{line}:1"
