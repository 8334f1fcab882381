"""Capturing: the composer that opens with one key and loses nothing, and the cards that a swipe completes."""

import pytest
from conftest import Held, becomes, compose, eventually, ready
from measure import close_targets, small_targets, violations
from playwright.sync_api import expect
from test_completing import check, settle, toasts

SHEET = "#composer-sheet"
TITLE = "#composer-title"
PHONE = dict(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)


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


@pytest.mark.parametrize("profile", ["standard", "child"])
def test_the_first_capture_by_its_button_is_felt_once_when_it_was_saved(server, open_page, profile):
    server.call("PATCH", "/settings", {"profile": profile})
    page = open_page("/capture")
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
    assert score["stay"] == {"reduced": 300, "subtle": 1500, "off": 200}[next(iter(settings.values()))]
    assert "motion" not in settings or "pulse" not in score["tracks"]
    assert score["stay"] - 10 < time < score["stay"] + 600


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
    first = Held(page, "**/api/tasks")
    compose(page, "One")
    page.keyboard.press("Enter")
    expect(page.locator("#composer-problem")).to_be_empty()
    compose(page, "Two")
    first.let_go()
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
    capture = Held(page, "**/api/tasks")
    compose(page, "Refused")
    page.keyboard.type("Next")
    capture.refuse()
    expect(page.locator("#composer-problem")).to_contain_text("Refused")
    expect(page.locator(TITLE)).to_have_value("Next")
    page.locator(TITLE).press("Enter")
    expect(page.locator(SHEET)).not_to_be_visible()
    assert titles(server) == ["Next", "Refused"]


def test_refused_after_the_composer_was_left_it_is_said_and_kept(server, open_page):
    page = open_page()
    capture = Held(page, "**/api/tasks")
    compose(page, "Left behind")
    page.keyboard.press("Escape")
    capture.refuse()
    expect(toasts(page)).to_contain_text("Couldn't add “Left behind”.")
    toasts(page).get_by_role("button", name="Retry").click()
    expect(page.locator(".row-title")).to_have_text("Left behind")
    page.keyboard.press("n")
    expect(page.locator(TITLE)).to_have_value("")
    assert titles(server) == ["Left behind"]


def test_without_a_server_captures_wait_and_are_sent_once(server, open_page):
    captured_before(server)
    page = open_page("/capture")
    server.stop()
    compose(page, "One")
    expect(page.locator(SHEET)).not_to_be_visible()
    compose(page, "Two")
    expect(page.locator(SHEET)).not_to_be_visible()
    assert len(scores(page, "captured")) == 2
    expect(page.locator("#offline")).to_contain_text("2 changes wait.")
    expect(page.locator(".waiting-card")).to_contain_text(["Two", "One"])
    # Answered, not asked: one may be on its way to the server that is away, and reach the one that comes back.
    answered = []
    page.on("response", lambda response: answered.append(response.status) if response.request.method == "POST" else None)
    server.start()
    expect(page.locator(".row-title")).to_have_text(["Two", "One"], timeout=10_000)
    expect(page.locator(".waiting-card")).to_have_count(0)
    expect(page.locator("#offline")).to_be_empty()
    assert len(scores(page, "captured")) == 2
    becomes(lambda: titles(server)[:2], ["Two", "One"])
    page.wait_for_timeout(100)
    assert answered == [201, 201]


@pytest.mark.parametrize("path, group", [("/", "none"), ("/board", "todo")])
def test_without_a_server_a_task_stands_where_it_will_stand_and_the_banner_stays_in_sight(server, open_page, path, group):
    captured_before(server)
    server.add(*[f"Task {number}" for number in range(30)])
    page = open_page(path, **PHONE)
    server.stop()
    compose(page, "Written offline")
    expect(page.locator(SHEET)).not_to_be_visible()
    expect(waiting(page, "Written offline")).to_contain_text("Kept, will be sent")
    assert "dashed" in waiting(page, "Written offline").evaluate("(card) => getComputedStyle(card).border")
    page.mouse.wheel(0, 900)
    eventually(page, "scrollY > 500")
    expect(page.locator("#offline")).to_be_in_viewport(ratio=1)
    server.start()
    expect(page.locator(f"[data-group={group}] .row-title", has_text="Written offline")).to_be_visible(timeout=10_000)
    expect(page.locator(".waiting-card")).to_have_count(0)


def test_what_waits_follows_filter_and_search(server, open_page):
    captured_before(server)
    page = open_page()
    server.stop()
    compose(page, "Buy milk")
    expect(page.locator(SHEET)).not_to_be_visible()
    expect(waiting(page, "Buy milk")).to_be_visible()
    page.fill("#search", "bread")
    expect(page.locator(".waiting-card")).to_have_count(0)
    page.fill("#search", "milk")
    expect(waiting(page, "Buy milk")).to_be_visible()


def waiting(page, title):
    return page.locator(".waiting-card", has_text=title)


def wait_away(server, page, *titles):
    """Captures that wait, because the server is away."""
    server.stop()
    for title in titles:
        compose(page, title)
        expect(page.locator(SHEET)).not_to_be_visible()
        expect(waiting(page, title)).to_be_visible()


def test_a_capture_that_waits_is_changed_before_it_is_sent(server, open_page):
    captured_before(server)
    server.call("POST", "/collections", {"name": "Groceries"})
    page = open_page("/capture")
    wait_away(server, page, "Brad", "Milk")
    waiting(page, "Brad").get_by_role("button", name="Edit").click()
    title = page.locator(".waiting-card textarea[name=title]")
    expect(title).to_be_focused()
    title.fill("Bread")
    page.select_option(".waiting-card [name=priority]", "A")
    title.press("Enter")
    expect(waiting(page, "Bread").locator(".row-body")).to_be_focused()
    server.start()
    expect(page.locator("li.row .row-title")).to_have_text(["Milk", "Bread"], timeout=10_000)
    expect(page.locator(".waiting-card")).to_have_count(0)
    assert [(task["title"], task["priority"]) for task in server.tasks("open")] == [("Milk", None), ("Bread", "A")]


def test_what_is_being_changed_is_not_sent_meanwhile(server, open_page):
    captured_before(server)
    page = open_page("/capture")
    wait_away(server, page, "Brad", "Milk")
    waiting(page, "Brad").get_by_role("button", name="Edit").click()
    page.fill(".waiting-card textarea[name=title]", "Bread")
    server.start()
    expect(page.locator("li.row .row-title")).to_have_text(["Milk"], timeout=10_000)
    expect(page.locator(".waiting-card textarea[name=title]")).to_have_value("Bread")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("li.row .row-title")).to_have_text(["Bread", "Milk"])
    expect(page.locator(".waiting-card")).to_have_count(0)
    assert titles(server)[:2] == ["Bread", "Milk"]


def test_a_capture_that_waits_is_withdrawn_and_comes_back_by_undo(server, open_page):
    captured_before(server)
    page = open_page("/capture")
    wait_away(server, page, "One", "Two", "Three")
    page.get_by_role("button", name="Delete “Two”").click()
    expect(waiting(page, "Two")).to_have_count(0)
    expect(toasts(page).filter(has_text="Deleted “Two”")).to_have_count(1)
    expect(page.locator("#offline")).to_contain_text("2 changes wait.")
    toasts(page).get_by_role("button", name="Undo").click()
    expect(page.locator(".waiting-card .row-title")).to_have_text(["Three", "Two", "One"])
    page.get_by_role("button", name="Delete “Two”").click()
    expect(page.locator(".waiting-card")).to_have_count(2)
    server.start()
    expect(page.locator("li.row .row-title")).to_have_text(["Three", "One"], timeout=10_000)
    assert titles(server)[:2] == ["Three", "One"]


def test_one_that_arrived_unheard_is_changed_or_withdrawn_without_a_double(server, open_page):
    """The server took it, and its answer got lost: sent again under its key it is known, and only then deleted."""
    captured_before(server)
    page = open_page("/capture")

    def lose(route):
        if route.request.method == "POST":
            route.fetch()
            route.abort()
        elif route.request.url.endswith("/api/health"):
            route.abort()
        else:
            route.continue_()

    page.route("**/api/**", lose)
    for title in ["Brad", "Milk"]:
        compose(page, title)
        expect(waiting(page, title)).to_be_visible()
        expect(page.locator(SHEET)).not_to_be_visible()
    waiting(page, "Brad").get_by_role("button", name="Edit").click()
    page.fill(".waiting-card textarea[name=title]", "Bread")
    page.get_by_role("button", name="Save").click()
    expect(waiting(page, "Bread")).to_be_visible()
    assert titles(server)[0] == "Brad"
    page.unroute("**/api/**")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".waiting-card")).to_have_count(0)
    expect(page.locator("li.row .row-title", has_text="Bread")).to_be_visible()
    expect(page.locator("li.row .row-title", has_text="Milk")).to_be_visible()
    page.wait_for_timeout(300)
    assert sorted(titles(server)) == ["Bread", "Long ago", "Milk"]


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


# Cards.


def card(page, title):
    return page.locator("li.capture-card:not([inert])", has_text=title)


def card_titles(page):
    return page.locator("li.capture-card:not([inert]) .row-title")


class Finger:
    """Touches as the device reports them."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def touch(self, kind, *points):
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]})

    def drag(self, start, by, steps=12):
        x, y = start
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            self.touch("touchMove", (x + by[0] * step / steps, y + by[1] * step / steps))
            self.page.wait_for_timeout(16)
        return x + by[0], y + by[1]

    def swipe(self, start, by):
        self.drag(start, by)
        self.touch("touchEnd")


def grip(page, title, is_rtl=False):
    """Where a finger takes hold of a card: near its leading edge, beside its controls' middle."""
    box = card(page, title).bounding_box()
    return (box["x"] + box["width"] * (0.8 if is_rtl else 0.2), box["y"] + 12)


def swipeable(page):
    eventually(page, "document.querySelector('[data-nod-swipeable]') !== null")


def the_score(page, moment):
    eventually(page, f"watch.scores.some(({{moments}}) => moments.includes('{moment}'))")
    [score] = scores(page, moment)
    return score


def by_touch(page, title):
    swipeable(page)
    Finger(page).swipe(grip(page, title), (230, 4))


def by_mouse(page, title):
    swipeable(page)
    x, y = grip(page, title)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 120, y + 2, steps=8)
    page.mouse.move(x + 260, y + 2, steps=8)
    page.mouse.up()


def by_key(page, title):
    card(page, title).locator(".row-body").focus()
    page.keyboard.press("Control+Enter")


def by_key_on_the_check(page, title):
    card(page, title).locator("nod-check input").focus()
    page.keyboard.press("Meta+Enter")


SWIPES = [by_touch, by_mouse, by_key, by_key_on_the_check]


@pytest.mark.parametrize("complete", SWIPES)
def test_a_swipe_and_its_key_answer_alike(server, open_page, complete):
    [item, _] = server.add("Buy milk", "Other")
    page = open_page("/capture", **PHONE)
    page.evaluate("""new MutationObserver(() => { watch.left ??= performance.now(); })
        .observe(document.querySelector('.captures'), { subtree: true, attributeFilter: ['data-nod-leaving'] })""")
    complete(page, "Buy milk")
    score = the_score(page, "itemCompleted")
    assert scores(page, "completed") == []
    assert (score["haptic"], score["toast"], score["stay"], score["burst"]) == ("light", "completed", 400, 0)
    assert {"pulse", "successFlash"} <= set(score["tracks"])
    expect(card_titles(page)).to_have_text(["Other"])
    assert 395 <= page.evaluate("watch.left") - score["at"] < 900
    settle(page)
    assert server.task(item)["completedAt"]
    expect(toasts(page)).to_contain_text("Completed “Buy milk”")
    assert page.evaluate("watch.vibrations.length") == 1


def test_a_card_follows_the_finger_over_its_ground(server, open_page):
    server.add("Buy milk")
    page = open_page("/capture", **PHONE)
    swipeable(page)
    finger = Finger(page)
    state = """() => { const card = document.querySelector('.capture-card'); return {
        state: card.dataset.nodSwipe, share: Number(getComputedStyle(card).getPropertyValue('--nod-swipe')),
        ground: getComputedStyle(card.querySelector('.card-ground')).display,
        shift: card.querySelector('.card-face').getBoundingClientRect().x - card.getBoundingClientRect().x } }"""
    assert page.evaluate(state)["ground"] == "none"
    finger.drag(grip(page, "Buy milk"), (60, 2))
    seen = page.evaluate(state)
    assert seen["state"] == "following" and 20 < seen["shift"] <= 60 and 0 < seen["share"] < 1 and seen["ground"] == "flex"
    finger.touch("touchEnd")
    eventually(page, "document.querySelector('[data-nod-swipe]') === null")
    assert page.evaluate(state)["shift"] == 0
    assert scores(page, "itemCompleted") == []
    expect(card_titles(page)).to_have_count(1)


def cancel_by_second_finger(page, finger, at):
    finger.touch("touchStart", at, (200, 600))
    page.wait_for_timeout(30)
    finger.touch("touchEnd")


def cancel_by_pointercancel(page, finger, at):
    finger.touch("touchCancel")


def cancel_by_escape(page, finger, at):
    page.keyboard.press("Escape")
    finger.touch("touchEnd")


@pytest.mark.parametrize("cancel", [cancel_by_second_finger, cancel_by_pointercancel, cancel_by_escape])
def test_a_swipe_is_taken_back(server, open_page, cancel):
    [item] = server.add("Buy milk")
    page = open_page("/capture", **PHONE)
    swipeable(page)
    finger = Finger(page)
    at = finger.drag(grip(page, "Buy milk"), (230, 2))
    eventually(page, "document.querySelector('[data-nod-swipe=armed]') !== null")
    cancel(page, finger, at)
    eventually(page, "document.querySelector('[data-nod-swipe]') === null")
    page.wait_for_timeout(300)
    assert scores(page, "itemCompleted") == []
    assert server.task(item)["completedAt"] is None
    card(page, "Buy milk").locator(".row-body").tap()
    expect(page.locator(".editor")).to_be_visible()


def test_a_vertical_finger_scrolls_and_completes_nothing(server, open_page):
    server.add(*[f"Thought {number}" for number in range(20)])
    page = open_page("/capture", **PHONE)
    swipeable(page)
    x, y = grip(page, "Thought 2")
    Finger(page).swipe((x, y), (40, -260))
    page.wait_for_timeout(400)
    assert page.evaluate("scrollY") > 50
    assert scores(page, "itemCompleted") == [] and page.evaluate("watch.saves.count") == 0


def test_right_to_left_a_swipe_begins_at_the_other_edge(server, open_page):
    server.add("Buy milk", "Other")
    page = open_page("/capture", **PHONE)
    page.evaluate("document.documentElement.dir = 'rtl'")
    swipeable(page)
    Finger(page).swipe(grip(page, "Buy milk"), (230, 2))
    page.wait_for_timeout(400)
    assert scores(page, "itemCompleted") == []
    Finger(page).swipe(grip(page, "Buy milk", is_rtl=True), (-230, 2))
    the_score(page, "itemCompleted")
    expect(card_titles(page)).to_have_text(["Other"])


@pytest.mark.parametrize("settings, tracks", [
    ({"motion": "reduced"}, {"successFlash"}), ({"celebrations": "subtle"}, {"pulse", "successFlash"}), ({"celebrations": "off"}, set()),
])
def test_a_completed_card_without_movement_or_celebration(server, open_page, settings, tracks):
    server.add("Buy milk")
    server.call("PATCH", "/settings", settings)
    page = open_page("/capture", **PHONE)
    by_touch(page, "Buy milk")
    score = the_score(page, "itemCompleted")
    assert set(score["tracks"]) & {"pulse", "successFlash"} == tracks
    assert (score["haptic"], score["toast"]) == ("light", "completed")
    expect(card_titles(page)).to_have_count(0)


def test_undo_brings_the_card_back(server, open_page):
    [item, _] = server.add("Buy milk", "Other")
    page = open_page("/capture")
    by_key(page, "Buy milk")
    expect(card_titles(page)).to_have_text(["Other"])
    toasts(page).get_by_role("button", name="Undo").click()
    expect(card_titles(page)).to_have_text(["Buy milk", "Other"])
    settle(page)
    assert server.task(item)["completedAt"] is None


def test_reopened_in_time_it_stays(server, open_page):
    [item] = server.add("Buy milk")
    page = open_page("/capture")
    by_key(page, "Buy milk")
    page.locator(".capture-card nod-check input").first.evaluate("(input) => input.click()")
    settle(page)
    page.wait_for_timeout(600)
    expect(card_titles(page)).to_have_text(["Buy milk"])
    assert server.task(item)["completedAt"] is None


def test_a_refused_completion_comes_back(server, open_page):
    server.add("Buy milk")
    page = open_page("/capture")
    page.route("**/api/tasks/*", lambda route: route.fulfill(status=500, body="{}") if route.request.method == "PATCH" else route.continue_())
    by_key(page, "Buy milk")
    expect(toasts(page)).to_contain_text("Buy milk")
    expect(card_titles(page)).to_have_text(["Buy milk"])
    expect(card(page, "Buy milk").locator("nod-check")).to_have_js_property("checked", False)


def test_completed_offline_it_is_sent_later(server, open_page):
    [item] = server.add("Buy milk")
    page = open_page("/capture")
    server.stop()
    by_key(page, "Buy milk")
    expect(card_titles(page)).to_have_count(0)
    expect(page.locator("#offline")).to_contain_text("1 change waits.")
    server.start()
    expect(page.locator("#offline")).to_be_empty(timeout=10_000)
    settle(page)
    assert server.task(item)["completedAt"]


def test_the_focus_goes_to_the_next_card_and_at_last_to_the_heading(server, open_page):
    server.add("One", "Two")
    page = open_page("/capture")
    by_key(page, "One")
    expect(card_titles(page)).to_have_text(["Two"])
    assert page.evaluate("document.activeElement.closest('.row')?.querySelector('.row-title').textContent") == "Two"
    page.keyboard.press("Control+Enter")
    expect(card_titles(page)).to_have_count(0)
    eventually(page, "document.activeElement.id === 'capture-heading'")


def test_a_card_is_edited_and_its_keys_are_those_of_the_form(server, open_page):
    [item] = server.add("Tpyo")
    page = open_page("/capture")
    card(page, "Tpyo").locator(".row-body").click()
    page.fill(".editor textarea[name=title]", "Typo")
    page.locator(".editor textarea[name=notes]").press("Control+Enter")
    expect(card_titles(page)).to_have_text(["Typo"])
    assert (server.task(item)["title"], server.task(item)["completedAt"]) == ("Typo", None)


def test_a_card_is_deleted_with_undo(server, open_page):
    server.add("Precious")
    page = open_page("/capture")
    card(page, "Precious").locator("[data-action=delete]").click()
    expect(card_titles(page)).to_have_count(0)
    toasts(page).get_by_role("button", name="Undo").click()
    expect(card_titles(page)).to_have_text(["Precious"])


def test_the_hint_is_said_until_it_was_read(server, open_page):
    server.add("Buy milk", "Other")
    page = open_page("/capture", **PHONE)
    hint = page.locator(".capture-hint")
    expect(hint).to_contain_text("Swipe a card aside")
    page.get_by_role("button", name="Got it").click()
    expect(hint).not_to_be_visible()
    eventually(page, "document.activeElement.id === 'capture-heading'")
    page.reload()
    ready(page)
    expect(hint).not_to_be_visible()


def test_whoever_swipes_needs_no_hint(server, open_page):
    server.add("Buy milk", "Other")
    page = open_page("/capture", **PHONE)
    by_touch(page, "Buy milk")
    expect(page.locator(".capture-hint")).not_to_be_visible()


def test_captures_are_what_has_neither_a_day_nor_a_collection(server, open_page):
    groceries = server.call("POST", "/collections", {"name": "Groceries"})["id"]
    server.add("A thought", "Another")
    server.add("Pay rent", due="2099-12-31")
    server.add("Buy milk", collections=[groceries])
    page = open_page("/capture")
    expect(card_titles(page)).to_have_text(["A thought", "Another"])
    card(page, "A thought").locator(".row-body").click()
    page.fill("input[name=due]", "2099-12-31")
    page.locator("textarea[name=title]").press("Enter")
    expect(card_titles(page)).to_have_text(["Another"])
    server.call("PATCH", "/tasks/3", {"due": None})
    expect(card_titles(page)).to_have_count(2)


def test_a_card_is_as_high_as_its_text(server, open_page):
    server.add("A thought")
    page = open_page("/capture", **PHONE)
    assert card(page, "A thought").bounding_box()["height"] <= 60
    expect(card(page, "A thought").get_by_role("button")).to_have_count(2)


def test_an_empty_place_says_what_it_is_for(server, open_page):
    page = open_page("/capture")
    expect(page.get_by_text("Catch your first thought")).to_be_visible()
    page.get_by_role("button", name="Write it down").click()
    compose(page, "The very first")
    expect(card_titles(page)).to_have_text(["The very first"])
    expect(page.locator(SHEET)).not_to_be_visible()
    eventually(page, "document.activeElement !== document.body")
    by_key(page, "The very first")
    expect(page.get_by_text("Nothing on your mind")).to_be_visible()


def test_captures_that_do_not_load_say_so_and_try_again(server, open_page):
    server.add("Behind the cloud")
    page = open_page("/capture")
    page.route("**/api/tasks?*", lambda route: route.fulfill(status=500, body="{}"))
    page.reload()
    expect(page.get_by_text("Couldn't load your captures")).to_be_visible()
    page.unroute("**/api/tasks?*")
    page.get_by_role("button", name="Try again").click()
    expect(card_titles(page)).to_have_text(["Behind the cloud"])


# For every hand.


# The cards as they stand are measured with every other surface, in test_everywhere.py.
STATES = ["composer", "editing", "empty"]


def lay_out(server, page, state):
    if state == "composer":
        compose(page)
        page.get_by_role("radio", name="Choose…").check()
        expect(page.locator("#composer-collection")).to_be_visible()
    if state == "editing":
        card(page, "Short").locator(".row-body").click()
    page.wait_for_timeout(500)


def fill(server):
    groceries = server.call("POST", "/collections", {"name": "Groceries"})["id"]
    server.add("A very long title " * 12, "Short")
    server.add("Late", due="2020-01-01", priority="A", collections=[groceries], notes="Remember")


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("profile", ["standard", "child"])
@pytest.mark.parametrize("width", [390, 1440])
def test_controls_are_large_and_apart(server, open_page, state, profile, width):
    if state != "empty":
        fill(server)
    server.call("PATCH", "/settings", {"profile": profile})
    page = open_page("/capture", viewport={"width": width, "height": 844})
    lay_out(server, page, state)
    assert small_targets(page, profile) == []
    assert close_targets(page) == []


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(server, open_page, state, scheme):
    if state != "empty":
        fill(server)
    page = open_page("/capture", color_scheme=scheme)
    lay_out(server, page, state)
    assert violations(page) == []
