"""Collections for every hand and every reader, in every state."""

import pytest
from collecting import collect
from measure import close_targets, small_targets, violations
from playwright.sync_api import expect


def fill(server):
    """Collections in each state; the first has tasks, open and completed, and one with all there can be."""
    collection, [_, notes, _] = collect(
        server, "Groceries", "A very long title " * 8, "Milk", "Bread", completed=["Bread"]
    )
    server.call("PATCH", f"/tasks/{notes}", {"due": "2020-01-01", "priority": "A", "notes": "The green one"})
    exact = "A collection whose name goes on and on, because somebody wanted to be exact about what belongs in it"
    collect(server, exact, "Other")
    collect(server, "Averyveryverylongnamewithoutanyspaceatallthatcannotbebrokenanywhere", "Old", completed=["Old"])
    collect(server, "Empty")
    server.add("Elsewhere", "And elsewhere")
    return collection


def lay_out(page, server, state):
    if state == "problem":
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.locator("#collection-name-problem")).not_to_be_empty()
    # By what they do: for children they are called something else.
    if state == "rename":
        page.locator("[data-action=rename]").click()
    if state == "picker":
        page.locator("[data-action=pick]").click()
        page.get_by_role("checkbox", name="Elsewhere", exact=True).check()
    if state == "editing":
        page.locator("li.row", has_text="Milk").locator("[data-action=edit]").click()
        expect(page.get_by_role("group", name="Collections").get_by_role("checkbox")).to_have_count(4)
    page.wait_for_timeout(400)


# As they stand, the cards and one collection are measured with every other surface, in test_everywhere.py.
PLACES = [
    ("problem", "/collections"), ("rename", "/collections/1"),
    ("picker", "/collections/1"), ("editing", "/collections/1"),
    ("nothing in it", "/collections/4"), ("missing", "/collections/99"),
]


def open_place(open_page, server, state, path, **options):
    fill(server)
    page = open_page(path, wait=state != "missing", **options)
    if state == "missing":
        expect(page.get_by_text("This collection isn't here")).to_be_visible()
    lay_out(page, server, state)
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state, path", PLACES)
def test_axe_finds_nothing(server, open_page, scheme, state, path):
    assert violations(open_place(open_page, server, state, path, color_scheme=scheme)) == []


@pytest.mark.parametrize("profile", ["standard", "child"])
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
@pytest.mark.parametrize("state, path", PLACES)
def test_every_control_is_hit_and_keeps_its_distance(server, open_page, profile, size, state, path):
    server.call("PATCH", "/settings", {"profile": profile})
    page = open_place(open_page, server, state, path, viewport={"width": size[0], "height": size[1]})
    assert close_targets(page) == []
    assert small_targets(page, profile) == []


def test_the_measure_of_gaps_sees_a_small_one(server, open_page):
    page = open_place(open_page, server, "as it stands", "/collections/1")
    page.evaluate("document.querySelector('.collection-actions').style.gap = '4px'")
    assert any("Add existing tasks" in pair for pair in close_targets(page))


@pytest.mark.parametrize("width, zoom", [(320, 1), (390, 2)])
@pytest.mark.parametrize("state, path", PLACES)
def test_nothing_scrolls_sideways(server, open_page, width, zoom, state, path):
    page = open_place(open_page, server, state, path, viewport={"width": width, "height": 800})
    page.evaluate("(zoom) => { document.documentElement.style.fontSize = `${zoom * 100}%`; }", zoom)
    page.wait_for_timeout(200)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cut = page.evaluate(
        """() => [...document.querySelectorAll('main button, main label, h1, h2, main p, .row-title, .mark')]
        .filter((element) => {
            const box = element.getBoundingClientRect();
            return element.checkVisibility() && !element.closest('.visually-hidden')
                && box.width > 1 && (box.left < -1 || box.right > innerWidth + 1);
        }).map((element) => element.textContent.trim().slice(0, 40))"""
    )
    assert cut == []
