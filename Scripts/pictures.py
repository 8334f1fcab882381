"""The documents' pictures, from the running app: `make pictures`.

The README's moving picture is drawn frame by frame in held time (Tests/EndToEnd/frames.py), so that it is the same on
any machine.
"""

import base64
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
from scenes import fill  # noqa: E402
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


BOTH = """
<style>
body {{ margin: 0; height: 700px; background: #E9E0CC;
  display: flex; gap: 36px; justify-content: center; align-items: center }}
</style>
<img src="{phone}" style="height:620px;border-radius:28px;box-shadow:0 12px 40px #0003">
<img src="{desktop}" style="height:520px;border-radius:14px;box-shadow:0 12px 40px #0004">
"""
STUDIO = "v=1&moment=collectionCompleted&compares=1&edited=b&b=22_4-23_1.2&b.name=Quiet"


def screenshot(browser, server, width, height, scheme, completes=None):
    """The list, and what it says after a task was completed."""
    size = {"width": width, "height": height}
    page = browser.new_page(viewport=size, color_scheme=scheme, device_scale_factor=2, locale="en-GB")
    page.goto(server.url)
    page.wait_for_selector("li.row")
    if completes:
        page.locator("li.row", has_text=completes).locator("nod-check input").click()
        page.mouse.move(2, 2)
    page.wait_for_timeout(900)
    image = base64.b64encode(page.screenshot()).decode()
    page.close()
    return f"data:image/png;base64,{image}"


def take_list(playwright, server):
    browser = launch(playwright, controls_frames=False)
    fill(server)
    phone = screenshot(browser, server, 390, 800, "light")
    desktop = screenshot(browser, server, 1180, 780, "dark", completes="Oranges")
    page = browser.new_page(viewport={"width": 1280, "height": 700})
    page.set_content(BOTH.format(phone=phone, desktop=desktop))
    page.screenshot(path=PICTURES / "list.png")


def take_studio(playwright, server):
    """Two versions of a completed collection, stopped at 420 ms."""
    size = {"width": 1440, "height": 900}
    page = launch(playwright, controls_frames=False).new_page(viewport=size, color_scheme="light", locale="en-GB")
    page.goto(f"{server.url}/studio#{STUDIO}")
    page.wait_for_selector(".wave")
    page.locator("#scrub").evaluate("scrub => { scrub.value = 420; scrub.dispatchEvent(new Event('input')); }")
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / "studio.png")


with sync_playwright() as playwright:
    for take in [take_list, take_studio, take_film]:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder)).start()
            take(playwright, server)
            server.stop()
