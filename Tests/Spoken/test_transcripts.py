"""What is said, in order, beside transcripts that were written from the contract and the texts."""

import pytest
from acting import Actor
from transcripts import scenarios


@pytest.mark.parametrize("name", scenarios("chromium"))
def test_it_is_said_as_written(listening, name):
    listening.clear()
    actor = Actor(listening)
    found = []
    for step in scenarios(listening.engine)[name].steps:
        said = actor.do(step)
        if step.is_heard:
            found += [f"{step.verb} {step.value}: {problem}" for problem in step.problems(said)]
    assert not found, "\n".join(found)
