"""A story is made shorter by no step that it needs."""

import json

from Faults import stories
from Faults.stories import keep, shrink


def test_only_the_steps_that_are_needed_are_left_in_their_order():
    asked = []

    def fails(steps):
        asked.append(steps)
        return {3, 40, 41} <= set(steps)

    assert shrink(range(100), fails) == [3, 40, 41]
    assert len(asked) < 100


def test_a_story_that_fails_without_any_step_is_empty():
    assert shrink(["go offline", "come back"], lambda steps: True) == []


def test_a_story_is_kept_a_step_a_line(tmp_path, monkeypatch):
    monkeypatch.setattr(stories, "FOLDER", tmp_path / "kept")
    path = keep("kills", 7, [["create", "Café"], ["kill"]])
    assert path.name == "kills-7.jsonl"
    assert [json.loads(line) for line in path.read_text().splitlines()] == [["create", "Café"], ["kill"]]
