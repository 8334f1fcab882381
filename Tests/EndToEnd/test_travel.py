"""Rows that leave and come, frame by frame: neighbours travel, nothing jumps, and what may not move fades where it changes its place.

Time is held still between frames (frames.py), so that what is measured is the same on any machine.
"""

import io

import pytest
from PIL import Image
from frames import FRAME

SURFACES = {"list": "phone", "board": "desktop", "collection": "phone"}
MOMENTS = ["complete", "undo", "delete", "restore"]
# By which frame something of the rows is another; a menu closes first, and what is restored waits for the server.
FIRST = {"complete": 1, "undo": 1, "delete": 3, "restore": 4}
# Milliseconds from which on browsers speak of a long task.
LONG = 50

# What can be seen of rows, headings and boxes: where it is, and how much of it. `subject` is the row that it happens to.
SEEN = """
(subject) => {
  const opacityOf = (element) => { let all = 1; for (let at = element; at; at = at.parentElement) all *= getComputedStyle(at).opacity; return all; };
  const seen = {};
  for (const element of document.querySelectorAll('#surface :is(li.row, h2, h3, .list, .cards, .column)')) {
    const { left, top, bottom } = element.getBoundingClientRect();
    if (!element.checkVisibility() || bottom <= 0 || top >= innerHeight || bottom === top) continue;
    const isRow = element.matches('li.row'), isBox = element.matches('.list, .cards, .column');
    const title = isRow && element.querySelector('.row-title').textContent;
    const name = isRow ? `“${title}”` : isBox ? `box ${element.dataset.group ?? element.dataset.column}` : `heading ${element.textContent}`;
    const isDone = Boolean(isRow && element.querySelector('nod-check').checked);
    seen[name] = { isSubject: title === subject, isDone, opacity: opacityOf(element), left, top, bottom };
  }
  return seen;
}
"""


def busy(stage):
    """Milliseconds that the page's main thread has worked; what else the machine does is not counted."""
    metrics = stage.session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000


def frames_of(scene, moment, seconds=1):
    """What is seen before a tap and in each frame after it, and how long the longest of them took to make."""
    stage, place = scene.stage, scene.reach(moment)
    seen, times = [look(scene)], []
    stage.tap(place)
    for _ in range(round(seconds * 1000 / FRAME)):
        seen.append(look(scene))
        times.append(busy(stage))
    return seen, max(now - before for before, now in zip(times, times[1:]))


def look(scene):
    """What is seen of the next frame: asked last of all before it is drawn, so that nothing later is told of it."""
    page = scene.stage.page
    ask = f"(subject) => {{ requestAnimationFrame(() => {{ window.seen = ({SEEN})(subject); }}); }}"
    scene.stage.step(just_before=lambda: page.evaluate(ask, scene.title))
    return page.evaluate("window.seen")


def ways_of(seen, edges=("left", "top", "bottom")):
    """Of what is not the row itself, each edge through all frames in which it is seen: (name, [(frame, place, opacity)])."""
    for name in dict.fromkeys(name for frame in seen for name in frame):
        whole = [(number, frame[name]) for number, frame in enumerate(seen) if name in frame]
        if not whole[0][1]["isSubject"]:
            for edge in edges:
                yield f"{name} {edge}", [(number, thing[edge], thing["opacity"]) for number, thing in whole]


def steps(way):
    """From one frame to the very next."""
    return [(now, before) for before, now in zip(way, way[1:]) if now[0] == before[0] + 1]


def jumps(seen):
    """Steps of more than a quarter of the whole way; a pixel is none, since layout rounds."""
    for name, way in ways_of(seen):
        places = [place for _, place, _ in way]
        whole = max(places) - min(places)
        for (number, now, _), (_, before, _) in steps(way):
            if abs(now - before) > max(whole / 4, 1):
                yield f"{name}: {abs(now - before):.0f} of {whole:.0f} px in the frame at {number * FRAME:.0f} ms"


def moves_in_sight(seen):
    """Steps whose end is seen at once, where nothing may move. A box that only grows or shrinks is where it was."""
    for name, way in ways_of(seen, ["left", "top"]):
        for (number, now, opacity), (_, before, _) in steps(way):
            if abs(now - before) > 0.5 and opacity >= 0.2:
                yield f"{name}: {abs(now - before):.0f} px, at {opacity:.2f} of its opacity, in the frame at {number * FRAME:.0f} ms"


def faults(scene, moment, find):
    """What is wrong with a moment, in words."""
    seen, longest = frames_of(scene, moment)
    yield from find(seen)
    if not any(max(places) - min(places) > 20 for places in ([place for _, place, _ in way] for _, way in ways_of(seen))):
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


@pytest.mark.parametrize("motion, find", [("no-preference", jumps), ("reduce", moves_in_sight)], ids=["full", "reduced"])
@pytest.mark.parametrize("surface", SURFACES)
def test_no_neighbour_jumps(enter, surface, motion, find):
    scene = enter(surface, SURFACES[surface], reduced_motion=motion)
    found = [f"{moment}: {fault}" for moment in MOMENTS for fault in faults(scene, moment, find)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("surface", SURFACES)
def test_the_first_frame_after_a_tap_shows_the_check_changed(enter, surface):
    scene = enter(surface, SURFACES[surface])
    place = scene.reach("complete")
    box = scene.row.locator("nod-check").evaluate("(check) => { const { left, top, right, bottom } = check.getBoundingClientRect(); return [left, top, right, bottom]; }")
    check = lambda: Image.open(io.BytesIO(scene.stage.step(sees=True))).crop(box).tobytes()
    before = check()
    scene.stage.tap(place)
    assert check() != before


@pytest.mark.parametrize("surface", ["list", "capture"])
@pytest.mark.parametrize("direction, way", [("ltr", 1), ("rtl", -1)])
def test_a_row_leaves_a_little_way_to_the_trailing_edge(enter, surface, direction, way):
    scene = enter(surface, "phone", direction=direction)
    seen, _ = frames_of(scene, "complete", seconds=0.8)
    name = f"“{scene.title}”"
    far = [(frame[name]["left"] - seen[0][name]["left"]) * way for frame in seen if name in frame]
    assert 40 <= max(far) <= 80 and min(far) > -1
    assert name not in seen[-1]
