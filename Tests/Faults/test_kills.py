"""kill -9 and power cuts amid the writes of four pages, with two that listen: nothing that was answered is lost or
doubled, the database is whole, and nobody hears of a change that isn't there."""

import json
import random
import sqlite3
import threading
import time
import urllib.request
from collections import Counter
from contextlib import closing

import pytest
from EndToEnd.server import Server

from Faults.disk import Disk
from Faults.stories import keep, shrink
from Faults.writers import Step, Task, Writer, plan

WRITERS, LISTENERS = 4, 2
# Rounds on one database; then another, so that checking all of it stays quick.
ROUNDS_A_DATABASE = 50
STEPS = 60


class Listener(threading.Thread):
    """Counts the changes that it hears of, by task, until the server is gone."""

    def __init__(self, server):
        super().__init__(daemon=True)
        self.heard, self.stream = Counter(), server.listen()
        # Now it misses nothing.
        self.stream.readline()

    def run(self):
        event = ""
        try:
            for line in self.stream:
                if line.startswith(b"event: "):
                    event = line[7:].strip()
                if line.startswith(b"data: ") and line.endswith(b"\n") and event == b"task":
                    self.heard[json.loads(line[6:])["id"]] += 1
        except (OSError, ValueError):
            return


class World:
    """One database, and the pages that write to it from round to round."""

    def __init__(self, folder):
        folder.mkdir()
        self.server = Server(folder)
        self.disk = Disk(folder, self.server.database)
        self.server.environment = self.disk.environment
        self.server.start()
        collection = self.server.call("POST", "/collections", {"name": "All of us"})["id"]
        self.writers = [Writer(number, collection) for number in range(WRITERS)]
        self.answers = 0

    def plan(self, seed):
        return [
            step
            for writer in self.writers
            for step in plan(random.Random(f"{seed} {writer.number}"), writer.number, seed, writer.tasks, STEPS)
        ]

    def round(self, seed, steps):
        """Has the steps written until the server is killed, starts it again and returns what is wrong."""
        luck = random.Random(seed)
        listeners = [Listener(self.server) for _ in range(LISTENERS)]
        answered = threading.Semaphore(0)
        threads = listeners + [self.writing(writer, steps, answered.release) for writer in self.writers]
        for thread in threads:
            thread.start()
        self.kill(luck, threads, answered, len(steps))
        if luck.random() < 0.5:
            self.disk.cut_power(luck)
        self.server.start()
        return self.check(listeners)

    def writing(self, writer, steps, answered):
        mine = [step for step in steps if step.writer == writer.number]
        writer.connect(self.server.port)
        return threading.Thread(target=writer.work, args=(mine, answered), daemon=True)

    def kill(self, luck, threads, answered, most):
        """After so many answers, and a moment."""
        for _ in range(luck.randint(1, max(1, most // 2))):
            if not answered.acquire(timeout=2):
                break
            self.answers += 1
        time.sleep(luck.uniform(0, 0.004))
        self.server.process.kill()
        self.server.process.wait()
        for thread in threads:
            thread.join()
        while answered.acquire(blocking=False):
            self.answers += 1

    def check(self, listeners):
        with closing(sqlite3.connect(f"file:{self.server.database}?mode=ro", uri=True)) as database:
            rows, titles = tasks(database)
            problems = whole(database) + [problem for writer in self.writers for problem in writer.problems]
        expected, announced = {}, Counter()
        for writer in self.writers:
            there, written = writer.settle(rows)
            expected |= there
            announced += written
        for title in expected.keys() | rows.keys():
            found, wanted = rows.get(title, []), [expected[title]] if title in expected else []
            if found != wanted:
                problems.append(f"{title} is {found} and should be {wanted}")
        for task, count in (heard for listener in listeners for heard in listener.heard.items()):
            if count > (there := announced[titles.get(task)]):
                problems.append(f"{count} changes of {titles.get(task, task)} were heard of, {there} are there")
        return problems + self.counts(rows)

    def counts(self, rows):
        """The counts that are kept are those that one counts."""
        there = [task for [task, *_] in rows.values() if not task.isDeleted]
        collected = [task for task in there if task.isCollected]
        everywhere = self.server.call("GET", "/tasks?limit=1")["counts"]
        told = [everywhere["open"], everywhere["completed"]]
        for collection in self.server.call("GET", "/collections")["collections"]:
            told += [collection["open"], collection["total"]]
        is_open = [len([task for task in some if not task.isCompleted]) for some in (there, collected)]
        counted = [is_open[0], len(there) - is_open[0], is_open[1], len(collected)]
        return [] if told == counted else [f"the server counts {told}, and there are {counted}"]


def tasks(database):
    """All tasks by title, and the titles by id."""
    rows, titles = {}, {}
    for identifier, title, *fields in database.execute(
        """SELECT id, title, notes, completedAt IS NOT NULL, lane,
           EXISTS (SELECT 1 FROM membership WHERE taskId = task.id), deletedAt IS NOT NULL FROM task"""
    ):
        rows.setdefault(title, []).append(Task(*fields))
        titles[identifier] = title
    return rows, titles


def whole(database):
    found = [row[0] for row in database.execute("PRAGMA integrity_check") if row[0] != "ok"]
    return found + [f"a row points to nothing: {row}" for row in database.execute("PRAGMA foreign_key_check")]


@pytest.fixture
def worlds(tmp_path):
    made = []

    def world():
        made.append(World(tmp_path / f"world-{len(made)}"))
        return made[-1]

    yield world
    for world in made:
        world.server.process.kill()


def test_nothing_answered_is_lost_or_doubled_by_a_kill_or_a_power_cut(rounds, worlds, capsys):
    answers, begin, kills, world = 0, time.monotonic(), 0, None
    for seed in rounds(1000):
        if kills % ROUNDS_A_DATABASE == 0:
            world and world.server.process.kill()
            world = worlds()
        before = world.answers
        steps = world.plan(seed)
        problems = world.round(seed, steps)
        if problems:
            tell(seed, steps, problems, worlds)
        answers += world.answers - before
        kills += 1
    with capsys.disabled():
        each = (time.monotonic() - begin) / kills
        print(f" {kills} kills, {answers} answered writes, none lost or doubled, {each:.2f} s a round;", end="")


def tell(seed, steps, problems, worlds):
    """Makes the round that failed shorter, on databases of its own, and keeps it."""

    def fails(some):
        # The moment of the kill is luck.
        return any(worlds().round(f"{seed} {attempt}", some) for attempt in range(8))

    keep("kills", seed, shrink(steps, fails) if fails(steps) else steps)
    pytest.fail("\n".join(problems[:20]))
