import pytest
from conftest import becomes, eventually
from measure import violations
from playwright.sync_api import expect
from rows import patches, refuse, toasts


def open_settings(page):
    page.click("#open-settings")
    expect(page.locator("#settings")).to_be_visible()


def setting(server, name):
    return server.call("GET", "/settings")[name]


def saved(server, name, value):
    becomes(lambda: setting(server, name), value)


def test_volume_is_chosen_when_sound_is_on_and_try_it_is_as_loud(server, page):
    open_settings(page)
    volume = page.locator("#volume")
    expect(volume).to_be_hidden()
    page.locator("[name=completionSoundEnabled]").click()
    expect(volume).to_be_visible()
    volume.fill("0.2")
    assert volume.get_attribute("aria-valuetext") == "20%"
    saved(server, "soundVolume", 0.2)
    page.evaluate("""() => {
        const Node = window.GainNode;
        window.GainNode = class extends Node {
            constructor(audio, options) { super(audio, options); window.gain = options.gain; }
        };
    }""")
    page.click("#try-it")
    eventually(page, "watch.sounds === 1")
    assert page.evaluate("gain") == pytest.approx(0.2)


NOTHING_VIBRATES = "This device can't vibrate. You see the feedback, and hear it when sound is on."


def test_where_nothing_vibrates_a_sentence_says_so_in_place_of_the_switch_and_the_choice_stays(server, open_page):
    # A desktop, without the simulated motor: it has `navigator.vibrate`, and a mouse.
    page = open_page(watch=False)
    open_settings(page)
    assert page.evaluate("'vibrate' in navigator")
    switch = page.locator("[name=completionHapticEnabled]")
    expect(switch).to_be_hidden()
    expect(page.get_by_text("When you complete a task, if the device can vibrate.")).to_be_hidden()
    expect(page.locator("#no-haptic")).to_have_text(NOTHING_VIBRATES)
    expect(page.locator("#feedback-choices")).to_have_accessible_description(NOTHING_VIBRATES)
    page.locator("#no-haptic").click(force=True)
    page.locator("[name=completionSoundEnabled]").click()
    saved(server, "completionSoundEnabled", True)
    expect(switch).to_be_checked()
    assert setting(server, "completionHapticEnabled") is True
    assert violations(page) == []
    server.call("PATCH", "/settings", {"profile": "child", "completionHapticEnabled": False})
    expect(page.locator("#no-haptic")).to_have_text("This one can't buzz. You see it, and hear it when sound is on.")
    expect(switch).not_to_be_checked()


def test_a_finger_that_comes_later_brings_the_switch_and_the_haptic(open_page):
    page = open_page("/?filter=all", watch=False, tasks=["One", "Two"])
    page.evaluate("""() => { window.felt = []; document.addEventListener('nod-score', ({ detail }) =>
            felt.push([detail.haptic, ...detail.held.map(({ channel }) => channel)])); }""")
    page.get_by_role("checkbox", name="One").click()
    eventually(page, "felt.some(([haptic, ...held]) => haptic === null && held.includes('haptic'))")
    assert page.evaluate("felt.every(([haptic]) => haptic === null)")
    page.context.new_cdp_session(page).send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    page.get_by_role("checkbox", name="Two").click()
    eventually(page, "felt.some(([haptic]) => haptic === 'success')")
    open_settings(page)
    expect(page.locator("[name=completionHapticEnabled]")).to_be_visible()


def test_a_refused_setting_is_taken_back_and_says_so(page):
    refuse(page, "settings", "PATCH", type="/problems/disk.failing")
    open_settings(page)
    page.locator("[name=theme][value=dark]").click(force=True)
    expect(page.locator("#settings-problem")).to_contain_text("Couldn't save this setting. The disk of the computer")
    expect(page.locator("[name=theme][value=system]")).to_be_checked()
    assert page.evaluate("document.documentElement.dataset.theme") is None


def test_offline_a_setting_is_kept_here_and_sent_when_the_server_is_back_the_last_wish_wins(server, page):
    open_settings(page)
    server.stop()
    page.locator("[name=celebrations][value=subtle]").click(force=True)
    page.locator("[name=celebrations][value=off]").click(force=True)
    expect(page.locator("#settings-kept")).to_contain_text("Waits here")
    expect(page.locator("#offline")).to_contain_text("1 change waiting.")
    expect(page.locator("[name=celebrations][value=off]")).to_be_checked()
    sent = patches(page)
    server.start()
    saved(server, "celebrations", "off")
    expect(page.locator("#settings-kept")).to_be_empty()
    assert sent == [{"celebrations": "off"}]


def test_undo_takes_back_what_the_last_message_offered(server, open_page):
    ids = server.add("One", "Two", "Three")
    page = open_page()
    page.locator("li.row", has_text="One").locator("nod-check").click()
    page.locator("li.row", has_text="Two").locator("[data-action=delete]").click()
    expect(toasts(page)).to_have_count(2)
    page.locator("#search").press("Meta+z")
    expect(toasts(page)).to_have_count(2)
    page.locator("#list-heading").focus()
    page.keyboard.press("Meta+z")
    expect(page.locator("li.row:not([inert]) .row-title")).to_have_text(["Two", "Three"])
    page.keyboard.press("Meta+z")
    expect(page.locator("li.row:not([inert]) .row-title")).to_have_text(["One", "Two", "Three"])
    becomes(lambda: [task["completedAt"] for task in server.tasks("all")], [None] * len(ids))


def test_page_keys_can_be_switched_off_on_this_device(page):
    open_settings(page)
    page.locator("#use-shortcuts").click()
    page.get_by_role("button", name="Done").click()
    page.reload()
    page.wait_for_selector("nod-status:is([state=loaded], [state=empty])")
    page.keyboard.press("2")
    page.wait_for_timeout(300)
    assert page.evaluate("location.pathname") == "/"
