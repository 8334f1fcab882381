"""The captures: what they are, their swipe and their editor."""

from browsers import Fingers
from captures import card, card_titles, grip, swipeable
from conftest import eventually
from playwright.sync_api import expect
from rows import PHONE, scores


def test_a_card_follows_the_finger_over_its_ground_and_goes(open_page):
    page = open_page("/capture", **PHONE, tasks=["Buy milk", "Other"])
    swipeable(page)
    finger = Fingers(page)
    ground = "getComputedStyle(document.querySelector('.card-ground')).display"
    assert page.evaluate(ground) == "none"
    finger.swipe(grip(page, "Buy milk"), (60, 2), end=None)
    assert page.evaluate(ground) == "flex"
    finger.send("touchEnd")
    eventually(page, "document.querySelector('[data-nod-swipe]') === null")
    assert page.evaluate(ground) == "none" and scores(page, "itemCompleted") == []
    finger.swipe(grip(page, "Buy milk"), (230, 4))
    expect(card_titles(page)).to_have_text(["Other"])


def test_a_card_is_edited_and_its_keys_are_those_of_the_form(server, open_page):
    [item] = server.add("Tpyo")
    page = open_page("/capture")
    card(page, "Tpyo").locator(".row-body").click()
    page.fill(".editor textarea[name=title]", "Typo")
    page.locator(".editor textarea[name=notes]").press("Control+Enter")
    expect(card_titles(page)).to_have_text(["Typo"])
    assert (server.task(item)["title"], server.task(item)["completedAt"]) == ("Typo", None)


def test_captures_are_what_has_neither_a_day_nor_a_collection(server, open_page):
    server.add("Pay rent", due="2099-12-31")
    page = open_page("/capture", tasks=["A thought", "Another"], collections={"Groceries": ["Buy milk"]})
    expect(card_titles(page)).to_have_text(["A thought", "Another"])
    card(page, "A thought").locator(".row-body").click()
    page.fill("input[name=due]", "2099-12-31")
    page.locator("textarea[name=title]").press("Enter")
    expect(card_titles(page)).to_have_text(["Another"])
    server.call("PATCH", "/tasks/1", {"due": None})
    expect(card_titles(page)).to_have_count(2)


def test_a_card_is_as_high_as_its_text(open_page):
    page = open_page("/capture", **PHONE, tasks=["A thought"])
    assert card(page, "A thought").bounding_box()["height"] <= 60
    expect(card(page, "A thought").get_by_role("button")).to_have_count(2)
