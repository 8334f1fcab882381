#!/usr/bin/env python3
"""How often `nod audit` is right: writes Documentation/Precision.md from real apps, judgements and invented variants.

    Tools/Audit/Precision/table.py APPS_DIR    audits the apps of apps.csv (a folder each in APPS_DIR, at the commit
                                               named there)
    Tools/Audit/Precision/table.py --check     counts the variants again, and compares them and the standings with the
                                               committed page

A finding is judged by its place; a judgement whose place is no finding any more is stale and is said.
"""

import sys
from collections import Counter

from hits import (
    HERE, REVIEWED_FILES, ROOT, SAMPLE, first_half, hits, is_found, json, marks, nod, rules, second_half, wilson
)

PAGE = ROOT / "Documentation/Precision.md"
# The part of its findings that a rule which runs by default should be right about.
GOAL = 0.95
# … and one that people ask for.
ASKED_GOAL = 0.8
# Reached, and not to be lost on the way there: of rules that are on, and of those asked for.
HELD, ASKED_HELD = 2 / 3, 0.5
# Rules with fewer judged findings in the second half stand together in one line.
ALONE = 10


def variants():
    return json.loads(nod("variants", *sorted((HERE / "Variants").glob("*.swift"))))


def standing(rule):
    return "on" if rule["standing"] == "on" else "opt-in"


def share(right, all):
    return f"{100 * right / all:.0f} %" if all else "–"


def between(right, all):
    return "{:.0f}–{:.0f} %".format(*wilson(right, all)) if all else "–"


def verdicts(id, places, judged):
    """What was judged of the findings there are."""
    stale = len([one for one in judged if one not in places])
    if stale:
        print(f"{id}: {stale} judgements are of no finding any more", file=sys.stderr)
    return Counter(verdict for one, verdict in judged.items() if one in places)


class Row:
    def __init__(self, rule, first, second, found):
        self.id, self.standing = rule["id"], standing(rule)
        self.first, self.first_verdicts = len(first), verdicts(self.id, first, first_half(self.id))
        self.second = len(second)
        used = first_half(self.id)
        counted = {one: verdict for one, verdict in second_half(self.id).items() if one not in used}
        self.verdicts = verdicts(self.id, second, counted)
        self.judged = sum(self.verdicts.values())
        variant = found.get(self.id, {"found": 0, "total": 0})
        self.variants = f"{variant['found']} of {variant['total']}"

    def cells(self):
        right, all = self.first_verdicts["right"], sum(self.first_verdicts.values())
        counted = self.verdicts
        return [
            f"`{self.id}`", self.standing, self.first, f"{right} of {all}", self.second, self.judged, counted["right"],
            counted["arguable"], counted["wrong"], share(counted["right"], self.judged),
            between(counted["right"], self.judged), self.variants
        ]


def pooled(rows):
    """The rules that are on and too rare to be judged each for itself."""
    rare = [row for row in rows if row.standing == "on" and row.judged < ALONE]
    counted = sum((row.verdicts for row in rare), Counter())
    return counted, sum(counted.values())


def is_below(part, judged, right):
    return judged >= ALONE and right < part * judged


def short(rows):
    """The rules that are on, and not as right as they should be."""
    on = [row for row in rows if row.standing == "on"]
    names = [f"`{row.id}`" for row in on if is_below(GOAL, row.judged, row.verdicts["right"])]
    counted, all = pooled(rows)
    if is_below(GOAL, all, counted["right"]):
        names.append("the rarer ones together")
    said = f"Not there yet: {', '.join(names)}." if names else "Each with 10 findings or more is there."
    return said if all >= ALONE else f"{said} The rarer ones have too few to say."


def lost(standing, id, judged, right):
    """Why a rule, or those too rare for a line of their own, cannot stand where it does, if it cannot."""
    held = HELD if standing == "on" else ASKED_HELD
    if is_below(held, judged, right):
        return f"{id} is {standing} and {share(right, judged)} right; at least {100 * held:.0f} % is asked for"
    return None


def reviewed(found):
    """How many of the second half's marks are found, and all of them."""
    all = marks("second")
    return len([mark for mark in all if is_found(mark, found.get(mark["rule"], {}))]), len(all)


def page(rows, review):
    counted, all = pooled(rows)
    lines = [
        "# How often `nod audit` is right",
        "",
        "Real apps at the commits of [apps.csv](../Tools/Audit/Precision/apps.csv), without their tests, previews and "
        "generated code, in two halves.",
        "The rules were **written with the first half**: what is right there says little. The **second half** is only "
        "looked at to count: apps, seed",
        f"and sample were fixed before any rule met them. {SAMPLE} findings a rule are judged twice, the second time "
        "from code and message alone; what the",
        "two disagree about counts as wrong ([verdicts](../Tools/Audit/Precision/Counted)). *Right* is where somebody "
        "really suffers and the message fits;",
        "*arguable* counts against a rule. The interval is Wilson's, 95 %. A finding of the second half that was used "
        "to mend a rule moves to the first",
        "([its judgements](../Tools/Audit/Precision/Judgements)). *Variants* are violations of our own invention "
        "([code](../Tools/Audit/Precision/Variants)), written before a",
        "rule was tuned; those missed stay in. The last twenty apps came when all findings of the rarer rules had been "
        "used up: they were judged in these alone.",
        "",
        "| rule | standing | first half: findings | right | second half: findings | judged | right | arguable | wrong "
        "| precision | interval | variants found |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
        *("| " + " | ".join(map(str, row.cells())) + " |" for row in rows),
        "",
        f"The rules that are on and have fewer than {ALONE} judged findings, together: {counted['right']} right, "
        f"{counted['arguable']} arguable, {counted['wrong']} wrong of {all}",
        f"({share(counted['right'], all)}, {between(counted['right'], all)}). A rule runs by default where "
        f"{100 * GOAL:.0f} % are right,",
        f"and is kept to be asked for where {100 * ASKED_GOAL:.0f} % are: that is the goal.",
        short(rows),
        "",
        f"Reviewers who knew no finding read {REVIEWED_FILES} view files of the second half and marked {review[1]} "
        f"places that people suffer from ([marks](../Tools/Audit/Precision/Review.csv)):",
        f"the rules find {review[0]} of them ({share(*review)}).",
        "",
        "To make it again: clone the repositories of `apps.csv` at their commits into one folder, each under its name, "
        "then",
        "`Tools/Audit/Precision/table.py FOLDER`. `make test-tools` makes the variants' column anew.",
        "",
    ]
    return "\n".join(lines)


def committed():
    table = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 12 and cells[0].startswith("`"):
            table[cells[0].strip("`")] = cells[1:]
    return table


def check():
    table, found, problems = committed(), variants(), []
    for rule in rules():
        id = rule["id"]
        if id not in table:
            problems.append(f"{id} is not in the table")
            continue
        now = found.get(id, {"found": 0, "total": 0})
        if table[id][-1] != f"{now['found']} of {now['total']}":
            missed = "; ".join(now.get("missed", []))
            problems.append(
                f"{id}: {now['found']} of {now['total']} variants are found, the table says {table[id][-1]} ({missed})"
            )
        if table[id][0] != standing(rule):
            problems.append(f"{id}: the table says {table[id][0]}")
        if problem := lost(standing(rule), id, int(table[id][4]), int(table[id][5])):
            problems.append(problem)
        if now["total"] < 10 or now["found"] < 0.9 * now["total"]:
            problems.append(f"{id}: {now['found']} of {now['total']} variants are found")
    rare = [cells for cells in table.values() if cells[0] == "on" and int(cells[4]) < ALONE]
    judged, right = (sum(int(cells[column]) for cells in rare) for column in (4, 5))
    if problem := lost("on", "the rare rules", judged, right):
        problems.append(problem)
    for id in table.keys() - {rule["id"] for rule in rules()}:
        problems.append(f"{id} is in the table and no rule")
    if problems:
        sys.exit("Documentation/Precision.md:\n  " + "\n  ".join(problems))
    print(f"Precision: {len(table)} rules are as the table says.")


def main(arguments):
    if arguments == ["--check"]:
        return check()
    if len(arguments) != 1:
        sys.exit(__doc__)
    all_rules = rules()
    ids = [rule["id"] for rule in all_rules]
    first, second, found = hits(arguments[0], "first", ids), hits(arguments[0], "second", ids), variants()
    rows = [Row(rule, first[rule["id"]], second[rule["id"]], found) for rule in all_rules]
    PAGE.write_text(page(rows, reviewed(second)), encoding="utf-8")
    print(f"Wrote {PAGE.relative_to(ROOT)}")


main(sys.argv[1:])
