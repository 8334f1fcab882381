"""The library on test pages under a strict policy: user input, and what is shown, felt and announced."""

from pathlib import Path

import pytest
from browsers import Files, Fingers, browser, engine, eventually, playwright, serving  # noqa: F401

ROOT = Path(__file__).resolve().parents[2]
POLICY = ("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; "
          "frame-ancestors 'none'")
# How many movements run, in every shadow tree.
MOVES = """[document, ...[...document.querySelectorAll("*")].map(element => element.shadowRoot).filter(Boolean)]
    .flatMap(root => root.getAnimations()).filter(animation => animation.playState === "running"
        && animation.effect.getKeyframes().some(frame => "transform" in frame || "scale" in frame)).length"""
STILL = "document.getAnimations().length === 0"
COUNTS_FRAMES = """(() => { seen.frames = 0; const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => { seen.frames += 1; return ask(run); }; })()"""


class Page:
    """A new page with helpers for input and assertions."""

    def __init__(self, browser, address, at="", block=None, hold=None, init="", **context):
        self.page = browser.new_context(**context).new_page()
        self.problems, self.held = [], []
        self.add_init_script(init)
        self.on("pageerror", lambda error: self.problems.append(str(error)))
        self.on("console", lambda said: said.type == "error" and self.problems.append(said.text))
        if block:
            self.route(block, lambda route: route.abort())
        if hold:
            self.route(hold, lambda route: self.held.append(route))
        self.goto(address + at)
        self.until("globalThis.nod !== undefined" if hold else "globalThis.seen?.isReady !== undefined", 15)

    def __getattr__(self, name):
        return getattr(self.page, name)

    js = property(lambda self: self.page.evaluate)
    wait = property(lambda self: self.page.wait_for_timeout)

    def until(self, condition, seconds=5): eventually(self.page, condition, seconds)
    def release(self): [route.continue_() for route in self.held]
    def events(self, name): return [event for event in self.js("seen.events") if event["name"] == name]
    def answers(self): return [score for score in self.js("seen.scores") if score["moments"]]
    def completions(self): return [score for score in self.answers() if "completed" in score["moments"]]
    def said(self): return self.js("[...document.querySelectorAll('.nod-announcer')].map(region => region.textContent)")

    def toasts(self):
        return self.js("[...document.querySelector('nod-toasts').shadowRoot.querySelectorAll('li:not([inert]) p')]"
                       ".map(line => line.textContent)")

    def felt(self):
        """The kind of each haptic; checks that the motor played as many."""
        kinds = [score["haptic"] for score in self.js("seen.scores") if score["haptic"]]
        assert len(kinds) == self.js("seen.vibrations.length"), (kinds, self.js("seen.vibrations"))
        return kinds

    def complete(self, check="#milk"):
        """Completes and waits until it is saved, or its row has left."""
        self.click(check)
        row = check.split()[0]
        self.until("milk.state === 'completed'" if row == "#milk" else f"!document.querySelector('{row}')")

    def middle(self, element, share=0.3):
        """The point at half its height, and `share` of its width."""
        box = self.locator(element).bounding_box()
        return box["x"] + box["width"] * share, box["y"] + box["height"] / 2

    def drag(self, element, way, share=0.3, steps=6):
        """Presses the mouse on an element, drags, and keeps it pressed; returns the start."""
        x, y = self.middle(element, share)
        self.mouse.move(x, y)
        self.mouse.down()
        self.mouse.move(x + way[0], y + way[1], steps=steps)
        return x, y

    def is_at_rest(self, name):
        """Whether nothing moves, and no gesture has left a trace on an element."""
        # The end of a touch is acknowledged before the page handles it.
        self.until(f"""(() => {{
            const {{ dataset: {{ nodSwipe, nodDrag }} }} = {name}, style = getComputedStyle({name});
            return {STILL} && !{name}.getAttribute("style") && nodSwipe === undefined && nodDrag === undefined
                && !parseFloat(style.translate) && !Number(style.getPropertyValue("--nod-swipe"));
        }})()""")
        self.wait(50)
        return self.js(STILL)


class Handler(Files):
    """The pages of this folder, with the library under /nod/, and a strict policy."""

    def translate_path(self, path):
        path = path.partition("?")[0]
        return str(ROOT / "Web" / path[5:] if path.startswith("/nod/") else ROOT / "Tests/Web" / (path[1:] or "page.html"))

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()


@pytest.fixture(scope="session")
def address():
    with serving(ROOT, Handler) as address:
        yield address


@pytest.fixture
def page(request, address, browser):
    """Opened with the options of marks, the nearest first; errors of the page fail the test."""
    options = {}
    for mark in request.node.iter_markers("page"):
        options = mark.kwargs | options
    page = Page(browser, address, **options)
    yield page
    problems = page.problems + page.js("seen.errors ?? []")
    page.context.close()
    assert not problems


@pytest.fixture
def fingers(page):
    return Fingers(page.page)
