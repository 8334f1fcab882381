#!/usr/bin/env python3
"""Makes the app show its and NodUI's previews, one at a time, and prints their names. It changes the checkout in place.

A `#Preview` can only be seen in Xcode. Here each becomes a value, and the app started with `-preview 12` shows the
thirteenth of the names, so that a simulator can be photographed. `git checkout .` undoes it. Python 3.11.
"""

import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "AppleCheck/Run/Tool"), str(ROOT / "AppleCheck/Tool")]

from prepare import previews  # noqa: E402

# In the order in which the app shows them.
MODULES = {"NodUI": "Sources/NodUI", "TasksApp": "Tasks/Sources/TasksApp"}
FILES = {
    "NodUI": """\
import SwiftUI

public struct ShownPreview: Sendable {
    public let view: @MainActor () -> AnyView

    public init<Shown: View>(_ name: String, @ViewBuilder view: @escaping @MainActor () -> Shown) {
        self.view = { AnyView(view()) }
    }

    public static let ofNodUI = [%s]
}
""",
    "TasksApp": """\
import NodUI
import SwiftUI

typealias ShownPreview = NodUI.ShownPreview

@main
struct PreviewsApp: App {
    private let previews = ShownPreview.ofNodUI + [%s]

    var body: some Scene {
        WindowGroup { previews[UserDefaults.standard.integer(forKey: "preview")].view() }
    }
}
""",
}


def main():
    for module, folder in MODULES.items():
        values = []
        for file in sorted((ROOT / folder).rglob("*.swift")):
            text, found = previews(file, file.read_text("utf-8"))
            for name in re.findall(r'= ShownPreview\("(.*?)"\)', text):
                print(name.replace(": ", ", "))
            values += found
            file.write_text(re.sub(r"^@main$", "", text, flags=re.M), "utf-8")
        (ROOT / folder / "Previews.swift").write_text(FILES[module] % ", ".join(values), "utf-8")


if __name__ == "__main__":
    main()
