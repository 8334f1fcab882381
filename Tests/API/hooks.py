"""The rules that the description can't express: a valid request may still be refused for existing data, for two
parameters that don't go together, or for the contents of a file."""

import json
from pathlib import Path

import schemathesis

TEXTS = json.loads((Path(__file__).resolve().parents[2] / "Tasks/Texts/Tables/en.json").read_text())
BEYOND = [
    "problem.keyReused", "problem.taken", "problem.query.columnOfOpen", "problem.query.cursor",
    "problem.file.unknownFormat",
]
BEGINNINGS = tuple(TEXTS[key].split("{")[0] for key in BEYOND)


@schemathesis.hook
def filter_failure(context, failure, case, response):
    if failure.title == "Schema-valid request rejected":
        return not response.json()["detail"].startswith(BEGINNINGS)
    # Too large is refused, too.
    return response.status_code != 413
