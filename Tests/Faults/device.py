"""A person's browser with two tabs of the app, the list and the board, and what is done in them."""

import time

from schedules import BOARD, LIST

PATHS = {LIST: "/?filter=all", BOARD: "/board"}
# Clicks without Playwright's waits: a schedule is about the network, and its steps come fast.
HANDS = r"""
const ask = window.fetch;
window.fetch = (...asked) => {
  hands.asked += 1;
  return ask(...asked).finally(() => { hands.asked -= 1; });
};
window.hands = {
  changes: [],
  // Requests without an answer.
  asked: 0,
  // A row that leaves takes no tap.
  rows: () => [...document.querySelectorAll("li.row:not([inert], .is-editing, [data-nod-leaving])")],
  names: new Map(),
  name: (row) => {
    const [name] = row.querySelector("[data-nod-title]").textContent.split(" ");
    hands.names.set(Number(row.dataset.id), name);
    return name;
  },
  row: (name) => hands.rows().find((row) => hands.name(row) === name),
  input: (row) => row.querySelector("nod-check").shadowRoot.querySelector("input"),
  shown: () => hands.rows().map((row) => ({
    title: row.querySelector("[data-nod-title]").textContent, group: row.closest("[data-group]").dataset.group,
    completed: hands.input(row).checked,
  })),
  // What is chosen is still in sight: nothing of it is read before.
  choose: (number) => hands.rows().sort((one, other) => (hands.name(one) < hands.name(other) ? -1 : 1))
    .at(number % hands.rows().length),
  check: (number) => {
    const row = hands.choose(number);
    if (!row) return null;
    const input = hands.input(row);
    const before = input.checked;
    input.click();
    return [hands.name(row), before, input.checked];
  },
  capture: (title) => {
    document.querySelector("[data-compose]").click();
    const field = document.querySelector("#composer-title");
    field.value = title;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector("#composer").requestSubmit();
    document.querySelector("#composer-sheet").close();
  },
  rename: async (number, version) => {
    const row = hands.choose(number);
    if (!row) return null;
    const name = hands.name(row);
    row.querySelector("[data-action=edit]").click();
    const form = row.querySelector("form.editor");
    form.querySelector("[name=title]").value = `${name} ${version}`;
    form.requestSubmit();
    const problem = form.querySelector("[data-problem=form]");
    const isOver = () => !form.isConnected || problem.textContent !== "";
    if (!isOver()) await new Promise((resolve) => {
      const watch = new MutationObserver(() => { if (isOver()) resolve(watch.disconnect()); });
      watch.observe(document, { childList: true, subtree: true, characterData: true });
    });
    const said = form.isConnected ? problem.textContent : "";
    if (form.isConnected) form.querySelector("[data-action=cancel]").click();
    return [name, said];
  },
  remove: (number) => {
    const row = hands.choose(number);
    if (!row) return null;
    row.isOld = true;
    row.querySelector(".row-delete").click();
    return hands.name(row);
  },
  move: async (number, where) => {
    const row = hands.choose(number);
    const rows = hands.shown();
    row?.querySelector("[data-action=menu]").click();
    const item = row?.querySelector(`[data-move=${where}]`);
    if (!item || item.hidden) return row?.querySelector("[popover]")?.hidePopover() ?? null;
    item.click();
    // Chosen by a key, it is done a moment later.
    while (item.closest("[popover]")?.matches(":popover-open")) await new Promise((resolve) => setTimeout(resolve));
    return [hands.name(row), row.closest("[data-group]").dataset.group, rows];
  },
  undo: () => {
    for (const row of hands.rows()) hands.name(row);
    hands.changes = [];
    const lines = [...document.querySelector("nod-toasts").shadowRoot.querySelectorAll("li:not([inert])")];
    const button = lines.flatMap((line) => [...line.querySelectorAll("button")])
      .find((button) => button.textContent.trim() === "Undo");
    button?.click();
    return hands.changes;
  },
  waits: () => Object.keys(localStorage).filter((key) => /^tasks\.(wishes|captures)\./.test(key)),
};
for (const event of ["nod-change", "nod-restore"]) addEventListener(event, ({ detail: { item, completed } }) => {
  const name = hands.names.get(item);
  if (name) window.hands.changes.push([name, completed ?? null]);
});
"""
READY = """document.querySelector("nod-status:is([state=loaded], [state=empty])")
  && !document.querySelector("#surface nod-status:is([state=loading], [state=refreshing])")"""


# Seconds. Playwright takes the sum of all jumps of a context's clock for the delay of a new page's first timer, and a
# browser takes 31 bits of milliseconds: after 25 days, timers of new pages never fire.
LONGEST_SLEEP = 2**31 / 1000


class Device:
    """What is done returns when the person would see that it was done, or that it can't be done now."""

    def __init__(self, context, network):
        self.context, self.network, self.tabs, self.problems = context, network, [None, None], []
        self.slept = 0
        context.add_init_script(HANDS)

    def open(self, tab):
        page = self.tabs[tab] = self.context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.goto(f"{self.network.url}{PATHS[tab]}", wait_until="commit")
        self._ready(page)

    def reload(self, tab):
        self.tabs[tab].reload(wait_until="commit")
        self._ready(self.tabs[tab])

    def close(self, tab):
        self.tabs[tab].close()
        self.tabs[tab] = None

    def _ready(self, page):
        until(page, READY)
        # Without a network, and before the service worker has it, the engine comes later.
        resolved(page, "() => import('/nod/nod.js').then((nod) => nod.ready, () => {})")

    def shown(self, tab):
        return self.tabs[tab].evaluate("hands.shown()")

    def do(self, tab, what, *values):
        """Nothing, where there is no tab."""
        if not self.tabs[tab]:
            return None
        return resolved(self.tabs[tab], f"hands.{what}", *values)

    @property
    def open_tabs(self):
        return [tab for tab in (LIST, BOARD) if self.tabs[tab]]

    def tell(self, event):
        """The browser says "online" or "offline", as when a cable is put in or pulled."""
        for tab in self.open_tabs:
            self.tabs[tab].evaluate("(event) => { dispatchEvent(new Event(event)); }", event)

    def jump(self, seconds):
        """The clock goes forth as over a sleep, with one late tick of all timers; or is set back."""
        if seconds > 0:
            self.slept += seconds
            self.context.clock.fast_forward(seconds * 1000)
        elif self.open_tabs:
            now = self.tabs[self.open_tabs[0]].evaluate("Date.now() / 1000")
            self.context.clock.set_system_time(now + seconds)

    @property
    def is_calm(self):
        """Nothing waits in any tab, and nothing is on its way."""
        return not self.waiting and not self.network.is_busy

    @property
    def waiting(self):
        return self.tabs[self.open_tabs[0]].evaluate("hands.waits()")


def resolved(page, function, *values):
    """The value of what may be a promise: Playwright would wait for it for ever."""
    page.evaluate(f"""(values) => {{
      hands.result = null;
      (async () => ({function})(...values))()
        .then((value) => ({{ value }}), (error) => ({{ error: String(error) }}))
        .then((result) => {{ hands.result = result; }});
    }}""", list(values))
    until(page, "hands.result", said=f"{function}{tuple(values)} ends")
    result = page.evaluate("hands.result")
    assert "error" not in result, result["error"]
    return result.get("value")


def until(page, expression, seconds=10, said=None):
    deadline = time.monotonic() + seconds
    while not page.evaluate(expression):
        if time.monotonic() > deadline:
            raise AssertionError(f"never true: {said or expression}")
        time.sleep(0.005)
