"""An address that has nothing: a page says so and leads back, without a script of its own."""

import pytest
from conftest import ready
from measure import SIZES, restyle, unreadable, violations
from playwright.sync_api import expect
from rows import press

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


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


def test_the_tasks_are_a_key_away(server, open_page):
    server.add("Buy milk")
    page = opened(open_page)
    press(page, "Tab", "Enter")
    page.wait_for_url(f"{server.url}/")
    ready(page)
    expect(page.get_by_role("checkbox", name="Buy milk")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "viewport", [PHONE, DESKTOP, {"width": 320, "height": 480}], ids=["phone", "desktop", "narrow"]
)
@pytest.mark.parametrize("profile", ["standard", "child"])
def test_it_can_be_read_and_hit(server, open_page, viewport, scheme, profile):
    server.call("PATCH", "/settings", {"profile": profile})
    page = opened(open_page, viewport=viewport, color_scheme=scheme)
    assert violations(page) == []
    assert page.get_by_role("link").bounding_box()["height"] >= SIZES[profile]["primary"]
    for css in ("", "html { font-size: 200%; }"):
        restyle(page, css)
        assert unreadable(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
