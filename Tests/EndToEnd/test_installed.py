import re
import shutil

import pytest
from conftest import REPOSITORY, eventually
from offline import FILES, KEPT, visit
from playwright.sync_api import expect


def test_all_that_the_app_consists_of_is_kept_ahead_although_nobody_went_there(visit):
    kept = set(visit().evaluate(FILES))
    scripts = {
        "/app.js", "/early.js", "/sw.js", "/nod/chunk.js", "/nod/touches.js", "/nod/gestures.js", "/nod/design.js",
        "/nod/plain.js", "/nod/native.js", "/nod/sound.js",
    }
    assert {path for path in kept if path.endswith(".js")} == scripts
    assert {path for path in kept if path.endswith(".css")} == {"/app.css", "/nod/nod.css"}
    assert {"/nod/nod.wasm", "/nod/feedback.schema.json"} | {"/texts/en.json", "/nod/messages/en.json"} <= kept
    assert not [path for path in kept if path.startswith("/api/")]


@pytest.fixture
def edited(server, tmp_path):
    """The app in a folder where its files can be edited."""
    server.assets = tmp_path / "assets"
    shutil.copytree(REPOSITORY / ".build-page", server.assets / ".build-page", ignore=shutil.ignore_patterns("*.br"))
    server.stop()
    server.start()
    return server.assets / ".build-page"


def test_a_new_version_is_there_at_the_next_visit_and_offline_after_it(server, edited, visit):
    words = (
        "fetch('/%s.json').then((answer) => answer.json()).then((words) => { "
        "document.documentElement.dataset.version = words; });\n"
    )
    (edited / "kept-words.json").write_text('"first"')
    app = edited / "app.js"
    code = app.read_text()
    app.write_text(code + words % "kept-words")
    page = visit()
    assert page.locator("html").get_attribute("data-version") == "first"
    # One file is changed, one removed, and one new that the page doesn't load.
    (edited / "kept-words.json").unlink()
    (edited / "new-words.json").write_text('"second"')
    (edited / "much-later.json").write_text("{}")
    app.write_text(code + words % "new-words" + "globalThis.later = () => fetch('/much-later.json');\n")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-version", "second")
    eventually(page, f"{FILES}.then((all) => all.includes('/much-later.json') && "
                     f"!all.includes('/kept-words.json'))", 20)
    server.stop()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-version", "second")


def test_another_language_is_not_the_old_document(server, visit):
    page = visit(tasks=["Latte"])
    server.call("PATCH", "/settings", {"language": "it"})
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    eventually(page, f"{FILES}.then((all) => all.includes('/texts/it.json') && "
                     f"all.includes('/nod/messages/it.json'))", 20)
    eventually(page, KEPT, 20)
    server.stop()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator("#offline")).to_contain_text("Sei offline.")
    expect(page.locator("li.row")).to_have_count(1)
    page.click("#open-settings")
    page.locator("[name=language][value=en]").click()
    expect(page.locator("#settings-kept")).not_to_be_empty()
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_nothing_is_measured_by_the_window_without_its_bars():
    styles = [style for folder in ("Tasks/Page", "Studio", "Web") for style in REPOSITORY.glob(f"{folder}/**/*.css")]
    assert len(styles) > 10
    for style in styles:
        assert re.findall(r"\b[\d.]+(?:lv|v)[hb]\b", style.read_text()) == [], style
