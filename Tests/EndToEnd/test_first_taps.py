from conftest import middle
from playwright.sync_api import expect
from rows import PHONE, check


def test_the_inspector_shows_how_many_were_answered_at_once_and_how_many_retried(open_page):
    page = open_page("/?filter=all", tasks=["One", "Two"], **PHONE)

    def tap(selector, across=0):
        x, y = middle(page.locator(selector).first.bounding_box())
        page.touchscreen.tap(x + across, y)
        page.wait_for_timeout(150)

    tap(".row-check")
    expect(check(page, "One")).to_be_checked()
    # Nothing is beside the heading; the button is hit at the second tap.
    tap("#open-settings", across=-70)
    tap("#open-settings")
    expect(page.locator("#settings")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    expect(page.locator(".inspector-taps")).to_have_text("First taps: 50% of 2 answered at once, 1 retry")
