import re
import signal
import time

import pytest
from browsers import Files, serving
from conftest import compose, eventually
from measure import violations
from offline import KEPT, TITLES, titles, visit
from playwright.sync_api import expect
from rows import check, settle
from sharing import shared


def test_every_surface_opens_without_the_server_in_tabs_of_their_own(server, visit):
    server.add("Long done", completed=True)
    page = visit(collections={"Groceries": ["Buy milk", "Slice bread"]})
    context = page.context
    page.close()
    server.stop()
    for path, rows in {
        "/": 2, "/board": 3, "/capture": None, "/collections": None, "/collections/1": 2,
    }.items():
        page = visit(path, context=context)
        expect(page.locator("#offline")).to_contain_text("You're offline.")
        expect(page.locator("#offline")).not_to_contain_text("Keep this page open")
        heading = {"/": "Tasks", "/capture": "Inbox", "/collections/1": "Groceries"}.get(path, path[1:].capitalize())
        expect(page.locator("h1:visible")).to_have_text(heading)
        if rows:
            expect(page.locator("li.row:visible")).to_have_count(rows)
            assert {"Buy milk", "Slice bread"} <= set(titles(page))
        if path == "/collections":
            expect(page.locator("main")).to_contain_text("Groceries")
        assert violations(page) == []


def test_what_was_done_before_the_server_stopped_is_known(server, visit):
    page = visit(tasks=["Buy milk", "Slice bread"])
    check(page, "Buy milk").click()
    expect(page.locator("li.row")).to_have_count(1)
    compose(page, "Butter it")
    expect(page.locator("li.row")).to_have_count(2)
    eventually(page, f"{TITLES}.then((all) => all === 'Butter it,Buy milk,Slice bread')")
    server.stop()
    page.reload()
    expect(page.locator("li.row")).to_have_count(2)
    assert titles(page) == ["Butter it", "Slice bread"]


def test_a_server_that_hangs_is_not_waited_for(server, visit):
    page = visit(tasks=["Patience"])
    server.process.send_signal(signal.SIGSTOP)
    try:
        page.reload(wait_until="commit")
        expect(page.locator("li.row")).to_have_count(1)
        expect(page.locator("#offline")).to_contain_text("You're offline.")
    finally:
        server.process.send_signal(signal.SIGCONT)
    expect(page.locator("#offline")).to_be_empty(timeout=15_000)


def test_a_proxy_that_says_bad_gateway_is_no_server_and_what_was_kept_gives_way_to_one(server, visit, tmp_path):
    page = visit(tasks=["Behind a proxy"])
    server.stop()

    class Proxy(Files):
        def do_GET(self):
            self.send_error(502)

    with serving(tmp_path, Proxy, server.port):
        page.reload()
        expect(page.locator("li.row")).to_have_count(1)
        expect(page.locator("#offline")).to_contain_text("You're offline.")
    server.start()
    server.add("New meanwhile")
    # A browser gives its stream up after a 502; the page doesn't.
    expect(page.locator("li.row")).to_have_count(2, timeout=15_000)
    expect(page.locator("#offline")).to_be_empty()


def gate(page, status):
    """From now on a proxy answers writes; returns the times of each."""
    came = []

    def answer(route):
        if route.request.method == "GET":
            return route.fallback()
        came.append(time.monotonic())
        route.fulfill(status=status, body="<h1>Down for maintenance</h1>")

    page.route("**/api/tasks*/**", answer)
    page.route("**/api/tasks", answer)
    return came


@pytest.mark.parametrize("status", [502, 503, 504])
def test_what_a_proxy_answers_for_the_server_waits_and_is_sent_once(server, open_page, status):
    [item] = server.add("Buy milk")
    page = open_page("/?filter=all")
    came = gate(page, status)
    check(page, "Buy milk").click()
    expect(page.locator("nod-check[state=waiting]")).to_have_count(1)
    compose(page, "Thought in a tunnel")
    expect(page.locator("#offline")).to_contain_text("2 changes waiting")
    expect(page.locator("nod-toasts li", has_text="Couldn't")).to_have_count(0)
    page.unroute_all()
    expect(page.locator("#offline")).to_be_empty(timeout=15_000)
    settle(page)
    assert server.task(item)["completedAt"]
    assert sorted(task["title"] for task in server.tasks()) == ["Buy milk", "Thought in a tunnel"]
    assert all(later - sooner > 0.9 for sooner, later in zip(came, came[1:]))


def test_a_queue_is_sent_though_no_event_tells_that_the_server_is_back(server, open_page):
    silent = "window.EventSource = class extends EventTarget { readyState = 0; close() {} }; EventSource.CLOSED = 2;"
    prepare = lambda context: context.add_init_script(silent)
    page = open_page("/?filter=all", tasks=["Buy milk"], prepare=prepare)
    server.stop()
    check(page, "Buy milk").click()
    expect(page.locator("nod-check[state=waiting]")).to_have_count(1)
    server.start()
    expect(page.locator("nod-check[state=completed]")).to_have_count(1, timeout=10_000)


def test_where_there_is_no_worker_the_page_says_to_stay_open(server, open_page):
    without = "Object.defineProperty(window, 'isSecureContext', { value: false });"
    prepare = lambda context: context.add_init_script(without)
    page = open_page(tasks=["Plain"], prepare=prepare, watch=False, service_workers="allow")
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    server.stop()
    check(page, "Plain").click()
    expect(page.locator("#offline")).to_contain_text("Keep this page open")


BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
FULL = "void (Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); })"


@pytest.mark.parametrize("storage", [BLOCKED, FULL], ids=["blocked", "full"])
@pytest.mark.parametrize("work", [lambda page: compose(page, "Lost?"), lambda page: check(page, "Plain").click()])
def test_the_page_asks_to_stay_open_where_storage_keeps_nothing(server, open_page, storage, work):
    page = open_page(tasks=["Plain"], service_workers="allow")
    page.evaluate(storage)
    server.stop()
    work(page)
    expect(page.locator("#offline")).to_contain_text("Keep this page open")
    expect(page.locator("#offline")).to_contain_text("1 change waiting")
    expect(page.locator("body")).not_to_contain_text(re.compile("saved here", re.IGNORECASE))


def test_without_room_the_page_works(server, open_page):
    # A page that neither starts the worker nor redirects.
    page = open_page("/nothing", service_workers="allow", wait=False, tasks=["No room"])
    browser = page.context.new_cdp_session(page)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": server.url, "quotaSize": 1000})
    page.goto(server.url)
    eventually(page, "navigator.serviceWorker.controller !== null")
    page.reload()
    check(page, "No room").click()
    expect(page.locator("li.row")).to_have_count(0)
    eventually(page, "caches.match('/.complete').then((kept) => !kept)")
    server.stop()
    expect(page.locator("#offline")).to_contain_text("Keep this page open", timeout=15_000)


def test_cleared_data_leaves_a_page_that_works(server, visit):
    page = visit(tasks=["Cleared"])
    browser = page.context.new_cdp_session(page)
    browser.send("Storage.clearDataForOrigin", {"origin": server.url, "storageTypes": "all"})
    check(page, "Cleared").click()
    expect(page.locator("li.row")).to_have_count(0)
    page.reload()
    eventually(page, KEPT, 20)


def test_who_is_not_let_in_any_more_keeps_nothing(shared, visit):
    page = visit(shared.link)
    page.evaluate("fetch('/api/tasks', { method: 'POST', body: JSON.stringify({ title: 'Private' }) })")
    shared.forget()
    assert page.evaluate("fetch('/api/settings').then(({ status }) => status)") == 401
    eventually(page, "caches.has('tasks.answers').then((has) => !has)")
    # A document says the same.
    page.evaluate("caches.open('tasks.answers').then((cache) => cache.put('/api', new Response('{}')))")
    page.goto(f"{shared.page}/board")
    page.get_by_role("heading", name="This device has no access").wait_for()
    eventually(page, "caches.has('tasks.answers').then((has) => !has)")
