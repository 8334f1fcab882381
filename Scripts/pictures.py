"""The README's moving picture, from the running app: `make pictures`.

Drawn frame by frame in virtual time (Tests/EndToEnd/frames.py), so that it is the same on any machine.
"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parents[1]
PICTURES = REPOSITORY / "Documentation/Pictures"
sys.path[:0] = [str(REPOSITORY / "Tests"), str(REPOSITORY / "Tests/EndToEnd")]
from frames import FRAME, Controlled, launch  # noqa: E402
from server import Server  # noqa: E402

MOST_BYTES = 1_000_000
WIDTH, HEIGHT, SCALE = 780, 660, 2
TITLES = ["Buy milk", "Oranges"]
# Milliseconds: before a tap, a finger's fading, after an answer, the pause at the end.
BEFORE, FINGER, AFTER, PAUSE = 500, 133, 2300, 1500
# Every second frame, which halves the file.
KEPT = 2 * FRAME


class Film:
    """Images of the page with the milliseconds each is shown; equal ones are joined."""

    def __init__(self, stage):
        self.stage, self.shots = stage, []

    def take(self, milliseconds, place=None, strength=lambda part: 1):
        """Films for a while, with a finger whose visibility is `strength` of the share of the time gone by."""
        count = round(milliseconds / KEPT)
        for number in range(count):
            self.stage.step()
            image = Image.open(io.BytesIO(self.stage.step(sees=True))).convert("RGB")
            self.add(touched(image, place, strength(number / count)) if place else image, KEPT)

    def add(self, image, milliseconds):
        if self.shots and self.shots[-1][0].tobytes() == image.tobytes():
            milliseconds += self.shots.pop()[1]
        self.shots.append((image, milliseconds))

    def tap(self, place):
        self.take(FINGER, place, lambda part: part)
        self.stage.press(place)
        self.take(2 * KEPT, place)
        self.stage.release(place)
        self.take(FINGER, place, lambda part: 1 - part)


def touched(image, place, strength):
    cover = Image.new("L", image.size)
    x, y = (SCALE * edge for edge in place)
    radius = SCALE * (24 - 6 * strength)
    ImageDraw.Draw(cover).ellipse([x - radius, y - radius, x + radius, y + radius], fill=round(80 * strength))
    return Image.composite(Image.new("RGB", image.size, "#54483c"), image, cover)


def take_film(playwright, server):
    """A task is completed, then its whole collection; a fingertip is drawn over it."""
    collection = server.call("POST", "/collections", {"name": "Groceries"})["id"]
    server.add(*TITLES, collections=[collection])
    viewport = {"width": WIDTH, "height": HEIGHT}
    url = f"{server.url}/collections/{collection}"
    stage = Controlled(launch(playwright, scale=SCALE), url, viewport=viewport, color_scheme="light")
    film = Film(stage)
    for title in TITLES:
        film.take(BEFORE)
        film.tap(stage.middle(stage.page.locator("li.row", has_text=title).locator("nod-check")))
        film.take(AFTER)
    stage.close()
    film.add(film.shots[-1][0], PAUSE)
    save(film.shots)


def save(shots):
    first, *others = [image for image, _ in shots]
    durations = [round(shown) for _, shown in shots]
    # Lossy compression smears.
    how = dict(lossless=True, quality=75, method=6, minimize_size=True)
    first.save(PICTURES / "completing.webp", save_all=True, append_images=others, duration=durations, loop=0, **how)
    size = (PICTURES / "completing.webp").stat().st_size
    print(f"completing.webp: {len(shots)} frames, {sum(durations) / 1000:.1f} s, {size:,} bytes")
    if size > MOST_BYTES:
        sys.exit(f"Larger than {MOST_BYTES:,} bytes.")


with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
    server = Server(Path(folder)).start()
    take_film(playwright, server)
    server.stop()
