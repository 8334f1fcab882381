"""Twelve flows through the app, with what is shown, announced and saved: also in Firefox, and in WebKitGTK by
selenium."""

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


class App:
    def __init__(self, browser, server, **options):
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.server = server

    def __getattr__(self, name):
        return getattr(self.page, name)

    js = property(lambda self: self.page.evaluate)

    def open(self, path="/"):
        self.goto(self.server.url + path)
        self.until(LOADED)
        self.js("import('/nod/nod.js').then((nod) => nod.ready.then(() => true))")
        self.js(SEEN)
        self.rest()

    def until(self, condition, seconds=10): eventually(self.page, condition, seconds)

    def rest(self): rest(self.page)

    def click_row(self, title, control="nod-check"):
        self.click(f'li.row:not([inert]):has(nod-check[label="{title}"]) {control}')

    def until_said(self, text):
        self.until(f"seen.said.includes({text!r})")

    def until_saved(self, title, field, value=True, seconds=10):
        for _ in range(seconds * 20):
            [task] = [task for task in self.server.tasks() if task["title"] == title]
            found = task.get(field)
            if found == value or value is True and found:
                return
            self.wait_for_timeout(50)
        raise AssertionError(f"{title}: {field} is {found}, not {value}")

    def titles(self, within="main"):
        return self.js(f"""[...document.querySelectorAll('{within} li.row:not([inert]) .row-title')]
            .map((title) => title.textContent.trim())""")


@pytest.fixture
def app(request, browser, server):
    """Opened with the options of marks; errors of the page fail the test."""
    options = {name: value for mark in request.node.iter_markers("page") for name, value in mark.kwargs.items()}
    app = App(browser, server, **options)
    yield app
    errors = app.js("globalThis.seen?.errors ?? []")
    app.context.close()
    assert errors == []


def test_a_completed_task_is_answered_and_saved_and_leaves(app, server):
    server.add("Buy milk", "Bread")
    app.open()
    app.click_row("Buy milk")
    app.until_said("Completed “Buy milk”")
    [answer] = app.js("seen.scores.filter(({ moments }) => moments.includes('completed'))")
    assert answer["tracks"] == ["disc", "tick", "strike", "scale"] and answer["toast"] == "completed"
    app.until("!document.querySelector('nod-check[label=\"Buy milk\"]')")
    app.until_saved("Buy milk", "completedAt")


def test_undo_brings_a_completed_task_back_to_its_place(app, server):
    server.add("Buy milk", "Bread", "Rice")
    app.open()
    app.click_row("Bread")
    app.until_saved("Bread", "completedAt")
    app.click(UNDO)
    app.until_saved("Bread", "completedAt", None)
    app.rest()
    assert app.titles("#surface") == ["Buy milk", "Bread", "Rice"]


def test_a_deleted_task_goes_and_is_restored(app, server):
    server.add("Buy milk", "Bread")
    app.open()
    app.click_row("Buy milk", "[data-action=delete]")
    app.until_said("Deleted “Buy milk”")
    app.until("!document.querySelector('nod-check[label=\"Buy milk\"]')")
    becomes(lambda: [task["title"] for task in server.tasks()], ["Bread"])
    app.click(UNDO)
    app.until("document.querySelector('li.row:not([inert]) nod-check[label=\"Buy milk\"]')")
    app.rest()
    assert app.titles() == ["Buy milk", "Bread"]
    becomes(lambda: [task["title"] for task in server.tasks()], ["Buy milk", "Bread"])


def test_three_fast_taps_are_all_counted(app, server):
    server.add("Buy milk", "Bread", "Rice", "Salt")
    app.open()
    # Like fast users: a driver's click waits until no row moves.
    app.js("""['Buy milk', 'Bread', 'Rice'].forEach((title) => {
        document.querySelector(`nod-check[label="${title}"]`).shadowRoot.querySelector('input').click();
    })""")
    app.until_said("Completed 3 tasks")
    for title in ["Buy milk", "Bread", "Rice"]:
        app.until_saved(title, "completedAt")
    assert not server.find("Salt")["completedAt"]


def test_a_card_is_dragged_to_another_column(app, server):
    server.add("Buy milk", "Bread")
    app.open("/board")
    app.until("document.querySelector('.columns[data-nod-draggable]')")
    box = app.locator('li.card:has(nod-check[label="Buy milk"]) .row-title').bounding_box()
    column = app.locator("section[data-column=doing]").bounding_box()
    app.mouse.move(box["x"] + 5, box["y"] + 5)
    app.mouse.down()
    app.mouse.move(box["x"] + 15, box["y"] + 15)
    app.mouse.move(column["x"] + 60, column["y"] + 120, steps=6)
    app.mouse.move(column["x"] + 61, column["y"] + 120)
    app.mouse.up()
    app.until_saved("Buy milk", "column", "doing")
    app.until_said("Moved “Buy milk” to Doing, 1 of 1")
    app.rest()
    assert app.titles("[data-group=doing]") == ["Buy milk"]


def test_a_card_of_the_inbox_is_swiped_away(app, server):
    server.add("Buy milk", "Bread")
    app.open("/capture")
    app.until("document.querySelectorAll('[data-nod-swipeable]').length === 2")
    box = app.locator('li:has(nod-check[label="Buy milk"])').bounding_box()
    x, y = box["x"] + box["width"] * 0.2, box["y"] + 12
    app.mouse.move(x, y)
    app.mouse.down()
    app.mouse.move(x + 300, y + 2, steps=8)
    app.until("document.querySelector('[data-nod-swipe=armed]')")
    app.mouse.up()
    app.until_said("Completed “Buy milk”")
    assert app.js("seen.scores.flatMap(({ moments }) => moments).filter((one) => one.endsWith('ompleted'))") == [
        "itemCompleted"]
    app.until_saved("Buy milk", "completedAt")


def test_the_first_capture_is_kept_and_celebrated(app, server):
    app.open()
    app.click("[data-compose]")
    app.until("document.querySelector('#composer-sheet').open")
    app.keyboard.type("Call Inge")
    app.keyboard.press("Enter")
    app.until_said("Your first task")
    app.until("seen.bursts > 0")
    becomes(lambda: [task["title"] for task in server.tasks()], ["Call Inge"])
    app.until("!document.querySelector('#composer-sheet').open")
    app.until("document.querySelector('li.row nod-check[label=\"Call Inge\"]')")


def test_the_last_task_finishes_its_collection(app, server):
    collection = server.call("POST", "/collections", {"name": "Groceries"})["id"]
    server.add("Bread", "Milk", collections=[collection])
    app.open(f"/collections/{collection}")
    app.click_row("Bread")
    app.until_said("Completed “Bread”")
    app.until_saved("Bread", "completedAt")
    app.rest()
    app.click_row("Milk")
    app.until_said("“Groceries” complete!")
    app.until("seen.bursts > 0")
    app.rest()
    assert sorted(app.titles("[data-group=completed]")) == ["Bread", "Milk"]


@pytest.mark.page(reduced_motion="reduce")
def test_with_reduced_motion_a_celebration_moves_nothing(app, server):
    collection = server.call("POST", "/collections", {"name": "Groceries"})["id"]
    bread, _ = server.add("Bread", "Milk", collections=[collection])
    server.call("PATCH", f"/tasks/{bread}", {"completed": True})
    app.open(f"/collections/{collection}")
    assert app.js("matchMedia('(prefers-reduced-motion: reduce)').matches")
    app.click_row("Milk")
    app.until_said("“Groceries” complete!")
    app.wait_for_timeout(300)
    assert app.js("seen.bursts") == 0


def test_changes_queue_offline_and_each_is_sent_once(app, server):
    server.add("Buy milk", "Bread")
    app.open()
    server.stop()
    app.click_row("Buy milk")
    app.until("document.querySelector('#offline').textContent.includes('1 change waiting')")
    app.click_row("Bread")
    app.until("document.querySelector('#offline').textContent.includes('2 changes waiting')")
    server.start()
    for title in ["Buy milk", "Bread"]:
        app.until_saved(title, "completedAt", seconds=30)
    app.until("!document.querySelector('#offline').textContent.includes('waiting')", 30)
    assert len(server.tasks()) == 2


def test_a_setting_is_switched_and_kept(app, server):
    app.open()
    app.click("#open-settings")
    app.until("document.querySelector('#settings').open")
    app.click("[name=completionSoundEnabled]")
    app.until("document.querySelector('[name=completionSoundEnabled]').checked")
    becomes(lambda: server.call("GET", "/settings")["completionSoundEnabled"], True)
    app.open()
    app.click("#open-settings")
    app.until("document.querySelector('[name=completionSoundEnabled]').checked")
    # Both themes by light-dark().
    [light, dark] = app.js("""['light', 'dark'].map((scheme) => {
        document.documentElement.style.colorScheme = scheme;
        return getComputedStyle(document.documentElement).backgroundColor.match(/[\\d.]+/g)
            .slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    })""")
    assert dark < 255 < 510 < light


def test_by_keys_alone_a_task_is_completed_undone_and_deleted(app, server):
    server.add("Buy milk", "Bread")
    app.open()
    # The page itself gives the focus to its heading once it has come.
    app.until("document.querySelector('nod-check[label=\"Buy milk\"]').focus()"
              " ?? document.activeElement.getAttribute('label') === 'Buy milk'")
    app.keyboard.press("Space")
    app.until_saved("Buy milk", "completedAt")
    app.until("document.activeElement.getAttribute('label') === 'Bread'")
    app.keyboard.press("Control+z")
    app.until_saved("Buy milk", "completedAt", None)
    app.rest()
    app.keyboard.press("Tab")
    app.until("document.activeElement.dataset.action === 'edit'")
    app.keyboard.press("Tab")
    app.until("document.activeElement.dataset.action === 'delete'")
    app.keyboard.press("Enter")
    app.until_said("Deleted “Bread”")
    app.until("document.activeElement.getAttribute('label') === 'Buy milk'")
    becomes(lambda: [task["title"] for task in server.tasks()], ["Buy milk"])
