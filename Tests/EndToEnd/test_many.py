"""More tasks than anybody sees: pages as one scrolls, all of them by one button, and hundreds changed elsewhere."""

from contextlib import contextmanager

import pytest
from conftest import becomes, choose_in_menu, eventually
from playwright.sync_api import expect
from rows import rows, toasts, undo

pytestmark = pytest.mark.engines


@pytest.fixture
def many(server, tmp_path):
    """Adds open tasks, and completed ones."""

    def many(count, completed=0):
        todo = tmp_path / "many.txt"
        lines = [f"Task {n}" for n in range(count)] + [f"x 2026-01-02 2026-01-01 Done {n}" for n in range(completed)]
        todo.write_text("".join(f"{line}\n" for line in lines))
        assert server.run("import", todo).returncode == 0

    return many


@contextmanager
def asked(page):
    """The requests to the API meanwhile."""
    requests = []

    def note(request):
        _, is_ours, path = request.url.partition("/api/")
        if is_ours:
            requests.append(f"{request.method} {path}")

    page.on("request", note)
    yield requests
    page.remove_listener("request", note)


def writes(requests):
    return [request for request in requests if not request.startswith("GET")]


def pages(requests):
    return [request for request in requests if request.startswith("GET tasks") and "limit=1&" not in request]


def count(server, filter):
    return server.call("GET", f"/tasks?limit=1&filter={filter}")["counts"][filter]


def choose_all(page):
    choose_in_menu(page, "#select")
    page.click("[data-selection=all]")


def test_pages_of_a_hundred_are_read_ahead_of_the_edge(open_page, many):
    many(350)
    page = open_page()
    expect(rows(page)).to_have_count(100)
    with asked(page) as requests:
        page.evaluate("document.querySelectorAll('li.row')[85].scrollIntoView()")
        expect(rows(page)).to_have_count(200)
        assert not page.locator("[data-more]").evaluate("more => more.getBoundingClientRect().top < innerHeight")
        for _ in range(3):
            page.evaluate("scrollTo(0, document.body.scrollHeight)")
            page.wait_for_timeout(50)
        expect(rows(page)).to_have_count(350)
        expect(page.locator("[data-more]")).to_be_hidden()
    assert len(pages(requests)) == 3 and all("limit=100&" in request for request in pages(requests))


def test_another_view_begins_with_its_first_page_however_far_one_had_scrolled(open_page, many):
    many(350, completed=250)
    page = open_page()
    for loaded in [200, 300]:
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        expect(rows(page)).to_have_count(loaded)
    with asked(page) as requests:
        choose_in_menu(page, "[value=completed]")
        expect(page.locator("[data-section=completed] .row").first).to_be_visible()
        expect(page.locator("[data-section=none] .row")).to_have_count(0)
    assert pages(requests)[0].startswith("GET tasks?filter=completed&limit=100")


def test_all_is_all_that_is_found_and_goes_and_comes_back_by_one_request_each(server, open_page, many):
    many(3, completed=250)
    page = open_page("/?filter=completed")
    choose_all(page)
    expect(page.locator("#selection p")).to_have_text("250 tasks selected")
    rows(page).nth(1).locator(".row-body").click()
    expect(page.locator("#selection p")).to_have_text("249 tasks selected")
    with asked(page) as requests:
        page.click("[data-selection=delete]")
        expect(toasts(page)).to_contain_text("Deleted 249 tasks")
        expect(rows(page)).to_have_count(1)
    assert writes(requests) == ["POST batches"] and len(pages(requests)) == 1
    assert (count(server, "completed"), count(server, "open")) == (1, 3)
    expect(page.locator("#open-list-menu")).to_be_focused()
    with asked(page) as requests:
        undo(page)
        expect(rows(page)).to_have_count(100)
    assert writes(requests) == ["POST batches/1/undo"] and len(pages(requests)) == 1
    assert count(server, "completed") == 250


def test_a_search_is_part_of_what_all_means(server, open_page, many):
    many(250, completed=5)
    page = open_page("/?filter=all&q=task+1")
    choose_all(page)
    expect(page.locator("#selection p")).to_have_text("111 tasks selected")
    page.click("[data-selection=complete]")
    expect(toasts(page)).to_contain_text("Completed 111 tasks")
    assert (count(server, "open"), count(server, "completed")) == (139, 116)
    undo(page)
    becomes(lambda: count(server, "open"), 250)


def test_all_of_another_view_is_none_of_this(open_page, many):
    many(150, completed=150)
    page = open_page()
    choose_all(page)
    expect(page.locator("#selection p")).to_have_text("150 tasks selected")
    choose_in_menu(page, "[value=completed]")
    expect(page.locator("#selection p")).to_have_text("0 tasks selected")


def test_many_are_not_kept_for_later_offline_and_come_back_with_a_sentence(server, open_page, many):
    many(150)
    page = open_page()
    choose_all(page)
    server.stop()
    page.click("[data-selection=delete]")
    expect(toasts(page).filter(has_text="Couldn't change the selected tasks.")).to_have_count(1)
    expect(rows(page)).to_have_count(100)
    server.start()
    page.wait_for_timeout(500)
    assert count(server, "open") == 150
    toasts(page).get_by_role("button", name="Retry").click()
    expect(toasts(page).filter(has_text="Deleted 150 tasks")).to_have_count(1)
    assert count(server, "open") == 0


def test_hundreds_changed_elsewhere_come_as_differences_and_thousands_by_reading_again(server, open_page, many):
    many(1000)
    page = open_page()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(rows(page)).to_have_count(200)
    ids = [task["id"] for task in server.tasks("open")]
    with asked(page) as requests:
        server.call("POST", "/batches", {"action": "complete", "ids": ids[100:400]})
        eventually(page, "document.querySelector('[data-count=open]').textContent === '700'")
        expect(page.locator(f"li.row[data-id='{ids[150]}']")).to_have_count(0)
        expect(page.locator(f"li.row[data-id='{ids[50]}']")).to_have_count(1)
    assert [request for request in pages(requests) if "cursor" not in request] == []
    with asked(page) as requests:
        server.call("POST", "/batches", {"action": "complete", "filter": "open", "except": ids[:2]})
        expect(rows(page)).to_have_count(2)
    assert len(pages(requests)) >= 1


# Each reading of tasks is answered after another one has come that it doesn't know of, five times in a row.
OVERTAKEN = """() => {
    const read = window.fetch;
    const isShown = (title) => [...document.querySelectorAll("li.row [data-nod-title]")]
        .some(({ textContent }) => textContent === title);
    let count = 0;
    window.fetch = async (request, options) => {
        const answer = await read(request, options);
        const address = String(request.url ?? request);
        if (count === 5 || !address.includes("/api/tasks?") || address.includes("limit=1&")) return answer;
        const title = `New ${count += 1}`;
        const headers = { "Content-Type": "application/json" };
        await read("/api/tasks", { method: "POST", headers, body: JSON.stringify({ title }) });
        while (!isShown(title)) await new Promise(requestAnimationFrame);
        return answer;
    };
}"""


def test_a_reading_that_is_overtaken_again_and_again_takes_nothing_back(open_page):
    page = open_page(tasks=["Old"])
    page.evaluate(OVERTAKEN)
    page.fill("#search", "n")
    expect(page.locator("#found")).to_have_text("5 tasks found")
    assert page.locator("li.row [data-nod-title]").all_text_contents() == [f"New {n}" for n in (5, 4, 3, 2, 1)]
