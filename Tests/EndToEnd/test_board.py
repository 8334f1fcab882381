"""The board: what people do with cards by check, menu, key and pointer, and what becomes of it."""

import pytest
from conftest import Held, acted, eventually, middle
from measure import close_targets, violations
from playwright.sync_api import expect
from test_completing import settle, toasts
from test_saving import refuse


def card(page, title):
    return page.locator("li.card:not([inert])", has_text=title)


def check(page, title):
    return card(page, title).locator("nod-check input")


def handle(page, title):
    return card(page, title).locator("[data-action=menu]")


def focus(control):
    """Cards stand in the document a moment before they are in sight, and nothing hidden takes the focus."""
    expect(control).to_be_visible()
    control.focus()


def menu(page, title, item):
    handle(page, title).click()
    page.locator(".menu").get_by_role("button", name=item, exact=True).click()


def titles(page, column):
    return page.locator(f"[data-group={column}] li.card:not([inert]) .row-title").all_inner_texts()


def stands(page, **columns):
    """The columns hold these titles, from top to bottom, sooner or later."""
    for column, wanted in columns.items():
        expect(page.locator(f"[data-group={column}] li.card:not([inert]) .row-title")).to_have_text(wanted)


def said(page):
    return page.evaluate("watch.announcements.map(({ text }) => text)")


def patches(page):
    """The bodies of requests that change a task, as they are sent."""
    sent = []
    page.on("request", lambda request: sent.append(request.post_data_json) if request.method == "PATCH" else None)
    return sent


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
    """Nothing loads any more: the cards of each column are in sight."""
    for title in [TODO[0], DOING[0], DONE[0]]:
        expect(card(page, title)).to_be_visible()


@pytest.fixture
def board(ids, open_page):
    page = open_page("/board")
    stands(page, todo=TODO, doing=DOING, done=DONE)
    seen(page)
    return page


def test_a_check_completes_into_done_and_undo_brings_the_card_back(server, ids, board):
    sent = patches(board)
    check(board, "Read").click()
    stands(board, todo=TODO, doing=["Write"], done=["Read", *DONE])
    expect(board.locator("section[data-column=done] p.count")).to_have_text("3 tasks")
    expect(board.locator("section[data-column=doing] p.count")).to_have_text("1 task")
    assert server.task(ids["Read"])["column"] == "done"
    assert said(board) == ["Completed “Read”"]
    toasts(board).get_by_role("button", name="Undo").click()
    stands(board, todo=TODO, doing=DOING, done=DONE)
    quiet(board)
    assert server.task(ids["Read"])["column"] == "doing"
    assert sent == [{"completed": True}, {"completed": False}]


def test_a_check_in_done_reopens_into_the_column_the_card_came_from(server, ids, board):
    server.call("PATCH", f"/tasks/{ids['Sweep']}", {"column": "doing"})
    server.call("PATCH", f"/tasks/{ids['Sweep']}", {"completed": True})
    board.reload()
    check(board, "Sweep").click()
    stands(board, done=["Water"], doing=["Read", "Write", "Sweep"], todo=TODO)
    assert server.task(ids["Sweep"])["completedAt"] is None


def test_the_menu_moves_everywhere_and_says_so(server, ids, board):
    sent = patches(board)
    menu(board, "Call Inge", "Move to Doing")
    stands(board, todo=["Buy milk", "Plant tomatoes"], doing=["Call Inge", *DOING])
    expect(handle(board, "Call Inge")).to_be_focused()
    menu(board, "Call Inge", "Move down")
    stands(board, doing=["Read", "Call Inge", "Write"])
    menu(board, "Call Inge", "Move up")
    stands(board, doing=["Call Inge", "Read", "Write"])
    quiet(board)
    assert said(board) == [
        "Moved “Call Inge” to Doing, 1 of 3", "Moved “Call Inge” to Doing, 2 of 3", "Moved “Call Inge” to Doing, 1 of 3"]
    assert [sorted(body) for body in sent] == [["column", "position"], ["position"], ["position"]]
    menu(board, "Call Inge", "Move to Done")
    stands(board, doing=DOING, done=["Call Inge", *DONE])
    expect(handle(board, "Call Inge")).to_be_focused()
    expect(toasts(board)).to_have_count(1)
    assert said(board)[3:] == ["Completed “Call Inge”"]
    quiet(board)
    menu(board, "Call Inge", "Move to To do")
    stands(board, todo=["Call Inge", "Buy milk", "Plant tomatoes"], done=DONE)
    expect(handle(board, "Call Inge")).to_be_focused()
    quiet(board)
    assert sorted(sent[-1]) == ["column", "position"] and len(sent) == 5
    task = server.task(ids["Call Inge"])
    assert (task["column"], task["completedAt"]) == ("todo", None)
    board.reload()
    stands(board, todo=["Call Inge", "Buy milk", "Plant tomatoes"], doing=DOING, done=DONE)


def test_the_menu_deletes_and_undo_brings_back(server, ids, board):
    menu(board, "Call Inge", "Delete")
    stands(board, todo=["Buy milk", "Plant tomatoes"])
    expect(check(board, "Plant tomatoes")).to_be_focused()
    toasts(board).get_by_role("button", name="Undo").click()
    stands(board, todo=TODO)


def test_escape_closes_the_menu_and_the_focus_returns(board):
    focus(handle(board, "Read"))
    board.keyboard.press("Enter")
    expect(handle(board, "Read")).to_have_attribute("aria-expanded", "true")
    items = board.locator(".menu button:visible")
    assert items.all_inner_texts() == ["Move to To do", "Move to Done", "Move down", "Delete"]
    expect(items.first).to_be_focused()
    board.keyboard.press("ArrowDown")
    expect(items.nth(1)).to_be_focused()
    board.keyboard.press("Escape")
    expect(board.locator(".menu")).to_have_count(0)
    expect(handle(board, "Read")).to_be_focused()
    expect(handle(board, "Read")).to_have_attribute("aria-expanded", "false")
    stands(board, todo=TODO, doing=DOING, done=DONE)


def test_arrow_keys_move_and_the_focus_goes_along(server, ids, board):
    focus(handle(board, "Plant tomatoes"))
    board.keyboard.press("ArrowUp")
    stands(board, todo=["Buy milk", "Plant tomatoes", "Call Inge"])
    expect(handle(board, "Plant tomatoes")).to_be_focused()
    board.keyboard.press("ArrowRight")
    stands(board, doing=["Plant tomatoes", *DOING])
    expect(handle(board, "Plant tomatoes")).to_be_focused()
    board.keyboard.press("ArrowRight")
    stands(board, doing=DOING, done=["Plant tomatoes", *DONE])
    expect(handle(board, "Plant tomatoes")).to_be_focused()
    board.keyboard.press("ArrowDown")
    assert said(board)[-1] == "Done keeps the latest on top."
    board.keyboard.press("ArrowLeft")
    stands(board, doing=["Plant tomatoes", *DOING], done=DONE)
    expect(handle(board, "Plant tomatoes")).to_be_focused()
    quiet(board)
    assert server.task(ids["Plant tomatoes"])["column"] == "doing"


def test_alt_and_arrows_move_from_anywhere_in_a_card_but_not_while_it_is_edited(server, ids, board):
    focus(check(board, "Read"))
    board.keyboard.press("Alt+ArrowDown")
    stands(board, doing=["Write", "Read"])
    expect(check(board, "Read")).to_be_focused()
    board.keyboard.press("Alt+ArrowLeft")
    stands(board, todo=["Read", *TODO], doing=["Write"])
    assert board.url.endswith("/board")
    card(board, "Read").locator("[data-action=edit]").click()
    expect(board.locator("textarea[name=title]")).to_be_focused()
    board.keyboard.press("Alt+ArrowDown")
    board.keyboard.press("Alt+ArrowRight")
    stands(board, doing=["Write"])
    board.locator("textarea[name=title]").fill("Read on")
    board.keyboard.press("Enter")
    stands(board, todo=["Read on", *TODO])
    assert server.task(ids["Read"])["title"] == "Read on"


def test_right_to_left_the_arrows_are_mirrored(ids, board):
    board.evaluate("document.documentElement.dir = 'rtl'")
    focus(handle(board, "Buy milk"))
    board.keyboard.press("ArrowLeft")
    stands(board, doing=["Buy milk", *DOING])


def test_a_refused_move_is_taken_back_said_and_tried_again(server, ids, board):
    refuse(board, 1)
    menu(board, "Buy milk", "Move to Doing")
    failure = toasts(board).filter(has_text="Couldn't move “Buy milk”")
    expect(failure).to_have_count(1)
    stands(board, todo=TODO, doing=DOING)
    assert server.task(ids["Buy milk"])["column"] == "todo"
    failure.get_by_role("button", name="Retry").click()
    stands(board, todo=["Call Inge", "Plant tomatoes"], doing=["Buy milk", *DOING])
    quiet(board)
    assert server.task(ids["Buy milk"])["column"] == "doing"


def test_a_refused_reopening_goes_back_to_done_and_its_retry_to_where_it_was_wished(server, ids, board):
    refuse(board, 1)
    menu(board, "Water", "Move to Doing")
    failure = toasts(board).filter(has_text="Water")
    expect(failure).to_have_count(1)
    stands(board, todo=TODO, doing=DOING, done=DONE)
    expect(card(board, "Water").locator("nod-check")).to_have_js_property("checked", True)
    failure.get_by_role("button", name="Retry").click()
    stands(board, todo=TODO, doing=["Water", *DOING], done=["Sweep"])
    quiet(board)
    assert server.task(ids["Water"])["column"] == "doing"


def test_a_refused_completion_stays_in_its_column(server, ids, board):
    refuse(board, 1)
    check(board, "Read").click()
    expect(toasts(board).filter(has_text="Couldn't save “Read”")).to_have_count(1)
    stands(board, doing=DOING, done=DONE)


def test_one_request_at_a_time_and_the_last_wish_wins(server, ids, board):
    board.evaluate("watch.delay = 300")
    focus(handle(board, "Buy milk"))
    for key in ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowDown"]:
        board.keyboard.press(key)
    stands(board, todo=["Call Inge", "Plant tomatoes"], doing=["Read", "Buy milk", "Write"])
    board.keyboard.press("ArrowRight")
    stands(board, doing=DOING, done=["Buy milk", *DONE])
    eventually(board, "watch.saves.open === 0")
    saves = board.evaluate("watch.saves")
    assert saves["most"] == 1 and saves["count"] <= 4
    quiet(board)
    task = server.task(ids["Buy milk"])
    assert task["completedAt"]
    server.call("PATCH", f"/tasks/{task['id']}", {"completed": False})
    stands(board, doing=["Read", "Buy milk", "Write"], done=DONE)


def test_moves_wait_offline_are_counted_and_sent_once(server, ids, board):
    server.stop()
    sent = patches(board)
    menu(board, "Buy milk", "Move to Doing")
    menu(board, "Call Inge", "Move to Doing")
    expect(board.locator("#offline")).to_contain_text("2 changes wait")
    menu(board, "Water", "Move to To do")
    menu(board, "Write", "Move to Done")
    stands(board, todo=["Water", "Plant tomatoes"], doing=["Call Inge", "Buy milk", "Read"], done=["Write", "Sweep"])
    expect(board.locator("#offline")).to_contain_text("4 changes wait")
    assert toasts(board).filter(has_text="Couldn't").count() == 0
    sent.clear()
    server.start()
    expect(board.locator("#offline")).not_to_contain_text("wait", timeout=15_000)
    stands(board, todo=["Water", "Plant tomatoes"], doing=["Call Inge", "Buy milk", "Read"], done=["Write", "Sweep"])
    quiet(board)
    assert len(sent) == 4
    columns = {title: server.task(item)["column"] for title, item in ids.items()}
    assert columns == {"Buy milk": "doing", "Call Inge": "doing", "Plant tomatoes": "todo", "Read": "doing",
                       "Write": "done", "Sweep": "done", "Water": "todo"}


def test_moves_survive_a_reload(server, ids, board, open_page):
    server.stop()
    menu(board, "Buy milk", "Move to Doing")
    menu(board, "Water", "Move to Doing")
    expect(board.locator("#offline")).to_contain_text("2 changes wait")
    context = board.context
    board.close()
    server.start()
    assert server.task(ids["Buy milk"])["column"] == "todo"
    sent = []
    context.on("request", lambda request: sent.append(request.url) if request.method == "PATCH" else None)
    page = open_page("/board", context=context)
    stands(page, todo=["Call Inge", "Plant tomatoes"], doing=["Water", "Buy milk", *DOING], done=["Sweep"])
    quiet(page)
    assert server.task(ids["Buy milk"])["column"] == "doing" and server.task(ids["Water"])["column"] == "doing"
    page.reload()
    stands(page, todo=["Call Inge", "Plant tomatoes"], doing=["Water", "Buy milk", *DOING], done=["Sweep"])
    page.wait_for_timeout(500)
    assert len(sent) == 2


@pytest.fixture
def kept(server, ids, board):
    """A page on its way to the board, with a card kept from before that is to be reopened into Doing; its request is held."""
    server.stop()
    menu(board, "Water", "Move to Doing")
    expect(board.locator("#offline")).to_contain_text("1 change waits")
    page = board.context.new_page()
    board.close()
    server.start()
    page.saving = Held(page, f"**/api/tasks/{ids['Water']}")
    return page


def write_beside(server, tmp_path):
    """Whoever writes into the database without the server makes every page read anew."""
    (tmp_path / "one.txt").write_text("Sort screws")
    assert server.run("import", tmp_path / "one.txt").returncode == 0


def test_a_kept_move_is_shown_once_while_it_is_sent_and_the_board_read_anew(server, ids, kept, tmp_path):
    kept.goto(f"{server.url}/board")
    kept.saving.arrive()
    stands(kept, todo=TODO, doing=["Water", *DOING], done=["Sweep"])
    write_beside(server, tmp_path)
    expect(card(kept, "Sort screws")).to_be_visible()
    stands(kept, doing=["Water", *DOING], done=["Sweep"])
    kept.saving.let_go()
    quiet(kept)
    stands(kept, doing=["Water", *DOING], done=["Sweep"])
    assert server.task(ids["Water"])["column"] == "doing"


def test_a_kept_move_waits_until_its_card_is_known(server, kept, tmp_path):
    done = Held(kept, "**/api/tasks?filter=completed*")
    kept.goto(f"{server.url}/board")
    stands(kept, todo=TODO, doing=DOING)
    # The first answer isn't waited for any more.
    write_beside(server, tmp_path)
    done.arrive(2)
    assert not kept.saving.routes
    done.let_go()
    kept.saving.arrive()
    stands(kept, doing=["Water", *DOING], done=["Sweep"])


def test_another_window_follows(ids, board, open_page):
    other = open_page("/board")
    menu(board, "Buy milk", "Move to Doing")
    check(board, "Write").click()
    stands(other, todo=["Call Inge", "Plant tomatoes"], doing=["Buy milk", "Read"], done=["Write", *DONE])


def scores(page, moment):
    quiet(page)
    found = page.evaluate("(moment) => watch.scores.filter(({ moments }) => moments.includes(moment))", moment)
    return [{name: value for name, value in score.items() if name not in ("target", "at")} for score in found]


@pytest.mark.parametrize("profile", ["standard", "child"])
def test_the_menu_answers_as_the_check_does(server, ids, open_page, profile):
    server.call("PATCH", "/settings", {"profile": profile})
    page = open_page("/board")
    check(page, "Read").click()
    expect(toasts(page)).to_have_count(1)
    by_check = scores(page, "completed")
    page.wait_for_timeout(700)
    page.evaluate("watch.scores.length = watch.vibrations.length = 0")
    handle(page, "Buy milk").click()
    acted(page)
    page.evaluate("watch.vibrations.length = 0")
    page.locator(".menu").get_by_role("button", name="Move to Done").click()
    stands(page, done=["Buy milk", "Read", *DONE])
    by_menu = scores(page, "completed")
    assert [score["haptic"] for score in by_menu] == [score["haptic"] for score in by_check] == ["success"]
    assert len(page.evaluate("watch.vibrations")) == 1
    expect(toasts(page)).to_have_count(1)


@pytest.mark.parametrize("profile, felt", [
    ("standard", {"Move down": [], "Move to Done": ["success"], "Delete": ["heavy"]}),
    ("child", {"Move down": ["medium"], "Move to Done": ["success"], "Delete": ["heavy"]}),
])
def test_the_menu_s_items_are_felt_once_when_they_act(server, ids, open_page, profile, felt):
    server.call("PATCH", "/settings", {"profile": profile})
    page = open_page("/board")
    haptics = {}
    for name, title in {"Move down": "Read", "Move to Done": "Read", "Delete": "Buy milk"}.items():
        handle(page, title).click()
        item = page.locator(".menu").get_by_role("button", name=name, exact=True)
        expect(item).to_be_in_viewport(ratio=1)
        # Playwright's own hover scrolls when it finds something else first, and the menu follows a frame later.
        page.mouse.move(*middle(item.bounding_box()))
        page.evaluate("watch.scores.length = watch.vibrations.length = 0")
        page.mouse.down()
        eventually(page, "watch.scores.some(({ moments: [name] }) => name?.startsWith('pressed'))")
        score = page.evaluate("watch.scores.find(({ moments: [name] }) => name?.startsWith('pressed'))")
        assert score["tracks"] != [] and score["haptic"] is None
        page.mouse.up()
        expect(page.locator(".menu")).to_have_count(0)
        acted(page)
        page.wait_for_timeout(500)
        haptics[name] = page.evaluate("watch.scores.filter(({ haptic }) => haptic).map(({ haptic }) => haptic)")
        assert len(haptics[name]) == page.evaluate("watch.vibrations.length")
    assert haptics == felt


def test_many_moves_into_one_gap_always_find_room(server, ids, board):
    first, second = (server.task(ids[title])["position"] for title in ["Read", "Write"])
    server.call("PATCH", f"/tasks/{ids['Write']}", {"position": first + 1e-16 if first == 0 else first * (1 - 1e-16)})
    board.reload()
    stands(board, todo=TODO)
    focus(handle(board, "Plant tomatoes"))
    board.keyboard.press("ArrowRight")
    board.keyboard.press("ArrowDown")
    stands(board, doing=["Read", "Plant tomatoes", "Write"])
    quiet(board)
    board.reload()
    stands(board, doing=["Read", "Plant tomatoes", "Write"])


def test_empty_columns_say_what_they_are_for(open_page):
    page = open_page("/board")
    for column in ["todo", "doing", "done"]:
        expect(page.locator(f"[data-column={column}] [slot=empty]")).to_be_visible()
        expect(page.locator(f"section[data-column={column}] p.count")).to_have_text("0 tasks")
    page.locator("[data-column=todo]").get_by_role("button", name="Write a task").click()
    expect(page.locator("#composer-title")).to_be_focused()


def test_a_column_that_does_not_load_says_so_alone(ids, open_page):
    page = open_page("/board")
    page.route("**/api/tasks?*column=doing*", lambda route: route.fulfill(status=500, body="{}"))
    page.reload()
    stands(page, todo=TODO, done=DONE)
    failed = page.locator("[data-column=doing]")
    expect(failed.get_by_text("Couldn't load this column")).to_be_visible()
    page.unroute("**/api/tasks?*column=doing*")
    failed.get_by_role("button", name="Try again").click()
    stands(page, doing=DOING)


@pytest.mark.parametrize("profile, least", [("standard", 44), ("child", 48)])
@pytest.mark.parametrize("width", [320, 390, 700, 1440])
def test_the_menu_s_targets_and_their_gaps(server, ids, open_page, width, profile, least):
    server.call("PATCH", "/settings", {"profile": profile})
    page = open_page("/board", viewport={"width": width, "height": 844})
    seen(page)
    handle(page, "Call Inge").click()
    assert close_targets(page) == []
    for item in page.locator(".menu button:visible").all():
        box = item.bounding_box()
        assert box["height"] >= least and box["width"] >= least
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= 844


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", ["menu", "editing", "empty"])
def test_axe_finds_nothing(server, open_page, scheme, state):
    if state != "empty":
        fill(server)
    page = open_page("/board", color_scheme=scheme)
    if state == "menu":
        handle(page, "Read").click()
    if state == "editing":
        card(page, "Read").locator("[data-action=edit]").click()
    page.wait_for_timeout(400)
    assert violations(page) == []


def test_italian(server, ids, open_page):
    page = open_page("/board", locale="it-IT")
    menu(page, "Buy milk", "Sposta in «In corso»")
    stands(page, doing=["Buy milk", *DOING])
    assert said(page) == ["«Buy milk» è ora in «In corso», 1 di 3"]


def drag(page, title, point, release=True):
    """Takes a card by its title and carries it to a point of the window."""
    page.wait_for_selector(".columns[data-nod-draggable]")
    eventually(page, "!document.getAnimations().some(({ effect }) => effect.target?.closest('.card'))")
    box = card(page, title).locator(".row-title").bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 15, box["y"] + 15)
    page.mouse.move(*point, steps=4)
    # The first move over another element only enters it.
    page.mouse.move(point[0] + 1, point[1])
    if release:
        page.mouse.up()


def between(page, above, below):
    """A point in the gap of two cards."""
    upper, lower = card(page, above).bounding_box(), card(page, below).bounding_box()
    return upper["x"] + upper["width"] / 2, (upper["y"] + upper["height"] + lower["y"]) / 2


def test_a_card_is_dragged_between_two_others(server, ids, board):
    sent = patches(board)
    drag(board, "Buy milk", between(board, "Read", "Write"), release=False)
    line = board.locator(".drop-line").bounding_box()
    upper, lower = card(board, "Read").bounding_box(), card(board, "Write").bounding_box()
    assert upper["y"] + upper["height"] <= line["y"] and line["y"] + line["height"] <= lower["y"]
    board.mouse.up()
    stands(board, todo=["Call Inge", "Plant tomatoes"], doing=["Read", "Buy milk", "Write"])
    expect(board.locator(".drop-line, [data-drop], [data-nod-drag]")).to_have_count(0)
    assert said(board) == ["Moved “Buy milk” to Doing, 2 of 3"]
    drag(board, "Buy milk", (lower["x"] + 20, 640))
    stands(board, doing=["Read", "Write", "Buy milk"])
    drag(board, "Plant tomatoes", between(board, "Plant tomatoes", "Plant tomatoes"))
    quiet(board)
    stands(board, todo=["Call Inge", "Plant tomatoes"])
    assert [sorted(body) for body in sent] == [["column", "position"], ["position"]]
    expect(toasts(board)).to_have_count(0)


def test_dragging_into_done_completes_and_out_of_it_reopens_where_it_is_let_go(server, ids, board):
    sent = patches(board)
    done = card(board, "Sweep").bounding_box()
    drag(board, "Buy milk", (done["x"] + 30, done["y"] + 30))
    stands(board, todo=["Call Inge", "Plant tomatoes"], done=["Buy milk", *DONE])
    expect(toasts(board)).to_have_count(1)
    assert said(board) == ["Completed “Buy milk”"]
    assert [score["haptic"] for score in scores(board, "completed")] == ["success"]
    assert len(board.evaluate("watch.vibrations")) == 1
    drag(board, "Water", between(board, "Read", "Write"))
    stands(board, doing=["Read", "Water", "Write"], done=["Buy milk", "Sweep"])
    quiet(board)
    assert [sorted(body) for body in sent] == [["completed"], ["column", "position"]]
    toasts(board).get_by_role("button", name="Undo").click()
    stands(board, todo=TODO, doing=["Read", "Water", "Write"], done=["Sweep"])


def test_escape_lets_go_of_a_card_and_nothing_changes(server, ids, board):
    sent = patches(board)
    drag(board, "Buy milk", between(board, "Read", "Write"), release=False)
    expect(board.locator(".drop-line")).to_have_count(1)
    board.keyboard.press("Escape")
    expect(board.locator(".drop-line, [data-drop], [data-nod-drag]")).to_have_count(0)
    board.mouse.up()
    stands(board, todo=TODO, doing=DOING, done=DONE)
    quiet(board)
    assert sent == [] and said(board) == []


def touch(page, kind, *points):
    page.hand.send("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]})


def lift(page, title):
    """A finger rests on a card until it is lifted."""
    page.wait_for_selector(".columns[data-nod-draggable]")
    box = card(page, title).locator(".row-title").bounding_box()
    point = box["x"] + 5, box["y"] + 5
    touch(page, "touchStart", point)
    expect(card(page, title)).to_have_attribute("data-nod-drag", "lifted")
    return point


@pytest.fixture
def phone(ids, open_page):
    page = open_page("/board", viewport={"width": 390, "height": 1200}, has_touch=True, is_mobile=True)
    seen(page)
    page.hand = page.context.new_cdp_session(page)
    return page


def test_a_finger_carries_a_card_after_a_long_press(server, ids, phone):
    target = between(phone, "Read", "Write")
    x, y = lift(phone, "Buy milk")
    for step in range(1, 5):
        touch(phone, "touchMove", (x + (target[0] - x) * step / 4, y + (target[1] - y) * step / 4))
    expect(phone.locator(".drop-line")).to_have_count(1)
    touch(phone, "touchEnd")
    stands(phone, todo=["Call Inge", "Plant tomatoes"], doing=["Read", "Buy milk", "Write"])
    quiet(phone)
    assert said(phone) == ["Moved “Buy milk” to Doing, 2 of 3"]
    assert server.task(ids["Buy milk"])["column"] == "doing"


@pytest.mark.parametrize("how", ["second finger", "cancelled"])
def test_a_finger_s_drag_is_cancelled(server, ids, phone, how):
    sent = patches(phone)
    target = between(phone, "Read", "Write")
    start = lift(phone, "Buy milk")
    touch(phone, "touchMove", target)
    expect(phone.locator(".drop-line")).to_have_count(1)
    if how == "second finger":
        touch(phone, "touchStart", target, (start[0], start[1] + 200))
        expect(phone.locator(".drop-line, [data-drop]")).to_have_count(0)
        touch(phone, "touchEnd")
    else:
        touch(phone, "touchCancel")
    expect(phone.locator(".drop-line, [data-drop], [data-nod-drag]")).to_have_count(0)
    stands(phone, todo=TODO, doing=DOING, done=DONE)
    quiet(phone)
    assert sent == [] and said(phone) == []
