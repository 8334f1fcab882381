"""The same act has the same feedback everywhere: the complete traces of each surface equal the list's."""

import functools

import pytest
from conftest import Server, ready
from rows import dismiss, refuse, settle, toasts, undo
from watch import WATCH

SURFACES = {"list": "/?filter=all", "board": "/board", "capture": "/capture", "collection": "/collections/1"}
STEPS = ["completed", "undone", "reopened in time", "refused", "reopened", "the last of a collection"]
# A completed task leaves the Inbox, so nothing can be reopened; it has no collection.
IN_CAPTURE = ["completed", "undone", "reopened in time", "refused"]
TRIALS = [
    (surface, step)
    for surface in SURFACES
    for step in STEPS
    if surface != "list" and (surface != "capture" or step in IN_CAPTURE)
]

# The movement of rows, toasts and buttons differs by surface, and isn't feedback.
LAYOUT = ["inserted", "departed", "moved", "presented", "dismissed", "pressed(button)"]

TAP = "(row) => row.querySelector('nod-check').shadowRoot.querySelector('input').click()"
TAP_TWICE = """async (row) => {
  const input = row.querySelector('nod-check').shadowRoot.querySelector('input');
  input.click();
  await new Promise((resolve) => setTimeout(resolve, 80));
  input.click();
}"""
COMPLETE = "(row) => row.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }))"


def row(page, title):
    return page.locator("li.row:not([inert])", has_text=title).first


def trace(page, act):
    page.evaluate("watch.scores.length = watch.vibrations.length = watch.announcements.length = watch.sounds = 0")
    act()
    settle(page)
    page.wait_for_timeout(700)
    watched = page.evaluate("watch")
    scores = [
        {name: value for name, value in score.items() if name not in ["target", "at"]}
        for score in watched["scores"]
        if not set(score["moments"]) <= set(LAYOUT)
    ]
    said = [(one["text"], one["live"]) for one in watched["announcements"]]
    shown = toasts(page).locator("p").all_inner_texts()
    return {"scores": scores, "felt": watched["vibrations"], "heard": watched["sounds"], "said": said, "shown": shown}


def complete(page, title):
    row(page, title).evaluate(TAP)
    settle(page)
    page.wait_for_timeout(600)
    dismiss(page)


def play(page):
    traces = {}

    def step(name, act):
        traces[name] = trace(page, act)

    step("completed", lambda: row(page, "Milk").evaluate(TAP))
    step("undone", lambda: undo(page))
    step("reopened in time", lambda: row(page, "Bread").evaluate(TAP_TWICE))
    dismiss(page)
    refuse(page, "tasks/*", "PATCH", times=1)
    step("refused", lambda: row(page, "Bread").evaluate(TAP))
    dismiss(page)
    complete(page, "Bread")
    if "/capture" in page.url:
        step("swiped", lambda: row(page, "Apart").evaluate(COMPLETE))
        return traces
    step("reopened", lambda: row(page, "Bread").evaluate(TAP))
    complete(page, "Bread")
    step("the last of a collection", lambda: row(page, "Milk").evaluate(TAP))
    return traces


@pytest.fixture(scope="module")
def played(chromium, tmp_path_factory):
    @functools.cache
    def played(surface):
        server = Server(tmp_path_factory.mktemp(surface)).start()
        context = chromium.new_context(viewport={"width": 1000, "height": 900}, service_workers="block")
        context.add_init_script(WATCH)
        try:
            server.call("PATCH", "/settings", {"completionSoundEnabled": True})
            server.call("POST", "/collections", {"name": "Groceries"})
            server.add("Apart")
            server.add("Milk", "Bread", collections=[] if surface == "capture" else [1])
            page = context.new_page()
            page.goto(f"{server.url}{SURFACES[surface]}")
            ready(page)
            # The first sound finds everything loaded.
            page.keyboard.press("Shift")
            page.wait_for_timeout(300)
            return play(page)
        finally:
            context.close()
            server.stop()

    return played


@pytest.mark.parametrize("surface, step", TRIALS)
def test_it_is_answered_as_on_the_list(played, surface, step):
    assert played(surface)[step] == played("list")[step]


def test_the_list_s_answers_are_those_of_the_contract(played):
    """One haptic, one sound and one announcement for each, so that the comparison isn't empty."""
    traces = played("list")
    moments = {step: [score["moments"] for score in traces[step]["scores"]] for step in STEPS}
    assert moments["completed"] == [["completed"]]
    assert ["reopened"] in moments["reopened in time"] and moments["reopened"] == [["reopened"]]
    assert any("failed" in names for names in moments["refused"])
    assert any("collectionCompleted" in names for names in moments["the last of a collection"])
    for step in ["completed", "the last of a collection"]:
        trace = traces[step]
        assert len(trace["felt"]) == trace["heard"] == len(trace["said"]) == len(trace["shown"]) == 1, step
    assert len(traces["refused"]["shown"]) == 1 and traces["refused"]["said"][-1][1] == "assertive"


def test_a_swipe_differs_only_in_how_it_is_seen_and_felt(played):
    swiped, checked = played("capture")["swiped"], played("capture")["completed"]
    [swipe], [check] = swiped["scores"], checked["scores"]
    differing = {name for name in check if check[name] != swipe[name]}
    assert differing == {"moments", "haptic", "vibration", "tracks", "durations", "stay"}
    assert (swipe["moments"], swipe["haptic"], swipe["stay"]) == (["itemCompleted"], "light", 600)
    assert (check["haptic"], check["stay"]) == ("success", 450)
    assert {"pulse", "successFlash"} <= set(swipe["tracks"])
    assert (len(swiped["felt"]), swiped["heard"]) == (1, 1)
    assert (swiped["said"], swiped["shown"]) == ([("Completed “Apart”", "polite")], ["Completed “Apart”"])
