"""Touches that are the platform's own: what everybody meets who doesn't feel them."""

from browsers import eventually
from measure import violations
from playwright.sync_api import expect
from rows import settle

# No engine here has the switch, so the property is defined; its checkbox then bears an attribute without a meaning.
IPHONE = """
    Object.defineProperty(HTMLInputElement.prototype, "switch", { configurable: true, value: false });
    delete Navigator.prototype.vibrate;
    delete navigator.vibrate;
    const media = window.matchMedia;
    window.matchMedia = (query) => query === "(pointer: coarse)"
        ? { matches: true, addEventListener() {} } : media.call(window, query);
"""
INPUT = "document.querySelector('li.row nod-check').shadowRoot.querySelector('input')"
IS_SWITCH = f"{INPUT}.matches('[switch][role=checkbox]')"
RING = f"getComputedStyle({INPUT}.getRootNode().querySelector('[part=control]')).outlineStyle"


def as_iphone(context):
    context.add_init_script(IPHONE)


def test_a_check_that_is_a_switch_is_a_checkbox_to_everybody_else(open_page, server):
    trees = []
    for prepare in [None, as_iphone]:
        page = open_page("/?filter=all", prepare=prepare, tasks=["Milk"] if not prepare else [])
        assert page.evaluate(IS_SWITCH) == (prepare is not None)
        box = page.get_by_role("checkbox", name="Milk", exact=True)
        expect(box).not_to_be_checked()
        trees.append(page.locator("li.row").first.aria_snapshot())
        assert page.get_by_role("switch", name="Milk").count() == 0
        page.evaluate("document.querySelector('li.row nod-check').focus()")
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
        assert page.evaluate(RING) == "solid"
        page.keyboard.press("Space")
        settle(page)
        expect(box).to_be_checked()
        assert not page.evaluate(IS_SWITCH)
        # Its row travels to the completed ones, and takes no key on its way.
        page.wait_for_timeout(800)
        page.keyboard.press("Space")
        settle(page)
        expect(box).not_to_be_checked()
        page.wait_for_timeout(600)
        assert violations(page) == []
    assert trees[0] == trees[1]


def test_settings_and_inspector_tell_that_the_strength_is_the_phones(open_page):
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
    page.locator("[name=completionHapticEnabled]").click()
    eventually(page, f"!{INPUT}.hasAttribute('switch')")
