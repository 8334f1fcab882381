"""Every action of every surface by keys alone: each story says where the focus goes, and no control is
left over.
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


# Each would keep somebody out.
FAULTS = {
    "a trap": ("Tab never comes to", """
        document.querySelectorAll('nod-check')[1].addEventListener('keydown', (event) => {
          if (event.key === 'Tab') event.preventDefault();
        })"""),
    "a control for pointers alone": ("Tab never comes to", "document.querySelector('.row-delete').tabIndex = -1"),
    "a stop that is no control": ("Tab comes to", "document.querySelector('.row-title').contentEditable = true"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_story_sees(open_page, fault):
    page = open_page(tasks=["Read", "Write", "Swim"])
    problem, script = FAULTS[fault]
    page.evaluate(script)
    with pytest.raises(AssertionError, match=problem):
        tell(page, "walk to the end | button Delete “Read” | Tab | checkbox Write: off |\n"
                   "and on | button Delete “Swim” | Tab | nothing |")
