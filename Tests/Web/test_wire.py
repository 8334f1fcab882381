"""The engine in WebAssembly equals the native one, bit by bit."""

import json
import random

import pytest
from conftest import ROOT


def native(name):
    """The calls of the native engine, and its answers."""
    file = ROOT / f".build/wire/{name}.json"
    assert file.exists(), "run `swift test` first: it writes what the native engine answers"
    return json.loads(file.read_text(encoding="utf-8"))


TOOLS = """async (calls) => {
    const { instance: { exports } } = await WebAssembly.instantiateStreaming(fetch("/nod/nod.wasm"));
    const put = (count) => [...new BigUint64Array(exports.memory.buffer, exports.nod_output(), count)]
        .map((number) => number.toString(16).padStart(16, "0"));
    const give = (numbers) => {
        new Float64Array(exports.memory.buffer, exports.nod_input(numbers.length), numbers.length).set(numbers);
        return numbers.length;
    };
    return calls.map(({ event, numbers }) => {
        if (numbers) return put(exports.nod_gesture(give(numbers)));
        exports.nod_handle(give(event));
        return put(exports.nod_figures());
    });
}"""
SOUNDS = """async (calls) => {
    const { instantiate, synthesize } = await import("/nod/engine.js");
    const exports = await instantiate();
    return calls.map(({ code, figures }) => [...new BigUint64Array(
        Float64Array.from(synthesize(exports, code, 8000, figures)).buffer
    )].map((number) => number.toString(16).padStart(16, "0")));
}"""
PATTERNS = """async (calls) => {
    const { loadDesign } = await import("/nod/design/module.js");
    const design = await loadDesign();
    return calls.map((haptic) => {
        const { events, fade } = design.touch(haptic);
        return [events.flatMap(Object.values), Object.values(fade ?? {})];
    });
}"""


@pytest.mark.parametrize("name, least", [("gestures", 1000), ("tools", 20)])
def test_gestures_and_figures_in_webassembly_have_the_bits_of_the_native_engine(page, name, least):
    calls = native(name)
    assert len(calls) > least and page.js(TOOLS, calls) == [call["output"] for call in calls]


def test_sounds_and_patterns_of_a_page_are_the_engines(page):
    calls = native("heard")
    assert len(calls) == 5 and page.js(SOUNDS, calls) == [call["samples"] for call in calls]
    for call, (events, fade) in zip(native("patterns"), page.js(PATTERNS, native("patterns")), strict=True):
        assert events == pytest.approx(sum(call["events"], [])) and fade == pytest.approx(call["fade"]), call


def test_a_design_answers_moments_by_a_feedback_file(page):
    page.js("""async () => {
        const { loadDesign } = await import("/nod/design/module.js");
        const [one, other] = globalThis.designs = [await loadDesign(), await loadDesign()];
        other.use({ format: "nod-feedback", version: 2, basedOn: "child",
            motion: { check: { peak: 0.05 }, fade: { duration: 100 } },
            celebrations: { collectionCompleted: { particles: 2, duration: 500 } },
            moments: { completed: { haptic: { kind: "light", intensity: 0.25 }, sound: null },
                pressed: { haptic: null } } });
        const answers = (design) => ["completed", "collectionCompleted", "pressed", "reopened"]
            .map((name, at) => design.answer(name, at * 3000));
        globalThis.scores = { one: answers(one), other: answers(other) };
    }""")
    standard, child = page.js("scores.one"), page.js("scores.other")
    assert [score["moments"] for score in standard] == [
        ["completed"], ["collectionCompleted"], ["pressed(button)"], ["reopened"]]
    assert [score["haptic"] and score["haptic"]["kind"] for score in standard] == ["success", "medium", None, None]
    assert [score["haptic"] and score["haptic"]["kind"] for score in child] == ["light", "medium", None, "light"], child
    assert (standard[0]["sound"], child[0]["sound"], child[0]["haptic"]["intensity"]) == ("completed", None, 0.25)
    assert [len(scores[1]["burst"]["particles"]) for scores in (standard, child)] == [8, 2]
    assert child[1]["burst"]["duration"] == 500
    scale = child[0]["tracks"][-1]
    assert 1.04 < max(scale["values"]) <= 1.05
    assert [track["property"] for track in child[2]["tracks"]] == ["scale", "brightness"]
    assert page.js("designs[0].unrest <= designs[0].tolerance")
    assert page.js("designs[0].figures.length === 25 && designs[1].figures[14] === 0.05")
    page.js("designs[1].set({ reducesMotion: true, haptic: false, isDark: true })")
    completed, collection = page.js("['completed', 'collectionCompleted'].map((name) => designs[1].answer(name, 0))")
    assert [
        track["property"] for still in (completed, collection) for track in still["tracks"]
    ] == ["mark", "successFlash"]
    assert collection["burst"] is None and {"channel": "haptic", "reason": "person"} in completed["held"]
    down, up = page.js("[designs[0].answer('pressedPrimary', 30000), designs[0].release(30090)]")
    assert down["tracks"][0]["values"][0] == 1 and up["tracks"][0]["values"][-1] > down["tracks"][0]["values"][-1]
    touch = page.js("designs[0].touch({ kind: 'success', intensity: 1, pattern: [24, 50, 32] })")
    assert [event["time"] for event in touch["events"] if event["duration"] == 0] == [0, 74]
    assert touch["fade"] == {"start": 74, "end": 106}


RECORD = """
const instantiate = WebAssembly.instantiate;
globalThis.trace = [];
WebAssembly.instantiate = async (module) => {
    const { exports } = await instantiate(module);
    const numbers = (place, count) => [...new Float64Array(exports.memory.buffer, place, count)];
    let place = 0;
    const handle = (count) => {
        const event = numbers(place, count);
        const put = exports.nod_handle(count);
        trace.push({ event, put: numbers(exports.nod_output(), put) });
        return put;
    };
    return { exports: { ...exports, nod_input: (count) => (place = exports.nod_input(count)), nod_handle: handle } };
};
"""

REPLAY = """async () => {
    const { instance: { exports } } = await WebAssembly.instantiateStreaming(fetch("/nod/nod.wasm"));
    return trace.find(({ event, put }) => {
        new Float64Array(exports.memory.buffer, exports.nod_input(event.length), event.length).set(event);
        const count = exports.nod_handle(event.length);
        return `${new Float64Array(exports.memory.buffer, exports.nod_output(), count)}` !== `${put}`;
    }) ?? null;
}"""


@pytest.mark.parametrize("way", ["click", "Space", "Enter", pytest.param("tap", marks=pytest.mark.page(has_touch=True))])
def test_a_tap_on_a_check_is_one_press_and_one_toggle(page, way):
    page.add_init_script(RECORD)
    page.reload()
    page.until("globalThis.nod !== undefined")
    page.js("trace.length = 0")
    if way in ("click", "tap"):
        getattr(page, way)("#milk")
    else:
        page.locator("#milk").press(way)
    page.until("milk.state === 'completed'")
    pressed, released, cancelled, toggled, acted, ended = 4, 5, 6, 7, 21, 22
    kinds = page.js("trace.map(({ event: [kind] }) => kind)")
    assert [kind for kind in kinds if kind in (pressed, released, cancelled, toggled, acted, ended)] == [pressed, toggled]


@pytest.mark.parametrize("seed", range(3))
def test_what_happened_on_a_page_replayed_has_the_same_effects(page, seed):
    page.add_init_script(RECORD)
    page.reload()
    page.until("globalThis.nod !== undefined")
    chance = random.Random(seed)
    steps = [
        # A row that was completed has left.
        lambda: page.js(f"globalThis.{chance.choice(['milk', 'button', 'row1'])}?.click()"),
        lambda: page.keyboard.press(chance.choice(["Tab", "Space", "Enter"])),
        lambda: page.js(chance.choice([
            "void nod.moment('captured', { element: button })", "void nod.celebrate(button, 'firstCapture')",
            "void nod.moment('failed', { element: button, message: 'No' })", "nod.preferences({ profile: 'child' })",
            "nod.undo()", "nod.online(false)", "nod.online(true)", "server.mode = 'refuses'",
            "server.mode = 'works'"])),
    ]
    for _ in range(40):
        chance.choice(steps)()
        page.wait(chance.choice([0, 30, 300]))
    page.problems.clear()
    assert page.js("trace.length") > 40
    assert page.js(REPLAY) is None
