"""Single moments, frame by frame: where a burst begins, how far a pulse reaches, when a count or a picture changes.

Time is held still between frames (frames.py), so that measurements are the same on any machine.
"""

from conftest import choose_in_menu
from frames import FRAME
from playwright.sync_api import expect
from rows import check

# Of an element that is seen: its edges.
BOX = """const box = (selector) => {
  const { left, right, top, bottom, width } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return width > 0 ? { left, right, top, bottom } : null;
};"""


def seen(scene, expression, seconds):
    """A value in each of the frames to come."""
    for _ in range(round(seconds * 1000 / FRAME)):
        scene.stage.step()
        yield scene.stage.page.evaluate(f"(() => {{ {BOX} return {expression}; }})()")


def middle(box):
    return (box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2


def test_a_finger_in_mid_way_holds_the_neighbours_and_lets_them_go_on(enter):
    scene = enter("list", "phone")
    stage, place = scene.stage, scene.reach("complete")
    below = stage.page.locator("li.row").filter(has_not_text=scene.title).nth(1)
    top = lambda: below.evaluate("(row) => row.getBoundingClientRect().top")
    before = top()
    stage.tap(place)
    while before - top() < 5:
        stage.step()
    spot = stage.middle(below.locator("nod-check"))
    stage.press(spot)
    stage.step()
    held = top()
    stage.wait(600)
    assert top() == held < before
    stage.release(spot)
    stage.wait(600)
    assert before - top() > 40


def test_the_burst_of_a_collection_begins_once_at_its_mark_when_its_bar_is_full(enter):
    scene = enter("collection", "phone", "collection-completed")
    scene.prepare()()
    mark = "document.querySelector('#surface [data-nod-collection]:not(.progress *)')"
    looks = """{ burst: box('.nod-burst'), bursts: document.querySelectorAll('.nod-burst').length,
      bar: box('#surface .progress > *')?.right }"""
    frames = list(seen(scene, looks, 2))
    first = next(number for number, frame in enumerate(frames) if frame["burst"])
    assert {frame["bar"] for frame in frames[first:]} == {frames[-1]["bar"]}
    assert len({round(frame["bar"]) for frame in frames[:first]}) > 5, "the bar springs there"
    assert max(frame["bursts"] for frame in frames) == 1
    place = scene.stage.page.evaluate(f"{mark}.getBoundingClientRect().toJSON()")
    assert all(abs(one - other) < 2 for one, other in zip(middle(frames[first]["burst"]), middle(place)))
    expect(scene.stage.page.locator("nod-toasts")).to_contain_text("“Groceries” complete!")


def test_a_first_capture_is_confirmed_in_the_sheet_which_pulses_within_16_pixels(enter):
    scene = enter("list", "phone", "first-capture")
    scene.prepare()()
    page = scene.stage.page
    looks = """{ form: document.querySelector('#composer').inert,
      confirmed: box('#composer-confirmation .confirmed'), sheet: box('#composer-sheet[open]'),
      burst: box('.nod-burst'), focus: document.activeElement.id }"""
    frames = list(seen(scene, looks, 2.5))
    shown = [frame for frame in frames if frame["confirmed"]]
    assert 1.4 < len(shown) * FRAME / 1000 < 1.9
    assert all(frame["form"] and frame["focus"] == "composer-confirmation" for frame in shown)
    rest = shown[-1]["confirmed"]
    widest = max((frame["confirmed"] for frame in shown), key=lambda box: box["right"] - box["left"])
    assert 2 < rest["left"] - widest["left"] <= 16.5 and 2 < widest["right"] - rest["right"] <= 16.5
    boxes = [box for frame in shown for box in [frame["confirmed"], frame["sheet"]]]
    assert all(box["left"] >= 0 and box["right"] <= 390 for box in boxes)
    assert any(frame["burst"] for frame in shown)
    assert frames[-1]["sheet"] is None
    expect(page.locator("li.row", has_text="Ask Inge about the allotment")).to_be_visible()


def test_a_sheet_stays_as_large_until_it_closes_and_takes_its_flash_along(enter):
    scene = enter("list", "phone", "insert")
    scene.prepare()()
    frames = list(seen(scene, "{ sheet: box('#composer-sheet[open]'), flash: box('.nod-flash') }", 1))
    opened = [frame for frame in frames if frame["sheet"]]
    assert 0 < len(opened) < len(frames)
    assert all(frame["sheet"] == opened[0]["sheet"] for frame in opened)
    assert any(frame["flash"] for frame in opened)
    assert not any(frame["flash"] for frame in frames if not frame["sheet"])


def test_the_last_of_the_day_draws_its_pictures_tick_when_the_row_has_gone(enter):
    scene = enter("list", "phone", "day-done")
    scene.prepare()()
    looks = """{ below: Math.round(document.querySelector('.colophon').getBoundingClientRect().top),
      rows: document.querySelectorAll('#surface li.row').length,
      count: document.querySelector('[data-count=open]').textContent,
      tick: document.querySelector('[slot=empty]').checkVisibility()
        && parseFloat(getComputedStyle(document.querySelector('[slot=empty] [data-nod-tick]')).strokeDashoffset) }"""
    frames = list(seen(scene, looks, 2.5))
    # As long as the row is there, it counts.
    assert {(frame["rows"], frame["count"]) for frame in frames} == {(1, "1"), (0, "0")}
    ticks = [frame["tick"] for frame in frames if frame["tick"] is not False]
    assert ticks[0] > 1 and ticks[-1] == 0 and len(set(ticks)) > 4
    assert ticks == sorted(ticks, reverse=True)
    # The line below doesn't go up after the row and down again before the picture.
    assert len({frame["below"] for frame in frames}) == 1


def test_elsewhere_completed_and_here_reopened_is_counted_each_time(server, open_page):
    page = open_page(tasks=["Here", "There"])
    expect(page.locator("[data-count=open]")).to_have_text("2")
    [there] = [task for task in server.tasks() if task["title"] == "There"]
    server.call("PATCH", f"/tasks/{there['id']}", {"completed": True})
    expect(page.locator("li.row")).to_have_count(1)
    expect(page.locator("[data-count=open]")).to_have_text("1")
    choose_in_menu(page, ".segment:has([value=completed])")
    check(page, "There").click()
    expect(page.locator("[data-count=open]")).to_have_text("2")
