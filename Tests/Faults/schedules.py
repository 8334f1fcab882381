"""Random schedules of a person with two tabs and a network that comes and goes, and what must have come of them.

A task is known by the first word of its title, which no edit changes: "t…" was there, "c…" was captured on the way.
"""

import random
from collections import defaultdict

LIST, BOARD = 0, 1
START = ["t1", "t2", "t3", "t4", "t5", "t6"]
DOING, DONE = "t5", "t6"
# The tab of those that were left.
GONE = 2


def schedule(seed):
    """The steps of a seed, each a list whose first word is what is done."""
    chance = random.Random(seed)
    steps = []
    for number in range(chance.randint(8, 16)):
        tab, task = chance.randrange(2), chance.randrange(60)
        steps.append(chance.choices([
            ["check", tab, task],
            ["move", task, chance.choice(["todo", "doing", "done", "up", "down"])],
            ["capture", tab, f"c{number}"],
            ["rename", tab, task, f"v{number}"],
            ["delete", task],
            ["undo", tab],
            ["network", chance.choice(["away", "away", "deaf"]), chance.random() < 0.5],
            ["network", "there", chance.random() < 0.7],
            ["lose", chance.choice(["request", "answer"])],
            ["reload", tab],
            ["close", tab],
            ["open", tab],
            ["clock", chance.choice([-90_000, -3, 2, 7, 60, 4_000, 200_000])],
            ["calm"],
        ], [20, 9, 8, 5, 5, 5, 9, 5, 5, 4, 4, 3, 4, 4])[0])
    return steps


class Reference:
    """The least that is known of every task: what may have come of it, and what stands above what.

    A tab's last wish holds. Of what two tabs wished before either was heard, either may.
    """

    def __init__(self):
        self.titles = {name: name for name in START}
        self.lanes = {name: {"todo"} for name in START} | {DOING: {"doing"}}
        self.done = {name: {name == DONE} for name in START}
        self.gone = set()
        self.is_open = [True, True]
        # By task, what was wished in each tab and may still be on its way.
        self.wishes = defaultdict(dict)
        self.places = defaultdict(dict)
        # By task, where it stood before it was reopened elsewhere: completed again at once, it stands there.
        self.before = {}
        # Pairs of names: the first stands above the second.
        self.above = {(one, other) for at, one in enumerate(START[:4]) for other in START[at + 1:4]}
        self.written = [[], []]

    def captured(self, tab, name):
        """The newest stands above those written before in the same tab."""
        self.titles[name], self.lanes[name], self.done[name] = name, {"todo"}, {False}
        self.above |= {(name, other) for other in self.written[tab]}
        self.written[tab].append(name)

    def wished(self, tab, name, done):
        self.wishes[name][tab] = {done}
        if done and tab in self.places[name] and self.before.get(name):
            self.places[name][tab] |= self.before[name]
            self.forget_place(name)

    def moved(self, tab, name, lane, above, below, is_reopened):
        self.wishes[name][tab] = {False}
        self.before[name] = self.places[name].get(tab, self.lanes[name]) if is_reopened else set()
        self.places[name][tab] = {lane}
        self.forget_place(name)
        self.above |= {(one, name) for one in above} | {(name, one) for one in below}

    def forget_place(self, name):
        self.above = {pair for pair in self.above if name not in pair}

    def left(self, tab, is_again, is_heard):
        """A tab was closed, or loaded anew: what waits in it is another's, or its own again.

        Where nothing is heard, what of it has arrived may hold whatever is wished in others and taken back there.
        """
        heirs = [heir for heir in (LIST, BOARD) if self.is_open[heir] and (heir != tab or is_again)]
        for waiting in (*self.wishes.values(), *self.places.values()):
            values = waiting.pop(tab, set())
            if values and not is_heard:
                waiting[GONE] = waiting.get(GONE, set()) | values
            for heir in heirs or [tab]:
                if values:
                    waiting[heir] = waiting.get(heir, set()) | values
        if self.is_open[1 - tab]:
            self.written[tab] = []
        if not is_again:
            self.is_open[tab] = False

    def opened(self, tab):
        self.is_open[tab] = True

    def restored(self, name):
        """What was wished of it while it was away has come to nothing."""
        self.gone.discard(name)
        if name in self.wishes:
            self.done[name], self.lanes[name] = {True, False}, {"todo", "doing"}
            del self.wishes[name]

    def calm(self, found):
        """Everything was sent: what was found is what may be, and from here on what is."""
        for name, waiting in self.wishes.items():
            self.done[name] = set().union(*waiting.values()) or self.done[name]
        for name, waiting in self.places.items():
            self.lanes[name] = set().union(*waiting.values()) or self.lanes[name]
        self.wishes.clear()
        self.places.clear()
        self.before.clear()
        problems = self._compare(found)
        for task in found:
            name = name_of(task["title"])
            if name in self.done:
                self.done[name] = {bool(task["completedAt"])}
        return problems

    def _compare(self, found):
        names = [name_of(task["title"]) for task in found]
        wanted = set(self.titles) - self.gone
        problems = [f"{name} is there {names.count(name)} times" for name in {*names, *wanted}
                    if names.count(name) != (name in wanted)]
        for task in found:
            name = name_of(task["title"])
            if name not in wanted:
                continue
            if task["title"] != self.titles[name]:
                problems.append(f"{name} is called {task['title']!r}, not {self.titles[name]!r}")
            if bool(task["completedAt"]) not in self.done[name]:
                problems.append(f"{name} is {'completed' if task['completedAt'] else 'open'}")
            elif not task["completedAt"] and task["column"] not in self.lanes[name]:
                problems.append(f"{name} is in {task['column']}, not in {self.lanes[name]}")
        places = {name_of(task["title"]): (task["position"], task["id"]) for task in found if not task["completedAt"]}
        return problems + [f"{one} stands below {other}" for one, other in self.above
                           if one in places and other in places and places[one] > places[other]]


def name_of(title):
    return title.split()[0]
