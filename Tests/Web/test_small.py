"""The small player, which has no engine, answers the stories of Fixtures/ as the engine does."""

import importlib.util
import struct

import pytest
from conftest import ROOT
from test_wire import native

SPEC = importlib.util.spec_from_file_location("wire", ROOT / "Scripts/wire.py")
wire = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(wire)

EVENTS = {line.number: line for line in wire.events}


class Numbers:
    """Reads an event as the engine does."""

    def __init__(self, numbers, lists):
        self.numbers, self.lists = iter(numbers), lists

    def read(self, field):
        if field.optional:
            return self.read(field.one()) if next(self.numbers) else None
        if field.list:
            return [self.read(field.one()) for _ in range(int(next(self.numbers)))]
        if field.type == "Preferences":
            settings = self.lists["settings"]
            return {"settings": {name: names[int(value)] if names else value if name == "volume" else value != 0
                                 for (name, names), value in zip(settings, self.numbers)}}
        if field.type in wire.structures:
            return self.fields(wire.structures[field.type])
        value = next(self.numbers)
        if field.type == "flag":
            return value != 0
        if field.type == "Profile":
            return "child" if value else "standard"
        if field.type == "Moment":
            return self.lists["moments"][int(value)]
        return self.lists[wire.LISTS[field.type]][int(value)] if field.is_chosen else value

    def fields(self, line):
        read = {}
        for field in line.all:
            value = self.read(field)
            read |= {field.name: value} if field.name else value
        return read


# Both answer each event; returns the differences in words.
REPLAY = """async (events) => {
  const { Engine, instantiate } = await import("/nod/engine.js");
  const { player } = await import("/nod/small/plain.js");
  const both = [new Engine(await instantiate()), player()];
  const told = (effect) => {
    const { effect: name, score, toast, ...rest } = effect;
    const { moments, haptic, held = [], tracks = [], burst, toast: kind, stay } = score ?? {};
    const seen = score && { moments, haptic: haptic?.kind, kind, stay, particles: burst?.particles.length,
      tracks: tracks.map(({ property }) => property).sort(),
      held: held.filter(({ channel }) => channel !== "sound").map(({ channel, reason }) => `${channel} ${reason}`).sort() };
    return JSON.stringify({ name, seen, toast, ...rest });
  };
  const differences = [];
  for (const { time, ...event } of events) {
    const [expected, found] = both.map((one) => one.handle(event, time).filter(({ effect }) => effect !== "load").map(told));
    const missing = expected.filter((one) => !found.includes(one)), more = found.filter((one) => !expected.includes(one));
    if (missing.length + more.length > 0) differences.push(`${time} ${JSON.stringify(event)}`, ...missing.map((one) => "- " + one),
      ...more.map((one) => "+ " + one));
  }
  return differences;
}"""
LISTS = """import("/nod/vocabulary.js").then((codes) => ({ ...codes, settings: Object.entries(codes.settings).map(([name, { names }]) =>
  [name, names ?? null]), moments: Object.fromEntries([...Object.entries(codes.momentCodes).map(([name, code]) => [code, name]),
  ...codes.roles.map((role, index) => [codes.firstPress + index, `pressed(${role})`])]) }))"""
STORIES = sorted(path.stem for path in (ROOT / "Fixtures").glob("*.trace"))


def is_beyond(event):
    """Whether only the engine handles it: collections, reporting views, offline changes."""
    completes = any(one["open"] == 1 for one in event.get("collections") or [])
    is_offline = event["event"] in ("unreachable", "waiting") or event.get("isOffline")
    return completes or is_offline or event.get("isReported") or event.get("moment") == "collectionCompleted"


@pytest.mark.parametrize("story", STORIES)
def test_the_small_player_answers_a_story_as_the_engine_does(story, page):
    lists = page.js(LISTS)
    lists["moments"] = {int(code): name for code, name in lists["moments"].items()}
    events = []
    for call in native(story):
        code, time, *numbers = [struct.unpack(">d", bytes.fromhex(bits))[0] for bits in call["inputBits"]]
        line = EVENTS[str(int(code))]
        events.append({"event": line.name, "time": round(time, 6), **Numbers(numbers, lists).fields(line)})
    # The standard figures' answers, up to the first event that needs the engine.
    events = [event for event in events if event["event"] not in ("profile", "loading")]
    known = next((index for index, event in enumerate(events) if is_beyond(event)), len(events))
    events = events[:known]
    assert "\n".join(page.js(REPLAY, events)) == ""
