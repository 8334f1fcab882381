from urllib.parse import urlsplit

from conftest import REPOSITORY

# Every rule of the page's sheets, in their order, imported ones in place of what imports them; without spaces and
# quotes, which may differ.
RULES = r"""
(() => {
  const rules = (sheet) => [...sheet.cssRules].flatMap((rule) => (
    rule.styleSheet ? rules(rule.styleSheet) : [rule.cssText.replace(/[\s"]/g, "")]));
  return [...document.styleSheets].flatMap(rules);
})()
"""


def source(route):
    """Answers with a sheet as it is written."""
    path = urlsplit(route.request.url).path
    folder = next(folder for folder in ["/nod/", "/studio/", "/"] if path.startswith(folder))
    place = {"/nod/": "Web", "/studio/": "Studio", "/": "Tasks/Page"}[folder]
    route.fulfill(path=REPOSITORY / place / path.removeprefix(folder))


def visit(chromium, server, path="/", bundled=True):
    page = chromium.new_context(service_workers="block").new_page()
    if not bundled:
        page.route("**/*.css", source)
    loaded = []
    page.on("request", lambda request: loaded.append(request.url.removeprefix(server.url)))
    page.goto(server.url + path, wait_until="networkidle")
    return page, [path for path in loaded if path.endswith((".js", ".css"))]


def test_the_first_surface_loads_each_script_once_and_one_sheet(chromium, server):
    page, loaded = visit(chromium, server)
    assert sorted(loaded) == ["/app.css", "/app.js", "/early.js", "/nod/chunk.js", "/nod/gestures.js"]
    page.context.close()


def test_bundled_styles_are_those_of_the_sources_in_their_order(chromium, server):
    for path in ["/", "/studio", "/nowhere"]:
        (page, loaded), (source, _) = visit(chromium, server, path), visit(chromium, server, path, bundled=False)
        rules = page.evaluate(RULES)
        assert rules == source.evaluate(RULES) and len(rules) > 10, path
        assert len([path for path in loaded if path.endswith(".css")]) == 1, path
        page.context.close()
        source.context.close()
