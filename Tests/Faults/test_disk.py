"""A full or failing disk: requests are answered with a problem, nothing acknowledged is lost, and the server recovers."""

import errno
import json
import random
import sqlite3
import subprocess
import threading
from contextlib import closing
from pathlib import Path

import pytest

from Faults.writers import Writer, problems, writing

SOURCE = Path(__file__).with_name("failing-disk.c")


@pytest.fixture
def disk(server, tmp_path):
    """While this file exists, writes to the database fail with the error number in it."""
    library = tmp_path / "failing-disk.so"
    subprocess.run(["cc", "-O2", "-Wall", "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True)
    server.environment = {"LD_PRELOAD": str(library), "FAILING_DISK": str(server.database)}
    return server.database.with_name("tasks.sqlite.errno")


def is_told(answer, status):
    return (answer.status, answer.type) == (status, "application/problem+json") and json.loads(answer.body)["detail"]


@pytest.mark.parametrize("error, status", [(errno.ENOSPC, 507), (errno.EIO, 503)], ids=["full", "failing"])
def test_a_failing_disk_is_told_and_nothing_answered_is_lost(rounds, server, disk, error, status):
    server.start()
    writers = [Writer(number) for number in range(4)]
    for seed in rounds():
        answered = threading.Semaphore(0)
        threads = writing(writers, server, 1000, answered.release)
        for _ in range(random.Random(seed).randint(1, 60)):
            answered.acquire(timeout=2)
        disk.write_text(str(error))
        for thread in threads:
            thread.join()
        assert all(writer.refusal and is_told(writer.refusal, status) for writer in writers), writers[0].refusal
        # Reads still work.
        assert len(server.tasks()) > 0
        disk.unlink()
        for thread in writing(writers, server, 3):
            thread.join()
        assert [writer.refusal or writer.waiting for writer in writers] == [None] * 4
        assert problems(server, writers) == []


def test_another_program_that_keeps_the_database_to_itself_is_told(server):
    server.start()
    writer = Writer(0)
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writer.work(server, 1)
        assert is_told(writer.refusal, 503)
        # Reads don't wait.
        assert server.tasks() == []
    writer.work(server, 1)
    assert writer.waiting is None and len(server.tasks()) == 1
