import re

from conftest import middle
from playwright.sync_api import expect
from rows import PHONE, arrive, check, complete, rest, toasts


def test_it_tells_what_happened_before_it_was_opened_and_after(open_page):
    page = open_page("/?filter=all", tasks=["One", "Two"], locale="en-GB")
    complete(page, "One")
    page.keyboard.press("i")
    expect(page.locator("#inspector-title")).to_be_focused()
    entry = page.locator("#inspector li", has_text="Completed")
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text("success")
    expect(entry).to_contain_text("disc 0.25 s, tick 0.18 s, strikethrough 0.25 s, scale 0.25 s")
    expect(entry).to_contain_text("Sound: as chosen in the settings")
    check(page, "Two").click()
    expect(entry).to_have_count(2)
    # As the date above the list.
    expect(page.locator("#inspector time").first).to_have_text(re.compile(r"^\d\d:\d\d:\d\d$"))
    newest = page.locator("#inspector time").evaluate_all("times => times.map((time) => time.dateTime)")
    assert newest == sorted(newest, reverse=True)


def test_it_says_why_nothing_is_felt_where_nothing_vibrates(open_page):
    page = open_page("/?filter=all", watch=False, tasks=["One"])
    check(page, "One").click()
    page.keyboard.press("i")
    expect(page.locator("#inspector li", has_text="Completed")).to_contain_text("Haptic: this device can't")
    expect(page.locator(".inspector-note")).to_contain_text("This device can't vibrate.")


def test_its_own_buttons_answer_nothing_and_the_focus_returns(open_page):
    page = open_page("/?filter=all", tasks=["One"])
    complete(page, "One")
    page.keyboard.press("i")
    spoken = "watch.announcements.filter(({live}) => live !== 'off').length"
    arrive(page, "One")
    answered = page.evaluate("watch.scores.length")
    said = page.evaluate(spoken)
    page.get_by_role("button", name="Clear").click()
    expect(page.locator("#inspector li")).to_have_count(0)
    expect(page.locator(".inspector-empty")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#inspector")).to_be_hidden()
    expect(check(page, "One")).to_be_focused()
    assert page.evaluate(f"[watch.scores.length, {spoken}]") == [answered, said]


# Whether the control that has the focus is out of sight in part, or under the open inspector.
IS_BEHIND = """() => {
    const { top, bottom } = document.activeElement.getBoundingClientRect();
    return top < 0 || bottom > document.querySelector('#inspector').getBoundingClientRect().top;
}"""


def test_what_gets_the_focus_on_a_phone_is_not_behind_it(open_page):
    tasks = [f"Task {number}" for number in range(10)]
    page = open_page("/?filter=all", viewport={"width": 390, "height": 844}, tasks=tasks)
    page.keyboard.press("i")
    expect(page.locator("#inspector")).to_be_visible()
    complete(page, "Task 9")
    rest(page)
    message, log = (part.bounding_box() for part in [toasts(page), page.locator("#inspector")])
    assert message["y"] + message["height"] <= log["y"]
    page.locator(".row-check").first.locator("input").focus()
    behind = []
    for _ in range(3 * len(tasks)):
        behind.append(page.evaluate(IS_BEHIND))
        page.keyboard.press("Tab")
    assert not any(behind), behind


def test_the_inspector_shows_how_many_were_answered_at_once_and_how_many_retried(open_page):
    page = open_page("/?filter=all", tasks=["One", "Two"], **PHONE)

    def tap(selector, across=0):
        x, y = middle(page.locator(selector).first.bounding_box())
        page.touchscreen.tap(x + across, y)
        page.wait_for_timeout(150)

    tap(".row-check")
    expect(check(page, "One")).to_be_checked()
    # The first tap hits nothing, the second one the button.
    tap("#open-settings", across=-70)
    tap("#open-settings")
    expect(page.locator("#settings")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    expect(page.locator(".inspector-taps")).to_have_text("First taps: 50% of 2 answered at once, 1 retry")
