"""Sound: off until it is wanted, and never before a gesture."""

import pytest
from conftest import becomes, eventually
from test_completing import check, settle
from watch import WATCH


def test_sound_is_off_by_default(server, open_page):
    server.add("Silent")
    page = open_page("/?filter=all")
    check(page, "Silent").click()
    settle(page)
    page.wait_for_timeout(200)
    assert page.evaluate("[watch.sounds, watch.contexts]") == [0, 0]
    [score] = page.evaluate("watch.scores.filter(({moments}) => moments.includes('completed'))")
    assert {"channel": "sound", "reason": "person"} in score["held"]


def test_switched_on_it_plays_once_for_each_completion_and_stops(server, open_page):
    server.add("Ring")
    page = open_page("/?filter=all")
    page.click("#open-settings")
    page.locator("input[name=completionSoundEnabled]").click()
    page.get_by_role("button", name="Done").click()
    check(page, "Ring").click()
    settle(page)
    eventually(page, "watch.sounds === 1")
    page.wait_for_timeout(800)
    assert page.evaluate("watch.contexts") == 1
    check(page, "Ring").click()
    settle(page)
    assert page.evaluate("watch.sounds") == 1
    assert server.call("GET", "/settings")["completionSoundEnabled"] is True


def test_the_haptic_can_be_switched_off(server, open_page):
    server.call("PATCH", "/settings", {"completionHapticEnabled": False})
    server.add("Still")
    page = open_page("/?filter=all")
    check(page, "Still").click()
    settle(page)
    assert page.evaluate("watch.vibrations.length") == 0


# Playwright's own scripts count as gestures, so the page does this by itself, before the first of them.
BY_ITSELF = """
addEventListener('load', async () => {
  const { celebrate, ready } = await import('/nod/nod.js');
  await ready;
  while (!document.querySelector('li.row')) await new Promise((resolve) => setTimeout(resolve, 20));
  window.wasActive = navigator.userActivation.hasBeenActive;
  celebrate(document.querySelector('li.row'), 'firstCapture');
});
"""


def test_nothing_sounds_before_a_gesture(server, chromium):
    server.call("PATCH", "/settings", {"completionSoundEnabled": True})
    server.add("Unasked")
    context = chromium.new_context(service_workers="block")
    context.add_init_script(WATCH)
    context.add_init_script(BY_ITSELF)
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_timeout(2500)
    assert page.evaluate("window.wasActive") is False
    [score] = page.evaluate("watch.scores.filter(({moments}) => moments.includes('firstCapture'))")
    assert score["sound"] is None
    assert {"channel": "sound", "reason": "system"} in score["held"]
    assert page.evaluate("[watch.sounds, watch.contexts]") == [0, 0]
    context.close()


def test_live_regions_are_there_before_the_first_word(server, open_page):
    page = open_page()
    regions = page.evaluate(
        "[...document.querySelectorAll('.nod-announcer')].map((region) => [region.ariaLive, region.textContent])"
    )
    assert sorted(regions) == [["assertive", ""], ["polite", ""]]


ON, OFF = True, False
PERSON = ["haptic person", "sound person"]


@pytest.mark.parametrize("completing, other", [(ON, OFF), (OFF, ON)])
def test_each_switch_governs_only_its_own_answers(server, open_page, completing, other):
    server.add("Ring")
    page = open_page("/?filter=all")
    page.click("#open-settings")
    for name, isOn in [("completion", completing), ("other", other)]:
        for kind in ["Haptic", "Sound"]:
            key = f"{name}{kind}{'s' if name == 'other' else ''}Enabled"
            page.locator(f"[name={key}]").set_checked(isOn)
            becomes(lambda key=key: server.call("GET", "/settings")[key], isOn)
    page.get_by_role("button", name="Done").click()
    page.route("**/api/tasks/*", lambda route: route.fulfill(status=500, body="{}")
               if route.request.method != "GET" else route.fallback())
    check(page, "Ring").click()
    eventually(page, "watch.scores.some(({moments}) => moments.includes('failed'))")
    answers = page.evaluate("""['completed', 'failed'].map((name) => {
        const {haptic, sound, held} = watch.scores.find(({moments}) => moments.includes(name));
        return [haptic, sound, held.map(({channel, reason}) => `${channel} ${reason}`)];
    })""")
    silent = [None, None, PERSON]
    assert answers == [
        ["success", "completed", []] if completing else silent, ["error", "failed", []] if other else silent,
    ]
