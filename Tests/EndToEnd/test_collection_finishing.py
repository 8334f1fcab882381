import pytest
from collecting import collect, group, progress
from conftest import eventually
from playwright.sync_api import expect
from rows import FELT, check, refuse, said, settle, tap, toasts


CELEBRATED = "watch.scores.filter(({ moments }) => moments.includes('collectionCompleted'))"


def test_a_completed_task_is_seen_and_goes_to_the_completed_ones_and_a_reopened_one_back(server, open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Milk", "Bread"]})
    check(page, "Milk").click()
    expect(progress(page)).to_have_text("1 of 2 done")
    expect(group(page, "completed").locator(".row-title")).to_have_text(["Milk"])
    expect(group(page, "open").locator(".row-title")).to_have_text(["Bread"])
    settle(page)
    assert server.find("Milk")["completedAt"]
    check(page, "Milk").click()
    expect(group(page, "open").locator(".row-title")).to_have_text(["Milk", "Bread"])
    expect(group(page, "completed")).to_have_count(0)
    expect(progress(page)).to_have_text("0 of 2 done")
    settle(page)
    assert server.find("Milk")["completedAt"] is None


@pytest.mark.parametrize("delay", [0, 1200])
def test_a_refused_completion_is_taken_back(server, open_page, delay):
    page = open_page("/collections/1", collections={"Groceries": ["Milk"]})
    refuse(page, "tasks/*", "PATCH", times=1)
    page.evaluate("(delay) => { watch.delay = delay; }", delay)
    check(page, "Milk").click()
    expect(toasts(page).filter(has_text="Couldn't save “Milk”")).to_have_count(1)
    expect(group(page, "open")).to_have_count(1)
    expect(page.locator("li.row")).to_have_count(1)
    expect(page.locator("nod-check")).to_have_js_property("checked", False)
    expect(progress(page)).to_have_text("0 of 1 done")
    expect(toasts(page).filter(has_text="“Groceries” complete!")).to_have_count(0)
    toasts(page).get_by_role("button", name="Retry").click()
    expect(group(page, "completed")).to_have_count(1)
    expect(progress(page)).to_have_text("All done")
    settle(page)
    assert server.find("Milk")["completedAt"]


def test_two_completed_by_one_task_are_celebrated_once_together(server, open_page):
    server.call("PATCH", "/settings", {"completionSoundEnabled": True})
    groceries, [milk] = collect(server, "Groceries", "Milk")
    breakfast, _ = collect(server, "Breakfast")
    server.call("PUT", f"/collections/{breakfast}/tasks/{milk}")
    page = open_page(f"/collections/{groceries}")
    page.evaluate("watch.delay = 1000")
    check(page, "Milk").click()
    # When the bar is full, and before the server has answered.
    expect(progress(page)).to_have_text("All done", timeout=800)
    expect(toasts(page)).to_have_count(1)
    expect(toasts(page)).to_contain_text("“Groceries” and “Breakfast” complete!")
    eventually(page, "watch.sounds === 1")
    settle(page)
    page.wait_for_timeout(1500)
    felt = page.evaluate(FELT)
    assert [score["haptic"] for score in felt] == ["success"]
    assert felt[0]["sound"] == "celebration"
    assert felt[0]["burst"] == 8
    assert page.evaluate("[watch.vibrations.length, watch.sounds]") == [1, 1]
    assert said(page) == ["“Groceries” and “Breakfast” complete!"]
    expect(toasts(page)).to_have_count(1)
    expect(page.get_by_role("meter", name="Groceries")).to_have_attribute("aria-valuetext", "All done")
    expect(page.get_by_role("meter", name="Groceries")).to_have_attribute("aria-valuenow", "1")


def test_several_at_once_join_in_one_toast(server, open_page):
    collect(server, "Groceries", "Milk")
    collect(server, "Garden", "Rake")
    page = open_page("/")
    check(page, "Milk").click()
    check(page, "Rake").click()
    expect(toasts(page).filter(has_text="complete!")).to_have_count(1)
    expect(toasts(page).filter(has_text="“Groceries” and “Garden” complete!")).to_have_count(1)
    settle(page)


def test_the_last_of_three_fast_taps_celebrates_whatever_was_answered_meanwhile(open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Milk", "Bread", "Eggs"]})
    page.evaluate("watch.delay = 300")
    tap(page, "Milk")
    page.wait_for_timeout(200)
    tap(page, "Bread")
    # Milk's answer has arrived by now, without Bread.
    page.wait_for_timeout(200)
    expect(progress(page)).to_have_text("2 of 3 done")
    tap(page, "Eggs")
    expect(progress(page)).to_have_text("All done")
    expect(toasts(page).filter(has_text="“Groceries” complete!")).to_have_count(1)
    settle(page)
    expect(progress(page)).to_have_text("All done")
    assert page.evaluate(f"{CELEBRATED}.length") == 1


def test_an_empty_one_never_celebrates(server, open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Milk"]})
    page.get_by_role("button", name="Remove “Milk” from this collection").click()
    expect(progress(page)).to_have_text("Empty")
    expect(page.get_by_text("Nothing in here yet")).to_be_visible()
    page.get_by_role("link", name="List").click()
    check(page, "Milk").click()
    expect(toasts(page).filter(has_text="Completed “Milk”")).to_have_count(1)
    settle(page)
    assert page.evaluate(f"{CELEBRATED}.length") == 0
    assert server.find("Milk")["completedAt"]


def test_one_is_not_celebrated_twice_while_its_toast_is_there(open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Milk"]})
    check(page, "Milk").click()
    expect(group(page, "completed")).to_have_count(1)
    settle(page)
    check(page, "Milk").click()
    expect(group(page, "open")).to_have_count(1)
    settle(page)
    expect(progress(page)).to_have_text("0 of 1 done")
    check(page, "Milk").click()
    expect(progress(page)).to_have_text("All done")
    settle(page)
    page.wait_for_timeout(600)
    assert page.evaluate(f"{CELEBRATED}.length") == 1


def test_a_wrong_prediction_is_corrected_quietly(server, open_page):
    server.call("PATCH", "/settings", {"completionSoundEnabled": True})
    collection, _ = collect(server, "Garden", "Rake")
    page = open_page(f"/collections/{collection}")
    # Another tab's change that this one misses, because its stream is closed.
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    page.evaluate("watch.delay = 300")
    server.add("Spade", collections=[collection])
    check(page, "Rake").click()
    expect(toasts(page)).to_contain_text("“Garden” complete!")
    eventually(page, "watch.sounds === 1")
    settle(page)
    expect(toasts(page)).to_have_count(1)
    expect(toasts(page)).to_contain_text("Completed “Rake”")
    expect(progress(page)).to_have_text("1 of 2 done")
    page.wait_for_timeout(600)
    assert page.evaluate("[watch.vibrations.length, watch.sounds]") == [1, 1]
    assert said(page) == ["“Garden” complete!"]


@pytest.mark.parametrize("level, burst", [("full", 8), ("subtle", 0), ("off", 0)])
def test_celebrations_are_as_large_as_they_are_wanted(server, open_page, level, burst):
    server.call("PATCH", "/settings", {"celebrations": level})
    page = open_page("/collections/1", collections={"Groceries": ["Milk"]})
    check(page, "Milk").click()
    expect(toasts(page)).to_contain_text("“Groceries” complete!")
    settle(page)
    [score] = page.evaluate(CELEBRATED)
    assert score["burst"] == burst
    assert score["haptic"] == "success"
    assert ("successFlash" in score["tracks"]) is (level == "subtle")
    assert ({"channel": "celebration", "reason": "person"} in score["held"]) is (level != "full")
    expect(progress(page)).to_have_text("All done")
