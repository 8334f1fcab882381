"""Items are lifted, dropped, and returned."""

import pytest
from conftest import COUNTS_FRAMES, MOVES, STILL

pytestmark = [pytest.mark.engines, pytest.mark.page(at="?board")]
BY_FINGER = pytest.mark.page(has_touch=True)


@pytest.fixture
def page(page):
    page.until("board.hasAttribute('data-nod-draggable') "
               "&& document.querySelectorAll('[data-nod-swipeable]').length === 3")
    return page


def item(page, name):
    """The visible middle, and its state."""
    return page.js(f"""(() => {{ const box = {name}.getBoundingClientRect(); return {{
        x: box.left + box.width / 2, y: box.top + box.height / 2, state: {name}.dataset.nodDrag ?? null }}; }})()""")


def is_put_down(page, name):
    return page.is_at_rest(name) and page.js("document.querySelector('.place')") is None


def test_an_item_travels_from_the_hand_to_its_place(page):
    page.drag("#c", (200, 100), 0.8)
    page.wait(100)
    before = item(page, "c")
    page.mouse.up()
    # On a busy machine Chromium draws a frame before the animation's start.
    page.js("for (const animation of document.getAnimations()) { animation.pause(); animation.currentTime = -1; }")
    after = item(page, "c")
    assert abs(after["x"] - before["x"]) < 1 and abs(after["y"] - before["y"]) < 1, (before, after)
    page.js("for (const animation of document.getAnimations()) animation.play()")
    assert is_put_down(page, "c")


@pytest.mark.parametrize("end", ["Escape", *(
    pytest.param(end, marks=pytest.mark.chromium)
    for end in ["new Event('blur')", "new PointerEvent('pointercancel', { pointerId: 1 })"])])
def test_escape_a_window_that_is_left_and_a_cancelled_pointer_bring_a_carried_item_back(page, end):
    start = item(page, "b")
    page.drag("#edit-b", (200, 80), 0.5)
    page.keyboard.press(end) if end == "Escape" else page.js(f"dispatchEvent({end})")
    assert item(page, "b")["state"] == "returning"
    page.mouse.up()
    assert is_put_down(page, "b") and item(page, "b") == start
    assert page.js("[seen.drops, seen.cancels, seen.clicks]") == [[], ["b"], []]


@BY_FINGER
def test_a_finger_that_stays_lifts_and_scrolls_nothing(page, fingers):
    x, y = page.middle("#b", 0.8)
    fingers.send("touchStart", (x, y))
    page.wait(250)
    assert item(page, "b")["state"] is None
    page.until("b.dataset.nodDrag === 'lifted'")
    for step in range(1, 13):
        fingers.send("touchMove", (x + 200 * step / 12, y + 120 * step / 12))
        page.wait(12)
    assert page.js("scrollY") == 0 and page.events("pointercancel") == [] == page.js("seen.commits")
    fingers.send("touchEnd")
    assert is_put_down(page, "b") and page.js("[seen.drops, seen.clicks]") == [[["b", "doing"]], []]


@BY_FINGER
def test_a_finger_that_moves_before_scrolls_or_swipes(page, fingers):
    fingers.swipe(page.middle("#c", 0.8), (2, -120))
    page.until("scrollY > 0")
    page.wait(500)
    assert page.js("seen.points") == []
    page.js("scrollTo(0, 0)")
    page.wait(50)
    fingers.swipe(page.middle("#a", 0.2), (150, 0))
    assert is_put_down(page, "a") and page.js("[seen.commits, seen.points]") == [["a"], []]


@BY_FINGER
def test_a_second_finger_brings_a_carried_item_back(page, fingers):
    x, y = page.middle("#b", 0.8)
    fingers.send("touchStart", (x, y))
    page.until("b.dataset.nodDrag === 'lifted'")
    fingers.send("touchMove", (x + 100, y + 50))
    fingers.send("touchStart", (x + 100, y + 50), (x, y + 300))
    fingers.send("touchEnd")
    assert is_put_down(page, "b") and page.js("[seen.drops, seen.cancels]") == [[], ["b"]]


def test_near_the_edge_the_page_scrolls_and_the_item_stays_at_the_pointer(page):
    page.js(COUNTS_FRAMES)
    start = item(page, "b")
    x, y = page.drag("#b", (5, 0), 0.8, steps=1)
    page.mouse.move(x + 5, 715, steps=5)
    page.until("scrollY > 100 && b.getBoundingClientRect().width > 1.02 * b.offsetWidth")
    carried = item(page, "b")
    assert abs(carried["y"] - start["y"] - (715 - y)) < 2, (start, carried)
    page.mouse.move(x + 5, 400, steps=3)
    page.wait(60)
    scrolled, frames = page.js("[scrollY, seen.frames]")
    page.wait(200)
    assert page.js("[scrollY, seen.frames]") == [scrolled, frames]
    page.mouse.up()
    page.until(STILL)


@pytest.mark.page(reduced_motion="reduce")
def test_with_reduced_motion_an_item_follows_and_is_there_at_once(page):
    x, _ = page.drag("#b", (200, 80), 0.8)
    assert page.js("b.getBoundingClientRect().width === b.offsetWidth") and item(page, "b")["x"] > x
    page.mouse.up()
    assert item(page, "b")["state"] is None and page.js(MOVES) == 0 and page.js("seen.drops.length") == 1


def test_a_field_is_not_carried_away_and_a_click_is_a_click(page):
    page.drag("#note-b", (200, 80), 0.5)
    page.mouse.up()
    page.click("#edit-b")
    assert page.js("seen.points") == [] and page.js("seen.clicks.at(-1)") == "edit-b"
