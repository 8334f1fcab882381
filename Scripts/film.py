"""Film strips of a moment, frame by frame: `make film MOMENT=complete`, and SURFACE, SIZE, LOOK, MOTION to narrow it.

Each cell is a frame that the page really draws, labelled with the milliseconds since the tap; the first is the one
before it, and equal frames are shown once. Time is held still between frames (Tests/EndToEnd/frames.py), so
that a strip is exact on any machine. FROM=300 TO=700 films a part of the moment, CLOSE=1 the row alone, at twice the
size.
"""

import io
import itertools
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(REPOSITORY / "Tests"), str(REPOSITORY / "Tests/EndToEnd")]
from server import Server  # noqa: E402
from frames import Controlled, launch  # noqa: E402
from scenes import SIZES, Scene  # noqa: E402

FOLDER = REPOSITORY / ".build-film"
EVERYWHERE = ["list", "board", "capture", "collection"]
# The surfaces, length and shown part of the page of each moment.
MOMENTS = {
    "complete": (EVERYWHERE, 1000, "row"),
    "swipe": (["list", "capture", "collection"], 1300, "row"),
    "reopen": (["list", "board", "collection"], 700, "row"),
    "undo": (EVERYWHERE, 800, "row"),
    "delete": (EVERYWHERE, 1000, "row"),
    "restore": (EVERYWHERE, 800, "row"),
    "insert": (EVERYWHERE, 1200, "page"),
    "in-all": (["list"], 1000, "row"),
    "first-capture": (["list", "capture"], 2000, "page"),
    "collection-completed": (["collection", "list"], 2000, "head"),
    "day-done": (["list"], 1500, "page"),
    "press": (["list"], 600, "control"),
    "drop": (["board"], 1200, "page"),
    "toast": (["list"], 700, "toasts"),
    "toast-goes": (["list"], 500, "toasts"),
}

# The part of the window that is filmed, in its pixels: the column of the surface, as high as its content.
REGION = """
([shown, row, isClose]) => {
  const boxOf = (element) => element.getBoundingClientRect();
  const isNarrow = innerWidth < 600;
  if (row && shown === 'row' && (isNarrow || isClose)) row.scrollIntoView({ block: 'center' });
  if (row && isClose) return [boxOf(row).left - 8, boxOf(row).top - 8, boxOf(row).right + 8, boxOf(row).bottom + 8];
  const surface = boxOf(document.querySelector('#surface'));
  if (shown === 'control') return [boxOf(row).left - 12, boxOf(row).top - 12, boxOf(row).right + 12, boxOf(row).bottom + 12];
  if (shown === 'toasts') return [Math.max(0, innerWidth / 2 - 260), innerHeight - 230, innerWidth / 2 + 260, innerHeight];
  const columns = isNarrow ? null : document.querySelector('.columns');
  if (columns) {
    const { left, right, top } = boxOf(columns);
    return [left - 8, top - 8, right + 8, top + 480];
  }
  const [left, right] = isNarrow || shown === 'page' ? [0, innerWidth] : [surface.left - 24, surface.right + 24];
  if (row && shown === 'row') return [left, boxOf(row).top - 150, right, boxOf(row).bottom + 300];
  return [left, 0, right, shown === 'head' ? 640 : innerHeight];
}
"""


def film(browser, moment, surface, size, look, motion, close):
    """The frames of a moment, cropped: (milliseconds, image)."""
    _, length, shown = MOMENTS[moment]
    start, end = float(os.environ.get("FROM") or 0), float(os.environ.get("TO") or length)
    options = dict(
        color_scheme=look, reduced_motion="reduce" if motion == "reduced" else "no-preference", **SIZES[size]
    )
    with ExitStack() as stack:
        server = Server(Path(stack.enter_context(tempfile.TemporaryDirectory()))).start()
        stack.callback(server.stop)
        scene = Scene(server, surface, moment)
        stage = Controlled(browser, f"{server.url}{scene.path}", **options)
        stack.callback(stage.close)
        scene.stage = stage
        filmed = scene.control if shown == "control" else scene.row
        row = filmed.first.element_handle() if filmed.count() else None
        # As the page is now: the row may be gone later.
        region = stage.page.evaluate(REGION, [shown, row, close])
        act = scene.prepare()
        stage.wait(100)
        kept = [frame for frame in stage.record(end, act) if frame[0] >= start or frame[0] < 0]
    for at, picture in kept:
        image = Image.open(io.BytesIO(picture)).convert("RGB")
        ratio = image.width / SIZES[size]["viewport"]["width"]
        box = [max(0, min(edge * ratio, limit)) for edge, limit in zip(region, image.size * 2)]
        yield at, image.crop([round(edge) for edge in box])


def different(frames):
    """Removes frames that equal the previous one."""
    last = None
    for at, image in frames:
        if image.tobytes() != last:
            yield at, image
        last = image.tobytes()


def strip(frames, title, width=1500, height=1150, gap=6, label=14):
    """All frames in one image, as large as it allows."""
    across, down = frames[0][1].size

    def fits(columns):
        scale = min(1, ((width - gap) / columns - gap) / across)
        rows = -(-len(frames) // columns)
        return min(scale, ((height - 24) / rows - gap - label) / down)

    columns = max(range(1, len(frames) + 1), key=fits)
    scale = fits(columns)
    cell = (round(across * scale), round(down * scale))
    rows = -(-len(frames) // columns)
    sheet = Image.new("RGB", (gap + columns * (cell[0] + gap), 24 + rows * (cell[1] + gap + label)), "#808080")
    draw = ImageDraw.Draw(sheet)
    draw.text((gap, 3), title, "white", ImageFont.load_default(14))
    for number, (at, image) in enumerate(frames):
        x, y = gap + number % columns * (cell[0] + gap), 24 + number // columns * (cell[1] + gap + label)
        draw.text((x, y), "before" if at < 0 else f"{at:.0f}", "white", ImageFont.load_default(11))
        sheet.paste(image.resize(cell, Image.LANCZOS), (x, y + label))
    return sheet


def wanted(name, all_of):
    chosen = os.environ.get(name)
    if chosen and chosen not in all_of:
        sys.exit(f"{name} is one of {', '.join(all_of)}.")
    return [chosen] if chosen else list(all_of)


def takes(name):
    for moment in MOMENTS if name == "all" else [name]:
        surfaces = MOMENTS[moment][0]
        if name == "all" and os.environ.get("SURFACE") not in [None, "", *surfaces]:
            continue
        yield from itertools.product(
            [moment], wanted("SURFACE", surfaces), wanted("SIZE", SIZES), wanted("LOOK", ["light", "dark"]),
            wanted("MOTION", ["full", "reduced"]))


def take(browser, moment, surface, size, look, motion):
    is_close = bool(os.environ.get("CLOSE"))
    frames = list(different(film(browser, moment, surface, size, look, motion, is_close)))
    every = -(-len(frames) // 56)
    shown = f"1 of {every} frames" if every > 1 else "every frame that differs"
    name = "-".join([moment, surface, size, look, motion, *["close"][:is_close]])
    title = " · ".join([moment, surface, size, look, f"{motion} motion", shown])
    strip(frames[::every], title).save(FOLDER / f"{name}.png", optimize=True)
    print(f".build-film/{name}.png  {len(frames[::every])} frames", flush=True)


def explain():
    print("make film MOMENT=… (SURFACE=… SIZE=phone|desktop LOOK=light|dark MOTION=full|reduced FROM= TO= CLOSE=1)\n")
    for moment, (surfaces, *_) in MOMENTS.items():
        print(f"  {moment:24} {', '.join(surfaces)}")
    print("  all                      every one of them")


def main():
    name = os.environ.get("MOMENT") or ""
    if name not in ["all", *MOMENTS]:
        return explain()
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright, scale=2 if os.environ.get("CLOSE") else 1)
        for one in takes(name):
            take(browser, *one)


main()
