import pytest
from captures import CAPTURED, SHEET, TITLE, is_open, titles, wait_away, waiting, write
from conftest import Held, becomes, compose, eventually, ready
from playwright.sync_api import expect
from rows import PHONE, refuse, scores, toasts, undo


def test_a_draft_survives_escape_and_reload(server, open_page):
    page = open_page(collections={"Groceries": []})
    compose(page)
    page.fill(TITLE, "Half a thou")
    page.get_by_role("radio", name="Tomorrow").check()
    page.select_option("#composer-collection", label="Groceries")
    for leave in [lambda: page.keyboard.press("Escape"), page.reload]:
        leave()
        ready(page)
        assert not is_open(page)
        page.keyboard.press("n")
        expect(page.locator(TITLE)).to_have_value("Half a thou")
        expect(page.get_by_role("radio", name="Tomorrow")).to_be_checked()
        expect(page.locator("#composer-collection option:checked")).to_have_text("Groceries")
    assert server.tasks() == []


def test_a_refused_capture_comes_back_with_a_way_on(server, page):
    refuse(page, "tasks", type="/problems/disk.full")
    compose(page)
    page.get_by_role("radio", name="Today").check()
    compose(page, "Precious")
    expect(page.locator("#composer-problem")).to_contain_text("Couldn't add “Precious”. The disk of the computer")
    page.unroute("**/api/tasks")
    page.reload()
    compose(page)
    expect(page.locator(TITLE)).to_have_value("Precious")
    expect(page.get_by_role("radio", name="Today")).to_be_checked()
    page.locator(TITLE).press("Enter")
    expect(page.locator(SHEET)).not_to_be_visible()
    assert titles(server) == ["Precious"] and server.tasks()[0]["due"]


def test_refused_while_something_else_is_written_both_stay(server, page):
    capture = Held(page, "**/api/tasks")
    compose(page, "Refused")
    page.keyboard.press("Enter")
    expect(page.locator("#composer-problem")).to_be_empty()
    page.keyboard.type("Next")
    capture.refuse()
    expect(page.locator("#composer-problem")).to_contain_text("Refused")
    expect(page.locator(TITLE)).to_have_value("Next")
    page.locator(TITLE).press("Enter")
    expect(page.locator(SHEET)).not_to_be_visible()
    assert titles(server) == ["Next", "Refused"]


def test_refused_after_the_composer_was_left_it_is_said_and_kept(server, page):
    capture = Held(page, "**/api/tasks")
    compose(page, "Left behind")
    page.keyboard.press("Escape")
    capture.refuse()
    expect(toasts(page)).to_contain_text("Couldn't add “Left behind”.")
    toasts(page).get_by_role("button", name="Retry").click()
    expect(page.locator(".row-title")).to_have_text("Left behind")
    page.keyboard.press("n")
    expect(page.locator(TITLE)).to_have_value("")
    assert titles(server) == ["Left behind"]


def test_without_a_server_captures_wait_and_are_sent_once(server, open_page):
    page = open_page("/capture", settings=CAPTURED)
    wait_away(server, page, "One", "Two")
    assert len(scores(page, "captured")) == 2
    expect(page.locator("#offline")).to_contain_text("2 changes waiting.")
    expect(page.locator(".waiting-card")).to_contain_text(["Two", "One"])
    # Counts answers, not requests: one may be in flight to the stopped server and reach the restarted one.
    answered = []
    page.on(
        "response", lambda response: answered.append(response.status) if response.request.method == "POST" else None
    )
    server.start()
    expect(page.locator(".row-title")).to_have_text(["Two", "One"], timeout=10_000)
    expect(page.locator(".waiting-card")).to_have_count(0)
    expect(page.locator("#offline")).to_be_empty()
    assert len(scores(page, "captured")) == 2
    becomes(lambda: titles(server)[:2], ["Two", "One"])
    page.wait_for_timeout(100)
    assert answered == [201, 201]


@pytest.mark.parametrize("path, group", [("/", "none"), ("/board", "todo")])
def test_without_a_server_a_task_stands_where_it_will_stand_and_the_banner_stays_in_sight(
        server, open_page, path, group):
    page = open_page(path, **PHONE, tasks=[f"Task {number}" for number in range(30)], settings=CAPTURED)
    wait_away(server, page, "Written offline")
    expect(waiting(page, "Written offline")).to_contain_text("Waits here, sent later")
    assert "dashed" in waiting(page, "Written offline").evaluate("(card) => getComputedStyle(card).border")
    page.mouse.wheel(0, 900)
    eventually(page, "scrollY > 500")
    expect(page.locator("#offline")).to_be_in_viewport(ratio=1)
    server.start()
    expect(page.locator(f"[data-group={group}] .row-title", has_text="Written offline")).to_be_visible(timeout=10_000)
    expect(page.locator(".waiting-card")).to_have_count(0)


def test_what_waits_follows_filter_and_search(server, open_page):
    page = open_page(settings=CAPTURED)
    wait_away(server, page, "Buy milk")
    page.fill("#search", "bread")
    expect(page.locator(".waiting-card")).to_have_count(0)
    page.fill("#search", "milk")
    expect(waiting(page, "Buy milk")).to_be_visible()


def test_a_capture_that_waits_is_changed_before_it_is_sent(server, open_page):
    page = open_page("/capture", collections={"Groceries": []}, settings=CAPTURED)
    wait_away(server, page, "Brad", "Milk")
    waiting(page, "Brad").get_by_role("button", name="Edit").click()
    title = page.locator(".waiting-card textarea[name=title]")
    expect(title).to_be_focused()
    title.fill("Bread")
    page.select_option(".waiting-card [name=priority]", "A")
    title.press("Enter")
    expect(waiting(page, "Bread").locator(".row-body")).to_be_focused()
    server.start()
    expect(page.locator("li.row .row-title")).to_have_text(["Milk", "Bread"], timeout=10_000)
    expect(page.locator(".waiting-card")).to_have_count(0)
    assert [(task["title"], task["priority"]) for task in server.tasks("open")] == [("Milk", None), ("Bread", "A")]


def test_what_is_being_changed_is_not_sent_meanwhile(server, open_page):
    page = open_page("/capture", settings=CAPTURED)
    wait_away(server, page, "Brad", "Milk")
    waiting(page, "Brad").get_by_role("button", name="Edit").click()
    page.fill(".waiting-card textarea[name=title]", "Bread")
    server.start()
    expect(page.locator("li.row .row-title")).to_have_text(["Milk"], timeout=10_000)
    expect(page.locator(".waiting-card textarea[name=title]")).to_have_value("Bread")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("li.row .row-title")).to_have_text(["Bread", "Milk"])
    expect(page.locator(".waiting-card")).to_have_count(0)
    assert titles(server)[:2] == ["Bread", "Milk"]


def test_a_capture_that_waits_is_withdrawn_and_comes_back_by_undo(server, open_page):
    page = open_page("/capture", settings=CAPTURED)
    wait_away(server, page, "One", "Two", "Three")
    page.get_by_role("button", name="Delete “Two”").click()
    expect(waiting(page, "Two")).to_have_count(0)
    expect(toasts(page).filter(has_text="Deleted “Two”")).to_have_count(1)
    expect(page.locator("#offline")).to_contain_text("2 changes waiting.")
    undo(page)
    expect(page.locator(".waiting-card .row-title")).to_have_text(["Three", "Two", "One"])
    page.get_by_role("button", name="Delete “Two”").click()
    expect(page.locator(".waiting-card")).to_have_count(2)
    server.start()
    expect(page.locator("li.row .row-title")).to_have_text(["Three", "One"], timeout=10_000)
    assert titles(server)[:2] == ["Three", "One"]


def test_one_that_arrived_unheard_is_changed_or_withdrawn_without_a_double(server, open_page):
    """The server accepted it, but its answer was lost: it is resent with its key, and only then deleted."""
    page = open_page("/capture", settings=CAPTURED)

    def lose(route):
        if route.request.method == "POST":
            route.fetch()
            route.abort()
        elif route.request.url.endswith("/api/health"):
            route.abort()
        else:
            route.continue_()

    page.route("**/api/**", lose)
    write(page, "Brad", "Milk")
    waiting(page, "Brad").get_by_role("button", name="Edit").click()
    page.fill(".waiting-card textarea[name=title]", "Bread")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(waiting(page, "Bread")).to_be_visible()
    assert titles(server)[0] == "Brad"
    page.unroute("**/api/**")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".waiting-card")).to_have_count(0)
    expect(page.locator("li.row .row-title", has_text="Bread")).to_be_visible()
    expect(page.locator("li.row .row-title", has_text="Milk")).to_be_visible()
    page.wait_for_timeout(300)
    assert sorted(titles(server)) == ["Bread", "Milk"]


def test_without_a_server_captures_outlive_their_page(server, open_page):
    page = open_page()
    context = page.context
    page.close()
    page = open_page("/capture", context=context)
    wait_away(server, page, "Kept")
    page.close()
    server.start()
    page = open_page("/capture", context=context)
    expect(page.locator(".row-title")).to_have_text("Kept")
    assert len(scores(page, "firstCapture")) == 1
    page.reload()
    ready(page)
    page.wait_for_timeout(500)
    assert titles(server) == ["Kept"]
