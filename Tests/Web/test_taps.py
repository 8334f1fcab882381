"""First taps: recorded where fingers land, judged by the engine, kept only where somebody asks for it."""

import json

import pytest

pytestmark = pytest.mark.page(has_touch=True, viewport={"width": 500, "height": 600})

SCENE = """(async () => {
    for (const one of document.querySelectorAll("header, main")) one.hidden = true;
    globalThis.button = (id, left, top, side = 44) => {
        const one = Object.assign(document.createElement("button"), { id, textContent: id });
        Object.assign(one.style, { position: "fixed", left: `${left}px`, top: `${top}px`, padding: 0,
            inlineSize: `${side}px`, blockSize: `${side}px` });
        document.body.append(one);
        return one;
    };
    button("one", 100, 100);
    button("two", 148, 100);
    button("off", 300, 100).disabled = true;
    document.body.append(milk);
    Object.assign(milk.style, { position: "fixed", left: "100px", top: "300px" });
    await nod.recordTaps({ surface: () => "home", name: ({ id }) => id });
})()"""
SHORT = """taps => taps.map(({ verdict, control, isRetry, isRage, isUndone }) =>
    [verdict, control, isRetry && 'isRetry', isRage && 'isRage', isUndone && 'isUndone'].filter(Boolean).join(' '))"""


@pytest.fixture
def tap(page, fingers):
    page.js(SCENE)

    def tapped(*places, after=120):
        for x, y in places:
            fingers.tap(x, y)
            page.wait(after)
        return page.js(f"nod.firstTaps().then({SHORT})")

    return tapped


def test_what_answers_at_once_is_a_success_and_what_does_after_a_dead_touch_a_retry(page, tap):
    assert tap((120, 120)) == ["success one"]
    assert tap((120, 200), (120, 140)) == ["success one", "missed one", "again one isRetry"]
    first, missed, _ = page.js("nod.firstTaps()")
    assert (first["surface"], first["isFirst"], missed["isFirst"]) == ("home", True, True)
    # 163 pixels to the inch; the middle of the button is at 122.
    off = first["dx"], missed["dy"], first["width"], first["height"]
    assert [length * 163 / 25.4 for length in off] == pytest.approx([-2, 78, 44, 44], abs=0.01)
    assert (first["neighbors"], first["neighborSize"]) == ("lr", first["width"])


def test_a_touch_of_nothing_or_of_what_is_disabled_is_aimless_and_does_not_count(page, tap):
    assert tap((400, 500), (322, 122)) == ["aimless", "aimless"]
    assert [one["isFirst"] for one in page.js("nod.firstTaps()")] == [False, False]
    assert "control" not in page.js("nod.firstTaps()")[0]


def test_four_touches_at_once_are_a_rage(page, tap):
    assert tap(*[(400, 500)] * 4, after=20) == ["missed", "again", "again", "again isRage"]


def test_what_is_undone_soon_was_wrong(page, tap):
    assert tap((122, 322)) == ["success milk"]
    page.until("document.querySelector('nod-toasts').shadowRoot.querySelector('button')")
    page.wait(200)
    x, y, width, height = page.js("""(() => {
        const { x, y, width, height } = document.querySelector('nod-toasts').shadowRoot.querySelector('button')
            .getBoundingClientRect();
        return [x, y, width, height];
    })()""")
    assert tap((x + width / 2, y + height / 2)) == ["wrong milk isUndone", "success"]


def test_a_check_that_is_tapped_again_takes_back_what_it_did(page, tap):
    assert tap((122, 322), (122, 322), after=600) == ["wrong milk isUndone", "success milk"]


def test_what_a_key_undoes_was_wrong_and_is_no_touch(page, tap):
    tap((122, 322))
    page.js("nod.undo()")
    assert tap() == ["wrong milk isUndone"]


def test_a_touch_that_was_forgiven_is_a_success(page, tap):
    page.js("nod.forgive(document.body.appendChild(Object.assign(document.createElement('section'), { id: 'root' })))")
    page.js("Object.assign(root.style, { position: 'fixed', inset: 0 }); root.append(one)")
    page.wait(200)
    assert tap((86, 122)) == ["success one"]


def test_mouse_keys_scrolling_and_long_presses_are_no_taps(page, tap, fingers):
    page.mouse.click(120, 120)
    page.js("one.focus()")
    page.keyboard.press("Enter")
    fingers.send("touchStart", (400, 500))
    page.wait(700)
    fingers.send("touchEnd")
    fingers.send("touchStart", (400, 500))
    fingers.send("touchMove", (400, 450))
    fingers.send("touchMove", (400, 400))
    fingers.send("touchEnd")
    assert tap() == []


def test_taps_are_kept_where_that_is_asked_for_and_only_then(page, tap):
    assert tap((120, 120)) == ["success one"]
    leave = """(() => { Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        dispatchEvent(new Event('visibilitychange')); delete document.hidden; })()"""
    page.js(leave)
    assert page.js("Object.keys(localStorage).length") == 0
    page.js("nod.recordTaps({ keepAs: 'taps' })")
    page.js(leave)
    assert [one["control"] for one in json.loads(page.js("localStorage.taps"))] == ["one"]
    page.reload()
    page.until("globalThis.seen?.isReady !== undefined")
    page.js(SCENE.replace('surface: () => "home", name: ({ id }) => id', "keepAs: 'taps'"))
    assert tap((160, 120)) == ["success one", "success two"]
    page.js("nod.forgetTaps()")
    assert tap() == [] and page.js("localStorage.taps") is None
    tap((160, 120))
    page.js(leave)
    page.js("nod.recordTaps(null)")
    assert tap((160, 120)) == [] and page.js("localStorage.taps") is None


@pytest.mark.parametrize("found", ["{", "3", '{"a": 1}', '[{"x": 1}, null]'])
def test_what_is_no_list_of_taps_is_left_out(page, tap, found):
    page.js(f"localStorage.taps = {json.dumps(found)}; nod.recordTaps({{ keepAs: 'taps' }})")
    assert tap((120, 120)) == ["success one"]
