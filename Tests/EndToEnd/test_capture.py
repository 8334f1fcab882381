"""The captures: what they are, their hint, editing, and for every hand."""

import pytest
from captures import SHEET, by_key, card, card_titles
from conftest import compose, eventually, ready
from playwright.sync_api import expect
from rows import PHONE, undo

pytestmark = pytest.mark.engines


def test_the_focus_goes_to_the_next_card_and_at_last_to_the_heading(open_page):
    page = open_page("/capture", tasks=["One", "Two"])
    by_key(page, "One")
    expect(card_titles(page)).to_have_text(["Two"])
    assert page.evaluate("document.activeElement.closest('.row')?.querySelector('.row-title').textContent") == "Two"
    page.keyboard.press("Control+Enter")
    expect(card_titles(page)).to_have_count(0)
    eventually(page, "document.activeElement.id === 'capture-heading'")


def test_a_card_is_edited_and_its_keys_are_those_of_the_form(server, open_page):
    [item] = server.add("Tpyo")
    page = open_page("/capture")
    card(page, "Tpyo").locator(".row-body").click()
    page.fill(".editor textarea[name=title]", "Typo")
    page.locator(".editor textarea[name=notes]").press("Control+Enter")
    expect(card_titles(page)).to_have_text(["Typo"])
    assert (server.task(item)["title"], server.task(item)["completedAt"]) == ("Typo", None)


def test_a_card_is_deleted_with_undo(open_page):
    page = open_page("/capture", tasks=["Precious"])
    card(page, "Precious").locator("[data-action=delete]").click()
    expect(card_titles(page)).to_have_count(0)
    undo(page)
    expect(card_titles(page)).to_have_text(["Precious"])


def test_the_hint_is_said_until_it_was_read(open_page):
    page = open_page("/capture", **PHONE, tasks=["Buy milk", "Other"])
    hint = page.locator(".capture-hint")
    expect(hint).to_contain_text("Swipe a card aside")
    page.get_by_role("button", name="Got it").click()
    expect(hint).not_to_be_visible()
    eventually(page, "document.activeElement.id === 'capture-heading'")
    page.reload()
    ready(page)
    expect(hint).not_to_be_visible()


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


def test_an_empty_place_says_what_it_is_for(open_page):
    page = open_page("/capture")
    expect(page.get_by_text("Catch your first thought")).to_be_visible()
    page.get_by_role("button", name="Write it down").click()
    compose(page, "The very first")
    expect(card_titles(page)).to_have_text(["The very first"])
    expect(page.locator(SHEET)).not_to_be_visible()
    eventually(page, "document.activeElement !== document.body")
    by_key(page, "The very first")
    expect(page.get_by_text("Nothing on your mind")).to_be_visible()
