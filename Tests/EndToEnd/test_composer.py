"""The composer: it opens with one key, answers, and closes when that was seen."""

import pytest
from captures import SHEET, TITLE, captured_before, is_open, time_to_close, titles, watch_closing
from conftest import Held, compose, eventually, ready
from playwright.sync_api import expect
from rows import scores

pytestmark = pytest.mark.engines


@pytest.mark.once
@pytest.mark.parametrize("path", ["/", "/board", "/capture", "/collections"])
@pytest.mark.parametrize("key", ["n", "c"])
def test_one_key_opens_the_composer_on_every_surface(open_page, path, key):
    page = open_page(path, wait=False)
    page.wait_for_selector("h1")
    eventually(page, "document.querySelector('#surface').dataset.name !== undefined")
    page.keyboard.press(key)
    expect(page.locator(TITLE)).to_be_focused()
    expect(page.locator(TITLE)).to_have_value("")


def test_the_key_is_a_letter_where_somebody_writes(open_page):
    page = open_page(tasks=["Nothing"])
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
    page.locator("button.compose").click()
    watch_closing(page)
    page.keyboard.type("Buy milk")
    page.keyboard.press("Enter")
    time = time_to_close(page, "captured")
    assert 190 < time < 500
    [score] = scores(page, "captured")
    assert (score["haptic"], score["sound"], score["announcement"], score["stay"]) == ("medium", None, "captured", 200)
    assert "capturedFlash" in score["tracks"] and score["burst"] == 0
    assert scores(page, "firstCapture") == []
    expect(page.locator("button.compose")).to_be_focused()
    assert titles(server)[0] == "Buy milk"


def test_the_first_capture_is_celebrated_once(open_page):
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


@pytest.mark.parametrize("profile", ["standard", "child"])
def test_the_first_capture_by_its_button_is_felt_once_when_it_was_saved(open_page, profile):
    page = open_page("/capture", settings={"profile": profile})
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


@pytest.mark.once
@pytest.mark.parametrize("settings", [{"motion": "reduced"}, {"celebrations": "subtle"}, {"celebrations": "off"}])
def test_the_first_capture_without_movement_or_celebration(open_page, settings):
    page = open_page(settings=settings)
    page.keyboard.press("n")
    watch_closing(page)
    compose(page, "The very first")
    time = time_to_close(page, "firstCapture")
    [score] = scores(page, "firstCapture")
    assert score["burst"] == 0 and "capturedFlash" in score["tracks"]
    assert (score["haptic"], score["announcement"]) == ("medium", "firstCaptureSaved")
    assert score["stay"] == {"reduced": 300, "subtle": 1500, "off": 200}[next(iter(settings.values()))]
    assert "motion" not in settings or "pulse" not in score["tracks"]
    assert score["stay"] - 10 < time < score["stay"] + 600


def test_of_two_tabs_that_capture_at_the_same_time_one_celebrates(open_page):
    first = open_page("/capture")
    second = open_page("/capture", context=first.context)
    for number, page in enumerate([first, second]):
        compose(page)
        page.fill(TITLE, f"Thought {number}")
        page.evaluate(
            "setTimeout(() => document.querySelector('#composer').requestSubmit(), Math.max(0, 500 - "
            "performance.now() % 500))"
        )
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


def test_whoever_types_on_is_not_interrupted(server, page):
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
    first = Held(page, "**/api/tasks")
    compose(page, "One")
    page.keyboard.press("Enter")
    expect(page.locator("#composer-problem")).to_be_empty()
    compose(page, "Two")
    first.let_go()
    expect(page.locator(SHEET)).not_to_be_visible()
    assert titles(server)[:2] == ["Two", "One"]


def test_day_and_collection_are_chosen_with_it(server, open_page):
    page = open_page(collections={"Groceries": []})
    compose(page)
    page.get_by_role("radio", name="Choose…").check()
    page.locator(TITLE).press("Enter")
    expect(page.locator("#composer-problem")).to_have_text("Write what needs doing first.")
    page.fill(TITLE, "Buy milk")
    page.locator(TITLE).press("Enter")
    expect(page.locator("#composer-problem")).to_contain_text("complete date")
    page.fill("#composer-date", "2099-12-31")
    page.select_option("#composer-collection", label="Groceries")
    page.locator(TITLE).press("Enter")
    expect(page.locator(".row-title")).to_have_text("Buy milk")
    [task] = server.tasks()
    assert task["due"] == "2099-12-31"
    assert [collection["id"] for collection in task["collections"]] == [1]


def test_in_a_collection_that_is_chosen_already(server, open_page):
    page = open_page("/collections/2", wait=False, collections={"Groceries": [], "Garden": []})
    eventually(page, "document.querySelector('#surface').dataset.name === 'collection'")
    page.keyboard.press("n")
    expect(page.locator("#composer-collection")).to_have_value("2")
    compose(page, "Plant tomatoes")
    eventually(page, "watch.scores.length > 0")
    assert [collection["id"] for collection in server.tasks()[0]["collections"]] == [2]
