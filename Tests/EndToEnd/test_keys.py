"""Every action of every surface by keys alone, in every engine: each story says where the focus goes, and no control is
left over.
"""

import pytest
from keys import tell, walk
from rows import rest
from stories import STORIES, prepare
from studio import studio

pytestmark = pytest.mark.engines


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


# Each changes the page for a while. A menu goes with the focus: its stories walk through it.
STATES = {
    "an editor": lambda page: page.click(".row-body"),
    "a message": lambda page: page.locator("nod-check").first.press("Space"),
    "the keys": lambda page: page.keyboard.press("?"),
}


@pytest.mark.parametrize("state", STATES)
def test_tab_and_a_single_switch_come_to_everything_in(open_page, state):
    page = open_page("/?filter=all", tasks=["Read", "Write", "Swim"])
    STATES[state](page)
    rest(page)
    problems = walk(page)
    assert problems == []


# Each would keep somebody out.
FAULTS = {
    "a trap": ("Tab never comes to", """
        document.querySelectorAll('nod-check')[1].addEventListener('keydown', (event) => {
          if (event.key === 'Tab' && !event.shiftKey) event.preventDefault();
        })"""),
    "a trap for who goes back": ("Shift+Tab never comes to", """
        document.querySelectorAll('nod-check')[1].addEventListener('keydown', (event) => {
          if (event.key === 'Tab' && event.shiftKey) event.preventDefault();
        })"""),
    "a control for pointers alone": ("Tab never comes to", "document.querySelector('.row-delete').tabIndex = -1"),
    "a stop that is no control": ("Tab comes to", "document.querySelector('.row-title').contentEditable = true"),
}


@pytest.mark.once
@pytest.mark.parametrize("fault", FAULTS)
def test_the_walk_sees(page, server, fault):
    server.add("Read", "Write", "Swim")
    problem, script = FAULTS[fault]
    page.wait_for_selector(".row-delete")
    page.evaluate(script)
    assert any(found.startswith(problem) for found in walk(page))
