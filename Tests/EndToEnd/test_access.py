"""For every hand and every reader: the list while somebody does something with it."""

import pytest
from conftest import compose
from measure import small_targets, violations
from playwright.sync_api import expect
from test_completing import check, settle, toasts

def fill(server):
    """A list with something of everything."""
    groceries = server.call("POST", "/collections", {"name": "Groceries"})["id"]
    server.add("A very long title " * 12)
    server.add("Late", due="2020-01-01", priority="A", collections=[groceries])
    server.add("With notes", notes="Remember the green one", due="2099-12-31")
    server.add("Done already", completed=True)


def lay_out(page, state):
    if state == "toast":
        check(page, "Late").click()
        settle(page)
        expect(toasts(page)).to_have_count(1)
    if state == "editing":
        page.locator("li.row", has_text="With notes").locator("[data-action=edit]").click()
        expect(page.locator("textarea[name=title]")).to_be_visible()
    if state == "invalid":
        compose(page)
        page.locator("#composer [type=submit]").click()
        expect(page.locator("#composer-problem")).not_to_be_empty()
    if state == "nothing found":
        page.keyboard.press("/")
        page.keyboard.type("zzzz")
        expect(page.get_by_text("Nothing found")).to_be_visible()


# The list and the settings as they stand are measured with every other surface, in test_everywhere.py.
STATES = ["toast", "editing", "invalid", "nothing found", "empty"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(server, open_page, scheme, state):
    if state != "empty":
        fill(server)
    page = open_page("/?filter=all", color_scheme=scheme)
    lay_out(page, state)
    page.wait_for_timeout(400)
    assert violations(page) == []


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (1440, 900)])
@pytest.mark.parametrize("state", STATES)
def test_every_control_is_hit_on_44_by_44(server, open_page, size, state):
    if state != "empty":
        fill(server)
    page = open_page("/?filter=all", viewport={"width": size[0], "height": size[1]})
    lay_out(page, state)
    # A row that was completed has come to its place.
    page.wait_for_timeout(1500)
    assert small_targets(page) == []


@pytest.mark.parametrize("state", STATES)
def test_every_control_is_hit_on_48_by_48_by_children(server, open_page, state):
    if state != "empty":
        fill(server)
    server.call("PATCH", "/settings", {"profile": "child"})
    page = open_page("/?filter=all", viewport={"width": 390, "height": 844})
    lay_out(page, state)
    page.wait_for_timeout(600)
    assert small_targets(page, "child") == []


def test_the_measure_of_targets_sees_a_small_one(server, open_page):
    fill(server)
    page = open_page("/?filter=all")
    page.evaluate("document.querySelector('#open-settings').style.cssText = 'height: 30px; min-height: 0; padding: 0'")
    assert any("Settings" in problem for problem in small_targets(page))


def test_forced_colours_keep_the_check_visible(server, open_page):
    fill(server)
    page = open_page("/?filter=all", forced_colors="active")
    state = page.evaluate("""() => [...document.querySelectorAll('nod-check')].map((check) => {
            const root = check.shadowRoot;
            return [check.checked, getComputedStyle(root.querySelector('[part=ring]')).stroke,
                getComputedStyle(root.querySelector('[part=mark]')).opacity];
        })""")
    assert all(ring != "none" for _, ring, _ in state)
    assert {opacity for checked, _, opacity in state if checked} == {"1"}
    assert {opacity for checked, _, opacity in state if not checked} == {"0"}
