"""Pages that write at the same time, each to tasks of its own: one request after another under a key of its own, and the
one that wasn't answered again under the same key, as the page's queue does."""

import json
import sqlite3
import threading
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from typing import NamedTuple


class Step(NamedTuple):
    """A request, and what becomes of the task of this title."""

    key: str
    method: str
    path: str
    body: dict | None
    title: str
    state: str


class Answer(NamedTuple):
    status: int
    type: str
    body: bytes


class Writer:
    """What one page knows: its tasks as they were answered, and the step that has no answer."""

    def __init__(self, number):
        self.number, self.count = number, 0
        # By title: "open", "done" or "deleted".
        self.states, self.ids = {}, {}
        self.waiting = self.last = self.refusal = None
        self.problems = []

    def work(self, server, luck, count, answered=lambda: None):
        """Sends what waits and then more, until `count` are answered, one is refused or the server is gone."""
        self.refusal = None
        with closing(HTTPConnection("127.0.0.1", server.port, timeout=20)) as connection:
            try:
                self.ask_again(connection)
                for _ in range(count):
                    self.waiting = self.waiting or self.plan(luck)
                    if not self.send(connection):
                        return
                    answered()
            except (OSError, HTTPException):
                return

    def ask_again(self, connection):
        """An answer that was given once is given again, also by another run of the server."""
        if self.last:
            step, answer = self.last
            if (again := self.exchange(connection, step)) != answer:
                self.problems.append(f"{step} was answered {answer}, and then {again}")

    def plan(self, luck):
        self.count += 1
        title = key = f"{self.number}-{self.count}"
        # One of the last: what was just written is what a kill would take.
        known = [title for title, state in self.states.items() if state != "deleted"][-8:]
        if not known or luck.random() < 0.4:
            return Step(key, "POST", "/api/tasks", {"title": title}, title, "open")
        title, state = luck.choice(known), luck.choice(["open", "done", "done", "deleted"])
        path = f"/api/tasks/{self.ids[title]}"
        if state == "deleted":
            return Step(key, "DELETE", path, None, title, state)
        return Step(key, "PATCH", path, {"completed": state == "done", "notes": key}, title, state)

    def send(self, connection):
        step = self.waiting
        answer = self.exchange(connection, step)
        if answer.status >= 300:
            self.refusal = answer
            return False
        if step.method == "POST":
            self.ids[step.title] = json.loads(answer.body)["id"]
        self.states[step.title], self.waiting, self.last = step.state, None, (step, answer)
        return True

    def exchange(self, connection, step):
        headers = {"Idempotency-Key": step.key, "Content-Type": "application/json"}
        connection.request(step.method, step.path, step.body and json.dumps(step.body), headers)
        response = connection.getresponse()
        return Answer(response.status, response.headers.get("Content-Type", ""), response.read())


def writing(writers, server, seeded, count, answered=lambda: None):
    """Returns threads at work, one for each writer; `seeded` makes each its luck."""
    threads = [
        threading.Thread(target=writer.work, args=(server, seeded(writer.number), count, answered), daemon=True)
        for writer in writers
    ]
    for thread in threads:
        thread.start()
    return threads


def problems(server, writers):
    """What is lost or doubled, torn or miscounted in the database under a server that runs."""
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        found = [row[0] for row in database.execute("PRAGMA integrity_check") if row[0] != "ok"]
        found += [f"a row points to nothing: {row}" for row in database.execute("PRAGMA foreign_key_check")]
        rows = {}
        state = "CASE WHEN deletedAt IS NOT NULL THEN 'deleted' WHEN completedAt IS NULL THEN 'open' ELSE 'done' END"
        for title, is_now in database.execute(f"SELECT title, {state} FROM task"):
            rows.setdefault(title, []).append(is_now)
    allowed = {}
    for writer in writers:
        found += writer.problems
        allowed |= {title: [[state]] for title, state in writer.states.items()}
        # Whether the step that waits has happened, nobody was told.
        if step := writer.waiting:
            allowed[step.title] = [*allowed.get(step.title, [[]]), [step.state]]
    for title in allowed.keys() | rows.keys():
        if rows.get(title, []) not in allowed.get(title, []):
            found.append(f"{title} is {rows.get(title)} and should be one of {allowed.get(title)}")
    counts = server.call("GET", "/tasks?limit=1")["counts"]
    for state, kept in (("open", counts["open"]), ("done", counts["completed"])):
        if kept != (counted := sum(states.count(state) for states in rows.values())):
            found.append(f"the server counts {kept} tasks that are {state}, and there are {counted}")
    return found
