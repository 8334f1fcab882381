"""Every surface, dialog and panel for every reader: each is opened once, and everything is measured on it that
test_states.py doesn't measure in all their states.
"""

import pytest
from conftest import Server, compose, ready
from measure import BOXES, SPACING, close_targets, restyle, sheer, small_targets, unreadable, unseen, violations
from playwright.sync_api import expect
from rows import wear

LONG = "A title that goes on and on, because somebody wanted to be exact about what there is to do here"
UNBROKEN = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung" * 2
TITLES = [
    LONG, UNBROKEN, "🎉👩‍👩‍👧‍👦🏳️‍🌈 Party 🥳" * 3, "שלום עולם: לקנות חלב ולחם בדרך הביתה", "Milk",
    "<b>Bold</b> & “quoted”",
]

PLACES = {
    "list": "/?filter=all", "board": "/board", "capture": "/capture", "collections": "/collections",
    "collection": "/collections/1",
    "settings": "/", "composer": "/", "inspector": "/?filter=all",
}
SURFACES = ["list", "board", "capture", "collections", "collection"]


def fill(server):
    """Something of everything: the first collection holds all of it, the others are named as nobody should name one."""
    server.call("PATCH", "/settings", {"completionSoundEnabled": True})
    for name in ["Groceries", UNBROKEN, "מכולת", "Empty"]:
        server.call("POST", "/collections", {"name": name})
    ids = server.add(*TITLES, collections=[1])
    # Capture shows what is in no collection.
    server.add(*TITLES[1:4])
    server.call("PATCH", f"/tasks/{ids[4]}", {"due": "2020-01-01", "priority": "A", "notes": "The green one"})
    server.call("PATCH", f"/tasks/{ids[1]}", {"column": "doing", "due": "2099-12-31"})
    done = server.add("Done already", UNBROKEN[::-1], collections=[1, 2], captured=True)
    for item in done:
        server.call("PATCH", f"/tasks/{item}", {"completed": True})


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("everywhere")).start()
    fill(server)
    yield server
    server.stop()


def lay_out(page, name):
    if name == "settings":
        page.click("#open-settings")
        page.click(".designers summary")
    if name == "composer":
        compose(page)
    if name == "inspector":
        page.locator("#open-settings").focus()
        page.keyboard.press("i")
        expect(page.locator("#inspector")).to_be_visible()
        page.keyboard.press("Escape")
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        page.keyboard.press("i")
        expect(page.locator("#inspector li")).not_to_have_count(0)
    if name == "board":
        expect(page.locator(".card")).to_have_count(11)
    if name in SURFACES:
        # What has been loaded is in sight a moment later.
        expect(page.locator("li.row, .collection-link").first).to_be_visible()


@pytest.fixture(scope="module", params=PLACES)
def opened(request, browser, server):
    """One place of the app, opened once for all that is measured there."""
    phone = {"width": 390, "height": 844}
    context = browser.new_context(viewport=phone, reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(f"{server.url}{PLACES[request.param]}")
    ready(page)
    page.name = request.param
    lay_out(page, request.param)
    yield page
    context.close()
    assert problems == []


@pytest.fixture
def page(opened):
    opened.emulate_media(color_scheme="light", reduced_motion="reduce", forced_colors="none", contrast="no-preference")
    look(opened)
    return opened


def look(page, width=390, text=100, css="", direction="ltr"):
    """The same page in a window of another width, with larger text, in other letters, the other way round."""
    page.set_viewport_size({"width": width, "height": 844})
    restyle(page, css)
    page.evaluate("""([text, direction]) => {
            Object.assign(document.documentElement, { dir: direction }).style.fontSize = `${text}%`;
            scrollTo(0, 0);
            // The skip link lies over the page while it has the focus.
            document.activeElement.blur();
        }""", [text, direction])
    page.wait_for_timeout(60)


def nothing(found, where=""):
    """Everything that was found is said, not the first of it alone."""
    assert found == [], "\n".join([where, *found])


@pytest.mark.parametrize("width, text, css", [
    (320, 100, ""), (390, 200, ""), (1440, 100, ""), (320, 100, SPACING),
], ids=["320 px", "200 %", "1440 px", "spaced"])
def test_everything_can_be_read(page, width, text, css):
    look(page, width, text, css)
    nothing(unreadable(page))


def test_a_child_reads_everything_on_a_narrow_page(server, page):
    wear(server, page, "child")
    look(page, 320)
    nothing(unreadable(page))
    wear(server, page, "standard")


def test_forced_colours_leave_edges_and_focus(page):
    page.emulate_media(forced_colors="active")
    page.keyboard.press("Shift")
    nothing(unseen(page))


# The colours of the palette's variables.
COLORS = """
(names) => names.map((name) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
})
"""


def test_more_contrast_is_more(page):
    """Text at 7:1, and lines as dark as text."""
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme, contrast="more")
        nothing(violations(page, {"runOnly": {"type": "rule", "values": ["color-contrast-enhanced"]}}), scheme)
        assert page.evaluate(COLORS, ["--line", "--hairline", "--ink"]) == page.evaluate(COLORS, ["--ink"]) * 3


def test_nothing_shines_through_for_who_asked_so(page):
    session = page.context.new_cdp_session(page)
    for wish, holds in {"reduce": True, "no-preference": page.name not in ["settings", "composer"]}.items():
        features = [{"name": "prefers-reduced-transparency", "value": wish}]
        session.send("Emulation.setEmulatedMedia", {"features": features})
        assert (sheer(page) == []) is holds, wish


@pytest.mark.parametrize("width", [390, 1440])
def test_right_to_left_is_mirrored(page, width):
    look(page, width)
    one = page.evaluate(BOXES)
    look(page, width, direction="rtl")
    other = page.evaluate(BOXES)
    assert len(one) == len(other) >= 2
    wrong = [
        f"{left['name']}: {left['left']:.0f}–{left['right']:.0f} became {right['left']:.0f}–{right['right']:.0f}"
        for left, right in zip(one, other)
        if abs(left["left"] - (width - right["right"])) > 1 or abs(left["right"] - (width - right["left"])) > 1
        or abs(left["top"] - right["top"]) > 1
    ]
    nothing(wrong)
    nothing(unreadable(page))


# Broken in one way each; who measures has to see it.
FAULTS = {
    "a title that is cut": (unreadable, ".row-title { max-block-size: 1em; overflow: hidden; }"),
    "a title beyond the window": (
        unreadable, ".row-title { white-space: nowrap; overflow-wrap: normal; max-inline-size: none; }"),
    "one control over another": (unreadable, ".row-delete { margin-inline-start: -6rem; }"),
    "neighbours that touch": (close_targets, ".row-body { margin-inline-end: -.5rem; }"),
    "a small target": (small_targets, ".row-delete.button { min-block-size: 40px; block-size: 40px; }"),
    "a covered target": (small_targets, "main::after { content: ''; position: fixed; inset: 0; }"),
    "no focus": (unseen, ":focus-visible { outline: none !important; }"),
    "no edge": (unseen, ".field, .list { border: 0 !important; }"),
    "faint text": (violations, ".row-title [data-nod-title] { color: #aaa; }"),
}


@pytest.mark.parametrize("opened", ["list"], indirect=True)
@pytest.mark.parametrize("fault", FAULTS)
def test_the_measures_see(page, fault):
    measure, css = FAULTS[fault]
    look(page, 390, css=css)
    if measure is unseen:
        page.emulate_media(forced_colors="active")
    assert measure(page) != []
