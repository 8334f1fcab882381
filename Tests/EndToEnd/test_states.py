"""Every surface in every state, checked for accessibility.

test_everywhere.py measures more of the surfaces.
"""

import pytest
from boards import handle
from collecting import collect
from conftest import compose
from measure import CONTRAST, close_targets, restyle, small_targets, unreadable, violations
from playwright.sync_api import expect
from rows import complete, dismiss, rest, toasts

EXACT = "A collection whose name goes on and on, because somebody wanted to be exact about what belongs in it"
UNBROKEN = "Averyveryverylongnamewithoutanyspaceatallthatcannotbebrokenanywhere"


def fill(server):
    _, [_, milk, _] = collect(server, "Groceries", "A very long title " * 12, "Milk", "Bread", completed=["Bread"])
    server.call("PATCH", f"/tasks/{milk}", {"due": "2020-01-01", "priority": "A", "notes": "The green one"})
    collect(server, EXACT, "Other")
    collect(server, UNBROKEN, "Old", completed=["Old"])
    collect(server, "Empty")
    server.add("Elsewhere", "And elsewhere", "A very long thought " * 12, "Short")
    server.add("With notes", notes="Remember the green one", due="2099-12-31")
    server.add("Water the plants", column="doing")
    server.add("🎉👩‍👩‍👧‍👦🏳️‍🌈 Party 🥳" * 3, "שלום עולם: לקנות חלב ולחם בדרך הביתה", "<b>Bold</b> & “quoted”", UNBROKEN * 2)


def message(page):
    complete(page, "Milk")
    expect(toasts(page)).to_have_count(1)
    # The row has reached its place; the pointer keeps the toast.
    toasts(page).hover()
    page.wait_for_timeout(1500)


def editing(title):
    return lambda page: page.locator("li.row", has_text=title).locator("[data-action=edit]").click()


def invalid(page):
    compose(page)
    page.locator("#composer [type=submit]").click()
    expect(page.locator("#composer-problem")).not_to_be_empty()


def nothing_found(page):
    page.keyboard.press("/")
    page.keyboard.type("zzzz")
    expect(page.get_by_text("Nothing found")).to_be_visible()


def inspector(page):
    complete(page, "Milk")
    dismiss(page)
    page.keyboard.press("i")
    rest(page)


def settings(page):
    page.click("#open-settings")
    for fold in page.locator("#settings details:not([open]) > summary:visible").all():
        fold.click()


def composer(page):
    compose(page)
    page.get_by_role("radio", name="Pick a date").press("Space")
    expect(page.locator("#composer-collection")).to_be_visible()


def problem(page):
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#collection-name-problem")).not_to_be_empty()


def editing_member(page):
    editing("Milk")(page)
    expect(page.get_by_role("group", name="Collections").get_by_role("checkbox")).to_have_count(4)


# The path and the steps to each state; empty states have no tasks.
STATES = {
    "list": ("/?filter=all", None), "board": ("/board", None), "capture": ("/capture", None),
    "collections": ("/collections", None), "collection": ("/collections/1", None),
    "message": ("/?filter=all", message), "editing": ("/?filter=all", editing("With notes")),
    "invalid": ("/?filter=all", invalid), "nothing found": ("/?filter=all", nothing_found),
    "settings": ("/", settings), "inspector": ("/?filter=all", inspector), "empty list": ("/?filter=all", None),
    "menu": ("/board", lambda page: handle(page, "Water").click()), "editing a card": ("/board", editing("Water")),
    "empty board": ("/board", None), "composer": ("/capture", composer),
    "editing a capture": ("/capture", editing("Short")), "empty capture": ("/capture", None),
    "problem": ("/collections", problem),
    "rename": ("/collections/1", lambda page: page.locator("[data-action=rename]").click()),
    "editing a member": ("/collections/1", editing_member),
    "nothing in it": ("/collections/4", None),
    "missing": ("/collections/99", lambda page: expect(page.get_by_text("This collection isn't here")).to_be_visible()),
}
# A menu's targets are measured in test_board.py.
MEASURED = [state for state in STATES if state != "menu"]
OF_COLLECTIONS = [state for state, (path, _) in STATES.items() if path.startswith("/collections")]


@pytest.fixture
def reach(server, open_page):
    def reach(state, **options):
        path, act = STATES[state]
        if not state.startswith("empty"):
            fill(server)
        page = open_page(path, wait=state != "missing", **options)
        if act:
            act(page)
        # Rows out of view would otherwise get their heights during the measurement.
        restyle(page)
        page.wait_for_timeout(500)
        return page

    return reach


@pytest.mark.parametrize("profile", ["standard", "child"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_and_every_control_is_hit_and_keeps_its_distance(reach, state, profile):
    page = reach(state, settings={"profile": profile})
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, CONTRAST) == []
    for width in [390, 320, 1440] if state in MEASURED else []:
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_timeout(100)
        assert small_targets(page, profile) == [], width
        assert close_targets(page) == [], width


@pytest.mark.parametrize("width, zoom", [(320, 100), (390, 200)])
@pytest.mark.parametrize("state", OF_COLLECTIONS)
def test_everything_can_be_read(reach, width, zoom, state):
    page = reach(state, viewport={"width": width, "height": 800})
    restyle(page, f"html {{ font-size: {zoom}%; }}")
    page.wait_for_timeout(200)
    assert unreadable(page) == []


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
