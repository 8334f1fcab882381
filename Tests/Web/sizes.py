#!/usr/bin/env python3
"""The least sizes that nod.css hands to showTargets are the engine's Profile's, and a pulse's reach is its Motion's."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = {"standard": ":where(:root)", "child": ':where(:root[data-nod-profile="child"])'}
# How nod.css calls them, and how the engine does. What the profiles have in common, nod.css says once.
FIGURES = {
    "target": "target", "primary": "primaryTarget", "critical": "criticalTarget", "spacing": "spacing",
    "comfortable": "comfortableSpacing",
}


def of_profile(text: str, name: str) -> dict[str, float]:
    body = re.search(rf"static let {name} = Profile\((.*?)\n    \)", text, re.S)
    return {key: float(value) for key, value in re.findall(r"\n        (\w+): ([\d.]+)(?=,)", body[1])}


def of_style(text: str, name: str) -> dict[str, str]:
    body = re.search(re.escape(RULES[name]) + r"\s*\{(.*?)\}", text, re.S)
    sizes = re.findall(r"--nod-(least-|(?=comfortable))(\w+)(?:-spacing)?: ([^;]+);", body[1])
    return {name: size for _, name, size in sizes}


def problems(profiles: str, style: str) -> list[str]:
    wrong = []
    for name in RULES:
        engine, page = of_profile(profiles, name), of_style(style, "standard") | of_style(style, name)
        wanted = {key: f"{engine[field]:g}px" for key, field in FIGURES.items()}
        if page != wanted:
            wrong.append(f"{name}: nod.css has {page}, the engine {wanted}")
    return wrong


def other_reach(motion: str, codes: str) -> bool:
    engine = re.search(r"static let pulseReach = ([\d.]+)", motion)
    page = re.search(r"const pulseReach = ([\d.]+);", codes)
    return float(engine[1]) != float(page[1])


def main() -> int:
    profiles = (ROOT / "Sources/Nod/Moments/Profile.swift").read_text(encoding="utf-8")
    style = (ROOT / "Web/nod.css").read_text(encoding="utf-8")
    wrong = problems(profiles, style)
    motion = (ROOT / "Sources/Nod/Motion/Motion.swift").read_text(encoding="utf-8")
    codes = (ROOT / "Web/codes.js").read_text(encoding="utf-8")
    if other_reach(motion, codes):
        wrong.append("codes.js has another pulseReach than Motion.swift")
    if not other_reach(motion, codes.replace("pulseReach = ", "pulseReach = 1")):
        wrong.append("sizes.py does not notice another pulseReach")
    for figure in ("44px", "56px", "8px", "48px", "64px", "24px"):
        if not problems(profiles, style.replace(f": {figure};", ": 1px;")):
            wrong.append(f"sizes.py does not notice another {figure}")
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    print(f"Sizes of {len(RULES)} profiles in nod.css, {len(wrong)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
