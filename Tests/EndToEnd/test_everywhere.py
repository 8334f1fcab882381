"""Every surface, dialog and panel for every reader: what test_states.py doesn't cover."""

import pytest
from measure import BOXES, SPACING, restyle, sheer, unreadable, unseen, violations
from rows import wear
from test_states import reach  # noqa: F401

PLACES = ["list", "board", "capture", "collections", "collection", "settings", "composer", "inspector"]


@pytest.fixture(params=PLACES)
def page(request, reach):
    page = reach(request.param, viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page.name = request.param
    return page


def look(page, width=390, text=100, css="", direction="ltr"):
    """The same page with another width, larger text, wider spacing, or mirrored."""
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
    """Reports everything found, not only the first problem."""
    assert found == [], "\n".join([where, *found])


def test_everything_can_be_read(server, page):
    for width, text, css in [(320, 100, ""), (390, 200, ""), (1440, 100, ""), (320, 100, SPACING)]:
        look(page, width, text, css)
        nothing(unreadable(page), f"{width} px, {text} %")
    wear(server, page, "child")
    look(page, 320)
    nothing(unreadable(page), "child")


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
