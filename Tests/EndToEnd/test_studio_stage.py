import pytest
from conftest import eventually
from playwright.sync_api import expect
from studio import (
    MOMENTS, STANDARD, answer_of, at, choose, file_of, link, look_of, seek, studio, text_of, tracks, values,
)


# Where each property of a check is drawn.
DRAWN = {"scale": ("[part=control]", "scale"), "mark": ("[part=mark]", "opacity"), "disc": ("[part=mark]", "scale"),
         "tick": (".tick", "strokeDashoffset")}


@pytest.mark.parametrize("profile, reduced", [("standard", 0), ("child", 1)])
def test_an_instant_is_exactly_what_the_score_says(studio, profile, reduced):
    page = studio(link(moment="completed", profile=profile, reduced=reduced))
    wanted = tracks(answer_of(page, "completed", STANDARD | {"basedOn": profile}, reducesMotion=bool(reduced)))
    looks = {name: look_of(*DRAWN[name]) for name in DRAWN.keys() & wanted.keys()}
    for time in [0, 37, 120, 200]:
        seek(page, time)
        for name, look in looks.items():
            value, found = at(wanted[name], time), page.evaluate(look)
            assert found == pytest.approx(1.2 * (1 - value) if name == "tick" else value, abs=1e-4), name
        if "strike" in wanted:
            strike = "(title) => Number(getComputedStyle(title).getPropertyValue('--nod-strike'))"
            struck = page.locator("[data-part=row] [data-nod-title]").first.evaluate(strike)
            assert struck == pytest.approx(at(wanted["strike"], time), abs=1e-4)
    # It stays the same a moment later.
    before = [page.evaluate(look) for look in looks.values()]
    page.wait_for_timeout(120)
    assert [page.evaluate(look) for look in looks.values()] == before


def test_a_wide_composer_pulses_by_less_to_stay_on_the_screen(studio):
    page = studio(link(moment="firstCapture"))
    seek(page, 120)
    composer = "document.querySelector('[data-part=composer] .composer')"
    wanted = at(tracks(answer_of(page, "firstCapture"))["pulse"], 120)
    most = 1 + 32 / page.evaluate(f"{composer}.offsetWidth")
    assert most < wanted
    assert float(page.evaluate(f"getComputedStyle({composer}).scale")) == pytest.approx(most, abs=1e-4)


def test_a_whole_completion_is_the_check_the_rows_leaving_and_the_gap_closing(studio):
    page = studio(link(moment="completion"))
    check, leaving = [answer_of(page, moment) for moment in ["completed", "departed"]]
    stay = check["stay"]
    rows = page.locator(".stage:visible [data-part=row] .row")
    expect(rows.filter(visible=True)).to_have_count(3)
    lanes = page.locator(".version:visible .lane-motion b").all_text_contents()
    assert len(lanes) == sum(len(score["tracks"]) for score in [check, leaving]) and lanes[-1] == "Room"
    longest = max(track["duration"] for track in leaving["tracks"])
    assert float(page.locator("#scrub").get_attribute("max")) == stay + longest
    seek(page, stay - 1)
    top, next_top = [rows.nth(index).bounding_box()["y"] for index in [0, 1]]
    start, way = rows.nth(0).bounding_box()["x"], next_top - top
    for time in [round(step * 1000 / 60) for step in range(32)]:
        seek(page, stay + time)
        second = rows.nth(1).bounding_box()
        # The room of a row is counted in whole pixels.
        assert second["y"] == pytest.approx(top + at(tracks(leaving)["room"], time) * way, abs=0.5)
        assert rows.nth(0).bounding_box()["x"] - start == pytest.approx(at(tracks(leaving)["slide"], time), abs=0.1)
        assert rows.nth(2).bounding_box()["y"] - second["y"] == pytest.approx(second["height"], abs=0.1)
        opacity = float(rows.nth(0).evaluate("(row) => getComputedStyle(row).opacity"))
        assert opacity == pytest.approx(at(tracks(leaving)["opacity"], time), abs=1e-3)
    # Before its departure, the row is at its original place.
    seek(page, 0)
    assert [rows.nth(index).bounding_box()["y"] for index in [0, 1]] == pytest.approx([top, next_top])
    page.get_by_role("button", name="Play", exact=True).click()
    eventually(page, "document.querySelector('[data-nod-leaving]') !== null")
    assert text_of(page, "CSS").split("@media")[0].count("@keyframes") == len(lanes)
    page.locator("#knobs").get_by_label("Haptic", exact=True).select_option("heavy")
    assert file_of(page)["moments"] == {"completed": {"haptic": {"kind": "heavy", "intensity": 1}}}


def test_neighbours_make_room_for_what_comes_and_take_that_of_what_goes(studio):
    page = studio(link(moment="moved"))
    rows = page.locator(".stage:visible [data-part=row] .row")
    places = lambda: [rows.nth(index).bounding_box()["y"] for index in range(3)]
    rest, passed = places(), rows.nth(1).bounding_box()["height"]
    seek(page, 0)
    # The row and the neighbour that it passes have swapped places; nothing below them moves.
    assert places() == pytest.approx([rest[0] + passed, rest[0], rest[2]], abs=0.5)
    seek(page, 100)
    first, second, third = places()
    assert rest[0] < first < rest[0] + passed and rest[0] < second < rest[1]
    assert third == pytest.approx(rest[2], abs=0.5)
    for moment, before in [("inserted", 0), ("deleted", 1)]:
        choose(page, moment)
        room = tracks(answer_of(page, moment))["room"]
        for time in [0, 100, 250]:
            seek(page, time)
            assert places()[1] == pytest.approx(rest[0] + at(room, time) * (rest[1] - rest[0]), abs=0.5)
        assert at(room, 0) == before


def test_particles_and_flashes_stand_where_the_score_says(studio):
    page = studio(link(moment="collectionCompleted", seed=5))
    answer = answer_of(page, "collectionCompleted", seed=5)
    burst = answer["burst"]
    time = 500
    seek(page, time)
    boxes = page.locator(".nod-burst")
    expect(boxes).to_have_count(1)
    places = boxes.locator("> *").evaluate_all("""(all) => all.map((particle) => {
        const { transform, opacity } = getComputedStyle(particle), { e, f } = new DOMMatrix(transform);
        return [e + particle.offsetWidth / 2, f + particle.offsetHeight / 2, Number(opacity)];
    })""")
    for place, particle in zip(places, burst["particles"], strict=True):
        lanes = [[look[name] for look in particle["looks"]] for name in ["x", "y", "opacity"]]
        wanted = [at({"values": lane, "duration": burst["duration"]}, time) for lane in lanes]
        assert place == pytest.approx(wanted, abs=0.75)
    page.locator("#parts").get_by_label("Card").check()
    expect(boxes).to_have_count(1)
    choose(page, "captured")
    flash = tracks(answer_of(page, "captured"))["capturedFlash"]
    seek(page, 150)
    look = "(all) => all.map((one) => Number(getComputedStyle(one).opacity))"
    opacities = page.locator(".nod-flash").evaluate_all(look)
    assert opacities == pytest.approx([at(flash, 150)] * len(opacities), abs=1e-4)


# The parts of the stage that change in each moment; other moments change none.
PARTS = {
    **dict.fromkeys(
        ["completed", "reopened", "itemCompleted", "collectionCompleted", "deleted", "inserted", "departed", "moved",
         "pressedIcon"], ["row", "card"]),
    **dict.fromkeys(["captured", "firstCapture", "pressed", "pressedPrimary", "pressedCritical"], ["composer"]),
    "pressedCard": ["card"],
}


def test_only_what_takes_part_in_a_moment_is_shown_and_offered(studio):
    page = studio()
    assert sorted(values(page, "#moment option")) == sorted([*MOMENTS, "completion"])
    for moment in MOMENTS:
        choose(page, moment)
        answer = answer_of(page, moment)
        others = sum(1 for part in ["burst", "haptic", "sound", "toast", "announcement"] if answer[part])
        lanes = page.locator(".version:visible .lane").count()
        assert lanes == len(answer["tracks"]) + others + (answer["stay"] > 0), moment
        wanted = PARTS.get(moment, [])
        assert values(page, ".stage:visible [data-part]:visible", "dataset.part") == wanted[:1], moment
        expect(page.locator(".stage-note:visible")).to_have_count(0 if wanted else 1)
        assert values(page, "#parts input:visible") == (wanted if len(wanted) > 1 else [])
    choose(page, "completed")
    page.locator("#parts").get_by_label("Card").check()
    assert "&part=card" in page.url
    choose(page, "captured")
    expect(page.locator(".stage:visible [data-part=composer]")).to_be_visible()
    # The chosen part is shown again for a moment that has it.
    choose(page, "deleted")
    expect(page.locator(".stage:visible [data-part=card]")).to_be_visible()


def test_the_stage_stays_in_sight_while_tuning_on_a_phone(studio):
    page = studio(link(moment="firstCapture", compares=1), viewport={"width": 390, "height": 844})
    for group in page.locator("#knobs summary").all():
        group.click()
    knobs = page.locator("#knobs")
    for last in [knobs.locator(".knob .range").last, knobs.locator(".knob-reset").first, page.locator("#reset")]:
        last.evaluate("(control) => { control.scrollIntoView({ block: 'nearest' }); control.focus(); }")
        control = last.bounding_box()
        for stage in page.locator(".stage:visible").all():
            box = stage.bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] >= 0
            # The control in use is below it and in sight, too.
            assert box["y"] + box["height"] <= control["y"] and control["y"] + control["height"] <= 844


def test_the_stage_is_twice_as_large_with_all_that_lies_over_it(studio):
    page = studio(link(moment="collectionCompleted"), viewport={"width": 390, "height": 844})
    seek(page, 500)
    look = """() => {
        const check = document.querySelector('[data-part=row] nod-check').getBoundingClientRect();
        return { size: check.width, places: [...document.querySelector('.nod-burst').children].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x + width / 2 - check.x - check.width / 2, y + height / 2 - check.y - check.height / 2];
        }) };
    }"""
    once = page.evaluate(look)
    page.get_by_role("button", name="Twice the size").click()
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
