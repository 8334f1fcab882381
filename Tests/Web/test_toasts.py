"""Toasts where room is short."""

import pytest

pytestmark = pytest.mark.chromium
LONG = "Read the whole of the report before Monday’s meeting, and " * 7
PARTS = """(() => {
    const line = document.querySelector("nod-toasts").shadowRoot.querySelector("li:not([inert])");
    return Object.fromEntries([["toast", line], ["text", line.querySelector("p")], ["action", line.querySelector(".action")],
        ["dismiss", line.querySelector(".dismiss")]].map(([name, part]) => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            return [name, { left, top, right, bottom, height: bottom - top }];
        }));
})()"""
SIZES = [(390, 664), (320, 568), (320, 256), (1000, 800)]


def settled(page):
    """The toast has come."""
    page.until("document.querySelector('nod-toasts').shadowRoot.querySelector('li:not([inert])')")
    page.wait(500)
    return page.js(PARTS)


@pytest.mark.parametrize("width, height", SIZES)
@pytest.mark.parametrize("moment", ["completed", "failed"])
def test_with_a_long_title_the_buttons_are_in_sight_and_all_is_said(page, width, height, moment):
    page.set_viewport_size({"width": width, "height": height})
    page.js(f"milk.subject = `{LONG}`; server.mode = '{'refuses' if moment == 'failed' else 'works'}'")
    page.click("#milk")
    if moment == "failed":
        page.until("milk.state === 'failed'")
    parts = settled(page)
    assert all(0 <= parts[name]["left"] and parts[name]["right"] <= width and 0 <= parts[name]["top"]
               and parts[name]["bottom"] <= height for name in parts), parts
    if moment == "completed":
        line = page.js("parseFloat(getComputedStyle(document.querySelector('nod-toasts').shadowRoot.querySelector('p'))"
                       ".lineHeight)")
        assert parts["text"]["height"] == pytest.approx(2 * line, abs=1)
    assert LONG.strip() in page.toasts()[-1] and LONG.strip() in page.said()[moment == "failed"]


@pytest.mark.parametrize("width", [320, 390, 1000])
@pytest.mark.parametrize("message", ["Saved", "A sentence that has to be told in more than one line on a phone"])
def test_the_buttons_stand_beside_the_words(page, width, message):
    page.set_viewport_size({"width": width, "height": 700})
    page.js(f"nod.moment('warned', {{ message: '{message}', action: 'undo' }})")
    parts = settled(page)
    tops = [parts[name]["top"] for name in ["action", "dismiss"]]
    assert tops[0] == tops[1] and parts["text"]["right"] <= parts["action"]["left"]
    assert parts["text"]["top"] <= tops[0] + parts["action"]["height"] / 2 <= parts["text"]["bottom"]
