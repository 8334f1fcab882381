"""kill -9 and power cuts amid the writes of four pages, with two that listen: nothing that was answered is lost or
doubled, the database is whole, and nobody hears of a change that isn't there."""

import random
import threading
import time

import pytest

from Faults.stories import keep, shrink
from Faults.world import worlds  # noqa: F401

# Rounds on one database; then another, so that checking all of it stays quick.
ROUNDS_A_DATABASE = 50
STEPS = 60


def test_nothing_answered_is_lost_or_doubled_by_a_kill_or_a_power_cut(rounds, worlds, capsys):
    answers, kills, begin = 0, 0, time.monotonic()
    for seed in rounds(1000):
        if kills % ROUNDS_A_DATABASE == 0:
            world = worlds()
        steps = world.plan(seed, STEPS)
        problems, answered = kill_amid(world, seed, steps)
        if problems:
            tell(seed, steps, problems, worlds)
        answers += answered
        kills += 1
    with capsys.disabled():
        each = (time.monotonic() - begin) / kills
        print(f" {kills} kills, {answers} answered writes, none lost or doubled, {each:.2f} s a round;", end="")


def kill_amid(world, seed, steps):
    """Has the steps written until the server is killed, and starts it again. Returns what is wrong, and how many writes
    were answered."""
    luck, answered = random.Random(seed), threading.Semaphore(0)
    listeners = world.listeners()
    threads = listeners + world.writing(steps, answered.release)
    for thread in threads:
        thread.start()
    answers = wait(answered, luck.randint(1, max(1, len(steps) // 2)))
    time.sleep(luck.uniform(0, 0.004))
    problems = world.restart(threads, luck, power_fails=luck.random() < 0.5)
    while answered.acquire(blocking=False):
        answers += 1
    return problems or world.check(listeners), answers


def wait(answered, most):
    for number in range(most):
        if not answered.acquire(timeout=2):
            return number
    return most


def tell(seed, steps, problems, worlds):
    """Makes the round that failed shorter, on databases of its own, and keeps it."""

    def fails(some):
        # The moment of the kill is luck.
        return any(kill_amid(worlds(), f"{seed} {attempt}", some)[0] for attempt in range(8))

    keep("kills", seed, shrink(steps, fails) if fails(steps) else steps)
    pytest.fail("\n".join(problems[:20]))
