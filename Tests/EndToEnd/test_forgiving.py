"""Touches beside the app's controls go to the intended one, on phones and everywhere for children."""

from browsers import Fingers, eventually
from playwright.sync_api import expect
from rows import PHONE, rows

TABLET = {"viewport": {"width": 1000, "height": 900}, "has_touch": True, "is_mobile": True}
FORGIVES = """[...document.querySelectorAll(".page, .shell")]
    .some(({ style }) => style.getPropertyValue("-webkit-tap-highlight-color") === "transparent")"""


def tap_beside(page, control):
    """Farther away than browsers look."""
    box = page.locator(control).first.bounding_box()
    Fingers(page).tap(box["x"] - 15, box["y"] + box["height"] / 2)


def test_beside_the_toolbar_the_next_place_opens(open_page):
    page = open_page("/", tasks=["Call mum"], **PHONE)
    eventually(page, FORGIVES)
    page.wait_for_timeout(100)
    bar, last = (page.locator(one).bounding_box() for one in [".places", ".place >> nth=3"])
    Fingers(page).tap(last["x"] + last["width"] / 2, bar["y"] + bar["height"] - 2)
    expect(page.locator("#surface h1")).to_have_text("Collections")


def test_for_children_all_is_forgiven_and_else_on_large_screens_nothing_is(server, open_page):
    page = open_page("/", tasks=["Call mum", "Read"], **TABLET)
    page.wait_for_timeout(300)
    assert not page.evaluate(FORGIVES)
    tap_beside(page, "nod-check")
    page.wait_for_timeout(300)
    expect(rows(page)).to_have_count(2)
    server.call("PATCH", "/settings", {"profile": "child"})
    eventually(page, FORGIVES)
    page.wait_for_timeout(100)
    tap_beside(page, "nod-check")
    expect(rows(page)).to_have_count(1)
    server.call("PATCH", "/settings", {"profile": "standard"})
    eventually(page, "document.documentElement.dataset.nodProfile === 'standard'")
    tap_beside(page, "nod-check")
    page.wait_for_timeout(400)
    expect(rows(page)).to_have_count(1)
