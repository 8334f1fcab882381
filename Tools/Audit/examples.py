#!/usr/bin/env python3
"""Puts the examples of the rules into the program: Rules/<id>/found.swift and fine.swift into Sources/Rules/Examples.swift."""

from pathlib import Path

HERE = Path(__file__).resolve().parent


def literal(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").splitlines()
    return '#"""\n' + "".join(f"            {line}\n" if line else "\n" for line in lines) + '\n            """#'


rules = "".join(
    f'        "{rule.name}": (\n            {literal(rule / "found.swift")},\n            {literal(rule / "fine.swift")}\n        ),\n'
    for rule in sorted((HERE / "Rules").iterdir())
)
(HERE / "Sources/Rules/Examples.swift").write_text(
    "// Made by `make rules` from Tools/Audit/Rules.\n\n/// The examples of each rule, by its id.\nenum Examples {\n"
    f"    static let files: [String: (found: String, fine: String)] = [\n{rules}    ]\n}}\n", encoding="utf-8")
