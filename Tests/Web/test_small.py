"""The small player, which has no engine, answers the stories of Fixtures/ as the engine does."""

import struct

import pytest
from conftest import ROOT
from test_wire import native

# Reads events, and lets both answer until the first that only the engine handles: collections, reporting views, offline
# changes. Returns the differences in words. The figures of a profile, and loading, are left out.
REPLAY = """async (calls) => {
  const { Engine, Numbers, instantiate, reader } = await import("/nod/engine.js");
  const { player } = await import("/nod/small/plain.js");
  const { events, structures } = await import("/nod/wire.js");
  const { settings } = await import("/nod/vocabulary.js");
  const names = Object.fromEntries(Object.entries(events).map(([event, row]) => {
    structures[`event ${event}`] = row.replace(/^\\d+ ?/, "");
    return [parseInt(row), event];
  }));
  const chosen = (numbers) => Object.fromEntries(Object.entries(settings).map(([name, { names, standard }], at) => (
    [name, names?.[numbers[at]] ?? (typeof standard === "boolean" ? numbers[at] !== 0 : numbers[at])])));
  const eventOf = ([code, time, ...numbers]) => ({
    event: names[code], time: Math.round(time * 1e6) / 1e6, ...names[code] === "preferences"
      ? { settings: chosen(numbers) } : reader(`event ${names[code]}`)(new Numbers(numbers)),
  });
  const isBeyond = ({ event, collections, isOffline, isReported, moment }) => collections?.some(({ open }) => open === 1)
    || ["unreachable", "waiting"].includes(event) || isOffline || isReported || moment === "collectionCompleted";
  const known = calls.map(eventOf).filter(({ event }) => !["profile", "loading"].includes(event));
  const beyond = known.findIndex(isBeyond);
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
  for (const { time, ...event } of known.slice(0, beyond < 0 ? known.length : beyond)) {
    const [expected, found] = both.map((one) => one.handle(event, time).filter(({ effect }) => effect !== "load").map(told));
    const off = [...expected.filter((one) => !found.includes(one)).map((one) => `- ${one}`),
      ...found.filter((one) => !expected.includes(one)).map((one) => `+ ${one}`)];
    if (off.length > 0) differences.push(`${time} ${JSON.stringify(event)}`, ...off);
  }
  return differences;
}"""


@pytest.mark.parametrize("story", sorted(path.stem for path in (ROOT / "Fixtures").glob("*.trace")))
def test_the_small_player_answers_a_story_as_the_engine_does(story, page):
    calls = [[struct.unpack(">d", bytes.fromhex(bits))[0] for bits in call["inputBits"]] for call in native(story)]
    assert "\n".join(page.js(REPLAY, calls)) == ""
