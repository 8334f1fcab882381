import pytest
from playwright.sync_api import expect
from rows import settle


def card(page, title):
    return page.locator("li.card:not([inert])", has_text=title)


def handle(page, title):
    return card(page, title).locator("[data-action=menu]")


def focus(control):
    """Cards are in the document a moment before they are visible, and hidden ones can't be focused."""
    expect(control).to_be_visible()
    control.focus()


def menu(page, title, item):
    handle(page, title).click()
    page.locator(".menu").get_by_role("button", name=item, exact=True).click()


def stands(page, **columns):
    for column, wanted in columns.items():
        expect(page.locator(f"[data-group={column}] li.card:not([inert]) .row-title")).to_have_text(wanted)


def quiet(page):
    settle(page)
    page.wait_for_timeout(150)


def fill(server):
    """Three to do, two in hand, two done; returns the ids by title."""
    names = ["Buy milk", "Call Inge", "Plant tomatoes", "Read", "Write", "Sweep", "Water"]
    ids = dict(zip(names, server.add(*names)))
    for title in ["Read", "Write"]:
        server.call("PATCH", f"/tasks/{ids[title]}", {"column": "doing"})
    for title in ["Sweep", "Water"]:
        server.call("PATCH", f"/tasks/{ids[title]}", {"completed": True})
    return ids


TODO, DOING, DONE = ["Buy milk", "Call Inge", "Plant tomatoes"], ["Read", "Write"], ["Water", "Sweep"]


@pytest.fixture
def ids(server):
    return fill(server)


def seen(page):
    for title in [TODO[0], DOING[0], DONE[0]]:
        expect(card(page, title)).to_be_visible()


@pytest.fixture
def board(ids, open_page):
    page = open_page("/board")
    stands(page, todo=TODO, doing=DOING, done=DONE)
    seen(page)
    return page
