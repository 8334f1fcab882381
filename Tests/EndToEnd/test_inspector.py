import re

from conftest import middle
from playwright.sync_api import expect
from rows import PHONE, arrive, check, complete


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
