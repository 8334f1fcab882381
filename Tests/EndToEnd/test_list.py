"""The list: sections by day, and several tasks at once by one button."""

import pytest
from conftest import becomes, choose_in_menu, eventually
from playwright.sync_api import expect
from rows import check, in_days, press, refuse, rows, settle, toasts, undo

pytestmark = pytest.mark.engines


def titles(page, section):
    return page.locator(f"[data-section={section}] .row:not([inert]) .row-title").all_inner_texts()


def choose(page, *titles):
    choose_in_menu(page, "#select")
    for title in titles:
        page.locator("li.row", has_text=title).locator(".row-body").click()


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


@pytest.mark.needs("audio")
def test_three_completed_by_one_button_are_felt_heard_and_said_once(server, open_page):
    server.call("PATCH", "/settings", {"completionSoundEnabled": True})
    ids = server.add("One", "Two", "Three", "Four")
    page = open_page()
    choose(page, "One", "Two", "Three")
    expect(page.locator("#selection p")).to_have_text("3 tasks selected")
    page.evaluate("watch.scores.length = watch.vibrations.length = watch.announcements.length = 0")
    page.click("[data-selection=complete]")
    expect(toasts(page)).to_have_count(1)
    expect(toasts(page)).to_contain_text("Completed 3 tasks")
    expect(rows(page)).to_have_count(1)
    settle(page)
    scores = page.evaluate("watch.scores")
    assert sum(score["moments"] == ["completed"] for score in scores) == 3
    assert [score["haptic"] for score in scores if score["haptic"]] == ["success"]
    assert [score["sound"] for score in scores if score["sound"]] == ["completed"]
    assert len(page.evaluate("watch.vibrations")) == 1
    eventually(page, "watch.sounds === 1")
    assert [said["text"] for said in page.evaluate("watch.announcements")] == ["Completed 3 tasks"]
    assert [bool(server.task(item)["completedAt"]) for item in ids] == [True, True, True, False]
    expect(page.locator("#selection")).to_be_hidden()
    expect(page.locator("#open-list-menu")).to_be_focused()
    undo(page)
    expect(rows(page)).to_have_count(4)
    settle(page)
    assert [server.task(item)["completedAt"] for item in ids] == [None] * 4


# Everything that was put into a place where a screen reader listens, one entry for each sentence each time.
PUTS = """(() => {
  globalThis.puts = [];
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const { textContent } of addedNodes) if (textContent) puts.push(textContent);
    }
  });
  for (const place of document.querySelectorAll(".nod-announcer, #selection-said, #found")) {
    watch.observe(place, { childList: true, subtree: true });
  }
})()"""


@pytest.mark.once
@pytest.mark.parametrize(
    "filter, button, said",
    [
        ("open", "complete", "Completed 3 tasks"), ("completed", "complete", "Reopened 3 tasks"),
        ("open", "delete", "Deleted 3 tasks"),
    ],
)
def test_what_a_button_does_to_several_is_put_into_the_live_region_once(server, open_page, filter, button, said):
    server.add("One", "Two", "Three", completed=filter == "completed")
    page = open_page(f"/?filter={filter}")
    choose(page)
    page.click("[data-selection=all]")
    page.evaluate(PUTS)
    page.click(f"[data-selection={button}]")
    eventually(page, "puts.length > 0")
    expect(rows(page)).to_have_count(0)
    settle(page)
    page.wait_for_timeout(300)
    assert page.evaluate("puts") == [said]


def test_completing_all_of_two_collections_is_celebrated_once(server, open_page):
    server.call("PATCH", "/settings", {"completionSoundEnabled": True})
    ids = server.add("One", "Two", "Three")
    for name, members in [("Groceries", ids[:2]), ("Garden", ids[1:])]:
        collection = server.call("POST", "/collections", {"name": name})["id"]
        for item in members:
            server.call("PUT", f"/collections/{collection}/tasks/{item}")
    page = open_page()
    choose(page)
    page.click("[data-selection=all]")
    page.click("[data-selection=complete]")
    # The toast that says it may be gone by now on a busy machine.
    both = "/“(Groceries|Garden)” and “(Groceries|Garden)” complete!/"
    eventually(page, f"watch.announcements.some(({{ text }}) => {both}.test(text))")
    settle(page)
    scores = page.evaluate("watch.scores")
    assert [score["haptic"] for score in scores if score["haptic"]] == ["success"]
    assert [score["sound"] for score in scores if score["sound"]] == ["celebration"]


def test_one_of_several_refused_comes_back_and_is_said(open_page):
    page = open_page(tasks=["One", "Two", "Three"])
    refuse(page, "tasks/*", "PATCH", times=1)
    choose(page)
    page.click("[data-selection=all]")
    page.click("[data-selection=complete]")
    expect(toasts(page).filter(has_text="Couldn't save")).to_have_count(1)
    expect(rows(page)).to_have_count(1)
    expect(toasts(page).filter(has_text="Completed")).to_contain_text("Completed 2 tasks")


def test_several_offline_wait_and_are_sent_once(server, open_page):
    ids = server.add("One", "Two")
    page = open_page("/?filter=all")
    server.stop()
    choose(page)
    page.click("[data-selection=all]")
    page.click("[data-selection=complete]")
    expect(page.locator("nod-check[state=waiting]")).to_have_count(2)
    server.start()
    expect(page.locator("nod-check[state=completed]")).to_have_count(2, timeout=15_000)
    assert all(server.task(item)["completedAt"] for item in ids)


def test_completed_ones_are_reopened_together(server, open_page):
    ids = server.add("One", "Two")
    for item in ids:
        server.call("PATCH", f"/tasks/{item}", {"completed": True})
    page = open_page("/?filter=completed")
    choose(page, "One", "Two")
    expect(page.locator("[data-selection=complete]")).to_have_text("Reopen")
    page.click("[data-selection=complete]")
    expect(rows(page)).to_have_count(0)
    settle(page)
    assert [server.task(item)["completedAt"] for item in ids] == [None, None]


def test_several_deleted_come_back_with_one_undo(server, open_page):
    page = open_page(tasks=["One", "Two", "Three"])
    choose(page, "One", "Three")
    page.click("[data-selection=delete]")
    expect(toasts(page)).to_contain_text("Deleted 2 tasks")
    assert [score["haptic"] for score in page.evaluate("watch.scores") if score["haptic"]] == ["heavy"]
    expect(rows(page)).to_have_count(1)
    undo(page)
    expect(rows(page)).to_have_count(3)
    assert len(server.tasks()) == 3


def test_while_selecting_the_circle_selects_and_there_is_no_second_box(server, open_page):
    ids = server.add("One", "Two")
    page = open_page()
    row = page.locator("li.row", has_text="One")
    circle = row.locator("nod-check").bounding_box()
    choose_in_menu(page, "#select")
    expect(row.locator("nod-check")).to_be_hidden()
    box = row.bounding_box()
    page.mouse.click(box["x"] + circle["width"] / 2 + 12, box["y"] + box["height"] / 2)
    expect(page.locator("#selection p")).to_have_text("1 task selected")
    assert server.task(ids[0])["completedAt"] is None
    page.keyboard.press("Escape")
    expect(row.locator("nod-check")).to_be_visible()


def test_by_keyboard_and_escape_leaves_everything_as_it_is(open_page):
    page = open_page(tasks=["One", "Two"])
    page.focus("#open-list-menu")
    press(page, "Enter", "Tab", "Tab")
    expect(page.locator("#select")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-selection=all]")).to_be_focused()
    body = page.locator("li.row", has_text="One").locator(".row-body")
    body.focus()
    page.keyboard.press("Space")
    expect(body).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-selection=delete]")).to_be_enabled()
    page.keyboard.press("Space")
    expect(body).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-selection=delete]")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.locator("#selection")).to_be_hidden()
    expect(page.locator("#open-list-menu")).to_be_focused()
    assert body.get_attribute("aria-pressed") is None
    expect(check(page, "One")).not_to_be_checked()
