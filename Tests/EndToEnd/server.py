"""The real server with a database per test, and the API as for other programs."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
TASKS = REPOSITORY / "Tasks/.build/debug/tasks"
TABLES = ["membership", "origin", "receipt", "device", "task", "collection", "setting", "sqlite_sequence"]


class Server:
    """`tasks serve` in a process that a test may stop and restart."""

    def __init__(self, folder, *arguments):
        self.arguments = arguments
        self.database = folder / "tasks.sqlite"
        self.log = folder / "server.log"
        self.port = free_port()
        self.process = None
        self.assets = REPOSITORY
        self.environment = {}
        # Begins with the three tasks to try.
        self.is_full = False

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def run(self, *arguments):
        command = [TASKS, *arguments, "--database", self.database]
        environment = os.environ | self.environment
        return subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)

    def start(self):
        with open(self.log, "a") as log:
            files = ["--database", self.database, "--assets", self.assets]
            empty = [] if self.is_full else ["--empty"]
            command = [TASKS, "serve", "--port", str(self.port), *files, *empty, *self.arguments]
            environment = os.environ | self.environment
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=1).read()
                return self
            except urllib.error.HTTPError:
                # A shared server refuses requests without a session.
                return self
            except OSError:
                time.sleep(0.02)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(timeout=10)

    def refresh(self):
        """Resets the server to its state after the start, empty; clients have been notified."""
        if self.process.poll() is not None or self.arguments or self.assets != REPOSITORY:
            self.stop()
            self.arguments, self.assets = (), REPOSITORY
            self.start()
        with self.listen() as events:
            # The first message: no later event is missed.
            events.readline()
            with closing(sqlite3.connect(self.database)) as database, database:
                for table in TABLES:
                    database.execute(f"DELETE FROM {table}")
                if not database.total_changes:
                    return
            # For a new client, the server checks at once whether another program wrote.
            with self.listen():
                assert any(line.startswith(b"event: reload") for line in events)

    def listen(self):
        return urllib.request.urlopen(f"{self.url}/api/events", timeout=10)

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"{self.url}/api{path}", data=data, method=method, headers={"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as response:
            text = response.read()
            return json.loads(text) if text else None

    def add(self, *titles, **fields):
        """Adds tasks the first on top; returns their ids in that order."""
        ids = [self.call("POST", "/tasks", {"title": title, **fields})["id"] for title in reversed(titles)]
        return ids[::-1]

    def task(self, identifier):
        return self.call("GET", f"/tasks/{identifier}")

    def find(self, title):
        [task] = [task for task in self.tasks() if task["title"] == title]
        return task

    def tasks(self, filter="all"):
        return self.call("GET", f"/tasks?filter={filter}&limit=500")["tasks"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
