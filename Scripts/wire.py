#!/usr/bin/env python3
"""Makes both sides of the wire from the tables below: how Swift reads events and writes effects, how JavaScript writes
events and reads effects, and how tests write events. `Event`, `Effect` and their structures say what each field means.

    Scripts/wire.py           writes them
    Scripts/wire.py --check   fails if they are old

A line has a number, the name in Swift and JavaScript, and its fields in the order of Swift's labels and of the wire.
`_name` has no label, `*name` is a structure that is replaced by its fields; `name = expression` is computed in Swift, and
`[count]` after that is the number of elements. Numbers are never reused.
"""

import re
import sys
import textwrap
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MADE = "Made by `make wire` from the tables of Scripts/wire.py."

# Events and effects. Effect 12 was a toast that waits.
EVENTS = """
0 seeded(_seed: seed)
1 preferences(_settings: Preferences)
2 surroundings(*surroundings: Surroundings)
3 profile(_profile: Profile)
4 pressed(target: id, role: PressRole = button, mayScroll: flag = false)
5 released(target: id)
6 cancelled(target: id)
7 toggled(*completionToggle: CompletionToggle)
8 saved(item: id, completed: [id]?, isCompleted: flag?)
9 refused(item: id, message: id?)
10 unreachable(item: id)
11 waiting(item: id, saved: flag, wish: flag, spot: int?)
12 news(item: id, isCompleted: flag)
13 forgotten(item: id)
14 happened(_moment: Moment, target: id?, item: id?, message: id?, cause: id?, isActionable: flag = false)
15 toastDismissed(_id: id)
16 toastActed(_id: id)
17 toastsPaused(_reason: ToastQueue.Pause, _isOn: flag)
18 loading(place: id, _state: LoadState = idle)
19 tick()
20 seen(item: id)
21 acted(target: id, role: PressRole?, saves: flag = false, isNative: flag = false)
22 ended(target: id)
23 felt(*touch: Touch, cause: id?)
24 tuned(_figures: Tuning)
25 celebrated(_style: CelebrationStyle, target: id, cause: id?)
26 informed(message: id, target: id?, isActionable: flag = false)
27 slidOff(target: id)
28 slidBack(target: id)
29 scattered(_count: int, target: id)
30 moved(item: id, spot: int)
31 delivered(item: id)
32 reported(item: id, isCompleted: flag)
33 unobserved(item: id)
"""
EFFECTS = """
1 draw(item: id, isCompleted: flag, state: CheckState, spot: int?, cause: Effect.Cause)
2 send(*saveRequest: SaveRequest)
3 settled(item: id, isCompleted: flag)
4 perform(_score: Score, target: id?)
5 leave(item: id, _score: Score)
6 enter(item: id, _score: Score)
7 toastShown(_toast: Toast)
8 toastUpdated(_toast: Toast)
9 toastDismissed(_id: id)
10 act(_action: ToastAction, kind: ToastKind, items: [id], message: id?)
11 load(place: id, *loadLook: LoadLook)
13 announce(*announcement: Announcement, _toast: Toast?)
"""
# Structures that are read: the fields of the initializer, then properties.
TAKEN = """
Surroundings() reducesMotion: flag, isDark: flag, canVibrate: flag, canSound: flag, isHidden: flag, isOffline: flag, isSmall: flag, hasNativeHaptics: flag
CompletionToggle(item: id, isCompleted: flag) leaves: flag = false, way: CompletionToggle.Way = check, collections: [CollectionCount], spot: int?, isReported: flag = false, onlyToggles: flag = false, runsApp: flag = false, isNative: flag = false
CollectionCount(collection: id, open: int, total: int)
Touch(_kind: HapticKind, intensity: number)
"""
# Structures that are written.
GIVEN = """
SaveRequest(item: id, isCompleted: flag, attempt: int, spot: int?, isMove: flag)
LoadLook(state: LoadState, showsSpinner: flag, showsText: flag)
Toast(id: id, kind: ToastKind, message: id?, action: ToastAction?, items: [id], collections: [id])
Score(moments: [Moment], haptic: Haptic?, sound: Sound?, volume: number, announcement: Announcement?, toast: ToastKind?, stay: ms, held = held[heldCount]: [Held], tracks: [Track], burst: Burst?, collections: [id])
Haptic(kind: HapticKind, intensity: number, pattern = Vibration(haptic).milliseconds: [int])
Announcement(words: Announcement.Words, isAssertive: flag)
Held(channel: Held.Channel, reason: Held.Reason)
Track(property: TrackProperty, duration: ms, values = keyframe[keyframeCount]: [number])
Burst(start: ms, duration: ms, particles = particle[count]: [Particle])
Particle(shape: Particle.Shape, size: number, place: number, color = colorIndex: int, looks = look[Particle.lookCount]: [Look])
Look(x: number, y: number, scale: number, opacity: number, turn: number)
"""
SWIFT = {"Touch": "Haptic", "Look": "Particle.Look"}
# Lists of Web/vocabulary.js by their Swift types.
VOCABULARY = (ROOT / "Tests/NodTests/Vocabulary/Vocabulary.swift").read_text("utf-8")
LISTS = {kind: name for name, kind in re.findall(r'List\("(\w+)".*, ([\w.]+)\.self\)', VOCABULARY)}
# Other types: read and written in Swift, named in TypeScript and in the tables of wire.js, where numbers have no name.
# Preferences and Tuning are written by hand on both sides.
SIMPLE = {
    "seed": ("UInt64(truncatingIfNeeded: nextInt())", "put(Double({}))", "number", ""),
    "int": ("nextInt()", "put({})", "number", ""),
    "number": ("next()", "put({})", "number", ""),
    "ms": ("nextSeconds()", "putMilliseconds({})", "number", ""),
    "flag": ("nextFlag()", "put({})", "boolean", "flag"),
    "id": ("nextID()", "put({})", "number", ""),
    "Profile": ("nextFlag() ? .child : .standard", "put({} == .child)", 'Name<"profiles">', "profiles"),
    "Moment": ("Moment(rawValue: nextCode())", "put({}.rawValue)", "Moment", "moment"),
    "Preferences": ("nextPreferences()", "write({})", 'import("./names.js").Settings', "settings"),
    "Tuning": ("nextTuning()", "write({})", "number[]", "figures"),
} | {kind: (f"{kind}(rawValue: nextCode())", "put({}.rawValue)", f'Name<"{names}">', names) for kind, names in LISTS.items()}
ENGINE = "#if canImport(Nod)\nimport Nod\n#endif"
TEST = "import Nod\n\n@testable import NodBridge"
SCRIPT = """// {made}

import {{
{imports}
}} from "./vocabulary.js";

/**
 * @template {{keyof typeof import("./vocabulary.js")}} List
 * @typedef {{Extract<(typeof import("./vocabulary.js"))[List], readonly string[]>[number]}} Name
 */
/**
 * @typedef {{import("./names.js").MomentName | `pressed(${{import("./names.js").PressRole}})`}} Moment
{types}
 */
/** What a performer reports.
 * @typedef {{{{
{Events} * }}}} Events
 * @typedef {{{{[Kind in keyof Events]: {{event: Kind}} & Events[Kind]}}[keyof Events]}} Event
 */
/** What the engine answers.
 * @typedef {{{{
{Effects} * }}}} Effects
 * @typedef {{{{[Kind in keyof Effects]: EffectOf<Kind>}}[keyof Effects]}} Effect
 */
/** @template {{keyof Effects}} Kind @typedef {{{{effect: Kind}} & Effects[Kind]}} EffectOf */

/** Lists of names by what fields call them.
 * @type {{Record<string, readonly string[]>}} */
export const lists = {{
{imports}
}};

/** Each event's number and fields: `name:type`, where `[type]` is a list and `type?` may be missing.
 * @type {{Record<keyof Events, string>}} */
export const events = {{
{events}
}};

/** The effects by their numbers.
 * @type {{Record<number, keyof Effects>}} */
export const effects = {{
{effects}
}};

/** The fields of effects and of what they hold.
 * @type {{Record<string, string>}} */
export const structures = {{
{structures}
}};
"""
FIELD = re.compile(r"(?P<label>[_*]?)(?P<name>\w+)(?: = (?P<path>[^:]+?)(?:\[(?P<count>[\w.]+)\])?)?: "
                   r"(?P<list>\[?)(?P<type>[\w.]+)\]?(?P<optional>\??)(?: = (?P<standard>\w+))?")
LINE = re.compile(r"(?:(?P<number>\d+) )?(?P<name>\w+)\((?P<fields>.*?)\)(?: (?P<rest>.*))?")


@dataclass
class Field:
    label: str
    name: str
    path: str | None
    count: str | None
    list: str
    type: str
    optional: str
    standard: str | None

    @property
    def is_needed(self):
        """Without it there is no event."""
        return self.type in (*LISTS, "Moment", "Touch") and not (self.standard or self.optional)

    @property
    def kind(self) -> tuple[str, str, str, str]:
        return SIMPLE.get(self.type, (f"next{self.type}()", "write({})", self.type, self.type))

    def one(self) -> "Field":
        """The field without what is repeated, or may be missing."""
        return replace(self, **{"optional" if self.optional else "list": ""}, standard=None)

    def swift_read(self) -> str:
        if self.optional:
            return f"nextFlag() ? {self.one().swift_read()} : nil"
        if self.list:
            return f"nextList {{ $0.{self.one().swift_read()} }}"
        return self.kind[0] + (f" ?? .{self.standard}" if self.standard and self.type in LISTS else "")

    def swift_written(self, value: str, of: str = "") -> list[str]:
        if self.optional:
            name = "" if value == self.name else f" = {value}"
            return [f"put({value} != nil)", *block(f"if let {self.name}{name}", self.one().swift_written(self.name))]
        if self.list:
            count = self.count or f"{value}.count"
            count, at = (count if "." in count else f"{of}.{count}"), "(index)" if self.count else "[index]"
            return [f"put({count})", *block(f"for index in 0..<{count}", self.one().swift_written(value + at))]
        return [self.kind[1].format(value)]

    def script(self) -> str:
        """The field as named in the tables of wire.js."""
        kind = (f"[{self.kind[3]}]" if self.list else self.kind[3]) + self.optional
        return f"{self.name}:{kind}" if kind else self.name

    def typed(self, may_miss: bool) -> str:
        missing = "?" if may_miss and (self.optional or self.standard) else ""
        return f"{self.name}{missing}: {self.kind[2]}{'[]' if self.list else ''}{' | null' if self.optional else ''}"


class Line:
    def __init__(self, text: str):
        self.number, self.name, fields, rest = LINE.fullmatch(text).groups()
        self.fields, self.rest = fields_of(fields), fields_of(rest or "")
        self.all = self.fields + self.rest
        self.swift = SWIFT.get(self.name, self.name)

    @property
    def flat(self) -> list[Field]:
        """Its fields in JavaScript, with structures replaced by their fields."""
        return [inner for field in self.all for inner in (structures[field.type].all if field.label == "*" else [field])]


def fields_of(text: str) -> list[Field]:
    return [Field(**FIELD.fullmatch(field).groupdict()) for field in text.split(", ") if field]


def lower(name: str) -> str: return name[:1].lower() + name[1:]
def indented(lines: list[str]) -> list[str]: return ["    " + line for line in lines]
def block(head: str, body: list[str]) -> list[str]: return [f"{head} {{", *indented(body), "}"]
def switch(value: str, cases: list[str]) -> list[str]: return [f"switch {value} {{", *cases, "}"]
def parsed(table: str) -> list[Line]: return [Line(line) for line in table.strip().splitlines()]


def reads(line: Line, make: str) -> list[str]:
    """Statements that return what `make` makes of the fields."""
    needed = [field for field in line.fields if field.is_needed]
    lines = [f"guard let {field.name} = {field.swift_read()} else {{ return nil }}" for field in needed]
    values = [("" if field.label else field.name + ": ") + (field.name if field in needed else field.swift_read())
              for field in line.fields]
    made = make + (f"({', '.join(values)})" if values or make[0].isupper() else "")
    if not line.rest:
        return [*lines, f"return {made}"]
    return [*lines, f"var value = {made}", *(f"value.{field.name} = {field.swift_read()}" for field in line.rest), "return value"]


def writes(line: Line, value: str = "") -> list[str]:
    """Statements that write the fields, of a value or of constants."""
    lines = []
    for field in line.all:
        path = field.path or field.name
        lines += field.swift_written(path if not value or "(" in path else f"{value}.{path}", value)
    return lines


def case(line: Line) -> str:
    """The pattern of a Swift case."""
    fields = ", ".join(f"let {field.name}" for field in line.fields)
    if line in effects and line.name.startswith("toast"):
        return f"case .toast(.{lower(line.name[5:])}({fields})):"
    return f"case .{line.name}" + (f"({fields}):" if fields else ":")


def swift(extends: str, imports: str, parts: list[str]) -> str:
    body = [line and "    " + line for line in parts[1:]]
    return "\n".join([f"// {MADE}", "// swift-format-ignore-file", "", imports, "", f"extension {extends} {{", *body, "}", ""])


def reader() -> str:
    """Reading events, in Swift."""
    cases = [line for event in events for line in (f"case {event.number}:", *indented(reads(event, "." + event.name)))]
    parts = ["", *block("mutating func event(ofKind kind: Int) -> Event?", switch("kind", [*cases, "default: return nil"]))]
    for line in taken:
        optional = "?" if any(field.is_needed for field in line.fields) else ""
        head = f"private mutating func next{line.name}() -> {line.swift}{optional}"
        parts += ["", *block(head, reads(line, line.swift))]
    return swift("NumberReader", ENGINE, parts)


def writer(lines: list[Line], kind: str, values: list[Line], imports: str) -> str:
    """Writing events or effects, in Swift."""
    cases = [line for one in lines for line in (case(one), *indented([f"put({one.number})", "put(0)", *writes(one)]))]
    parts = ["", "/// Writes its number, a 0 that the caller replaces, and its fields.",
             *block(f"mutating func writeFields(of {kind}: {kind.title()})", switch(kind, cases))]
    for line in values:
        value = lower(line.name)
        parts += ["", *block(f"mutating func write(_ {value}: {line.swift})", writes(line, value))]
    return swift("NumberWriter", imports, parts)


def script() -> str:
    """Both sides in JavaScript."""
    types = [f" * @typedef {{{{{', '.join(field.typed(False) for field in line.flat)}}}}} {line.name}"
             for line in [*given, structures["CollectionCount"]]]
    members = {
        name: "".join(f" *   {line.name}: {{{', '.join(field.typed(may_miss) for field in line.flat)}}},\n" for line in lines)
        for name, lines, may_miss in (("Events", events, True), ("Effects", effects, False))
    }
    rows = lambda lines, number: "\n".join(
        f'  {line.name}: "{" ".join([*number(line), *(field.script() for field in line.flat)])}",' for line in lines)
    nested = {field.type for line in effects + taken + given for field in line.all if field.label != "*"}
    used = sorted({field.kind[3] for line in events + effects + taken + given for field in line.all} & {*LISTS.values(), "profiles"})
    return SCRIPT.format(
        made=MADE, imports="\n".join(textwrap.wrap(", ".join(used) + ",", 116, initial_indent="  ", subsequent_indent="  ")),
        types="\n".join(types), events=rows(events, lambda line: [line.number]),
        structures=rows(effects + [line for line in given + taken if line.name in nested], lambda line: []), effects="\n".join(f'  {line.number}: "{line.name}",' for line in effects), **members)


events, effects, taken, given = parsed(EVENTS), parsed(EFFECTS), parsed(TAKEN), parsed(GIVEN)
structures = {line.name: line for line in taken + given}


def main(check: bool) -> int:
    made = {
        "Web/Bridge/NumberReader+Event.swift": reader(),
        "Web/Bridge/NumberWriter+Effect.swift": writer(effects, "effect", given, ENGINE),
        "Tests/NodTests/Bridge/NumberWriter+Event.swift": writer(events, "event", taken, TEST),
        "Web/wire.js": script(),
    }
    old = [path for path, text in made.items() if (ROOT / path).read_text("utf-8") != text]
    for path in old:
        if check:
            print(f"{path} is old: make wire")
        else:
            (ROOT / path).write_text(made[path], "utf-8")
    return len(old) if check else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
