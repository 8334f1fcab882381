"""Touches that are the platform's own: what everybody meets who doesn't feel them, and the page that asks who does."""

import pytest
from browsers import eventually
from measure import violations
from native import as_iphone
from playwright.sync_api import expect
from rows import PHONE, settle
from sharing import Shared
from tables import LANGUAGES

INPUT = "document.querySelector('li.row nod-check').shadowRoot.querySelector('input')"
IS_SWITCH = f"{INPUT}.matches('[switch][role=checkbox]')"
RING = f"getComputedStyle({INPUT}.getRootNode().querySelector('[part=control]')).outlineStyle"
PATH = "/try-haptics"


@pytest.mark.engines
def test_a_check_that_is_a_switch_is_a_checkbox_to_everybody_else(open_page, server, engine):
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


@pytest.fixture
def phone(open_page):
    def phone(path=PATH, prepare=as_iphone, **options):
        page = open_page(path, prepare=prepare, wait=False, **{**PHONE, **options})
        page.evaluate("import('/nod/nod.js').then(nod => nod.ready)")
        return page

    return phone


def tap(page, number, answer):
    step = page.locator("#taps > li").nth(number)
    expect(step.locator("h2")).to_be_visible()
    expect(page.locator("#answers")).to_be_hidden()
    step.locator(".own, nod-check, #ask").tap()
    page.locator(f"[data-answer='{answer}']").tap()


def test_five_taps_are_told_as_text_for_an_issue(phone):
    page = phone(user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 26_5 like Mac OS X) Version/26.5 Mobile/1 Safari/604.1")
    eventually(page, "!!document.querySelector('#ask label')")
    for number, answer in enumerate(["felt", "felt", "not felt", "not felt", "not felt"]):
        tap(page, number, answer)
    expect(page.locator("#result-title")).to_be_focused()
    assert page.locator("#report").input_value().splitlines()[:-1] == [
        "haptics on the web",
        "1. the phone's own switch: felt, as expected (no score)",
        "2. a check, completed: felt, as expected (score: native)",
        "3. a check, reopened: not felt, as expected (score: no haptic)",
        "4. a button that asks: not felt, unexpected (score: native)",
        "5. a check, with haptics off: not felt, as expected (score: held back (person))",
        "iOS 26.5, Safari 26.5",
        "switch: yes, vibrate: no, coarse: yes, native: yes, vibrates: no",
    ]
    page.locator("#copy").tap()
    expect(page.locator("#copied")).to_have_text("Copied.")
    assert violations(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [320, 390])
def test_every_tap_fits_a_phone(phone, language, width):
    page = phone(viewport={"width": width, "height": 640}, locale=language)
    for number in range(5):
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        tap(page, number, "felt")
    assert violations(page) == [] and page.evaluate("document.documentElement.scrollWidth <= innerWidth")


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
    page.get_by_text("For designers").click()
    expect(page.get_by_role("link", name="Try haptics")).to_have_attribute("href", PATH)


def test_a_phone_in_the_network_gets_there_once_it_is_let_in(chromium, tmp_path):
    shared = Shared(tmp_path)
    context = chromium.new_context(**PHONE)
    as_iphone(context)
    page = context.new_page()
    page.goto(shared.link)
    page.wait_for_url(shared.url + "/")
    page.goto(shared.url + PATH)
    eventually(page, "!!document.querySelector('#ask label')")
    tap(page, 0, "felt")
    context.close()
    shared.stop()
