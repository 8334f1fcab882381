from datetime import date, datetime, timedelta
from datetime import time as clock

import pytest
from conftest import Server, becomes, choose_in_menu, eventually
from playwright.sync_api import expect
from rows import PHONE, arrive, in_days, rows, toasts
from scenes import fill

# Elements that start at the page's edge.
EDGES = ["h1", "h2", ".search-box", ".group:visible > h3", ".list:visible"]


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


LATE = datetime.combine(date.today(), clock(23, 59))


def fall_asleep(page):
    """Timers don't run until the pointer moves in the morning."""
    page.clock.set_system_time(LATE + timedelta(hours=8))
    page.mouse.move(300, 300)


@pytest.mark.parametrize("spend", [lambda page: page.clock.fast_forward("08:00:00"), fall_asleep])
def test_the_day_turns_in_sight(server, open_page, spend):
    server.add("Now", due=in_days(0))
    server.add("Soon", due=in_days(1))
    page = open_page(prepare=lambda context: context.clock.install(time=LATE))
    before = page.locator("[data-today]").inner_text()
    spend(page)
    expect(page.locator("[data-section=overdue] .row-title")).to_have_text("Now")
    expect(page.locator("[data-section=today] .row-title")).to_have_text("Soon")
    expect(page.locator("[data-today]")).not_to_have_text(before)


def test_a_phone_shows_seven_tasks_with_details_in_lines_that_begin_alike(server, open_page):
    fill(server)
    page = open_page(**PHONE)
    bar = page.locator(".places").bounding_box()["y"]
    boxes = [row.bounding_box() for row in page.locator("li.row:has(.row-meta:not([hidden]))").all()]
    assert len([box for box in boxes if box["y"] + box["height"] <= bar]) >= 7
    assert {box["height"] for box in boxes} == {52}
    expect(page.locator("[data-group=overdue]")).not_to_contain_text("Overdue", use_inner_text=True)
    edges = [page.locator(f"main {part}").first.bounding_box()["x"] for part in EDGES]
    assert edges == [16] * len(EDGES)
    add = page.locator(".places .compose:visible").bounding_box()
    assert add["x"] + add["width"] / 2 == 390 / 2
    page.locator(".row-body").last.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="List")).to_be_focused()


def test_details_change_only_after_the_row_has_left(server, open_page):
    server.add("Yesterday", due=in_days(-1))
    page = open_page("/?filter=all")
    page.locator(".row-meta").evaluate("""(meta) => {
        window.changes = [];
        new MutationObserver(() => changes.push(meta.closest("[data-group]").dataset.group))
            .observe(meta, { childList: true, subtree: true, characterData: true });
    }""")
    page.locator("nod-check").click()
    arrive(page, "Yesterday")
    assert set(page.evaluate("changes")) == {"completed"}


def test_with_the_page_enlarged_four_times_a_task_is_in_sight(server, open_page):
    server.add("Yesterday", due=in_days(-1))
    page = open_page(viewport={"width": 320, "height": 225})
    box = page.locator("li.row").bounding_box()
    assert box["y"] + box["height"] <= 225


def test_the_bin_is_seen_where_a_pointer_or_the_focus_is(open_page):
    page = open_page(tasks=["One", "Two"])
    bins = page.locator(".row-delete")
    opacity = "(bins) => bins.map((bin) => getComputedStyle(bin).opacity)"
    assert bins.evaluate_all(opacity) == ["0", "0"]
    page.locator("li.row", has_text="Two").hover()
    assert bins.evaluate_all(opacity) == ["0", "1"]
    bins.first.focus()
    assert bins.evaluate_all(opacity) == ["1", "1"]


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
    assert (titles(page, "none"), titles(page, "completed")) == (["Open"], ["Done"])


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


def test_titles_are_text_whatever_they_hold(open_page):
    titles = ["<img src=x onerror=\"window.hacked = 1\"> & <b>bold</b>", "שלום עולם: לקנות חלב", "🎉👩‍👩‍👧 Party 🥳"]
    page = open_page("/?filter=all", tasks=titles)
    assert page.locator(".row-title").all_text_contents() == titles
    expect(page.locator("li.row img, li.row b")).to_have_count(0)
    for index in range(len(titles)):
        # The completed row has reached its place.
        eventually(page, "!document.querySelector('[data-nod-travels], [data-nod-leaving]')")
        page.locator("li.row").filter(has_text=titles[index]).locator("nod-check input").check()
        expect(toasts(page).first).to_contain_text(titles[0] if index == 0 else f"Completed {index + 1} tasks")
    page.fill("#search", "<img")
    expect(page.locator("#list-heading")).to_have_text("Results for “<img”")
    expect(page.locator("li.row")).to_have_count(1)
    expect(page.locator("nod-toasts img, nod-toasts b")).to_have_count(0)
    assert page.evaluate("window.hacked") is None


def test_the_three_tasks_of_a_new_database_say_what_they_answer_and_one_tap_clears_them(tmp_path, open_page):
    server = Server(tmp_path)
    server.is_full = True
    server.start()
    page = open_page(server.url, viewport=PHONE["viewport"], watch=False)
    below = rows(page).last.bounding_box()
    expect(rows(page).locator(".row-title")).to_have_text(["Tap me", "Swipe me", "Finish me"])
    page.locator("nod-check input").first.click()
    expect(page.locator("[data-first]")).to_contain_text("felt on a phone · sound off · 250 ms")
    assert rows(page).last.bounding_box() == below
    made = page.get_by_role("link", name="How was that made?")
    expect(made).to_have_attribute("href", "/studio#v=1&moment=completed")
    page.get_by_role("button", name="Clear").press("Enter")
    expect(page.locator("li.row")).to_have_count(0)
    expect(page.locator("#list-heading")).to_be_focused()
    expect(page.locator("[data-first]")).to_be_hidden()
    assert server.tasks() == []
    server.stop()
