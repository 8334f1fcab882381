"""The check as a form, a keyboard, a screen reader and a server meet it."""

import pytest

pytestmark = pytest.mark.engines


def test_a_tap_is_seen_felt_said_and_saved(page):
    page.complete()
    [answer] = page.completions()
    assert answer["tracks"] == ["disc", "tick", "strike", "scale"]
    assert answer["haptic"] == "success" and answer["sound"] is None
    assert page.js("seen.vibrations.length") == 1 and page.toasts() == ["Completed “Buy milk”"] == page.said()[:1]


def test_a_label_toggles_once(page):
    page.click("#label", position={"x": 80, "y": 20})
    page.click("label[for=agree]")
    page.wait(50)
    assert page.js("milk.checked && agree.checked") and len(page.events("nod-change")) == 2


def test_a_form_knows_it(page):
    assert not page.js("form.checkValidity()")
    page.js("agree.click()")
    assert page.js("form.checkValidity()") and page.js("new FormData(form).get('agree')") == "yes"
    page.js("form.reset()")
    assert page.js("new FormData(form).get('agree')") is None
    page.click("#disabled", force=True)
    assert not page.js("disabled.checked")


def test_keys_toggle_and_send_no_form(page):
    page.js("agree.focus()")
    page.keyboard.press("Space")
    assert page.js("agree.checked")
    page.keyboard.press("Enter")
    page.wait(50)
    assert not page.js("agree.checked") and "?" not in page.url


@pytest.mark.chromium
def test_every_check_has_a_name(page):
    nodes = page.context.new_cdp_session(page.page).send("Accessibility.getFullAXTree")["nodes"]
    names = [node["name"]["value"] for node in nodes if node.get("role", {}).get("value") == "checkbox"]
    assert sorted(names) == sorted(["Buy milk", "I agree", "Not now", "Bread", "Call mum", "שלום עולם", "🎉 Party",
                                    "<img src=x onerror=alert(1)>"])


def test_taps_in_a_row_open_one_save_at_a_time(page):
    for _ in range(21):
        page.js("milk.shadowRoot.querySelector('input').click()")
        page.wait(30)
    page.until("milk.state === 'completed'")
    assert page.js("seen.mostOpen") == 1 and page.events("nod-save")[-1]["completed"]


def test_another_control_completes_by_the_checks_own_path(page):
    page.js("milk.toggle('swipe')")
    page.until("milk.state === 'completed'")
    assert [score["moments"] for score in page.answers() if score["target"] == 100] == [["itemCompleted"]]
    page.js("disabled.toggle()")
    page.wait(50)
    assert not page.js("disabled.checked") and len(page.events("nod-change")) == 1


def test_a_refused_save_is_taken_back_and_can_be_retried(page):
    page.js("server.mode = 'refuses'")
    page.click("#milk")
    page.until("milk.state === 'failed'")
    assert not page.js("milk.checked")
    assert page.said()[1] == "Couldn't save “Buy milk”. Check your connection and try again."
    page.js("server.mode = 'works'")
    page.click("nod-toasts .nod-failure .action")
    page.until("milk.state === 'completed'")


def test_an_unreachable_server_is_waited_for(page):
    page.js("server.mode = 'is away'")
    page.click("#milk")
    page.until("milk.state === 'waiting'")
    assert page.js("milk.checked") and page.js("nod.wishes()")[0]["item"] == 100
    page.js("server.mode = 'works'; nod.online(true)")
    page.until("milk.state === 'completed'")
    first, second = page.events("nod-save")
    assert first["key"] == second["key"] and page.js("nod.wishes()") == []


def test_wishes_outlive_the_page(page):
    page.js("nod.restoreWishes([{ item: 100, completed: true, saved: false, key: 'kept', subject: 'Buy milk' }])")
    page.until("milk.state === 'completed'")
    assert [event["key"] for event in page.events("nod-save")] == ["kept"]


def test_a_lost_move_outlives_the_page_under_its_key_whatever_is_wished_after_it(page):
    page.js("server.mode = 'is away'; nod.moveTo(100, 'top')")
    page.until("nod.wishes()[0]?.spot === 'top' && seen.events.some(({ name }) => name === 'nod-save')")
    page.click("#milk")
    page.until("milk.checked")
    [lost], [wish] = page.events("nod-save"), page.js("nod.wishes()")
    assert lost["isMove"] and wish["completed"] and not wish["isMove"] and wish["key"] == lost["key"]


def test_what_was_taken_back_and_moved_after_a_lost_answer_is_no_mere_move(page):
    page.js("server.mode = 'is away'")
    page.click("#milk")
    page.until("milk.state === 'waiting'")
    page.click("#milk")
    page.js("nod.moveTo(100, 'top')")
    page.until("nod.wishes()[0]?.spot === 'top'")
    [wish] = page.js("nod.wishes()")
    assert not wish["isMove"] and not wish["completed"] and wish["saved"]


def test_what_others_completed_is_not_wished_with_a_move(page):
    page.js("server.mode = 'is away'; nod.moveTo(100, 'top')")
    page.until("nod.wishes()[0]?.spot === 'top' && seen.events.some(({ name }) => name === 'nod-save')")
    page.js("nod.news(100, true)")
    [lost], [wish] = page.events("nod-save"), page.js("nod.wishes()")
    assert wish["isMove"] and wish["completed"] and wish["saved"] and wish["key"] == lost["key"]


@pytest.mark.page(block="**/*.wasm")
def test_without_the_engine_completing_works(page):
    assert not page.js("seen.isReady")
    page.problems.clear()
    page.complete()
    page.js("server.mode = 'refuses'")
    page.click("#row2 nod-check")
    page.until("seen.events.some(event => event.reason === 'rollback')")
    assert page.said()[1] == "Couldn't save “Call mum”. Check your connection and try again."
    page.js("server.mode = 'works'")
    page.complete("#row2 nod-check")
    assert page.js("seen.vibrations.length") == 0 and page.js("seen.scores.length") == 0


@pytest.mark.page(at="gestures.html", block="**/nod.wasm")
def test_without_webassembly_there_are_no_gestures(page):
    page.wait(100)
    page.problems.clear()
    page.drag("#card1", (300, 0), steps=5)
    page.mouse.up()
    assert page.js("document.querySelectorAll('[data-nod-swipeable]').length") == 0 and page.is_at_rest("card1")


WITH_OR_WITHOUT_ENGINE = pytest.mark.parametrize(
    "answers", ["with", pytest.param("without", marks=pytest.mark.page(block="**/*.wasm"))])


@WITH_OR_WITHOUT_ENGINE
def test_a_page_that_declines_is_believed(page, answers):
    """A recurring task, a question that was answered with no: the page sets its check back while it saves."""
    page.problems.clear()
    page.js("milk.addEventListener('change', () => { milk.checked = false; }, { once: true })")
    page.complete()
    assert page.js("milk.checked")
    page.until("!milk.checked && milk.state === 'open'")
    assert page.events("nod-change")[-1]["reason"] == "news" and page.toasts() == []


@WITH_OR_WITHOUT_ENGINE
def test_an_answer_may_name_the_state(page, answers):
    page.problems.clear()
    page.js("addEventListener('nod-save', ({ detail }) => detail.respondWith(Promise.resolve(false)))")
    page.click("#milk")
    page.until("milk.state === 'open'")
    assert not page.js("milk.checked") and page.toasts() == []
