"""A feedback file on a page: its effects, the problems of an invalid one, and its removal."""

import json

import pytest

CALM = """{ "format": "nod-feedback", "version": 1, "name": "Calm", "basedOn": "child",
    "targets": { "least": 60, "spacing": 12 }, "motion": { "check": { "peak": 0.05 }, "fade": { "duration": 0.1 } },
    "press": { "scale": { "primary": 0.9 } },
    "celebrations": { "collectionCompleted": { "particles": 2, "duration": 0.5 } },
    "moments": {
        "completed": { "haptic": { "kind": "light", "intensity": 0.5 }, "sound": "failed" },
        "collectionCompleted": { "haptic": null } } }"""


def use_feedback(page, file):
    return page.js("""(file) => nod.useFeedback(file).then(
        (words) => words ?? "none", ({ problems, message, name }) => ({ problems, message, name }))""", file)


def profile(page):
    return page.js("document.documentElement.dataset.nodProfile")


def haptics(page):
    """The haptic of each completion."""
    return [score["haptic"] for score in page.completions()]


def test_a_feedback_file_is_seen_felt_and_heard_and_goes_again(page):
    loaded = page.js("performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))")
    assert not {"design.js", "feedback.schema.json"} & set(loaded)
    page.js("nod.preferences({ sound: true })")
    page.complete()
    assert use_feedback(page, CALM) == {"name": "Calm", "basedOn": "child"}
    assert profile(page) == "child" and page.js("milk.state") == "completed"
    assert page.js("""[getComputedStyle(milk).width,
        getComputedStyle(document.documentElement).getPropertyValue("--nod-least-target")]""") == ["60px", "60px"]
    # Undo still works for a task completed before the file was used.
    page.click("nod-toasts .action")
    page.until("milk.state === 'open'")
    page.complete()
    before, after = page.completions()
    assert (before["haptic"], before["sound"]) == ("success", "completed")
    assert (after["haptic"], after["sound"]) == ("light", "failed") and after["toast"] == before["toast"]
    assert page.js("seen.vibrations.at(-1)") == [24]
    page.complete("#row1 nod-check")
    [both] = [score for score in page.answers() if "collectionCompleted" in score["moments"]]
    assert (both["haptic"], both["burst"], both["toast"]) == ("light", 2, "collection")
    page.click("#button")
    page.until("seen.scores.some((score) => score.moments.includes('pressed(primary)'))")
    assert use_feedback(page, None) == "none"
    assert profile(page) == "standard" and page.js("getComputedStyle(milk).width") == "44px"
    assert page.js("[...document.documentElement.style].filter((name) => name !== '--nod-toasts-cover')") == []
    page.complete("#row2 nod-check")
    assert page.answers()[-1]["moments"] == ["departed"] and haptics(page)[-1] == "success"


def test_a_profile_that_is_chosen_meanwhile_holds_when_the_file_has_gone(page):
    use_feedback(page, CALM)
    page.js("nod.preferences({ profile: 'standard' })")
    assert profile(page) == "child"
    use_feedback(page, '{"format": "nod-feedback", "version": 1}')
    assert profile(page) == "standard"
    page.js("nod.preferences({ profile: 'child' })")
    assert profile(page) == "standard"
    use_feedback(page, None)
    assert profile(page) == "child"


def test_a_feedback_file_keeps_to_preferences_and_what_is_done_together(page):
    use_feedback(page, CALM)
    page.js("nod.together(() => { for (const row of [row2, row3, row4]) checkOf(row).toggle(); })")
    page.until("document.querySelectorAll('nod-check[state=completed]').length === 3")
    assert page.felt() == ["light"]
    page.js("nod.preferences({ haptic: false })")
    page.complete()
    assert page.js("seen.vibrations.length") == 1
    assert {"channel": "haptic", "reason": "person"} in page.completions()[-1]["held"]
    page.js("seen.scores.length = 0; for (let tap = 0; tap < 40; tap++) milk.shadowRoot.querySelector('input').click()")
    page.wait(300)
    assert len([score for score in page.js("seen.scores") if score["burst"]]) == 0 and page.js("seen.mostOpen") == 1


def test_bad_feedback_files_are_told_in_full_and_change_nothing(page):
    use_feedback(page, CALM)
    bad = """{ "format": "nod-feedback", "version": 1, "nmae": "x", "basedOn": "adult",
        "targets": { "least": 12, "primary": "60" }, "press": { "scale": { "button": 0.2, "constructor": 1 } },
        "celebrations": { "firstCapture": { "particles": 2.5 } },
        "moments": { "completed": { "haptic": { "intensity": 2 }, "sound": "loud" }, "gone": {} } }"""
    told = use_feedback(page, bad)
    assert told["name"] == "FeedbackFileError"
    assert [(one["path"], one["reason"]) for one in told["problems"]] == [
        ("nmae", "unknownKey"), ("basedOn", "unexpected"), ("targets.least", "outside"),
        ("targets.primary", "unexpected"), ("press.scale.button", "outside"),
        ("press.scale.constructor", "unknownKey"), ("celebrations.firstCapture.particles", "notWhole"),
        ("moments.completed.haptic.intensity", "outside"), ("moments.completed.haptic.kind", "missing"),
        ("moments.completed.sound", "unexpected"), ("moments.gone", "unknownKey")]
    assert "targets.least: 12 is outside 44 … 96" in told["message"] and told["message"].count("\n") == 10
    reasons = lambda file: [(one["path"], one["reason"]) for one in use_feedback(page, file)["problems"]]
    good = {"format": "nod-feedback", "version": 1}
    restless = {"check": {"response": 0.5, "damping": 0.6, "peak": 0.3}}
    assert reasons(good | {"motion": restless}) == [("motion.check", "restless")]
    assert reasons("{") == [("", "broken")] and reasons("[1]") == [("", "unexpected")]
    assert reasons('{"format": "other", "version": 3, "more": 1}') == [("format", "unexpected")]
    assert reasons('{"format": "nod-feedback", "version": 3, "more": 1}') == [("version", "unexpected")]
    assert reasons({}) == [("format", "missing"), ("version", "missing")]
    assert reasons(json.dumps(good | {"name": "x" * 61})) == [("name", "tooLong")]
    endless = '{"format": "nod-feedback", "version": 1, "motion": {"pulse": {"peak": 1e999}}}'
    assert reasons(endless) == [("motion.pulse.peak", "outside")]
    assert reasons('"' + "x" * 70000 + '"') == [("", "tooLarge")]
    page.complete()
    assert haptics(page) == ["light"]


def test_taps_and_notes_of_a_file_are_played(page):
    page.js("nod.preferences({ sound: true })")
    # 120 ms of one note instead of two notes of 380 ms.
    page.js("""() => {
        globalThis.lengths = [];
        globalThis.AudioBufferSourceNode = class extends AudioBufferSourceNode {
            constructor(audio, options) { super(audio, options); lengths.push(options.buffer.duration); }
        };
    }""")
    taps = [{"time": 0, "duration": 40, "intensity": 1, "sharpness": 0.9}, {"time": 75, "duration": 20, "intensity": 1, "sharpness": 1}]
    sounds = {"completed": {"notes": [{"pitch": 60, "time": 0}], "duration": 120}}
    file = {"format": "nod-feedback", "version": 2, "taps": {"success": taps}, "sounds": sounds}
    assert use_feedback(page, file) == {"name": None, "basedOn": "standard"}
    page.complete()
    assert page.js("seen.vibrations.at(-1)") == [40, 35, 20]
    page.until("lengths.length === 1")
    assert page.js("lengths[0]") == pytest.approx(0.12, abs=1e-3)
    use_feedback(page, None)
    page.complete("#row1 nod-check")
    assert page.js("seen.vibrations.at(-1)") == [24, 50, 32]


EARLY = f"globalThis.early = import('/nod/nod.js').then((nod) => nod.useFeedback({CALM}));"


@pytest.mark.page(hold="**/feedback.schema.json", init=EARLY)
def test_a_file_of_the_first_hour_answers_the_first_tap(page):
    page.click("#milk")
    page.wait(200)
    assert page.js("seen.scores.length") == 0 and len(page.held) == 1
    page.release()
    page.until("milk.state === 'completed'")
    assert haptics(page) == ["light"]


def test_a_file_that_comes_while_a_button_is_held_answers_what_it_leads_to(page):
    page.js("button.addEventListener('click', () => nod.moment('completed', { element: button }))")
    page.focus("#button")
    page.keyboard.down("Space")
    use_feedback(page, CALM)
    page.keyboard.up("Space")
    page.until("seen.vibrations.length > 0")
    page.wait(50)
    # The file's press haptic is stronger than its completion haptic.
    assert page.felt() == ["medium"] and page.answers()[-1]["haptic"] is None


def test_rows_that_are_felt_to_move_travel_in_a_click(page):
    moved = {"moved": {"haptic": {"kind": "light"}}}
    use_feedback(page, json.dumps({"format": "nod-feedback", "version": 1, "moments": moved}))
    page.js("""button.addEventListener("click", () => nod.moved([row1, row2], () => list.insertBefore(row2, row1)))""")
    page.js("seen.scores.length = seen.vibrations.length = 0")
    page.focus("#button")
    page.keyboard.press("Enter")
    page.until("seen.vibrations.length === 1")
    assert page.js("[row1, row2].map((row) => row.getAnimations().length)") == [1, 1]


def test_trying_it_is_the_files_and_heard_though_sound_is_off_and_neither_shown_nor_said(page):
    use_feedback(page, CALM)
    page.complete()
    scores, said, shown = page.js("seen.scores.length"), page.said(), page.toasts()
    page.js("nod.preferences({ sound: false })")
    page.js("AudioBufferSourceNode.prototype.start = function () { seen.heard = (seen.heard ?? 0) + 1; }; 0")
    page.js("nod.preview('completed')")
    page.until("seen.heard === 1")
    assert page.js("seen.vibrations") == [[24], [24]]
    assert (page.js("seen.scores.length"), page.said(), page.toasts()) == (scores, said, shown)
