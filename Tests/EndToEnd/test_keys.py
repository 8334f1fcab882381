"""Every action of every surface by keys alone, in every engine: each story says where the focus goes, and no control is
left over.
"""

import pytest
from keys import tell
from stories import STORIES, prepare

pytestmark = pytest.mark.engines


@pytest.mark.parametrize("name", STORIES)
def test_the_story_is_told_by_keys_and_uses_every_control(server, open_page, name):
    story = STORIES[name]
    prepare(server, **story)
    viewport = {"width": story.get("width", 1000), "height": 900}
    page = open_page(story["path"], viewport=viewport, wait=not story["path"].startswith("/studio"))
    if story.get("away"):
        server.stop()
    told, written, unused = tell(page, story["story"], story.get("about", "main *"))
    assert told == written
    assert unused == []
