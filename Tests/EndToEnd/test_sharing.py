"""`tasks serve --share` as used on a phone."""

import pytest
from conftest import compose
from measure import violations
from playwright.sync_api import expect
from sharing import shared
from tables import APP, LANGUAGES


def test_a_device_that_is_forgotten_while_it_is_used_loses_nothing_and_goes_on_after_a_new_link(shared, open_page):
    file = shared.database.with_name("tasks.txt")
    file.write_text("Bread\nMilk\nRice\n")
    shared.run("import", file)
    phone = open_page(shared.link, viewport={"width": 320, "height": 640}, service_workers="allow")
    phone.locator("li.row", has_text="Bread").locator("[data-action=edit]").click()
    phone.fill("textarea[name=notes]", "Half a note")
    compose(phone)
    phone.fill("#composer-title", "Half a thought")
    phone.keyboard.press("Escape")
    shared.forget()
    phone.locator("li.row", has_text="Milk").locator("nod-check input").check()
    banner = phone.locator("#offline")
    expect(banner).to_contain_text("This device no longer has access")
    expect(banner).to_contain_text("1 change waiting.")
    phone.get_by_role("button", name="Save").click()
    expect(phone.locator("[data-problem=form]")).to_contain_text("Ask for a new link")
    assert violations(phone) == []
    shared.stop()
    shared.start()
    open_page(shared.link, context=phone.context).close()
    # The page notices on its next try, and sends the queued change.
    expect(banner).to_be_empty(timeout=20_000)
    expect(phone.locator("textarea[name=notes]")).to_have_value("Half a note")
    expect(phone.locator("li.row:not([inert])", has_text="Milk")).to_have_count(0)
    expect(phone.locator("[data-count=completed]")).to_have_text("1")
    phone.keyboard.press("Escape")
    compose(phone)
    expect(phone.locator("#composer-title")).to_have_value("Half a thought")


@pytest.mark.parametrize("path, title", [("/", "sharing.closed.title"), ("/share?token=spent", "sharing.spent.title")])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_outside_fit_320_pixels(shared, open_page, path, title, scheme, language):
    options = dict(viewport={"width": 320, "height": 568}, color_scheme=scheme, locale=language)
    page = open_page(shared.page + path, wait=False, **options)
    expect(page.get_by_role("heading")).to_have_text(APP[language][title])
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.locator("a.button").bounding_box()["height"] >= 44
    assert violations(page) == []
