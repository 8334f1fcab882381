"""Each event of the documentation bubbles, is composed, and can be prevented according to its table."""

import re

from conftest import ROOT

TABLE = dict(re.findall(r"(?m)^\| `(nod-[\w-]+)` \| (yes|no) \|", (ROOT / "Web/README.md").read_text("utf-8")))
LISTEN = """(names) => { seen.heard = {};
    for (const name of names) addEventListener(name, ({ bubbles, composed, cancelable, detail }) => {
        seen.heard[name] = [bubbles, composed, cancelable, "item" in detail]; }, true); }"""


def test_each_event_is_as_documented_and_what_is_observed_is_fired_on_the_document_alone(page):
    page.js("document.addEventListener('nod-score', ({ bubbles, cancelable }) => { seen.score = [bubbles, cancelable]; })")
    page.js(LISTEN, list(TABLE))
    # It leaves when completed, and returns with Undo.
    page.complete("#row2 nod-check")
    page.js("nod.undo()")
    page.until("seen.heard['nod-enter']")
    page.js("nod.moveTo(3, 'elsewhere', 'Title')")
    page.js("nod.moment('deleted', { item: 4, subject: 'Gone' }), nod.undo()")
    page.js("nod.moment('succeeded', { message: 'Saved', action: 'undo' }), nod.undo()")
    page.js("place.state = 'failed'")
    page.click("[data-nod-retry]")
    page.until(f"Object.keys(seen.heard).length === {len(TABLE)}")
    assert page.js("seen.heard") == {
        name: [True, True, cancelable == "yes", name != "nod-retry"] for name, cancelable in TABLE.items()}
    assert page.js("seen.score") == [True, False]
