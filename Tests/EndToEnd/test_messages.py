import pytest
from browsers import Fingers
from conftest import middle
from playwright.sync_api import expect
from rows import PHONE, check, settle, tap, toasts


def test_taps_beneath_the_toasts_are_not_lost(server, open_page):
    server.add(*[f"Task {number}" for number in range(12)])
    page = open_page("/?filter=all", **PHONE)
    page.locator("nod-check").nth(8).scroll_into_view_if_needed()
    for _ in range(3):
        tap(page, "Task 0")
    box = page.locator("nod-check").last.bounding_box()
    for _ in range(21):
        toast = toasts(page).last.bounding_box() if toasts(page).count() else None
        assert toast is None or toast["height"] < 160, "toasts that leave pile up"
        Fingers(page).tap(box["x"] + box["width"] / 2, min(box["y"], 600) + box["height"] / 2)
    hit = page.evaluate(
        """() => {
            const list = document.querySelector('nod-toasts').shadowRoot.querySelector('ol');
            const box = list.getBoundingClientRect();
            const hit = document.elementFromPoint(box.left + 2, box.top + 2);
            return hit?.localName;
        }"""
    )
    assert hit != "nod-toasts"
    settle(page)


@pytest.mark.parametrize("before", [390, 1200], ids=["a phone", "a window made small"])
def test_on_a_phone_one_message_is_in_sight(open_page, before):
    page = open_page(viewport={"width": before, "height": 844}, has_touch=True, tasks=["One", "Two"])
    page.set_viewport_size({"width": 390, "height": 844})
    # As a swipe does.
    page.locator("li.row", has_text="One").locator("[data-action=delete]").evaluate("(bin) => bin.click()")
    expect(toasts(page)).to_contain_text("Deleted “One”")
    check(page, "Two").click()
    expect(toasts(page)).to_contain_text("Completed “Two”")
    expect(toasts(page)).to_have_count(1)


@pytest.mark.parametrize("width", [320, 1440])
def test_a_message_stands_over_the_content(open_page, width):
    page = open_page(viewport={"width": width, "height": 844}, tasks=["Buy milk"])
    page.locator("li.row [data-action=delete]").click()
    toasts(page).hover()
    page.wait_for_timeout(500)
    (x, _), (wanted, _) = (middle(part.bounding_box()) for part in [toasts(page), page.locator(".page")])
    assert x == pytest.approx(wanted, abs=1)


# Whether the control that has the focus is out of sight in part, or under the open inspector or a toast.
IS_BEHIND = """() => {
    const { top, bottom } = document.activeElement.getBoundingClientRect();
    const toast = document.querySelector("nod-toasts").shadowRoot.querySelector("li:not([inert])");
    const covers = [toast, document.querySelector("#inspector")].filter((cover) => cover?.checkVisibility());
    return document.activeElement.localName !== "nod-toasts" && bottom > top
        && (top < 0 || covers.some((cover) => bottom > cover.getBoundingClientRect().top + 1));
}"""


@pytest.mark.parametrize("height, key, steps, log", [
    (664, "ArrowDown", 12, False), (664, "Tab", 45, False), (844, "Tab", 30, True),
], ids=["arrows", "tab", "the log is open"])
def test_who_walks_down_by_keys_is_never_behind_a_message_or_the_feedback_log(open_page, height, key, steps, log):
    page = open_page(viewport={"width": 390, "height": height}, tasks=[f"Task {number}" for number in range(24)])
    if log:
        page.keyboard.press("i")
        expect(page.locator("#inspector")).to_be_visible()
    page.locator("nod-check").first.focus()
    page.keyboard.press("Space")
    expect(toasts(page)).to_be_visible()
    page.wait_for_timeout(900)
    toasts(page).hover()
    message, inspector = toasts(page).bounding_box(), page.locator("#inspector").bounding_box()
    assert not log or message["y"] + message["height"] <= inspector["y"]
    behind = []
    for _ in range(steps):
        page.keyboard.press(key)
        behind.append(page.evaluate(IS_BEHIND))
    assert not any(behind), behind
