from browsers import Fingers
from captures import grip, swipeable
from conftest import eventually, middle
from playwright.sync_api import expect
from rows import PHONE, dismiss, follow, rows, scores, toasts, wear


def test_a_card_follows_the_finger_over_its_ground_and_goes(open_page):
    page = open_page("/capture", **PHONE, tasks=["Buy milk", "Other"])
    swipeable(page)
    finger = Fingers(page)
    ground = "getComputedStyle(document.querySelector('.row-ground')).display"
    assert page.evaluate(ground) == "none"
    finger.swipe(grip(page, "Buy milk"), (60, 2), end=None)
    assert page.evaluate(ground) == "flex"
    finger.send("touchEnd")
    eventually(page, "document.querySelector('[data-nod-swipe]') === null")
    assert page.evaluate(ground) == "none" and scores(page, "itemCompleted") == []
    others = page.locator(".captures > li", has_text="Other")
    below = others.bounding_box()
    follow(rows(page).first.locator(".row-face"))
    finger.swipe(grip(page, "Buy milk"), (230, 4))
    assert others.bounding_box() == below
    expect(rows(page).locator(".row-title")).to_have_text(["Other"])
    # It continues outward from the point of release; once out of view, it may overshoot.
    way = [min(x, 374) for x, _ in page.evaluate("places")]
    assert way[-1] == 374 and all(later >= sooner - .5 for sooner, later in zip(way, way[1:])), way


def test_a_row_of_the_list_is_completed_by_a_swipe_and_deleted_by_one_back(open_page):
    page = open_page(**PHONE, tasks=["Buy milk", "Bread", "Salt"])
    swipeable(page)
    finger = Fingers(page)
    expect(page.locator(".row-delete").first).to_be_hidden()
    finger.swipe(middle(rows(page).first.locator(".row-title").bounding_box()), (250, 4))
    expect(rows(page).locator(".row-title")).to_have_text(["Bread", "Salt"])
    assert [score["haptic"] for score in scores(page, "itemCompleted")] == ["light"]
    dismiss(page)
    finger.swipe(middle(rows(page).first.bounding_box()), (-190, 4))
    expect(toasts(page)).to_contain_text("Deleted “Bread”")
    expect(rows(page).locator(".row-title")).to_have_text(["Salt"])
    toasts(page).get_by_role("button", name="Undo").tap()
    expect(rows(page).locator(".row-title")).to_have_text(["Bread", "Salt"])
    # On a phone the editor deletes, too.
    rows(page).last.locator(".row-body").tap()
    page.locator(".editor").get_by_role("button", name="Delete").tap()
    expect(rows(page).locator(".row-title")).to_have_text(["Bread"])


def test_no_child_deletes_by_accident(server, open_page):
    page = open_page(**PHONE, tasks=["Buy milk"])
    wear(server, page, "child")
    swipeable(page)
    Fingers(page).swipe(middle(rows(page).first.bounding_box()), (-190, 4))
    rows(page).first.locator(".row-body").tap()
    expect(page.locator(".editor").get_by_role("button", name="Save")).to_be_visible()
    expect(page.locator("main").get_by_role("button", name="Delete")).to_have_count(0)
    page.goto(f"{server.url}/board")
    page.locator(".card-handle").tap()
    expect(page.locator(".menu").get_by_role("button", name="Move to Done")).to_be_visible()
    expect(page.locator(".menu").get_by_role("button", name="Delete")).to_have_count(0)


def test_a_child_has_large_checks_and_text_and_one_switch_before_what_is_for_grown_ups(server, open_page):
    page = open_page(**PHONE, tasks=["Buy milk"])
    wear(server, page, "child")
    check = page.locator("nod-check").first.bounding_box()
    assert min(check["width"], check["height"]) >= 56
    assert page.locator(".row-title").evaluate("(title) => getComputedStyle(title).fontSize") == "20px"
    page.click("#open-settings")
    expect(page.locator("#settings [role=switch]:visible")).to_have_count(1)
    expect(page.locator("#sounds")).to_be_visible()
    page.get_by_text("For grown-ups").click()
    expect(page.locator("[name=completionSoundEnabled]")).to_be_visible()


def test_a_card_is_edited_and_its_keys_are_those_of_the_form(server, open_page):
    [item] = server.add("Tpyo")
    page = open_page("/capture")
    rows(page).locator(".row-body").click()
    page.fill(".editor textarea[name=title]", "Typo")
    page.locator(".editor textarea[name=notes]").press("Control+Enter")
    expect(rows(page).locator(".row-title")).to_have_text(["Typo"])
    assert (server.task(item)["title"], server.task(item)["completedAt"]) == ("Typo", None)


def test_a_card_is_as_high_as_its_text(open_page):
    page = open_page("/capture", **PHONE, tasks=["A thought"])
    assert rows(page).bounding_box()["height"] <= 60
    expect(rows(page).get_by_role("button")).to_have_count(1)
