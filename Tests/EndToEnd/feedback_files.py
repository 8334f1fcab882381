"""Feedback files as a person chooses them in the settings."""

import json

from conftest import acted
from playwright.sync_api import expect
from test_settings import open_settings

CALM = {
    "format": "nod-feedback", "version": 1, "name": "Calm", "basedOn": "child", "targets": {"least": 60},
    "press": {"scale": {"card": 0.9, "primary": 0.9}}, "motion": {"check": {"peak": 0.05}, "fade": {"duration": 0.1}},
    "celebrations": {
        "firstCapture": {"particles": 2, "duration": 0.5}, "collectionCompleted": {"particles": 3, "duration": 0.5},
    },
    "moments": {
        "completed": {"haptic": {"kind": "light", "intensity": 0.5}, "sound": "captured"},
        "itemCompleted": {"haptic": {"kind": "heavy"}}, "firstCapture": {"haptic": {"kind": "error"}},
    },
}
# The vibrations of a plain motor: a light touch at half its strength, a heavy one, and the standard's success.
LIGHT, HEAVY, SUCCESS = [9], [32], [14, 50, 22]
BAD = {
    "format": "nod-feedback", "version": 1, "targets": {"least": 12}, "press": {"scale": {"button": "0.9"}},
    "moments": {"completed": {"sound": "loud"}, "finished": {}},
}
RESTLESS = {"format": "nod-feedback", "version": 1, "motion": {"check": {"response": 0.5, "damping": 0.6, "peak": 0.3}}}
LATER = ["feedback.schema.json", "design.js"]


def choose(page, file, name="calm.json"):
    text = file if isinstance(file, str) else json.dumps(file)
    page.set_input_files("#feedback-file", {"name": name, "mimeType": "application/json", "buffer": text.encode()})


def use(page, file=CALM):
    """Chooses a file in the settings, and leaves them."""
    open_settings(page)
    choose(page, file)
    expect(page.locator("#feedback-result")).to_contain_text("is in use")
    leave_settings(page)
    page.evaluate("watch.vibrations.length = 0; watch.scores.length = 0")


def loaded(page):
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    return [part for part in LATER if any(name.endswith(part) for name in names)]


def leave_settings(page):
    page.get_by_role("button", name="Done").click()
    acted(page)
