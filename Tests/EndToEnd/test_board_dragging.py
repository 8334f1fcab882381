"""Cards are dragged and dropped by mouse; Tests/Web covers dragging by touch."""

from boards import DOING, DONE, TODO, board, card, ids, quiet, stands
from conftest import eventually
from playwright.sync_api import expect
from rows import follow, patches, said, scores, toasts, undo


def drag(page, title, point, release=True):
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
    upper, lower = card(page, above).bounding_box(), card(page, below).bounding_box()
    return upper["x"] + upper["width"] / 2, (upper["y"] + upper["height"] + lower["y"]) / 2


def test_escape_lets_go_of_a_card_and_then_it_is_dragged_between_two_others(ids, board):
    sent = patches(board)
    drag(board, "Buy milk", between(board, "Read", "Write"), release=False)
    line = board.locator(".drop-line").bounding_box()
    upper, lower = card(board, "Read").bounding_box(), card(board, "Write").bounding_box()
    assert upper["y"] + upper["height"] <= line["y"] and line["y"] + line["height"] <= lower["y"]
    board.keyboard.press("Escape")
    expect(board.locator(".drop-line, [data-drop], [data-nod-drag]")).to_have_count(0)
    board.mouse.up()
    stands(board, todo=TODO, doing=DOING, done=DONE)
    quiet(board)
    assert sent == [] and said(board) == []
    drag(board, "Buy milk", between(board, "Read", "Write"))
    stands(board, todo=["Call Inge", "Plant tomatoes"], doing=["Read", "Buy milk", "Write"])
    expect(board.locator(".drop-line, [data-drop], [data-nod-drag]")).to_have_count(0)
    assert said(board) == ["Moved “Buy milk” to Doing, 2 of 3"]
    expect(toasts(board)).to_contain_text("Moved “Buy milk” to Doing")
    board.keyboard.press("Control+z")
    stands(board, todo=TODO, doing=DOING)
    drag(board, "Buy milk", between(board, "Read", "Write"))
    stands(board, doing=["Read", "Buy milk", "Write"])
    drag(board, "Buy milk", (lower["x"] + 20, 640))
    stands(board, doing=["Read", "Write", "Buy milk"])
    drag(board, "Plant tomatoes", between(board, "Plant tomatoes", "Plant tomatoes"))
    quiet(board)
    stands(board, todo=["Call Inge", "Plant tomatoes"])
    assert [sorted(body) for body in sent] == [["column", "position"]] * 3 + [["position"]]


def test_dragging_into_done_completes_and_out_of_it_reopens_where_it_is_let_go(ids, board):
    sent = patches(board)
    done = card(board, "Sweep").bounding_box()
    drag(board, "Buy milk", (done["x"] + 30, done["y"] + 30), release=False)
    # The page draws the last move a frame later.
    board.wait_for_timeout(100)
    follow(card(board, "Buy milk"))
    board.mouse.up()
    stands(board, todo=["Call Inge", "Plant tomatoes"], done=["Buy milk", *DONE])
    quiet(board)
    # It is completed at the place of the drop, and stays there.
    *way, (x, y) = board.evaluate("places")
    distances = [abs(x - left) + abs(y - top) for left, top in way]
    assert len(way) > 5 and all(later <= sooner + 1 for sooner, later in zip(distances, distances[1:])), distances
    expect(toasts(board)).to_have_count(1)
    assert said(board) == ["Completed “Buy milk”"]
    assert [score["haptic"] for score in scores(board, "completed")] == ["success"]
    assert len(board.evaluate("watch.vibrations")) == 1
    drag(board, "Water", between(board, "Read", "Write"))
    stands(board, doing=["Read", "Water", "Write"], done=["Buy milk", "Sweep"])
    quiet(board)
    assert [sorted(body) for body in sent] == [["completed"], ["column", "position"]]
    # Undo also works elsewhere.
    board.locator("nav a[href='/collections']").click()
    expect(board.locator("#surface")).to_have_attribute("data-name", "collections")
    board.keyboard.press("Control+z")
    board.locator("nav a[href='/board']").click()
    stands(board, doing=DOING, done=["Water", "Buy milk", "Sweep"])
    undo(board)
    stands(board, todo=TODO, doing=["Read", "Water", "Write"], done=["Sweep"])
