"""A whole day, by one way of using the page alone: by keys without any pointer, by fingers without any key but for
writing.
"""

from browsers import Fingers
from conftest import becomes, eventually
from playwright.sync_api import expect
from rows import PHONE, rows, settle, toasts

THOUGHTS = ["Buy milk", "Call Inge", "Plant tomatoes", "Read the paper", "Sweep the yard"]

# The element with the focus, through shadow roots: its name, and whether it can be seen.
FOCUS = """
() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const host = at.getRootNode().host ?? at;
  const box = (at.type === 'checkbox' || at.type === 'radio' ? at.parentElement ?? host : at).getBoundingClientRect();
  const label = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? host.getAttribute?.('label');
  return {
    tag: at.localName, type: at.type ?? '', name: (label ?? at.textContent).trim().replace(/\\s+/g, ' '),
      row: host.closest('.row')?.querySelector('.row-title').textContent ?? '',
    isLost: at === document.body || at === document.documentElement,
    isSeen: at.checkVisibility({ visibilityProperty: true }) && box.bottom > 0 && box.top < innerHeight
      && box.right > 0 && box.left < innerWidth,
    isShown: at.matches(':focus-visible'),
  };
}
"""


def focus(page):
    """Returns the element with the focus, which must exist and be in sight."""
    found = page.evaluate(FOCUS)
    assert not found["isLost"], "the focus is lost"
    assert found["isSeen"], f"the focus is out of sight: {found}"
    return found


def reach(page, wanted, press, key="Tab", most=80):
    """Goes on with Tab until what has the focus is wanted, and presses a key there."""
    for _ in range(most):
        found = focus(page) if page.evaluate("document.activeElement !== document.body") else None
        if found and wanted(found):
            assert found["isShown"], f"the focus is not shown: {found}"
            return page.keyboard.press(press)
        page.keyboard.press(key)
    raise AssertionError(f"never reached; at last the focus was at {found}")


def columns(server):
    return {task["title"]: task["column"] for task in server.tasks()}


def saved(page, server, expected):
    settle(page)
    becomes(lambda: columns(server), expected)


def test_by_keys_alone(server, open_page):
    page = open_page(viewport={"width": 1000, "height": 900}, collections={"Home": []})
    page.keyboard.press("Tab")
    assert focus(page)["tag"] == "a"

    # Five thoughts: the first is celebrated before the composer closes.
    for count, thought in enumerate(THOUGHTS, 1):
        page.keyboard.press("n")
        assert focus(page)["tag"] == "textarea"
        page.keyboard.type(thought)
        page.keyboard.press("Enter")
        expect(page.locator("#composer-sheet")).not_to_be_visible()
        expect(page.locator("li.row")).to_have_count(count)
        focus(page)
    assert columns(server) == dict.fromkeys(THOUGHTS, "todo")

    # Two of them are begun, on the board.
    reach(page, lambda at: at["name"] == "Board", "Enter")
    expect(page.locator(".card")).to_have_count(5)
    assert focus(page)["tag"] == "h1"
    for title in ["Buy milk", "Read the paper"]:
        is_menu = lambda at: at["row"] == title and at["tag"] == "button" and at["name"].startswith("Move")
        reach(page, lambda at: is_menu(at) and title in at["name"], "ArrowRight")
        expect(page.locator("[data-group=doing] .row-title", has_text=title)).to_have_count(1)
        becomes(lambda: focus(page)["row"], title)
    begun = dict.fromkeys(THOUGHTS, "todo") | {"Buy milk": "doing", "Read the paper": "doing"}
    saved(page, server, begun)

    # Two are done: here by the check, on the captures by the card's key.
    reach(page, lambda at: at["row"] == "Buy milk" and at["type"] == "checkbox", "Space", key="Shift+Tab")
    expect(page.locator("[data-group=done] .row-title", has_text="Buy milk")).to_have_count(1)
    focus(page)
    saved(page, server, begun | {"Buy milk": "done"})
    reach(page, lambda at: at["name"] == "Capture" and at["tag"] == "a", "Enter", key="Shift+Tab")
    expect(page.locator("li.row")).to_have_count(4)
    assert focus(page)["tag"] == "h1"
    reach(page, lambda at: at["row"] == "Call Inge", "Control+Enter")
    expect(rows(page)).to_have_count(3)
    assert focus(page)["row"] not in ["", "Call Inge"]
    saved(page, server, begun | {"Buy milk": "done", "Call Inge": "done"})

    # One was too early.
    reach(page, lambda at: at["name"] == "Undo", "Enter")
    eventually(page, "document.querySelectorAll('li.row:not([inert])').length >= 4")
    focus(page)
    settle(page)
    done = [title for title, column in columns(server).items() if column == "done"]
    assert len(done) < 2 and "Call Inge" not in done

    # Looking back.
    reach(page, lambda at: at["name"] == "List" and at["tag"] == "a", "Enter", key="Shift+Tab")
    expect(page.locator("li.row").first).to_be_visible()
    reach(page, lambda at: at["name"] == "Show", "Enter")
    reach(page, lambda at: at["type"] == "radio", "ArrowDown")
    expect(page.locator("input[name=filter][value=completed]")).to_be_checked()
    page.keyboard.press("Escape")
    eventually(page, f"document.querySelectorAll('li.row:not([inert])').length === {len(done)}")
    focus(page)
    reach(page, lambda at: at["name"] == "Collections" and at["tag"] == "a", "Enter", key="Shift+Tab")
    reach(page, lambda at: at["name"].startswith("Home"), "Enter")
    expect(page.get_by_role("heading", level=1, name="Home")).to_be_focused()
    reach(page, lambda at: at["name"] == "Add existing tasks", "Enter")
    reach(page, lambda at: at["type"] == "checkbox" and "Sweep the yard" in at["name"], "Space")
    reach(page, lambda at: at["tag"] == "button" and at["name"].startswith("Add"), "Enter")
    expect(page.locator("li.row", has_text="Sweep the yard")).to_have_count(1)
    focus(page)
    reach(page, lambda at: at["row"] == "Sweep the yard" and at["type"] == "checkbox", "Space")
    # Behind two others it waits for its place.
    expect(toasts(page).filter(has_text="Home: ")).to_have_count(1, timeout=15_000)
    focus(page)
    saved(page, server, {**columns(server), "Sweep the yard": "done"})
    assert sorted(columns(server)) == sorted(THOUGHTS)


def swipe(page, card):
    """A finger draws a card from its leading edge."""
    card.scroll_into_view_if_needed()
    eventually(page, "document.querySelector('[data-nod-swipeable]') !== null")
    box = card.bounding_box()
    Fingers(page).swipe((box["x"] + 60, box["y"] + box["height"] / 2), (240, 0), steps=10, pause=16)


def test_by_fingers_alone(server, open_page):
    page = open_page(**PHONE, collections={"Home": []})

    def go(path):
        page.locator(f"nav a[href='{path}']").tap()
        expect(page.locator(f"nav a[href='{path}']")).to_have_attribute("aria-current", "page")
        page.wait_for_selector("#surface nod-status:is([state=loaded], [state=empty])")

    # Five thoughts, typed.
    for count, thought in enumerate(THOUGHTS, 1):
        page.locator("nav [data-compose]").tap()
        page.keyboard.type(thought)
        page.locator("#composer [type=submit]").tap()
        expect(page.locator("#composer-sheet")).not_to_be_visible()
        expect(page.locator("li.row")).to_have_count(count)
    assert columns(server) == dict.fromkeys(THOUGHTS, "todo")

    # Two are begun, by the cards' menu.
    go("/board")
    for title in ["Buy milk", "Read the paper"]:
        page.locator(".card", has_text=title).locator("[data-action=menu]").tap()
        page.locator(".menu").get_by_role("button", name="Move to Doing").tap()
        expect(page.locator("[data-group=doing] .row-title", has_text=title)).to_have_count(1)
    begun = dict.fromkeys(THOUGHTS, "todo") | {"Buy milk": "doing", "Read the paper": "doing"}
    saved(page, server, begun)

    # One is checked, another swiped aside.
    page.locator(".card", has_text="Buy milk").locator("nod-check").tap()
    expect(page.locator("[data-group=done] .row-title", has_text="Buy milk")).to_have_count(1)
    go("/capture")
    swipe(page, page.locator("li.row", has_text="Call Inge"))
    expect(rows(page)).to_have_count(3)
    saved(page, server, begun | {"Buy milk": "done", "Call Inge": "done"})

    # Both were too early; the first is done again.
    toasts(page).get_by_role("button", name="Undo").tap()
    expect(page.locator("li.row:not([inert])", has_text="Call Inge")).to_have_count(1)
    settle(page)
    assert columns(server)["Call Inge"] == "todo"
    if columns(server)["Buy milk"] != "done":
        page.locator("li.row", has_text="Buy milk").locator("nod-check").tap()
    saved(page, server, begun | {"Buy milk": "done"})

    # Looking back.
    go("/")
    page.locator("#open-list-menu").tap()
    page.locator(".segment", has_text="Completed").tap()
    expect(page.locator("li.row:not([inert]) .row-title")).to_have_text(["Buy milk"])
    go("/collections")
    page.locator(".collection-link", has_text="Home").tap()
    page.get_by_role("button", name="Add existing tasks").tap()
    page.locator(".choice", has_text="Sweep the yard").tap()
    page.locator(".picker [type=submit]").tap()
    page.locator("li.row", has_text="Sweep the yard").locator("nod-check").tap()
    # Behind two others it waits for its place.
    expect(toasts(page).filter(has_text="Home: ")).to_have_count(1, timeout=15_000)
    saved(page, server, begun | {"Buy milk": "done", "Sweep the yard": "done"})
