"""Studio as a designer meets it: every answer chosen, played, stopped at an instant, tuned, compared and exported, in a real
browser, with nothing leaving it."""

import json
import math
import re
from urllib.parse import urlsplit

import pytest
from conftest import REPOSITORY, eventually
from measure import close_targets, restyle, small_targets, unreadable, unseen, violations
from playwright.sync_api import expect

SCHEMA = json.loads((REPOSITORY / "Web/feedback.schema.json").read_text())
MOMENTS = list(SCHEMA["properties"]["moments"]["properties"])
FIXTURE = REPOSITORY / "Tests/NodTests/Design/StudioTuning.swift"

# What the engine answers, asked apart from the page: the module that Studio asks, too.
ANSWER = """
async ([moment, options, file]) => {
  const { loadDesign } = await import('/nod/design.js');
  const design = await loadDesign();
  design.use(file);
  design.set({ reducesMotion: false, isDark: false, haptic: true, sound: true, volume: 1, celebrations: 'full', seed: 1, ...options });
  const score = design.answer([moment], 0);
  return { ...score, touch: score.haptic && design.touch(score.haptic) };
}
"""


# Points of a curve, a thousandth of its length from one another.
ALONG = """(curve) => Array.from({ length: 1001 }, (_, place) => curve.getPointAtLength(curve.getTotalLength() * place / 1000))
  .map(({ x, y }) => [x, y])"""


# Labels of a drawing nearer than 4 px to one another, or beyond it.
LABELS = """() => [...document.querySelectorAll('.drawing')].filter((one) => one.checkVisibility()).flatMap((drawing) => {
  const home = drawing.getBoundingClientRect();
  const labels = [...drawing.querySelectorAll('.lane-name > *, .lane-text, .axis-scale span')].filter((one) => one.textContent).map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return { words: one.textContent, box: range.getBoundingClientRect() };
  });
  const within = ({ box }) => box.left >= home.left && box.right <= home.right && box.bottom <= home.bottom;
  const apart = (one, other) => Math.max(one.left - other.right, other.left - one.right) >= 4 || Math.max(one.top - other.bottom, other.top - one.bottom) >= -1;
  return labels.flatMap((one, place) => [
    ...(within(one) ? [] : [`beyond: ${one.words}`]),
    ...labels.slice(place + 1).filter((other) => !apart(one.box, other.box)).map((other) => `${one.words} | ${other.words}`)]);
})"""


@pytest.fixture
def studio(open_page):
    """Opens Studio with a link's fragment."""

    def studio(fragment="", **options):
        options.setdefault("viewport", {"width": 1440, "height": 900})
        page = open_page(f"/studio{'#' + fragment if fragment else ''}", wait=False, **options)
        page.wait_for_selector("main.studio-shell:not([hidden])")
        eventually(page, "document.querySelectorAll('.wave').length > 0 || !document.querySelector('.lane-sound')")
        return page

    return studio


def link(**parts):
    return "&".join(["v=1"] + [f"{name}={value}" for name, value in parts.items()])


def fragment(page):
    return dict(part.split("=") for part in page.evaluate("location.hash.slice(1)").split("&"))


def seek(page, time):
    page.evaluate(
        """(time) => {
            const scrub = document.querySelector('#scrub');
            scrub.value = time;
            scrub.dispatchEvent(new Event('input', { bubbles: true }));
        }""",
        time,
    )


def at(track, time):
    """Evenly spaced values with straight lines between them."""
    values = track["values"]
    place = min(max(time / track["duration"], 0), 1) * (len(values) - 1)
    index = int(place)
    return values[index] + (values[min(index + 1, len(values) - 1)] - values[index]) * (place - index)


def frames(track):
    """Its values with their times."""
    return [(place * track["duration"] / (len(track["values"]) - 1), value) for place, value in enumerate(track["values"])]


def tracks(answer):
    return {track["property"]: track for track in answer["tracks"]}


def turn(before, here, after):
    """By how many degrees a line turns at a point."""
    ways = [math.atan2(to[1] - origin[1], to[0] - origin[0]) for origin, to in [(before, here), (here, after)]]
    return abs(math.degrees(ways[1] - ways[0]))


def choose(page, moment):
    page.select_option("#moment", moment)


def knob(page, path):
    return page.locator(f".knob[data-figure='{path}']")


def slide(page, path, value):
    """As a hand does that lets go."""
    page.evaluate(
        """([path, value]) => {
            const range = document.querySelector(`.knob[data-figure="${path}"] input[type=range]`);
            range.value = value;
            for (const type of ['input', 'change']) range.dispatchEvent(new Event(type, { bubbles: true }));
        }""",
        [path, value],
    )


def number(page, path):
    return knob(page, path).locator("input[type=number]")


def text_of(page, format):
    page.locator("#formats").get_by_label(format, exact=True).check()
    return page.locator("#format-text").text_content()


def test_every_moment_can_be_chosen_and_names_the_page(studio):
    page = studio()
    assert page.locator("#moment option").evaluate_all("all => all.map(({ value }) => value).sort()") == sorted([*MOMENTS, "completion"])
    assert page.title() == "Completed · Studio · Tasks"
    for moment in MOMENTS:
        choose(page, moment)
        assert fragment(page)["moment"] == moment
        lanes = page.locator(".version:visible .lane").count()
        answer = page.evaluate(ANSWER, [moment, {}, None])
        wanted = len(answer["tracks"]) + sum(1 for part in ["burst", "haptic", "sound", "toast", "announcement"] if answer[part]) + (answer["stay"] > 0)
        assert lanes == wanted, moment
    assert page.title() == "Moved · Studio · Tasks"


@pytest.mark.parametrize("moment, child, reduced", [("completed", False, False), ("completed", True, True), ("firstCapture", False, False), ("pressedPrimary", True, False)])
def test_an_instant_is_exactly_what_the_score_says(studio, moment, child, reduced):
    page = studio(link(moment=moment, **({"profile": "child"} if child else {}), **({"reduced": 1} if reduced else {})))
    file = {"format": "nod-feedback", "version": 1, **({"basedOn": "child"} if child else {})}
    wanted = tracks(page.evaluate(ANSWER, [moment, {"reducesMotion": reduced}, file]))
    places = {
        "completed": "document.querySelector('[data-part=row] nod-check').shadowRoot.querySelector('[part=control]')",
        "firstCapture": "document.querySelector('[data-part=composer] .composer')",
        "pressedPrimary": "document.querySelector('[data-part=composer] .primary')",
    }
    for time in [0, 37, 120, 200]:
        seek(page, time)
        element = places[moment]
        if "scale" in wanted:
            scale = page.evaluate(f"new DOMMatrix(getComputedStyle({element}).transform).a")
            assert scale == pytest.approx(at(wanted["scale"], time), abs=1e-4), time
        if "opacity" in wanted:
            assert float(page.evaluate(f"getComputedStyle({element}).opacity")) == pytest.approx(at(wanted["opacity"], time), abs=1e-4)
        if "mark" in wanted:
            mark = "getComputedStyle(document.querySelector('[data-part=row] nod-check').shadowRoot.querySelector('[part=mark]')).opacity"
            assert float(page.evaluate(mark)) == pytest.approx(at(wanted["mark"], time), abs=1e-4)
    # It stands still: a moment later it is the same.
    look = f"getComputedStyle({element}).transform + getComputedStyle({element}).opacity"
    before = page.evaluate(look)
    page.wait_for_timeout(120)
    assert page.evaluate(look) == before


def test_a_whole_completion_is_the_check_the_rows_leaving_and_the_gap_closing(studio):
    page = studio(link(moment="completion"))
    check, leaving, closing = [page.evaluate(ANSWER, [moment, {}, None]) for moment in ["completed", "departed", "moved"]]
    stay = check["stay"]
    rows = page.locator(".stage:visible [data-part=row] .row")
    expect(rows.filter(visible=True)).to_have_count(3)
    lanes = page.locator(".version:visible .lane-motion b").all_text_contents()
    assert len(lanes) == sum(len(score["tracks"]) for score in [check, leaving, closing]) and lanes[-1] == "Rows below: Shift"
    assert float(page.locator("#scrub").get_attribute("max")) == stay + max(track["duration"] for track in closing["tracks"])
    seek(page, stay - 1)
    top, next_top = [rows.nth(index).bounding_box()["y"] for index in [0, 1]]
    way = next_top - top
    # No neighbour jumps: none moves more than a quarter of its way in a frame.
    tops = []
    for time in [round(step * 1000 / 60) for step in range(32)]:
        seek(page, stay + time)
        tops.append(rows.nth(1).bounding_box()["y"])
        shift = at(tracks(closing)["shift"], time)
        assert tops[-1] == pytest.approx(top + shift * way, abs=0.1)
        assert rows.nth(2).bounding_box()["y"] - tops[-1] == pytest.approx(rows.nth(1).bounding_box()["height"], abs=0.1)
        opacity = float(rows.nth(0).evaluate("(row) => getComputedStyle(row).opacity"))
        assert opacity == pytest.approx(at(tracks(leaving)["opacity"], time), abs=1e-3)
    assert max(abs(after - before) for before, after in zip([next_top, *tops], tops)) <= way / 4
    # Back before it left, the row is where it was.
    seek(page, 0)
    assert [rows.nth(index).bounding_box()["y"] for index in [0, 1]] == pytest.approx([top, next_top])
    page.get_by_role("button", name="Play", exact=True).click()
    eventually(page, "document.querySelector('.is-out') !== null")
    assert text_of(page, "CSS").count("@keyframes") == len(lanes)
    page.locator("#knobs").get_by_label("Haptic", exact=True).select_option("heavy")
    assert json.loads(text_of(page, "JSON"))["moments"] == {"completed": {"haptic": {"kind": "heavy", "intensity": 1}}}


def test_with_reduced_motion_the_gap_closes_when_the_row_is_gone(studio):
    page = studio(link(moment="completion", reduced=1))
    check, leaving = [page.evaluate(ANSWER, [moment, {"reducesMotion": True}, None]) for moment in ["completed", "departed"]]
    gone = check["stay"] + leaving["tracks"][0]["duration"]
    rows = page.locator(".stage:visible [data-part=row] .row")
    seek(page, 0)
    before = rows.nth(1).bounding_box()["y"]
    seek(page, gone - 2)
    assert rows.nth(1).bounding_box()["y"] == before
    assert float(rows.nth(0).evaluate("(row) => getComputedStyle(row).opacity")) == pytest.approx(0, abs=0.01)
    seek(page, gone)
    assert rows.nth(1).bounding_box()["y"] < before


def test_every_property_that_the_engine_moves_has_a_name_in_both_languages(studio):
    page = studio()
    names = set()
    for moment in MOMENTS:
        for reduced in [False, True]:
            names |= tracks(page.evaluate(ANSWER, [moment, {"reducesMotion": reduced}, None])).keys()
    for language in ["en", "it"]:
        table = json.loads((REPOSITORY / f"Tasks/Texts/{language}.json").read_text())
        assert [name for name in names if f"studio.property.{name}" not in table] == []


def test_particles_and_flashes_stand_where_the_score_says(studio):
    page = studio(link(moment="collectionCompleted", seed=5))
    answer = page.evaluate(ANSWER, ["collectionCompleted", {"seed": 5}, None])
    burst = answer["burst"]
    time = 500
    seek(page, time)
    boxes = page.locator(".nod-burst")
    expect(boxes).to_have_count(1)
    places = page.evaluate(
        """() => [...document.querySelectorAll('.nod-burst')].map((box) => [...box.children].map((particle) => {
            const matrix = new DOMMatrix(getComputedStyle(particle).transform);
            return [matrix.e + particle.offsetWidth / 2, matrix.f + particle.offsetHeight / 2, Number(getComputedStyle(particle).opacity)];
        }))"""
    )
    wanted = []
    for particle in burst["particles"]:
        lane = lambda name: at({"values": [look[name] for look in particle["looks"]], "duration": burst["duration"]}, time)
        wanted.append([lane("x"), lane("y"), lane("opacity")])
    for box in places:
        for found, right in zip(box, wanted, strict=True):
            assert found == pytest.approx(right, abs=0.75)
    page.locator("#parts").get_by_label("Card").check()
    expect(boxes).to_have_count(1)
    choose(page, "captured")
    flash = tracks(page.evaluate(ANSWER, ["captured", {}, None]))["capturedFlash"]
    seek(page, 150)
    for opacity in page.locator(".nod-flash").evaluate_all("all => all.map((one) => Number(getComputedStyle(one).opacity))"):
        assert opacity == pytest.approx(at(flash, 150), abs=1e-4)


# The parts of the stage that take part in each moment; in all others nothing on the stage does.
PARTS = {
    **dict.fromkeys(["completed", "reopened", "itemCompleted", "collectionCompleted", "deleted", "inserted", "departed", "moved", "pressedIcon"], ["row", "card"]),
    **dict.fromkeys(["captured", "firstCapture", "pressed", "pressedPrimary", "pressedCritical"], ["composer"]),
    "pressedCard": ["card"],
}


def test_only_what_takes_part_in_a_moment_is_shown_and_offered(studio):
    page = studio()
    for moment in MOMENTS:
        choose(page, moment)
        wanted = PARTS.get(moment, [])
        shown = page.locator(".stage:visible [data-part]:visible").evaluate_all("all => all.map(({ dataset }) => dataset.part)")
        assert shown == wanted[:1], moment
        expect(page.locator(".stage-note:visible")).to_have_count(0 if wanted else 1)
        assert page.locator("#parts input:visible").evaluate_all("all => all.map(({ value }) => value)") == (wanted if len(wanted) > 1 else [])
    choose(page, "completed")
    page.locator("#parts").get_by_label("Card").check()
    assert fragment(page)["part"] == "card"
    choose(page, "captured")
    expect(page.locator(".stage:visible [data-part=composer]")).to_be_visible()
    # What was chosen is shown again where it takes part.
    choose(page, "deleted")
    expect(page.locator(".stage:visible [data-part=card]")).to_be_visible()


@pytest.mark.parametrize("compares", [{}, {"compares": 1}])
@pytest.mark.parametrize("moment", ["completed", "firstCapture"])
def test_the_stage_stays_in_sight_while_tuning_on_a_phone(studio, moment, compares):
    page = studio(link(moment=moment, **compares), viewport={"width": 390, "height": 844})
    for group in page.locator("#knobs summary").all():
        group.click()
    for last in [page.locator("#knobs .knob .range").last, page.locator("#knobs .knob-reset").nth(0), page.locator("#reset")]:
        last.evaluate("(control) => { control.scrollIntoView({ block: 'nearest' }); control.focus(); }")
        control = last.bounding_box()
        for stage in page.locator(".stage:visible").all():
            box = stage.bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] >= 0
            # What is turned is below it and in sight, too.
            assert box["y"] + box["height"] <= control["y"] and control["y"] + control["height"] <= 844


def test_arrows_are_frames_and_pages_ten_and_the_value_is_read_out(studio):
    page = studio(link(moment="itemCompleted"))
    scrub = page.locator("#scrub")
    scale = tracks(page.evaluate(ANSWER, ["itemCompleted", {}, None]))["scale"]
    scrub.focus()
    page.keyboard.press("ArrowRight")
    assert scrub.input_value() == pytest.approx("16.666666666666668") or float(scrub.input_value()) == pytest.approx(1000 / 60)
    page.keyboard.press("PageUp")
    assert float(scrub.input_value()) == pytest.approx(11 * 1000 / 60)
    assert scrub.get_attribute("aria-valuetext").startswith("183 ms, scale ")
    assert f"scale {round(at(scale, 11000 / 60), 2):g}" in scrub.get_attribute("aria-valuetext")
    page.keyboard.press("ArrowLeft")
    assert float(scrub.input_value()) == pytest.approx(10 * 1000 / 60)
    page.keyboard.press("End")
    assert scrub.input_value() == scrub.get_attribute("max")
    page.keyboard.press("Home")
    assert scrub.input_value() == "0"
    expect(page.locator("#now")).to_have_text("0 ms")


def test_drawings_are_the_score(studio):
    page = studio(link(moment="itemCompleted"))
    answer = page.evaluate(ANSWER, ["itemCompleted", {}, None])
    length = float(page.locator("#scrub").get_attribute("max"))
    lanes = page.locator(".version:visible .lane-motion")
    expect(lanes).to_have_count(len(answer["tracks"]))
    for index, track in enumerate(answer["tracks"]):
        points = lanes.nth(index).locator(".curve").evaluate(ALONG)
        low, high = min(track["values"]), max(track["values"])
        for time, value in frames(track):
            x, y = min(points, key=lambda point: abs(point[0] - time / length * 1000))
            assert low + (94 - y) / 88 * (high - low) == pytest.approx(value, abs=(high - low) * 0.01)
    clicks = page.locator(".lane-haptic .click").evaluate_all("all => all.map((one) => Number(one.getAttribute('x1')))")
    times = [event["time"] for event in answer["touch"]["events"] if not event["duration"]]
    assert clicks == pytest.approx([time / length * 1000 for time in times], abs=0.02)
    picture = page.locator(".lane-motion svg[role=img]").first
    assert picture.locator("title").text_content() == "Scale"
    assert "ends at 1" in picture.locator("desc").text_content()
    page.locator(".version:visible summary").click()
    rows = page.locator(".version:visible tbody tr").all_text_contents()
    assert any(row.startswith("Scale0 ms to 400 ms") for row in rows) and any("Completed “Buy milk” · Undo" in row for row in rows)


@pytest.mark.parametrize("moment", ["completed", "itemCompleted", "pressedCard", "moved"])
def test_curves_have_no_corners(studio, moment):
    page = studio(link(moment=moment))
    for curve in page.locator(".version:visible .curve").all():
        points = curve.evaluate(ALONG)
        turns = [turn(*three) for three in zip(points, points[1:], points[2:])]
        assert max(turns) < 12, f"{max(turns)} degrees at {points[turns.index(max(turns))]}"


@pytest.mark.parametrize("width", [1440, 390])
def test_labels_of_drawings_keep_apart(studio, width):
    page = studio(link(compares=1, taps=7), viewport={"width": width, "height": 844})
    for moment in MOMENTS:
        choose(page, moment)
        assert page.evaluate(LABELS) == [], moment


def test_what_plays_runs_as_long_as_the_score_and_then_rests(studio):
    page = studio(link(moment="itemCompleted"))
    # Nothing moves by itself.
    assert page.evaluate("document.getAnimations().filter(({ playState }) => playState === 'running').length") == 0
    page.keyboard.press("Control+Enter")
    eventually(page, "document.querySelectorAll('.nod-flash').length === 1")
    durations = page.evaluate("document.getAnimations().map(({ effect }) => effect.getComputedTiming().duration)")
    assert 400 in durations
    eventually(page, "document.getAnimations().every(({ playState }) => playState !== 'running') && !document.querySelector('.nod-flash')")
    assert page.locator(".stage:visible .row.is-completed:visible").count() == 1
    # A tap on the stage plays, too, with what is felt.
    page.evaluate("watch.vibrations.length = 0")
    page.locator(".stage:visible").click(position={"x": 20, "y": 20})
    eventually(page, "watch.vibrations.length === 1")


def test_a_quarter_of_the_speed_takes_four_times_as_long_and_is_silent(studio):
    page = studio(link(moment="itemCompleted", sound=1))
    page.evaluate("watch.vibrations.length = 0")
    page.get_by_role("button", name="Quarter speed").click()
    started = page.evaluate("performance.now()")
    rates = page.evaluate("document.getAnimations().filter(({ effect }) => !effect.target.closest('.transport')).map(({ playbackRate }) => playbackRate)")
    assert rates and set(rates) == {0.25}
    eventually(page, "document.getAnimations().every(({ playState }) => playState !== 'running') && !document.querySelector('.nod-flash')")
    assert page.evaluate("performance.now()") - started >= 400 / 0.25 - 100
    assert page.evaluate("watch.vibrations.length") == 0
    # An instant is the same at any speed.
    seek(page, 150)
    check = "new DOMMatrix(getComputedStyle(document.querySelector('[data-part=row] nod-check').shadowRoot.querySelector('[part=control]')).transform).a"
    scale = tracks(page.evaluate(ANSWER, ["itemCompleted", {}, None]))["scale"]
    assert page.evaluate(check) == pytest.approx(at(scale, 150), abs=1e-4)


@pytest.mark.parametrize("width", [1440, 390])
def test_the_stage_is_twice_as_large_with_all_that_lies_over_it(studio, width):
    page = studio(link(moment="collectionCompleted"), viewport={"width": width, "height": 844})
    seek(page, 500)
    look = """() => {
        const check = document.querySelector('[data-part=row] nod-check').getBoundingClientRect();
        return { size: check.width, places: [...document.querySelector('.nod-burst').children].map((one) => {
            const box = one.getBoundingClientRect();
            return [box.x + box.width / 2 - check.x - check.width / 2, box.y + box.height / 2 - check.y - check.height / 2];
        }) };
    }"""
    once = page.evaluate(look)
    page.get_by_role("button", name="Twice as large").click()
    eventually(page, f"({look})().size === {2 * once['size']}")
    twice = page.evaluate(look)
    for found, before in zip(twice["places"], once["places"], strict=True):
        assert found == pytest.approx([2 * place for place in before], abs=0.1)
    choose(page, "itemCompleted")
    seek(page, 100)
    flash, row = page.locator(".nod-flash"), page.locator("[data-part=row] .row").first
    assert flash.bounding_box() == pytest.approx(row.bounding_box(), abs=0.1)
    radius = "(one) => parseFloat(getComputedStyle(one).borderStartStartRadius)"
    assert flash.evaluate(radius) == 2 * row.evaluate(radius)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_nothing_of_one_answer_is_left_when_another_is_shown(studio):
    page = studio(link(moment="completed"))
    page.get_by_role("button", name="Play", exact=True).click()
    mark = "Number(getComputedStyle(document.querySelector('[data-part=row] nod-check').shadowRoot.querySelector('[part=mark]')).opacity)"
    eventually(page, f"{mark} === 1")
    choose(page, "selected")
    assert page.evaluate(mark) == 0
    assert page.locator(".stage:visible .row.is-completed").count() == 0


def test_a_range_and_its_number_are_one_and_change_the_answer_at_once(studio):
    page = studio(link(moment="itemCompleted"))
    seek(page, 150)
    path = "motion.pulse.peak"
    slide(page, path, 1.05)
    expect(number(page, path)).to_have_value("1.05")
    check = "new DOMMatrix(getComputedStyle(document.querySelector('[data-part=row] nod-check').shadowRoot.querySelector('[part=control]')).transform).a"
    eventually(page, f"{check} < 1.051")
    number(page, path).fill("1.1")
    number(page, path).press("Enter")
    assert float(knob(page, path).locator("input[type=range]").input_value()) == 1.1
    file = {"format": "nod-feedback", "version": 1, "motion": {"pulse": {"peak": 1.1}}}
    wanted = tracks(page.evaluate(ANSWER, ["itemCompleted", {}, file]))["scale"]
    assert page.evaluate(check) == pytest.approx(at(wanted, 150), abs=1e-4)
    # What can't be is the nearest that can.
    number(page, path).fill("7")
    number(page, path).press("Enter")
    expect(number(page, path)).to_have_value("1.3")
    knob(page, path).get_by_role("button").click()
    expect(number(page, path)).to_have_value("1.15")
    assert json.loads(text_of(page, "JSON")) == {"format": "nod-feedback", "version": 1}


def test_every_figure_of_the_schema_is_there_with_its_range_and_what_it_means(studio):
    page = studio()
    found = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('#knobs .knob')].map((knob) => {
            const range = knob.querySelector('input[type=range]');
            return [knob.dataset.figure, [Number(range.min), Number(range.max), knob.querySelector('.knob-note')?.textContent]];
        }))"""
    )
    wanted = {}

    def walk(node, path):
        if "x-figure" in node:
            wanted[".".join(path)] = [node["minimum"], node["maximum"], node["description"]]
        for key, inner in node.get("properties", {}).items():
            walk(inner, [*path, key])

    walk(SCHEMA, [])
    assert {path: found[path] for path in wanted} == wanted
    # First those that the moment uses.
    used = page.locator(".knob-group:not(.answer):not(details) .knob").evaluate_all("all => all.map(({ dataset }) => dataset.figure)")
    assert used == ["motion.check.response", "motion.check.damping", "motion.check.peak", "motion.fade.duration"]
    choose(page, "pressedCard")
    used = page.locator(".knob-group:not(.answer):not(details) .knob").evaluate_all("all => all.map(({ dataset }) => dataset.figure)")
    assert used == ["press.response", "press.damping", "press.scale.card"]


def test_a_warning_stands_beside_a_value_outside_of_what_is_advised(studio):
    page = studio(link(moment="firstCapture"))
    path = "celebrations.firstCapture.particles"
    warning = knob(page, path).locator(".knob-warning")
    expect(warning).to_be_hidden()
    slide(page, path, 3)
    expect(warning).to_contain_text("The guideline asks for 5 to 8")
    assert warning.get_attribute("id") in number(page, path).get_attribute("aria-describedby")
    choose(page, "completed")
    slide(page, "motion.check.damping", 0.4)
    slide(page, "motion.check.response", 0.6)
    expect(knob(page, "motion.check.response").locator(".knob-warning")).to_contain_text("still moves at .25 s")
    expect(page.locator(".checks:visible .is-doubtful")).to_contain_text("The check still moves at 250 ms")
    choose(page, "captured")
    expect(page.locator(".checks:visible")).to_contain_text("WCAG 2.3.1")
    expect(page.locator(".checks:visible .is-doubtful")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "it"])
def test_its_words_ask_for_no_knowledge_of_where_figures_come_from(language):
    table = json.loads((REPOSITORY / f"Tasks/Texts/{language}.json").read_text())
    assert [text for key, text in table.items() if key.startswith("studio.") and re.search(r"(?i)\bseeds? \d", text)] == []
    assert table["studio.take"] in ["Export", "Esporta"]


def test_flashes_over_three_a_second_are_held_back_and_said_so(studio):
    page = studio(link(moment="captured", taps=8))
    expect(page.locator(".lane-held")).to_contain_text("Held back")
    expect(page.locator(".lane-held")).to_contain_text("more than three flashes a second")
    assert page.locator(".lane-motion .flash").count() == 3
    expect(page.locator(".lane-held")).to_contain_text("held back 5 times")
    assert float(page.locator("#scrub").get_attribute("max")) >= 875


def test_haptic_and_sound_of_the_moment_can_be_others_or_none(studio):
    page = studio(link(moment="completed"))
    page.locator("#knobs").get_by_label("Haptic", exact=True).select_option("heavy")
    slide(page, "intensity", 0.5)
    page.locator("#knobs").get_by_label("Sound", exact=True).select_option("none")
    assert json.loads(text_of(page, "JSON"))["moments"] == {"completed": {"haptic": {"kind": "heavy", "intensity": 0.5}, "sound": None}}
    expect(page.locator(".lane-sound")).to_have_count(0)
    expect(page.locator(".lane-haptic")).to_contain_text("heavy, 0.5")
    page.locator("#knobs").get_by_label("Haptic", exact=True).select_option("none")
    expect(page.locator(".lane-haptic")).to_have_count(0)
    expect(knob(page, "intensity")).to_be_hidden()
    page.locator("#knobs").get_by_label("Haptic", exact=True).select_option("keep")
    page.locator("#knobs").get_by_label("Sound", exact=True).select_option("keep")
    assert json.loads(text_of(page, "JSON")) == {"format": "nod-feedback", "version": 1}


def test_a_and_b_are_seen_together_copied_and_swapped(studio):
    page = studio(link(moment="itemCompleted"))
    page.get_by_label("Compare A and B").check()
    expect(page.locator(".version:visible")).to_have_count(2)
    slide(page, "motion.pulse.peak", 1.25)
    seek(page, 150)
    scale = lambda letter: page.evaluate(
        f"new DOMMatrix(getComputedStyle(document.querySelector('[data-version={letter}] nod-check').shadowRoot.querySelector('[part=control]')).transform).a"
    )
    assert scale("a") == pytest.approx(1.25, abs=0.01) and scale("b") == pytest.approx(1.15, abs=0.01)
    assert re.search(r"A: scale 1\.25.*B: scale 1\.15", page.locator("#scrub").get_attribute("aria-valuetext"))
    page.get_by_role("button", name="Swap A and B").click()
    assert scale("a") == pytest.approx(1.15, abs=0.01) and scale("b") == pytest.approx(1.25, abs=0.01)
    page.locator("#letters").get_by_label("B").check()
    page.get_by_role("button", name="Copy to A").click()
    assert scale("a") == pytest.approx(1.25, abs=0.01)
    page.get_by_label("A, then B").check()
    page.get_by_role("button", name="Play", exact=True).click()
    # B waits for its turn.
    assert page.locator("[data-version=a] .row.is-completed:visible").count() == 1 and page.locator("[data-version=b] .row.is-completed").count() == 0
    expect(page.locator("[data-version=b] .row.is-completed:visible")).to_have_count(1)


def test_json_is_the_feedback_file(studio):
    page = studio(link(moment="completed", profile="child", a="6_0.7-14_0.08-20_6", **{"a.moments": "completed_success_0.8_captured-pressedPrimary_none_keep", "a.name": "Calm"}))
    assert json.loads(text_of(page, "JSON")) == {
        "format": "nod-feedback", "version": 1, "name": "Calm", "basedOn": "child", "press": {"damping": 0.7},
        "motion": {"check": {"peak": 0.08}}, "celebrations": {"firstCapture": {"particles": 6}},
        "moments": {"pressedPrimary": {"haptic": None}, "completed": {"haptic": {"kind": "success", "intensity": 0.8}, "sound": "captured"}},
    }


def test_swift_is_the_text_that_the_engines_tests_compile(studio):
    page = studio(link(moment="completed", profile="child", a="5_0.35-14_0.08-20_6", **{"a.moments": "pressedPrimary_none_keep-completed_success_0.8_captured-failed_keep_none", "a.name": "Very calm"}))
    assert text_of(page, "Swift") == FIXTURE.read_text()


def test_ahap_is_what_core_haptics_reads(studio):
    page = studio(link(moment="completed"))
    text = text_of(page, "AHAP")
    assert text == (REPOSITORY / "Tests/EndToEnd/Fixtures/completed.ahap").read_text()
    document = json.loads(text)
    assert document["Version"] == 1 and document["Metadata"]["Description"] == "completed"
    for item in document["Pattern"]:
        if "Event" in item:
            event = item["Event"]
            assert event["EventType"] in ["HapticTransient", "HapticContinuous"] and event["Time"] >= 0
            assert ("EventDuration" in event) == (event["EventType"] == "HapticContinuous")
            assert {one["ParameterID"] for one in event["EventParameters"]} == {"HapticIntensity", "HapticSharpness"}
            assert all(0 <= one["ParameterValue"] <= 1 for one in event["EventParameters"])
        else:
            assert len(item["ParameterCurve"]["ParameterCurveControlPoints"]) <= 16
    choose(page, "selected")
    expect(page.locator("#format-text")).to_have_text("Nothing is felt at this moment.")
    expect(page.locator("#copy-text")).to_be_disabled()


@pytest.mark.parametrize("moment", ["completed", "itemCompleted", "departed", "captured"])
def test_css_moves_a_plain_element_as_the_score_does(studio, moment):
    page = studio(link(moment=moment))
    answer = page.evaluate(ANSWER, [moment, {}, None])
    text = text_of(page, "CSS")
    found = page.evaluate(
        """([css, names]) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(css);
            document.adoptedStyleSheets = [sheet];
            return names.map((name) => {
                const box = document.createElement('div');
                box.className = name;
                Object.assign(box.style, { width: '100px', height: '10px', position: 'absolute' });
                document.body.append(box);
                const [animation] = box.getAnimations();
                animation.pause();
                return [0, .1, .3, .5, .8, 1].map((share) => {
                    animation.currentTime = share * animation.effect.getComputedTiming().duration * .9999;
                    const { scale, opacity, translate } = getComputedStyle(box);
                    return { duration: animation.effect.getComputedTiming().duration, scale: scale === 'none' ? 1 : Number(scale), opacity: Number(opacity), slide: parseFloat(translate) || 0 };
                });
            });
        }""",
        [text, [f"{moment}-{track['property']}" for track in answer["tracks"]]],
    )
    for track, looks in zip(answer["tracks"], found, strict=True):
        name = {"scale": "scale", "slide": "slide"}.get(track["property"], "opacity")
        for share, look in zip([0, .1, .3, .5, .8, 1], looks, strict=True):
            assert look["duration"] == pytest.approx(track["duration"])
            value = at(track, share * track["duration"] * .9999) * (100 if name == "slide" and "%" not in text else 1)
            assert look[name] == pytest.approx(value * (100 if name == "slide" else 1), abs=0.2 if name == "slide" else 0.002), track["property"]


def test_copying_is_said_and_lands_on_the_clipboard(studio):
    page = studio(link(moment="completed", a="14_0.08"), permissions=["clipboard-read", "clipboard-write"])
    text = text_of(page, "JSON")
    page.locator("#copy-text").click()
    expect(page.locator("#take-said")).to_have_text("JSON copied.")
    assert page.evaluate("navigator.clipboard.readText()") == text
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#said")).to_contain_text("The link is copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_a_link_brings_everything_back(studio):
    page = studio()
    choose(page, "firstCapture")
    page.get_by_label("Child").check()
    page.get_by_label("Dark").check()
    page.fill("#seed", "77")
    page.press("#seed", "Enter")
    page.get_by_label("Reduced motion").check()
    # A seed is only seen in what flies.
    expect(page.locator("#seed")).to_be_hidden()
    page.get_by_label("Compare A and B").check()
    slide(page, "taps", 3)
    slide(page, "motion.fade.duration", 0.15)
    page.locator("#knobs").get_by_label("Sound", exact=True).select_option("warning")
    page.fill("#design-name", "Quiet & calm")
    page.press("#design-name", "Enter")
    page.locator("#letters").get_by_label("B").check()
    slide(page, "motion.flash.opacity", 0.1)
    url, json_text = page.url, text_of(page, "JSON")
    assert urlsplit(url).query == "" and urlsplit(url).path == "/studio"
    other = studio(urlsplit(url).fragment)
    assert other.url == url
    assert text_of(other, "JSON") == json_text
    assert other.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(other.locator("#seed")).to_have_value("77")
    expect(other.locator("#moment")).to_have_value("firstCapture")
    other.locator("#letters").get_by_label("A").check()
    assert json.loads(text_of(other, "JSON"))["name"] == "Quiet & calm"


@pytest.mark.parametrize("broken", ["nonsense", "v=1&moment=eaten", "v=1&a=14_9", "v=1&a=14_x", "v=1&a=99_1", "v=1&taps=21", "v=1&a.moments=completed_loud_1_keep", "v=1&what=else", "v=1&a=20_2.5", "%E0%A4%A"])
def test_a_link_that_cant_be_read_is_told_and_the_standard_is_there(studio, broken):
    page = studio(broken)
    expect(page.locator("#problem")).to_contain_text("This link can’t be read")
    expect(page.locator("#moment")).to_have_value("completed")
    assert json.loads(text_of(page, "JSON")) == {"format": "nod-feedback", "version": 1}


def test_a_link_of_another_version_says_so_and_back_and_forward_are_moments(studio):
    page = studio("v=7&shape=round")
    expect(page.locator("#problem")).to_contain_text("another version of Studio")
    choose(page, "captured")
    slide(page, "motion.flash.opacity", 0.1)
    choose(page, "deleted")
    page.go_back()
    expect(page.locator("#moment")).to_have_value("captured")
    expect(number(page, "motion.flash.opacity")).to_have_value("0.1")
    assert page.title() == "Captured · Studio · Tasks"
    page.go_forward()
    expect(page.locator("#moment")).to_have_value("deleted")


def test_it_begins_in_the_apps_theme_and_as_still_as_the_system(studio, server):
    page = studio(reduced_motion="reduce")
    expect(page.get_by_label("Reduced motion")).to_be_checked()
    page.evaluate("localStorage.setItem('tasks.settings', JSON.stringify({ theme: 'dark' }))")
    page.goto(f"{server.url}/icon.svg")
    page.goto(f"{server.url}/studio")
    expect(page.get_by_label("Dark")).to_be_checked()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_another_profile_keeps_what_was_tuned_and_brings_its_own(studio):
    page = studio(link(moment="pressed", a="6_0.6-5_0.35"))
    page.get_by_label("Child").check()
    # The child profile's own damping is as it was tuned.
    assert json.loads(text_of(page, "JSON")) == {"format": "nod-feedback", "version": 1, "basedOn": "child", "press": {"response": 0.35}}
    expect(number(page, "press.scale.button")).to_have_value("0.95")
    page.get_by_role("button", name="All as in the profile").click()
    expect(page.locator("#reset")).to_be_hidden()
    assert json.loads(text_of(page, "JSON")) == {"format": "nod-feedback", "version": 1, "basedOn": "child"}


def test_changes_are_undone_one_after_the_other(studio):
    page = studio(link(moment="itemCompleted"))
    slide(page, "motion.pulse.peak", 1.05)
    slide(page, "motion.pulse.peak", 1.1)
    knob(page, "motion.pulse.peak").locator("input[type=range]").focus()
    page.keyboard.press("Control+z")
    expect(number(page, "motion.pulse.peak")).to_have_value("1.05")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(number(page, "motion.pulse.peak")).to_have_value("1.15")
    expect(page.locator("#undo")).to_be_disabled()


def test_all_of_it_by_keyboard(studio):
    page = studio(link(moment="itemCompleted"))
    names = []
    for _ in range(80):
        page.keyboard.press("Tab")
        name = page.evaluate("(() => { const at = document.activeElement; return at === document.body ? '' : at.id || at.name || at.className || at.textContent.trim(); })()")
        if not name:
            break
        names.append(name)
        assert not page.evaluate("!!document.activeElement.closest('[inert]')")
    for wanted in ["moment", "profile", "theme", "part", "reduced", "play", "loop", "scrub", "design-name", "copy-text", "open-file"]:
        assert wanted in names, names
    page.locator("#loop").focus()
    page.keyboard.press("Space")
    assert page.locator("#loop").get_attribute("aria-pressed") == "true"
    page.locator("#play").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#play")).to_have_text("Stop")
    # Longer than it lasts: it has begun anew.
    page.wait_for_timeout(900)
    expect(page.locator("#play")).to_have_text("Stop")
    assert page.evaluate("document.getAnimations().some(({ playState }) => playState === 'running')")
    page.keyboard.press("Enter")
    expect(page.locator("#play")).to_have_text("Play")
    page.locator("#moment").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#moment")).to_have_value("captured")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_axe_finds_nothing_and_fingers_hit_everything(studio, theme, size):
    page = studio(
        link(moment="firstCapture", compares=1, taps=12, a="18_1.3-20_3"), color_scheme=theme, viewport={"width": size[0], "height": size[1]}
    )
    for summary in page.locator("summary:visible").all():
        summary.click()
    assert violations(page) == []
    assert small_targets(page) == []
    assert close_targets(page) == []


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("way", ["narrow", "large", "mirrored", "desktop"])
def test_nothing_is_lost_where_there_is_little_room(studio, language, way):
    width = {"narrow": 320, "large": 640}.get(way, 1440 if way == "desktop" else 768)
    page = studio(link(moment="firstCapture", compares=1, taps=12, a="18_1.3-20_3"), locale=language, viewport={"width": width, "height": 800})
    assert page.evaluate("document.documentElement.lang") == language
    for summary in page.locator("summary:visible").all():
        summary.click()
    restyle(page, ":root { font-size: 200%; }" if way == "large" else "")
    if way == "mirrored":
        page.evaluate("document.documentElement.dir = 'rtl'")
    assert unreadable(page) == []


def test_forced_colours_leave_every_control_seen(studio):
    page = studio(link(moment="firstCapture", compares=1), forced_colors="active")
    assert unseen(page) == []


def test_nothing_leaves_the_machine_and_no_address_holds_the_state(open_page, server):
    page = open_page("/studio", wait=False, viewport={"width": 1440, "height": 900})
    page.wait_for_selector("main.studio-shell:not([hidden])")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_selector("main.studio-shell:not([hidden])")
    choose(page, "firstCapture")
    slide(page, "motion.pulse.peak", 1.2)
    page.get_by_label("Compare A and B").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_timeout(300)
    assert len(asked) > 5
    for url in asked:
        parts = urlsplit(url)
        assert f"{parts.scheme}://{parts.netloc}" == server.url and parts.query == "" and not parts.path.startswith("/api/"), url
        assert "pulse" not in url and "firstCapture" not in parts.path


def test_studio_is_no_part_of_the_apps_first_load(open_page):
    page = open_page(wait=False)
    asked = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.reload()
    page.wait_for_selector("nod-status:is([state=loaded], [state=empty])")
    page.wait_for_timeout(300)
    assert [path for path in asked if "studio" in path or path in ["/nod/rehearsal.js", "/nod/design.js", "/nod/feedback.schema.json"]] == []
    table = page.evaluate("fetch('/texts/en.json').then((answer) => answer.json())")
    assert [key for key in table if key.startswith("studio.")] == []


def test_the_way_back_leads_to_the_app(studio):
    page = studio()
    page.get_by_role("link", name="Tasks").click()
    page.wait_for_url(re.compile(r":\d+/$"))
    page.wait_for_selector("nod-status:is([state=loaded], [state=empty])")


def test_what_was_tuned_is_used_in_the_app_on_this_device(studio, server):
    page = studio(link(moment="completed", a="14_0.05", **{"a.name": "Calm"}))
    page.get_by_role("button", name="Use in Tasks").click()
    expect(page.locator("#take-said")).to_contain_text("In use in Tasks")
    kept = json.loads(page.evaluate("localStorage.getItem('tasks.feedback')"))
    assert kept["fileName"] == "Calm.json" and json.loads(kept["text"])["motion"] == {"check": {"peak": 0.05}}
    slide(page, "motion.check.damping", 0.4)
    slide(page, "motion.check.response", 0.6)
    page.get_by_role("button", name="Use in Tasks").click()
    expect(page.locator("#file-problems")).to_contain_text("Tasks would refuse this")
    assert json.loads(page.evaluate("localStorage.getItem('tasks.feedback')")) == kept
    page.goto(server.url)
    page.click("#open-settings")
    expect(page.locator("#feedback-name")).to_have_text("Calm")
    page.get_by_role("link", name="Open Studio").click()
    page.wait_for_selector("main.studio-shell:not([hidden])")


def test_a_file_is_opened_or_told_what_is_wrong_with_it(studio, tmp_path):
    page = studio(link(moment="captured"))
    file = tmp_path / "calm.json"
    file.write_text(json.dumps({"format": "nod-feedback", "version": 1, "name": "Calm", "basedOn": "child", "motion": {"flash": {"opacity": 0.1}}, "moments": {"captured": {"haptic": {"kind": "light"}}}}))
    page.set_input_files("#file", file)
    expect(page.locator("#take-said")).to_have_text("“calm.json” is open.")
    assert json.loads(text_of(page, "JSON"))["moments"] == {"captured": {"haptic": {"kind": "light", "intensity": 1}}}
    expect(page.get_by_label("Child")).to_be_checked()
    expect(number(page, "motion.flash.opacity")).to_have_value("0.1")
    before = page.url
    file.write_text(json.dumps({"format": "nod-feedback", "version": 1, "motion": {"flash": {"opacity": 4}}, "presses": {}}))
    page.set_input_files("#file", file)
    problems = page.locator("#file-problems li")
    expect(problems).to_have_count(3)
    expect(problems.nth(1)).to_contain_text("motion.flash.opacity: 4 is outside 0.05 … 0.3")
    assert page.url == before
