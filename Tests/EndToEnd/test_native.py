"""The platform's own haptics, in the settings and the inspector."""

from playwright.sync_api import expect
from rows import settle

# These engines lack the switch, so the test defines its property; the checkbox then has an attribute without effect.
IPHONE = """
    Object.defineProperty(HTMLInputElement.prototype, "switch", { configurable: true, value: false });
    delete Navigator.prototype.vibrate;
    delete navigator.vibrate;
    const media = window.matchMedia;
    window.matchMedia = (query) => query === "(pointer: coarse)"
        ? { matches: true, addEventListener() {} } : media.call(window, query);
"""


def test_settings_and_inspector_tell_that_the_strength_is_the_phones(open_page):
    as_iphone = lambda context: context.add_init_script(IPHONE)
    page = open_page("/?filter=all", prepare=as_iphone, tasks=["Milk"], has_touch=True)
    page.locator("nod-check").tap()
    settle(page)
    page.keyboard.press("i")
    entry = page.locator("#inspector li", has_text="Completed").first
    expect(entry).to_contain_text("the phone's own; its strength can't be chosen")
    expect(page.locator(".inspector-note")).to_contain_text("its strength can't be chosen")
    page.keyboard.press("Escape")
    page.locator("#open-settings:visible, [aria-controls=settings]:visible").first.click()
    expect(page.locator("[name=completionHapticEnabled]")).to_be_visible()
    expect(page.locator("#native-haptic")).to_be_visible()
