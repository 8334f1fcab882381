"""A browser that Orca hears: pages are prepared by Playwright, keys come from the display as a keyboard's do."""

import time

from browsers import CHROMIUM, FIREFOX
from desktop import until
from server import Server

LAUNCH = {
    "chromium": dict(
        executable_path="/usr/bin/chromium", headless=False,
        args=[*CHROMIUM["args"], "--force-renderer-accessibility", "--window-size=1000,900"],
    ),
    "firefox": dict(**FIREFOX, headless=False, firefox_user_prefs={"accessibility.force_disabled": -1}),
}
REACHED = """() => {
  window.reached = false;
  addEventListener("keydown", () => { window.reached = true; }, { once: true, capture: true });
}"""


class Listening:
    """One browser and one Orca for all scenarios; each has an empty database and a page loaded anew."""

    def __init__(self, playwright, engine, desktop):
        self.engine, self.desktop = engine, desktop
        self.server = Server(desktop.folder).start()
        self.browser = getattr(playwright, engine).launch(env=desktop.environment, **LAUNCH[engine])
        context = self.browser.new_context(**({"no_viewport": True} if engine == "chromium" else {}))
        # Nothing is kept from scenario to scenario.
        context.add_init_script("delete Navigator.prototype.serviceWorker; localStorage.clear()")
        self.page = context.new_page()
        self.page.set_default_timeout(10_000)

    def stop(self):
        self.browser.close()
        self.server.stop()

    def clear(self):
        """No page, and nothing in the database."""
        self.page.goto("about:blank")
        self.server.refresh()

    def open(self, path):
        self.page.goto(self.server.url + path)
        self.page.bring_to_front()
        if not path.startswith("/studio"):
            self.page.evaluate("import('/nod/nod.js').then(nod => nod.ready)")
            self.page.wait_for_selector("nod-status:is([state=loaded], [state=empty])", state="attached")
        self.reach()
        self.quiet()

    def reach(self):
        """Keys go to the page, and not to the browser's own bars."""
        for _ in range(6):
            self.page.evaluate(REACHED)
            self.desktop.key("Control_L")
            self.page.wait_for_timeout(100)
            if self.page.evaluate("window.reached"):
                return
            self.desktop.key("F6")
        raise AssertionError("no key reaches the page")

    def quiet(self, seconds=0.4):
        until(lambda: self.desktop.is_quiet(seconds))

    def heard(self, act, count, seconds=4, quiet=0.7):
        """What is said from an act on: so many texts, and what comes after them before it is quiet."""
        begin = time.time()
        act()
        over = time.time()
        deadline = time.time() + seconds
        while len(self.desktop.utterances(begin)) < count and time.time() < deadline:
            self.page.wait_for_timeout(30)
        self.quiet_since(time.time(), quiet)
        said = []
        for one in self.desktop.utterances(begin):
            # An announcement that waits for the words before it is late from their end on.
            said.append({**one, "after": one["begin"] - begin, "late": one["begin"] - over})
            over = one["end"]
        return said

    def quiet_since(self, time_, seconds):
        while time.time() - time_ < seconds or not self.desktop.is_quiet(seconds):
            self.page.wait_for_timeout(30)
        self.desktop.rest()
