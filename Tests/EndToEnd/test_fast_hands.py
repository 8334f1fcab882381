"""Users faster than the network: presses before a part of the page has loaded take effect later."""

from datetime import datetime, timedelta

import pytest
from conftest import Held, eventually
from playwright.sync_api import expect
from boards import DOING, DONE, TODO, fill, focus, handle, menu, stands
from rows import press, refuse, said


def reload_without_modules(page):
    modules = Held(page, "**/nod/chunk.js")
    # Over BiDi, Playwright's reload would wait for the requests.
    page.goto(page.url, wait_until="commit")
    page.wait_for_selector("nav [data-compose]")
    modules.arrive()
    return modules


@pytest.mark.parametrize("how", ["key", "click"])
def test_a_task_written_before_the_modules_are_there_is_saved(server, page, how):
    modules = reload_without_modules(page)
    if how == "key":
        page.keyboard.press("n")
    else:
        page.click("nav [data-compose]")
    page.keyboard.type("Buy milkk")
    press(page, "Backspace", "Enter")
    modules.let_go()
    expect(page.locator("li.row .row-title")).to_have_text("Buy milk")
    expect(page.locator("#composer-sheet")).to_be_hidden()
    assert [task["title"] for task in server.tasks()] == ["Buy milk"]


def test_settings_asked_for_before_the_modules_are_there_open(page):
    modules = reload_without_modules(page)
    page.click("#open-settings")
    modules.let_go()
    expect(page.locator("#settings-title")).to_be_focused()


def test_a_place_and_a_search_before_the_modules_are_there(open_page):
    page = open_page(tasks=["Buy milk", "Read"])
    modules = reload_without_modules(page)
    page.keyboard.type("2/milk")
    modules.let_go()
    expect(page.locator("#search")).to_have_value("milk")
    expect(page.locator("#search")).to_be_focused()
    expect(page.locator("li.row .row-title")).to_have_text("Buy milk")
    page.keyboard.type("2")
    expect(page.locator("#search")).to_have_value("milk2")


def test_a_place_chosen_before_the_settings_were_read_is_opened_once(page):
    settings = Held(page, "**/api/settings")
    page.reload()
    settings.arrive()
    page.keyboard.press("4")
    page.fill("[data-add] [name=name]", "Groceries")
    settings.let_go()
    page.wait_for_timeout(500)
    expect(page.locator("[data-add] [name=name]")).to_have_value("Groceries")


def test_a_search_chosen_after_the_board_stays_when_the_board_comes(open_page):
    page = open_page(tasks=["Buy milk", "Read"])
    reading = Held(page, "**/api/tasks?*column=todo*")
    page.keyboard.press("2")
    reading.arrive()
    page.keyboard.press("/")
    expect(page.locator("#search")).to_be_focused()
    page.keyboard.type("milk")
    reading.let_go()
    page.wait_for_timeout(300)
    expect(page.locator("#search")).to_have_value("milk")
    expect(page.locator("#surface")).to_have_attribute("data-name", "list")
    expect(page.locator("nav [aria-current=page]")).to_have_attribute("href", "/")


def test_what_is_typed_while_the_list_is_on_its_way_is_searched_for(open_page):
    page = open_page("/board", tasks=["Buy milk", "Read"])
    reading = Held(page, "**/api/tasks?*order=due*")
    page.keyboard.type("/in 123")
    page.keyboard.press("Backspace")
    reading.arrive()
    reading.let_go()
    expect(page.locator("#search")).to_have_value("in 12")
    assert page.evaluate("location.pathname") == "/"
    expect(page.locator("#inspector")).to_be_hidden()


def test_moves_into_a_column_that_is_still_read_come_true_in_their_order(server, open_page):
    ids = fill(server)
    page = open_page("/board")
    doing = Held(page, "**/api/tasks?*column=doing*")
    page.reload()
    stands(page, todo=TODO)
    focus(handle(page, "Plant tomatoes"))
    press(page, "ArrowRight", "ArrowDown")
    # After the spinner has appeared, the column shows its content a moment later.
    expect(page.locator("[data-column=doing] nod-status .busy.spins")).to_have_count(1)
    doing.let_go()
    stands(page, todo=["Buy milk", "Call Inge"], doing=["Read", "Plant tomatoes", "Write"])
    expect(handle(page, "Plant tomatoes")).to_be_focused()
    assert "Moved “Plant tomatoes” to Doing, 2 of 3" in said(page)
    eventually(page, "watch.saves.count > 0 && watch.saves.open === 0")
    page.reload()
    stands(page, todo=["Buy milk", "Call Inge"], doing=["Read", "Plant tomatoes", "Write"])


def test_the_focus_waits_at_the_heading_while_a_spinner_is_seen(server, open_page):
    """Once visible, the spinner stays for a while: a card that arrives meanwhile isn't visible yet."""
    fill(server)
    page = open_page("/board")
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    reading = Held(page, "**/api/tasks?*column=doing*")
    page.reload()
    stands(page, todo=TODO)
    focus(handle(page, "Buy milk"))
    page.keyboard.press("ArrowRight")
    page.clock.run_for(400)
    expect(page.locator("[data-column=doing] nod-status .busy.spins")).to_have_count(1)
    reading.let_go()
    expect(page.locator("[data-column=doing] h2")).to_be_focused()
    page.clock.run_for(1000)
    expect(handle(page, "Buy milk")).to_be_focused()


def test_a_move_into_a_column_that_cannot_be_read_comes_true_all_the_same(server, open_page):
    ids = fill(server)
    page = open_page("/board")
    refuse(page, "tasks?*column=doing*")
    page.reload()
    stands(page, todo=TODO)
    focus(handle(page, "Buy milk"))
    page.keyboard.press("ArrowRight")
    stands(page, todo=["Call Inge", "Plant tomatoes"], doing=["Buy milk"])
    eventually(page, "watch.saves.count > 0 && watch.saves.open === 0")
    assert server.task(ids["Buy milk"])["column"] == "doing"


def test_a_move_is_kept_when_the_board_is_left_before_the_column_was_read(server, open_page):
    ids = fill(server)
    page = open_page("/board")
    Held(page, "**/api/tasks?*column=doing*")
    page.reload()
    stands(page, todo=TODO)
    focus(handle(page, "Buy milk"))
    press(page, "ArrowRight", "3")
    expect(page.locator("#surface")).to_have_attribute("data-name", "capture")
    eventually(page, "watch.saves.count > 0 && watch.saves.open === 0")
    assert server.task(ids["Buy milk"])["column"] == "doing"


def test_a_move_of_a_card_that_was_deleted_while_its_column_was_read_comes_to_nothing(server, open_page):
    ids = fill(server)
    page = open_page("/board")
    events, done = Held(page, "**/api/events"), Held(page, "**/api/tasks?filter=completed*")
    page.reload()
    stands(page, todo=TODO)
    menu(page, "Buy milk", "Move to Done")
    server.call("DELETE", f"/tasks/{ids['Buy milk']}")
    # After a reload, the column no longer contains it.
    events.let_go()
    stands(page, todo=["Call Inge", "Plant tomatoes"])
    done.let_go()
    stands(page, todo=["Call Inge", "Plant tomatoes"], doing=DOING, done=DONE)


def test_who_deletes_a_collection_and_goes_elsewhere_stays_there(open_page):
    page = open_page("/collections/1", collections={"Groceries": []})
    deletion, reading = Held(page, "**/api/collections/1"), Held(page, "**/api/tasks?*column=todo*")
    page.locator("[data-action=delete-collection]").click()
    deletion.arrive()
    page.locator("nav a[href='/board']").click()
    reading.arrive()
    deletion.let_go()
    page.wait_for_timeout(300)
    reading.let_go()
    expect(page.locator("#surface")).to_have_attribute("data-name", "board")
    assert page.evaluate("location.pathname") == "/board"


def test_a_task_written_while_its_collection_is_on_its_way_is_put_into_it(server, open_page):
    page = open_page("/collections", collections={"Groceries": []})
    reading = Held(page, "**/api/collections/1")
    page.locator(".collection-link").click()
    reading.arrive()
    page.keyboard.press("n")
    page.fill("#composer-title", "Buy milk")
    page.keyboard.press("Enter")
    reading.let_go()
    expect(page.locator("li.row .row-title")).to_have_text("Buy milk")
    [task] = server.tasks()
    assert [one["name"] for one in task["collections"]] == ["Groceries"]


def test_an_edit_saved_twice_in_a_row_is_saved_as_it_was_last(server, open_page):
    [item] = server.add("Buy")
    page = open_page()
    saving = Held(page, f"**/api/tasks/{item}")
    page.locator("li.row [data-action=edit]").click()
    title = page.locator("li.row textarea[name=title]")
    title.fill("Buy milk")
    title.press("Enter")
    saving.arrive()
    title.fill("Buy milk and bread")
    title.press("Enter")
    saving.let_go()
    expect(page.locator("li.row textarea")).to_have_count(0)
    expect(page.locator("li.row .row-title")).to_have_text("Buy milk and bread")
    assert server.task(item)["title"] == "Buy milk and bread"


# The answer to the next change arrives after the event that another client completed the task.
OVERTAKEN = """() => {
    const send = window.fetch;
    window.fetch = async (address, options) => {
        const answer = await send(address, options);
        if (options.method !== "PATCH") return answer;
        window.fetch = send;
        const headers = { "Content-Type": "application/json" };
        await send(address, { method: "PATCH", headers, body: JSON.stringify({ completed: true }) });
        while (!document.querySelector("li.row.is-completed")) await new Promise(requestAnimationFrame);
        return answer;
    };
}"""


def test_an_edit_takes_nothing_back_that_came_after_it(server, open_page):
    [item] = server.add("Buy")
    page = open_page()
    page.evaluate(OVERTAKEN)
    page.locator("li.row [data-action=edit]").click()
    title = page.locator("li.row textarea[name=title]")
    title.fill("Buy milk")
    title.press("Enter")
    expect(page.locator("li.row")).to_have_count(0)
    assert server.task(item)["title"] == "Buy milk"


def test_two_collections_named_in_a_row_are_both_made(server, open_page):
    page = open_page("/collections")
    saving = Held(page, "**/api/collections")
    name = page.locator("[data-add] [name=name]")
    name.fill("Groceries")
    name.press("Enter")
    saving.arrive()
    name.fill("Garden")
    name.press("Enter")
    saving.let_go()
    expect(page.locator(".collection-link")).to_have_count(2)
    expect(name).to_have_value("")
    assert {one["name"] for one in server.call("GET", "/collections")["collections"]} == {"Groceries", "Garden"}


def test_settings_that_were_read_before_a_change_do_not_take_it_back(server, page):
    answers = []

    def late(route):
        if route.request.method != "GET" or answers:
            return route.continue_()
        answers.append(route)
        answers.append(route.fetch())

    page.route("**/api/settings", late)
    page.reload(wait_until="commit")
    page.click("#open-settings")
    expect(page.locator("#settings")).to_be_visible()
    page.locator("[name=theme][value=dark]").click(force=True)
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
    for _ in range(100):
        if server.call("GET", "/settings")["theme"] == "dark":
            break
        page.wait_for_timeout(20)
    route, answer = answers
    route.fulfill(response=answer)
    page.wait_for_selector("#surface nod-status:is([state=loaded], [state=empty])", state="attached")
    expect(page.locator("[name=theme][value=dark]")).to_be_checked()
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
