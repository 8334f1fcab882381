#!/usr/bin/env python3
"""Makes both sides of the wire from the tables below: how Swift reads events and writes effects, how JavaScript writes
events and reads effects, how tests write events, and the tables of Documentation/ScoreBuffer.md.

    Scripts/wire.py           writes them
    Scripts/wire.py --check   fails if they are old

A line has a number, the name in Swift and JavaScript, its fields in the order of Swift's labels and of the wire, and
their meaning. `_name` has no label, `_` is a structure that is replaced by its fields; `name = expression` is computed
in Swift, and `[count]` after that is the number of elements. Numbers are never reused.
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
0 seeded(_seed: seed) | seeds everything random
1 preferences(_: Preferences) | the settings in the order of their table; a flag, 0…1, or the number of a name. Missing ones have their defaults
2 surroundings(_: Surroundings) | state of the device and its system
3 profile(_profile: Profile)
4 pressed(target: id, role: PressRole = button, mayScroll: flag = false) | may scroll: the touch may still turn into a scroll
5 released(target: id)
6 cancelled(target: id) | something else took the touch (scrolling, `pointercancel`, a gesture)
7 toggled(_: CompletionToggle) | completed: the state shown; spot: the place of a reopened item; reported: a view reports the state; only toggles: the app can't set a state; runs app: app code runs while the effects are carried out, and the answer comes with the next tick; native: the platform played its own haptic
8 saved(item: id, completed: [id]?, isCompleted: flag?) | the collections that it completed, and its resulting state, if known
9 refused(item: id, message: id?) | message: the page's text for the toast
10 unreachable(item: id)
11 waiting(item: id, saved: flag, wish: flag, spot: int?) | a pending change of an earlier page
12 news(item: id, isCompleted: flag) | a change by another client
13 forgotten(item: id) | the item was removed
14 happened(_moment: Moment, target: id?, item: id?, message: id?, cause: id?, isActionable: flag = false) | cause: the control whose action led to it; actionable: the page can undo it or, after a failure, retry
15 toastDismissed(_id: id)
16 toastActed(_id: id)
17 toastsPaused(_reason: ToastQueue.Pause, _isOn: flag)
18 loading(place: id, _state: LoadState = idle)
19 tick()
20 seen(item: id) | the first frame that shows the answer to its last toggle
21 acted(target: id, role: PressRole?, saves: flag = false, isNative: flag = false) | an action starts; until `ended`, everything is one interaction. role: of its press; saves: the answer follows a save; native: the platform played its own haptic
22 ended(target: id) | the action has returned; its haptic, sound and announcement follow now
23 felt(_: Touch, cause: id?) | a haptic that the app asks for
24 tuned(_: Tuning) | replaces all figures and the profile (Feedback files)
25 celebrated(_style: CelebrationStyle, target: id, cause: id?)
26 informed(message: id, target: id?, isActionable: flag = false) | shown and announced, without haptic and sound
27 slidOff(target: id) | the touch leaves a held control
28 slidBack(target: id) | the touch returns
29 scattered(_count: int, target: id) | only particles, without haptic and sound
30 moved(item: id, spot: int) | a new place for an open item
31 delivered(item: id) | the request reached an app that reports the state instead of answering
32 reported(item: id, isCompleted: flag) | the state shown by a view of the app, as its answer or after a change made elsewhere
33 unobserved(item: id) | no view reports the state any more
"""
EFFECTS = """
1 draw(item: id, isCompleted: flag, state: CheckState, spot: int?, cause: Effect.Cause) | spot: the pending place
2 send(_: SaveRequest) | an equal attempt is a repeated request; a move has only a spot
3 settled(item: id, isCompleted: flag)
4 perform(_score: Score, target: id?)
5 leave(item: id, _score: Score) | its row leaves, and is removed afterwards
6 enter(item: id, _score: Score) | a row that left comes back
7 toastShown(_toast: Toast)
8 toastUpdated(_toast: Toast)
9 toastDismissed(_id: id)
10 act(_action: ToastAction, kind: ToastKind, items: [id], message: id?) | the action of a toast that the app carries out
11 load(place: id, _: LoadLook)
13 announce(_: Announcement, _toast: Toast?) | toast: its text is announced; it may still be queued
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
Toast(id: id, kind: ToastKind, message: id?, action: ToastAction?, items: [id], collections: [id]) | oldest first
Score(moments: [Moment], haptic: Haptic?, sound: Sound?, volume: number, announcement: Announcement?, toast: ToastKind?, stay: ms, held = held[heldCount]: [Held], tracks: [Track], burst: Burst?, collections: [id]) | moments: what it answers; volume: 0…1 of the samples' peak; toast: which it shows; stay: time until the row may leave; collections: those it completed
Haptic(kind: HapticKind, intensity: number, pattern = Vibration(haptic).milliseconds: [int]) | intensity 0…1; pattern: milliseconds, on and off in turn
Announcement(words: Announcement.Words, isAssertive: flag)
Held(channel: Held.Channel, reason: Held.Reason) | `native`: the platform played its own haptic
Track(property: TrackProperty, duration: ms, values = keyframe[keyframeCount]: [number]) | values evenly spaced in time, straight lines between
Burst(start: ms, duration: ms, particles = particle[count]: [Particle]) | start and duration from the start of the score
Particle(shape: Particle.Shape, size: number, place: number, color = colorIndex: int, looks = look[Particle.lookCount]: [Look]) | place: 0…1 along the width of the element; colour: 0…5
Look(x: number, y: number, scale: number, opacity: number, turn: number) | turn in degrees
"""
# Lists of Web/vocabulary.js by their Swift types.
LISTS = {
    "PressRole": "roles", "LoadState": "loadStates", "CheckState": "checkStates", "Effect.Cause": "causes",
    "CompletionToggle.Way": "ways", "ToastQueue.Pause": "pauses", "CelebrationStyle": "celebrations",
    "HapticKind": "haptics", "Sound": "sounds", "Announcement.Words": "words", "ToastKind": "toastKinds",
    "ToastAction": "toastActions", "Held.Channel": "channels", "Held.Reason": "reasons", "TrackProperty": "properties",
    "Particle.Shape": "shapes",
}
SWIFT = {"Touch": "Haptic", "Look": "Particle.Look"}
# Written by hand on both sides: JavaScript's field and its type.
CUSTOM = {
    "Preferences": ("settings", 'import("./names.js").Settings'), "Tuning": ("figures", "number[]"),
}
# Simple types: read and written in Swift, named in TypeScript.
SIMPLE = {
    "seed": ("UInt64(truncatingIfNeeded: nextInt())", "put(Double({}))", "number"),
    "int": ("nextInt()", "put({})", "number"),
    "number": ("next()", "put({})", "number"),
    "ms": ("nextSeconds()", "putMilliseconds({})", "number"),
    "flag": ("nextFlag()", "put({})", "boolean"),
    "id": ("nextID()", "put({})", "number"),
    "Profile": ("nextFlag() ? .child : .standard", "put({} == .child)", 'Name<"profiles">'),
    "Moment": ("Moment(rawValue: nextCode())", "put({}.rawValue)", "Moment"),
}
DOCUMENT = "Documentation/ScoreBuffer.md"
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
FIELD = re.compile(r"(?P<label>_?)(?P<name>\w*)(?: = (?P<path>[^:]+?)(?:\[(?P<count>[\w.]+)\])?)?: "
                   r"(?P<list>\[?)(?P<type>[\w.]+)\]?(?P<optional>\??)(?: = (?P<standard>\w+))?")
LINE = re.compile(r"(?:(?P<number>\d+) )?(?P<name>\w+)\((?P<fields>[^|]*)\)(?P<rest>[^|]*)(?:\| (?P<note>.*))?")


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
    def is_chosen(self): return self.type in LISTS

    @property
    def is_needed(self):
        """Without it there is no event."""
        return (self.is_chosen or self.type in ("Moment", "Touch")) and not (self.standard or self.optional)

    def one(self, **changes) -> "Field":
        """The field without what is repeated, or may be missing."""
        return replace(self, **{"optional" if self.optional else "list": "", "standard": None} | changes)

    def swift_read(self) -> str:
        if self.optional:
            return f"nextFlag() ? {self.one().swift_read()} : nil"
        if self.list:
            return f"nextList {{ $0.{self.one().swift_read()} }}"
        if self.is_chosen:
            one = f"{self.type}(rawValue: nextCode())"
            return one if self.standard is None else f"{one} ?? .{self.standard}"
        return SIMPLE[self.type][0] if self.type in SIMPLE else f"next{self.type}()"

    def swift_written(self, value: str, of: str = "") -> list[str]:
        if self.optional:
            name = "" if value == self.name else f" = {value}"
            return [f"put({value} != nil)", f"if let {self.name}{name} {{", *inside(self.one().swift_written(self.name))]
        if self.count:
            count = self.count if "." in self.count else f"{of}.{self.count}"
            return [f"put({count})", f"for index in 0..<{count} {{", *inside(self.one(count=None).swift_written(f"{value}(index)"))]
        if self.list:
            return [f"put({value}.count)", f"for index in 0..<{value}.count {{", *inside(self.one().swift_written(f"{value}[index]"))]
        if self.is_chosen:
            return [f"put({value}.rawValue)"]
        return [SIMPLE[self.type][1].format(value) if self.type in SIMPLE else f"write({value})"]

    def script(self) -> str:
        """The field as named in the tables of wire.js; numbers have no type."""
        kind = {"Moment": "moment", "Profile": "profiles", "flag": "flag"}.get(self.type, "" if self.type in SIMPLE else self.type)
        kind = CUSTOM[self.type][0] if self.type in CUSTOM else LISTS.get(self.type, kind)
        kind = (f"[{kind}]" if self.list else kind) + self.optional
        return f"{self.name}:{kind}" if kind else self.name

    def typed(self, may_miss: bool) -> str:
        one = f'Name<"{LISTS[self.type]}">' if self.is_chosen else SIMPLE.get(self.type, [self.type] * 3)[2]
        if self.type in CUSTOM:
            one = CUSTOM[self.type][1]
        missing = "?" if may_miss and (self.optional or self.standard) else ""
        return f"{self.name}{missing}: {one}{'[]' if self.list else ''}{' | null' if self.optional else ''}"

    def described(self) -> str:
        words = re.sub(r"([A-Z])", lambda found: " " + found[1].lower(), self.name.removeprefix("is")).strip()
        return words + self.optional + (" (list)" if self.list else " (flag)" if self.type == "flag" else "")


class Line:
    def __init__(self, text: str):
        self.number, self.name, fields, rest, self.note = LINE.fullmatch(text).groups()
        self.fields, self.rest = fields_of(fields), fields_of(rest)
        self.swift = SWIFT.get(self.name, self.name)

    @property
    def all(self) -> list[Field]: return self.fields + self.rest

    @property
    def flat(self) -> list[Field]:
        """Its fields in JavaScript, with structures replaced by their fields."""
        return [inner for field in self.all for inner in (
            structures[field.type].all if not field.name and field.type in structures else [named(field)])]


def fields_of(text: str) -> list[Field]:
    return [Field(**FIELD.fullmatch(field).groupdict()) for field in text.strip().split(", ") if field]


def named(field: Field) -> Field:
    return replace(field, name=field.name or CUSTOM.get(field.type, (lower(field.type.split(".")[-1]),))[0])


def lower(name: str) -> str: return name[:1].lower() + name[1:]
def indented(lines: list[str]) -> list[str]: return ["    " + line for line in lines]
def inside(lines: list[str]) -> list[str]: return [*indented(lines), "}"]
def parsed(table: str) -> list[Line]: return [Line(line) for line in table.strip().splitlines()]


def reads(line: Line, make: str) -> list[str]:
    """Statements that return what `make` makes of the fields."""
    needed = [field for field in map(named, line.fields) if field.is_needed]
    lines = [f"guard let {field.name} = {field.swift_read()} else {{ return nil }}" for field in needed]
    values = [("" if before.label else before.name + ": ") + (field.name if field in needed else field.swift_read())
              for before, field in ((before, named(before)) for before in line.fields)]
    made = make + (f"({', '.join(values)})" if values or make[0].isupper() else "")
    if not line.rest:
        return [*lines, f"return {made}"]
    return [*lines, f"var value = {made}", *(f"value.{field.name} = {field.swift_read()}" for field in line.rest), "return value"]


def writes(line: Line, value: str = "") -> list[str]:
    """Statements that write the fields, of a value or of constants."""
    lines = []
    for field in map(named, line.all):
        path = field.path or field.name
        whole = path if not value or "(" in path else f"{value}.{path}"
        lines += field.swift_written(whole, value)
    return lines


def case(line: Line) -> str:
    """The pattern of a Swift case."""
    fields = ", ".join(f"let {named(field).name}" for field in line.fields)
    if line in effects and line.name.startswith("toast"):
        return f"case .toast(.{lower(line.name[5:])}({fields})):"
    return f"case .{line.name}" + (f"({fields}):" if fields else ":")


def function(head: str, body: list[str]) -> list[str]: return ["", f"{head} {{", *inside(body)]


def switch(value: str, cases: list[str]) -> list[str]: return [f"switch {value} {{", *cases, "}"]


def swift(extends: str, imports: str, parts: list[str]) -> str:
    body = [line and "    " + line for line in parts[1:]]
    return "\n".join([f"// {MADE}", "// swift-format-ignore-file", "", imports, "", f"extension {extends} {{", *body, "}", ""])


def reader() -> str:
    """Reading events, in Swift."""
    cases = [line for event in events for line in (f"case {event.number}:", *indented(reads(event, "." + event.name)))]
    parts = function("mutating func event(ofKind kind: Int) -> Event?", switch("kind", [*cases, "default: return nil"]))
    for line in taken:
        optional = "?" if any(field.is_needed for field in line.fields) else ""
        head = f"private mutating func next{line.name}() -> {line.swift}{optional}"
        parts += function(head, reads(line, line.swift))
    return swift("NumberReader", ENGINE, parts)


def writer(lines: list[Line], kind: str, values: list[Line], imports: str) -> str:
    """Writing events or effects, in Swift."""
    cases = [line for one in lines for line in (case(one), *indented([f"put({one.number})", "put(0)", *writes(one)]))]
    parts = ["", "/// Its number, 0 for what the caller fills in, and its fields."]
    parts += function(f"mutating func writeFields(of {kind}: {kind.title()})", switch(kind, cases))[1:]
    for line in values:
        value = lower(line.name)
        parts += function(f"mutating func write(_ {value}: {line.swift})", writes(line, value))
    return swift("NumberWriter", imports, parts)


def script() -> str:
    """Both sides in JavaScript."""
    types = [f" * @typedef {{{{{', '.join(field.typed(False) for field in line.flat)}}}}} {line.name}" for line in given]
    types += [f" * @typedef {{{{{', '.join(field.typed(True) for field in line.all)}}}}} {line.name}" for line in taken if line.name == "CollectionCount"]
    members = {
        name: "".join(f" *   {line.name}: {{{', '.join(field.typed(may_miss) for field in line.flat)}}},\n" for line in lines)
        for name, lines, may_miss in (("Events", events, True), ("Effects", effects, False))
    }
    rows = lambda lines, number: "\n".join(
        f'  {line.name}: "{" ".join([*number(line), *(field.script() for field in line.flat)])}",' for line in lines)
    nested = {field.type for line in effects + taken + given for field in line.all if field.name}
    used = sorted({*LISTS.values(), "profiles"})
    return SCRIPT.format(
        made=MADE, imports="\n".join(textwrap.wrap(", ".join(used) + ",", 116, initial_indent="  ", subsequent_indent="  ")),
        types="\n".join(types), events=rows(events, lambda line: [line.number]).replace(":flag?", ":?").replace(":flag", ""),
        structures=rows(effects + [line for line in given + taken if line.name in nested], lambda line: []), effects="\n".join(f'  {line.number}: "{line.name}",' for line in effects), **members)


def document(lines: list[Line], title: str) -> str:
    """A table of the document."""
    is_numbered = lines[0].number is not None
    head = ["kind", title, "fields", "meaning"][not is_numbered:]
    rows = [head, ["---"] * len(head)]
    for line in lines:
        fields = ", ".join(field.described() for field in line.flat) or "–"
        rows.append(([line.number] if is_numbered else []) + [line.name, fields, line.note or ""])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


events, effects, taken, given = parsed(EVENTS), parsed(EFFECTS), parsed(TAKEN), parsed(GIVEN)
structures = {line.name: line for line in taken + given}


def compare(path: str, text: str, check: bool) -> bool:
    file = ROOT / path
    if not check:
        file.write_text(text, "utf-8")
    return file.is_file() and file.read_text("utf-8") == text


def main(check: bool) -> int:
    buffer = (ROOT / DOCUMENT).read_text("utf-8")
    for title, lines in (("event", events), ("effect", effects), ("structure", taken + given)):
        buffer = re.sub(rf"(<!-- {title}s: make wire -->\n).*?(?=\n<!-- /make wire -->)",
                        lambda found: found[1] + document(lines, title), buffer, flags=re.S)
    made = {
        "Web/Bridge/NumberReader+Event.swift": reader(),
        "Web/Bridge/NumberWriter+Effect.swift": writer(effects, "effect", given, ENGINE),
        "Tests/NodTests/Bridge/NumberWriter+Event.swift": writer(events, "event", taken, TEST),
        "Web/wire.js": script(), DOCUMENT: buffer,
    }
    old = [path for path, text in made.items() if not compare(path, text, check)]
    print(*(f"{path} is old: make wire" for path in old), sep="\n", end="\n" if old else "")
    return len(old)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
