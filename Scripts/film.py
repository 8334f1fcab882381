"""Film strips of a moment, frame by frame: `make film MOMENT=complete`, and SURFACE, SIZE, LOOK, MOTION to narrow it.

Each cell is a frame that the page really draws, labelled with the milliseconds since the tap; the first is the one before it,
and frames that are alike are shown once. Time is held still between frames (Tests/EndToEnd/frames.py), so that a strip is exact
on any machine. With SLOW=4 it runs in real time with a processor four times slower, and the labels are what was measured.
EVERY=2 takes every second frame, FROM=300 TO=700 a part of the moment, CLOSE=1 the row alone, at twice the size.
"""

import io
import itertools
import os
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY / "Tests/EndToEnd"))
from conftest import Server  # noqa: E402
from frames import Controlled, Live, launch  # noqa: E402
from scenes import SIZES, Scene  # noqa: E402

FOLDER = REPOSITORY / ".build-film"
EVERYWHERE = ["list", "board", "capture", "collection"]
# Each moment: where there is one, how long it is, what of the page is shown.
MOMENTS = {
    "complete": (EVERYWHERE, 1000, "row"),
    "reopen": (["list", "board", "collection"], 700, "row"),
    "undo": (EVERYWHERE, 800, "row"),
    "delete": (EVERYWHERE, 1000, "row"),
    "restore": (EVERYWHERE, 800, "row"),
    "insert": (EVERYWHERE, 1200, "page"),
    "in-all": (["list"], 1000, "row"),
    "first-capture": (["list", "capture"], 2000, "page"),
    "collection-completed": (["collection", "list"], 2000, "head"),
    "day-done": (["list"], 1500, "page"),
}
# Other names for a moment on one surface.
NAMES = {
    "board-done": ("complete", "board"), "board-undo": ("undo", "board"), "board-delete": ("delete", "board"),
    "collection-complete-one": ("complete", "collection"),
}

# What of the window is filmed, in its pixels: the column of the surface, as high as there is something to see.
REGION = """
([shown, row, isClose]) => {
  const boxOf = (element) => element.getBoundingClientRect();
  const isNarrow = innerWidth < 600;
  if (row && shown === 'row' && (isNarrow || isClose)) row.scrollIntoView({ block: 'center' });
  if (row && isClose) return [boxOf(row).left - 8, boxOf(row).top - 8, boxOf(row).right + 8, boxOf(row).bottom + 8];
  const surface = boxOf(document.querySelector('#surface'));
  const columns = isNarrow ? null : document.querySelector('.columns');
  if (columns) return [boxOf(columns).left - 8, boxOf(columns).top - 8, boxOf(columns).right + 8, boxOf(columns).top + 480];
  const [left, right] = isNarrow ? [0, innerWidth] : [surface.left - 24, surface.right + 24];
  if (row && shown === 'row') return [left, boxOf(row).top - 150, right, boxOf(row).bottom + 300];
  return [left, 0, right, shown === 'head' ? 640 : innerHeight];
}
"""


def film(browsers, moment, surface, size, look, motion, slow, close):
    """The frames of a moment, cropped: (milliseconds, image)."""
    _, length, shown = MOMENTS[moment]
    length *= 1.6 if slow > 1 else 1
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        scene = Scene(server, surface, moment)
        options = dict(color_scheme=look, reduced_motion="reduce" if motion == "reduced" else "no-preference",
                       **SIZES[size])
        url = f"{server.url}{scene.path}"
        stage = Live(browsers(False), url, slow=slow, **options) if slow > 1 else Controlled(browsers(True), url, **options)
        scene.stage = stage
        row = scene.row.first.element_handle() if scene.row.count() else None
        # As the page is now: the row may be gone later.
        region = stage.page.evaluate(REGION, [shown, row, close])
        act = scene.prepare()
        stage.wait(100)
        start, end = float(os.environ.get("FROM") or 0), float(os.environ.get("TO") or length)
        frames = stage.record(end, act)
        kept = [frame for frame in frames if frame[0] >= start or frame[0] < 0]
        stage.close()
        server.stop()
    for at, picture in kept:
        image = Image.open(io.BytesIO(picture)).convert("RGB")
        ratio = image.width / SIZES[size]["viewport"]["width"]
        box = [max(0, min(edge * ratio, limit)) for edge, limit in zip(region, image.size * 2)]
        yield at, image.crop([round(edge) for edge in box])


def different(frames):
    """Without those that look like the one before."""
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


def save(sheet, path, limit=200_000):
    for colors in [256, 128, 64, 32, 16]:
        sheet.quantize(colors, dither=Image.Dither.NONE).save(path, optimize=True)
        if path.stat().st_size <= limit:
            return


def wanted(name, all_of):
    chosen = os.environ.get(name)
    if chosen and chosen not in all_of:
        sys.exit(f"{name} is one of {', '.join(all_of)}.")
    return [chosen] if chosen else list(all_of)


def main():
    name = os.environ.get("MOMENT") or ""
    if name not in ["all", *MOMENTS, *NAMES]:
        print("make film MOMENT=… (SURFACE=… SIZE=phone|desktop LOOK=light|dark MOTION=full|reduced SLOW=1|4 EVERY=1 FROM= TO= CLOSE=1)\n")
        for moment, (surfaces, *_) in MOMENTS.items():
            print(f"  {moment:22} {', '.join(surfaces)}")
        for alias, (moment, surface) in NAMES.items():
            print(f"  {alias:22} {moment} with SURFACE={surface}")
        print("  all                    every one of them")
        return
    moments = list(MOMENTS) if name == "all" else [NAMES.get(name, (name,))[0]]
    if name in NAMES:
        os.environ["SURFACE"] = NAMES[name][1]
    FOLDER.mkdir(exist_ok=True)
    is_close = bool(os.environ.get("CLOSE"))
    with sync_playwright() as playwright:
        running = {}

        def browsers(controls_frames):
            if controls_frames not in running:
                running[controls_frames] = launch(playwright, controls_frames, scale=2 if is_close else 1)
            return running[controls_frames]

        for moment in moments:
            ways = [wanted("SURFACE", MOMENTS[moment][0]), wanted("SIZE", SIZES), wanted("LOOK", ["light", "dark"]),
                    wanted("MOTION", ["full", "reduced"]), wanted("SLOW", ["1", "4"])]
            for surface, size, look, motion, slow in itertools.product(*ways):
                frames = list(different(film(browsers, moment, surface, size, look, motion, int(slow), is_close)))
                every = int(os.environ.get("EVERY") or -(-len(frames) // 56))
                frames = frames[::every]
                words = [moment, surface, size, look, f"{motion} motion", *(["processor four times slower, real time"] if slow == "4" else []),
                         *([f"1 of {every} frames"] if every > 1 else ["every frame that differs"])]
                path = FOLDER / ("-".join([moment, surface, size, look, motion, *(["slow"] if slow == "4" else []), *(["close"] if is_close else [])]) + ".png")
                save(strip(frames, " · ".join(words)), path)
                print(f"{path.relative_to(REPOSITORY)}  {len(frames)} frames, {path.stat().st_size // 1000} KB", flush=True)
        for browser in running.values():
            browser.close()


main()
