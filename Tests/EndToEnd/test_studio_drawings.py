import math

import pytest
from conftest import eventually
from playwright.sync_api import expect
from studio import MOMENTS, answer_of, at, choose, link, look_of, seek, studio, tracks
from tables import APP

# Points of a curve, a thousandth of its length from one another.
ALONG = """(curve) => Array.from({ length: 1001 }, (_, place) => {
  const { x, y } = curve.getPointAtLength(curve.getTotalLength() * place / 1000);
  return [x, y];
})"""
RESTS = """document.getAnimations().every(({ playState }) => playState !== 'running')
    && !document.querySelector('.nod-flash')"""


def frames(track):
    step = track["duration"] / (len(track["values"]) - 1)
    return [(place * step, value) for place, value in enumerate(track["values"])]


def turn(before, here, after):
    """By how many degrees a line turns at a point."""
    ways = [math.atan2(to[1] - origin[1], to[0] - origin[0]) for origin, to in [(before, here), (here, after)]]
    return abs(math.degrees(ways[1] - ways[0]))


def test_every_property_that_the_engine_moves_has_a_name(studio):
    page = studio()
    names = set()
    for moment in MOMENTS:
        for reduced in [False, True]:
            names |= tracks(answer_of(page, moment, reducesMotion=reduced)).keys()
    assert [name for name in names if f"studio.property.{name}" not in APP["en"]] == []


def test_drawings_are_the_score_and_their_curves_have_no_corners(studio):
    page = studio(link(moment="itemCompleted"))
    answer = answer_of(page, "itemCompleted")
    length = float(page.locator("#scrub").get_attribute("max"))
    lanes = page.locator(".version:visible .lane-motion")
    expect(lanes).to_have_count(len(answer["tracks"]))
    for index, track in enumerate(answer["tracks"]):
        points = lanes.nth(index).locator(".curve").evaluate(ALONG)
        turns = [turn(*three) for three in zip(points, points[1:], points[2:])]
        assert max(turns) < 12, f"{max(turns)} degrees at {points[turns.index(max(turns))]}"
        low, high = min(track["values"]), max(track["values"])
        for time, value in frames(track):
            x, y = min(points, key=lambda point: abs(point[0] - time / length * 1000))
            assert low + (94 - y) / 88 * (high - low) == pytest.approx(value, abs=(high - low) * 0.01)
    clicks = page.locator(".lane-haptic .click").evaluate_all("all => all.map((one) => Number(one.getAttribute('x1')))")
    times = [event["time"] for event in answer["touch"]["events"] if not event["duration"]]
    assert clicks == pytest.approx([time / length * 1000 for time in times], abs=0.02)
    picture = page.locator(".lane-motion svg[role=img]").first
    assert picture.locator("title").text_content() == "Pulse"
    assert "ends at 1" in picture.locator("desc").text_content()
    page.locator(".version:visible summary").click()
    rows = page.locator(".version:visible tbody tr").all_text_contents()
    assert any(row.startswith("Pulse0 ms to 400 ms") for row in rows)
    assert any("Completed “Buy milk” · Undo" in row for row in rows)


def test_arrows_are_frames_and_pages_ten(studio):
    page = studio(link(moment="itemCompleted"))
    scrub = page.locator("#scrub")
    scrub.focus()
    for key, frames in [("ArrowRight", 1), ("PageUp", 11), ("ArrowLeft", 10)]:
        page.keyboard.press(key)
        assert float(scrub.input_value()) == pytest.approx(frames * 1000 / 60)


def test_what_plays_runs_as_long_as_the_score_then_rests_and_gives_way_to_another(studio):
    page = studio(link(moment="itemCompleted"))
    # Nothing moves without a tap.
    assert page.evaluate("document.getAnimations().filter(({ playState }) => playState === 'running').length") == 0
    page.keyboard.press("Control+Enter")
    eventually(page, "document.querySelectorAll('.nod-flash').length === 1")
    durations = page.evaluate("document.getAnimations().map(({ effect }) => effect.getComputedTiming().duration)")
    assert 400 in durations
    eventually(page, RESTS)
    assert page.locator(".stage:visible .row.is-completed:visible").count() == 1
    # A tap on the stage plays, too, with what is felt.
    page.evaluate("watch.vibrations.length = 0")
    page.locator(".stage:visible").click(position={"x": 20, "y": 20})
    eventually(page, "watch.vibrations.length === 1")
    choose(page, "selected")
    assert page.evaluate(look_of("[part=mark]", "opacity")) == 0
    assert page.locator(".stage:visible .row.is-completed").count() == 0


def test_a_quarter_of_the_speed_takes_four_times_as_long_and_is_silent(studio):
    page = studio(link(moment="itemCompleted", sound=1))
    page.evaluate("watch.vibrations.length = 0")
    started = page.evaluate("performance.now()")
    page.get_by_role("button", name="Quarter speed").click()
    rates = page.evaluate("""document.getAnimations().filter(({ effect }) => !effect.target.closest('.transport'))
        .map(({ playbackRate }) => playbackRate)""")
    assert rates and set(rates) == {0.25}
    eventually(page, RESTS)
    assert page.evaluate("performance.now()") - started >= 400 / 0.25 - 100
    # Only the button has a haptic, like any icon of the standard profile.
    assert page.evaluate("watch.vibrations") == [[36]]
    # An instant is the same at any speed.
    seek(page, 150)
    scale = tracks(answer_of(page, "itemCompleted"))["pulse"]
    assert page.evaluate(look_of("[part=control]", "scale")) == pytest.approx(at(scale, 150), abs=1e-4)


def test_flashes_over_three_a_second_are_held_back_and_said_so(studio):
    page = studio(link(moment="captured", taps=8))
    expect(page.locator(".lane-held")).to_contain_text("Not played")
    expect(page.locator(".lane-held")).to_contain_text("more than three flashes a second")
    assert page.locator(".lane-motion .flash").count() == 3
    expect(page.locator(".lane-held")).to_contain_text("muted 5 times")
    assert float(page.locator("#scrub").get_attribute("max")) >= 875
