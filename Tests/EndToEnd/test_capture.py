"""Capturing: the composer that opens with one key and loses nothing, and the cards that a swipe completes."""

import pytest
from conftest import compose, eventually, ready
from playwright.sync_api import expect
from test_access import TARGETS, violations
from test_completing import check, settle, toasts

SHEET = "#composer-sheet"
TITLE = "#composer-title"


def is_open(page):
    return page.evaluate("document.querySelector('#composer-sheet').open")


def scores(page, moment):
    return page.evaluate("(moment) => watch.scores.filter(({moments}) => moments.includes(moment))", moment)


def titles(server):
    return [task["title"] for task in server.tasks()]


def captured_before(server):
    """The first capture is behind this person."""
    server.call("POST", "/tasks", {"title": "Long ago", "captured": True, "completed": True})


def watch_closing(page):
    """From now on the page notes when the composer closed."""
    page.evaluate("document.querySelector('#composer-sheet').addEventListener('close', () => { watch.closed = performance.now(); })")


def time_to_close(page, moment):
    """Milliseconds from the moment's answer to the composer's closing."""
    eventually(page, "watch.closed !== undefined")
    return page.evaluate("(moment) => watch.closed - watch.scores.find(({moments}) => moments.includes(moment)).at", moment)


# The composer opens and closes.


@pytest.mark.parametrize("path", ["/", "/board", "/capture", "/collections"])
@pytest.mark.parametrize("key", ["n", "c"])
def test_one_key_opens_the_composer_on_every_surface(open_page, path, key):
    page = open_page(path, wait=False)
    page.wait_for_selector("h1")
    eventually(page, "document.querySelector('#surface').dataset.name !== undefined")
    page.keyboard.press(key)
    expect(page.locator(TITLE)).to_be_focused()
    expect(page.locator(TITLE)).to_have_value("")


def test_the_key_is_a_letter_where_somebody_writes(server, open_page):
    server.add("Nothing")
    page = open_page()
    page.locator("#search").press("n")
    expect(page.locator("#search")).to_have_value("n")
    assert not is_open(page)
    page.locator("#search").press("Escape")
    for key in ["Control+c", "Alt+n", "Meta+c"]:
        page.locator("h1").focus()
        page.keyboard.press(key)
        assert not is_open(page)
    page.click("#open-settings")
    page.keyboard.press("n")
    assert not is_open(page)


def test_an_address_opens_the_composer(open_page):
    page = open_page("/capture?compose", wait=False)
    expect(page.locator(TITLE)).to_be_focused()


def test_a_capture_is_answered_and_the_composer_closes_when_that_was_seen(server, open_page):
    captured_before(server)
    page = open_page()
    page.locator(".compose-line").click()
    watch_closing(page)
    page.keyboard.type("Buy milk")
    page.keyboard.press("Enter")
    time = time_to_close(page, "captured")
    assert 190 < time < 500
    [score] = scores(page, "captured")
    assert (score["haptic"], score["sound"], score["announcement"], score["stay"]) == ("medium", None, "captured", 200)
    assert "capturedFlash" in score["tracks"] and score["burst"] == 0
    assert scores(page, "firstCapture") == []
    expect(page.locator(".compose-line")).to_be_focused()
    assert titles(server)[0] == "Buy milk"


def test_the_first_capture_is_celebrated_once(server, open_page):
    page = open_page("/capture")
    page.keyboard.press("n")
    watch_closing(page)
    compose(page, "The very first")
    assert 1450 < time_to_close(page, "firstCapture") < 2200
    [score] = scores(page, "firstCapture")
    assert (score["haptic"], score["announcement"], score["stay"]) == ("medium", "firstCaptureSaved", 1500)
    assert 5 <= score["burst"] <= 8
    compose(page, "The second")
    expect(page.locator(SHEET)).not_to_be_visible()
    assert len(scores(page, "firstCapture")) == 1 and len(scores(page, "captured")) == 1
    page.reload()
    ready(page)
    compose(page, "The third")
    eventually(page, "watch.scores.some(({moments}) => moments.includes('captured'))")
    assert scores(page, "firstCapture") == []


@pytest.mark.parametrize("settings", [{"motion": "reduced"}, {"celebrations": "subtle"}, {"celebrations": "off"}])
def test_the_first_capture_without_movement_or_celebration(server, open_page, settings):
    server.call("PATCH", "/settings", settings)
    page = open_page()
    page.keyboard.press("n")
    watch_closing(page)
    compose(page, "The very first")
    time = time_to_close(page, "firstCapture")
    [score] = scores(page, "firstCapture")
    assert score["burst"] == 0 and "capturedFlash" in score["tracks"]
    assert (score["haptic"], score["announcement"]) == ("medium", "firstCaptureSaved")
    if "motion" in settings:
        assert "scale" not in score["tracks"]
        assert 290 < time < 700
    else:
        assert 1450 < time < 2200


def test_of_two_tabs_that_capture_at_the_same_time_one_celebrates(open_page):
    first = open_page("/capture")
    second = open_page("/capture", context=first.context)
    for number, page in enumerate([first, second]):
        compose(page)
        page.fill(TITLE, f"Thought {number}")
        page.evaluate("setTimeout(() => document.querySelector('#composer').requestSubmit(), Math.max(0, 500 - performance.now() % 500))")
    answered = "watch.scores.some(({moments}) => moments.includes('captured') || moments.includes('firstCapture'))"
    for page in [first, second]:
        eventually(page, answered)
    assert sorted(len(scores(page, "firstCapture")) for page in [first, second]) == [0, 1]
    assert sorted(len(scores(page, "captured")) for page in [first, second]) == [0, 1]


def test_add_another_stays_open_and_ready(server, open_page):
    captured_before(server)
    page = open_page()
    compose(page)
    page.get_by_role("radio", name="Tomorrow").check()
    page.fill(TITLE, "One")
    page.locator(TITLE).press("Shift+Enter")
    expect(page.locator(TITLE)).to_have_value("")
    page.locator(TITLE).press_sequentially("Two")
    page.get_by_role("button", name="Add another").click()
    expect(page.locator(TITLE)).to_be_focused()
    page.wait_for_timeout(600)
    assert is_open(page)
    assert titles(server)[:2] == ["Two", "One"]
    assert server.tasks()[0]["due"] == server.tasks()[1]["due"] is not None


def test_whoever_types_on_is_not_interrupted(server, open_page):
    page = open_page()
    compose(page, "First")
    eventually(page, "watch.scores.some(({moments}) => moments.includes('firstCapture'))")
    page.keyboard.type("Sec")
    page.wait_for_timeout(1800)
    assert is_open(page)
    expect(page.locator(TITLE)).to_have_value("Sec")
    page.keyboard.type("ond")
    page.keyboard.press("Enter")
    expect(page.locator(SHEET)).not_to_be_visible()
    assert titles(server) == ["Second", "First"]


def test_a_second_capture_while_the_first_is_saved(server, open_page):
    captured_before(server)
    page = open_page()
    page.route("**/api/tasks", lambda route: (page.wait_for_timeout(400), route.continue_()))
    compose(page, "One")
    page.keyboard.press("Enter")
    expect(page.locator("#composer-problem")).to_be_empty()
    compose(page, "Two")
    expect(page.locator(SHEET)).not_to_be_visible()
    assert titles(server)[:2] == ["Two", "One"]


def test_day_and_collection_are_chosen_with_it(server, open_page):
    groceries = server.call("POST", "/collections", {"name": "Groceries"})["id"]
    page = open_page()
    compose(page)
    page.get_by_role("radio", name="Choose…").check()
    page.locator(TITLE).press("Enter")
    expect(page.locator("#composer-problem")).to_have_text("Write what needs doing first.")
    page.fill(TITLE, "Buy milk")
    page.locator(TITLE).press("Enter")
    expect(page.locator("#composer-problem")).to_contain_text("whole date")
    page.fill("#composer-date", "2099-12-31")
    page.select_option("#composer-collection", label="Groceries")
    page.locator(TITLE).press("Enter")
    expect(page.locator(".row-title")).to_have_text("Buy milk")
    [task] = server.tasks()
    assert task["due"] == "2099-12-31"
    assert [collection["id"] for collection in task["collections"]] == [groceries]


def test_in_a_collection_that_is_chosen_already(server, open_page):
    server.call("POST", "/collections", {"name": "Groceries"})
    garden = server.call("POST", "/collections", {"name": "Garden"})["id"]
    page = open_page(f"/collections/{garden}", wait=False)
    eventually(page, "document.querySelector('#surface').dataset.name === 'collection'")
    page.keyboard.press("n")
    expect(page.locator("#composer-collection")).to_have_value(str(garden))
    compose(page, "Plant tomatoes")
    eventually(page, "watch.scores.length > 0")
    assert [collection["id"] for collection in server.tasks()[0]["collections"]] == [garden]


# Nothing written is lost.


def test_a_draft_survives_escape_and_reload(server, open_page):
    server.call("POST", "/collections", {"name": "Groceries"})
    page = open_page()
    compose(page)
    page.fill(TITLE, "Half a thou")
    page.get_by_role("radio", name="Tomorrow").check()
    page.select_option("#composer-collection", label="Groceries")
    for leave in [lambda: page.keyboard.press("Escape"), page.reload]:
        leave()
        ready(page)
        assert not is_open(page)
        page.keyboard.press("n")
        expect(page.locator(TITLE)).to_have_value("Half a thou")
        expect(page.get_by_role("radio", name="Tomorrow")).to_be_checked()
        expect(page.locator("#composer-collection option:checked")).to_have_text("Groceries")
    assert server.tasks() == []


def test_a_draft_survives_its_page(server, open_page):
    page = open_page()
    compose(page)
    page.fill(TITLE, "Half a thou")
    context = page.context
    page.close()
    page = open_page(context=context)
    compose(page)
    expect(page.locator(TITLE)).to_have_value("Half a thou")


def refuse(page):
    page.route("**/api/tasks", lambda route: route.fulfill(
        status=500, content_type="application/problem+json", body='{"detail": "The disk is full. Try again in a moment."}'))


def test_a_refused_capture_comes_back_with_a_way_on(server, open_page):
    page = open_page()
    refuse(page)
    compose(page)
    page.get_by_role("radio", name="Today").check()
    compose(page, "Precious")
    expect(page.locator("#composer-problem")).to_contain_text("Couldn't add “Precious”. The disk is full.")
    expect(page.locator(TITLE)).to_have_value("Precious")
    expect(page.get_by_role("radio", name="Today")).to_be_checked()
    page.unroute("**/api/tasks")
    page.locator(TITLE).press("Enter")
    expect(page.locator(SHEET)).not_to_be_visible()
    assert titles(server) == ["Precious"] and server.tasks()[0]["due"]


def test_refused_while_something_else_is_written_both_stay(server, open_page):
    page = open_page()
    release = []
    page.route("**/api/tasks", lambda route: release.append(route))
    compose(page, "Refused")
    page.keyboard.type("Next")
    page.wait_for_timeout(100)
    release[0].fulfill(status=500, body="{}")
    expect(page.locator("#composer-problem")).to_contain_text("Refused")
    expect(page.locator(TITLE)).to_have_value("Next")
    page.unroute("**/api/tasks")
    page.locator(TITLE).press("Enter")
    expect(page.locator(SHEET)).not_to_be_visible()
    assert titles(server) == ["Next", "Refused"]


def test_refused_after_the_composer_was_left_it_is_said_and_kept(server, open_page):
    page = open_page()
    release = []
    page.route("**/api/tasks", lambda route: release.append(route))
    compose(page, "Left behind")
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    release[0].fulfill(status=500, body="{}")
    expect(toasts(page)).to_contain_text("Couldn't add “Left behind”.")
    page.unroute("**/api/tasks")
    toasts(page).get_by_role("button", name="Retry").click()
    expect(page.locator(".row-title")).to_have_text("Left behind")
    page.keyboard.press("n")
    expect(page.locator(TITLE)).to_have_value("")
    assert titles(server) == ["Left behind"]


def test_without_a_server_captures_wait_and_are_sent_once(server, open_page):
    captured_before(server)
    page = open_page("/capture")
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    sent = []
    server.stop()
    compose(page, "One")
    expect(page.locator(SHEET)).not_to_be_visible()
    compose(page, "Two")
    expect(page.locator(SHEET)).not_to_be_visible()
    assert len(scores(page, "captured")) == 2
    expect(page.locator("#offline")).to_contain_text("2 changes wait.")
    expect(page.locator(".waiting-card")).to_contain_text(["Two", "One"])
    sent.clear()
    server.start()
    expect(page.locator(".row-title")).to_have_text(["Two", "One"], timeout=10_000)
    expect(page.locator(".waiting-card")).to_have_count(0)
    expect(page.locator("#offline")).to_be_empty()
    assert len(scores(page, "captured")) == 2
    assert titles(server)[:2] == ["Two", "One"] and len(sent) == 2


def test_without_a_server_captures_outlive_their_page(server, open_page):
    page = open_page()
    context = page.context
    page.close()
    page = open_page("/capture", context=context)
    server.stop()
    compose(page, "Kept")
    expect(page.locator(SHEET)).not_to_be_visible()
    page.close()
    server.start()
    page = open_page("/capture", context=context)
    expect(page.locator(".row-title")).to_have_text("Kept")
    assert len(scores(page, "firstCapture")) == 1
    page.reload()
    ready(page)
    page.wait_for_timeout(500)
    assert titles(server) == ["Kept"]
