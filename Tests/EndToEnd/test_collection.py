from collecting import collect, group
from conftest import Held, eventually
from playwright.sync_api import expect
from rows import refuse, toasts


def test_another_name_that_is_taken_or_cannot_be_saved_stays_in_its_field(server, open_page):
    page = open_page("/collections/1", collections={"Grocries": ["Milk"], "Garden": []})
    page.get_by_role("button", name="Rename “Grocries”").click()
    field = page.get_by_label("Name", exact=True)
    problem = page.locator("#collection-rename-problem")
    field.fill("Garden")
    field.press("Enter")
    expect(problem).to_have_text("There is already a collection “Garden”. Choose another name.")
    server.stop()
    field.fill("Groceries")
    field.press("Enter")
    expect(problem).to_contain_text("Couldn't save “Groceries”.")
    expect(field).to_have_value("Groceries")
    server.start()
    field.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Groceries")
    assert server.call("GET", "/collections/1")["name"] == "Groceries"


def test_a_task_that_could_not_be_taken_out_is_still_there(server, open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Milk"]})
    refuse(page, "collections/*/tasks/*")
    page.get_by_role("button", name="Remove “Milk” from this collection").click()
    expect(toasts(page)).to_contain_text("Couldn't remove “Milk”.")
    expect(group(page, "open")).to_have_count(1)
    # No row names the collection that all have in common.
    expect(page.locator(".row .mark.collection")).to_have_count(0)
    page.unroute("**/api/collections/*/tasks/*")
    toasts(page).get_by_role("button", name="Retry").click()
    expect(group(page, "open")).to_have_count(0)
    expect(toasts(page)).to_contain_text("Removed “Milk” from “Groceries”")
    assert server.find("Milk")["collections"] == []


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


def test_one_deleted_elsewhere_while_it_is_open_says_so_and_leads_back(server, open_page):
    page = open_page("/collections/1", collections={"Groceries": ["Milk"]})
    gone = page.get_by_role("heading", level=1, name="This collection isn't here")
    server.call("DELETE", "/collections/1")
    expect(gone).to_be_visible()
    # After Undo it is being read; deleted again meanwhile, it stays away.
    reading = Held(page, "**/api/tasks?*collection=1*")
    with page.expect_response("**/api/collections/1"):
        server.call("POST", "/collections/1/restore")
    expect(page.get_by_role("heading", level=1, name="Groceries")).to_be_visible()
    reading.arrive()
    server.call("DELETE", "/collections/1")
    expect(gone).to_be_visible()
    reading.let_go()
    eventually(page, "!document.querySelector('#surface nod-status:is([state=loading], [state=refreshing])')")
    expect(gone).to_be_visible()
    server.call("POST", "/collections/1/restore")
    server.call("DELETE", "/collections/1")
    page.wait_for_timeout(300)
    expect(gone).to_be_visible()
    page.goto(f"{server.url}/collections/99")
    page.get_by_role("link", name="See all collections").click()
    expect(page.get_by_role("heading", level=1, name="Collections")).to_be_focused()


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
