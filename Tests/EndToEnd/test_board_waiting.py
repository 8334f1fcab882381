import pytest
from boards import DOING, DONE, TODO, board, card, focus, handle, ids, menu, quiet, seen, stands
from conftest import Held, eventually, middle
from playwright.sync_api import expect
from rows import check, patches, press, refuse, settle, toasts, undo, without_engine


def test_moves_wait_offline_are_counted_and_sent_once(server, ids, board):
    server.stop()
    sent = patches(board)
    menu(board, "Buy milk", "Move to Doing")
    menu(board, "Call Inge", "Move to Doing")
    expect(board.locator("#offline")).to_contain_text("2 changes waiting")
    menu(board, "Water", "Move to To do")
    menu(board, "Write", "Move to Done")
    stands(board, todo=["Water", "Plant tomatoes"], doing=["Call Inge", "Buy milk", "Read"], done=["Write", "Sweep"])
    expect(board.locator("#offline")).to_contain_text("4 changes waiting")
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


def test_without_webassembly_a_refused_move_is_rolled_back_and_tried_again(server, ids, open_page):
    page = open_page("/board", prepare=without_engine)
    refuse(page, "tasks/*", "PATCH", times=1)
    menu(page, "Buy milk", "Move to Doing")
    failure = toasts(page).filter(has_text="Couldn't move “Buy milk”")
    expect(failure).to_have_count(1)
    stands(page, todo=TODO, doing=DOING)
    failure.get_by_role("button", name="Retry").click()
    stands(page, todo=["Call Inge", "Plant tomatoes"], doing=["Buy milk", *DOING])
    eventually(page, "watch.saves.open === 0")
    assert server.task(ids["Buy milk"])["column"] == "doing"


@pytest.fixture
def kept(server, ids, board):
    """A page that loads the board, with a pending move of a card to Doing; its request is delayed."""
    server.stop()
    menu(board, "Water", "Move to Doing")
    expect(board.locator("#offline")).to_contain_text("1 change waiting")
    page = board.context.new_page()
    board.close()
    server.start()
    page.saving = Held(page, f"**/api/tasks/{ids['Water']}")
    return page


def write_beside(server, tmp_path):
    """Writes to the database without the server make every page reload."""
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


def test_many_moves_into_one_gap_always_find_room(server, ids, board):
    first, second = (server.task(ids[title])["position"] for title in ["Read", "Write"])
    server.call("PATCH", f"/tasks/{ids['Write']}", {"position": first + 1e-16 if first == 0 else first * (1 - 1e-16)})
    board.reload()
    # Behind a spinner a moved card can't be focused, and the next key is the heading's.
    seen(board)
    focus(handle(board, "Plant tomatoes"))
    press(board, "ArrowRight", "ArrowDown")
    stands(board, doing=["Read", "Plant tomatoes", "Write"])
    quiet(board)
    board.reload()
    stands(board, doing=["Read", "Plant tomatoes", "Write"])


@pytest.mark.parametrize("is_first", [True, False], ids=["before", "after"])
def test_a_card_on_its_way_is_read_again_in_both_columns_before_or_after_its_save(ids, board, is_first):
    read = lambda column: board.locator(f"section[data-column={column}] nod-status").dispatch_event("nod-retry")
    save = Held(board, f"**/api/tasks/{ids['Call Inge']}")
    # The page's clock is far behind the server's.
    board.clock.set_fixed_time("2020-01-01")
    board.mouse.move(*middle(board.locator("[data-compose]:visible").first.bounding_box()))
    board.mouse.down()
    focus(check(board, "Call Inge"))
    board.keyboard.press("Space")
    save.arrive()
    eventually(board, "document.querySelector('.card[data-nod-leaving]') !== null")
    read("done")
    stands(board, done=[*DONE, "Call Inge"])
    [saving] = save.routes
    answer = saving.fetch()
    if is_first:
        read("todo")
        stands(board, todo=["Buy milk", "Plant tomatoes"])
    saving.fulfill(response=answer)
    settle(board)
    read("todo")
    stands(board, todo=["Buy milk", "Plant tomatoes"])
    board.mouse.move(0, 0)
    board.mouse.up()
    quiet(board)
    stands(board, done=["Call Inge", *DONE])


def test_what_was_deleted_and_restored_elsewhere_follows_an_undo(server, ids, board):
    check(board, "Read").click()
    stands(board, doing=["Write"], done=["Read", *DONE])
    server.call("DELETE", f"/tasks/{ids['Read']}")
    stands(board, done=DONE)
    server.stop()
    undo(board)
    reading, saved = Held(board, "**/api/tasks?*"), Held(board, f"**/api/tasks/{ids['Read']}")
    server.start()
    server.call("POST", f"/tasks/{ids['Read']}/restore")
    saved.arrive()
    reading.arrive(3)
    reading.let_go()
    eventually(board, "!document.querySelector('#surface nod-status[state=refreshing]')")
    saved.let_go()
    stands(board, doing=["Read", "Write"], done=DONE)
