"""Buttons: when a press is drawn, and that a button and its action have one haptic."""

import pytest
from browsers import Fingers

pytestmark = pytest.mark.engines

BUTTON = 'data-nod-press="button"'
SAVES = 'data-nod-press="primary" data-nod-saves'


def press(page, does, attributes, profile, act=None):
    """The haptics of a button with this action, in a profile."""
    page.js(f"""(() => {{
        document.querySelector("#probe")?.remove();
        nod.preferences({{ profile: "{profile}" }});
        document.body.insertAdjacentHTML("beforeend", '<button id="probe" {attributes}>Press</button>');
        const button = document.querySelector("#probe");
        button.addEventListener("click", () => {{ {does} }});
        seen.scores.length = seen.vibrations.length = 0;
    }})()""")
    (act or (lambda: page.click("#probe", delay=120)))()
    page.wait(700)
    return page.felt()


# The effect of a click, the button's attributes, and the expected haptics in the standard and the child profile.
@pytest.mark.chromium
@pytest.mark.parametrize("does, attributes, standard, child", [
    ("nod.moment('succeeded', { message: 'Saved' })", BUTTON, ["success"], ["success"]),
    ("milk.toggle()", 'data-nod-press="card"', ["success"], ["success"]),
    # Seed 003's styles have haptics in both.
    ("", 'data-nod-press="icon"', ["medium"], ["medium"]),
    ("", SAVES, [], []),
    # Later reports are news, unless they failed or have no cause.
    ("setTimeout(() => nod.moment('succeeded', { element: button, message: 'Saved' }), 200)", BUTTON, [], ["medium"]),
    ("setTimeout(() => nod.moment('succeeded', { cause: button, message: 'Saved' }), 200)", BUTTON, [], ["medium"]),
    ("setTimeout(() => nod.moment('failed', { element: button, message: 'No' }), 200)", BUTTON, ["error"],
     ["medium", "error"]),
    ("setTimeout(() => nod.moment('warned', { element: button, cause: null, message: 'Hm' }), 200)", BUTTON,
     ["warning"], ["medium", "warning"]),
    # A save has one haptic.
    ("setTimeout(() => { for (const name of ['captured', 'succeeded']) nod.moment(name, { element: button, "
     "message: 'Saved' }); }, 200)", SAVES, ["medium"], ["medium"]),
])
def test_one_haptic_is_felt_of_a_button_and_what_it_does(page, does, attributes, standard, child):
    assert press(page, does, attributes, "standard") == standard
    page.js("milk.checked = false")
    assert press(page, does, attributes, "child") == child


def test_a_press_is_seen_at_once_and_felt_when_it_acts(page):
    def hold():
        page.hover("#probe")
        page.mouse.down()
        page.wait(200)
        assert page.felt() == [] and page.answers()[-1]["moments"] == ["pressed(button)"]
        page.mouse.up()

    def slide_off():
        page.hover("#probe")
        page.mouse.down()
        page.mouse.move(5, 5)
        page.mouse.up()

    assert press(page, "", BUTTON, "child", hold) == ["medium"]
    assert press(page, "", BUTTON, "child", slide_off) == []

    def slide_off_and_back():
        page.hover("#probe")
        page.mouse.down()
        page.mouse.move(5, 5)
        page.hover("#probe")
        page.wait(200)
        page.mouse.up()

    assert press(page, "", BUTTON, "child", slide_off_and_back) == ["medium"]
    shown = [score["moments"] for score in page.js("seen.scores")]
    assert shown == [["pressed(button)"], [], ["pressed(button)"], [], ["pressed(button)"]], "on, off, on, off, felt"
    by_key = lambda: page.press("#probe", "Enter")
    assert press(page, "nod.moment('succeeded', { message: 'Saved' })", BUTTON, "child", by_key) == ["success"]
    # A screen reader clicks without a pointerdown.
    clicked = lambda: page.js("document.querySelector('#probe').click()")
    assert press(page, "", BUTTON, "child", clicked) == ["medium"]
    assert page.answers()[0]["moments"] == ["pressed(button)"]
    assert len(page.js("seen.scores")) == 3, "shown, felt, and let go"


PLACE_BUTTON = """(scrolls) => {
    document.querySelector("#probe")?.remove();
    nod.preferences({ profile: "child" });
    document.body.insertAdjacentHTML("afterbegin", "<button id=probe data-nod-press=button>Press</button>");
    probe.style.cssText = "position: fixed; inset: 200px auto auto 100px; width: 90px; height: 60px";
    const { style } = document.documentElement;
    style.cssText = scrolls ? "overflow: auto; height: 3000px" : "overflow: clip; height: 100px";
    document.body.style.display = scrolls ? "block" : "contents";
    for (const one of document.body.children) one.hidden = !scrolls && one.id !== "probe";
    seen.scores.length = seen.vibrations.length = 0;
    const now = (name) => () => { globalThis[name] = performance.now(); };
    // A page that is busy hears of a finger late: the engine counts from when it went down.
    addEventListener("pointerdown", (event) => { now("heardAt")(); globalThis.downAt = event.timeStamp; },
        { capture: true, once: true });
    document.addEventListener("nod-score", now("shownAt"), { once: true });
}"""


@pytest.mark.page(has_touch=True, viewport={"width": 400, "height": 500})
def test_a_finger_is_a_press_at_once_where_nothing_scrolls(page, fingers):
    def shown_after(held, scrolls, end="touchEnd"):
        page.js(PLACE_BUTTON, scrolls)
        fingers.send("touchStart", (140, 230))
        page.wait(held)
        fingers.send(end)
        page.wait(400)
        return page.js("({ down: shownAt - downAt, heard: shownAt - heardAt })")

    assert shown_after(200, scrolls=False)["heard"] < 60 and page.felt() == ["medium"]
    assert shown_after(200, scrolls=True)["down"] >= 69 and page.felt() == ["medium"]
    shown_after(10, scrolls=True)
    assert page.felt() == ["medium"]
    # A finger that scrolls; on a busy machine it may stay for too long.
    assert any(shown_after(0, scrolls=True, end="touchCancel") and not page.js("seen.scores.length") for _ in range(5))
    assert page.felt() == []


# The button moves away as soon as it is pressed, and another element takes its place.
MOVES_AWAY = """(() => {
    put("div", "around", 300, 300, 90, 60).append(put("button", "probe", 0, 0, 90, 60));
    around.style.zIndex = 9;
    probe.dataset.nodPress = "";
    probe.addEventListener("pointerdown", () => { probe.style.left = "200px"; });
    globalThis.clicked = [];
    addEventListener("click", ({ target }) => clicked.push(target.id || target.localName));
})()"""


@pytest.mark.parametrize("by", ["mouse", pytest.param("finger", marks=[
    pytest.mark.page(has_touch=True), pytest.mark.chromium])])
def test_a_button_that_moves_away_is_clicked_once_all_the_same(page, by):
    page.js(MOVES_AWAY)
    fingers = by == "finger" and Fingers(page.page)
    page.mouse.move(345, 330)
    fingers.send("touchStart", (345, 330)) if fingers else page.mouse.down()
    page.wait(100)
    fingers.send("touchEnd") if fingers else page.mouse.up()
    page.until("clicked.length > 0")
    page.wait(400)
    assert page.js("clicked") == ["probe"]


def test_a_button_that_is_left_or_covered_or_gone_is_not_clicked(page):
    page.js(MOVES_AWAY)

    def pressed(happens, end=(345, 330)):
        page.js("probe.style.left = 0")
        page.mouse.move(345, 330)
        page.mouse.down()
        page.js(happens)
        page.mouse.move(*end)
        page.mouse.up()

    pressed("0", end=(345, 400))
    pressed("probe.disabled = true")
    pressed("probe.disabled = false; probe.style.visibility = 'hidden'")
    assert "probe" not in page.js("clicked")
    page.js("probe.style.visibility = ''; document.body.append(document.createElement('dialog'))")
    pressed("probe.style.left = 0; document.querySelector('dialog').showModal()")
    pressed("document.querySelector('dialog').close(); around.remove()")
    assert "probe" not in page.js("clicked")
