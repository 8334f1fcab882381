"""An address that has nothing: a page says so and leads back, without a script of its own."""

import pytest
from measure import SIZES, restyle, unreadable, violations
from playwright.sync_api import expect


def opened(open_page, path="/nothing", **options):
    page = open_page(path, watch=False, wait=False, **options)
    expect(page.locator("h1")).to_be_visible()
    return page


def test_it_is_said_and_leads_back_without_javascript(server, open_page):
    server.add("Buy milk")
    page = opened(open_page, "/tasks/today?filter=all", locale="it-IT", java_script_enabled=False)
    expect(page).to_have_title("Qui non c’è nessuna pagina · Attività")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    with page.expect_navigation() as way:
        page.get_by_role("link", name="Vai alle mie attività").click()
    assert way.value.status == 200 and page.url == f"{server.url}/"


@pytest.mark.parametrize("width, scheme, profile", [(320, "light", "child"), (1440, "dark", "standard")])
def test_it_can_be_read_and_hit(open_page, width, scheme, profile):
    page = opened(
        open_page, viewport={"width": width, "height": 480}, color_scheme=scheme, settings={"profile": profile})
    assert violations(page) == []
    assert page.get_by_role("link").bounding_box()["height"] >= SIZES[profile]["primary"]
    for css in ("", "html { font-size: 200%; }"):
        restyle(page, css)
        assert unreadable(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
