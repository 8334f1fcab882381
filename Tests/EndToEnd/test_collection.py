"""One collection: its tasks, its name, what is added and taken out, and undo."""

from collecting import NAMES, collect, group, progress
from conftest import Held
from playwright.sync_api import expect
from rows import FELT, press, refuse, toasts, undo


def test_it_shows_its_open_tasks_and_its_completed_ones(server, open_page):
    collection, _ = collect(server, "Groceries", "Milk", "Bread", "Eggs", completed=["Milk"])
    page = open_page(f"/collections/{collection}", tasks=["Elsewhere"])
    expect(page.get_by_role("heading", level=1)).to_have_text("Groceries")
    expect(progress(page)).to_have_text("1 of 3 done")
    expect(group(page, "open").locator(".row-title")).to_have_text(["Bread", "Eggs"])
    expect(group(page, "completed").locator(".row-title")).to_have_text(["Milk"])
    # No row names the collection that all have in common.
    expect(page.locator(".row .mark.collection")).to_have_count(0)


def test_it_is_renamed_in_place(server, open_page):
    collection, _ = collect(server, "Grocries", "Milk")
    collect(server, "Garden")
    page = open_page(f"/collections/{collection}")
    page.get_by_role("button", name="Rename “Grocries”").click()
    field = page.get_by_label("Name", exact=True)
    expect(field).to_be_focused()
    expect(field).to_have_value("Grocries")
    field.fill("Garden")
    field.press("Enter")
    problem = page.locator("#collection-rename-problem")
    expect(problem).to_have_text("There is already a collection “Garden”. Choose another name.")
    field.fill("")
    page.get_by_role("button", name="Save").click()
    expect(problem).to_have_text("Write a name first.")
    field.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_have_text("Grocries")
    expect(page.get_by_role("button", name="Rename “Grocries”")).to_be_focused()
    page.keyboard.press("Enter")
    field.fill("Groceries")
    field.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Groceries")
    expect(page.get_by_role("button", name="Rename “Groceries”")).to_be_focused()
    assert server.call("GET", f"/collections/{collection}")["name"] == "Groceries"


def test_a_new_name_stays_when_it_cannot_be_saved(server, open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Milk"]})
    page.get_by_role("button", name="Rename “Groceries”").click()
    server.stop()
    field = page.get_by_label("Name", exact=True)
    field.fill("Shopping")
    field.press("Enter")
    expect(page.locator("#collection-rename-problem")).to_contain_text("Couldn't save “Shopping”.")
    expect(field).to_have_value("Shopping")
    server.start()
    field.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Shopping")


def test_existing_tasks_are_added_several_at_once_by_key_and_taken_out_again_by_undo(server, open_page):
    collection, _ = collect(server, "Groceries", "Milk")
    ids = server.add("Bread", "Eggs", "Dentist")
    page = open_page(f"/collections/{collection}")
    page.get_by_role("button", name="Add existing tasks").click()
    expect(page.get_by_label("Search tasks")).to_be_focused()
    expect(page.locator(".choice-title")).to_have_text(["Bread", "Eggs", "Dentist"])
    press(page, "ArrowDown", "Space")
    page.get_by_label("Search tasks").fill("egg")
    expect(page.locator(".choice-title")).to_have_text(["Bread", "Eggs"])
    expect(page.get_by_role("checkbox", name="Bread")).to_be_checked()
    press(page, "ArrowDown", "ArrowDown", "Space")
    expect(page.locator(".picker-note")).to_have_text("2 tasks chosen")
    page.keyboard.press("Enter")
    expect(page.locator(".picker")).to_be_hidden()
    expect(group(page, "open").locator(".row-title")).to_have_text(["Bread", "Eggs", "Milk"])
    expect(progress(page)).to_have_text("0 of 3 done")
    expect(toasts(page)).to_have_count(1)
    expect(toasts(page)).to_contain_text("Added 2 tasks to “Groceries”")
    assert [bool(server.task(one)["collections"]) for one in ids] == [True, True, False]
    undo(page)
    expect(group(page, "open").locator(".row-title")).to_have_text(["Milk"])
    expect(progress(page)).to_have_text("0 of 1 done")
    assert [bool(server.task(one)["collections"]) for one in ids] == [False, False, False]


def test_results_that_come_late_leave_the_choice_that_somebody_is_at(open_page):
    page = open_page("/collections/1", tasks=["Bread", "Eggs", "Dentist"], collections={"Groceries": []})
    page.get_by_role("button", name="Add existing tasks").click()
    expect(page.locator(".choice-title")).to_have_text(["Bread", "Eggs", "Dentist"])
    results = Held(page, "**/api/tasks?*q=egg*")
    page.get_by_label("Search tasks").fill("egg")
    eggs = page.get_by_role("checkbox", name="Eggs")
    eggs.focus()
    page.keyboard.down("Space")
    results.arrive()
    results.let_go()
    expect(page.locator(".choice-title")).to_have_text(["Eggs"])
    page.keyboard.up("Space")
    expect(eggs).to_be_focused()
    expect(eggs).to_be_checked()
    expect(page.locator(".picker-note")).to_have_text("1 task chosen")


def test_the_focus_of_a_choice_that_is_no_result_goes_to_the_search(open_page):
    page = open_page("/collections/1", tasks=["Bread", "Eggs"], collections={"Groceries": []})
    page.get_by_role("button", name="Add existing tasks").click()
    results = Held(page, "**/api/tasks?*q=egg*")
    page.get_by_label("Search tasks").fill("egg")
    page.get_by_role("checkbox", name="Bread").focus()
    results.arrive()
    results.let_go()
    expect(page.locator(".choice-title")).to_have_text(["Eggs"])
    expect(page.get_by_label("Search tasks")).to_be_focused()


def test_the_picker_says_what_is_missing_and_keeps_what_could_not_be_added(server, open_page):
    page = open_page("/collections/1", tasks=["Bread"], collections={"Groceries": ["Milk"]})
    page.get_by_role("button", name="Add existing tasks").click()
    page.locator(".picker").get_by_role("button", name="Add").click()
    problem = page.locator(".picker .problem")
    expect(problem).to_have_text("Choose at least one task first.")
    page.get_by_label("Search tasks").fill("zzz")
    expect(page.locator(".picker-note")).to_have_text("Nothing found. Try another word.")
    page.get_by_label("Search tasks").fill("")
    page.get_by_role("checkbox", name="Bread").check()
    server.stop()
    page.locator(".picker").get_by_role("button", name="Add").click()
    expect(problem).to_contain_text("Couldn't add 1 task.")
    expect(page.get_by_role("checkbox", name="Bread")).to_be_checked()
    server.start()
    page.locator(".picker").get_by_role("button", name="Add").click()
    expect(group(page, "open")).to_have_count(2)


def test_a_task_is_taken_out_and_put_back_by_undo(server, open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Milk", "Bread"]})
    page.get_by_role("button", name="Remove “Milk” from this collection").click()
    expect(group(page, "open").locator(".row-title")).to_have_text(["Bread"])
    expect(progress(page)).to_have_text("0 of 1 done")
    expect(toasts(page)).to_contain_text("Removed “Milk” from “Groceries”")
    assert server.find("Milk")["collections"] == []
    assert page.evaluate(f"{FELT}.length") == 1
    undo(page)
    expect(group(page, "open").locator(".row-title")).to_have_text(["Milk", "Bread"])
    expect(progress(page)).to_have_text("0 of 2 done")
    assert [one["id"] for one in server.find("Milk")["collections"]] == [1]
    expect(toasts(page)).to_have_count(0)


def test_a_task_that_could_not_be_taken_out_is_still_there(server, open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Milk"]})
    refuse(page, "collections/*/tasks/*")
    page.get_by_role("button", name="Remove “Milk” from this collection").click()
    expect(toasts(page)).to_contain_text("Couldn't remove “Milk”.")
    expect(group(page, "open")).to_have_count(1)
    page.unroute("**/api/collections/*/tasks/*")
    toasts(page).get_by_role("button", name="Retry").click()
    expect(group(page, "open")).to_have_count(0)
    expect(toasts(page)).to_contain_text("Removed “Milk” from “Groceries”")
    assert server.find("Milk")["collections"] == []


def test_it_is_deleted_and_restored_by_undo(server, open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Milk"]})
    page.get_by_role("button", name="Delete collection").click()
    expect(page.get_by_role("heading", level=1, name="Collections")).to_be_focused()
    expect(page.get_by_text("Things that belong together")).to_be_visible()
    expect(toasts(page)).to_contain_text("Deleted “Groceries”")
    assert server.call("GET", "/collections")["collections"] == []
    assert server.find("Milk")["title"] == "Milk"
    undo(page)
    expect(page.locator(NAMES)).to_have_text(["Groceries"])
    expect(page.locator(".progress-words")).to_have_text(["0 of 1 done"])
    assert [one["id"] for one in server.find("Milk")["collections"]] == [1]


def test_a_task_and_a_collection_have_each_a_toast_that_stays_true_and_an_undo(server, open_page):
    page = open_page(collections={"Groceries": ["Milk", "Bread"]})
    page.locator("li.row", has_text="Milk").locator("[data-action=delete]").click()
    expect(toasts(page)).to_contain_text("Deleted “Milk”")
    toasts(page).hover()
    page.evaluate("history.pushState(null, '', '/collections/1'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_role("button", name="Delete collection").click()
    expect(toasts(page).locator("p")).to_have_text(["Deleted “Milk”", "Deleted “Groceries”"])
    for title in ["Milk", "Groceries"]:
        toasts(page).filter(has_text=title).get_by_role("button", name="Undo").click()
    expect(page.locator(".collection-card .mark")).to_have_text("Groceries")
    expect(page.locator(".progress-words")).to_have_text("0 of 2 done")
    assert [one["name"] for one in server.call("GET", "/collections")["collections"]] == ["Groceries"]
    assert sorted(task["title"] for task in server.tasks()) == ["Bread", "Milk"]


def test_one_that_could_not_be_deleted_stays_open(server, open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Milk"]})
    server.stop()
    page.get_by_role("button", name="Delete collection").click()
    expect(toasts(page)).to_contain_text("Couldn't delete “Groceries”.")
    expect(group(page, "open")).to_have_count(1)
    server.start()
    toasts(page).get_by_role("button", name="Retry").click()
    expect(page.get_by_role("heading", level=1, name="Collections")).to_be_visible()
    assert server.call("GET", "/collections")["collections"] == []


def test_one_that_is_not_there_says_so_and_leads_back(open_page):
    page = open_page("/collections/99", wait=False)
    expect(page.get_by_role("heading", level=1, name="This collection isn't here")).to_be_visible()
    page.get_by_role("link", name="See all collections").click()
    expect(page.get_by_role("heading", level=1, name="Collections")).to_be_focused()


def test_one_deleted_elsewhere_while_it_is_open_says_so(server, open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Milk"]})
    server.call("DELETE", "/collections/1")
    expect(page.get_by_role("heading", level=1, name="This collection isn't here")).to_be_visible()
    server.call("POST", "/collections/1/restore")
    expect(page.get_by_role("heading", level=1, name="Groceries")).to_be_visible()


def test_the_editor_chooses_collections(server, open_page):
    groceries, [milk] = collect(server, "Groceries", "Milk")
    garden, _ = collect(server, "Garden")
    page = open_page("/")
    page.locator("[data-action=edit]").click()
    chips = page.get_by_role("group", name="Collections")
    expect(chips.get_by_role("checkbox")).to_have_count(2)
    expect(chips.get_by_role("checkbox", name="Groceries")).to_be_checked()
    chips.get_by_role("checkbox", name="Groceries").uncheck()
    chips.get_by_role("checkbox", name="Garden").check()
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".row .mark.collection")).to_have_text(["Garden"])
    assert [one["id"] for one in server.task(milk)["collections"]] == [garden]
    page.locator("[data-action=edit]").click()
    page.get_by_role("group", name="Collections").get_by_role("checkbox", name="Garden").uncheck()
    page.fill("textarea[name=title]", "Oat milk")
    refuse(page, "collections/*/tasks/*")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("[data-problem=form]")).to_contain_text("Couldn't save “Milk”.")
    expect(page.locator("textarea[name=title]")).to_have_value("Oat milk")
    page.unroute("**/api/collections/*/tasks/*")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".row-title")).to_have_text("Oat milk")
    assert server.task(milk)["collections"] == []
