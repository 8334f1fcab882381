"""Samples of design documents: which are found, how they are compiled, and what the table must say of them."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "AppleCheck/Tool"))

import tables  # noqa: E402
from documents import documents  # noqa: E402
from seeds import Seeds  # noqa: E402

DOCUMENT = """\
# Guide

Use `.bold()`, `count: Int` and `Theme.accent`, never `code`, `make all`, `src/Guide.swift` or `Guide.swift`.

## Good and bad

```swift
// ✅ Short
pulse(for: 0.3)

// ❌ Long
pulse(for: 3)
```

**Before**:
```swift
old()
```

**After**:
```swift
new()
```

As `.bold()` says:

```swift
// FROM (line 3):
before()
// TO:
after()
```

```sh
make all
```
"""
SAMPLES = [
    (3, "Guide", ".bold()"), (3, "Guide", "count: Int"), (3, "Guide", "Theme.accent"),
    (8, "Good and bad", "// ✅ Short\npulse(for: 0.3)"), (22, "Good and bad", "new()"),
    (30, "Good and bad", "// TO:\nafter()"),
]  # fmt: skip
IOS = next(one for one in tables.configurations() if one.name == "ios16-swift6")


@pytest.fixture
def document(tmp_path):
    (tmp_path / "README.txt").write_text("`.no()` document")
    (tmp_path / "007_abc.txt").write_text(DOCUMENT)
    return documents(tmp_path)[0]


@pytest.fixture
def seeds(tmp_path, document):
    """Reads the folder with a table of entries that are right, but for those given."""

    def read(**given):
        right = {sample.key[4:]: f'{{ hash = "{sample.hash}", around = "run" }}' for sample in document.samples}
        entries = {key.strip("_"): entry for key, entry in given.items()}
        lines = "".join(f"{key} = {entry}\n" for key, entry in (right | entries).items() if entry)
        return Seeds(str(tmp_path), f'[around]\nrun = "func run() {{\\n…\\n}}"\n[007]\n{lines}')

    return read


def test_what_is_recommended_is_found_once_with_its_place(document):
    assert [(one.line, one.heading, one.text) for one in document.samples] == SAMPLES
    assert [one.key for one in document.samples] == [f"007.{number}" for number in range(1, 7)]


def test_a_sample_is_compiled_unchanged_at_its_own_line(seeds, document):
    (sources,) = seeds().groups(IOS)
    assert len(sources.texts) == 6
    for (line, _, text), file in zip(SAMPLES, sources.texts):
        assert f"{{\nfunc run() {{\n{text}\n}}\n#sourceLocation" in file
        assert f'#sourceLocation(file: "007_abc.txt", line: {line - 2})\n' in file


def test_each_is_compiled_where_its_own_platforms_are_and_alone_if_it_must(seeds, document):
    hashes = [sample.hash for sample in document.samples]
    table = seeds(
        _1=f'{{ hash = "{hashes[0]}", around = "run", platforms = "iOS 17" }}',
        _2=f'{{ hash = "{hashes[1]}", around = "run", alone = true }}',
        _3=f'{{ hash = "{hashes[2]}", left_out = "a name" }}',
    )
    assert [len(sources.texts) for sources in table.groups(IOS)] == [1, 3]


def test_what_is_left_out_is_printed_with_its_reason(seeds, document, capsys):
    seeds(_3=f'{{ hash = "{document.samples[2].hash}", left_out = "a name" }}').describe()
    assert capsys.readouterr().out == "007: 6 samples, 5 compiled, 1 left out\n  007.3, line 3: a name\n"


@pytest.mark.parametrize(
    "entries, problem",
    [
        ({"_5": None}, "007.5 (007_abc.txt, line 22, “Good and bad”) isn't in SeedSamples.toml; its hash is"),
        ({"_5": '{ hash = "0", around = "run" }'}, "has changed: SeedSamples.toml has hash 0, it has"),
        ({"_5": '{ hash = "%s" }'}, "says neither what is around 007.5 nor why it is left out."),
        ({"_9": '{ hash = "0", around = "run" }'}, "SeedSamples.toml lists 007.9, which no document has."),
    ],
)
def test_a_table_that_does_not_match_is_refused(seeds, document, entries, problem):
    with pytest.raises(SystemExit) as refused:
        seeds(**{key: entry and entry.replace("%s", document.samples[4].hash) for key, entry in entries.items()})
    assert problem in str(refused.value)


def test_without_documents_it_says_what_to_do(tmp_path):
    for folder, said in [("", "make seed-samples SEEDS=DIR"), (str(tmp_path), "put them into a folder")]:
        with pytest.raises(SystemExit) as refused:
            Seeds(folder, "")
        assert said in str(refused.value)
