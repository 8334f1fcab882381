"""A disk that is full, breaks, writes halves or takes its time, under the writes of four pages: every request is
answered with a sentence, nothing that was answered is lost, and all goes on when the disk is back."""

import json
import random
import sqlite3
import threading
import urllib.error
import urllib.request
from contextlib import closing

import pytest
from EndToEnd.server import REPOSITORY

from Faults.disk import FULL, READS, SHORT, SLOW, SYNCS, WRITES
from Faults.stories import keep, shrink
from Faults.world import worlds  # noqa: F401
from Faults.writers import Answer, Step, Writer

TABLES = REPOSITORY / "Tasks/Texts/Tables"
TEXTS = {language: json.loads((TABLES / f"{language}.json").read_text()) for language in ("en", "it")}
FAULTS = {
    "full": FULL, "no write": WRITES, "no read": READS, "no sync": SYNCS, "neither": WRITES | READS | SYNCS,
    "halves": SHORT, "halves, then full": SHORT | FULL, "slow": SLOW,
}
# What SQLite gets over by itself.
HARMLESS = ["halves", "slow"]
STEPS = 12
READS_OF_PAGES = ["/tasks?limit=50", "/tasks?q=1-2", "/tasks?filter=completed", "/collections", "/settings", "/health"]

FAILING = {507: ["full"], 503: ["failing", "busy"]}


def sentence(answer, language, expected):
    """What is wrong with the answer of a server whose disk fails, by the texts that are expected for a status."""
    keys = expected.get(answer.status, [])
    said = {TEXTS[language][f"problem.disk.{key}"] for key in keys}
    if answer.type != "application/problem+json" or json.loads(answer.body)["detail"] not in said:
        return [f"{answer} is no sentence about the disk"]
    return []


class Patient(Writer):
    """Whose wish waits when it is refused for a reason that it understands."""

    language = property(lambda self: ["en", "it"][self.number % 2])
    refusals = 0

    def refused(self, step, answer):
        self.refusals += 1
        self.problems += sentence(answer, self.language, FAILING)

    def headers(self, step):
        return super().headers(step) | {"Accept-Language": self.language}


class Reader(threading.Thread):
    """Reads pages meanwhile; each is answered, or refused with a sentence."""

    def __init__(self, server, expected=FAILING):
        super().__init__(daemon=True)
        self.server, self.expected, self.problems, self.refusals = server, expected, [], 0

    def run(self):
        for path in READS_OF_PAGES * 2:
            answer = self.get(f"/api{path}")
            if not answer.is_success:
                self.refusals += 1
                self.problems += sentence(answer, "en", self.expected)
        if (page := self.get("/")).status != 200:
            self.problems.append(f"the page is not there: {page}")

    def get(self, path):
        try:
            with urllib.request.urlopen(f"{self.server.url}{path}", timeout=20) as response:
                return Answer(response.status, response.headers["Content-Type"], response.read())
        except urllib.error.HTTPError as error:
            return Answer(error.code, error.headers["Content-Type"], error.read())
        except OSError as error:
            return Answer(0, "", f"{path}: {error}".encode())


def test_a_failing_disk_is_told_and_nothing_answered_is_lost(rounds, worlds, capsys):  # noqa: F811
    refusals, struck, done = 0, 0, 0
    for seed in rounds(1000):
        if done % 50 == 0:
            world = worlds(writer=Patient)
        steps = world.plan(seed, STEPS)
        problems = fail_amid(world, seed, steps)
        if problems:
            tell(seed, steps, problems, worlds)
        refusals += sum(writer.refusals for writer in world.writers)
        struck += world.disk.struck
        done += 1
    with capsys.disabled():
        print(f" {done} disks failed {struck} calls, {refusals} writes were refused, none lost or doubled;", end="")


def fail_amid(world, seed, steps):
    """Has the steps written while the disk fails, mends it, and returns what is wrong."""
    luck = random.Random(seed)
    name = luck.choice(list(FAULTS))
    listeners, reader = world.listeners(), Reader(world.server)
    for listener in listeners:
        listener.start()
    for writer in world.writers:
        writer.refusals = 0
    world.disk.fail(FAULTS[name], after=luck.randint(0, 60))
    at_once(*world.writing(steps, lambda: None), reader)
    world.disk.mend()
    reader.problems += [f"{writer.waiting} got no answer" for writer in world.writers if writer.is_cut]
    if name in HARMLESS and any(writer.refusals for writer in world.writers):
        reader.problems.append(f"writes were refused because of “{name}”")
    if luck.random() < 0.2:
        if problems := world.restart(listeners, luck, power_fails=True):
            return problems
    else:
        # Without a restart, each wish that waits is heard at once.
        at_once(*world.writing([], lambda: None))
        waiting = [writer.waiting for writer in world.writers if writer.waiting]
        reader.problems += [f"{step} waits though the disk is back from “{name}”" for step in waiting]
    for listener in listeners:
        listener.stop()
    return reader.problems + world.check(listeners)


def test_the_command_says_that_the_disk_is_full_and_changes_nothing(worlds, tmp_path):  # noqa: F811
    world = worlds()
    (tmp_path / "todo.txt").write_text("".join(f"Task {number}\n" for number in range(300)))

    world.disk.fail(FULL)
    told = world.server.run("import", tmp_path / "todo.txt")
    assert (told.returncode, told.stderr) == (1, f"{TEXTS['en']['problem.disk.full']}\n")
    world.server.process.kill()
    world.server.process.wait()
    told = world.server.run("serve", "--port", "0", "--assets", REPOSITORY)
    assert told.returncode == 1 and told.stderr.endswith("its disk is full. Make room there, then try again.\n"), told
    world.disk.mend()
    assert world.server.run("import", tmp_path / "todo.txt").stdout == "Imported 300 tasks\n"
    assert len(world.server.run("export", "--format", "todotxt").stdout.splitlines()) == 300


def test_another_program_that_keeps_the_database_to_itself_is_told(worlds):  # noqa: F811
    world = worlds(writer=Patient)
    writer, reader = world.writers[0], Reader(world.server)
    writer.connect(world.server.port)
    with closing(sqlite3.connect(world.server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writer.work([Step(0, "once", "create", "Patience")], lambda: None)
        assert writer.refusals == 1 and writer.problems == []
        # Whoever reads doesn't wait.
        reader.run()
        assert reader.refusals == 0 and reader.problems == []
    writer.work([], lambda: None)
    assert not writer.waiting and "Patience" in writer.tasks


def at_once(*threads):
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def tell(seed, steps, problems, worlds):  # noqa: F811
    def fails(some):
        return any(fail_amid(worlds(writer=Patient), seed, some) for attempt in range(3))

    keep("disk", seed, shrink(steps, fails) if fails(steps) else steps)
    pytest.fail("\n".join(problems[:20]))
