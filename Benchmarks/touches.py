"""How often a page understands real touches at once, in Chromium: the second half of `make bench-touch DATA=FILE`.

A finger's touches are sent as a screen reports them, to controls that are as large and as close as they were for the
people of the file, and what is clicked counts. `drawn` is the page without the library, `padding` enlarges each control
by as much as fits between two, and `nod` is `forgive()`.

Chromium itself gives a touch to a control within 10 to 16 pixels that is a button, is focusable or listens to clicks:
it has no switch for that. A `<div role="button">` that can't have the focus is none of these: it is measured, too.
"""

import asyncio
import csv
import math
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import async_playwright

BENCHMARKS = Path(__file__).resolve().parent
sys.path[:0] = [str(BENCHMARKS.parent / "Tests"), str(BENCHMARKS.parent / "Tests/Web")]
from browsers import CHROMIUM  # noqa: E402
from serving import serve  # noqa: E402

# `TouchDevice.phone`: a browser's pixels are as large as a phone's points.
PIXELS_PER_MILLIMETER = 163 / 25.4
# As in Tools/Touch/Benchmark: sets that practised, and millimetres between target and neighbours, and of what was aimed
# at something else.
PRACTICE = 2
GAP = 0.5
FARTHEST = 15
# Pixels from one layout's middle to the next: the touches of both are apart by more than the engine's reach.
SIDE = 240
COLUMNS = 6
# The element that is drawn, half the width of a finger on the screen, and the words for both. Chromium takes less than
# 10 pixels for 10, and more than 16 for 16.
KINDS = {
    ("button", 10): "Chromium gives a touch to a button within 10 pixels itself:",
    ("button", 16): "Of larger fingers, within 16:",
    ("div", 10): "With controls to which it gives nothing:",
}
MODES = ["drawn", "padding", "nod"]
# A busy machine may hold a finger down until it is a long press: sent again so often.
ROUNDS = 5


@dataclass(frozen=True)
class Layout:
    """A round target and its neighbours: diameters in millimetres, and where the neighbours are."""

    target: float
    neighbor: float
    neighbors: str

    def circles(self):
        """The target, then its neighbours, in pixels from the corner of their place."""
        away = (self.target + self.neighbor) / 2 + GAP
        found = [(0, 0, self.target)]
        if "lr" in self.neighbors:
            found += [(-away, 0, self.neighbor), (away, 0, self.neighbor)]
        if "tb" in self.neighbors:
            found += [(0, -away, self.neighbor), (0, away, self.neighbor)]
        return [{"x": middle(x), "y": middle(y), "diameter": pixels(diameter)} for x, y, diameter in found]


@dataclass(frozen=True)
class Attempt:
    """Millimetres from the target's middle."""

    layout: Layout
    x: float
    y: float


def pixels(millimeters):
    return millimeters * PIXELS_PER_MILLIMETER


def middle(millimeters):
    return SIDE / 2 + pixels(millimeters)


def read(path):
    """First attempts after practice, one of each layout after another: two in one place would be a double tap."""
    with open(path, newline="") as file:
        lines = list(csv.DictReader(file))
    queues = {}
    for line in lines:
        layout = Layout(float(line["target_mm"]), float(line["neighbour_mm"]), line["neighbours"])
        attempt = Attempt(layout, float(line["dx_mm"]), float(line["dy_mm"]))
        is_first = int(line["attempt"]) == 1 and int(line["set"]) >= PRACTICE
        if is_first and math.hypot(attempt.x, attempt.y) <= FARTHEST:
            queue = queues.setdefault(layout, [])
            queue.append((len(queue), attempt))
    return [attempt for _, attempt in sorted(sum(queues.values(), []), key=lambda one: one[0])]


class Replay:
    """Touches of a page in one mode."""

    def __init__(self, browser, address, kind, mode):
        self.browser, self.address, self.mode = browser, address, mode
        self.element, self.radius = kind
        self.count = Counter()

    async def run(self, attempts):
        layouts = list(dict.fromkeys(attempt.layout for attempt in attempts))
        self.corners = {layout: self.corner(number) for number, layout in enumerate(layouts)}
        rows = math.ceil(len(layouts) / COLUMNS)
        context = await self.browser.new_context(
            has_touch=True, viewport={"width": COLUMNS * SIDE, "height": rows * SIDE})
        self.page = await context.new_page()
        self.session = await context.new_cdp_session(self.page)
        await self.page.goto(self.address)
        await self.draw()
        for _ in range(ROUNDS):
            attempts = attempts and await self.replay(attempts)
        await context.close()
        if attempts:
            raise RuntimeError(f"{len(attempts)} touches came to no click. Is the machine too busy?")

    def corner(self, number):
        return number % COLUMNS * SIDE, number // COLUMNS * SIDE

    async def draw(self):
        places = [{"left": left, "top": top, "side": SIDE, "circles": layout.circles()}
                  for layout, (left, top) in self.corners.items()]
        how = {"element": self.element, "mode": self.mode, "padding": pixels(GAP / 2)}
        await self.page.evaluate("([places, how]) => draw(places, how)", [places, how])

    async def replay(self, attempts):
        """Counts what the touches came to; returns those that came to nothing."""
        for attempt in attempts:
            await self.tap(attempt)
        # The click comes after the finger is off.
        await self.page.wait_for_timeout(300)
        touches = await self.page.evaluate("touches.splice(0)")
        if len(touches) != len(attempts):
            raise RuntimeError(f"{len(attempts)} touches were sent, {len(touches)} came")
        left = []
        for attempt, touch in zip(attempts, touches):
            if sum(click["isOwn"] for click in touch["clicks"]) == 1:
                self.count[answer(touch["clicks"])] += 1
            else:
                left.append(attempt)
        return left

    async def tap(self, attempt):
        left, top = self.corners[attempt.layout]
        point = {"x": left + middle(attempt.x), "y": top + middle(attempt.y)}
        point |= {"radiusX": self.radius, "radiusY": self.radius}
        # Chromium answers each at the next frame: sent together, a tap takes one.
        await asyncio.gather(
            self.session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]}),
            self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []}))

    def __str__(self):
        shares = [f"{name} {100 * self.count[name] / self.count.total():.1f}" for name in ["right", "none", "wrong"]]
        return f"page {self.mode} {' '.join(shares)}"


def answer(clicks):
    """The word for the control that was clicked."""
    [control] = [click["control"] for click in clicks if click["control"] is not None] or [None]
    return "none" if control is None else "right" if control == 0 else "wrong"


async def main(path, kinds=KINDS):
    attempts = read(path)
    with serve(BENCHMARKS, first="touches.html") as address:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**CHROMIUM)
            replays = {kind: [Replay(browser, address, kind, mode) for mode in MODES] for kind in kinds}
            # Each waits for frames most of the time.
            await asyncio.gather(*[replay.run(attempts) for replay in sum(replays.values(), [])])
            print(f"\nOn a page in Chromium {browser.version.partition('.')[0]}, which hits whole pixels.")
            for kind in kinds:
                print(KINDS[kind], *replays[kind], sep="\n")
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
