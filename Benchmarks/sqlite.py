"""The cost of a tap on the server, compared with SQLite alone in the same run: SIZES="1000 100000 1000000" tasks."""

import json
import os
import random
import sqlite3
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path

import server as serving

serving.TASKS = serving.REPOSITORY / "Tasks/.build/release/tasks"
COLLECTIONS = 50
ROUNDS = 200
CREATIONS = 500
INSERT = "INSERT INTO task (uid, title, searched, position, createdAt, updatedAt, completedAt) VALUES (?, ?, ?, ?, 0, 0, ?)"


class Connection(HTTPConnection):

    def ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body)
        self.request(method, f"/api{path}", data, {"Content-Type": "application/json"} if data else {})
        answer = self.getresponse()
        text = answer.read()
        assert answer.status // 100 == 2, (answer.status, text[:200])
        return text


def row(uid, position, completed=None):
    """A row of the table, with the app's text for searching."""
    return uid, f"Task {uid}", f"  task  {uid}", position, completed


def fill(database, size, lot):
    """Tasks as after years: 30 % completed, 60 % in a collection."""
    with sqlite3.connect(database) as db:
        names = [(f"C{number}",) for number in range(COLLECTIONS)]
        db.executemany("INSERT INTO collection (name, createdAt) VALUES (?, 0)", names)
        db.executemany(INSERT, (
            row(f"u{number}", lot.random() * 1e6, lot.randint(1, 10**12) if lot.random() < .3 else None)
            for number in range(size)))
        db.executemany("INSERT INTO membership (taskId, collectionId) VALUES (?, ?)", (
            (number + 1, lot.randint(1, COLLECTIONS)) for number in range(size) if lot.random() < .6))
    db.close()


def timed(action, arguments):
    """Milliseconds of each call."""
    times = []
    for argument in arguments:
        start = time.perf_counter()
        action(argument)
        times.append((time.perf_counter() - start) * 1000)
    return times


def commits(database, count):
    """SQLite alone: the same rows, one commit each, on the disk before the next."""
    db = sqlite3.connect(database, isolation_level=None)
    db.execute("PRAGMA synchronous = FULL")
    times = timed(lambda number: db.execute(INSERT, row(f"raw{number}", -1e6 - number)), range(count))
    db.close()
    return times


def requests(size, folder):
    """Times of each kind of request."""
    lot = random.Random(size)
    server = serving.Server(folder)
    server.start()
    server.stop()
    fill(server.database, size, lot)
    figures = {"start": timed(lambda _: server.start(), [0])}
    ask = Connection("127.0.0.1", server.port).ask
    figures["first page"] = timed(lambda _: ask("GET", "/tasks"), range(ROUNDS))
    ids = [task["id"] for task in json.loads(ask("GET", "/tasks?limit=500"))["tasks"]]
    completed = ids[:ROUNDS]
    figures["completing"] = timed(lambda id: ask("PATCH", f"/tasks/{id}", {"completed": True}), completed)
    moved = lot.choices(ids[ROUNDS:], k=ROUNDS)
    figures["moving"] = timed(lambda id: ask("PATCH", f"/tasks/{id}", {"position": lot.random()}), moved)
    figures["creating"] = timed(lambda number: ask("POST", "/tasks", {"title": f"Created {number}"}), range(CREATIONS))
    server.stop()
    figures["a commit of SQLite alone"] = commits(server.database, CREATIONS)
    return figures


def slowest(times):
    """Without the slowest twentieth, and the median."""
    times = sorted(times)
    return f"{times[int(len(times) * .95)]:.1f} ({times[len(times) // 2]:.2f})"


def measure(browser, address, times, peers, table):
    found = {}
    for size in map(int, (os.environ.get("SIZES") or "1000 100000 1000000").split()):
        with tempfile.TemporaryDirectory() as folder:
            for name, values in requests(size, Path(folder)).items():
                found.setdefault(name, {})[f"{size:,} tasks"] = values
    table("Requests, p95 (median), ms", list(found["start"]), found, slowest)
