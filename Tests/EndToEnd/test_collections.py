import re

from collecting import NAMES, add_collection, collect
from playwright.sync_api import expect


def test_each_stands_on_a_card_with_its_progress_in_words_and_as_a_bar(server, open_page):
    collect(server, "Groceries", "Milk", "Bread", "Eggs", completed=["Milk"])
    collect(server, "Attic")
    collect(server, "Done with", "Old", completed=["Old"])
    collect(server, "Chapter 10", "Ten")
    collect(server, "Chapter 9", "Nine")
    page = open_page("/collections")
    expect(page.locator(NAMES)).to_have_text(["Chapter 9", "Chapter 10", "Groceries", "Done with", "Attic"])
    expect(page.locator(".progress-words")).to_have_text(
        ["0 of 1 done", "0 of 1 done", "1 of 3 done", "All done", "Empty"]
    )
    bar = page.get_by_role("meter", name="Groceries")
    assert bar.evaluate("(bar) => [bar.ariaValueNow, bar.ariaValueMax, bar.ariaValueText]") == ["1", "3", "1 of 3 done"]
    expect(page.get_by_role("meter")).to_have_count(4)
    link = page.get_by_role("link", name="Groceries 1 of 3 done")
    expect(link).to_have_attribute("href", re.compile(r"^/collections/\d+$"))


def test_what_is_wrong_with_a_name_is_said_in_place(open_page):
    page = open_page("/collections", collections={"Groceries": []})
    problem = page.locator("#collection-name-problem")
    add_collection(page, "   ")
    expect(problem).to_have_text("Write a name first.")
    add_collection(page, "x" * 201)
    expect(problem).to_have_text("The name is too long. Shorten it to 200 characters.")
    add_collection(page, "Groceries")
    expect(problem).to_have_text("There is already a collection “Groceries”. Choose another name.")
    expect(page.get_by_label("New collection")).to_have_value("Groceries")
    expect(page.get_by_label("New collection")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_label("New collection")).to_be_focused()
    page.keyboard.type(" for two")
    expect(problem).to_have_text("")
    page.keyboard.press("Enter")
    expect(page.locator(NAMES)).to_have_text(["Groceries", "Groceries for two"])


def test_counts_follow_what_happens_elsewhere(server, open_page):
    page = open_page("/collections", collections={"Groceries": ["Milk", "Bread"]})
    expect(page.locator(".progress-words")).to_have_text(["0 of 2 done"])
    server.call("PATCH", f"/tasks/{server.find('Milk')['id']}", {"completed": True})
    expect(page.locator(".progress-words")).to_have_text(["1 of 2 done"])
    garden, _ = collect(server, "Garden")
    expect(page.locator(NAMES)).to_have_text(["Groceries", "Garden"])
    server.call("PATCH", f"/collections/{garden}", {"name": "Allotment"})
    expect(page.locator(NAMES)).to_have_text(["Groceries", "Allotment"])
    server.call("DELETE", "/collections/1")
    expect(page.locator(NAMES)).to_have_text(["Allotment"])


def test_cards_that_could_not_be_reached_come_by_themselves(open_page):
    page = open_page("/", collections={"Groceries": []})
    page.route("**/api/collections", lambda route: route.abort())
    page.route("**/api/health", lambda route: route.abort())
    page.get_by_role("link", name="Collections").click()
    expect(page.get_by_text("Couldn't load your collections")).to_be_visible()
    page.unroute("**/api/collections")
    page.unroute("**/api/health")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(NAMES)).to_have_text(["Groceries"])
