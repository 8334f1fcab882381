"""Feedback files: the schema, `nod` and the browser's reader accept and refuse the same files."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parents[2]
NOD = ROOT / "Tools/.build/debug/nod"
SCHEMA = json.loads((ROOT / "Web/feedback.schema.json").read_text())
VALIDATOR = Draft202012Validator(SCHEMA)
EXAMPLES = [json.loads(path.read_text()) for path in sorted((ROOT / "Fixtures").glob("*.feedback.json"))]
# A schema can't express a rule about several figures.
RESTLESS = "motion.check: The check is still"


def figures(schema=SCHEMA, path=()):
    """Every figure of the schema with the keys that lead to it."""
    for key, inner in schema["properties"].items():
        if "x-figure" in inner:
            yield (*path, key), inner
        elif "properties" in inner:
            yield from figures(inner, (*path, key))


FIGURES = list(figures())


def file(*changes, **members):
    """A file with figures at their paths and other members."""
    made = {"format": "nod-feedback", "version": 2, **members}
    for path, value in changes:
        place = made
        for key in path[:-1]:
            place = place.setdefault(key, {})
        place[path[-1]] = value
    return made


def refused(tmp_path, document):
    """The problems that nod finds in a file; empty if it accepts it."""
    place = tmp_path / "file.json"
    place.write_text(json.dumps(document))
    done = subprocess.run([NOD, "export", "--list", "--design", place], capture_output=True, text=True)
    assert done.returncode in (0, 2)
    problems = done.stderr.splitlines()[1:]
    assert (done.returncode == 0) == (problems == [])
    return problems


def agree(tmp_path, document):
    problems = refused(tmp_path, document)
    is_valid = VALIDATOR.is_valid(document)
    if is_valid:
        problems = [problem for problem in problems if RESTLESS not in problem]
    assert (problems == []) == is_valid, (
        document, problems, [error.message for error in VALIDATOR.iter_errors(document)],
    )
    return is_valid


def test_the_schema_is_valid_and_every_figure_has_all_that_is_said_of_it():
    Draft202012Validator.check_schema(SCHEMA)
    assert sorted(figure["x-figure"] for _, figure in FIGURES) == list(range(len(FIGURES)))
    for path, figure in FIGURES:
        low, high = figure["x-advised"]
        assert figure["minimum"] <= low <= high <= figure["maximum"], path
        assert low <= figure["default"] <= high, path
        assert figure["minimum"] <= figure["x-child"] <= figure["maximum"], path
        assert figure["description"].endswith(".") and figure["x-unit"] in ("points", "milliseconds", "share", "pieces")


@pytest.mark.parametrize("path, figure", FIGURES, ids=lambda value: ".".join(value) if isinstance(value, tuple) else "")
def test_a_figure_is_taken_within_its_range_and_refused_beyond(tmp_path, path, figure):
    low, high = figure["minimum"], figure["maximum"]
    for value in (low, high, figure["x-child"]):
        assert agree(tmp_path, file((path, value)))
    for value in (low - 0.001, high + 0.001, -high, 1e300, str(low), True, None, [low], {}):
        assert not agree(tmp_path, file((path, value))), value
    assert agree(tmp_path, file((path, low + 0.5 * (high - low) + 0.0001))) == (figure["type"] == "number")
    assert agree(tmp_path, file((path, float(high))))


TAP = {"time": 0, "duration": 30, "intensity": 1, "sharpness": 0.5}
SOUND = {"notes": [{"pitch": 60, "time": 0}], "duration": 250, "gain": 0.5, "timbre": 0}
# Beyond the schema: taps that follow too soon.
EARLY = {"taps": {"success": [TAP, TAP | {"time": 49}]}}
OTHERS = [
    (True, {}),
    (True, {"$schema": "feedback.schema.json", "name": "", "basedOn": "child"}),
    (True, {"name": "é" * 60}),
    (False, {"name": "é" * 61}),
    (True, {"name": "🎉" * 60}),
    (False, {"name": None}),
    (False, {"$schema": 1}),
    (False, {"basedOn": "kid"}),
    (False, {"basedOn": None}),
    (False, {"version": 3}),
    (False, {"version": True}),
    (False, {"version": "1"}),
    (True, {"version": 2.0}),
    (False, {"format": "nod-haptic"}),
    (False, {"colors": {}}),
    (True, {"targets": {}, "press": {"scale": {}}, "motion": {}, "celebrations": {}, "moments": {}}),
    (False, {"press": {"scale": {"check": 1}}}),
    (False, {"press": []}),
    (True, {"moments": {"completed": {}}}),
    (True, {"moments": {"completed": {"haptic": None, "sound": None}}}),
    (True, {"moments": {"pressedIcon": {"haptic": {"kind": "selection", "intensity": 0}, "sound": "failed"}}}),
    (True, {"taps": {"success": [TAP, TAP | {"time": 50}]}, "sounds": {"completed": SOUND, "failed": {}}}),
    (False, {"taps": {"success": []}}),
    (False, {"taps": {"success": [TAP] * 7}}),
    (False, {"taps": {"success": [TAP | {"time": 401}]}}),
    (False, {"taps": {"success": [{"time": 0}]}}),
    (False, {"taps": {"loud": [TAP]}}),
    (False, {"sounds": {"completed": {"notes": [{"pitch": 97, "time": 0}]}}}),
    (False, {"sounds": {"completed": SOUND | {"gain": 2}}}),
    (False, {"moments": {"pressedCheck": {}}}),
    (False, {"moments": {"completed": None}}),
    (False, {"moments": {"completed": {"toast": None}}}),
    (False, {"moments": {"completed": {"haptic": {}}}}),
    (False, {"moments": {"completed": {"haptic": "light"}}}),
    (False, {"moments": {"completed": {"haptic": {"kind": "loud"}}}}),
    (False, {"moments": {"completed": {"haptic": {"kind": "light", "intensity": 1.1}}}}),
    (False, {"moments": {"completed": {"haptic": {"kind": "light", "intensity": True}}}}),
    (False, {"moments": {"completed": {"haptic": {"kind": "light", "sharpness": 1}}}}),
    (False, {"moments": {"completed": {"sound": "ding"}}}),
    (False, {"moments": {"completed": {"sound": 0}}}),
]


FOREIGN = [{}, [], 1, None, "nod-feedback", {"format": "nod-feedback"}, {"version": 2}]
DOCUMENTS = [(True, example) for example in EXAMPLES] + [(is_valid, file(**members)) for is_valid, members in OTHERS]
DOCUMENTS += [(False, document) for document in FOREIGN]


@pytest.mark.parametrize("is_valid, document", DOCUMENTS, ids=lambda value: json.dumps(value)[:90])
def test_a_document_is_taken_or_refused_by_both(tmp_path, is_valid, document):
    assert agree(tmp_path, document) == is_valid


def test_the_browser_names_the_same_places(tmp_path, chromium):
    """The page's reader, with good and bad files."""
    bad_figures = [file((path, value)) for path, figure in FIGURES for value in (figure["maximum"] + 1, True)]
    documents = bad_figures + [document for _, document in DOCUMENTS] + [file(**EARLY)]
    page = chromium.new_page()
    page.route("http://web.test/**", serve)
    page.goto("http://web.test/")
    seen = page.evaluate(READ, [json.dumps(document) for document in documents])
    page.close()
    for document, paths in zip(documents, seen, strict=True):
        assert paths == sorted(place(problem) for problem in refused(tmp_path, document)), document


def serve(route):
    """The library's own files; the page itself is empty."""
    asked = ROOT / "Web" / route.request.url.removeprefix("http://web.test/")
    if asked.is_file():
        route.fulfill(path=asked, content_type="text/javascript" if asked.suffix == ".js" else "application/json")
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")


def place(problem):
    """The path of a line like `line 1: press.response: …`; empty for the file as a whole."""
    parts = re.sub(r"^line \d+: ", "", problem.strip()).split(": ")
    return parts[0] if re.fullmatch(r"[$\w.\[\]]+", parts[0]) else ""


READ = """async (texts) => {
  const { read } = await import("/design/file.js");
  const schema = await (await fetch("/feedback.schema.json")).json();
  return texts.map((text) => {
    try {
      read(text, schema);
      return [];
    } catch (error) {
      return error.problems.map(({ path }) => path).sort();
    }
  });
}"""


def test_the_page_about_files_shows_valid_ones_and_every_name(tmp_path):
    page = (ROOT / "Documentation/FeedbackFile.md").read_text()
    whole, answers, moments = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    assert agree(tmp_path, json.loads(whole))
    assert agree(tmp_path, file(**json.loads("{" + answers + "}")))
    assert agree(tmp_path, file(**json.loads("{" + moments + "}")))
    listed = re.search(r"- Moments: (.*?)\.\n", page, re.DOTALL)[1]
    assert re.findall(r"`(\w+)`", listed) == list(SCHEMA["properties"]["moments"]["properties"])
    answer = SCHEMA["$defs"]["answer"]["properties"]
    for name in answer["haptic"]["properties"]["kind"]["enum"] + answer["sound"]["enum"][:-1]:
        assert f"`{name}`" in page
