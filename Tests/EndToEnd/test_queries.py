"""The results of a query, their order and their counts: the page and its worker answer as the server's store."""

import json
import subprocess
from urllib.parse import urlencode

import pytest
from conftest import REPOSITORY

CASES = json.loads((REPOSITORY / "Fixtures/tasks/queries.json").read_text("utf-8"))
COLLECTIONS = [{"id": 1 + index, "name": name} for index, name in enumerate(CASES["collections"])]
DEFAULTS = {"notes": "", "due": None, "column": "todo", "completedAt": None}
# Each view by the query whose tasks it shows.
VIEWS = {
    "columnView('todo')": {"column": "todo"},
    "columnView('doing')": {"column": "doing"},
    "columnView('done')": {"filter": "completed"},
    "captureView()": {"filter": "inbox"},
    "listView('open', '')": {"order": "due"},
    "listView('completed', '')": {"filter": "completed"},
    "listView('open', 'soon')": {"q": "soon", "order": "due"},
}


def task(number, given):
    column = "done" if given.get("completedAt") else given.get("column", "todo")
    collections = [one for one in COLLECTIONS
                   if one["name"] in given.get("collections", []) and one["name"] not in CASES["bin"]]
    return DEFAULTS | given | {"id": number, "column": column, "collections": collections}


# In no order that a query asks for.
TASKS = [task(1 + index, given) for index, given in enumerate(CASES["tasks"])][::-1]


def parameters(query):
    ids = {one["name"]: one["id"] for one in COLLECTIONS}
    return urlencode({key: ids[value] if key == "collection" else value for key, value in query.items()})


def name_of(case):
    return urlencode(case["query"]) or "all"


# The globals that the page's modules need when they are loaded.
PAGE = ("globalThis.document = { documentElement: { lang: 'en', dataset: {} } };"
        "globalThis.navigator ??= { languages: [] }; globalThis.fetch = async () => { throw 0; };")


def run(imports, expression):
    source = f"{imports}\nconst tasks = {json.dumps(TASKS)};\nconsole.log(JSON.stringify({expression}));"
    bundle = subprocess.run(["esbuild", "--bundle", "--format=esm", f"--banner:js={PAGE}", "--log-level=error"],
                            input=source, cwd=REPOSITORY / "Tasks/Page", capture_output=True, text=True, check=True)
    said = subprocess.run(["node", "--input-type=module", "-"],
                          input=bundle.stdout, capture_output=True, text=True, check=True)
    return json.loads(said.stdout)


@pytest.fixture(scope="module")
def answers():
    counts = next(case for case in CASES["queries"] if not case["query"])
    known = f"{{ tasks, counts: {{ open: {counts['open']}, completed: {counts['completed']} }} }}"
    wanted = json.dumps([parameters(case["query"]) for case in CASES["queries"]])
    pages = run('import { pageOf } from "./offline/answers.js";',
                f"{wanted}.map((query) => pageOf({known}, new URLSearchParams(query)))")
    return {name_of(case): page for case, page in zip(CASES["queries"], pages)}


@pytest.fixture(scope="module")
def views():
    order = "sort((one, other) => (view.isAbove(one, other) ? -1 : 1))"
    shown = f"tasks.filter(view.shows).{order}.map(({{ title }}) => title)"
    return dict(zip(VIEWS, run('import { captureView, columnView, listView } from "./tasks/views.js";',
                               f"[{', '.join(VIEWS)}].map((view) => {shown})")))


@pytest.mark.parametrize("case", CASES["queries"], ids=name_of)
def test_the_worker_answers_as_the_server_did(answers, case):
    page = answers[name_of(case)]
    assert [one["title"] for one in page["tasks"]] == case["titles"]
    assert page["counts"] == {"open": case["open"], "completed": case["completed"]}


@pytest.mark.parametrize("view", VIEWS)
def test_a_view_shows_what_its_query_finds(views, view):
    assert views[view] == next(case["titles"] for case in CASES["queries"] if case["query"] == VIEWS[view])
