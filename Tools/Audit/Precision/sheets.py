#!/usr/bin/env python3
"""Sheets to judge `nod audit` by.

    Tools/Audit/Precision/sheets.py findings APPS_DIR OUT_DIR    what is to be judged of the second half: RULE.csv
                                                                 each, with place, code and message, no verdict
    Tools/Audit/Precision/sheets.py counted FIRST_DIR SECOND_DIR two judges' sheets, filled in, become `Counted`
    Tools/Audit/Precision/sheets.py review APPS_DIR              the files for the blind review, one a line
    Tools/Audit/Precision/sheets.py mend APPS_DIR RULE…          what is found and was judged not right when rules
                                                                 were mended by it, and what was marked in the first
                                                                 half and is not found

What has both its verdicts in `Counted` already is left out.
"""

import csv
import sys
from pathlib import Path

from hits import HERE, first_half, hits, is_found, marks, place, read, reviewed_files, rules, sample, second_half

VERDICTS = ("right", "arguable", "wrong")


def code(apps_dir, place):
    app, path, line, _ = place
    return (Path(apps_dir) / app / path).read_text(encoding="utf-8").split("\n")[line - 1].strip()


def write_findings(apps_dir, out):
    ids = [rule["id"] for rule in rules()]
    out.mkdir(parents=True, exist_ok=True)
    for id, found in hits(apps_dir, "second", ids).items():
        judged = second_half(id)
        places = [place for place in sample(id, found) if place not in judged]
        print(f"{id}: {len(found)} findings, {len(places)} to judge")
        if not places:
            continue
        with open(out / f"{id}.csv", "w", newline="", encoding="utf-8") as file:
            sheet = csv.writer(file, lineterminator="\n")
            sheet.writerow(["app", "path", "line", "column", "code", "message", "verdict", "reason"])
            sheet.writerows([*place, code(apps_dir, place), found[place], "", ""] for place in places)


def write_counted(first, second):
    for path in sorted(first.glob("*.csv")):
        others = {place(row): row for row in read(second / path.name)}
        judged = HERE / "Counted" / path.name
        old = read(judged)
        with open(judged, "w", newline="", encoding="utf-8") as file:
            sheet = csv.DictWriter(
                file, ["app", "path", "line", "column", "first", "second", "reason"], lineterminator="\n"
            )
            sheet.writeheader()
            sheet.writerows(old)
            sheet.writerows(both(row, others[place(row)]) for row in read(path))


def both(row, other):
    for one in (row, other):
        if one["verdict"] not in VERDICTS:
            sys.exit(f"{one['app']}/{one['path']}:{one['line']}: “{one['verdict']}” is no verdict; write {VERDICTS}.")
    kept = {key: row[key] for key in ("app", "path", "line", "column")}
    # The reason of the sterner of the two is the one to learn from.
    sterner = max(row, other, key=lambda one: VERDICTS.index(one["verdict"]))
    return {**kept, "first": row["verdict"], "second": other["verdict"], "reason": sterner["reason"]}


def print_mend(apps_dir, ids):
    judged = {id: {place: verdict for place, verdict in first_half(id).items() if verdict != "right"} for id in ids}
    missed = [mark for mark in marks("first") if mark["rule"] in ids]
    only = {place[0] for places in judged.values() for place in places} | {mark["app"] for mark in missed}
    first, second = (hits(apps_dir, half, ids, only) for half in ("first", "second"))
    for id in ids:
        for app, path, line, column in sorted(judged[id].keys() & (first[id].keys() | second[id].keys())):
            print(f"{id}: {judged[id][app, path, line, column]}, and found: {app}/{path}:{line}:{column}")
    for mark in missed:
        if not is_found(mark, first[mark["rule"]]):
            print(f"{mark['rule']}: not found: {mark['app']}/{mark['path']}:{mark['line']}: {mark['reason']}")


match sys.argv[1:]:
    case ["findings", apps_dir, out]:
        write_findings(apps_dir, Path(out))
    case ["counted", first, second]:
        write_counted(Path(first), Path(second))
    case ["mend", apps_dir, *ids] if ids:
        print_mend(apps_dir, ids)
    case ["review", apps_dir]:
        print("\n".join("/".join(file) for file in reviewed_files(apps_dir)))
    case _:
        sys.exit(__doc__)
