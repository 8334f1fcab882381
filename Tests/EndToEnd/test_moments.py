"""Single moments, frame by frame: where a burst begins, how far a pulse reaches, when a count or a picture changes.

Time is stopped between frames (frames.py), so that measurements are the same on any machine.
"""

import pytest
from conftest import choose_in_menu
from frames import FRAME
from playwright.sync_api import expect
from rows import check

# The edges of a visible element.
BOX = """const box = (selector) => {
  const { left, right, top, bottom, width } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return width > 0 ? { left, right, top, bottom } : null;
};"""


def seen(scene, expression, seconds):
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


def test_the_burst_of_a_collection_leaves_along_its_bar_when_that_is_full_and_the_words_and_the_mark_say_so(enter):
    scene = enter("collection", "phone", "collection-completed")
    scene.prepare()()
    looks = """{ bar: box('#surface .progress > *')?.right, whole: box('#surface .progress'),
      mark: Number(getComputedStyle(document.querySelector('.collection-title .mark')).scale) || 1,
      words: document.querySelector('.collection-head .progress-words').textContent,
      bursts: document.querySelectorAll('.nod-burst').length,
      particles: [...document.querySelectorAll('.nod-particle')].filter((one) => getComputedStyle(one).opacity > 0)
        .map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]) }"""
    frames = list(seen(scene, looks, 2.2))
    whole = frames[0]["whole"]
    full = next(number for number, frame in enumerate(frames) if frame["bar"] >= whole["right"] - 0.1)
    first = next(number for number, frame in enumerate(frames) if frame["particles"])
    assert 0.2 < full * FRAME / 1000 <= 0.32 and abs(first - full) <= 1
    assert max(frame["bursts"] for frame in frames) == 1 and frames[-1]["bursts"] == 0
    starts = sorted(frames[first]["particles"])
    width = whole["right"] - whole["left"]
    assert 5 <= len(starts) <= 8
    assert starts[0][0] < whole["left"] + width / 5 and starts[-1][0] > whole["right"] - width / 5
    # Particles rise above their end and fall to it.
    highest = [min(frame["particles"][index][1] for frame in frames if frame["particles"]) for index in range(len(starts))]
    last = [frame["particles"] for frame in frames if len(frame["particles"]) == len(starts)][-1]
    assert all(end[1] - top > 10 for end, top in zip(last, highest))
    assert not any("All done" in frame["words"] for frame in frames[: full - 1])
    assert "All done" in frames[full + 3]["words"]
    assert all(frame["mark"] == 1 for frame in frames[:full])
    assert 1.24 < max(frame["mark"] for frame in frames) <= 1.25 and frames[-1]["mark"] == 1
    expect(scene.stage.page.locator("nod-toasts")).to_contain_text("“Groceries” complete!")


def test_with_reduced_motion_a_collections_bar_its_words_and_the_tick_are_there_together(enter):
    scene = enter("collection", "phone", "collection-completed", reduced_motion="reduce")
    scene.prepare()()
    looks = """{ isFull: box('#surface .progress > *').right >= box('#surface .progress').right - 0.1,
      words: document.querySelector('.collection-head .progress-words').textContent,
      tick: getComputedStyle(document.querySelector('nod-check[label="Buy milk"]').shadowRoot
        .querySelector('[part=mark]')).opacity }"""
    frames = list(seen(scene, looks, 0.4))
    assert any(frame["isFull"] for frame in frames) and not frames[0]["isFull"]
    assert all((frame["words"] == "All done") == frame["isFull"] <= (frame["tick"] == "1") for frame in frames)


@pytest.mark.parametrize("moment", ["complete", "delete"])
def test_a_row_that_goes_is_never_over_another(enter, moment):
    scene = enter("list", "phone", moment)
    scene.prepare()()
    looks = """[...document.querySelectorAll('#surface li.row')].filter((row) => row.checkVisibility()).map((row) => {
      const { top, bottom, left, right } = row.getBoundingClientRect();
      return [top, bottom, Number(getComputedStyle(row).opacity), (left + right) / 2];
    }).sort(([one], [other]) => one - other)"""
    frames = list(seen(scene, looks, 1.6))
    for frame in frames:
        rows = [row for row in frame if row[2] > 0.01]
        assert all(one[1] <= other[0] + 0.5 for one, other in zip(rows, rows[1:]))
    going = [row for frame in frames for row in frame if 0 < row[2] < 1]
    places = {round(row[3]) for row in going}
    assert len(going) in range(5, 9), "it has faded within 120 ms"
    assert (len(places) > 4) is (moment == "complete"), "what is deleted stays in its place"
    assert len(frames[-1]) == len(frames[0]) - 1


def test_a_first_capture_is_confirmed_in_the_sheet_which_pulses_within_16_pixels(enter):
    scene = enter("list", "phone", "first-capture")
    scene.prepare()()
    page = scene.stage.page
    looks = """{ form: document.querySelector('#composer').inert,
      confirmed: box('.confirmed-disc'), sheet: box('#composer-sheet[open]'),
      text: Number(getComputedStyle(document.querySelector('.confirmed')).opacity),
      written: document.querySelector('#composer-title').checkVisibility({ visibilityProperty: true }),
      particles: [...document.querySelectorAll('.nod-particle')]
        .filter((one) => getComputedStyle(one).opacity > 0).length,
      box: box('.nod-burst'), focus: document.activeElement.id }"""
    frames = list(seen(scene, looks, 2.5))
    shown = [frame for frame in frames if frame["confirmed"]]
    assert 1.4 < len(shown) * FRAME / 1000 < 1.9
    assert all(frame["form"] and frame["focus"] == "composer-confirmation" for frame in shown)
    rest = shown[-1]["confirmed"]
    widest = max((frame["confirmed"] for frame in shown), key=lambda box: box["right"] - box["left"])
    assert 2 < rest["left"] - widest["left"] <= 16.5 and 2 < widest["right"] - rest["right"] <= 16.5
    boxes = [box for frame in shown for box in [frame["confirmed"], frame["sheet"]]]
    assert all(box["left"] >= 0 and box["right"] <= 390 for box in boxes)
    # First the form leaves, then the confirmation appears, then the burst from behind its disc.
    begins = next(number for number, frame in enumerate(shown) if frame["particles"])
    assert not any(frame["written"] for frame in shown[round(90 / FRAME):])
    assert shown[begins - 1]["text"] == 1 and 200 < begins * FRAME < 260
    ways = zip(middle(shown[begins]["box"]), middle(shown[begins + 20]["confirmed"]))
    assert all(abs(one - other) < 1 for one, other in ways)
    assert frames[-1]["sheet"] is None
    expect(page.locator("li.row", has_text="Ask Inge about the allotment")).to_be_visible()


def test_a_sheet_closes_with_its_text_in_it_and_the_row_flashes_then(enter):
    scene = enter("list", "phone", "insert")
    scene.prepare()()
    looks = """{ sheet: box('#composer-sheet[open]'), flash: box('.nod-flash'), field: box('#composer-title'),
      opacity: Number(getComputedStyle(document.querySelector('#composer-sheet')).opacity),
      color: getComputedStyle(document.querySelector('.nod-flash') ?? document.body).backgroundColor,
      row: box('[data-group=none] li.row'), text: document.querySelector('#composer-title').value }"""
    frames = list(seen(scene, looks, 1.2))
    opened = [frame for frame in frames if frame["sheet"]]
    closed = frames[len(opened):]
    assert closed and 200 < len(opened) * FRAME < 800
    assert all(frame["text"] == "Ask Inge about the allotment" for frame in opened)
    size = lambda box: (round(box["right"] - box["left"]), round(box["bottom"] - box["top"]))
    assert {size(frame["sheet"]) for frame in opened} == {size(opened[0]["sheet"])}
    assert opened[-1]["opacity"] < 0.3 and opened[-1]["sheet"]["top"] > opened[0]["sheet"]["top"] + 12
    # On the text, without the buttons.
    before, after = [[frame for frame in part if frame["flash"]] for part in (opened, closed)]
    assert before and {size(frame["flash"]) for frame in before} == {size(opened[0]["field"])}
    assert after and {size(frame["flash"]) for frame in after} == {size(closed[-1]["row"])}
    assert {frame["color"] for frame in before + after} == {"rgb(217, 154, 30)"}
    assert scene.stage.page.evaluate("document.activeElement.label") == "Ask Inge about the allotment"


def test_the_last_of_the_day_draws_its_pictures_tick_when_the_row_has_gone(enter):
    scene = enter("list", "phone", "day-done")
    scene.prepare()()
    looks = """{ below: Math.round(document.querySelector('.colophon').getBoundingClientRect().top),
      rows: document.querySelectorAll('#surface li.row').length,
      count: document.querySelector('[data-count=open]').textContent,
      opacity: Number(getComputedStyle(document.querySelector('#surface li.row') ?? document.head).opacity),
      tick: document.querySelector('[slot=empty]').checkVisibility()
        && parseFloat(getComputedStyle(document.querySelector('[slot=empty] [data-nod-tick]')).strokeDashoffset) }"""
    frames = list(seen(scene, looks, 2.5))
    # The row counts until it has left.
    assert {(frame["rows"], frame["count"]) for frame in frames} == {(1, "1"), (0, "0")}
    ticks = [frame["tick"] for frame in frames if frame["tick"] is not False]
    # The picture begins as the row fades.
    begins = next(number for number, frame in enumerate(frames) if frame["tick"] is not False)
    assert 0 < frames[begins - 1]["opacity"] < 0.5
    assert ticks[0] > 1 and ticks[-1] == 0 and len(set(ticks)) > 4
    assert ticks == sorted(ticks, reverse=True)
    # The line below doesn't move up after the row and down again before the picture.
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
