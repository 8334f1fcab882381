"""A damaged file: the server refuses to start and doesn't change it, or answers every request."""

import random
import re
import shutil
import subprocess
import urllib.error

import pytest
from EndToEnd.server import REPOSITORY, Server

PAGE = 4096
TASKS_MADE = 300
READS = ["/tasks?limit=50", "/tasks?q=1-2", "/tasks?filter=completed", "/collections", "/settings"]


@pytest.fixture(scope="module")
def original(tmp_path_factory):
    """A database of some megabytes, more than SQLite caches."""
    server = Server(tmp_path_factory.mktemp("original")).start()
    for number in range(TASKS_MADE):
        server.call("POST", "/tasks", {"title": f"Task {number}", "notes": f"{number} " * 2000})
    server.stop()
    return server.database


def garble(path, offset, length, luck):
    with open(path, "r+b") as file:
        file.seek(offset)
        file.write(luck.randbytes(length))


def damage(path, luck):
    size = path.stat().st_size
    if luck.random() < 0.2:
        with open(path, "r+b") as file:
            return file.truncate(luck.randrange(1, size))
    for _ in range(luck.choice([1, 1, 3])):
        offset = luck.choice([luck.randrange(size), luck.randrange(size // PAGE) * PAGE])
        garble(path, offset, min(luck.choice([1, 16, 512, PAGE, 10 * PAGE]), size - offset), luck)


def refuses_to_start(server):
    """If so, the log names the file and how to rescue it."""
    try:
        server.start()
        return False
    except RuntimeError:
        told = server.log.read_text().splitlines()[-1]
    assert re.fullmatch(r".*tasks\.sqlite .* damaged.* sqlite3 '.*tasks\.sqlite' \.recover .*", told), told
    assert server.process.returncode == 1
    return True


def require_answers(server):
    """Requests are answered or refused; after a refusal, no write is accepted. Returns whether one was refused."""
    is_refused = False
    for method, path in [*[("GET", path) for path in READS], ("POST", "/tasks")]:
        try:
            server.call(method, path, {"title": "One more"} if method == "POST" else None)
        except urllib.error.HTTPError as error:
            assert error.code == 500 and error.headers["Content-Type"] == "application/problem+json", path
            is_refused = True
        else:
            assert not (is_refused and method == "POST"), "it writes to a file that it found damaged"
    return is_refused


@pytest.mark.parametrize("runs", [False, True], ids=["before the start", "while it runs"])
def test_whatever_bytes_are_damaged_is_told_or_does_no_harm(rounds, server, original, runs):
    for seed in rounds():
        for end in ("", "-wal", "-shm"):
            server.database.with_name(f"tasks.sqlite{end}").unlink(missing_ok=True)
        shutil.copy(original, server.database)
        if runs:
            server.start()
        damage(server.database, random.Random(seed))
        before = server.database.read_bytes()
        if not runs and refuses_to_start(server):
            assert server.database.read_bytes() == before
            continue
        # Damage within a text goes unnoticed.
        is_refused = require_answers(server)
        server.stop()
        if is_refused:
            assert server.database.read_bytes() == before, "it writes to a damaged file when it stops"


def test_the_rest_of_a_damaged_file_is_rescued_as_the_readme_says(server, original):
    shutil.copy(original, server.database)
    pages = server.database.stat().st_size // PAGE
    garble(server.database, pages // 2 * PAGE, PAGE, random.Random(1))
    assert refuses_to_start(server)
    readme = (REPOSITORY / "Tasks/README.md").read_text()
    # Debian 12's sqlite3 lacks .recover.
    [rescue] = re.findall(r"^    (.*\.dump.*)$", readme, re.MULTILINE)
    # The tables refuse damaged rows.
    subprocess.run(rescue, shell=True, cwd=server.database.parent, stdout=subprocess.DEVNULL)
    server.database = server.database.with_name("rescued.sqlite")
    server.start()
    assert len(server.tasks()) > TASKS_MADE - 10
