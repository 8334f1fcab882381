"""Feedback files as Studio puts them into use."""

import json

from conftest import acted, eventually

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
BAD = {"format": "nod-feedback", "version": 1, "targets": {"least": 12}}
LATER = ["feedback.schema.json", "design.js"]


def store(page, file):
    """As Studio puts a file into use; the app follows from other tabs."""
    page.evaluate("""(kept) => {
        localStorage.setItem("tasks.feedback", kept);
        dispatchEvent(new StorageEvent("storage", { key: "tasks.feedback" }));
    }""", json.dumps({"fileName": "calm.json", "text": json.dumps(file)}))


def use(page, file=CALM):
    store(page, file)
    eventually(page, "!document.querySelector('#feedback-used').hidden")
    page.evaluate("watch.vibrations.length = 0; watch.scores.length = 0")


def loaded(page):
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    return [part for part in LATER if any(name.endswith(part) for name in names)]


def leave_settings(page):
    page.get_by_role("button", name="Done").click()
    acted(page)
