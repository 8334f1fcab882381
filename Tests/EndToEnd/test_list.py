"""The list: sections by day, its menu and its search."""

import pytest
from conftest import becomes, choose_in_menu, eventually
from playwright.sync_api import expect
from rows import in_days, press, rows

pytestmark = pytest.mark.engines


def titles(page, section):
    return page.locator(f"[data-section={section}] .row:not([inert]) .row-title").all_inner_texts()


def test_sections_by_day_soonest_first(server, open_page):
    for title, distance in [("Long ago", -9), ("Yesterday", -1), ("Now", 0), ("Soon", 1), ("Next year", 400)]:
        server.add(title, due=in_days(distance))
    page = open_page(tasks=["Some day"])
    assert titles(page, "overdue") == ["Long ago", "Yesterday"]
    assert titles(page, "today") == ["Now"]
    assert titles(page, "later") == ["Soon", "Next year"]
    assert titles(page, "none") == ["Some day"]
    expect(page.locator("[data-section=completed]")).to_be_hidden()
    headings = page.locator(".group:visible h3").all_inner_texts()
    assert headings == ["Overdue", "Today", "Later", "No date"]


def test_a_section_alone_without_days_needs_no_name(open_page):
    page = open_page(tasks=["Some day"])
    expect(page.locator("[data-section=none] h3")).to_be_hidden()


def test_on_a_phone_the_first_task_stands_in_the_upper_third(server, open_page):
    server.add("Yesterday", due=in_days(-1))
    page = open_page(viewport={"width": 390, "height": 844})
    assert page.locator("li.row").bounding_box()["y"] < 844 / 3


def test_on_a_phone_search_is_an_icon_that_opens(open_page):
    page = open_page(viewport={"width": 390, "height": 844}, tasks=["Milk", "Bread"])
    expect(page.locator("#search")).to_be_hidden()
    opener = page.get_by_role("button", name="Search tasks")
    opener.click()
    expect(page.locator("#search")).to_be_focused()
    page.keyboard.type("milk")
    expect(page.locator("li.row")).to_have_count(1)
    opener.click()
    expect(page.locator("#search")).to_be_hidden()
    expect(page.locator("li.row")).to_have_count(2)
    page.locator("#list-heading").focus()
    page.keyboard.press("/")
    expect(page.locator("#search")).to_be_focused()


def test_the_menu_says_what_is_shown_and_the_next_visit_begins_with_it(server, open_page):
    done, _ = server.add("Done", "Open")
    server.call("PATCH", f"/tasks/{done}", {"completed": True})
    page = open_page()
    choose_in_menu(page, "[value=all]")
    expect(page.locator("li.row")).to_have_count(2)
    eventually(page, "document.querySelector('#list-heading').textContent === 'All tasks'")
    becomes(lambda: server.call("GET", "/settings")["hidesCompleted"], False)
    page.goto(server.url)
    expect(page.locator("li.row")).to_have_count(2)
    page.focus("#open-list-menu")
    press(page, "Enter", "Tab", "ArrowUp")
    expect(page.get_by_role("radio", name="Completed")).to_be_checked()
    expect(page.locator("#list-menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#open-list-menu")).to_be_focused()
    assert titles(page, "completed") == ["Done"]


def test_another_day_is_another_section_and_the_focus_stays(open_page):
    page = open_page(tasks=["Flexible", "Other"])
    page.locator("li.row", has_text="Flexible").locator("[data-action=edit]").click()
    page.fill("input[name=due]", in_days(-3))
    page.locator("textarea[name=title]").press("Enter")
    expect(page.locator("[data-section=overdue] .row-title")).to_have_text("Flexible")
    assert titles(page, "none") == ["Other"]
    assert "Flexible" in page.evaluate("document.activeElement.closest('.row').textContent")


def test_all_shows_completed_ones_below(server, open_page):
    done, _ = server.add("Done", "Open")
    server.call("PATCH", f"/tasks/{done}", {"completed": True})
    page = open_page("/?filter=all")
    assert (titles(page, "none"), titles(page, "completed")) == (["Open"], ["Done"])


@pytest.fixture
def many(server, tmp_path):
    """350 open tasks and 250 completed ones."""
    lines = [f"Task {n}" for n in range(350)] + [f"x 2026-01-02 2026-01-01 Done {n}" for n in range(250)]
    todo = tmp_path / "many.txt"
    todo.write_text("".join(f"{line}\n" for line in lines))
    assert server.run("import", todo).returncode == 0


def test_pages_of_a_hundred_are_read_ahead_of_the_edge_and_another_view_begins_with_its_first(open_page, many):
    page = open_page()
    expect(rows(page)).to_have_count(100)
    pages = []
    page.on("request", lambda request: pages.append(request.url) if "limit=100&" in request.url + "&" else None)
    page.evaluate("document.querySelectorAll('li.row')[85].scrollIntoView()")
    expect(rows(page)).to_have_count(200)
    assert not page.locator("[data-more]").evaluate("more => more.getBoundingClientRect().top < innerHeight")
    for _ in range(3):
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        page.wait_for_timeout(50)
    expect(rows(page)).to_have_count(350)
    expect(page.locator("[data-more]")).to_be_hidden()
    assert len(pages) == 3
    choose_in_menu(page, "[value=completed]")
    expect(rows(page)).to_have_count(100)
    assert "filter=completed&limit=100" in pages[3]
