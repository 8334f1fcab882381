"""Rows that leave and return, frame by frame: neighbours move without jumps. With Reduce Motion neighbours are at their
places at once, and don't fade.

Time is stopped between frames (frames.py), so that measurements are the same on any machine.
"""

import io
from datetime import date

import pytest
from PIL import Image
from frames import FRAME

# The frame by which a row changes; a menu closes first, and a restored row waits for the server.
FIRST = {"complete": 1, "undo": 1, "delete": 3, "restore": 4}
# Milliseconds of a long task by the browsers' definition.
LONG = 50

# Rows, headings and boxes, with place and opacity, and whether they are in the window: rows that enter it are measured
# all along. `subject` is the title of the row that changes.
SEEN = """
(subject) => {
  const opacityOf = (element) => element ? getComputedStyle(element).opacity * opacityOf(element.parentElement) : 1;
  const seen = {};
  for (const element of document.querySelectorAll('#surface :is(li.row, h2, h3, .list, .cards, .column)')) {
    const { left, top, bottom } = element.getBoundingClientRect();
    if (!element.checkVisibility() || bottom === top) continue;
    const isRow = element.matches('li.row'), isBox = element.matches('.list, .cards, .column');
    const title = isRow && element.querySelector('.row-title').textContent;
    const other = isBox ? `box ${element.dataset.group ?? element.dataset.column}` : `heading ${element.textContent}`;
    const name = isRow ? `“${title}”` : other;
    const isDone = Boolean(isRow && element.querySelector('nod-check').checked);
    const isInWindow = bottom > 0 && top < innerHeight;
    seen[name] = { isSubject: title === subject, isInWindow, isDone, opacity: opacityOf(element), left, top, bottom };
  }
  return seen;
}
"""


def busy(stage):
    """Milliseconds that the page's main thread has worked; what else the machine does is not counted."""
    metrics = stage.session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000


def frames_of(scene, moment, seconds=1.5):
    """Returns the visible rows before a tap and in each frame after it, and the longest frame's duration."""
    act, seen, times = scene.act(moment), [look(scene)], []
    act()
    for frame in frames(scene, seconds):
        seen.append(frame)
        times.append(busy(scene.stage))
    return seen, max(now - before for before, now in zip(times, times[1:]))


def frames(scene, seconds):
    for _ in range(round(seconds * 1000 / FRAME)):
        scene.stage.step()
        yield look(scene)


def look(scene):
    return scene.stage.page.evaluate(SEEN, scene.title)


def ways_of(seen, edges=("left", "top", "bottom")):
    """The edges of all but the row itself, in all frames that show them: (name, [(frame, place, opacity)])."""
    for name in dict.fromkeys(name for frame in seen for name in frame):
        whole = [(number, frame[name]) for number, frame in enumerate(seen) if name in frame]
        if not whole[0][1]["isSubject"] and any(thing["isInWindow"] for _, thing in whole):
            for edge in edges:
                yield f"{name} {edge}", [(number, thing[edge], thing["opacity"]) for number, thing in whole]


def steps(way):
    return [(now, before) for before, now in zip(way, way[1:]) if now[0] == before[0] + 1]


def jumps(seen):
    """Steps of more than a quarter of the distance; ignores single pixels, because layout rounds."""
    for name, way in ways_of(seen):
        places = [place for _, place, _ in way]
        whole = max(places) - min(places)
        for (number, now, _), (_, before, _) in steps(way):
            if abs(now - before) > max(whole / 4, 1):
                yield f"{name}: {abs(now - before):.0f} of {whole:.0f} px in the frame at {number * FRAME:.0f} ms"


def fades(seen):
    """Neighbours that are transparent or moving although nothing may move."""
    for name, way in ways_of(seen, ["left", "top"]):
        if name.split(" ")[0] == "box" or not all(name.rsplit(" ", 1)[0] in frame for frame in (seen[0], seen[-1])):
            continue
        if least := [f"{opacity:.2f}" for _, _, opacity in way if opacity < 1]:
            yield f"{name}: at {min(least)} of its opacity"
        if sum(abs(now - before) > 0.5 for (_, now, _), (_, before, _) in steps(way)) > 2:
            yield f"{name}: travels"


def faults(scene, moment, find):
    seen, longest = frames_of(scene, moment)
    yield from find(seen)
    places = [[place for _, place, _ in way] for _, way in ways_of(seen)]
    if not any(max(way) - min(way) > 20 for way in places):
        yield "no neighbour moves"
    if all(frame == seen[0] for frame in seen[: FIRST[moment] + 1]):
        yield f"nothing changes in the first {FIRST[moment]} frames"
    if longest > LONG:
        yield f"a frame takes {longest:.0f} ms of the processor"
    scene.stage.wait(600)
    rest = look(scene)
    for name, thing in seen[-1].items():
        if name not in rest or any(abs(thing[edge] - rest[name][edge]) > 0.5 for edge in ["left", "top", "bottom"]):
            yield f"{name} is not at its place after a second"


@pytest.mark.parametrize("surface, size, motion, find, moments", [
    ("list", "phone", "no-preference", jumps, FIRST), ("list", "phone", "reduce", fades, FIRST),
    ("board", "desktop", "no-preference", jumps, ["complete", "undo"]),
    ("collection", "phone", "no-preference", jumps, ["complete"]),
])
def test_no_neighbour_jumps(enter, surface, size, motion, find, moments):
    scene = enter(surface, size, reduced_motion=motion)
    found = [f"{moment}: {fault}" for moment in moments for fault in faults(scene, moment, find)]
    assert not found, "\n".join(found)


def test_the_first_frame_after_a_tap_shows_the_check_changed(enter):
    scene = enter("list", "phone")
    place = scene.reach("complete")
    box = scene.row.locator("nod-check").evaluate("""(check) => {
        const { left, top, right, bottom } = check.getBoundingClientRect();
        return [left, top, right, bottom];
    }""")
    check = lambda: Image.open(io.BytesIO(scene.stage.step(sees=True))).crop(box).tobytes()
    before = check()
    scene.stage.tap(place)
    assert check() != before


@pytest.mark.parametrize("direction, way", [("ltr", 1), ("rtl", -1)])
def test_a_row_leaves_a_little_way_to_the_trailing_edge(enter, direction, way):
    scene = enter("list", "phone", direction=direction)
    seen, _ = frames_of(scene, "complete", seconds=1.2)
    name = f"“{scene.title}”"
    far = [(frame[name]["left"] - seen[0][name]["left"]) * way for frame in seen if name in frame]
    assert 40 <= max(far) <= 80 and min(far) > -1
    assert name not in seen[-1]


def test_two_completed_at_once_leave_with_their_section_and_nothing_jumps(enter):
    scene = enter("list", "phone")
    stage = scene.stage
    checks = [stage.page.locator("li.row", has_text=title).locator("nod-check") for title in ["Oranges", "Buy milk"]]
    places = [stage.middle(check) for check in checks]
    seen = [look(scene)]
    for place in places:
        stage.tap(place)
    seen += frames(scene, 1.2)
    assert "heading Today" in seen[0] and "heading Today" not in seen[-1]
    # Both rows are subjects.
    neighbours = [{name: thing for name, thing in frame.items() if not name.startswith("“Oranges")} for frame in seen]
    assert not list(jumps(neighbours))


def test_the_name_that_the_last_section_loses_leaves_no_jump(enter, server):
    scene = enter("list", "phone", "day-done")
    server.add("Another day")
    scene.stage.wait(400)
    seen, _ = frames_of(scene, "complete", seconds=1.4)
    assert "heading No date" in seen[0] and "heading No date" not in seen[-1]
    gone = next(number for number, frame in enumerate(seen) if f"“{scene.title}”" not in frame)
    assert not [*jumps(seen), *jumps(seen[gone - 1 :])]


def test_a_row_that_comes_while_its_section_leaves_is_seen(enter, server):
    """Also if the section has gone, and is shown again with another filter."""
    scene = enter("list", "phone", "day-done")
    stage = scene.stage
    server.add("Another day")
    stage.wait(400)
    today = {"due": date.today().isoformat()}
    for title, pause in [("In mid-way", 440), ("Long after", 1500)]:
        stage.tap(stage.middle(stage.page.locator("li.row", has_text=scene.title).locator("nod-check")))
        stage.wait(pause)
        server.add(title, **today)
        stage.wait(1500)
        place = look(scene)[f"“{title}”"]
        assert (place["opacity"], place["left"]) == (1, look(scene)["“Another day”"]["left"]), title
        assert place["bottom"] < look(scene)["“Another day”"]["top"], title
        scene.title = title
