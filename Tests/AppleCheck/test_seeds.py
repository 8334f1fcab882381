"""The table of the design documents' samples must agree with them; `make seed-samples` compiles the samples."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "AppleCheck/Tool"))

from documents import documents  # noqa: E402
from seeds import Seeds  # noqa: E402


@pytest.mark.parametrize(
    "entry, problem",
    [
        ("", "007.1 (007_abc.txt, line 2, “Guide”) isn't in SeedSamples.toml; its hash is"),
        ('1 = { hash = "0", around = "run" }', "has changed: SeedSamples.toml has hash 0, it has"),
        ('1 = { hash = "%s" }', "says neither what is around 007.1 nor why it is left out."),
        ('1 = { hash = "%s", around = "run" }\n2 = { hash = "0" }', "SeedSamples.toml lists 007.2, which no document has."),
    ],
)
def test_a_table_that_does_not_match_is_refused(tmp_path, entry, problem):
    (tmp_path / "007_abc.txt").write_text("# Guide\nUse `.bold()`, never `code`.\n")
    [document] = documents(tmp_path)
    table = f'[around]\nrun = "…"\n[007]\n{entry}\n'.replace("%s", document.samples[0].hash)
    with pytest.raises(SystemExit) as refused:
        Seeds(str(tmp_path), table)
    assert problem in str(refused.value)
