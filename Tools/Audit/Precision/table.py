#!/usr/bin/env python3
"""How often `nod audit` is right: writes Documentation/Precision.md from real apps, judgements and invented variants.

    Tools/Audit/Precision/table.py APPS_DIR    audits the apps of apps.csv (a folder each in APPS_DIR, at the commit
                                               named there)
    Tools/Audit/Precision/table.py --check     counts the variants again, and compares them and the bar with the
                                               committed page

A hit is judged by its place; a judgement whose place is no hit any more is stale and is said. On by default are rules
with at least 90 % right (over at least 10 hits; of fewer, every one) and at least 90 % of at least 10 variants found.
"""

import sys
from collections import Counter

from hits import HERE, ROOT, first_half, hits, json, nod, rules

PAGE = ROOT / "Documentation/Precision.md"


def variants():
    return json.loads(nod("variants", *sorted((HERE / "Variants").glob("*.swift"))))


def row(rule, places, found):
    verdicts = first_half(rule["id"])
    judged = Counter(verdict for place, verdict in verdicts.items() if place in places)
    stale = len([place for place in verdicts if place not in places])
    if stale:
        print(f"{rule['id']}: {stale} judgements are of no hit any more", file=sys.stderr)
    right, wrong = judged["right"], judged["wrong"]
    share = f"{100 * right / (right + wrong):.0f} %" if right + wrong else "–"
    variant = found.get(rule["id"], {"found": 0, "total": 0})
    standing = "on" if rule["standing"] == "on" else "opt-in"
    return [
        f"`{rule['id']}`", standing, len(places), right + wrong, right, share,
        f"{variant['found']} of {variant['total']}"
    ]


def page(rows):
    lines = [
        "# How often `nod audit` is right",
        "",
        "Hits over twelve open-source apps at the commits of [apps.csv](../Tools/Audit/Precision/apps.csv), "
        "without their tests, previews and",
        "generated code. *Judged* hits were read with the code around them: right is where somebody really "
        "suffers and the",
        "message fits ([judgements](../Tools/Audit/Precision/Judgements), a place and a reason each). "
        "*Variants* are violations of our own invention",
        "([code](../Tools/Audit/Precision/Variants)), written before a rule was tuned; those missed stay in. "
        "On by default are rules with 90 % right",
        "over 10 hits or more (every one where there are fewer; without any, a rule stands by its variants "
        "alone) and 90 % of 10 variants or more found.",
        "",
        "| rule | standing | hits | judged | right | precision | variants found |",
        "|---|---|---:|---:|---:|---:|---:|",
        *("| " + " | ".join(map(str, row)) + " |" for row in rows),
        "",
        "To make it again: clone the repositories of `apps.csv` at their commits into one folder, each under "
        "its name, then",
        "`Tools/Audit/Precision/table.py FOLDER`. `make test-tools` makes the variants' column anew and "
        "holds every rule to the bar.",
        "",
    ]
    return "\n".join(lines)


def committed():
    table = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 7 and cells[0].startswith("`"):
            table[cells[0].strip("`")] = cells[1:]
    return table


def below_bar(id, cells):
    """Why a rule may not be on by default; None when it may."""
    _, hits, judged, right, _, variants = cells
    hits, judged, right = int(hits), int(judged), int(right)
    found, total = map(int, variants.split(" of "))
    if judged < min(hits, 30):
        return f"only {judged} of {hits} hits are judged"
    if judged < 10 and right < judged:
        return f"{judged - right} of only {judged} judged hits are wrong"
    if judged >= 10 and right < 0.9 * judged:
        return f"{right} of {judged} are right"
    if total < 10:
        return f"there are only {total} variants"
    if found < 0.9 * total:
        return f"{found} of {total} variants are found"
    return None


def check():
    table, found, problems = committed(), variants(), []
    for rule in rules():
        id = rule["id"]
        if id not in table:
            problems.append(f"{id} is not in the table")
            continue
        now = found.get(id, {"found": 0, "total": 0})
        if table[id][5] != f"{now['found']} of {now['total']}":
            missed = "; ".join(now.get("missed", []))
            problems.append(
                f"{id}: {now['found']} of {now['total']} variants are found, the table says {table[id][5]} ({missed})"
            )
        if table[id][0] != ("on" if rule["standing"] == "on" else "opt-in"):
            problems.append(f"{id}: the table says {table[id][0]}")
        if rule["standing"] == "on" and (why := below_bar(id, table[id])):
            problems.append(f"{id} is on by default, but {why}")
    for id in table.keys() - {rule["id"] for rule in rules()}:
        problems.append(f"{id} is in the table and no rule")
    if problems:
        sys.exit("Documentation/Precision.md:\n  " + "\n  ".join(problems))
    print(f"Precision: {len(table)} rules are as the table says, those on by default meet the bar.")


def main(arguments):
    if arguments == ["--check"]:
        return check()
    if len(arguments) != 1:
        sys.exit(__doc__)
    all_rules = rules()
    places, found = hits(arguments[0], "first", [rule["id"] for rule in all_rules]), variants()
    PAGE.write_text(page([row(rule, places[rule["id"]], found) for rule in all_rules]), encoding="utf-8")
    print(f"Wrote {PAGE.relative_to(ROOT)}")


main(sys.argv[1:])
