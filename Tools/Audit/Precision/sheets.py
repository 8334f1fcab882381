#!/usr/bin/env python3
"""Sheets to judge `nod audit` by.

    Tools/Audit/Precision/sheets.py findings APPS_DIR OUT_DIR    what is to be judged of the second half: RULE.csv
                                                                 each, with place, code and message, no verdict
    Tools/Audit/Precision/sheets.py review APPS_DIR              the files for the blind review, one a line

What has both its verdicts in `Counted` already is left out.
"""

import csv
import sys
from pathlib import Path

from hits import hits, reviewed_files, rules, sample, second_half


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


match sys.argv[1:]:
    case ["findings", apps_dir, out]:
        write_findings(apps_dir, Path(out))
    case ["review", apps_dir]:
        print("\n".join("/".join(file) for file in reviewed_files(apps_dir)))
    case _:
        sys.exit(__doc__)
