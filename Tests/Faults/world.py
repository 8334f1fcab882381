"""One database, the pages that write to it and listen, and what must hold whatever happens to it."""

import json
import random
import socket
import sqlite3
import threading
from collections import Counter
from contextlib import closing

import pytest
from EndToEnd.server import Server

from Faults.disk import Disk
from Faults.writers import Task, Writer, plan

WRITERS, LISTENERS = 4, 2


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

    def stop(self):
        if self.is_alive():
            self.stream.fp.raw._sock.shutdown(socket.SHUT_RDWR)
        self.join()


class World:
    """One database, and the pages that write to it from round to round."""

    def __init__(self, folder, writer=Writer):
        folder.mkdir()
        self.server = Server(folder)
        self.disk = Disk(folder, self.server.database)
        self.server.environment = self.disk.environment
        self.server.start()
        collection = self.server.call("POST", "/collections", {"name": "All of us"})["id"]
        self.writers = [writer(number, collection) for number in range(WRITERS)]

    def plan(self, seed, count):
        return [
            step
            for writer in self.writers
            for step in plan(random.Random(f"{seed} {writer.number}"), writer.number, seed, writer.tasks, count)
        ]

    def listeners(self):
        for writer in self.writers:
            writer.written.clear()
        return [Listener(self.server) for _ in range(LISTENERS)]

    def writing(self, steps, answered):
        """Returns a thread for each writer that has it send its steps."""
        threads = []
        for writer in self.writers:
            mine = [step for step in steps if step.writer == writer.number]
            writer.connect(self.server.port)
            threads.append(threading.Thread(target=writer.work, args=(mine, answered), daemon=True))
        return threads

    def restart(self, threads, luck, power_fails):
        """Kills the server, under these threads, and starts it again; returns what is wrong."""
        self.server.process.kill()
        self.server.process.wait()
        for thread in threads:
            thread.join()
        if power_fails:
            self.disk.cut_power(luck)
        try:
            self.server.start()
        except RuntimeError as error:
            return [str(error)]
        return []

    def check(self, listeners):
        with closing(sqlite3.connect(f"file:{self.server.database}?mode=ro", uri=True)) as database:
            rows, titles = tasks(database)
            problems = whole(database)
        expected, announced = {}, Counter()
        for writer in self.writers:
            problems += writer.problems
            writer.problems = []
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
        there = [task for [task, *_] in rows.values() if not task.is_deleted]
        collected = [task for task in there if task.is_collected]
        everywhere = self.server.call("GET", "/tasks?limit=1")["counts"]
        told = [everywhere["open"], everywhere["completed"]]
        for collection in self.server.call("GET", "/collections")["collections"]:
            told += [collection["open"], collection["total"]]
        is_open = [len([task for task in some if not task.is_completed]) for some in (there, collected)]
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
    """Returns a function that makes a database with its server, instead of the one before."""
    made = []

    def make(**options):
        end()
        made.append(World(tmp_path / f"world-{len(made)}", **options))
        return made[-1]

    def end():
        if made:
            made[-1].server.process.kill()
            made[-1].server.process.wait()

    yield make
    end()
