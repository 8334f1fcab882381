"""A file that is damaged, before the server starts or while it runs: it says so, leaves every byte as it is, and tells
how the tasks are rescued."""

import random
import re
import shutil
import sqlite3
import subprocess
import urllib.error
from contextlib import closing, contextmanager

import pytest
from EndToEnd.server import REPOSITORY, TASKS, Server

from Faults.test_disk import Reader, sentence
from Faults.writers import Answer

PAGE = 4096
TASKS_MADE = 300
DAMAGED = {500: ["damaged"]}


@pytest.fixture(scope="module")
def original(tmp_path_factory):
    """A database of some megabytes, more than SQLite has in memory at once."""
    server = Server(tmp_path_factory.mktemp("original")).start()
    for number in range(TASKS_MADE):
        server.call("POST", "/tasks", {"title": f"Task {number}", "notes": f"{number} " * 2000})
    server.stop()
    return server.database


@pytest.fixture
def server(original, tmp_path):
    """One that doesn't run yet, on a copy."""
    server = Server(tmp_path)
    shutil.copy(original, server.database)
    yield server
    if server.process and server.process.poll() is None:
        server.process.kill()
        server.process.wait()


def garble(path, offset, length, luck=random.Random(1)):
    with open(path, "r+b") as file:
        file.seek(offset)
        file.write(luck.randbytes(length))


def shorten(path, length):
    with open(path, "r+b") as file:
        file.truncate(length)


def middle(path):
    """The root of a table's tree, which whoever reads the table meets."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        [root] = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'task'").fetchone()
    return (root - 1) * PAGE


DAMAGES = {
    "the header": lambda path: garble(path, 0, 100),
    "the first page": lambda path: garble(path, 100, PAGE - 100),
    "a page in the middle": lambda path: garble(path, middle(path), PAGE),
    "half of it is gone": lambda path: shorten(path, path.stat().st_size // 2),
    "all but its beginning is gone": lambda path: shorten(path, PAGE),
    "half a page is left": lambda path: shorten(path, PAGE // 2),
}


def command(server):
    return [TASKS, "serve", "--port", str(server.port), "--database", server.database, "--assets", server.assets]


def require_told(server, file="tasks.sqlite"):
    """It doesn't start, and its one line names the file and the way to rescue it."""
    told = subprocess.run(command(server), capture_output=True, text=True, timeout=30)
    assert told.returncode == 1 and told.stdout == ""
    assert re.fullmatch(rf".*{file} .* damaged.* sqlite3 '.*tasks\.sqlite' \.recover .*\n", told.stderr), told.stderr


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_told_at_the_start_and_left_as_it_is(server, damage):
    DAMAGES[damage](server.database)
    before = server.database.read_bytes()
    require_told(server)
    assert server.database.read_bytes() == before


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_while_it_runs_is_told_once_it_is_met_and_nothing_more_is_written(server, damage):
    server.start()
    DAMAGES[damage](server.database)
    reader = Reader(server, DAMAGED)
    reader.run()
    assert reader.problems == []
    if not reader.refusals:
        # What it has in memory was enough so far.
        return
    before = [path.read_bytes() for path in files(server)]
    with pytest.raises(urllib.error.HTTPError) as refused:
        server.call("POST", "/tasks", {"title": "One more"})
    error = refused.value
    assert sentence(Answer(error.code, error.headers["Content-Type"], error.read()), "en", DAMAGED) == []
    server.stop()
    assert [path.read_bytes() for path in files(server)] == before
    require_told(server)


def files(server):
    """The database and its log; what else is there, SQLite makes again."""
    return [path for end in ("", "-wal") if (path := server.database.with_name(f"tasks.sqlite{end}")).exists()]


LOG_DAMAGES = {
    "its header": lambda log: garble(log, 0, 32),
    "a frame in the middle": lambda log: garble(log, log.stat().st_size // 2, PAGE),
    "its first frame": lambda log: garble(log, 32, PAGE),
}


@pytest.mark.parametrize("damage", LOG_DAMAGES)
def test_a_damaged_log_is_told_rather_than_answered_writes_left_out(server, damage):
    end_with_log(server)
    log = server.database.with_name("tasks.sqlite-wal")
    LOG_DAMAGES[damage](log)
    before = [server.database.read_bytes(), log.read_bytes()]
    told = subprocess.run(command(server), capture_output=True, text=True, timeout=30)
    assert told.returncode == 1 and "tasks.sqlite-wal is damaged" in told.stderr, told.stderr
    assert [server.database.read_bytes(), log.read_bytes()] == before
    # What the sentence tells leads on.
    [way] = re.findall(r"sqlite3 '.*'\n", told.stderr)
    subprocess.run(way, shell=True, check=True, stdout=subprocess.DEVNULL)
    server.start()
    assert len(server.tasks()) >= TASKS_MADE


def test_a_log_whose_last_commit_is_half_written_is_no_damage(server):
    end_with_log(server)
    log = server.database.with_name("tasks.sqlite-wal")
    garble(log, log.stat().st_size - PAGE, PAGE)
    server.start()
    assert len(server.tasks()) == TASKS_MADE + 19


def end_with_log(server):
    """Kills it after 20 answered writes, which are in the log alone."""
    server.start()
    for number in range(20):
        server.call("POST", "/tasks", {"title": f"In the log {number}"})
    server.process.kill()
    server.process.wait()


def test_whatever_bytes_are_damaged_each_request_is_answered(rounds, original, tmp_path):
    server = Server(tmp_path)
    for seed in rounds(1000):
        luck = random.Random(seed)
        shutil.copy(original, server.database)
        server.database.with_name("tasks.sqlite-wal").unlink(missing_ok=True)
        damage_somewhere(server.database, luck)
        before = server.database.read_bytes()
        with listening(server) as line:
            if line:
                # It can't see that another text stands where one stood.
                reader = Reader(server, DAMAGED)
                reader.run()
                assert reader.problems == []
        if not line:
            require_told(server)
            assert server.database.read_bytes() == before


def damage_somewhere(path, luck):
    size = path.stat().st_size
    if luck.random() < 0.2:
        return shorten(path, luck.randrange(1, size))
    for _ in range(luck.choice([1, 1, 3])):
        offset = luck.choice([luck.randrange(size), luck.randrange(size // PAGE) * PAGE])
        length = luck.choice([1, 16, 512, PAGE, 10 * PAGE])
        garble(path, offset, min(length, size - offset), luck)


@contextmanager
def listening(server):
    """Starts it and gives what it says when it listens; nothing, when it ended instead."""
    with subprocess.Popen(command(server), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        yield process.stdout.readline()
        process.kill()


def test_the_rest_of_a_damaged_file_is_rescued_as_the_readme_says(server):
    pages = server.database.stat().st_size // PAGE
    garble(server.database, pages // 2 * PAGE, PAGE)
    require_told(server)
    readme = (REPOSITORY / "Tasks/README.md").read_text()
    # The other way, .recover, is missing in Debian 12's sqlite3.
    [rescue] = re.findall(r"^    (.*\.dump.*)$", readme, re.MULTILINE)
    # Rows that are garbage now are refused by the tables, one by one.
    subprocess.run(rescue, shell=True, cwd=server.database.parent, stdout=subprocess.DEVNULL)
    server.database = server.database.with_name("rescued.sqlite")
    server.start()
    assert len(server.tasks()) > TASKS_MADE - 10
    server.stop()
