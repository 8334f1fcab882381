"""What the steps of a transcript do."""

from collecting import collect

# As an ill, a slow or a failing server answers, from now on and until the page is loaded again.
ANSWERS = """(kind) => {
  const real = window.real ??= window.fetch;
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  window.fetch = async (input, options = {}) => {
    const writes = !["GET", undefined].includes(options.method);
    if (kind === "is slow") await wait(2500);
    if (kind === "refuses" && writes || kind === "fails") {
      // Long enough for the first words to be said.
      await wait(600);
      return new Response("{}", { status: 500 });
    }
    return real(input, options);
  };
}"""


class Actor:
    """Does the steps of one scenario. Those before the page opens fill its database."""

    def __init__(self, listening):
        self.listening = listening
        self.server, self.page, self.desktop = listening.server, listening.page, listening.desktop
        self.path = "/"
        self.is_open = False

    def do(self, step):
        """Prepares, or returns what was heard from the step on."""
        if step.verb in ("tasks", "done", "captures", "captured", "collection", "settings", "open"):
            return getattr(self, step.verb)(step.value)
        if not self.is_open:
            self.is_open = True
            self.listening.open(self.path)
        names = {"server": "server_"}
        act = lambda: getattr(self, names.get(step.verb, step.verb))(step.value)
        if step.is_heard:
            return self.listening.heard(act, len(step.announced) + len(step.rendered))
        # Nearly every step is heard: the next one waits until Orca has come so far.
        self.listening.heard(act, 1, seconds=1.5)

    def tasks(self, titles):
        self.server.add(*titles.split(", "))

    def done(self, titles):
        self.server.add(*titles.split(", "), completed=True)

    def captures(self, titles):
        self.server.add(*titles.split(", "), captured=True)

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
        self.desktop.key(*keys.split(" "))

    def type(self, text):
        self.desktop.run("xdotool", "type", text)

    def server_(self, what):
        if what == "goes":
            self.server.stop()
        elif what == "returns":
            self.server.start()
        else:
            self.page.evaluate(ANSWERS, what)

    def meanwhile(self, title):
        self.server.call("PATCH", f"/tasks/{self.server.find(title)['id']}", {"completed": True})
