"""A feedback file in the app: chosen, kept, followed by another tab, told what is wrong with it, and gone again.

What a file changes of an answer, and every problem a file can have, is the library's (Tests/Web/test_feedback.py).
"""

import json

from conftest import acted, eventually, ready
from measure import small_targets, violations
from playwright.sync_api import expect
from rows import complete
from test_settings import open_settings

CALM = {
    "format": "nod-feedback", "version": 1, "name": "Calm", "basedOn": "child", "targets": {"least": 60},
    "moments": {"completed": {"haptic": {"kind": "light", "intensity": 0.5}, "sound": "captured"}},
}
# The vibrations of a plain motor: a light touch at half its strength, and the standard's success.
LIGHT, SUCCESS = [9], [14, 50, 22]
BAD = {
    "format": "nod-feedback", "version": 1, "targets": {"least": 12}, "press": {"scale": {"button": "0.9"}},
    "moments": {"completed": {"sound": "loud"}, "finished": {}},
}


def choose(page, file, name="calm.json"):
    text = file if isinstance(file, str) else json.dumps(file)
    page.set_input_files("#feedback-file", {"name": name, "mimeType": "application/json", "buffer": text.encode()})


def use(page, file=CALM):
    """Chooses a file in the settings, and leaves them."""
    open_settings(page)
    choose(page, file)
    expect(page.locator("#feedback-result")).to_contain_text("is in use")
    leave_settings(page)


def leave_settings(page):
    page.get_by_role("button", name="Done").click()
    acted(page)
    page.evaluate("watch.vibrations.length = 0")


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
    expect(page.locator("#feedback-result")).to_have_text("Removed. Everything follows the settings above.")
    expect(page.locator("#feedback-used")).to_be_hidden()
    expect(page.locator("#feedback-file")).to_be_focused()
    expect(page.locator("[name=profile][value=standard]")).to_be_checked()
    expect(page.locator("[name=profile][value=standard]")).to_be_enabled()
    leave_settings(page)
    complete(page, "Two")
    assert page.evaluate("watch.vibrations") == [SUCCESS]
    page.reload()
    ready(page)
    complete(page, "Three")
    assert page.evaluate("watch.vibrations") == [SUCCESS]


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


def test_bad_files_are_told_by_path_and_range_and_change_nothing(open_page):
    page = open_page(tasks=["Milk"], viewport={"width": 390, "height": 844})
    open_settings(page)
    choose(page, CALM | {"name": "<b>mine</b>"})
    expect(page.locator("#feedback-result")).to_have_text("“<b>mine</b>” is in use.")
    assert violations(page) == [] and small_targets(page, "child") == []
    problem, lines = page.locator("#feedback-problem"), page.locator("#feedback-problems li")
    choose(page, BAD, "bad.json")
    expect(lines).to_have_count(4)
    expect(lines.first).to_have_text(
        "targets.least: 12 is outside 44 … 96. Write a number in that range, or leave it out.")
    expect(problem).to_have_text("This file doesn't work yet. Show this to a grown-up:")
    assert violations(page) == []
    choose(page, "{\n  \"format\": \"nod-feedback\",\n  oops\n}")
    expect(lines).to_have_text(["Line 3 isn't JSON. Correct it there."])
    leave_settings(page)
    complete(page, "Milk")
    assert page.evaluate("watch.vibrations") == [LIGHT]


def test_a_kept_file_that_cannot_be_used_is_said_and_harms_nothing(open_page):
    page = open_page(tasks=["Milk"])
    keep = "(text) => localStorage.setItem('tasks.feedback', JSON.stringify({ fileName: 'old.json', text }))"
    page.evaluate(keep, json.dumps(BAD))
    page.reload()
    ready(page)
    complete(page, "Milk")
    assert page.evaluate("watch.vibrations") == [SUCCESS]
    open_settings(page)
    expect(page.locator("#feedback-problem")).to_contain_text("old.json isn't in use")
    expect(page.locator("#feedback-problems li")).to_have_count(4)
    page.evaluate("localStorage.setItem('tasks.feedback', 'oops')")
    page.reload()
    ready(page)
