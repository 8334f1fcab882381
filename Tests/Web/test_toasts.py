"""Toasts on small screens, with open dialogs, and near the focus."""

import pytest

pytestmark = pytest.mark.chromium
LONG = "Read the whole of the report before Monday’s meeting, and " * 7
PARTS = """(() => {
    const line = document.querySelector("nod-toasts").shadowRoot.querySelector("li:not([inert])");
    const parts = { toast: line, text: line.querySelector("p"), action: line.querySelector(".action"),
        dismiss: line.querySelector(".dismiss") };
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => {
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
@pytest.mark.parametrize("moment", ["completed", "failed", "own"])
def test_a_title_is_cut_and_other_texts_are_whole_with_buttons_in_sight(page, width, height, moment):
    page.set_viewport_size({"width": width, "height": height})
    page.js(f"milk.subject = `{LONG}`; server.mode = '{'refuses' if moment == 'failed' else 'works'}'")
    if moment == "own":
        page.js(f"nod.toast(`{LONG}`, {{ action: {{ label: 'Undo', onClick() {{}} }} }})")
    else:
        page.click("#milk")
    if moment == "failed":
        page.until("milk.state === 'failed'")
    for end in [0, 9999]:
        settled(page)
        page.js(f"document.querySelector('nod-toasts').shadowRoot.querySelector('li:not([inert])').scrollTo(0, {end})")
        parts = page.js(PARTS)
        toast = parts["toast"]
        assert 0 <= toast["left"] and toast["right"] <= width and 0 <= toast["top"] and toast["bottom"] <= height, parts
        assert all(toast["left"] <= parts[name]["left"] and parts[name]["right"] <= toast["right"] and toast["top"] <= parts[name]["top"]
                   and parts[name]["bottom"] <= toast["bottom"] for name in ["action", "dismiss"]), parts
        assert toast["top"] < parts["text"]["top"] if end == 0 else parts["text"]["bottom"] < toast["bottom"], parts
    line = page.js("parseFloat(getComputedStyle(document.querySelector('nod-toasts').shadowRoot.querySelector('p')).lineHeight)")
    assert parts["text"]["height"] == pytest.approx(4 * line, abs=1) if moment == "completed" else parts["text"]["height"] > 5 * line
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


def open_dialog(page, name="sheet", around="document.body"):
    page.js(f"""(() => {{
        const {name} = {around}.appendChild(document.createElement("dialog"));
        {name}.id = "{name}";
        {name}.append(Object.assign(document.createElement("button"), {{ textContent: "Inside" }}));
        {name}.showModal();
    }})()""")


@pytest.mark.parametrize("isFirst", [True, False])
def test_undo_can_be_reached_while_a_modal_dialog_is_open(page, isFirst):
    home = "document.querySelector('nod-toasts').parentElement"
    if isFirst:
        page.click("#milk")
        settled(page)
    open_dialog(page)
    open_dialog(page, "question", "sheet")
    if not isFirst:
        page.js("milk.toggle()")
    settled(page)
    assert page.js(f"{home}.id") == "question"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.js("document.activeElement.localName") == "nod-toasts"
    page.keyboard.press("Escape")
    page.wait(500)
    assert page.toasts() == [] and page.js("question.open")
    page.js("nod.moment('warned', { message: 'Again', action: 'undo' })")
    settled(page)
    page.js("question.close()")
    page.until(f"{home} === sheet")
    page.js("sheet.remove()")
    page.until(f"{home} === document.body")
    assert page.toasts() == ["Again"]
    page.click("nod-toasts .action")
    assert page.events("nod-toast-action")


def test_what_has_the_focus_already_comes_out_from_behind_a_toast(page):
    page.set_viewport_size({"width": 390, "height": 500})
    page.js("for (let id = 20; id < 40; id += 1) addRow(id)")
    page.keyboard.press("Tab")
    page.js("""(() => { const check = checkOf(document.querySelector("#row29"));
        check.removeAttribute("leaves");
        check.focus({ preventScroll: true });
        scrollBy(0, check.getBoundingClientRect().bottom - innerHeight + 8); })()""")
    page.keyboard.press("Space")
    parts = settled(page)
    assert page.js("document.querySelector('#row29 nod-check').getBoundingClientRect().bottom") <= parts["toast"]["top"]


def test_a_page_chooses_how_long_its_own_toast_stays_and_what_its_button_does(page):
    page.clock.install()
    page.js("nod.toast('Short', { duration: 1000 })")
    page.until("document.querySelector('nod-toasts').shadowRoot.querySelector('li:not([inert])')")
    page.clock.fast_forward(1200)
    assert page.toasts() == []
    page.js("nod.toast('Long', { duration: 20000, action: { label: 'Back', onClick: () => { seen.back = true; } } })")
    page.clock.fast_forward(10000)
    assert page.toasts() == ["Long"]
    page.get_by_role("button", name="Back").click()
    assert page.toasts() == [] and page.js("seen.back") and page.events("nod-toast-action") == []
    page.js("nod.toast.error('Failed', { id: 'one' }), nod.toast.success('Saved', { id: 'one' })")
    page.clock.fast_forward(100)
    assert page.toasts() == ["Saved"] and page.felt() == ["error", "success"]
    assert page.js("""getComputedStyle(document.querySelector("nod-toasts").shadowRoot.querySelector("[part~=success]:not([inert])"),
        "::before").content""").startswith('"✓"')
