"""Takes the README's pictures from the running app: `.venv/bin/python Scripts/pictures.py [NAME …]`."""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(REPOSITORY / "Tests"), str(REPOSITORY / "Tests/EndToEnd")]
from browsers import CHROMIUM  # noqa: E402
from scenes import fill  # noqa: E402
from server import Server  # noqa: E402

FRAME = """
<body style="margin:0;background:#E9E0CC;display:flex;gap:36px;align-items:center;justify-content:center;
width:1280px;height:700px">
<img src="{phone}" style="height:620px;border-radius:28px;box-shadow:0 12px 40px #0003">
<img src="{desktop}" style="height:520px;border-radius:14px;box-shadow:0 12px 40px #0004"></body>
"""


def completes(page):
    page.locator("li.row", has_text="Oranges").locator("nod-check input").click()
    page.mouse.move(2, 2)
    page.wait_for_timeout(900)


def swipes(page):
    """A card that follows the finger, caught in the middle."""
    card = page.locator("li.row").nth(1)
    box = card.bounding_box()
    x, y = box["x"] + 60, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 140, y, steps=12)
    page.wait_for_timeout(200)


def writes(page):
    page.keyboard.press("n")
    page.keyboard.type("Ask Nora for her bean soup recipe")
    page.wait_for_timeout(500)


# Each picture: the path, what happens on the phone, what happens on the desktop.
PICTURES = {
    "list": ("/", lambda page: page.wait_for_timeout(300), completes),
    "board": ("/board", lambda page: page.wait_for_timeout(300), lambda page: page.wait_for_timeout(300)),
    "capture": ("/capture", swipes, writes),
}


def picture(browser, server, path, act, width, height, scheme):
    page = browser.new_page(
        viewport={"width": width, "height": height}, color_scheme=scheme, device_scale_factor=2, locale="en-GB"
    )
    page.goto(f"{server.url}{path}")
    page.wait_for_selector("li.row")
    page.wait_for_timeout(500)
    act(page)
    image = base64.b64encode(page.screenshot()).decode()
    page.close()
    return f"data:image/png;base64,{image}"


def take(browser, name):
    path, on_phone, on_desktop = PICTURES[name]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        fill(server)
        phone = picture(browser, server, path, on_phone, 390, 800, "light")
        desktop = picture(browser, server, path, on_desktop, 1180, 780, "dark")
        server.stop()
    page = browser.new_page(viewport={"width": 1280, "height": 700})
    page.set_content(FRAME.format(phone=phone, desktop=desktop))
    page.screenshot(path=REPOSITORY / f"Documentation/Pictures/{name}.png")
    page.close()


def stops(page, time):
    """Studio at an instant."""
    page.locator("#scrub").evaluate("(scrub, time) => { scrub.value = time; scrub.dispatchEvent(new "
                                    "Event('input')); }", time)
    page.wait_for_timeout(300)


# Studio: what its link says, the instant, the window, the theme.
STUDIO = {
    "studio": (
        "v=1&moment=collectionCompleted&compares=1&edited=b&b=22_4-23_1.2&b.name=Quiet", 420, (1440, 900), "light"),
    "studio-phone": ("v=1&moment=itemCompleted&a=18_1.2", 150, (390, 844), "dark"),
}


def take_studio(browser, name):
    link, time, (width, height), scheme = STUDIO[name]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme, locale="en-GB")
        page.goto(f"{server.url}/studio#{link}")
        page.wait_for_selector(".wave")
        stops(page, time)
        page.screenshot(path=REPOSITORY / f"Documentation/Pictures/{name}.png")
        page.close()
        server.stop()


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        for name in sys.argv[1:] or [*PICTURES, *STUDIO]:
            (take_studio if name in STUDIO else take)(browser, name)
        browser.close()


if __name__ == "__main__":
    main()
