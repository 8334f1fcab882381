"""A page in virtual time: each frame is drawn on request, at exactly the requested instant.

Chromium's headless shell draws only on `HeadlessExperimental.beginFrame`, which also sets the time of that frame's
animations; virtual time moves timers and `performance.now()` along by the same step. A busy machine makes it slower,
but not different. Requests are sent with the next frame, and answered before it is drawn.
"""

import base64
import time

SHELL = "/usr/bin/chromium-headless-shell"
# Animations run with the frame's time; frames are drawn only once all parts are ready.
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--hide-scrollbars", "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw",
    "--disable-threaded-animation", "--disable-threaded-scrolling", "--disable-checker-imaging",
    "--disable-image-animation-resync",
]
FRAME = 1000 / 60


def launch(playwright, scale=1):
    arguments = [*ARGUMENTS, f"--force-device-scale-factor={scale}"]
    return playwright.chromium.launch(executable_path=SHELL, args=arguments)


class Controlled:
    """A page in virtual time, with taps and keys by the protocol. `wait` draws the frames of that time, one by one."""

    def __init__(self, browser, url, **options):
        self.start, self.held, self.expired, self.heard = None, [], False, 0
        self.context = browser.new_context(service_workers="block", locale="en-GB", **options)
        self.page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.page.goto(url, wait_until="commit")
        self.until("document.querySelector('nod-status') && !document.querySelector('#surface "
                   "nod-status:is([state=loading], [state=refreshing])')")
        self.page.evaluate("import('/nod/nod.js').then(nod => nod.ready)")
        self.wait(600)
        self.page.evaluate("(() => { const { fetch } = window; window.fetches = 0; window.fetch = (...values) => { "
                           "fetches += 1; return fetch(...values); }; })()")
        self.page.route("**/*", self._hold)
        self.session.on("Emulation.virtualTimeBudgetExpired", self._expire)
        self.start = self.session.send("Emulation.setVirtualTimePolicy", {"policy": "pause"})["virtualTimeTicksBase"]
        self.origin = self.now = self.page.evaluate("performance.now()")
        self.wait(10 * FRAME)

    def close(self):
        self.context.close()

    def until(self, expression, seconds=10):
        deadline = time.monotonic() + seconds
        while not self.page.evaluate(expression):
            assert time.monotonic() < deadline, f"never true: {expression}"
            self.wait(FRAME)

    def middle(self, locator):
        """The point that a finger would tap, after scrolling the element into view."""
        return locator.first.evaluate(
            """(element) => {
                const { top, bottom } = element.getBoundingClientRect();
                if (top < 60 || bottom > innerHeight - 90) element.scrollIntoView({ block: 'center' });
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            }""")

    def _mouse(self, kind, place):
        x, y = place
        self.session.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})

    def tap(self, place):
        place = place if isinstance(place, list) else self.middle(place)
        self.press(place)
        self.wait(3 * FRAME)
        self.release(place)

    def click(self, locator):
        locator.evaluate("(button) => button.click()")

    def press(self, place):
        # Touch events and pointer moves would wait for a frame that is never drawn.
        self._mouse("mousePressed", place)

    def release(self, place):
        self._mouse("mouseReleased", place)

    def write(self, text):
        self.session.send("Input.insertText", {"text": text})

    def enter(self):
        for kind in ["keyDown", "keyUp"]:
            key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}
            self.session.send("Input.dispatchKeyEvent", {"type": kind, **key})

    def _expire(self, _):
        self.expired = True

    def wait(self, milliseconds):
        for _ in range(max(1, round(milliseconds / FRAME))):
            self.step()

    def step(self, sees=False):
        """Advances by 1/60 s; returns that frame's picture if requested."""
        frame = {"screenshot": {"format": "png", "optimizeForSpeed": True}} if sees else {}
        if self.start is None:
            self.page.wait_for_timeout(FRAME)
        else:
            self.now += FRAME
            self._advance(self._answer())
            frame |= {"frameTimeTicks": self.start + self.now - self.origin, "interval": FRAME}
        answer = self.session.send("HeadlessExperimental.beginFrame", frame)
        return base64.b64decode(answer["screenshotData"]) if sees else None

    def _hold(self, route):
        if self.start is None or route.request.resource_type == "eventsource":
            return route.continue_()
        self.heard += route.request.resource_type == "fetch"
        self.held.append(route)

    def _answer(self):
        """Answers the page's requests since the last frame. Returns the milliseconds to the next: input advances
        virtual time a little, so the step is shorter.
        """
        asked, now = self.page.evaluate("[fetches, performance.now()]")
        # On a busy machine requests come after their frame's end; aborted ones never do.
        deadline = time.monotonic() + 2
        while self.heard < asked and time.monotonic() < deadline:
            self.page.wait_for_timeout(1)
        self.heard = asked
        for route in self.held:
            route.fulfill(response=route.fetch())
        self.held = []
        return self.now - now

    def _advance(self, budget):
        if budget <= 0:
            return
        self.expired = False
        self.session.send("Emulation.setVirtualTimePolicy", {
            "policy": "advance", "budget": budget, "maxVirtualTimeTaskStarvationCount": 1_000_000})
        while not self.expired:
            self.page.wait_for_timeout(1)

    def record(self, milliseconds, act):
        """The frames after an act, as (milliseconds since, picture); the first is from before."""
        yield -FRAME, self.step(sees=True)
        act()
        for number in range(1, round(milliseconds / FRAME) + 1):
            yield number * FRAME, self.step(sees=True)
