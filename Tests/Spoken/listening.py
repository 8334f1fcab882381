"""A browser with Orca: Playwright prepares pages, keys come from the display."""

import time

from browsers import CHROMIUM, FIREFOX
from collecting import collect
from server import Server

LAUNCH = {
    "chromium": dict(
        executable_path="/usr/bin/chromium", headless=False,
        args=[*CHROMIUM["args"], "--force-renderer-accessibility", "--window-size=1000,900"],
    ),
    "firefox": dict(**FIREFOX, headless=False, firefox_user_prefs={"accessibility.force_disabled": -1}),
}
# Answers as a failing server, until the page is loaded again.
ANSWERS = """(kind) => {
  const real = window.real ??= window.fetch;
  window.fetch = async (input, options = {}) => {
    const writes = !["GET", undefined].includes(options.method);
    if (kind === "refuses" && writes || kind === "fails") {
      // Long enough for the first words to be said.
      await new Promise((resolve) => setTimeout(resolve, 600));
      return new Response("{}", { status: 500 });
    }
    return real(input, options);
  };
}"""


class Listening:
    """One browser and one Orca for all scenarios; each gets an empty database and a new page.

    Steps before the page opens fill its database.
    """

    def __init__(self, playwright, engine, desktop):
        self.engine, self.desktop = engine, desktop
        self.server = Server(desktop.folder).start()
        self.browser = getattr(playwright, engine).launch(env=desktop.environment, **LAUNCH[engine])
        context = self.browser.new_context(**({"no_viewport": True} if engine == "chromium" else {}))
        # Scenarios share no state.
        context.add_init_script("delete Navigator.prototype.serviceWorker; localStorage.clear()")
        self.page = context.new_page()
        self.page.set_default_timeout(10_000)

    def stop(self):
        self.browser.close()
        self.server.stop()

    def clear(self):
        """Closes the page and empties the database."""
        self.page.goto("about:blank")
        self.server.refresh()
        self.path, self.is_open = "/", False

    def do(self, step):
        """Prepares, or returns what is heard after the step."""
        if step.verb in ("tasks", "done", "captured", "collection", "settings", "open"):
            return getattr(self, step.verb)(step.value)
        if not self.is_open:
            self.begin()
        names = {"server": "server_"}
        act = lambda: getattr(self, names.get(step.verb, step.verb))(step.value)
        if step.is_heard:
            return self.heard(act, len(step.announced) + len(step.rendered))
        # Nearly every step is spoken: waits for Orca.
        self.heard(act, 1, seconds=1.5)

    def begin(self):
        self.is_open = True
        self.page.goto(self.server.url + self.path)
        self.page.bring_to_front()
        self.page.evaluate("import('/nod/nod.js').then(nod => nod.ready)")
        self.page.wait_for_selector("nod-status:is([state=loaded], [state=empty])", state="attached")
        # Moves the keyboard focus from the browser's toolbars to the page, by a click on its margin.
        self.desktop.run("xdotool", "mousemove", "12", "600", "click", "1")
        self.quiet_since(time.time(), 0.4)

    def heard(self, act, count, seconds=15, quiet=0.7):
        """Returns the utterances after an act: `count` of them, and more until silence."""
        begin = time.time()
        act()
        over = time.time()
        deadline = time.time() + seconds
        while len(self.desktop.utterances(begin)) < count and time.time() < deadline:
            self.page.wait_for_timeout(30)
        self.quiet_since(time.time(), quiet)
        said = []
        for one in self.desktop.utterances(begin):
            # An announcement may wait for earlier speech to end.
            said.append({**one, "after": one["begin"] - begin, "late": one["begin"] - over})
            over = one["end"]
        return said

    def quiet_since(self, time_, seconds):
        """Waits for silence that isn't just a delay of Orca."""
        while time.time() - time_ < seconds or not self.desktop.is_quiet(seconds):
            self.page.wait_for_timeout(30)
        self.desktop.rest()
        if not self.desktop.is_quiet(seconds):
            self.quiet_since(time_, seconds)

    def tasks(self, titles):
        self.server.add(*titles.split(", "))

    def done(self, titles):
        self.server.add(*titles.split(", "), completed=True)

    def captured(self, _):
        self.server.add("Long ago", captured=True, completed=True)

    def collection(self, value):
        name, _, titles = value.partition(": ")
        collect(self.server, name, *titles.split(", "))

    def settings(self, value):
        self.server.call("PATCH", "/settings", dict([value.split("=")]))

    def open(self, path):
        self.path = path

    def at(self, value):
        role, _, name = value.partition(" ")
        self.page.get_by_role(role, name=name, exact=True).first.focus()

    def press(self, keys):
        for key in keys.split(" "):
            self.desktop.run("xdotool", "key", key)

    def type(self, text):
        self.desktop.run("xdotool", "type", text)

    def server_(self, what):
        if what == "goes":
            self.server.stop()
        else:
            self.page.evaluate(ANSWERS, what)

    def meanwhile(self, title):
        self.server.call("PATCH", f"/tasks/{self.server.find(title)['id']}", {"completed": True})
