"""The size of the whole app: a cold visit of every surface, dialog and panel, with sound, in one language."""

from conftest import compose, eventually
from playwright.sync_api import expect
from rows import press, settle
from watch import WATCH

LIMIT = 120 * 1024


def test_the_whole_app_is_transferred_in_120_kilobytes(server, chromium, capsys):
    server.call("PATCH", "/settings", {"completionSoundEnabled": True})
    server.call("POST", "/collections", {"name": "Groceries"})
    server.add("Milk", "Bread", collections=[1])
    context = chromium.new_context(viewport={"width": 1000, "height": 900}, service_workers="block", locale="en")
    context.add_init_script(WATCH)
    page = context.new_page()
    files = []
    page.on("requestfinished", lambda request: "/api/" not in request.url and files.append(request))
    page.goto(server.url)
    page.wait_for_selector("li.row")
    first = len(files)
    loaded = {file.url.removeprefix(server.url) for file in files}
    assert {path for path in loaded if path.endswith((".js", ".css"))} == {
        "/app.css", "/app.js", "/early.js", "/nod/chunk.js", "/nod/gestures.js", "/nod/sound.js"}
    page.locator("nod-check input").first.click()
    settle(page)
    eventually(page, "watch.sounds === 1")
    page.locator("li.row:not([inert]) [data-action=edit]").first.click()
    page.keyboard.press("Escape")
    for place in ["/board", "/capture", "/collections"]:
        page.locator(f"nav a[href='{place}']").click()
        expect(page.locator(f"nav a[href='{place}']")).to_have_attribute("aria-current", "page")
        page.wait_for_selector("#surface nod-status:is([state=loaded], [state=empty])")
    page.locator(".collection-link").click()
    compose(page)
    press(page, "Escape", "i")
    expect(page.locator("#inspector")).to_be_visible()
    page.keyboard.press("t")
    page.wait_for_selector(".nod-area")
    page.keyboard.press("t")
    page.click("#open-settings")
    expect(page.locator("#settings")).to_be_visible()
    page.wait_for_timeout(500)

    sizes = {file.url.removeprefix(f"{server.url}/"): file.sizes() for file in files}
    context.close()
    wholes = {path: size["responseHeadersSize"] + size["responseBodySize"] for path, size in sizes.items()}
    with capsys.disabled():
        print(f"\nThe first surface: {sum(list(wholes.values())[:first]):,} bytes. Everything, with headers:")
        for path, whole in sorted(wholes.items(), key=lambda one: -one[1]):
            print(f"  {whole:7,}  /{path}")
        print(f"  {sum(wholes.values()):7,}  together, of {LIMIT:,}")
    for part in ["app.js", "app.css", "nod/chunk.js", "nod/gestures.js", "nod/nod.wasm",
                 "texts/en.json", "nod/messages/en.json"]:
        assert part in wholes, part
    # Each costs a round trip on a phone's slow connection.
    assert len(wholes) <= 16, wholes
    assert sum(wholes.values()) <= LIMIT
