import sqlite3
from contextlib import closing

import pytest
from collecting import NAMES
from conftest import Held, acted, becomes, choose_in_menu
from playwright.sync_api import expect
from rows import check, refuse, requests, rows, settle, tap, toasts, undo, without_engine


def test_a_refused_save_is_taken_back_says_so_and_retry_works(server, open_page):
    page = open_page(tasks=["Stubborn"])
    refuse(page, "tasks/*", "PATCH", times=1, title="Internal", detail="SQLITE_IOERR 10 at 0x7ffe")
    check(page, "Stubborn").click()
    failure = toasts(page).filter(has_text="Couldn't save “Stubborn”")
    expect(failure).to_have_count(1)
    assert "SQLITE" not in failure.inner_text()
    expect(page.locator("nod-check")).to_have_js_property("checked", False)
    expect(page.locator("li.row")).to_have_count(1)
    assert server.find("Stubborn")["completedAt"] is None
    spoken = page.evaluate("watch.announcements.filter(({live}) => live === 'assertive').map(({text}) => text)")
    assert len(spoken) == 1 and "Stubborn" in spoken[0]
    page.wait_for_timeout(7000)
    expect(failure).to_have_count(1)
    failure.get_by_role("button", name="Retry").click()
    expect(page.locator("li.row")).to_have_count(0)
    settle(page)
    assert server.find("Stubborn")["completedAt"]
    expect(failure).to_have_count(0)


def test_completing_gives_the_servers_reason_as_adding_and_deleting_do(open_page):
    page = open_page(tasks=["Stubborn"])
    refuse(page, "tasks*/**", type="/problems/disk.full")
    check(page, "Stubborn").click()
    expect(toasts(page)).to_contain_text("Couldn't save “Stubborn”. The disk of the computer")
    page.unroute_all()
    tap(page, "Stubborn")
    expect(toasts(page).filter(has_text="disk")).to_have_count(0)
    expect(rows(page)).to_have_count(0)


def test_a_save_refused_after_the_row_left_brings_it_back(open_page):
    page = open_page(tasks=["Boomerang"])
    refuse(page, "tasks/*", "PATCH", times=1)
    page.evaluate("watch.delay = 3000")
    check(page, "Boomerang").click()
    expect(page.locator("li.row")).to_have_count(0, timeout=2900)
    expect(page.locator("li.row")).to_have_count(1)
    expect(page.locator("nod-check")).to_have_js_property("checked", False)


def test_a_stopped_server_keeps_wishes_waiting_and_gets_each_once(server, open_page):
    ids = server.add("Offline one", "Offline two")
    page = open_page("/?filter=all")
    server.stop()
    check(page, "Offline one").click()
    check(page, "Offline two").click()
    check(page, "Offline two").click()
    check(page, "Offline two").click()
    expect(page.locator("nod-check[state=waiting]")).to_have_count(2)
    expect(page.locator("#offline")).to_contain_text("2 changes waiting")
    expect(toasts(page).filter(has_text="Couldn't save")).to_have_count(0)
    sent = requests(page, "PATCH")
    server.start()
    expect(page.locator("nod-check[state=completed]")).to_have_count(2, timeout=15_000)
    assert all(server.task(item)["completedAt"] for item in ids)
    assert sorted(sent) == sorted(f"{server.url}/api/tasks/{item}" for item in ids)
    expect(page.locator("#offline")).not_to_contain_text("wait")


def test_without_webassembly_completing_still_works(server, open_page):
    page = open_page(tasks=["Bare", "Bones"], prepare=without_engine, watch=False)
    assert page.evaluate("import('/nod/nod.js').then((nod) => nod.ready)") is False
    check(page, "Bare").click()
    expect(page.locator("li.row", has_text="Bare")).to_have_count(0)
    page.locator("li.row nod-check input").focus()
    page.keyboard.press("Space")
    page.wait_for_timeout(500)
    assert all(task["completedAt"] for task in server.tasks())
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.fixture
def barest(open_page):
    """The page with only the library's script and the small player, without texts or gestures."""
    library = lambda url: "/nod/" in url and not url.endswith(("/nod/chunk.js", "/nod/plain.js"))
    prepare = lambda context: context.route(library, lambda route: route.abort())
    return open_page(prepare=prepare, watch=False, wait=False)


def test_without_the_librarys_files_completing_still_works(server, barest):
    server.add("Barer still")
    barest.reload()
    box = barest.locator("li.row input[type=checkbox]")
    box.click()
    becomes(lambda: server.tasks()[0]["completedAt"] is not None, True)


def test_the_player_without_an_engine_is_asked_for_again(server, barest):
    server.add("Barer still")
    fails = {"times": 1}

    def once(route):
        fails["times"] -= 1
        route.abort() if fails["times"] >= 0 else route.fallback()

    barest.context.route("**/nod/plain.js", once)
    barest.reload()
    barest.locator("li.row input[type=checkbox]").click()
    becomes(lambda: server.tasks()[0]["completedAt"] is not None, True)
    assert fails["times"] < 0


def test_without_the_librarys_files_a_refused_save_is_rolled_back_and_said(server, barest):
    server.add("Refused")
    barest.reload()
    refuse(barest, "tasks/*")
    barest.locator("li.row input[type=checkbox]").click()
    expect(toasts(barest)).to_contain_text("Refused")
    expect(barest.locator("li.row input[type=checkbox]")).not_to_be_checked()
    expect(toasts(barest)).to_have_count(1)
    toasts(barest).get_by_role("button", name="Dismiss").click()
    expect(toasts(barest)).to_have_count(0)
    assert server.tasks()[0]["completedAt"] is None


@pytest.mark.parametrize("path, address, failure, title", [
    ("/", "tasks?*", "Couldn't load your tasks", ".row-title"),
    ("/capture", "tasks?*", "Couldn't load your tasks", ".row-title"),
    ("/board", "tasks?*column=todo*", "Couldn't load this column", ".row-title"),
    ("/collections", "collections", "Couldn't load your collections", NAMES),
])
def test_what_does_not_load_says_so_and_tries_again(open_page, path, address, failure, title):
    given = dict(tasks=["Cloudy"]) if title == ".row-title" else dict(collections={"Cloudy": []})
    page = open_page(path, **given)
    refuse(page, address)
    page.reload()
    expect(page.locator("[slot=failed]:visible")).to_contain_text(failure)
    page.unroute(f"**/api/{address}")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(title)).to_have_text(["Cloudy"])


def test_no_request_leaves_the_host(server, open_page):
    hosts = set()
    listen = lambda context: context.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    page = open_page(tasks=["Private"], prepare=listen, watch=False, service_workers="allow")
    check(page, "Private").click()
    page.click("#open-settings")
    page.wait_for_timeout(500)
    assert hosts == {f"127.0.0.1:{server.port}"}


def test_a_deletion_that_fails_puts_the_row_back_and_offers_no_undo(open_page):
    page = open_page(tasks=["Indelible"])
    refuse(page, "tasks/*", "DELETE")
    page.locator("[data-action=delete]").click()
    expect(toasts(page).filter(has_text="Couldn't delete “Indelible”")).to_have_count(1)
    expect(rows(page)).to_have_count(1)
    expect(toasts(page).filter(has_text="Deleted")).to_have_count(0)


def test_a_completion_that_another_takes_back_before_its_answer_comes_is_shown_as_it_is(server, open_page):
    page = open_page("/?filter=all", tasks=["Contested"])
    completion = Held(page, "**/api/tasks/*")
    check(page, "Contested").click()

    def take_back():
        task = server.find("Contested")
        assert task["completedAt"]
        server.call("PATCH", f"/tasks/{task['id']}", {"completed": False, "title": "Contested twice"})
        expect(page.locator(".row-title")).to_have_text("Contested twice")

    completion.answer_after(take_back)
    expect(page.locator("[data-group=none] nod-check")).to_have_js_property("state", "open")
    settle(page)
    expect(page.locator("[data-group=none] nod-check")).to_have_js_property("checked", False)


def test_a_task_that_another_program_deletes_while_its_row_leaves_does_not_come_back(server, open_page):
    [item] = server.add("Contested")
    page = open_page("/?filter=all")
    page.evaluate("""addEventListener("nod-leave", (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
    }, { capture: true })""")
    check(page, "Contested").click()
    settle(page)
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE task SET deletedAt = updatedAt")
    expect(rows(page)).to_have_count(0)
    page.evaluate("(item) => dispatchEvent(new CustomEvent('nod-left', { detail: { item }, cancelable: true }))", item)
    acted(page)
    expect(rows(page)).to_have_count(0)


BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"


def test_where_storage_is_blocked_the_list_is_there(open_page):
    block = lambda context: context.add_init_script(BLOCKED)
    page = open_page(tasks=["Without memory"], prepare=block, watch=False, service_workers="allow")
    check(page, "Without memory").click()
    expect(page.locator("li.row")).to_have_count(0)


def test_a_deletion_that_is_undone_before_its_answer_is_lost_is_undone(server, open_page):
    page = open_page(tasks=["Delible"])
    page.route("**/api/health", lambda route: route.abort())
    deletion = Held(page, "**/api/tasks/*")
    page.locator("[data-action=delete]").click()
    deletion.arrive()
    undo(page)
    deletion.lose_answer()
    expect(rows(page)).to_have_count(1)
    becomes(lambda: [task["title"] for task in server.tasks()], ["Delible"])
    expect(toasts(page).filter(has_text="Couldn't")).to_have_count(0)


def test_without_webassembly_a_deletion_can_be_undone(open_page):
    page = open_page(tasks=["Bring me back"], prepare=without_engine, watch=False)
    page.locator("[data-action=delete]").click()
    expect(rows(page)).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(rows(page)).to_have_count(1)


def test_a_wish_that_waits_outlives_that_its_row_is_drawn_anew(server, open_page):
    page = open_page(tasks=["Drawn twice"])
    server.stop()
    check(page, "Drawn twice").click()
    expect(page.locator("li.row")).to_have_count(0)
    choose_in_menu(page, "[value=completed]")
    expect(page.locator("nod-check[state=waiting]")).to_have_count(1)
    server.start()
    expect(page.locator("nod-check[state=completed]")).to_have_count(1, timeout=15_000)
    assert server.find("Drawn twice")["completedAt"]
