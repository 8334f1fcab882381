"""The day with a list: adding, editing, deleting, searching, filtering."""

from conftest import choose_in_menu, compose
from playwright.sync_api import expect
from rows import complete, rows, scores, toasts


def test_a_task_is_added_with_enter_and_stands_at_the_top(server, open_page):
    page = open_page(tasks=["Old"])
    compose(page, "  Brand new  ")
    expect(page.locator(".row-title").first).to_have_text("Brand new")
    expect(page.locator("#composer-title")).to_have_value("")
    assert [task["title"] for task in server.tasks()] == ["Brand new", "Old"]


def test_an_empty_and_a_too_long_title_are_said_in_place(server, page):
    compose(page)
    page.locator("#composer [type=submit]").click()
    expect(page.locator("#composer-problem")).to_have_text("Write what needs doing first.")
    expect(page.locator("#composer-title")).to_have_attribute("aria-invalid", "true")
    compose(page, "x" * 501)
    expect(page.locator("#composer-problem")).to_contain_text("500")
    assert server.tasks() == []


def test_a_task_is_edited_in_place(server, open_page):
    [item] = server.add("Tpyo")
    page = open_page()
    rows(page).locator("[data-action=edit]").click()
    page.fill("textarea[name=title]", "Typo")
    page.fill("input[name=due]", "2099-12-31")
    page.select_option("select[name=priority]", "A")
    page.locator("textarea[name=title]").press("Enter")
    expect(page.locator(".row-title")).to_have_text("Typo")
    saved = server.task(item)
    assert (saved["title"], saved["due"], saved["priority"]) == ("Typo", "2099-12-31", "A")


def test_escape_leaves_a_task_as_it_was(server, open_page):
    [item] = server.add("Leave me")
    page = open_page()
    rows(page).locator("[data-action=edit]").click()
    page.fill("textarea[name=title]", "Changed my mind")
    page.keyboard.press("Escape")
    expect(page.locator(".row-title")).to_have_text("Leave me")
    assert server.task(item)["title"] == "Leave me"


def test_a_deleted_task_comes_back_with_undo(server, open_page):
    [item] = server.add("Precious")
    page = open_page()
    rows(page).locator("[data-action=delete]").click()
    expect(rows(page)).to_have_count(0)
    toast = toasts(page).filter(has_text="Deleted “Precious”")
    expect(toast).to_have_count(1)
    [score] = scores(page, "deleted")
    assert score["haptic"] == "heavy"
    toast.get_by_role("button", name="Undo").click()
    expect(rows(page)).to_have_count(1)
    assert server.task(item)["title"] == "Precious"


def test_search_and_filters_find_what_they_say(server, open_page):
    server.add("Buy milk", "Crème brûlée")
    server.add("Milk the cow", completed=True)
    page = open_page()
    expect(rows(page)).to_have_count(2)
    page.fill("#search", "creme")
    expect(page.locator(".row-title")).to_have_text(["Crème brûlée"])
    page.fill("#search", "milk")
    expect(page.locator(".row-title")).to_have_text(["Buy milk"])
    choose_in_menu(page, "[value=completed]")
    expect(page.locator(".row-title")).to_have_text(["Milk the cow"])
    assert "q=milk" in page.url and "filter=completed" in page.url
    page.reload()
    expect(page.locator(".row-title")).to_have_text(["Milk the cow"])
    expect(page.locator("#search")).to_have_value("milk")


def test_in_all_completed_rows_stay_unless_they_are_hidden(open_page):
    page = open_page("/?filter=all", tasks=["Stay", "Other"], settings={"hidesCompleted": False})
    complete(page, "Stay")
    page.wait_for_timeout(900)
    expect(rows(page)).to_have_count(2)


def test_an_empty_list_says_what_it_is_for(page):
    expect(page.get_by_text("A fresh page")).to_be_visible()
    page.get_by_role("button", name="Write a task").click()
    expect(page.locator("#composer-title")).to_be_focused()


def test_settings_are_kept_and_followed_by_another_tab(server, open_page):
    page = open_page()
    other = open_page(context=page.context)
    page.click("#open-settings")
    page.locator("input[name=theme][value=dark]").check()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark", timeout=2000)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert server.call("GET", "/settings")["theme"] == "dark"


def test_the_profile_is_chosen_in_settings(server, page):
    page.click("#open-settings")
    page.get_by_role("radio", name="Children").check()
    expect(page.locator("html")).to_have_attribute("data-nod-profile", "child")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-nod-profile", "child")
    assert server.call("GET", "/settings")["profile"] == "child"
