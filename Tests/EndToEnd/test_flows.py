"""Twelve flows through the app, with what is shown, announced and saved: also in Firefox, and in WebKitGTK by
selenium."""

import functools

import pytest
from browsers import eventually
from conftest import becomes
from rows import rest

UNDO = "nod-toasts li:not([inert]) .action"
# Records the page's answers since it was loaded.
SEEN = """(() => {
  globalThis.seen = { scores: [], said: [], errors: [], bursts: 0 };
  document.addEventListener("nod-score", ({ detail }) => seen.scores.push(detail));
  for (const name of ["error", "unhandledrejection"]) {
    addEventListener(name, ({ message, reason }) => seen.errors.push(String(message ?? reason)));
  }
  for (const region of document.querySelectorAll("[aria-live]")) {
    new MutationObserver(() => region.textContent.trim() && seen.said.push(region.textContent.trim()))
      .observe(region, { childList: true, characterData: true, subtree: true });
  }
  new MutationObserver(() => {
    seen.bursts = Math.max(seen.bursts, document.querySelectorAll(".nod-particle").length);
  }).observe(document, { childList: true, subtree: true });
})()"""
LOADED = """document.querySelector('nod-status:is([state=loaded], [state=empty])')
    && !document.querySelector('#surface nod-status:is([state=loading], [state=refreshing])')"""


@pytest.fixture
def app(request, browser):
    """Opened with the options of marks; errors of the page fail the test."""
    options = {name: value for mark in request.node.iter_markers("page") for name, value in mark.kwargs.items()}
    context = browser.new_context(**options)
    app = context.new_page()
    yield app
    errors = app.evaluate("globalThis.seen?.errors ?? []")
    context.close()
    assert errors == []


until = functools.partial(eventually, seconds=10)


def visit(app, server, path="/"):
    app.goto(server.url + path)
    until(app, LOADED)
    app.evaluate("import('/nod/nod.js').then((nod) => nod.ready.then(() => true))")
    app.evaluate(SEEN)
    rest(app)


def click_row(app, title, control="nod-check"):
    app.click(f'li.row:not([inert]):has(nod-check[label="{title}"]) {control}')


def until_said(app, text):
    until(app, f"seen.said.includes({text!r})")


def until_saved(server, title, field, value=True, seconds=10):
    becomes(lambda: server.find(title)[field] if value is not True else bool(server.find(title)[field]), value, seconds)


def titles(app, within="main"):
    return app.evaluate(f"""[...document.querySelectorAll('{within} li.row:not([inert]) .row-title')]
        .map((title) => title.textContent.trim())""")


def test_a_completed_task_is_answered_and_saved_and_leaves(app, server):
    server.add("Buy milk", "Bread")
    visit(app, server)
    click_row(app, "Buy milk")
    until_said(app, "Completed “Buy milk”")
    [answer] = app.evaluate("seen.scores.filter(({ moments }) => moments.includes('completed'))")
    assert answer["tracks"] == ["disc", "tick", "strike", "scale"] and answer["toast"] == "completed"
    until(app, "!document.querySelector('nod-check[label=\"Buy milk\"]')")
    until_saved(server, "Buy milk", "completedAt")


def test_undo_brings_a_completed_task_back_to_its_place(app, server):
    server.add("Buy milk", "Bread", "Rice")
    visit(app, server)
    click_row(app, "Bread")
    until_saved(server, "Bread", "completedAt")
    app.click(UNDO)
    until_saved(server, "Bread", "completedAt", None)
    rest(app)
    assert titles(app, "#surface") == ["Buy milk", "Bread", "Rice"]


def test_a_deleted_task_goes_and_is_restored(app, server):
    server.add("Buy milk", "Bread")
    visit(app, server)
    click_row(app, "Buy milk", "[data-action=delete]")
    until_said(app, "Deleted “Buy milk”")
    until(app, "!document.querySelector('nod-check[label=\"Buy milk\"]')")
    becomes(lambda: [task["title"] for task in server.tasks()], ["Bread"])
    app.click(UNDO)
    until(app, "document.querySelector('li.row:not([inert]) nod-check[label=\"Buy milk\"]')")
    rest(app)
    assert titles(app) == ["Buy milk", "Bread"]
    becomes(lambda: [task["title"] for task in server.tasks()], ["Buy milk", "Bread"])


def test_three_fast_taps_are_all_counted(app, server):
    server.add("Buy milk", "Bread", "Rice", "Salt")
    visit(app, server)
    # Like fast users: a driver's click waits until no row moves.
    app.evaluate("""['Buy milk', 'Bread', 'Rice'].forEach((title) => {
        document.querySelector(`nod-check[label="${title}"]`).shadowRoot.querySelector('input').click();
    })""")
    until_said(app, "Completed 3 tasks")
    for title in ["Buy milk", "Bread", "Rice"]:
        until_saved(server, title, "completedAt")
    assert not server.find("Salt")["completedAt"]


def test_a_card_is_dragged_to_another_column(app, server):
    server.add("Buy milk", "Bread")
    visit(app, server, "/board")
    until(app, "document.querySelector('.columns[data-nod-draggable]')")
    box = app.locator('li.card:has(nod-check[label="Buy milk"]) .row-title').bounding_box()
    column = app.locator("section[data-column=doing]").bounding_box()
    app.mouse.move(box["x"] + 5, box["y"] + 5)
    app.mouse.down()
    app.mouse.move(box["x"] + 15, box["y"] + 15)
    app.mouse.move(column["x"] + 60, column["y"] + 120, steps=6)
    app.mouse.move(column["x"] + 61, column["y"] + 120)
    app.mouse.up()
    until_saved(server, "Buy milk", "column", "doing")
    until_said(app, "Moved “Buy milk” to Doing, 1 of 1")
    rest(app)
    assert titles(app, "[data-group=doing]") == ["Buy milk"]


def test_a_card_of_the_inbox_is_swiped_away(app, server):
    server.add("Buy milk", "Bread")
    visit(app, server, "/capture")
    until(app, "document.querySelectorAll('[data-nod-swipeable]').length === 2")
    box = app.locator('li:has(nod-check[label="Buy milk"])').bounding_box()
    x, y = box["x"] + box["width"] * 0.2, box["y"] + 12
    app.mouse.move(x, y)
    app.mouse.down()
    app.mouse.move(x + 300, y + 2, steps=8)
    until(app, "document.querySelector('[data-nod-swipe=armed]')")
    app.mouse.up()
    until_said(app, "Completed “Buy milk”")
    assert app.evaluate("seen.scores.flatMap(({ moments }) => moments).filter((one) => one.endsWith('ompleted'))") == [
        "itemCompleted"]
    until_saved(server, "Buy milk", "completedAt")


def test_the_first_capture_is_kept_and_celebrated(app, server):
    visit(app, server)
    app.click("[data-compose]")
    until(app, "document.querySelector('#composer-sheet').open")
    app.keyboard.type("Call Inge")
    app.keyboard.press("Enter")
    until_said(app, "Your first task")
    until(app, "seen.bursts > 0")
    becomes(lambda: [task["title"] for task in server.tasks()], ["Call Inge"])
    until(app, "!document.querySelector('#composer-sheet').open")
    until(app, "document.querySelector('li.row nod-check[label=\"Call Inge\"]')")


def test_the_last_task_finishes_its_collection(app, server):
    collection = server.call("POST", "/collections", {"name": "Groceries"})["id"]
    server.add("Bread", "Milk", collections=[collection])
    visit(app, server, f"/collections/{collection}")
    click_row(app, "Bread")
    until_said(app, "Completed “Bread”")
    until_saved(server, "Bread", "completedAt")
    rest(app)
    click_row(app, "Milk")
    until_said(app, "“Groceries” complete!")
    until(app, "seen.bursts > 0")
    rest(app)
    assert sorted(titles(app, "[data-group=completed]")) == ["Bread", "Milk"]


@pytest.mark.page(reduced_motion="reduce")
def test_with_reduced_motion_a_celebration_moves_nothing(app, server):
    collection = server.call("POST", "/collections", {"name": "Groceries"})["id"]
    bread, _ = server.add("Bread", "Milk", collections=[collection])
    server.call("PATCH", f"/tasks/{bread}", {"completed": True})
    visit(app, server, f"/collections/{collection}")
    assert app.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    click_row(app, "Milk")
    until_said(app, "“Groceries” complete!")
    app.wait_for_timeout(300)
    assert app.evaluate("seen.bursts") == 0


def test_changes_queue_offline_and_each_is_sent_once(app, server):
    server.add("Buy milk", "Bread")
    visit(app, server)
    server.stop()
    click_row(app, "Buy milk")
    until(app, "document.querySelector('#offline').textContent.includes('1 change waiting')")
    click_row(app, "Bread")
    until(app, "document.querySelector('#offline').textContent.includes('2 changes waiting')")
    server.start()
    for title in ["Buy milk", "Bread"]:
        until_saved(server, title, "completedAt", seconds=30)
    until(app, "!document.querySelector('#offline').textContent.includes('waiting')", seconds=30)
    assert len(server.tasks()) == 2


def test_a_setting_is_switched_and_kept(app, server):
    visit(app, server)
    app.click("#open-settings")
    until(app, "document.querySelector('#settings').open")
    app.click("[name=completionSoundEnabled]")
    until(app, "document.querySelector('[name=completionSoundEnabled]').checked")
    becomes(lambda: server.call("GET", "/settings")["completionSoundEnabled"], True)
    visit(app, server)
    app.click("#open-settings")
    until(app, "document.querySelector('[name=completionSoundEnabled]').checked")
    # Both themes by light-dark().
    [light, dark] = app.evaluate("""['light', 'dark'].map((scheme) => {
        document.documentElement.style.colorScheme = scheme;
        return getComputedStyle(document.documentElement).backgroundColor.match(/[\\d.]+/g)
            .slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    })""")
    assert dark < 255 < 510 < light


def test_by_keys_alone_a_task_is_completed_undone_and_deleted(app, server):
    server.add("Buy milk", "Bread")
    visit(app, server)
    # The page itself gives the focus to its heading once it has come.
    until(app, "document.querySelector('nod-check[label=\"Buy milk\"]').focus()"
              " ?? document.activeElement.getAttribute('label') === 'Buy milk'")
    app.keyboard.press("Space")
    until_saved(server, "Buy milk", "completedAt")
    until(app, "document.activeElement.getAttribute('label') === 'Bread'")
    app.keyboard.press("Control+z")
    until_saved(server, "Buy milk", "completedAt", None)
    rest(app)
    app.keyboard.press("Tab")
    until(app, "document.activeElement.dataset.action === 'edit'")
    app.keyboard.press("Tab")
    until(app, "document.activeElement.dataset.action === 'delete'")
    app.keyboard.press("Enter")
    until_said(app, "Deleted “Bread”")
    until(app, "document.activeElement.getAttribute('label') === 'Buy milk'")
    becomes(lambda: [task["title"] for task in server.tasks()], ["Buy milk"])
