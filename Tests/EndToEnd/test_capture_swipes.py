"""Cards are completed by a swipe, the mouse or a key, and answer alike."""

import pytest
from browsers import Fingers
from captures import by_key, card, card_titles, grip, swipeable, the_score
from conftest import eventually
from playwright.sync_api import expect
from rows import PHONE, complete, refuse, scores, settle, toasts, undo

pytestmark = pytest.mark.engines


def by_touch(page, title):
    swipeable(page)
    Fingers(page).swipe(grip(page, title), (230, 4))


def by_mouse(page, title):
    swipeable(page)
    x, y = grip(page, title)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 120, y + 2, steps=8)
    page.mouse.move(x + 260, y + 2, steps=8)
    page.mouse.up()


def by_key_on_the_check(page, title):
    card(page, title).locator("nod-check input").focus()
    page.keyboard.press("Meta+Enter")


SWIPES = [pytest.param(by_touch, marks=pytest.mark.needs("touch")), by_mouse, by_key, by_key_on_the_check]


@pytest.mark.parametrize("complete", SWIPES)
def test_a_swipe_and_its_key_answer_alike(server, open_page, complete):
    page = open_page("/capture", **PHONE, tasks=["Buy milk", "Other"])
    page.evaluate("""new MutationObserver(() => { watch.left ??= performance.now(); })
        .observe(document.querySelector('.captures'), { subtree: true, attributeFilter: ['data-nod-leaving'] })""")
    complete(page, "Buy milk")
    score = the_score(page, "itemCompleted")
    assert scores(page, "completed") == []
    assert (score["haptic"], score["toast"], score["stay"], score["burst"]) == ("light", "completed", 400, 0)
    assert {"pulse", "successFlash"} <= set(score["tracks"])
    expect(card_titles(page)).to_have_text(["Other"])
    assert 395 <= page.evaluate("watch.left") - score["at"] < 900
    settle(page)
    assert server.find("Buy milk")["completedAt"]
    expect(toasts(page)).to_contain_text("Completed “Buy milk”")
    assert page.evaluate("watch.vibrations.length") == 1


@pytest.mark.needs("touch")
def test_a_card_follows_the_finger_over_its_ground(open_page):
    page = open_page("/capture", **PHONE, tasks=["Buy milk"])
    swipeable(page)
    finger = Fingers(page)
    state = """() => { const card = document.querySelector('.capture-card'); return {
        state: card.dataset.nodSwipe, share: Number(getComputedStyle(card).getPropertyValue('--nod-swipe')),
        ground: getComputedStyle(card.querySelector('.card-ground')).display,
        shift: card.querySelector('.card-face').getBoundingClientRect().x - card.getBoundingClientRect().x } }"""
    assert page.evaluate(state)["ground"] == "none"
    finger.swipe(grip(page, "Buy milk"), (60, 2), end=None)
    seen = page.evaluate(state)
    assert (
        seen["state"] == "following" and 20 < seen["shift"] <= 60 and 0 < seen["share"] < 1 and seen["ground"] == "flex"
    )
    finger.send("touchEnd")
    eventually(page, "document.querySelector('[data-nod-swipe]') === null")
    assert page.evaluate(state)["shift"] == 0
    assert scores(page, "itemCompleted") == []
    expect(card_titles(page)).to_have_count(1)


def cancel_by_second_finger(page, finger, at):
    finger.send("touchStart", at, (200, 600))
    page.wait_for_timeout(30)
    finger.send("touchEnd")


def cancel_by_pointercancel(page, finger, at):
    finger.send("touchCancel")


def cancel_by_escape(page, finger, at):
    page.keyboard.press("Escape")
    finger.send("touchEnd")


@pytest.mark.needs("touch")
@pytest.mark.parametrize("cancel", [
    pytest.param(cancel_by_second_finger, marks=pytest.mark.needs("pointer-of-touch")),
    pytest.param(cancel_by_pointercancel, marks=pytest.mark.needs("pointer-of-touch")), cancel_by_escape])
def test_a_swipe_is_taken_back(server, open_page, cancel):
    page = open_page("/capture", **PHONE, tasks=["Buy milk"])
    swipeable(page)
    finger = Fingers(page)
    at = finger.swipe(grip(page, "Buy milk"), (230, 2), end=None)
    eventually(page, "document.querySelector('[data-nod-swipe=armed]') !== null")
    cancel(page, finger, at)
    eventually(page, "document.querySelector('[data-nod-swipe]') === null")
    page.wait_for_timeout(300)
    assert scores(page, "itemCompleted") == []
    assert server.find("Buy milk")["completedAt"] is None
    card(page, "Buy milk").locator(".row-body").tap()
    expect(page.locator(".editor")).to_be_visible()


@pytest.mark.needs("touch", "pointer-of-touch")
def test_a_vertical_finger_scrolls_and_completes_nothing(open_page):
    page = open_page("/capture", **PHONE, tasks=[f"Thought {number}" for number in range(20)])
    swipeable(page)
    x, y = grip(page, "Thought 2")
    Fingers(page).swipe((x, y), (40, -260))
    page.wait_for_timeout(400)
    assert page.evaluate("scrollY") > 50
    assert scores(page, "itemCompleted") == [] and page.evaluate("watch.saves.count") == 0


@pytest.mark.needs("touch")
def test_right_to_left_a_swipe_begins_at_the_other_edge(open_page):
    page = open_page("/capture", **PHONE, tasks=["Buy milk", "Other"])
    page.evaluate("document.documentElement.dir = 'rtl'")
    swipeable(page)
    Fingers(page).swipe(grip(page, "Buy milk"), (230, 2))
    page.wait_for_timeout(400)
    assert scores(page, "itemCompleted") == []
    Fingers(page).swipe(grip(page, "Buy milk", is_rtl=True), (-230, 2))
    the_score(page, "itemCompleted")
    expect(card_titles(page)).to_have_text(["Other"])


@pytest.mark.needs("touch")
@pytest.mark.parametrize("settings, tracks", [
    ({"motion": "reduced"}, {"successFlash"}), ({"celebrations": "subtle"}, {"pulse", "successFlash"}),
    ({"celebrations": "off"}, set()),
])
def test_a_completed_card_without_movement_or_celebration(open_page, settings, tracks):
    page = open_page("/capture", **PHONE, tasks=["Buy milk"], settings=settings)
    by_touch(page, "Buy milk")
    score = the_score(page, "itemCompleted")
    assert set(score["tracks"]) & {"pulse", "successFlash"} == tracks
    assert (score["haptic"], score["toast"]) == ("light", "completed")
    expect(card_titles(page)).to_have_count(0)


def test_undo_brings_the_card_back(server, open_page):
    page = open_page("/capture", tasks=["Buy milk", "Other"])
    by_key(page, "Buy milk")
    expect(card_titles(page)).to_have_text(["Other"])
    undo(page)
    expect(card_titles(page)).to_have_text(["Buy milk", "Other"])
    settle(page)
    assert server.find("Buy milk")["completedAt"] is None


def test_reopened_in_time_it_stays(server, open_page):
    page = open_page("/capture", tasks=["Buy milk"])
    by_key(page, "Buy milk")
    page.locator(".capture-card nod-check input").first.evaluate("(input) => input.click()")
    settle(page)
    page.wait_for_timeout(600)
    expect(card_titles(page)).to_have_text(["Buy milk"])
    assert server.find("Buy milk")["completedAt"] is None


def test_a_refused_completion_comes_back(open_page):
    page = open_page("/capture", tasks=["Buy milk"])
    refuse(page, "tasks/*", "PATCH")
    by_key(page, "Buy milk")
    expect(toasts(page)).to_contain_text("Buy milk")
    expect(card_titles(page)).to_have_text(["Buy milk"])
    expect(card(page, "Buy milk").locator("nod-check")).to_have_js_property("checked", False)


def test_completed_offline_it_is_sent_later(server, open_page):
    page = open_page("/capture", tasks=["Buy milk"])
    server.stop()
    by_key(page, "Buy milk")
    expect(card_titles(page)).to_have_count(0)
    expect(page.locator("#offline")).to_contain_text("1 change waiting.")
    server.start()
    expect(page.locator("#offline")).to_be_empty(timeout=10_000)
    settle(page)
    assert server.find("Buy milk")["completedAt"]


@pytest.mark.needs("touch")
def test_whoever_swipes_needs_no_hint(open_page):
    page = open_page("/capture", **PHONE, tasks=["Buy milk", "Other"])
    by_touch(page, "Buy milk")
    expect(page.locator(".capture-hint")).not_to_be_visible()
