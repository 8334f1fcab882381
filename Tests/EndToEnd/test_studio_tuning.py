import re

import pytest
from conftest import eventually
from playwright.sync_api import expect
from studio import (
    SCHEMA, STANDARD, answer_of, at, choose, file_of, knob, link, look_of, number, seek, slide, studio, tracks, values,
)


def test_a_range_and_its_number_are_one_and_change_the_answer_at_once(studio):
    page = studio(link(moment="itemCompleted"))
    seek(page, 150)
    path = "motion.pulse.peak"
    slide(page, path, 1.05)
    expect(number(page, path)).to_have_value("1.05")
    check = look_of("[part=control]", "scale")
    eventually(page, f"{check} < 1.051")
    number(page, path).fill("1.1")
    number(page, path).press("Enter")
    assert float(knob(page, path).locator("input[type=range]").input_value()) == 1.1
    file = STANDARD | {"motion": {"pulse": {"peak": 1.1}}}
    wanted = tracks(answer_of(page, "itemCompleted", file))["pulse"]
    assert page.evaluate(check) == pytest.approx(at(wanted, 150), abs=1e-4)
    # A value out of range becomes the nearest valid one.
    number(page, path).fill("7")
    number(page, path).press("Enter")
    expect(number(page, path)).to_have_value("1.3")
    knob(page, path).get_by_role("button").click()
    expect(number(page, path)).to_have_value("1.15")
    assert file_of(page) == STANDARD
    # Each key is a separate change.
    for _ in range(2):
        knob(page, path).locator("input[type=range]").press("ArrowRight")
    page.keyboard.press("Control+z")
    expect(number(page, path)).to_have_value("1.16")


def test_every_figure_of_the_schema_is_there_with_its_range_and_what_it_means(studio):
    page = studio()
    found = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('#knobs .knob')].map((knob) => {
            const { min, max } = knob.querySelector('input[type=range]');
            return [knob.dataset.figure, [Number(min), Number(max), knob.querySelector('.knob-note')?.textContent]];
        }))""")
    wanted = {}

    def walk(node, path):
        if "x-figure" in node:
            wanted[".".join(path)] = [node["minimum"], node["maximum"], node["description"]]
        for key, inner in node.get("properties", {}).items():
            walk(inner, [*path, key])

    walk(SCHEMA, [])
    assert {path: found[path] for path in wanted} == wanted
    # First those that the moment uses.
    used = ".knob-group:not(.answer):not(details) .knob"
    assert values(page, used, "dataset.figure") == [f"motion.check.{name}" for name in ["response", "damping", "peak", "tempo"]]
    choose(page, "pressedCard")
    assert values(page, used, "dataset.figure") == ["press.response", "press.damping", "press.scale.card"]


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
    slide(page, "motion.check.response", 600)
    expect(knob(page, "motion.check.response").locator(".knob-warning")).to_contain_text("still moves at 250 ms")
    expect(page.locator(".checks:visible .is-doubtful")).to_contain_text("The check still moves at 250 ms")
    choose(page, "captured")
    expect(page.locator(".checks:visible")).to_contain_text("WCAG 2.3.1")
    expect(page.locator(".checks:visible .is-doubtful")).to_have_count(0)


def test_a_and_b_are_seen_together_copied_and_swapped(studio):
    page = studio(link(moment="itemCompleted"))
    page.get_by_label("Compare A and B").check()
    expect(page.locator(".version:visible")).to_have_count(2)
    slide(page, "motion.pulse.peak", 1.25)
    seek(page, 150)
    scale = lambda letter: page.evaluate(look_of("[part=control]", "scale", f"[data-version={letter}]"))
    assert scale("a") == pytest.approx(1.25, abs=0.01) and scale("b") == pytest.approx(1.15, abs=0.01)
    assert re.search(r"A: pulse 1\.25.*B: pulse 1\.15", page.locator("#scrub").get_attribute("aria-valuetext"))
    page.get_by_role("button", name="Swap A and B").click()
    assert scale("a") == pytest.approx(1.15, abs=0.01) and scale("b") == pytest.approx(1.25, abs=0.01)
    page.locator("#letters").get_by_label("B").check()
    page.get_by_role("button", name="Copy to A").click()
    assert scale("a") == pytest.approx(1.25, abs=0.01)
    page.get_by_label("A, then B").check()
    page.get_by_role("button", name="Play", exact=True).click()
    # B plays later.
    assert page.locator("[data-version=a] .row.is-completed:visible").count() == 1
    assert page.locator("[data-version=b] .row.is-completed").count() == 0
    expect(page.locator("[data-version=b] .row.is-completed:visible")).to_have_count(1)


def test_another_profile_keeps_what_was_tuned_and_brings_its_own(studio):
    page = studio(link(moment="pressed", a="6_0.6-5_350"))
    page.get_by_label("Child").check()
    # The child profile's own damping is as it was tuned.
    assert file_of(page) == STANDARD | {"basedOn": "child", "press": {"response": 350}}
    expect(number(page, "press.scale.button")).to_have_value("0.95")
    page.get_by_role("button", name="Reset to the profile").click()
    expect(page.locator("#reset")).to_be_hidden()
    assert file_of(page) == STANDARD | {"basedOn": "child"}
