#!/usr/bin/env python3
"""NodUI draws and decides nothing: fails when one of its files holds a figure, chance, a wait, a haptic of its own, or a branch
on what a person or an app chose.

Figures and decisions belong to Nod and NodPerforming, where they are tested without a screen. Looks at every .swift file of
Sources/NodUI, after proving itself on lines that must and must not be caught. 0 and 1 are no figures; availability, `#if` and
`#Preview` are left aside, and so is what only previews show (`private struct …Sample` or `…Example`, named nowhere else).

Usage: thin.py [FOLDER OR FILE …]
"""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = ["Sources/NodUI"]
# The one file that touches a motor.
HAPTICS = "AppleHaptics.swift"

NUMBER = re.compile(r"(?<![\w.$])(?:0[xob][\da-fA-F_]+(?:\.[\da-fA-F_]+)?(?:[pP][+-]?\d+)?|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)\b")
NO_FIGURES = {"0", "1", "0.0", "1.0"}
WORDS = [
    ("chance", re.compile(r"\b(?!RandomAccessCollection\b)\w*[rR]andom\w*|\bshuffled?\b|\bdrand48\b")),
    ("a wait", re.compile(r"\basyncAfter\b|\w*Timer(?:Source)?\b|\b\w*[sS]leep\b|\bperform\(\s*#selector|\bafterDelay\b")),
]
MOTOR = re.compile(
    r"\bUI(?:Impact|Notification|Selection|Canvas)?FeedbackGenerator\b|\bNSHaptic\w+|\bCHHaptic\w+|"
    r"\bAudioServicesPlay\w+|\.sensoryFeedback\b|\bSensoryFeedback\b"
)

# What a person, an app or the system chose; and everything in a file that is only another name for it.
CHOICES = re.compile(
    r"(?<!\w)(?:\w*[rR]educe[sd]?Motion\w*|\w*[pP]references?\b|\w*[pP]rofile\b|\w*[mM]otionLevel\b|\w*[cC]elebrationLevel\b|"
    r"completionHapticEnabled|completionSoundEnabled|soundVolume|hasCompletedFirstCapture|levels)(?!\s*:)(?!\w|\()"
)
CONDITION = re.compile(r"\b(?:if|guard|switch|while)\b")
CHAIN = r"[\w.?!$\\]+"


@dataclass(frozen=True)
class Finding:
    line: int
    what: str
    text: str


def blanked(match) -> str:
    return re.sub(r"[^\n]", " ", match[0])


def code(text: str) -> str:
    """The same lines without comments and the text of strings; what strings interpolate stays."""
    out, index, depth = [], 0, []
    while index < len(text):
        two = text[index : index + 2]
        if two == "//":
            end = text.find("\n", index)
            end = len(text) if end < 0 else end
            out.append(" " * (end - index))
            index = end
        elif two == "/*":
            end = _end_of_comment(text, index)
            out.append(re.sub(r"[^\n]", " ", text[index:end]))
            index = end
        elif text[index] == '"':
            piece, index = _string(text, index)
            out.append(piece)
        else:
            out.append(text[index])
            index += 1
    return "".join(out)


def _end_of_comment(text: str, index: int) -> int:
    depth = 0
    for match in re.finditer(r"/\*|\*/", text[index:]):
        depth += 1 if match[0] == "/*" else -1
        if depth == 0:
            return index + match.end()
    return len(text)


def _string(text: str, index: int) -> tuple[str, int]:
    """A string literal with its text blanked, and where it ends."""
    quote = '"""' if text.startswith('"""', index) else '"'
    out, index = [quote], index + len(quote)
    while index < len(text) and not text.startswith(quote, index):
        if text.startswith("\\(", index):
            end = _end_of_interpolation(text, index + 2)
            out.append(" (" + code(text[index + 2 : end - 1]) + ")")
            index = end
        elif text[index] == "\\":
            out.append("  ")
            index += 2
        else:
            out.append("\n" if text[index] == "\n" else " ")
            index += 1
    return "".join(out) + quote, index + len(quote)


def _end_of_interpolation(text: str, index: int) -> int:
    depth = 1
    while index < len(text) and depth:
        if text[index] == '"':
            index = _string(text, index)[1]
            continue
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        index += 1
    return index


def _without_block(text: str, start: re.Pattern) -> str:
    """Blanks each block that begins with `start` and ends with the brace that closes its first one."""
    for match in reversed(list(start.finditer(text))):
        opening = text.find("{", match.end() - 1)
        depth, end = 0, opening
        while end < len(text):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
            if depth == 0:
                break
        text = text[: match.start()] + re.sub(r"[^\n]", " ", text[match.start() : end]) + text[end:]
    return text


def _without_samples(text: str) -> str:
    """A sample is one while nothing but previews and other samples makes it."""
    samples = re.findall(r"\bprivate struct (\w+(?:Sample|Example))\b", text)
    bare = text
    for name in samples:
        bare = _without_block(bare, re.compile(rf"\bprivate struct {name}\b[^{{\n]*\{{"))
    used = [name for name in samples if re.search(rf"\b{name}\b", bare)]
    return text if used else bare


def looked_at(text: str) -> str:
    """The code that counts, on its own lines."""
    text = code(text)
    text = _without_block(text, re.compile(r"#Preview\b[^{\n]*\{"))
    text = _without_samples(text)
    text = re.sub(r"(?m)^\s*#(?:if|elseif|else|endif)\b.*$", blanked, text)
    return re.sub(r"(?:#(?:un)?available|@available)\s*\([^)]*\)", blanked, text)


def statements(text: str) -> list[tuple[int, str]]:
    """Lines with those that continue them, each with the number of its first."""
    joined: list[tuple[int, str]] = []
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        words = line.strip()
        if not words:
            continue
        continues = joined and (depth > 0 or re.match(r"[.?:&|=]|where\b|else\b(?! if)", words) or _is_open(joined[-1][1]))
        if continues and not joined[-1][1].endswith(("{", "}")):
            joined[-1] = (joined[-1][0], joined[-1][1] + " " + words)
        else:
            joined.append((number, words))
            depth = 0
        depth += sum({"(": 1, "[": 1, ")": -1, "]": -1}.get(sign, 0) for sign in words)
        depth = max(0, depth)
    return joined


def _is_open(statement: str) -> bool:
    return bool(re.search(r"(?:&&|\|\||\?\?|[=,?:+(\[]|->)$", statement))


# Other names: a constant, a property that only hands on, a value of the environment, and whatever is stored for a person.
ALIASES = [
    re.compile(rf"\b(?:let|var)\s+(\w+)(?:\s*:\s*[^=\n]+)?\s*=\s*!?({CHAIN})\s*$", re.M),
    re.compile(rf"\bvar\s+(\w+)\s*:[^={{\n]+\{{\s*(?:return\s+)?!?({CHAIN})\s*\}}"),
    re.compile(rf"@Environment\((?P<value>{CHAIN})\)[^\n=]*?\bvar\s+(?P<name>\w+)"),
]
STORED = re.compile(r"@AppStorage\([^\n]*\)[^\n=]*?\bvar\s+(\w+)")


def names(text: str) -> re.Pattern:
    """The choices, and what this file calls them besides: `let size = profile.target`."""
    known = _with(CHOICES, set(STORED.findall(text)))
    while True:
        found = set()
        for alias in ALIASES:
            for match in alias.finditer(text):
                groups = match.groupdict() or {"name": match[1], "value": match[2]}
                if known.search(groups["value"]) and not known.search(groups["name"]):
                    found.add(groups["name"])
        if not found:
            return known
        known = _with(known, found)


def _with(known: re.Pattern, found: set) -> re.Pattern:
    others = "".join(rf"|(?<![\w.])(?:self\.)?{name}(?!\w|\(|\s*:)" for name in sorted(found))
    return re.compile(known.pattern + others)


def branches(statement: str, choice: re.Pattern) -> bool:
    """Whether a statement takes a choice apart instead of handing it on."""
    if not choice.search(statement):
        return False
    condition = CONDITION.search(statement)
    if condition and choice.search(_condition(statement[condition.end() :])):
        return True
    if re.search(r"\bwhere\b[^{]*$|\bwhere\b[^{]*\{", statement) and choice.search(statement.split(" where ", 1)[-1].split("{")[0]):
        return " where " in statement and not re.match(r"(?:public |private |fileprivate |nonisolated )*(?:extension|func|struct|class|enum|protocol|init)\b", statement)
    for found in re.finditer(choice.pattern, statement):
        before, after = statement[: found.start()], statement[found.end() :]
        if re.match(r"(?:\.\w+)*(?:\?\.|\?\[)", after) or re.match(r"\.(?:map|flatMap|filter|contains)\b", after):
            return True
        if re.match(r"[\w.]*\s*(?:[=!]==?|[<>]=?)\s", after) or re.search(r"(?:[=!]==?|\s[<>]=?)\s+[\w.]*$", before):
            return True
        if re.search(r"[\w\])]\[[\w.]*$", before) and re.match(r"[\w.]*\]", after):
            return True
        operand_after = re.match(r"[\w.)\]!=<> \"]*?\s*(?:&&|\|\||\?\?|\s\?\s)", after)
        operand_before = re.search(r"(?:&&|\|\||\?\?)\s*[!(\w. ]*(?:[=!<>]=?\s*)?[\w.]*$", before)
        if operand_after or operand_before:
            return True
    return False


def _condition(text: str) -> str:
    """Up to the brace that opens the body; braces inside of parentheses are closures."""
    depth = 0
    for index, sign in enumerate(text):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(sign, 0)
        if sign == "{" and depth <= 0:
            return text[:index]
    return text


def findings(text: str, name: str = "A.swift") -> list[Finding]:
    lines, body = text.splitlines(), looked_at(text)
    found = []

    def note(number: int, what: str):
        found.append(Finding(number, what, lines[number - 1].strip()))

    for number, line in enumerate(body.split("\n"), 1):
        if any(figure not in NO_FIGURES for figure in NUMBER.findall(line)):
            note(number, "a figure")
        for what, rule in WORDS:
            if rule.search(line):
                note(number, what)
        if name != HAPTICS and MOTOR.search(line):
            note(number, "a haptic")
    choice = names(body)
    for number, statement in statements(body):
        if branches(statement, choice):
            note(number, "a branch on a choice")
    return found


# Lines that must be caught, by what they are caught for.
CAUGHT = {
    "a figure": [
        ".frame(width: 44)", ".opacity(0.5)", "let a = 1.5", "let b = 2", "x + 10", "let c = 0x1F", "let d = 1e3", "a ? 3 : 0",
        "[0, 1, 2]", 'Text("\\(count * 3)")', "f(-2)", "let e = 1_000", "case 4:", "a[2]",
        "private struct RowSample: View { let a = 44 }\nlet b = RowSample()", 'let s = "a", n = 7',
    ],
    "chance": [
        "Double.random(in: range)", "let a = Bool.random()", "arc4random()", "var g = SystemRandomNumberGenerator()",
        "list.shuffled()", "list.randomElement()",
    ],
    "a wait": [
        "DispatchQueue.main.asyncAfter(deadline: .now()) {}", "Timer.publish(every: a, on: .main, in: .common)",
        "Timer.scheduledTimer(timeInterval: a)", "try await Task.sleep(for: pause)", "usleep(a)", "Thread.sleep(forTimeInterval: a)",
        "DispatchSource.makeTimerSource()", "let t: DispatchSourceTimer",
    ],
    "a haptic": [
        "UIImpactFeedbackGenerator(style: .light)", "UINotificationFeedbackGenerator()", "UISelectionFeedbackGenerator()",
        "NSHapticFeedbackManager.defaultPerformer", "try CHHapticEngine()", ".sensoryFeedback(.success, trigger: a)",
        "AudioServicesPlaySystemSound(a)",
    ],
    "a branch on a choice": [
        "if reduceMotion { a() }", "guard !reduceMotion else { return }", "if !feedback.context.reducesMotion, isOn { a() }",
        "switch preferences.motion {", "reduceMotion ? nil : spring", "let a = reducesMotion ? b : c",
        "profile == .child ? large : small", "chosenPreferences ?? stored", "stored ?? feedback.preferences", "isOn && reduceMotion",
        "reducesMotion || isOff", "isOn && !preferences.completionHapticEnabled", "for row in rows where reduceMotion {",
        "case .a where profile == .child: b", "while reduceMotion { a() }", "if case .reduced = levels.motion { a() }",
        "completionHapticEnabled ? play() : ()", "if completionSoundEnabled { play() }", "preferences.map { $0.motion }",
        "chosenPreferences?.motion", "feedbackProfile == .child\n    ? large\n    : small", "isOn\n    && reduceMotion",
        "let calm = feedback.context.reducesMotion\nif calm { a() }", "let p = feedback.profile\nreturn p == .child ? b : c",
        "let one = reduceMotion\nlet two = one\nguard two else { return }", "if let profile { a(profile) }",
        "guard let preferences = chosenPreferences else { return }", "a(reduceMotion ? b : c)", "if accessibilityReduceMotion { a }",
        "@Environment(\\.accessibilityReduceMotion) private var calm\nlet a = calm ? b : c",
        "@AppStorage(key) private var sound = false\nif sound { a() }", "var calm: Bool { context.reducesMotion }\nif calm { a() }",
        "a(paused: profile == .child)", "a(isOn: .child != profile)", "let a = [true: b, false: c][reduceMotion]",
        "profile.target > size", "if hasCompletedFirstCapture { a() }", "motionLevel == .full ? a : b", "if isOn, profile.target > size { a() }",
    ],
}
FREE = [
    ".opacity(1)", ".opacity(0.0)", "let a = 0", "title2", "$0.x", "pair.1", "f($1)", "// 44 points", "/* 2 /* 3 */ 4 */",
    'Image(systemName: "2.circle")', 'Text("at 5:30")', "if #available(iOS 17, macOS 14, *) { a() }", "@available(iOS 17.4, *)",
    '#Preview("Large") { Button("44") {}.frame(width: 44) }', '#Preview {\n    VStack { Text("a").padding(12) }\n}',
    "private struct CardExample: View {\n    var body: some View { Text(a).padding(12) }\n}\n#Preview { CardExample() }",
    "private struct OneSample: View { let a = 12 }\nprivate struct TwoSample: View { let b = OneSample() }", "#if swift(>=6.2)\n#endif",
    "context.reducesMotion = reduceMotion", "FeedbackContext(profile: profile, reducesMotion: reducesMotion)", "let profile: Profile",
    "var preferences: Preferences { stored }", "@Environment(\\.feedbackProfile) private var profile", "if isOn { a(profile) }",
    "let look = ButtonLook(kind, profile: profile)\nif look.showsProgress { a() }", "isOn ? a : b", "label ?? title",
    "guard let self else { return }", "profile.target(asked: side)", "switch state {\ncase .a: b(profile)\n}",
    "extension Feedback where Value == Profile {", "colorScheme == .dark ? nodTheme.dark : nodTheme.light",
    "func a(reducesMotion: Bool, isOn: Bool?) -> Int", "let sleeves = 0", "let brand = a",
    "struct Rows<Data: RandomAccessCollection>", "@AppStorage(key) private var sound = false\nToggle(isOn: $sound).disabled(!sound)",
    "a(reducesMotion: reducesMotion)\nif isOn { b() }", "var chosen: Preferences?", "init(profile: Profile? = nil)", "a.timers()",
]


def prove() -> list[str]:
    """What this check itself gets wrong."""
    wrong = []
    for what, lines in CAUGHT.items():
        for line in lines:
            if what not in {finding.what for finding in findings(line)}:
                wrong.append(f"misses {what}: {line}")
    for line in FREE:
        wrong += [f"wrongly finds {finding.what}: {finding.text}" for finding in findings(line)]
    if findings("UIImpactFeedbackGenerator(style: .light)", HAPTICS):
        wrong.append("wrongly finds a haptic in the haptic performer")
    return wrong


def main() -> int:
    wrong = prove()
    for line in wrong:
        print(f"thin.py {line}", file=sys.stderr)
    places = [Path(argument).resolve() for argument in sys.argv[1:]] or [ROOT / place for place in PLACES]
    files = [file for place in places for file in ([place] if place.is_file() else sorted(place.rglob("*.swift")))]
    count = 0
    for file in files:
        name = file.relative_to(ROOT) if ROOT in file.parents else file
        for finding in findings(file.read_text(encoding="utf-8"), file.name):
            print(f"{name}:{finding.line}: {finding.what}: {finding.text}")
            count += 1
    print(f"{len(files)} files of NodUI, {count} decisions that belong elsewhere")
    return 1 if wrong or count or not files else 0


if __name__ == "__main__":
    sys.exit(main())
