"""Touches beside controls: given to the intended one, or ignored if they mean something else.

Chromium gives touches within 10 pixels to a control, so these are a little farther away.
"""

import pytest

pytestmark = pytest.mark.page(has_touch=True, viewport={"width": 500, "height": 600})

SCENE = """(async () => {
    Object.assign(put("section", "root", 0, 0, 500, 600).style, { position: "fixed", background: "Canvas" });
    for (const one of document.querySelectorAll("header, main")) one.hidden = true;
    globalThis.clicks = [];
    addEventListener("click", ({ target, isTrusted }) => {
        if (target.matches("button, a, input, select, nod-check")) clicks.push(target.id + (isTrusted ? "" : " given"));
    });
    put("button", "one", 100, 100).dataset.nodPress = "button";
    put("button", "two", 190, 100);
    await nod.forgive(root);
})()"""


@pytest.fixture
def tap(page, fingers):
    """The clicks of controls that a tap leads to."""
    page.js(SCENE)

    def tapped(x, y, before=""):
        page.js(f"(() => {{ {before}; clicks.length = seen.scores.length = seen.vibrations.length = 0; }})()")
        fingers.tap(x, y)
        page.wait(120)
        return page.js("clicks")

    return tapped


def test_it_is_seen_at_once_and_felt_as_if_it_had_been_hit(page, tap, fingers):
    page.js("nod.preferences({ profile: 'child' })")
    hit = tap(120, 120), page.felt(), [score["moments"] for score in page.answers()]
    beside = tap(86, 120), page.felt(), [score["moments"] for score in page.answers()]
    assert hit == (["one"], *beside[1:]) and beside[0] == ["one given"]
    fingers.send("touchStart", (86, 120))
    page.wait(150)
    assert page.answers()[-1]["moments"] == ["pressed(button)"]
    fingers.send("touchEnd")


def test_what_is_unclear_far_off_or_elsewhere_is_nobody_s(page, tap):
    assert tap(167, 122) == []
    assert tap(50, 122) == []
    page.js("root.style.blockSize = '300px'; document.body.append(put('button', 'outside', 100, 320))")
    assert tap(86, 340) == []
    assert page.js("nod.forgive(root, false)") is None
    assert tap(86, 120) == []


def test_a_disabled_or_covered_control_is_never_touched_nor_what_is_beside_it_instead(page, tap):
    page.js("one.disabled = true")
    assert tap(86, 120) == [] and tap(158, 120) == []
    page.js("one.disabled = false; one.setAttribute('aria-disabled', 'true')")
    assert tap(86, 120) == []
    page.js("one.removeAttribute('aria-disabled')")
    cover = "put('div', 'cover', 98, 98, 50, 50).style.background = 'red'"
    assert tap(86, 120, cover) == []
    assert tap(86, 120, "cover.remove()") == ["one given"]


def test_what_deletes_or_pays_has_to_be_surer(page, tap):
    assert tap(169, 122) == ["two given"]
    page.js("two.dataset.nodPress = 'critical'")
    assert tap(169, 122) == []
    assert tap(200, 122) == ["two"]


def test_a_list_of_choices_opens_and_a_field_takes_the_focus(page, tap):
    page.js("put('input', 'field', 100, 200, 200, 44)")
    assert tap(200, 186) == ["field given"] and page.js("document.activeElement.id") == "field"


def test_a_finger_that_scrolls_drags_or_stays_gives_nothing(page, tap, fingers):
    page.js("put('div', 'long', 0, 0, 10, 3000); root.style.overflow = 'auto'")
    page.js("clicks.length = 0")
    fingers.swipe((86, 120), (0, -90))
    page.wait(200)
    fingers.swipe((86, 120), (60, 0))
    page.wait(200)
    page.js("root.scrollTo(0, 0)")
    fingers.send("touchStart", (86, 120))
    page.wait(900)
    fingers.send("touchEnd")
    page.wait(200)
    assert page.js("clicks") == []


def test_a_tap_that_ends_a_selection_or_puts_the_keyboard_away_gives_nothing(page, tap):
    page.js("put('p', 'text', 20, 300, 200, 44).textContent = 'Read me'")
    assert tap(86, 120, "getSelection().selectAllChildren(text)") == []
    page.js("getSelection().removeAllRanges(); put('input', 'field', 20, 400, 200, 44).focus()")
    assert tap(86, 120) == []
    # WebKitGTK selects by two taps in one place.
    page.js("document.activeElement.blur(); getSelection().removeAllRanges()")
    assert tap(248, 120) == ["two given"]


def test_a_tap_that_puts_a_sheet_away_gives_nothing(page, tap):
    page.js("put('dialog', 'sheet', 100, 200, 90, 60).append(put('button', 'inside', 0, 0, 90, 60)); sheet.showModal()")
    assert tap(86, 230) == []
    page.js("sheet.close(); sheet.popover = 'auto'; sheet.showPopover()")
    assert tap(86, 120) == []


def test_a_link_in_a_text_and_what_answers_by_itself_are_given_nothing_and_keep_what_hits_them(page, tap):
    page.js("""put("p", "text", 100, 300, 300, 44).innerHTML =
        'Read <a id="link" href="#there">this</a>, and more.'""")
    x, y = page.js("(({ left, top, width }) => [left + width / 2, top])(link.getBoundingClientRect())")
    assert tap(x, y - 14) == []
    assert tap(x, y + 6) == ["link"]
    page.js("put('div', 'own', 40, 90, 50, 60).style.cursor = 'pointer'")
    assert tap(86, 120) == []


def test_a_touch_that_chromium_moves_into_a_row_is_still_a_tap(page, tap):
    page.js("root.prepend(put('div', 'row', 96, 90, 300, 60)); row.style.touchAction = 'manipulation'")
    page.js("row.addEventListener('click', () => {})")
    assert tap(87, 122) == ["one given"]


def test_what_is_ended_before_the_engine_is_there_is_ended(page):
    page.js("globalThis.root = document.querySelector('main'); globalThis.begun = nod.forgive(root); 0")
    page.js("Promise.all([begun, nod.forgive(root, false)])")
    assert page.js("root.style.length") == 0


def test_mouse_keys_and_screen_readers_are_as_ever(page, tap):
    page.js("clicks.length = 0")
    page.mouse.click(86, 120)
    assert page.js("clicks") == []
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    # Screen readers and dwell switches click without a pointerdown.
    page.js("two.click(); root.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 92, clientY: 120 }))")
    assert page.js("clicks")[-1] == "two given" and "one given" not in page.js("clicks")
