from conftest import compose, eventually
from playwright.sync_api import expect
from rows import rows

SHEET = "#composer-sheet"
TITLE = "#composer-title"
# The first capture was made before.
CAPTURED = {"hasCompletedFirstCapture": True}


def is_open(page):
    return page.evaluate("document.querySelector('#composer-sheet').open")


def titles(server):
    return [task["title"] for task in server.tasks()]


def waiting(page, title):
    return page.locator(".waiting-card", has_text=title)


def wait_away(server, page, *titles):
    server.stop()
    write(page, *titles)


def write(page, *titles):
    for title in titles:
        compose(page, title)
        expect(page.locator(SHEET)).not_to_be_visible()
        expect(waiting(page, title)).to_be_visible()


def grip(page, title):
    """A point of a card without controls, near its leading edge."""
    box = rows(page).filter(has_text=title).bounding_box()
    return (box["x"] + box["width"] * 0.2, box["y"] + 12)


def swipeable(page):
    eventually(page, "document.querySelector('[data-nod-swipeable]') !== null")
