"""First taps: recorded on touch, evaluated by the engine, and never stored."""

import pytest

pytestmark = pytest.mark.page(has_touch=True, viewport={"width": 500, "height": 600})

SCENE = """(async () => {
    for (const one of document.querySelectorAll("header, main")) one.hidden = true;
    put("button", "one", 100, 100);
    put("button", "off", 300, 100).disabled = true;
    put(milk, "milk", 100, 300);
    await nod.countTaps();
})()"""


@pytest.fixture
def tap(page, fingers):
    page.js(SCENE)

    def tapped(*places, after=120):
        """First taps, successes and retries."""
        for x, y in places:
            fingers.tap(x, y)
            page.wait(after)
        return page.js("nod.firstTaps().then(({ count, successes, retries }) => [count, successes, retries])")

    return tapped


def test_what_answers_at_once_is_a_success_and_what_does_after_a_dead_touch_a_retry(page, tap):
    assert tap((120, 120)) == [1, 1, 0]
    assert tap((120, 200), (120, 140)) == [2, 1, 1]
    page.js("nod.countTaps(false)")
    assert tap((120, 120)) == [0, 0, 0] and page.js("localStorage.length") == 0


def test_what_is_undone_soon_was_no_success(page, tap):
    assert tap((122, 322)) == [1, 1, 0]
    page.locator("nod-toasts .action").wait_for()
    page.wait(200)
    assert tap(page.middle("nod-toasts .action", 0.5)) == [2, 1, 0]


def test_a_check_that_is_tapped_again_takes_back_what_it_did(tap):
    assert tap((122, 322), (122, 322), after=600) == [2, 1, 0]


def test_what_a_key_undoes_was_no_success_and_is_no_touch(page, tap):
    tap((122, 322))
    page.js("nod.undo()")
    assert tap() == [1, 0, 0]


def test_a_touch_that_was_forgiven_is_a_success(page, tap):
    page.js("nod.forgive(document.body.appendChild(Object.assign(document.createElement('section'), { id: 'root' })))")
    page.js("Object.assign(root.style, { position: 'fixed', inset: 0 }); root.append(one)")
    page.wait(200)
    assert tap((86, 122)) == [1, 1, 0]


def test_mouse_keys_scrolling_and_long_presses_are_no_taps(page, tap, fingers):
    page.mouse.click(120, 120)
    page.js("one.focus()")
    page.keyboard.press("Enter")
    fingers.send("touchStart", (120, 120))
    page.wait(700)
    fingers.send("touchEnd")
    fingers.send("touchStart", (120, 120))
    fingers.send("touchMove", (120, 70))
    fingers.send("touchMove", (120, 40))
    fingers.send("touchEnd")
    assert tap() == [0, 0, 0]
