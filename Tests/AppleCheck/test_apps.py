"""Public apps as a second opinion: an invented one, whose files are right, beyond what is declared, and wrong."""

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "AppleCheck/Tool"))

import apps  # noqa: E402
from cache import Cache  # noqa: E402
from checker import Checker  # noqa: E402
from toolchain import Toolchain  # noqa: E402

FILES = {
    "App/Right.swift": "struct Right { let row = Row() }",
    "Library/Row.swift": "import Library\npublic struct Row { var title = 1 }",
    "App/Undeclared.swift": "struct Painted { let color: UnknownColor; static func name(_ number: Int) {} }",
    "App/Follows.swift": 'let painted = Painted.name("red")',
    "App/Foreign.swift": '@_spi(Inner) import Elsewhere\nlet number: Int = "3"',
    "App/Wrong.swift": 'struct Wrong { let row: Row = "none" }',
    "App/Unparsed.swift": "let number: Int = (",
    "AppTests/Test.swift": "let test: Int = true",
}


@pytest.fixture
def checker():
    cache = Path(os.environ.get("APPLE_CHECK_CACHE", ROOT / ".build-apple-check"))
    return Checker(Toolchain(Cache(cache.resolve())))


def test_only_the_wrong_file_disagrees(tmp_path, monkeypatch, capsys, checker):
    for path, text in FILES.items():
        (tmp_path / "Invented" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "Invented" / path).write_text(text)
    table = tmp_path / "apps.csv"
    table.write_text("name,repository,commit,platform\nInvented,,,ios\nAbsent,,,macos\n")
    monkeypatch.setattr(apps, "LIST", table)
    assert apps.check_all(checker, tmp_path) == 1
    said = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert said == [
        "Invented 7 files 3 judged 2 pass",
        "Invented/App/Wrong.swift:1: cannot convert value of type 'String' to specified type 'Row'",
        "all 7 files 3 judged 2 pass",
    ]


def test_a_warning_of_xcode_is_no_disagreement():
    texts = {"A.swift": "ForEach(0..<count) { _ in row }"}
    errors = {"A.swift": [(1, "argument must be an integer literal")]}
    assert apps.judge(texts, errors, set()) == ({"A.swift"}, {})
