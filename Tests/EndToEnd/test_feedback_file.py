"""A feedback file in the app: loaded for, felt, seen, followed everywhere, and gone again."""

import pytest
from captures import by_key
from conftest import compose, eventually, ready
from feedback_files import BAD, CALM, HEAVY, LATER, LIGHT, SUCCESS, leave_settings, loaded, store, use
from measure import small_targets, violations
from playwright.sync_api import expect
from rows import complete, scores, settle, tap_often, toasts
from test_settings import open_settings


def test_a_file_is_loaded_for_felt_and_seen_when_it_is_used_and_never_before(server, open_page):
    page = open_page(tasks=["Before", "After", "Later"])
    complete(page, "Before")
    assert loaded(page) == [] and page.evaluate("watch.vibrations") == [SUCCESS]
    use(page)
    assert len(loaded(page)) == len(LATER)
    complete(page, "After")
    assert page.evaluate("watch.vibrations") == [LIGHT]
    [score] = scores(page, "completed")
    assert (score["haptic"], score["toast"], score["stay"]) == ("light", "completed", 250)
    assert dict(zip(score["tracks"], score["durations"])) == {"disc": 250, "tick": 180, "strike": 250, "scale": 250}
    # Undo of what was completed before the file: nothing is forgotten.
    expect(toasts(page)).to_have_count(1)
    page.locator("nod-toasts .action").click()
    expect(page.locator("li.row")).to_have_count(3)
    settle(page)
    assert [task["completedAt"] for task in server.tasks()] == [None] * 3


def test_no_script_of_the_app_holds_what_only_a_file_needs(page):
    names = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => "
        "path.endsWith('.js'))"
    )
    read = "(name) => fetch(name).then((response) => response.text())"
    texts = {name: page.evaluate(read, name) for name in [*names, "/nod/design.js"]}
    with_files = [name for name, text in texts.items() if "nod_design_use" in text or "unknownKey" in text]
    assert with_files == ["/nod/design.js"]


def test_on_the_board_and_of_a_collection_too(open_page):
    page = open_page("/board", tasks=["Bread"], collections={"Groceries": ["Milk"]})
    use(page)
    complete(page, "Bread")
    complete(page, "Milk")
    assert page.evaluate("watch.vibrations[0]") == LIGHT
    [collection] = scores(page, "collectionCompleted")
    assert (collection["burst"], collection["haptic"], collection["toast"]) == (3, "medium", "collection")


def test_on_capture_too(open_page):
    page = open_page("/capture")
    use(page)
    compose(page, "The very first")
    eventually(page, "watch.scores.some(({ moments }) => moments.includes('firstCapture'))")
    [first] = scores(page, "firstCapture")
    # The composer stays open as long as ever, whatever flies.
    assert (first["haptic"], first["burst"], first["stay"]) == ("error", 2, 1500)
    assert first["announcement"] == "firstCaptureSaved"
    expect(page.locator("#composer-sheet")).not_to_be_visible()
    page.evaluate("watch.vibrations.length = 0")
    by_key(page, "The very first")
    settle(page)
    assert page.evaluate("watch.vibrations") == [HEAVY]


def test_presses_and_sizes_are_the_files(open_page):
    page = open_page(tasks=["Milk"])
    use(page)
    assert page.evaluate("document.querySelector('nod-check').getBoundingClientRect().width") == 60
    eventually(page, "document.querySelector('#open-settings').getBoundingClientRect().height >= 60")
    page.hover("button.compose")
    page.mouse.down()
    eventually(page, "watch.scores.some(({ moments }) => moments[0]?.startsWith('pressed'))")
    page.wait_for_timeout(400)
    scale = float(page.evaluate("getComputedStyle(document.querySelector('button.compose')).scale"))
    page.mouse.up()
    assert scale == pytest.approx(0.9, abs=0.005)


@pytest.mark.parametrize("options, settings", [({"reduced_motion": "reduce"}, {}), ({}, {"motion": "reduced"})])
def test_reduced_motion_stands_above_the_file(open_page, options, settings):
    page = open_page(**options, tasks=["Milk", "Bread"], settings={"motion": "system", **settings})
    use(page)
    complete(page, "Milk")
    [score] = scores(page, "completed")
    assert score["tracks"] == ["mark"] and {"motion"} <= {held["channel"] for held in score["held"]}
    assert page.evaluate("watch.vibrations") == [LIGHT] and score["announcement"] == "toast"


def test_haptics_that_are_off_stay_off_and_sound_follows(open_page):
    page = open_page(tasks=["Milk"], settings={"completionHapticEnabled": False, "completionSoundEnabled": True})
    use(page)
    complete(page, "Milk")
    [score] = scores(page, "completed")
    assert (score["haptic"], score["sound"]) == (None, "captured") and page.evaluate("watch.vibrations") == []
    eventually(page, "watch.sounds === 1")


def test_a_reload_keeps_it_for_the_first_tap_and_remove_ends_it(open_page):
    page = open_page(tasks=["One", "Two", "Three"])
    use(page)
    page.reload()
    page.wait_for_selector("li.row")
    complete(page, "One")
    assert page.evaluate("watch.vibrations") == [LIGHT]
    open_settings(page)
    expect(page.locator("#feedback-name")).to_have_text("Calm")
    expect(page.locator("[name=profile][value=child]")).to_be_checked()
    expect(page.locator("[name=profile][value=child]")).to_be_disabled()
    expect(page.locator("#profile-note")).to_contain_text("“Calm”")
    page.evaluate("watch.vibrations.length = 0")
    page.click("#feedback-try")
    eventually(page, "watch.vibrations.length === 1")
    assert page.evaluate("watch.vibrations") == [LIGHT]
    page.click("#feedback-remove")
    # For children again as before it: everyone's words.
    expect(page.locator("#feedback-used")).to_be_hidden()
    expect(page.locator("#open-studio")).to_be_focused()
    expect(page.locator("[name=profile][value=standard]")).to_be_checked()
    expect(page.locator("[name=profile][value=standard]")).to_be_enabled()
    assert page.evaluate("document.documentElement.dataset.nodProfile") == "standard"
    leave_settings(page)
    page.evaluate("watch.vibrations.length = 0")
    complete(page, "Two")
    assert page.evaluate("watch.vibrations") == [SUCCESS]
    page.reload()
    ready(page)
    complete(page, "Three")
    assert page.evaluate("watch.vibrations") == [SUCCESS] and loaded(page) == []


def test_two_tabs_follow_each_other(open_page):
    one = open_page(tasks=["One", "Two"])
    other = open_page(context=one.context)
    use(one)
    eventually(other, "document.documentElement.dataset.nodProfile === 'child'")
    complete(other, "One")
    assert other.evaluate("watch.vibrations") == [LIGHT]
    open_settings(one)
    one.click("#feedback-remove")
    eventually(other, "document.documentElement.dataset.nodProfile === 'standard'")
    other.evaluate("watch.vibrations.length = 0")
    complete(other, "Two")
    assert other.evaluate("watch.vibrations") == [SUCCESS]


def test_twenty_one_taps_a_second_keep_the_contract(server, open_page):
    page = open_page("/?filter=all", collections={"Groceries": ["Tap me often"]})
    use(page, CALM | {"celebrations": {"collectionCompleted": {"particles": 8, "duration": 2}}})
    tap_often(page)
    assert page.evaluate("watch.saves.most") == 1 and page.evaluate("watch.changes.length") == 21
    assert server.find("Tap me often")["completedAt"] is not None
    told = page.evaluate("watch.scores")
    for score in told:
        last_second = [one for one in told if score["at"] - 1000 < one["at"] <= score["at"]]
        flashes = [one["at"] for one in last_second if any("Flash" in track for track in one["tracks"])]
        living = [one["burst"] for one in told if score["at"] - 2000 < one["at"] <= score["at"]]
        assert len(flashes) <= 3 and sum(living) <= 64 and len(score["tracks"]) <= 5
    assert len(page.evaluate("watch.vibrations")) <= 21


def test_a_kept_file_that_cannot_be_used_harms_nothing(open_page):
    page = open_page(tasks=["Milk", "Bread"])
    store(page, BAD)
    page.reload()
    ready(page)
    complete(page, "Milk")
    assert page.evaluate("watch.vibrations") == [SUCCESS]
    open_settings(page)
    page.click(".designers summary")
    expect(page.locator("#feedback-used")).to_be_hidden()
    expect(page.get_by_role("link", name="Open Studio")).to_have_attribute("href", "/studio")
    page.evaluate("localStorage.setItem('tasks.feedback', 'oops')")
    page.reload()
    ready(page)


def test_axe_finds_nothing_with_a_file(open_page):
    page = open_page(viewport={"width": 390, "height": 844})
    use(page)
    open_settings(page)
    assert violations(page) == [] and small_targets(page, "child") == []
