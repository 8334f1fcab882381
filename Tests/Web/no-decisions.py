#!/usr/bin/env python3
"""JavaScript draws and decides nothing: fails when a page or the library holds a figure of feedback.

Durations, easings, springs, intensities, vibration patterns and chance belong to the engine. Looks at every .js, .css
and .html of Web, Tasks/Page and Studio, after a self-test on lines that must and must not be found. 0 and 1 are
not figures, and a nameless function can't ask for frame after frame. A line that repeats a value of the engine is
marked at its end: `// the engine's: Type.name`. What `make scores` wrote is the engine's: a test compares it.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = ["Web", "Tasks/Page", "Studio"]
MARKER = re.compile(r"(//|/\*)\s*the engine's: \w")

NUMBER = r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?"
FIGURE = rf"(?!-?[01](?:\.0*)?(?![\d.]))(?:{NUMBER})"
NAMES = (
    "duration|delay|endDelay|iterations|damping|stiffness|response|velocity|"
    "mass|bounce|intensity|gain|volume|opacity|scale|peak"
)

STYLE = [
    ("a duration", re.compile(r"(?<![\w#.-])(?!0m?s\b)(?:\d+\.?\d*|\.\d+)m?s\b")),
    ("an easing", re.compile(r"cubic-bezier\(|\bsteps\(|(?<!-)\blinear\(|\bease(?:-in|-out|-in-out)?\b(?!\()")),
    ("a transition", re.compile(r"(?<![\w-])transition(?:-(?!property\b)[\w-]+)?\s*:(?!\s*(?:none|inherit|unset)\b)")),
    ("an animation", re.compile(r"(?<![\w-])animation(?:-[\w-]+)?\s*:(?!\s*(?:none|inherit|unset)\b)|@keyframes")),
    ("smooth scrolling", re.compile(r"scroll-behavior\s*:\s*smooth")),
]
SCRIPT = [
    ("a timer with a figure", re.compile(rf"\bset(?:Timeout|Interval)\(.*,\s*{FIGURE}\s*\)")),
    ("a script per frame", re.compile(r"\brequestAnimationFrame\((?!\(\) =>)|\bsetInterval\(")),
    ("an easing", re.compile(r"cubic-bezier\(|\bease(?:-in|-out|-in-out)\b|\beasing\s*:\s*(?![\"']linear[\"'])[\"'`]")),
    ("a figure", re.compile(rf"(?<![\w.-])(?:{NAMES})[\"']?\s*(?::|=(?!=))\s*{FIGURE}")),
    ("figures of a keyframe", re.compile(
        rf"(?<![\w.-])(?:opacity|scale|transform|translate"
        rf"|rotate)[\"']?\s*:\s*\[\s*[\"'`]?[^\]]*{FIGURE}"
    )),
    ("a figure in a transform", re.compile(rf"\b(?:scale|translate|rotate)(?:X|Y|Z|3d)?\(\s*{FIGURE}")),
    ("a duration", re.compile(r"[\"'`][^\"'`]*(?<![\w#.-])(?!0m?s\b)(?:\d+\.?\d*|\.\d+)m?s\b[^\"'`]*[\"'`]")),
    ("an animation's time", re.compile(rf"\.animate\(.*,\s*{FIGURE}\s*\)")),
    ("a vibration", re.compile(r"\bvibrate\(\s*[\[\d]")),
    ("a level of sound", re.compile(
        rf"\bgain\.value\s*=\s*{FIGURE}|\b(?:setValueAtTime|setTargetAtTime|linearRampToValueAtTime"
        rf"|exponentialRampToValueAtTime)\(\s*{FIGURE}"
    )),
    ("chance", re.compile(r"\bMath\.random\(")),
    ("smooth scrolling", re.compile(r"behavior\s*:\s*[\"']smooth[\"']")),
]
MARKUP = [
    ("an animation", re.compile(r"<animate|<set\b|\bdur=")),
    ("a style", re.compile(r"\sstyle=")),
    ("a script inside", re.compile(r"<script(?![^>]*\ssrc=)")),
]

# Lines that must and must not be found in each kind of file.
CAUGHT = {
    "css": ["transition: opacity .2s;", "animation: spin 1s infinite;", "--time: 250ms;",
            "transition-timing-function: ease-out;", "@keyframes spin {", "x: cubic-bezier(0, 0, 1, 1);",
            "scroll-behavior: smooth;"],
    "js": ["setTimeout(run, 250);", "setTimeout(() => close(), 6e3);", "element.animate(frames, 300);",
           "{ duration: 200 }", "{ opacity: [0, 0.5, 1] }", "{ transform: [\"scale(1)\", \"scale(1.15)\"] }",
           "navigator.vibrate([10, 20]);", "navigator.vibrate(20);", "gain.value = 0.3;", "const damping = .85;",
           "easing: \"ease-out\"", "requestAnimationFrame(draw);", "style.transition = \"opacity 200ms\";",
           "delay: 50,", "Math.random()", "`scale(0.97)`", "intensity: 0.7", "setInterval(look, time);",
           "row.scrollIntoView({ behavior: \"smooth\" });", "opacity: .85"],
    "html": ["<circle><animate dur=\"2s\"/></circle>", "<p style=\"opacity: .5\">", "<script>go()</script>"],
}
FREE = {
    "css": ["opacity: .5;", "inline-size: 2.75rem;", "transition: none;", "color: #26A5B4;", "/* in 200ms */",
            "inset: 50%;", "@media (prefers-reduced-motion: reduce) {", "grid-template: release;", "r: 8.5px;"],
    "js": ["setTimeout(run, duration);", "setTimeout(run, 0);",
           "setTimeout(() => report(\"tick\"), Math.max(0, time));", "{ opacity: 1 }", "{ opacity: [0, 1] }",
           "navigator.vibrate(pattern.map(Math.round));", "scale(${value})", "// 250 ms",
           "element.animate(frames, { duration, fill: \"both\" });", "{ duration: track.duration }",
           "volume: 0.5, // the engine's: Preferences.volume", "const idLimit = 2 ** 31;", "sampleRate: 44100",
           "translate(${x}px, 0)", "const scale = 1;", "text(\"3 tasks\")",
           "requestAnimationFrame(() => report(\"seen\"));", "if (duration === 5) stop();", "easing: \"linear\""],
    "html": ["<script src=\"/app.js\"></script>", "<p>It takes 5 s.</p>",
             "<script type=\"module\" src=\"/nod/nod.js\"></script>"],
}


def rules(path: Path) -> list:
    if path.suffix == ".css" or path.name.endswith(".style.js"):
        return STYLE
    return MARKUP if path.suffix == ".html" else SCRIPT


def without_comments(text: str, path: Path) -> str:
    """Replaces comments by blanks, keeping lines."""
    blank = lambda match: re.sub(r"[^\n]", " ", match[0])
    text = re.sub(r"<!--.*?-->" if path.suffix == ".html" else r"/\*.*?\*/", blank, text, flags=re.S)
    return re.sub(r"(?m)(?<![:\"'`\w/])//.*$", blank, text) if path.suffix == ".js" else text


def findings(text: str, path: Path) -> list[tuple[int, str, str]]:
    found = []
    for number, (line, code) in enumerate(zip(text.splitlines(), without_comments(text, path).splitlines()), 1):
        what = next((what for what, rule in rules(path) if rule.search(code)), None)
        if what and not MARKER.search(line):
            found.append((number, what, line.strip()))
    return found


def wrong() -> list[str]:
    """Lines that fail the self-test."""
    return [
        f"{'misses' if must else 'wrongly finds'}: {line}"
        for must, examples in ((True, CAUGHT), (False, FREE))
        for kind, lines in examples.items()
        for line in lines
        if bool(findings(line, Path(f"a.{kind}"))) != must
    ]


found = [file for place in PLACES for file in sorted((ROOT / place).rglob("*"))]
files = [file for file in found if file.suffix in {".js", ".css", ".html"} and file != ROOT / "Web/small/scores.js"]
decided = [
    f"{file.relative_to(ROOT)}:{number}: {what}: {line}"
    for file in files
    for number, what, line in findings(file.read_text(encoding="utf-8"), file)
]
print(*wrong(), *decided, f"{len(files)} files, {len(decided)} figures that belong to the engine", sep="\n")
sys.exit(1 if wrong() or decided or not files else 0)
