import json

from playwright.sync_api import expect
from rows import check, rows

SCROLL = "(height) => new Promise((done) => { scrollTo(0, height); requestAnimationFrame(done); })"
CATEGORIES = ["blink", "disabled-by-default-devtools.timeline.invalidationTracking"]


def styled(page, act):
    browser = page.context.browser
    browser.start_tracing(page=page, categories=CATEGORIES)
    act()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return len({event["args"]["data"]["nodeId"] for event in events if event["name"] == "StyleResolver::ResolveStyle"})


def test_a_row_that_leaves_has_no_other_row_styled_again(server, open_page, tmp_path):
    todo = tmp_path / "many.txt"
    todo.write_text("".join(f"Task {number}\n" for number in range(300)))
    assert server.run("import", todo).returncode == 0
    page = open_page()
    for count in [200, 300]:
        page.get_by_role("button", name="Show more").click()
        expect(rows(page)).to_have_count(count)
    # Rows that were never seen have no style yet.
    for height in range(0, page.evaluate("document.body.scrollHeight"), 700):
        page.evaluate(SCROLL, height)

    def complete():
        check(page, "Task 290").click()
        expect(page.locator("li.row")).to_have_count(299)

    assert 0 < styled(page, complete) < 150
