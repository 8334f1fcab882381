import pytest
from boards import DOING, DONE, TODO, board, card, focus, handle, ids, menu, quiet, seen, stands
from conftest import Held, eventually, middle
from measure import close_targets
from playwright.sync_api import expect
from rows import check, press, refuse, toasts


def test_a_card_on_its_way_to_done_is_called_back(server, ids, board):
    # While a control is held, no card moves away under the finger; the move waits.
    board.mouse.move(*middle(handle(board, "Buy milk").bounding_box()))
    board.mouse.down()
    focus(handle(board, "Read"))
    board.keyboard.press("ArrowRight")
    expect(card(board, "Read")).to_have_attribute("data-nod-leaving", "")
    board.keyboard.press("ArrowLeft")
    stands(board, doing=DOING, done=DONE)
    board.mouse.move(0, 0)
    board.mouse.up()
    quiet(board)
    stands(board, doing=DOING, done=DONE)
    assert server.task(ids["Read"])["column"] == "doing"


def test_a_card_goes_to_done_while_others_move_past_it_and_others_move_it(server, ids, board):
    # While a control is held, no card moves away under the finger; the move waits.
    board.mouse.move(*middle(board.locator("[data-compose]:visible").first.bounding_box()))
    board.mouse.down()
    for title in ["Call Inge", "Write"]:
        focus(check(board, title))
        board.keyboard.press("Space")
    eventually(board, "document.querySelectorAll('.card[data-nod-leaving]').length === 2")
    focus(handle(board, "Plant tomatoes"))
    board.keyboard.press("ArrowUp")
    position = server.task(ids["Read"])["position"] - 1
    server.call("PATCH", f"/tasks/{ids['Write']}", {"position": position})
    server.call("PATCH", f"/tasks/{ids['Read']}", {"title": "Read on"})
    expect(card(board, "Read on")).to_be_visible()
    board.mouse.move(0, 0)
    board.mouse.up()
    stands(board, todo=["Plant tomatoes", "Buy milk"], doing=["Read on"], done=["Write", "Call Inge", *DONE])
    expect(handle(board, "Plant tomatoes")).to_be_focused()


def test_a_reopened_card_that_still_stands_in_done_goes_neither_up_nor_down(ids, board):
    save = Held(board, f"**/api/tasks/{ids['Water']}")
    check(board, "Water").click()
    save.arrive()
    focus(handle(board, "Water"))
    board.keyboard.press("ArrowDown")
    board.keyboard.press("Enter")
    assert board.locator(".menu button:visible").all_inner_texts() == ["Move to Doing", "Move to Done", "Delete"]
    board.keyboard.press("Escape")
    save.let_go()
    stands(board, todo=[*TODO, "Water"], done=["Sweep"])


def test_alt_and_arrows_move_no_card_that_is_edited(server, ids, board):
    card(board, "Read").locator("[data-action=edit]").click()
    expect(board.locator("textarea[name=title]")).to_be_focused()
    press(board, "Alt+ArrowDown", "Alt+ArrowRight")
    board.locator("textarea[name=title]").fill("Read on")
    board.keyboard.press("Enter")
    stands(board, doing=["Read on", "Write"])
    assert server.task(ids["Read"])["title"] == "Read on"


def test_a_completed_card_that_is_edited_when_it_would_leave_goes_to_done_afterwards(board):
    board.clock.install()
    card(board, "Read").evaluate("""(card) => {
        card.querySelector("nod-check").shadowRoot.querySelector("input").click();
        card.querySelector("[data-action=edit]").click();
    }""")
    eventually(board, "watch.saves.count > 0 && watch.saves.open === 0")
    board.clock.run_for(10_000)
    board.locator("textarea[name=title]").fill("Read on")
    board.keyboard.press("Enter")
    stands(board, doing=["Write"], done=["Read on", *DONE])


def test_right_to_left_the_arrows_are_mirrored(ids, board):
    board.evaluate("document.documentElement.dir = 'rtl'")
    focus(handle(board, "Buy milk"))
    board.keyboard.press("ArrowLeft")
    stands(board, doing=["Buy milk", *DOING])


def test_a_refused_reopening_goes_back_to_done_and_its_retry_to_where_it_was_wished(server, ids, board):
    refuse(board, "tasks/*", "PATCH", times=1)
    menu(board, "Water", "Move to Doing")
    failure = toasts(board).filter(has_text="Couldn't")
    expect(failure).to_have_count(1)
    stands(board, todo=TODO, doing=DOING, done=DONE)
    expect(card(board, "Water").locator("nod-check")).to_have_js_property("checked", True)
    failure.get_by_role("button", name="Retry").click()
    stands(board, todo=TODO, doing=["Water", *DOING], done=["Sweep"])
    quiet(board)
    assert server.task(ids["Water"])["column"] == "doing"


BOX = "(({ left, top, width }) => [left, top, width])(document.querySelector('.menu').getBoundingClientRect())"


def test_an_open_menu_stays_under_the_finger_when_its_card_is_pushed_aside(server, ids, board):
    handle(board, "Write").click()
    expect(board.locator(".menu")).to_be_visible()
    opened, card_box = board.evaluate(BOX), card(board, "Write").bounding_box()
    button = handle(board, "Write").bounding_box()
    assert abs(opened[0] + opened[2] - button["x"] - button["width"]) < 2
    server.call("PATCH", f"/tasks/{ids['Buy milk']}", {"column": "doing"})
    stands(board, doing=["Buy milk", *DOING])
    quiet(board)
    assert card(board, "Write").bounding_box()["y"] > card_box["y"] + 20
    assert board.evaluate(BOX) == opened
    board.mouse.wheel(0, 40)
    eventually(board, f"{BOX}[1] !== {opened[1]}")


def test_empty_columns_say_what_they_are_for(open_page):
    page = open_page("/board")
    for column in ["todo", "doing", "done"]:
        expect(page.locator(f"[data-column={column}] [slot=empty]")).to_be_visible()
        expect(page.locator(f"section[data-column={column}] p.count")).to_have_text("0 tasks")
    page.locator("[data-column=todo]").get_by_role("button", name="Write a task").click()
    expect(page.locator("#composer-title")).to_be_focused()


@pytest.mark.parametrize("profile, least", [("standard", 44), ("child", 48)])
def test_the_menu_s_targets_and_their_gaps(ids, open_page, profile, least):
    page = open_page("/board", viewport={"width": 320, "height": 844}, settings={"profile": profile})
    seen(page)
    handle(page, "Call Inge").click()
    assert close_targets(page) == []
    for item in page.locator(".menu button:visible").all():
        box = item.bounding_box()
        assert box["height"] >= least and box["width"] >= least
        assert box["x"] >= 0 and box["x"] + box["width"] <= 320 and box["y"] + box["height"] <= 844


def test_the_page_is_as_wide_as_the_board(open_page):
    page = open_page("/board", viewport={"width": 1600, "height": 900})
    assert page.evaluate("getComputedStyle(document.querySelector('.page')).maxInlineSize") == "1344px"
    page.locator("nav a[href='/']").click()
    eventually(page, "getComputedStyle(document.querySelector('.page')).maxInlineSize !== '1344px'")
