"""The platform's own haptics, as an iPhone plays them for a tap on a switch.

Tests the position of such switches, their accessibility, and that a tap is one action whose score is native. These
browsers lack the switch, so the test defines its property; the attribute then has no effect.
"""

import pytest

IPHONE = """
    Object.defineProperty(HTMLInputElement.prototype, "switch", { configurable: true, value: false });
    delete Navigator.prototype.vibrate;
    globalThis.isIPhone = true;
"""
INPUT = "milk.shadowRoot.querySelector('input')"
IS_SWITCH = f"{INPUT}.matches('[switch][role=checkbox]')"
ASK = "button.dataset.nodNative = 'succeeded'"
COVER = "#button label"

pytestmark = pytest.mark.page(init=IPHONE, has_touch=True)


@pytest.fixture
def phone(page):
    page.until(IS_SWITCH)
    return page


def reasons(page, moment):
    """Why the haptic of each answer to a moment was held back; none was played."""
    assert page.js("seen.vibrations") == []
    answers = [score for score in page.answers() if moment in score["moments"]]
    assert all(score["haptic"] is None for score in answers)
    return [[held["reason"] for held in score["held"] if held["channel"] == "haptic"] for score in answers]


def test_a_tap_that_completes_is_the_switchs_and_one_that_reopens_is_not_felt(phone):
    phone.tap("#milk")
    phone.until("milk.state === 'completed'")
    assert reasons(phone, "completed") == [["native"]]
    assert not phone.js(f"{INPUT}.matches('[switch], [role]')")
    phone.tap("#milk")
    phone.until("milk.state === 'open'")
    assert reasons(phone, "reopened") == [[]] and phone.js(IS_SWITCH)
    assert len(phone.events("nod-change")) == 2


@pytest.mark.parametrize("use", ["key", "script", "swipe", "label", "retry"])
def test_what_no_finger_taps_is_not_felt_and_the_score_says_so(phone, use):
    if use == "key":
        phone.js("milk.focus()")
        phone.keyboard.press("Space")
    elif use == "label":
        phone.locator("#label").tap(position={"x": 80, "y": 20})
    else:
        phone.js({"script": "milk.click()", "swipe": "milk.toggle('swipe')", "retry": "server.mode = 'refuses'"}[use])
    if use == "retry":
        phone.tap("#milk")
        phone.until("milk.state === 'failed'")
        assert reasons(phone, "failed") == [["system"]]
        phone.js("server.mode = 'works'")
        phone.tap("nod-toasts .nod-failure .action")
    phone.until("milk.state === 'completed'")
    moment = "itemCompleted" if use == "swipe" else "completed"
    assert reasons(phone, moment)[-1] == ["system"]


def test_it_is_a_switch_only_while_that_is_felt(phone):
    phone.js("nod.preferences({ haptic: false })")
    assert not phone.js(f"{INPUT}.matches('[switch], [role]')")
    phone.tap("#milk")
    phone.until("milk.state === 'completed'")
    assert reasons(phone, "completed") == [["person"]]
    # A child feels reopening, too; a feedback file may say otherwise.
    phone.js("nod.preferences({ haptic: true, profile: 'child' })")
    assert phone.js(IS_SWITCH)
    phone.js("""nod.useFeedback({ format: "nod-feedback", version: 1, basedOn: "child",
        moments: { reopened: { haptic: null } } })""")
    phone.until(f"!({IS_SWITCH})")


def test_it_covers_the_whole_target_unseen_and_its_label_takes_the_finger(phone):
    assert phone.js(f"""(() => {{
        const style = getComputedStyle({INPUT}), box = {INPUT}.getBoundingClientRect();
        const on = milk.shadowRoot.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return [style.appearance, style.opacity, box.width, box.height, on.localName];
    }})()""") == ["auto", "0", 44, 44, "label"]


def test_a_scroll_that_begins_on_it_scrolls_and_completes_nothing(phone, fingers):
    phone.js("document.body.style.blockSize = '300vh'")
    fingers.swipe(phone.middle("#milk", 0.5), (0, -200))
    phone.until("scrollY > 100")
    assert not phone.js("milk.checked") and phone.events("nod-change") == []


def test_a_button_that_asks_is_felt_once_and_acts_once(phone):
    phone.js("""button.addEventListener("click", () => {
        seen.clicks = (seen.clicks ?? 0) + 1;
        nod.moment("succeeded", { element: button, message: "Saved" });
    })""")
    assert phone.locator(COVER).count() == 0
    phone.js(ASK)
    phone.until(f"document.querySelector('{COVER}')")
    phone.tap("#button")
    phone.until("seen.clicks === 1")
    phone.wait(50)
    assert reasons(phone, "succeeded") == [["native"]]
    assert phone.js("document.querySelector('#nod-native-switch').checked")
    phone.js("button.focus()")
    phone.keyboard.press("Enter")
    phone.wait(50)
    assert phone.js("seen.clicks") == 2 and reasons(phone, "succeeded") == [["native"], ["system"]]
    phone.js("button.textContent = 'Other words'")
    phone.until(f"document.querySelector('{COVER}')")
    phone.js("nod.preferences({ otherHaptics: false })")
    assert phone.locator(COVER).count() == 0
    phone.js("button.disabled = true; nod.preferences({ otherHaptics: true })")
    assert not phone.locator(COVER).is_visible()


def test_a_button_that_asks_sends_its_form(phone):
    phone.js("""const send = document.createElement("button");
        Object.assign(send, { id: "send", textContent: "Send" }); send.dataset.nodPress = "primary";
        send.dataset.nodNative = "succeeded"; form.append(send); agree.click();
        form.addEventListener("submit", (event) => { event.preventDefault(); seen.sent = (seen.sent ?? 0) + 1; })""")
    phone.until("document.querySelector('#send label')")
    phone.tap("#send")
    phone.until("seen.sent === 1")
    phone.wait(50)
    assert phone.js("seen.sent") == 1


def test_a_press_that_a_child_feels_is_the_switchs(phone):
    phone.js("Object.assign(button.dataset, { nodPress: 'button', nodNative: '' })")
    phone.wait(50)
    assert phone.locator(COVER).count() == 0
    phone.js("nod.preferences({ profile: 'child' })")
    phone.tap("#button")
    phone.until("seen.scores.some(({ held }) => held.some(({ reason }) => reason === 'native'))")


@pytest.mark.page(init=IPHONE.replace('"switch"', '"other"'))
def test_where_no_switch_is_felt_there_is_none(page):
    page.js(ASK)
    page.complete()
    assert page.locator(COVER).count() == 0 and reasons(page, "completed") == [["system"]]
    assert not page.js(f"{INPUT}.matches('[switch], [role]')")
