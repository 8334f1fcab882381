#!/usr/bin/env python3
"""How often `nod audit` is right, by verdicts on its findings in real apps.

    Tools/Audit/Precision/table.py APPS_DIR    audits every folder in APPS_DIR, and adds what has no verdict yet to
                                               Verdicts/<rule>.csv, to be judged: right, arguable or wrong, and why
    Tools/Audit/Precision/table.py             writes Documentation/Precision.md from the verdicts

A finding is known by app, path and code, so that moved lines keep their verdict.
"""

import csv
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
NOD = ROOT / "Tools/.build/debug/nod"
COLUMNS = ["app", "path", "line", "code", "message", "verdict", "reason"]
INTRO = """# How often `nod audit` is right

Findings in real apps are judged one by one from code and message: *right* is where somebody really suffers and the message fits, *arguable*
counts as wrong. The verdicts are [CSV files](../Tools/Audit/Precision), one a rule; [apps.csv](../Tools/Audit/Precision/apps.csv) lists the
apps that rules were written with, so that others can be chosen to count. `Tools/Audit/Precision/table.py FOLDER` audits the apps in a folder and
adds what is to be judged, `table.py` alone writes this page.

"""


def verdicts(rule):
    path = HERE / "Verdicts" / f"{rule}.csv"
    return list(csv.DictReader(path.open(newline="", encoding="utf-8"))) if path.exists() else []


def find(app):
    done = subprocess.run([NOD, "audit", "--all-rules", "--format", "json"], cwd=app, capture_output=True, text=True)
    if done.returncode > 1:
        sys.exit(done.stderr)
    by_rule = {}
    for finding in json.loads(done.stdout)["findings"]:
        code = (app / finding["path"]).read_text(encoding="utf-8").splitlines()[finding["line"] - 1].strip()
        row = dict(zip(COLUMNS, [app.name, finding["path"], finding["line"], code, finding["message"], "", ""]))
        by_rule.setdefault(finding["rule"], []).append(row)
    for rule, rows in by_rule.items():
        known = verdicts(rule)
        places = {(row["app"], row["path"], row["code"]) for row in known}
        new = [row for row in rows if (row["app"], row["path"], row["code"]) not in places]
        print(f"{app.name}: {len(new)} of {len(rows)} findings of {rule} are to be judged")
        (HERE / "Verdicts").mkdir(exist_ok=True)
        with (HERE / "Verdicts" / f"{rule}.csv").open("w", newline="", encoding="utf-8") as file:
            sheet = csv.DictWriter(file, COLUMNS, lineterminator="\n")
            sheet.writeheader()
            sheet.writerows(known + new)


def page():
    lines = ["| rule | judged | right | arguable | wrong | right, of all |", "|---|---:|---:|---:|---:|---:|"]
    for path in sorted((HERE / "Verdicts").glob("*.csv")):
        count = Counter(row["verdict"] for row in verdicts(path.stem) if row["verdict"])
        if all := sum(count.values()):
            cells = [all, count["right"], count["arguable"], count["wrong"], f"{100 * count['right'] / all:.0f} %"]
            lines.append(f"| `{path.stem}` | " + " | ".join(map(str, cells)) + " |")
    said = "\n".join(lines) if len(lines) > 2 else "Since the rules were cut to what needs no judgement, nobody has judged their findings yet."
    (ROOT / "Documentation/Precision.md").write_text(INTRO + said + "\n", encoding="utf-8")


if len(sys.argv) > 1:
    for folder in sorted(path for path in Path(sys.argv[1]).iterdir() if path.is_dir()):
        find(folder)
else:
    page()
