"""Cards follow a finger or a mouse, commit, and return."""

import pytest
from conftest import COUNTS_FRAMES, MOVES

pytestmark = [pytest.mark.engines, pytest.mark.page(at="?cards")]


@pytest.fixture
def page(page):
    page.until("document.querySelectorAll('[data-nod-swipeable]').length === 30")
    return page


def card(page, number=1):
    """Its position and state."""
    return page.js(f"""(() => {{ const style = getComputedStyle(card{number}); return {{
        x: parseFloat(style.translate) || 0, state: card{number}.dataset.nodSwipe ?? null,
        progress: Number(style.getPropertyValue("--nod-swipe")) }}; }})()""")


def goes_back(page, number=1):
    """Whether it is back at rest, and nothing was committed."""
    return page.is_at_rest(f"card{number}") and page.js("seen.commits") == []


def commits(page, number=1):
    return page.is_at_rest(f"card{number}") and page.js("seen.commits") == [number]


@pytest.mark.chromium
def test_a_page_that_scrolls_takes_the_card_from_the_finger(page):
    x, y = page.drag("#card1", (100, 0), steps=5)
    assert card(page)["state"] == "following"
    page.mouse.wheel(0, 200)
    page.until("scrollY > 0")
    page.mouse.move(x + 300, y, steps=5)
    page.mouse.up()
    assert goes_back(page)


def test_a_mouse_swipes_from_a_button_without_pressing_it(page):
    x, y = page.drag("#button1", (0, 0), 0.5, steps=1)
    page.until("button1.getAnimations({ subtree: true }).length > 0")
    page.mouse.move(x + 60, y, steps=4)
    page.wait(20)
    page.mouse.move(x + 400, y, steps=8)
    assert card(page)["state"] == "armed" and page.js("String(getSelection())") == ""
    page.mouse.up()
    assert commits(page) and page.js("seen.clicks") == []
    assert [score["moments"] for score in page.answers()] == [["pressed(button)"]]
    page.click("#button1")
    page.click("#card2", position={"x": 200, "y": 20})
    assert page.js("seen.clicks[0]") == "button1" and page.js("seen.clicks.length") == 2


def test_fields_and_disabled_cards_are_not_swiped(page):
    page.js("card2.dataset.state = 'disabled'")
    for element, share in (("#field1", 0.5), ("#card2", 0.3)):
        page.drag(element, (300, 0), share, steps=8)
        page.mouse.up()
    assert goes_back(page, 1) and goes_back(page, 2)


@pytest.mark.page(at="?rtl", has_touch=True)
def test_right_to_left_the_other_way_commits(page, fingers):
    fingers.swipe(page.middle("#card1", 0.5), (250, 0), end=None)
    wrong = card(page)
    assert wrong["progress"] == 0 and 0 < wrong["x"] < 24, wrong
    fingers.send("touchEnd")
    assert goes_back(page)
    fingers.swipe(page.middle("#card1", 0.5), (-300, 0), end=None)
    armed = card(page)
    assert armed["state"] == "armed" and armed["progress"] == 1 and armed["x"] < -160, armed
    fingers.send("touchEnd")
    assert card(page)["state"] == "returning"
    assert commits(page)


@pytest.mark.page(has_touch=True, reduced_motion="reduce")
def test_with_reduced_motion_a_card_follows_and_is_back_at_once(page, fingers):
    fingers.swipe(page.middle("#card1"), (120, 0), end=None)
    assert card(page)["x"] > 80
    fingers.send("touchEnd")
    assert card(page) == {"x": 0, "state": None, "progress": 0} and page.js(MOVES) == 0


def test_a_card_that_is_let_go_begins_its_way_back_where_it_was(page):
    page.drag("#card1", (120, 0), steps=5)
    page.wait(100)
    before = card(page)
    page.mouse.up()
    # On a busy machine Chromium draws a frame before the animation's start.
    page.js("for (const animation of document.getAnimations()) { animation.pause(); animation.currentTime = -1; }")
    after = card(page)
    assert abs(after["x"] - before["x"]) < 1 and abs(after["progress"] - before["progress"]) < 0.01, (before, after)
    page.js("for (const animation of document.getAnimations()) animation.play()")
    assert goes_back(page)


@pytest.mark.chromium
def test_a_card_is_caught_on_its_way_back(page):
    x, y = page.drag("#card1", (250, 0), steps=5)
    page.wait(60)
    page.mouse.up()
    page.js("for (const animation of document.getAnimations()) animation.playbackRate = 0.05")
    page.wait(100)
    page.mouse.down()
    held = card(page)["x"]
    page.wait(100)
    assert held > 10 and card(page)["x"] == held, (held, card(page))
    page.mouse.move(x + 250 + 9, y)
    assert abs(card(page)["x"] - held) < 1
    page.mouse.up()
    assert page.is_at_rest("card1")


@pytest.mark.page(has_touch=True)
def test_a_thousand_cards_and_at_rest_nothing_runs(page, fingers):
    page.js(COUNTS_FRAMES)
    page.js("for (let id = 31; id <= 1000; id += 1) addCard(id)")
    page.until("document.querySelectorAll('[data-nod-swipeable]').length === 1000")
    fingers.swipe(page.middle("#card2"), (300, 0))
    assert commits(page, 2)
    frames = page.js("seen.frames")
    page.wait(300)
    assert frames == page.js("seen.frames") == 0
