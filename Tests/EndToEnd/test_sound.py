import pytest
from conftest import becomes, eventually
from rows import check, complete, refuse, scores


def test_sound_is_off_by_default(open_page):
    page = open_page("/?filter=all", tasks=["Silent"])
    complete(page, "Silent")
    page.wait_for_timeout(200)
    assert page.evaluate("[watch.sounds, watch.contexts]") == [0, 0]
    [score] = scores(page, "completed")
    assert {"channel": "sound", "reason": "person"} in score["held"]


def test_switched_on_it_plays_once_for_each_completion_and_stops(server, open_page):
    page = open_page("/?filter=all", tasks=["Ring"])
    page.click("#open-settings")
    page.locator("input[name=completionSoundEnabled]").click()
    page.get_by_role("button", name="Done").click()
    complete(page, "Ring")
    eventually(page, "watch.sounds === 1")
    page.wait_for_timeout(800)
    assert page.evaluate("watch.contexts") == 1
    complete(page, "Ring")
    assert page.evaluate("watch.sounds") == 1
    assert server.call("GET", "/settings")["completionSoundEnabled"] is True


def test_the_haptic_can_be_switched_off(open_page):
    page = open_page("/?filter=all", tasks=["Still"], settings={"completionHapticEnabled": False})
    complete(page, "Still")
    assert page.evaluate("watch.vibrations.length") == 0


# Playwright's own scripts count as gestures, so the page does this before the first of them.
BY_ITSELF = """
location.protocol === 'http:' && addEventListener('load', async () => {
  const { celebrate, ready } = await import(new URL('/nod/nod.js', location).href);
  await ready;
  while (!document.querySelector('li.row')) await new Promise((resolve) => setTimeout(resolve, 20));
  window.wasActive = navigator.userActivation.hasBeenActive;
  celebrate(document.querySelector('li.row'), 'firstCapture');
});
"""


def test_nothing_sounds_before_a_gesture(open_page):
    by_itself = lambda context: context.add_init_script(BY_ITSELF)
    page = open_page(tasks=["Unasked"], settings={"completionSoundEnabled": True}, prepare=by_itself, wait=False)
    page.wait_for_timeout(2500)
    assert page.evaluate("window.wasActive") is False
    [score] = scores(page, "firstCapture")
    assert score["sound"] is None
    assert {"channel": "sound", "reason": "system"} in score["held"]
    assert page.evaluate("[watch.sounds, watch.contexts]") == [0, 0]


def test_live_regions_are_there_before_the_first_word(page):
    regions = page.evaluate(
        "[...document.querySelectorAll('.nod-announcer')].map((region) => [region.ariaLive, region.textContent])"
    )
    assert sorted(regions) == [["assertive", ""], ["polite", ""]]


ON, OFF = True, False
PERSON = ["haptic person", "sound person"]


@pytest.mark.parametrize("completing, other", [(ON, OFF), (OFF, ON)])
def test_each_switch_governs_only_its_own_answers(server, open_page, completing, other):
    page = open_page("/?filter=all", tasks=["Ring"])
    page.click("#open-settings")
    for name, isOn in [("completion", completing), ("other", other)]:
        for kind in ["Haptic", "Sound"]:
            key = f"{name}{kind}{'s' if name == 'other' else ''}Enabled"
            page.locator(f"[name={key}]").set_checked(isOn)
            becomes(lambda key=key: server.call("GET", "/settings")[key], isOn)
    page.get_by_role("button", name="Done").click()
    refuse(page, "tasks/*", "PATCH")
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
