"""The page comes in few files, and is the page that its sources are."""

import os
import shutil

import pytest
from conftest import REPOSITORY, Server, eventually

# Every rule of the page's sheets, in their order, imported ones in place of what imports them; without spaces and
# quotes, which may differ.
RULES = r"""
(() => {
  const rules = (sheet) => [...sheet.cssRules].flatMap((rule) => (
    rule.styleSheet ? rules(rule.styleSheet) : [rule.cssText.replace(/[\s"]/g, "")]));
  return [...document.styleSheets].flatMap(rules);
})()
"""


@pytest.fixture
def plain(tmp_path):
    """A server of the sources."""
    folder = tmp_path / "plain"
    folder.mkdir()
    server = Server(folder, "--plain-files").start()
    yield server
    server.stop()


def visit(chromium, server, path="/"):
    """The page, and the scripts and sheets that it loaded."""
    page = chromium.new_context(service_workers="block").new_page()
    # Whoever is let in is led away from there.
    page.route("**/pair.js", lambda route: route.abort())
    loaded = []
    page.on("request", lambda request: loaded.append(request.url.removeprefix(server.url)))
    page.goto(server.url + path, wait_until="networkidle")
    return page, [path for path in loaded if path.endswith((".js", ".css"))]


def test_the_first_surface_loads_each_script_once_and_one_sheet(chromium, server):
    page, loaded = visit(chromium, server)
    assert sorted(loaded) == ["/app.css", "/app.js", "/early.js", "/nod/chunk.js"]
    page.context.close()


@pytest.mark.parametrize("path", ["/", "/studio", "/pair", "/nowhere"])
def test_bundled_styles_are_those_of_the_sources_in_their_order(chromium, server, plain, path):
    (page, loaded), (source, _) = visit(chromium, server, path), visit(chromium, plain, path)
    rules = page.evaluate(RULES)
    assert rules == source.evaluate(RULES) and len(rules) > 10
    assert len([path for path in loaded if path.endswith(".css")]) == 1
    page.context.close()
    source.context.close()


def test_the_page_runs_from_plain_files(chromium, plain):
    plain.add("Plain")
    page, loaded = visit(chromium, plain)
    page.locator("li.row nod-check input").click()
    eventually(page, "document.querySelectorAll('li.row').length === 0")
    assert {"/list/list.js", "/list/list.css", "/nod/rows.js"} <= set(loaded)
    assert plain.tasks()[0]["completedAt"]
    page.context.close()


def test_a_source_that_is_edited_is_told_when_the_page_is_asked_for(server, tmp_path, chromium):
    server.assets = tmp_path / "assets"
    for folder in [".build-page", "Tasks/Page", "Tasks/Texts", "Studio", "Web"]:
        shutil.copytree(REPOSITORY / folder, server.assets / folder, ignore=shutil.ignore_patterns("*.swift", ".build"))
    server.stop()
    server.start()
    os.utime(server.assets / "Tasks/Page/list/list.js")
    assert "list.js" not in server.log.read_text()
    visit(chromium, server)[0].context.close()
    assert "list.js is newer than the bundled page. Run make page, or" in server.log.read_text()
