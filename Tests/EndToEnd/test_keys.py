"""Every action of every surface by keys alone: each story gives the resulting focus, and uses every control.
"""

import pytest
from keys import tell
from stories import STORIES, prepare
from studio import studio


@pytest.mark.parametrize("name", STORIES)
def test_the_story_is_told_by_keys_and_uses_every_control(server, open_page, studio, name):
    story = STORIES[name]
    prepare(server, **story)
    viewport = {"width": story.get("width", 1000), "height": 900}
    page = studio(viewport=viewport) if name == "Studio" else open_page(story["path"], viewport=viewport)
    if story.get("away"):
        server.stop()
    told, written, unused = tell(page, story["story"], story.get("about", "main *"))
    assert told == written
    assert unused == []
