"""Concurrent writers that repeat an unanswered request under its key, as the page's queue does."""

import json
import sqlite3
import threading
from collections import Counter
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from typing import NamedTuple


class Answer(NamedTuple):
    status: int
    type: str
    body: bytes


class Writer:
    """One page: its acknowledged tasks, and the pending one."""

    def __init__(self, number):
        self.number = number
        self.titles, self.problems = [], []
        self.waiting = self.last = self.refusal = None

    def work(self, server, count, answered=lambda: None):
        """Sends tasks until `count` are acknowledged, one is refused or the server is gone."""
        self.refusal = None
        with closing(HTTPConnection("127.0.0.1", server.port, timeout=20)) as connection:
            try:
                self.ask_again(connection)
                for _ in range(count):
                    self.waiting = f"{self.number}-{len(self.titles)}"
                    answer = self.exchange(connection, self.waiting)
                    if answer.status >= 300:
                        self.refusal = answer
                        return
                    self.titles.append(self.waiting)
                    self.waiting, self.last = None, answer
                    answered()
            except (OSError, HTTPException):
                return

    def ask_again(self, connection):
        """Repeats the last acknowledged request."""
        if self.last and (again := self.exchange(connection, self.titles[-1])) != self.last:
            self.problems.append(f"{self.titles[-1]} was answered {self.last}, and then {again}")

    def exchange(self, connection, title):
        headers = {"Idempotency-Key": title, "Content-Type": "application/json"}
        # Half of them are completed, so that both counts grow.
        body = {"title": title, "completed": title.endswith(("0", "2", "4", "6", "8"))}
        connection.request("POST", "/api/tasks", json.dumps(body), headers)
        response = connection.getresponse()
        return Answer(response.status, response.headers.get("Content-Type", ""), response.read())


def writing(writers, server, count, answered=lambda: None):
    """Starts a thread for each writer."""
    threads = [threading.Thread(target=one.work, args=(server, count, answered), daemon=True) for one in writers]
    for thread in threads:
        thread.start()
    return threads


def problems(server, writers):
    """Lost, doubled, damaged or miscounted tasks in the database of a running server."""
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        found = [row[0] for row in database.execute("PRAGMA integrity_check") if row[0] != "ok"]
        found += [f"a row points to nothing: {row}" for row in database.execute("PRAGMA foreign_key_check")]
        rows = database.execute("SELECT title, completedAt IS NOT NULL FROM task").fetchall()
    made, answered = Counter(title for title, _ in rows), Counter()
    for writer in writers:
        found += writer.problems
        answered.update(writer.titles)
        # The pending one may exist.
        answered[writer.waiting] = min(made[writer.waiting], 1)
    if +made != +answered:
        found.append(f"lost: {answered - made}, doubled or never asked for: {made - answered}")
    counts = server.call("GET", "/tasks?limit=1")["counts"]
    done = sum(is_done for _, is_done in rows)
    if (counts["open"], counts["completed"]) != (len(rows) - done, done):
        found.append(f"the server counts {counts}, and of {len(rows)} tasks {done} are completed")
    return found
