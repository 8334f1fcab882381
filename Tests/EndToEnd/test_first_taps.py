"""First taps: seen in the inspector, kept on this device only where somebody wants it, and never with their words."""

import json
from pathlib import Path

import pytest
from conftest import becomes, middle
from measure import violations
from playwright.sync_api import expect
from rows import check

PHONE = dict(has_touch=True, viewport={"width": 390, "height": 844})
LINES = "#inspector .taps li"


def at(page, selector):
    return middle(page.locator(selector).first.bounding_box())


def tap(page, x, y):
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(150)


def open_taps(page):
    page.keyboard.press("i")
    page.locator("#inspector .taps summary").click()
    expect(page.locator(LINES).first).to_be_visible()


def test_they_are_told_by_surface_and_control_with_where_they_landed(open_page):
    page = open_page("/?filter=all", tasks=["One", "Two"], **PHONE)
    x, y = at(page, ".row-check")
    tap(page, x + 4, y - 3)
    expect(check(page, "One")).to_be_checked()
    # Nothing is beside the heading; the button is hit at the second tap.
    x, y = at(page, "#open-settings")
    tap(page, x - 70, y + 4)
    tap(page, x, y + 4)
    expect(page.locator("#settings")).to_be_visible()
    page.keyboard.press("Escape")
    open_taps(page)
    expect(page.locator("#inspector .taps summary")).to_have_text("First taps: 50% of 2")
    told = page.locator(LINES).evaluate_all("lines => lines.map((line) => line.innerText.split(/\\s*\\n\\s*/))")
    assert told == [["Settings List", "0% of 1 first tap, 1 retry"], ["Check List", "100% of 1 first tap"]]
    pictures = page.locator(LINES).evaluate_all("""lines => lines.map((line) => [
        line.querySelectorAll('.taps-hit').length, line.querySelectorAll('.taps-missed').length])""")
    assert pictures == [[1, 1], [1, 0]]
    expect(page.get_by_role("img", name="Where 1 tap landed")).to_be_visible()
    assert violations(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Export as CSV").click()
    head, *lines = Path(download.value.path()).read_text().splitlines()
    assert head == "person,instruction,set,trial,attempt,target_mm,neighbour_mm,neighbours,dx_mm,dy_mm"
    values = [line.split(",") for line in lines]
    assert [one[:5] for one in values] == [["1", "usual", "2", str(trial), str(attempt)]
                                           for trial, attempt in [(1, 1), (2, 1), (2, 2)]]
    assert float(values[0][5]) == pytest.approx(44 / 163 * 25.4, abs=0.01) and values[0][7] == "lr"
    assert [float(length) for length in values[0][8:]] == pytest.approx([4 / 163 * 25.4, -3 / 163 * 25.4], abs=0.1)
    page.get_by_role("button", name="Forget taps").click()
    expect(page.locator("#inspector .taps")).to_contain_text("No taps yet.")
    expect(page.locator("#inspector .taps summary")).to_be_focused()


def leave(page):
    page.evaluate("""() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        dispatchEvent(new Event('visibilitychange')); delete document.hidden; }""")


KEPT = "localStorage.getItem('tasks.taps')"


def test_they_are_kept_on_the_device_only_where_somebody_wants_it(open_page):
    page = open_page("/?filter=all", tasks=["Secret words", "Two"], **PHONE)
    tap(page, *at(page, ".row-check"))
    leave(page)
    assert page.evaluate(KEPT) is None
    page.click("#open-settings")
    page.click(".designers summary")
    expect(page.locator("#keep-taps")).not_to_be_checked()
    page.locator("#keep-taps").check()
    page.keyboard.press("Escape")
    tap(page, *at(page, ".row-delete"))
    page.reload()
    becomes(lambda: page.evaluate(KEPT) is not None, True)
    kept = page.evaluate(KEPT)
    assert {"Check", "Delete"} <= {one["control"] for one in json.loads(kept)} and "Secret" not in kept
    expect(page.locator("nod-status")).to_have_attribute("state", "loaded")
    page.wait_for_timeout(300)
    open_taps(page)
    expect(page.locator(LINES, has_text="Delete")).to_have_count(1)
    page.keyboard.press("Escape")
    page.click("#open-settings")
    page.click(".designers summary")
    page.locator("#keep-taps").uncheck()
    becomes(lambda: page.evaluate(KEPT), None)
    page.keyboard.press("Escape")
    tap(page, *at(page, ".row-check"))
    leave(page)
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('taps'))") == []
