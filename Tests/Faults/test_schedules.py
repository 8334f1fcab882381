"""Whatever network, tabs and clock do: each wish comes to the server once and in order, and none is lost."""

import pytest
from device import LONGEST_SLEEP, Device
from network import Network
from performing import Round
from schedules import LIST, schedule
from stories import keep, shrink

from EndToEnd.server import Server


@pytest.fixture(scope="module")
def play(tmp_path_factory, chromium):
    """Plays a schedule; returns what was not as it must be. All of them share a server and, as long as nothing goes
    wrong, a browser's storage, in which nothing is left over. It is another one before its clock breaks.
    """
    server = Server(tmp_path_factory.mktemp("schedules")).start()
    network = Network(server)
    devices = []

    def play(steps):
        if not devices:
            context = chromium.new_context(locale="en-GB", viewport={"width": 1000, "height": 900})
            context.clock.install()
            devices.append(Device(context, network))
        try:
            problems = Round(server, network, devices[0]).problems(steps)
        except Exception as error:
            problems = [f"{type(error).__name__}: {error}"]
        for tab in devices[0].open_tabs:
            devices[0].close(tab)
        if problems or devices[0].slept > LONGEST_SLEEP / 2:
            devices.pop().context.close()
        return problems

    yield play
    for device in devices:
        device.context.close()
    network.close()
    server.stop()


# The shortest schedules of what has gone wrong once.
FOUND = {
    "a closed tab's wish and capture waited for the next tab that opens": [
        ["network", "away", True], ["check", 0, 1], ["capture", 0, "c1"], ["close", 0]],
    "an edit that arrived, though its answer did not, was never shown": [
        ["network", "deaf", True], ["rename", 0, 38, "v1"]],
    "so was a deletion": [["network", "deaf", False], ["delete", 1]],
    "a card that came back from the server while it left stood there twice": [
        ["network", "away", False], ["check", 1, 1], ["check", 1, 2], ["calm"]],
    "the answer to an earlier wish brought a deleted task back": [
        ["check", 0, 2], ["undo", 0], ["delete", 2], ["check", 1, 2], ["delete", 2]],
    "a wish that changed after its answer was lost was sent under the earlier one's key": [
        ["network", "deaf", True], ["check", 0, 0], ["check", 0, 0], ["reload", 0]],
    "news from before an edit undid it": [
        ["network", "deaf", False], ["check", 1, 0], ["rename", 0, 0, "v1"], ["calm"]],
    "what was completed, reopened and moved was, loaded anew, only moved": [
        ["network", "deaf", False], ["check", 1, 0], ["check", 1, 0], ["move", 0, "down"], ["reload", 1]],
    "news from before a deletion whose answer was lost brought the task back": [
        ["network", "deaf", False], ["check", 1, 1], ["delete", 1], ["capture", 1, "c1"]],
    "the reference renamed a task that another tab had deleted": [
        ["network", "deaf", False], ["network", "there", False], ["delete", 0], ["rename", 1, 0, "v1"], ["undo", 0]],
}


@pytest.mark.parametrize("steps", FOUND.values(), ids=FOUND)
def test_does_not_go_wrong_again(steps, play):
    assert play(steps) == []


def test_pages_open_after_a_month(play):
    for _ in range(2):
        assert play([["clock", 200_000]] * 6 + [["reload", LIST]]) == []


def test_each_wish_comes_once_and_in_order_and_none_is_lost(rounds, play):
    for seed in rounds(1000):
        if problems := play(schedule(seed)):
            keep("schedules", seed, shrink(schedule(seed), lambda steps: play(steps) or play(steps)))
            pytest.fail(f"SEED={seed}: {problems}")
