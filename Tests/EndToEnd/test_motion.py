"""Motion: what moves, what does not when it is not wanted, and what remains."""

import pytest
from browsers import Fingers
from conftest import eventually, middle
from playwright.sync_api import expect
from rows import check, complete, scores, settle

pytestmark = pytest.mark.engines

MOVING = (
    "watch.animations.filter(({properties}) => properties.some((name) => "
    "/scale|translate|margin|strokeDash/.test(name))).length"
)


def test_reduced_motion_runs_no_transform_and_still_announces_and_vibrates(open_page):
    page = open_page(reduced_motion="reduce", tasks=["Quiet", "Loud"])
    check(page, "Quiet").click()
    expect(page.locator("li.row")).to_have_count(1)
    settle(page)
    assert page.evaluate(MOVING) == 0
    assert page.evaluate("watch.animations.length") > 0
    assert page.evaluate("watch.vibrations.length") == 1
    assert "Completed “Quiet”" in page.evaluate("watch.announcements.map(({text}) => text)")


@pytest.mark.needs("live-looks")
def test_the_setting_is_followed_while_the_page_is_open(open_page):
    page = open_page("/?filter=all", tasks=["One", "Two", "Three"])
    complete(page, "One")
    assert page.evaluate(MOVING) > 0
    page.wait_for_timeout(600)
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("watch.animations.length = 0")
    complete(page, "Two")
    page.wait_for_timeout(300)
    assert page.evaluate(MOVING) == 0
    page.emulate_media(reduced_motion="no-preference")
    complete(page, "Three")
    assert page.evaluate(MOVING) > 0


def test_only_size_place_opacity_and_what_a_check_draws_are_animated(open_page):
    page = open_page(tasks=["A", "B", "C"])
    check(page, "A").click()
    expect(page.locator("li.row")).to_have_count(2)
    page.locator("nod-toasts").get_by_role("button", name="Undo").click()
    expect(page.locator("li.row")).to_have_count(3)
    animated = page.evaluate("[...new Set(watch.animations.flatMap(({properties}) => properties))].sort()")
    assert animated == ["--nod-strike", "marginBlockEnd", "opacity", "scale", "strokeDashoffset", "translate"]


def test_the_answer_to_a_check_is_over_in_250_ms(open_page):
    page = open_page("/?filter=all", tasks=["Short"])
    check(page, "Short").click()
    [score] = scores(page, "completed")
    assert max(score["durations"]) <= 250


def test_nothing_runs_when_nothing_happens(open_page):
    page = open_page("/?filter=all", tasks=["Rest"])
    complete(page, "Rest")
    page.mouse.move(5, 5)
    page.locator("nod-toasts").get_by_role("button", name="Dismiss").click()
    page.wait_for_timeout(1500)
    page.evaluate("""() => {
            watch.timers = 0;
            for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame']) {
                const real = window[name];
                window[name] = (...values) => { watch.timers += 1; return real.apply(window, values); };
            }
        }""")
    page.wait_for_timeout(1500)
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("watch.timers") == 0


def test_a_celebration_draws_particles_in_the_top_layer_and_leaves_nothing(open_page):
    page = open_page("/?filter=all", tasks=["Party"])
    page.mouse.click(5, 5)
    page.evaluate("""import('/nod/nod.js').then(({celebrate}) =>
        celebrate(document.querySelector('li.row'), 'collectionCompleted'))""")
    eventually(page, "watch.scores.some(({burst}) => burst === 8)")
    burst = page.locator("[popover]:popover-open").filter(has=page.locator(":scope > *:nth-child(8)"))
    expect(burst).to_have_count(1)
    assert burst.evaluate("(element) => getComputedStyle(element).pointerEvents") == "none"
    expect(burst).to_have_count(0, timeout=4000)


def presses(page):
    return page.evaluate("watch.scores.filter(({moments}) => moments.some((name) => name.startsWith('pressed')))")


def test_a_button_gives_under_pointer_and_key_and_comes_back(page):
    box = page.locator("#open-settings").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    [press] = presses(page)
    assert (press["moments"], press["tracks"], press["haptic"]) == (["pressed(button)"], ["scale", "brightness"], None)
    page.mouse.move(2, 600)
    page.mouse.up()
    assert page.evaluate("watch.scores.at(-1)")["tracks"] == ["scale", "brightness"]
    assert page.locator("dialog[open]").count() == 0
    page.focus("#open-settings")
    page.keyboard.down("Space")
    assert len(presses(page)) == 2
    page.keyboard.up("Space")
    expect(page.locator("dialog[open]")).to_have_count(1)


def test_a_press_under_reduced_motion_only_fades(open_page):
    page = open_page(reduced_motion="reduce")
    page.hover("#open-settings")
    page.mouse.down()
    [press] = presses(page)
    assert press["tracks"] == ["opacity"]
    assert {"channel": "motion", "reason": "system"} in press["held"]


def test_a_child_feels_each_press_and_one_haptic_for_each_interaction(open_page):
    page = open_page("/?filter=all", tasks=["Feed the cat"], settings={"profile": "child"})
    page.hover("#open-settings")
    page.mouse.down()
    [press] = presses(page)
    assert press["haptic"] is None and page.evaluate("watch.vibrations") == []
    page.mouse.up()
    eventually(page, "watch.vibrations.length === 1")
    assert [press["haptic"] for press in presses(page)] == [None, "medium"]
    page.keyboard.press("Escape")
    page.evaluate("watch.vibrations.length = 0")
    complete(page, "Feed the cat")
    assert page.evaluate("watch.vibrations.length") == 1


PHONE = dict(viewport={"width": 390, "height": 600}, has_touch=True, is_mobile=True)


@pytest.mark.needs("touch", "pointer-of-touch")
def test_a_finger_that_scrolls_from_a_button_feels_nothing_and_one_that_taps_or_stays_feels_it_once(server, open_page):
    server.call("PATCH", "/settings", {"profile": "child"})
    page = open_page("/?filter=all", **PHONE, tasks=[f"Task {number}" for number in range(20)])
    fingers = Fingers(page)
    button = page.locator("[data-nod-press]:not([data-nod-press=card]):visible").last
    for type in ["down", "cancel"]:
        page.evaluate(f"addEventListener('pointer{type}', () => {{ watch.{type} = performance.now(); }})")
    for _ in range(5):
        button.scroll_into_view_if_needed()
        page.evaluate("watch.scores.length = watch.vibrations.length = 0")
        fingers.swipe(middle(button.bounding_box()), (0, -140), steps=7, pause=0)
        page.wait_for_timeout(300)
        # On a busy machine the finger moves late, and one that stays is a press.
        if page.evaluate("watch.cancel - watch.down") < 60:
            break
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(1000)
    assert (presses(page), page.evaluate("watch.vibrations")) == ([], [])

    button = page.locator("[data-nod-press]:not([data-nod-press=card]):visible").first
    page.evaluate("scrollTo(0, 0)")
    # A touch that stops a scroll under way is no tap to the browser.
    page.wait_for_timeout(1000)
    fingers.send("touchStart", middle(button.bounding_box()))
    eventually(page, "watch.scores.length === 1")
    assert [press["haptic"] for press in presses(page)] == [None]
    fingers.send("touchEnd")
    eventually(page, "watch.vibrations.length === 1")
    page.wait_for_timeout(200)
    assert page.evaluate("watch.vibrations.length") == 1


@pytest.mark.needs("touch", "pointer-of-touch")
def test_a_quick_tap_of_a_finger_is_felt_once(server, open_page):
    server.call("PATCH", "/settings", {"profile": "child"})
    # More than a screen: a finger might begin to scroll, so that its press is seen a moment later.
    server.add("Feed the cat", *[f"Task {number}" for number in range(12)])
    page = open_page("/?filter=all", **PHONE)
    settings = page.locator("#open-settings")
    for control, shown, felt in [(check(page, "Feed the cat"), 0, "success"), (settings, 1, "medium")]:
        page.evaluate("watch.scores.length = watch.vibrations.length = 0")
        Fingers(page).tap(*middle(control.bounding_box()))
        eventually(page, "watch.vibrations.length > 0")
        page.wait_for_timeout(300)
        assert [score["haptic"] for score in page.evaluate("watch.scores") if score["haptic"]] == [felt]
        # A check's own answer takes the place of its press.
        assert len([press for press in presses(page) if press["tracks"]]) == shown
        assert page.evaluate("watch.vibrations.length") == 1
