#!/usr/bin/env python3
"""Writes Documentation/Precision.md from runs.csv, verdicts.csv and marks.csv."""

import csv
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
INTRO = """# How often `nod audit` and `nod review` are right

Five blind runs, each on eight public apps that no rule had been tested with. {population} names from an index of public repositories (ios-app, swiftui, -ios …) were
shuffled with a fixed seed (45) before the first run. A run takes the next eight that could be fetched, have at least 30 files of views and, from run 3 on, three files
to mark (three were skipped for their size). In 24 random files with controls, of 100 to 240 lines (16 in run 2), places that may hurt people were marked *before* the
tool read the apps. Findings were judged by code and message: *right* means that people are really affected and the message fits. In runs 1 and 2 the author of the
rules marked and judged; since run 3 other readers did, who knew neither rules nor findings; whether a
mark was found is the author's judgement. The misses of a run led to changes before the next.
[apps.csv](../Tools/Audit/Precision/apps.csv) lists the apps with their commits, [verdicts.csv](../Tools/Audit/Precision/verdicts.csv) all verdicts,
[marks.csv](../Tools/Audit/Precision/marks.csv) all marks and whether they were found, [screens.csv](../Tools/Audit/Precision/screens.csv) the marks of ten screens after
these were fixed.

"""


def rows(name):
    return list(csv.DictReader((HERE / name).open(newline="", encoding="utf-8")))


def share(part, whole):
    return f"{100 * part / whole:.0f} % of {whole}" if whole else "–"


runs, verdicts, marks, screens = rows("runs.csv"), rows("verdicts.csv"), rows("marks.csv"), rows("screens.csv")


def seen():
    """The marks that today's rules find, some of which were written for them: no measure of unseen code."""
    known = [mark for mark in marks if mark["run"] != runs[-1]["run"]]
    hurt = [mark for mark in known if mark["hurts"] == "yes"]
    found = lambda some: share(sum(mark["found after"] == "yes" for mark in some), len(some))
    place = lambda mark: (mark["app"], mark["path"], mark["line"])
    fixed = {place(mark) for mark in screens if mark["run"] != runs[-1]["run"]}
    asked = share(sum(place(mark) in fixed and mark["found after"] == "yes" for mark in known), len(fixed))
    return ["", "", found(hurt), found(known), "", "", "", f"sheets ask about {asked}"]


def measures(run):
    counts = {level: Counter(v["verdict"] for v in verdicts if v["run"] == run["run"] and v["level"] == level)
              for level in ("error", "question")}
    errors, questions = counts["error"], counts["question"]
    own = [mark for mark in marks if mark["run"] == run["run"]]
    hurt = [mark for mark in own if mark["hurts"] == "yes"]
    after = [mark["after"] for mark in screens if mark["run"] == run["run"]]
    count = int(run["screens"])
    return [
        share(errors["right"], sum(errors.values())),
        f"{100 * int(run['errors']) / int(run['files']):.1f}",
        share(sum(mark["found"] == "yes" for mark in hurt), len(hurt)),
        share(sum(mark["found"] == "yes" for mark in own), len(own)),
        share(questions["right"] + questions["arguable"], sum(questions.values())),
        share(questions["right"], sum(questions.values())),
        f"{int(run['items']) / count:.1f}, never more than 6 shown" if count else "–",
        share(after.count("gone"), len(after)) if after else "",
    ]


NAMES = [
    ("errors: right, arguable counts as wrong", "≥ 95 %"), ("errors per 100 SwiftUI files", "≥ 2"),
    ("review: marks that hurt, found", "≥ 65 %"), ("review: all marks, found", "≥ 50 %"),
    ("review: right or arguable", "≥ 80 %"), ("review: right", "≥ 60 %"),
    ("things to look at per screen", "≤ 4, never more than 6 shown"), ("ten screens fixed from the sheet alone", "≥ 60 % of marks gone"),
]
text = INTRO.format(population=122)
text += "| measure | goal |" + "".join(f" run {run['run']} |" for run in runs) + " after seeing them |\n|---|---|" + "---|" * len(runs) + "---|\n"
for (name, goal), cells in zip(NAMES, zip(*map(measures, runs), seen())):
    text += f"| {name} | {goal} | " + " | ".join(cells) + " |\n"
text += "\n| errors, by rule |" + "".join(f" right, run {run['run']} |" for run in runs) + "\n|---|" + "---|" * len(runs) + "\n"
for rule in sorted({v["rule"] for v in verdicts if v["level"] == "error"}):
    cells = []
    for run in runs:
        own = Counter(v["verdict"] for v in verdicts if (v["rule"], v["level"], v["run"]) == (rule, "error", run["run"]))
        cells.append(f"{own['right']} of {sum(own.values())}" if own else "–")
    text += f"| `{rule}` | " + " | ".join(cells) + " |\n"
text += "\n" + (HERE / "notes.md").read_text(encoding="utf-8")
(HERE.parents[2] / "Documentation/Precision.md").write_text(text, encoding="utf-8")
