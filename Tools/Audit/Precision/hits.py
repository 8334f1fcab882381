"""What `nod audit` finds in the apps of `apps.csv`, and which of it is judged.

The rules are written with the first half of the apps. The second half is only looked at to count: of each rule the
first 25 findings in an order drawn from a seed are judged, twice.
"""

import csv
import hashlib
import json
import math
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
NOD = ROOT / "Tools/.build/debug/nod"
# It speaks of comments, not of code, and has nothing to be found in other people's apps.
UPKEEP = {"suppression"}
# Fixed before the rules first met the second half.
SEED = "nod audit 2026-11-25"
# These were mended by what was judged of them, which is part of the first half now, and are judged again.
SEED_AGAIN = "nod audit 2026-11-26, again"
AGAIN = {
    "icon-without-label", "empty-label", "small-target", "tap-gesture", "fixed-font-size", "missing-status"
}
SAMPLE = 25
REVIEWED_FILES = 40
# A mark of a review is found when its rule finds something within so many lines.
NEAR = 8


def nod(*arguments, cwd=None):
    done = subprocess.run([NOD, *map(str, arguments)], capture_output=True, text=True, cwd=cwd)
    if done.returncode not in (0, 1):
        sys.exit(done.stderr)
    return done.stdout


def rules():
    return [rule for rule in json.loads(nod("audit", "--list-rules", "--format", "json")) if rule["id"] not in UPKEEP]


def read(path):
    if not path.exists():
        return []
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def apps(half):
    return [app for app in read(HERE / "apps.csv") if app["half"] == half]


def place(row):
    return row["app"], row["path"], int(row["line"]), int(row["column"])


def hits(apps_dir, half, ids, only=None):
    """Findings by rule and place, of the apps named `only`: {rule: {(app, path, line, column): message}}."""
    found = {id: {} for id in ids}
    for app in apps(half):
        if only is not None and app["name"] not in only:
            continue
        for platform in app["platform"].split():
            options = [
                "--format", "json", "--no-cache", "--config", HERE / "apps.yml", "--platform", platform, "--rule", *ids
            ]
            report = json.loads(nod("audit", ".", *options, cwd=Path(apps_dir) / app["name"]))
            for finding in report["findings"]:
                if finding["outcome"] == "finding":
                    found[finding["rule"]][place({**finding, "app": app["name"]})] = finding["message"]
    return found


def drawn(key, things):
    """`things` in the order that the key's seed gives them."""
    seed = SEED_AGAIN if key in AGAIN else SEED
    return sorted(things, key=lambda thing: hashlib.sha256(f"{seed}|{key}|{thing}".encode()).digest())


def first_half(id):
    """Verdicts by place, of findings that the rule may have been written with."""
    return {place(row): row["verdict"] for row in read(HERE / "Judgements" / f"{id}.csv")}


def second_half(id):
    """Verdicts by place: what both judges say; what they disagree about is wrong."""
    rows = read(HERE / "Counted" / f"{id}.csv")
    return {place(row): row["first"] if row["first"] == row["second"] else "wrong" for row in rows}


def sample(id, places):
    """What is judged of a rule in the second half: nothing that has become part of the first."""
    used = first_half(id)
    return drawn(id, [place for place in places if place not in used])[:SAMPLE]


def marks(half):
    """What reviewers marked in the apps of a half without knowing what is found there."""
    names = {app["name"] for app in apps(half)}
    return [mark for mark in read(HERE / "Review.csv") if mark["app"] in names]


def is_found(mark, places):
    app, path, line, _ = place({**mark, "column": 0})
    return any(one[:2] == (app, path) and abs(one[2] - line) <= NEAR for one in places)


def wilson(right, all):
    """The share in percent between which the truth lies in 95 of 100 cases (Wilson's score interval)."""
    if not all:
        return 0, 100
    z, share = 1.96, right / all
    middle, width = share + z * z / (2 * all), z * math.sqrt(share * (1 - share) / all + z * z / (4 * all * all))
    return tuple(100 * max(0, min(1, (middle + side * width) / (1 + z * z / all))) for side in (-1, 1))


def reviewed_files(apps_dir):
    """The files of the second half that somebody reviews without knowing what is found in them."""
    files = []
    for app in apps("second"):
        root = Path(apps_dir) / app["name"]
        for path in sorted(root.rglob("*.swift")):
            text = path.read_text(encoding="utf-8", errors="replace")
            if "some View" in text and 60 <= text.count("\n") <= 400 and "Test" not in str(path.relative_to(root)):
                files.append((app["name"], str(path.relative_to(root))))
    return drawn("review", files)[:REVIEWED_FILES]
