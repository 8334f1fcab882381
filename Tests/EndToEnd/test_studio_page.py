"""Studio as a page: its links, theme and accessibility; stories.py covers keys."""

from urllib.parse import urlsplit

import pytest
from measure import CONTRAST, close_targets, restyle, small_targets, unreadable, unseen, violations
from playwright.sync_api import expect
from studio import STANDARD, choose, file_of, link, number, slide, studio, text_of

# Every possible value at once.
FULL = link(moment="firstCapture", compares=1, taps=12, a="18_1.3-20_3")


def write(page, field, text):
    """By keys, because Firefox fires no change event for fields that Playwright fills."""
    page.focus(field)
    page.keyboard.press("Control+a")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_a_link_brings_everything_back(studio):
    page = studio()
    choose(page, "firstCapture")
    page.get_by_label("Child").check()
    page.get_by_label("Dark").check()
    write(page, "#seed", "77")
    page.get_by_label("Reduced motion").check()
    # A seed only affects particles.
    expect(page.locator("#seed")).to_be_hidden()
    page.get_by_label("Compare A and B").check()
    slide(page, "taps", 3)
    slide(page, "motion.fade.duration", 150)
    page.locator("#knobs").get_by_label("Sound", exact=True).select_option("warning")
    write(page, "#design-name", "Quiet & calm")
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
    assert file_of(other)["name"] == "Quiet & calm"


@pytest.mark.parametrize(
    "broken", ["nonsense", "v=2&moment=eaten", "v=2&a=14_9", "v=2&a.moments=completed_loud_1_keep", "%E0%A4%A", "v=2&a.own={",
    'v=2&a.own={"taps":{"loud":[]}}'])
def test_a_link_that_cant_be_read_is_told_and_the_standard_is_there(studio, broken):
    page = studio(broken)
    expect(page.locator("#problem")).to_contain_text("This link can't be read")
    expect(page.locator("#moment")).to_have_value("completed")
    assert file_of(page) == STANDARD


def test_a_link_of_another_version_says_so_and_back_and_forward_are_moments(studio):
    page = studio("v=7&shape=round")
    expect(page.locator("#problem")).to_contain_text("another version of Studio")
    choose(page, "captured")
    slide(page, "motion.flash.opacity", 0.1)
    choose(page, "deleted")
    page.go_back()
    expect(page.locator("#moment")).to_have_value("captured")
    expect(number(page, "motion.flash.opacity")).to_have_value("0.1")
    assert page.title() == "Task added · Studio · Tasks"
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


def test_axe_finds_nothing_and_fingers_hit_everything(studio):
    page = studio(FULL, viewport={"width": 390, "height": 844})
    for summary in page.locator("summary:visible").all():
        summary.click()
    assert violations(page) == []
    assert small_targets(page) == []
    assert close_targets(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, CONTRAST) == []


@pytest.mark.parametrize("way, width", [("narrow", 320), ("large", 640), ("mirrored", 768), ("desktop", 1440)])
def test_nothing_is_lost_where_there_is_little_room(studio, way, width):
    # Studio is always in English.
    page = studio(FULL, locale="it", viewport={"width": width, "height": 800})
    assert page.evaluate("document.documentElement.lang") == "en"
    for summary in page.locator("summary:visible").all():
        summary.click()
    restyle(page, ":root { font-size: 200%; }" if way == "large" else "")
    if way == "mirrored":
        page.evaluate("document.documentElement.dir = 'rtl'")
    assert unreadable(page) == []


def test_forced_colours_leave_every_control_seen(studio):
    page = studio(link(moment="firstCapture", compares=1), forced_colors="active")
    assert unseen(page) == []
