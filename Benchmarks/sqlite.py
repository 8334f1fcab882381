"""What a tap costs on the server, beside SQLite alone in the same run: SIZES="1000 100000 1000000" tasks."""

import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY / "Tests/EndToEnd"))
import server as serving  # noqa: E402

TASKS = serving.TASKS = REPOSITORY / "Tasks/.build/release/tasks"
COLLECTIONS = 50
ROUNDS = 200
CREATIONS = 500
WORDS = 2000


class Connection(HTTPConnection):
    """A connection that stays open."""

    def ask(self, method, path, body=None):
        data = None if body is None else json.dumps(body)
        self.request(method, f"/api{path}", data, {"Content-Type": "application/json"} if data else {})
        answer = self.getresponse()
        text = answer.read()
        assert answer.status // 100 == 2, (answer.status, text[:200])
        return text


def words(lot):
    """Words; a few of them are in many titles."""
    letters = "aeiobcdfglmnprstv"
    return ["".join(lot.choices(letters, k=lot.randint(3, 9))) for _ in range(WORDS)]


def fill(database, size, lot, vocabulary):
    """Tasks like after years: 30 % completed, 5 % deleted, 60 % in a collection."""
    weights = [1 / (rank + 10) for rank in range(WORDS)]
    titles = lot.choices(vocabulary, weights, k=size * 4)
    with sqlite3.connect(database) as db:
        names = [(f"C{number}",) for number in range(COLLECTIONS)]
        db.executemany("INSERT INTO collection (name, createdAt) VALUES (?, 0)", names)
        db.executemany(
            "INSERT INTO task (uid, title, searched, lane, position, due, createdAt, updatedAt, completedAt, deletedAt)"
            " VALUES (?, ?, ?, ?, ?, ?, 0, 0, ?, ?)",
            (row(number, titles[number * 4:number * 4 + 4], lot) for number in range(size)),
        )
        db.executemany(
            "INSERT INTO membership (taskId, collectionId) VALUES (?, ?)",
            ((number + 1, lot.randint(1, COLLECTIONS)) for number in range(size) if lot.random() < .6),
        )
    db.close()


def row(number, title, lot):
    """A row of the table, with the app's text for searching."""
    due = f"2026-{lot.randint(1, 12):02}-{lot.randint(1, 28):02}" if lot.random() < .4 else None
    completed = lot.randint(1, 10**12) if lot.random() < .3 else None
    deleted = 1 if lot.random() < .05 else None
    lane = "doing" if lot.random() < .1 else "todo"
    searched = "".join("  " + word for word in title)
    return f"u{number}", " ".join(title), searched, lane, lot.random() * 1e6, due, completed, deleted


def quantile(times, share):
    return sorted(times)[int(len(times) * share)] * 1000


def timed(action, arguments):
    times = []
    for argument in arguments:
        start = time.perf_counter()
        action(argument)
        times.append(time.perf_counter() - start)
    return times


READINGS = {
    "first page": "/tasks", "by due day": "/tasks?order=due", "completed": "/tasks?filter=completed",
    "all": "/tasks?filter=all", "inbox": "/tasks?filter=inbox", "column": "/tasks?column=doing",
    "a collection": "/tasks?collection=7", "a collection by due day": "/tasks?collection=7&order=due",
    "collections": "/collections",
}


def taps(server, size, lot, vocabulary):
    """Returns the times of each kind of request."""
    connection = Connection("127.0.0.1", server.port)
    ids = [task["id"] for task in json.loads(connection.ask("GET", "/tasks?limit=500"))["tasks"]]
    times = {
        name: timed(lambda _, path=path: connection.ask("GET", path), range(ROUNDS)) for name, path in READINGS.items()
    }
    typed = [word[:count] for word in lot.choices(vocabulary, k=ROUNDS // 5) for count in range(1, 6)]
    times["search as one types"] = timed(lambda text: connection.ask("GET", f"/tasks?q={text}"), typed)
    completed = lot.sample(ids, min(ROUNDS, len(ids)))
    times["completing"] = timed(lambda id: connection.ask("PATCH", f"/tasks/{id}", {"completed": True}), completed)
    moved = lot.choices([id for id in ids if id not in completed] or ids, k=ROUNDS)
    times["moving"] = timed(lambda id: connection.ask("PATCH", f"/tasks/{id}", {"position": lot.random()}), moved)
    return times


def commits(database, count):
    """SQLite alone: the same rows, one commit each, on the disk before the next."""
    db = sqlite3.connect(database, isolation_level=None)
    db.execute("PRAGMA synchronous = FULL")

    def commit(number):
        title = f"Committed {number}"
        db.execute(
            "INSERT INTO task (uid, title, searched, position, createdAt, updatedAt) VALUES (?, ?, ?, ?, 0, 0)",
            (f"raw{number}", title, f"  committed  {number}", -1e6 - number),
        )

    times = timed(commit, range(count))
    db.close()
    return times


def measure(size, folder):
    lot = random.Random(size)
    vocabulary = words(lot)
    server = serving.Server(folder)
    server.start()
    server.stop()
    fill(server.database, size, lot, vocabulary)
    start = time.perf_counter()
    server.start()
    figures = {"start": [time.perf_counter() - start]} | taps(server, size, lot, vocabulary)
    one = Connection("127.0.0.1", server.port)
    figures["creating"] = timed(lambda number: one.ask("POST", "/tasks", {"title": f"Created {number}"}),
                                range(CREATIONS))
    server.stop()
    figures["a commit of SQLite alone"] = commits(server.database, CREATIONS)
    return figures


def main():
    sizes = [int(size) for size in (os.environ.get("SIZES") or "1000 100000 1000000").split()]
    results = []
    for size in sizes:
        with tempfile.TemporaryDirectory() as folder:
            results.append(measure(size, Path(folder)))
    print("\n| p95, ms (median) | " + " | ".join(f"{size:,} tasks" for size in sizes) + " |")
    print("|---|" + "--:|" * len(sizes))
    for name in results[0]:
        cells = [f"{quantile(figures[name], .95):.1f} ({quantile(figures[name], .5):.2f})" for figures in results]
        print(f"| {name} | " + " | ".join(cells) + " |")
