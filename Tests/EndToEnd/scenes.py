"""Example tasks, and the acts that lead to each moment on each surface: for pictures, film strips and measurements.
"""

from datetime import date, timedelta

SIZES = {
    "phone": dict(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True),
    "desktop": dict(viewport={"width": 1280, "height": 800}),
}
# The title of the affected row: by surface, and by moment if that needs another.
TITLES = {
    "list": "Buy milk", "board": "Oil the garden gate", "capture": "Lend Tom the ladder",
    "collection": "Water the plants", "collection-completed": "Buy milk", "day-done": "Ring the dentist",
    "reopen": "Sweep the terrace",
}
# The act that each of these moments undoes.
UNDONE = {"undo": "complete", "restore": "delete", "toast-goes": "complete"}
# A finger or mouse on a row, by synthetic events: a real pointer would wait for frames.
POINTER = """(row, pointerType) => {
  Element.prototype.setPointerCapture = () => {};
  window.middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  window.point = (type, [clientX, clientY]) => row.dispatchEvent(new PointerEvent(type, {
    bubbles: true, composed: true, isPrimary: true, pointerId: 1, pointerType, buttons: 1, clientX, clientY }));
}"""
# Holds a card over the column of completed ones.
CARRY = """(card) => {
  const from = middle(card.querySelector(".row-title"));
  const to = middle(document.querySelector("[data-column=done] li.row"));
  point("pointerdown", from);
  for (const share of [.1, .5, 1]) point("pointermove", from.map((at, axis) => at + share * (to[axis] - at)));
  window.drop = () => point("pointerup", to);
}"""
# Moves a finger 150 px in a sixth of a second, and lets go.
SWIPE = """(row) => {
  let [x, y] = middle(row.querySelector(".row-title"));
  let left = 10;
  point("pointerdown", [x, y]);
  requestAnimationFrame(function move() {
    point(left > 0 ? "pointermove" : "pointerup", [left > 0 ? x += 15 : x, y]);
    if (left-- > 0) requestAnimationFrame(move);
  });
}"""


class Scene:
    """A surface with tasks, before and during a moment. `stage` is its page, once there is one."""

    def __init__(self, server, surface, moment="complete"):
        self.surface, self.moment = surface, moment
        self.title = TITLES.get(moment, TITLES[surface])
        collections = fill(server)
        if moment == "day-done":
            server.add(self.title, due=date.today().isoformat())
        for task in server.tasks("open"):
            is_other = moment == "day-done" and task["title"] != self.title
            if is_other or moment == "collection-completed" and task["title"].startswith("Oranges"):
                server.call("PATCH", f"/tasks/{task['id']}", {"completed": True})
        server.call("PATCH", "/settings", {"hasCompletedFirstCapture": moment != "first-capture"})
        collection = collections["Groceries" if moment == "collection-completed" else "Home"]
        paths = {"list": "/", "board": "/board", "capture": "/capture", "collection": f"/collections/{collection}"}
        self.path = paths[surface]
        if surface == "list" and moment in ["in-all", "reopen"]:
            self.path = "/?filter=all"

    @property
    def row(self):
        return self.stage.page.locator("li.row", has_text=self.title)

    @property
    def control(self):
        return self.stage.page.locator("[data-compose]:visible")

    def reach(self, moment):
        controls = self.row.locator("[data-action=delete]" if moment == "delete" else "nod-check")
        if moment in UNDONE:
            button = ".dismiss" if moment == "toast-goes" else "button"
            controls = self.stage.page.locator(f"nod-toasts li:not([inert]) {button}")
        if moment == "press":
            controls = self.control
        if moment == "delete" and self.surface == "board":
            self.stage.tap(self.row.locator("[data-action=menu]"))
            self.stage.wait(700)
        return self.stage.middle(controls)

    def prepare(self):
        """Performs the steps before the moment, and returns its act."""
        if self.moment in ["first-capture", "insert"]:
            self.stage.tap(self.stage.page.locator("[data-compose]:visible"))
            self.stage.wait(700)
            self.stage.write("Ask Inge about the allotment")
            self.stage.wait(200)
            return self.stage.enter
        if self.moment in UNDONE:
            self.act(UNDONE[self.moment])()
            self.stage.wait(2000)
        return self.act(self.moment)

    def act(self, moment):
        """On a phone the delete button is hidden: a swipe presses it."""
        if moment == "delete" and self.surface != "board":
            return lambda: self.stage.click(self.row.locator(".row-delete"))
        if moment == "swipe":
            self.row.evaluate(POINTER, "touch")
            return lambda: self.row.evaluate(SWIPE)
        if moment == "drop":
            self.row.evaluate(POINTER, "mouse")
            self.row.evaluate(CARRY)
            return lambda: self.row.evaluate("drop()")
        if moment == "press":
            # Prevents the press from opening anything.
            self.stage.page.evaluate("addEventListener('click', (event) => event.stopPropagation(), true)")
        place = self.reach(moment)
        return lambda: self.stage.tap(place)


def fill(server):
    day = lambda days: (date.today() + timedelta(days)).isoformat()
    collections = {
        name: server.call("POST", "/collections", {"name": name})["id"] for name in ["Groceries", "Home", "Travel"]
    }
    for title, collection, fields in [
        ("Sweep the terrace", "Home", {"completed": True}),
        ("Renew the passport", "Travel", {"due": day(40)}),
        ("Water the plants", "Home", {}),
        ("Book the night train to Vienna", "Travel", {"due": day(6), "priority": "B", "column": "doing"}),
        ("Call the plumber", "Home", {"due": day(-2), "notes": "The kitchen tap drips again."}),
        ("Oranges, bread, a good cheese", "Groceries", {"due": day(0)}),
        ("Buy milk", "Groceries", {"due": day(0), "priority": "A"}),
    ]:
        is_done = fields.pop("completed", False)
        task = server.call("POST", "/tasks", {"title": title, "collections": [collections[collection]], **fields})
        if is_done:
            server.call("PATCH", f"/tasks/{task['id']}", {"completed": True})
    server.add("Lend Tom the ladder", "Ask Nora for her bean soup recipe", "Oil the garden gate")
    server.add("Descale the kettle", "Fix the shelf", collections=[collections["Home"]])
    return collections
