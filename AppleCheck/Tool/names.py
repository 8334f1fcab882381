"""Names that an app would find twice: those of our public types, where SwiftUI exports a type of that name, too."""

import re
from pathlib import Path

from tables import FOLDER, ROOT

TABLE = FOLDER / "SwiftUINames.txt"
MODULES = ("Nod", "NodPerforming", "NodWords", "NodUI")
KINDS = r"(?:final |indirect )?(?:actor|class|enum|protocol|struct|typealias)"
# At the beginning of a line: types inside of others are found by way of those.
TYPE = re.compile(rf"^(?:@\S+ )*public {KINDS} ([A-Z]\w*)", re.MULTILINE)


def problems() -> list[str]:
    """Our types with a name of SwiftUI's; and what AppleCheck declares of SwiftUI that its table does not have."""
    known = set(TABLE.read_text().partition("\n")[2].split())
    declared = {name for name, _ in _types(FOLDER / "Stubs/SwiftUI")} - {"Preview", "PreviewTrait"}
    wrong = [f"{TABLE.relative_to(ROOT)}:1:1: error: {name} is missing" for name in sorted(declared - known)]
    return wrong + [
        f"{place}: error: SwiftUI has a {name}, too, so that an app with both can name neither"
        for module in MODULES
        for name, place in _types(ROOT / "Sources" / module)
        if name in known
    ]


def _types(folder: Path):
    """The public types of the files in a folder, with their places."""
    for file in sorted(folder.rglob("*.swift")):
        text = file.read_text()
        for found in TYPE.finditer(text):
            yield found[1], f"{file.relative_to(ROOT)}:{text.count(chr(10), 0, found.start()) + 1}:1"
