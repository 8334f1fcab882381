import pytest
from captures import CAPTURED, SHEET, TITLE, is_open, titles
from conftest import becomes, compose, eventually
from playwright.sync_api import expect
from rows import complete, said, scores, toasts


def test_keys_of_the_browser_and_in_a_dialog_open_no_composer(open_page):
    page = open_page(tasks=["Nothing"])
    for key in ["Control+c", "Alt+n", "Meta+c"]:
        page.locator("h1").focus()
        page.keyboard.press(key)
        assert not is_open(page)
    page.click("#open-settings")
    page.keyboard.press("n")
    assert not is_open(page)


# The Enter or Escape that ends a composition, as Safari reports it.
COMPOSED = """(field, key) => field.dispatchEvent(new KeyboardEvent('keydown', {
    key, keyCode: 229, isComposing: false, bubbles: true, cancelable: true }))"""


def test_keys_that_end_a_composition_do_nothing_else(server, open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Buy milk"]})
    compose(page)
    page.fill(TITLE, "日本語")
    assert page.locator(TITLE).evaluate(COMPOSED, "Enter")
    page.locator(SHEET).get_by_role("button", name="Close").click()
    page.locator("li.row .row-body").click()
    for field in page.locator(".editor .field").all():
        assert field.evaluate(COMPOSED, "Enter") and field.evaluate(COMPOSED, "Escape")
    page.locator(".editor [name=title]").fill("牛乳")
    expect(page.locator(".editor")).to_have_count(1)
    assert [task["title"] for task in server.tasks()] == ["Buy milk"]


@pytest.mark.parametrize("key, code, what", [
    ("N", "KeyN", SHEET), ("т", "KeyN", SHEET), ("Τ", "KeyC", SHEET), ("מ", "KeyN", SHEET), ("؟", "Slash", "#keys"),
    ("ш", "KeyI", "#inspector"), ("n", "KeyL", SHEET),
])
def test_keys_work_with_caps_lock_and_on_keyboards_of_other_alphabets(page, key, code, what):
    press = {"key": key, "code": code, "shiftKey": code == "Slash", "bubbles": True, "cancelable": True}
    page.evaluate("(press) => document.body.dispatchEvent(new KeyboardEvent('keydown', press))", press)
    expect(page.locator(what)).to_be_visible()


def test_control_z_undoes_on_any_keyboard(open_page):
    page = open_page(tasks=["Buy milk"])
    complete(page, "Buy milk")
    press = {"key": "я", "code": "KeyZ", "ctrlKey": True, "bubbles": True}
    page.evaluate("(press) => document.body.dispatchEvent(new KeyboardEvent('keydown', press))", press)
    expect(page.locator("nod-check[state=open]")).to_have_count(1)


def test_the_row_of_a_capture_flashes_without_another_haptic_and_word(open_page):
    page = open_page(settings=CAPTURED)
    compose(page, "Buy milk")
    expect(page.get_by_role("checkbox", name="Buy milk")).to_be_focused()
    score, shown = scores(page, "captured")
    assert (score["haptic"], score["sound"], score["stay"], score["burst"]) == ("medium", None, 200, 0)
    assert "capturedFlash" in shown["tracks"] and shown["haptic"] is shown["sound"] is None
    assert said(page).count("Captured") == 1


@pytest.mark.parametrize("path, place", [("/?filter=completed", "Open tasks"), ("/collections", "Inbox")])
def test_a_task_that_this_view_leaves_out_is_a_step_away(open_page, path, place):
    page = open_page(path, settings=CAPTURED, tasks=["Bread"], collections={"Home": []})
    compose(page, "Buy milk")
    expect(toasts(page)).to_contain_text(f"Added to “{place}”")
    toasts(page).get_by_role("button", name="Show").click()
    expect(page.get_by_role("checkbox", name="Buy milk")).to_be_focused()


def test_the_first_capture_by_its_button_is_felt_once_when_it_was_saved(open_page):
    page = open_page("/capture", settings={"profile": "child"})
    page.keyboard.press("n")
    page.keyboard.type("The very first")
    page.evaluate("watch.scores.length = watch.vibrations.length = 0")
    page.locator(f"{SHEET} [type=submit]").click(delay=100)
    eventually(page, "watch.scores.some(({ moments }) => moments.includes('firstCapture'))")
    page.wait_for_timeout(300)
    felt = page.evaluate("watch.scores.filter(({ haptic }) => haptic)")
    assert [(score["moments"], score["haptic"]) for score in felt] == [(["firstCapture"], "medium")]
    assert page.evaluate("watch.vibrations") == [felt[0]["vibration"]]
    assert page.evaluate("watch.scores.some(({ moments }) => moments.includes('pressed(primary)'))")


def test_whoever_types_on_is_not_interrupted(server, page):
    compose(page, "First")
    expect(page.locator("#composer-confirmation")).to_be_visible()
    page.keyboard.type("Sec")
    expect(page.locator("#composer-confirmation")).to_be_hidden()
    page.wait_for_timeout(1800)
    assert is_open(page)
    expect(page.locator(TITLE)).to_have_value("Sec")
    page.keyboard.type("ond")
    page.keyboard.press("Enter")
    expect(page.locator(SHEET)).not_to_be_visible()
    assert titles(server) == ["Second", "First"]


def test_day_and_collection_are_chosen_with_it_and_stay_for_another(server, open_page):
    page = open_page(collections={"Groceries": []}, settings=CAPTURED)
    compose(page)
    page.get_by_role("radio", name="Pick a date").press("Space")
    page.fill(TITLE, "One")
    page.locator(TITLE).press("Enter")
    expect(page.locator("#composer-problem")).to_contain_text("That date isn't complete.")
    page.fill("#composer-date", "2099-12-31")
    page.select_option("#composer-collection", label="Groceries")
    page.locator(TITLE).press("Shift+Enter")
    expect(page.locator(TITLE)).to_have_value("")
    page.locator(TITLE).press_sequentially("Two")
    page.get_by_role("button", name="Add and continue").click()
    expect(page.locator(TITLE)).to_have_value("")
    chosen = lambda: [(task["title"], task["due"], len(task["collections"])) for task in server.tasks()]
    becomes(chosen, [("Two", "2099-12-31", 1), ("One", "2099-12-31", 1)])
