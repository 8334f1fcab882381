"""A schedule's steps as they are done, in real tabs and in the reference alike."""

import time

from device import until
from schedules import BOARD, DOING, DONE, LIST, START, Reference, name_of

KEPT = f"""Promise.all(["/api", "/.complete"].map((key) => caches.match(key)))
  .then(([known, files]) => files && known?.json())
  .then((known) => known?.tasks.map(({{ title }}) => title).sort().join(" ") === "{' '.join(START)}")"""


class Round:
    """Six tasks, two tabs, a worker that knows them; then step after step."""

    def __init__(self, server, network, device):
        self.server, self.network, self.device = server, network, device
        network.become("there")
        server.refresh()
        ids = dict(zip(START, server.add(*START)))
        server.call("PATCH", f"/tasks/{ids[DOING]}", {"column": "doing"})
        server.call("PATCH", f"/tasks/{ids[DONE]}", {"completed": True})
        for tab in (LIST, BOARD):
            device.open(tab)
        until(device.tabs[LIST], KEPT)
        self.reference = Reference()
        self.wishes = self.captures = 0
        network.writes.clear()

    def problems(self, steps):
        """Does them; what is not as it must be, as sentences."""
        for what, *values in [*steps, ["network", "there", True], ["end"]]:
            if problems := getattr(self, f"do_{what}")(*values):
                return problems
        return self.device.problems

    def do_check(self, tab, number):
        if not (done := self.device.do(tab, "check", number)):
            return
        name, before, after = done
        self.wishes += 1
        self.reference.wished(tab, name, not before)
        if after == before:
            return [f"{name} doesn't follow a tap"]

    def do_move(self, number, where):
        if not (done := self.device.do(BOARD, "move", number, where)):
            return
        name, group, rows = done
        self.wishes += 1
        if where == "done":
            return self.reference.wished(BOARD, name, True)
        lane = group if where in ("up", "down") else where
        # A card that is about to leave is passed over.
        column = [name_of(other["title"]) for other in rows if other["group"] == lane and not other["completed"]]
        at = column.index(name) + {"up": -1, "down": 1}[where] if where in ("up", "down") else 0
        others = [other for other in column if other != name]
        is_reopened = any(name_of(other["title"]) == name and other["completed"] for other in rows)
        self.reference.moved(BOARD, name, lane, others[:at], others[at:], is_reopened)

    def do_capture(self, tab, name):
        if self.device.tabs[tab]:
            self.captures += 1
            self.device.do(tab, "capture", name)
            self.reference.captured(tab, name)

    def do_rename(self, tab, number, version):
        if not (done := self.device.do(tab, "rename", number, version)):
            return
        name, said = done
        self.wishes += 1
        is_gone = name in self.reference.gone
        if self.network.state == "there" and bool(said) != is_gone:
            return [f"{name} is {'gone' if is_gone else 'there'}, and a rename says {said!r}"]
        if self.network.state != "away" and not is_gone:
            self.reference.titles[name] = f"{name} {version}"

    def do_delete(self, number):
        names = []
        act = lambda: names.append(self.device.do(LIST, "remove", number))
        if self._arrives("DELETE", act, lambda: names[0]):
            self.reference.gone.add(names[0])
        elif names[0]:
            # It comes again, because it could not be deleted.
            until(self.device.tabs[LIST], f"((row) => row && !row.isOld)(hands.row('{names[0]}'))")

    def do_undo(self, tab):
        if not self.device.tabs[tab]:
            return
        changes = []
        has_arrived = self._arrives("POST", lambda: changes.extend(self.device.do(tab, "undo")),
                                    lambda: any(completed is None for _, completed in changes))
        if self.network.state == "away":
            # Asked once more, it would arrive in a network that is back.
            until(self.device.tabs[tab], "hands.asked === 0")
        for name, completed in changes:
            if completed is not None:
                self.wishes += 1
                self.reference.wished(tab, name, completed)
            elif has_arrived:
                self.reference.restored(name)

    def _arrives(self, method, act, is_meant=lambda: True):
        """Whether what is done comes to the server; waits until it has."""
        count = len(self.network.writes)
        act()
        if self.network.state == "away" or not is_meant():
            return False
        deadline = time.monotonic() + 10
        while self.network.is_busy or not any(one == method for one, *_ in self.network.writes[count:]):
            assert time.monotonic() < deadline, f"{method} never came"
            time.sleep(0.005)
        return True

    def do_network(self, state, tells):
        self.network.become(state)
        if tells:
            self.device.tell("online" if state == "there" else "offline")

    def do_lose(self, part):
        if self.network.state == "there":
            self.network.lose = part

    def do_reload(self, tab):
        if self.device.tabs[tab]:
            self.reference.left(tab, is_again=True, is_heard=self.network.state == "there")
            self.device.reload(tab)

    def do_close(self, tab):
        if self.device.tabs[tab]:
            self.reference.left(tab, is_again=False, is_heard=self.network.state == "there")
            self.device.close(tab)

    def do_open(self, tab):
        if not self.device.tabs[tab]:
            self.device.open(tab)
            self.reference.opened(tab)

    def do_clock(self, seconds):
        self.device.jump(seconds)

    def do_calm(self):
        """What waits is sent, and nothing else has come of it than what was wished."""
        if self.network.state != "there" or not self.device.open_tabs:
            return
        self.device.tell("online")
        deadline = time.monotonic() + 10
        while not self.device.is_calm:
            if time.monotonic() > deadline:
                return [f"never sent: {self.device.waiting}"]
            time.sleep(0.005)
        return self.reference.calm(self.server.tasks())

    def do_end(self):
        if not self.device.open_tabs:
            self.do_open(LIST)
        if problems := self.do_calm():
            return problems
        keys = {method: {key for one, path, key in self.network.writes if one == method and "/restore" not in path}
                for method in ("POST", "PATCH")}
        if len(keys["POST"]) != self.captures or len(keys["PATCH"]) > self.wishes:
            return [f"{self.captures} captures and {self.wishes} wishes were sent as {keys}"]
        for tab in (LIST, BOARD):
            self.do_open(tab)
        return [problem for tab in (LIST, BOARD) for problem in self._problems_of(tab)]

    def _problems_of(self, tab):
        """A tab shows what the server has, in its order, sooner or later."""
        tasks = self.server.tasks()
        groups = {"todo": [], "doing": []} if tab == BOARD else {"none": []}
        for task in sorted(tasks, key=lambda task: (task["position"], task["id"])):
            if not task["completedAt"]:
                groups[task["column"] if tab == BOARD else "none"].append(task["title"])
        done = sorted((task for task in tasks if task["completedAt"]), key=lambda task: task["id"])
        done.sort(key=lambda task: task["completedAt"], reverse=True)
        groups["done" if tab == BOARD else "completed"] = [task["title"] for task in done]
        deadline = time.monotonic() + 5
        while (shown := self._groups(tab, groups)) != groups:
            if time.monotonic() > deadline:
                return [f"tab {tab} shows {shown}, not {groups}"]
            time.sleep(0.01)
        return []

    def _groups(self, tab, names):
        rows = self.device.shown(tab)
        return {name: [row["title"] for row in rows if row["group"] == name] for name in names}
