"""A feedback file in the app: stored, adopted by another tab, and removed.

Tests/Web/test_feedback.py covers the effects of a file, and the problems of invalid ones.
"""

import json

from conftest import acted, eventually, ready
from measure import small_targets, violations
from playwright.sync_api import expect
from rows import PHONE, complete, dismiss
import test_settings

CALM = {
    "format": "nod-feedback", "version": 1, "name": "Calm", "basedOn": "child", "targets": {"least": 60},
    "moments": {"completed": {"haptic": {"kind": "light", "intensity": 0.5}, "sound": "captured"}},
}
# The vibrations of a plain motor: a light touch at half its strength, and the standard's success.
LIGHT, SUCCESS = [24], [24, 50, 32]


def open_settings(page):
    """For children they are behind “For grown-ups”."""
    test_settings.open_settings(page)
    grown_ups = page.locator("#settings summary", has_text="For grown-ups")
    if grown_ups.is_visible() and not grown_ups.evaluate("summary => summary.parentElement.open"):
        grown_ups.click()


def use(page, file=CALM):
    page.evaluate("""(kept) => {
        localStorage.setItem("tasks.feedback", kept);
        dispatchEvent(new StorageEvent("storage", { key: "tasks.feedback" }));
    }""", json.dumps({"fileName": "calm.json", "text": json.dumps(file)}))


def leave_settings(page):
    page.get_by_role("button", name="Done").click()
    acted(page)
    page.evaluate("watch.vibrations.length = 0")


def test_a_reload_keeps_it_for_the_first_tap_and_remove_ends_it(open_page):
    page = open_page(tasks=["One", "Two", "Three"], viewport=PHONE["viewport"])
    use(page)
    page.reload()
    page.wait_for_selector("li.row")
    complete(page, "One")
    assert page.evaluate("watch.vibrations") == [LIGHT]
    # It would lie over the controls that are measured.
    dismiss(page)
    open_settings(page)
    expect(page.locator("#feedback-name")).to_have_text("Calm")
    expect(page.locator("[name=profile][value=child]")).to_be_checked()
    expect(page.locator("[name=profile][value=child]")).to_be_disabled()
    expect(page.locator("#profile-note")).to_contain_text("“Calm”")
    assert violations(page) == [] and small_targets(page, "child") == []
    page.evaluate("watch.vibrations.length = 0")
    page.click("#try-it")
    eventually(page, "watch.vibrations.length === 1")
    assert page.evaluate("watch.vibrations") == [LIGHT]
    page.click("#feedback-remove")
    # Without the file, the wording is the standard one again.
    expect(page.locator("#feedback-used")).to_be_hidden()
    expect(page.locator("#open-studio")).to_be_focused()
    expect(page.locator("[name=profile][value=standard]")).to_be_checked()
    expect(page.locator("[name=profile][value=standard]")).to_be_enabled()
    leave_settings(page)
    complete(page, "Two")
    assert page.evaluate("watch.vibrations") == [SUCCESS]
    page.reload()
    ready(page)
    complete(page, "Three")
    assert page.evaluate("watch.vibrations") == [SUCCESS]


def test_a_kept_file_that_cannot_be_used_harms_nothing(open_page):
    page = open_page(tasks=["Milk"])
    use(page, {"format": "nod-feedback", "version": 1, "targets": {"least": 12}})
    page.reload()
    ready(page)
    complete(page, "Milk")
    assert page.evaluate("watch.vibrations") == [SUCCESS]
    open_settings(page)
    expect(page.locator("#feedback-used")).to_be_hidden()
    page.evaluate("localStorage.setItem('tasks.feedback', 'oops')")
    page.reload()
    ready(page)
