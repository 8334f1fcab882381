"""The weight of the whole app on the wire: a cold visit of every surface, every dialog and panel, with sound, in one
language."""

from collections import Counter

from conftest import compose, eventually
from playwright.sync_api import expect
from rows import press, settle
from watch import WATCH

LIMIT = 120 * 1024


class Wire:
    """The app's own files on the wire: the kind of each, its bytes, and its bytes with the headers before them."""

    def __init__(self, page):
        self.kinds, self.bodies, self.wholes = {}, Counter(), Counter()
        self.addresses = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self.began)
        session.on(
            "Network.loadingFinished",
            lambda event: self.wholes.update({event["requestId"]: int(event["encodedDataLength"])})
        )
        session.send("Network.enable")

    def began(self, event):
        response = event["response"]
        if not response["url"].startswith("http") or "/api/" in response["url"]:
            return
        self.addresses[event["requestId"]] = response["url"].split("/", 3)[3]
        self.kinds[event["requestId"]] = response["mimeType"].split("/")[-1]
        self.bodies[event["requestId"]] = int(
            {name.lower(): value for name, value in response["headers"].items()}["content-length"]
        )

    def by_kind(self):
        sums = {}
        for one in self.addresses:
            count, body, whole = sums.get(self.kinds[one], (0, 0, 0))
            sums[self.kinds[one]] = (
                count + 1, body + self.bodies[one], whole + max(self.wholes[one], self.bodies[one])
            )
        return sums


def test_the_whole_app_is_transferred_in_120_kilobytes(server, chromium, capsys):
    server.call("PATCH", "/settings", {"completionSoundEnabled": True})
    server.call("POST", "/collections", {"name": "Groceries"})
    server.add("Milk", "Bread", collections=[1])
    context = chromium.new_context(viewport={"width": 1000, "height": 900}, service_workers="block", locale="en")
    context.add_init_script(WATCH)
    page = context.new_page()
    wire = Wire(page)
    page.goto(server.url)
    page.wait_for_selector("li.row")
    first = sum(wire.bodies[one] for one in wire.addresses)
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
    page.get_by_role("button", name="Add existing tasks").click()
    page.keyboard.press("Escape")
    compose(page)
    press(page, "Escape", "i")
    expect(page.locator("#inspector")).to_be_visible()
    page.keyboard.press("t")
    page.wait_for_selector(".nod-area")
    page.keyboard.press("t")
    page.click("#open-settings")
    expect(page.locator("#settings")).to_be_visible()
    page.wait_for_timeout(500)

    context.close()

    sums = wire.by_kind()
    bodies, wholes = (sum(one[index] for one in sums.values()) for index in [1, 2])
    with capsys.disabled():
        print(f"\nThe first surface: {first:,} bytes. Everything:")
        for kind, (count, body, whole) in sorted(sums.items(), key=lambda one: -one[1][1]):
            print(f"  {kind:12} {count:3} files  {body:7,} bytes  {whole:7,} with headers")
        print(
            f"  {'together':12} {len(wire.addresses):3} files  {bodies:7,} bytes  {wholes:7,} with headers,"
            f" of {LIMIT:,}"
        )
    loaded = set(wire.addresses.values())
    for part in ["app.js", "app.css", "nod/chunk.js", "nod/gestures.js", "nod/nod.wasm",
                 "inspector/inspector.css", "texts/en.json", "nod/messages/en.json"]:
        assert part in loaded, part
    # Each of them costs a phone's slow line a way there and back.
    assert len(loaded) <= 16, loaded
    assert wholes <= LIMIT
