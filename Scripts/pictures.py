"""Takes the documents' still pictures from the running app: `make pictures`."""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parents[1]
PICTURES = REPOSITORY / "Documentation/Pictures"
sys.path[:0] = [str(REPOSITORY / "Tests"), str(REPOSITORY / "Tests/EndToEnd")]
from conftest import Server  # noqa: E402
from frames import launch  # noqa: E402
from scenes import fill  # noqa: E402

FRAME = """
<style>
body {{ margin: 0; height: 700px; background: #E9E0CC;
  display: flex; gap: 36px; justify-content: center; align-items: center }}
</style>
<img src="{phone}" style="height:620px;border-radius:28px;box-shadow:0 12px 40px #0003">
<img src="{desktop}" style="height:520px;border-radius:14px;box-shadow:0 12px 40px #0004">
"""
STUDIO = "v=1&moment=collectionCompleted&compares=1&edited=b&b=22_4-23_1.2&b.name=Quiet"


def screenshot(browser, server, width, height, scheme, completes=None):
    """The list, and what it says after a task was completed."""
    size = {"width": width, "height": height}
    page = browser.new_page(viewport=size, color_scheme=scheme, device_scale_factor=2, locale="en-GB")
    page.goto(server.url)
    page.wait_for_selector("li.row")
    if completes:
        page.locator("li.row", has_text=completes).locator("nod-check input").click()
        page.mouse.move(2, 2)
    page.wait_for_timeout(900)
    image = base64.b64encode(page.screenshot()).decode()
    page.close()
    return f"data:image/png;base64,{image}"


def take_list(browser, server):
    fill(server)
    phone = screenshot(browser, server, 390, 800, "light")
    desktop = screenshot(browser, server, 1180, 780, "dark", completes="Oranges")
    page = browser.new_page(viewport={"width": 1280, "height": 700})
    page.set_content(FRAME.format(phone=phone, desktop=desktop))
    page.screenshot(path=PICTURES / "list.png")


def take_studio(browser, server):
    """Two versions of a completed collection, stopped at 420 ms."""
    page = browser.new_page(viewport={"width": 1440, "height": 900}, color_scheme="light", locale="en-GB")
    page.goto(f"{server.url}/studio#{STUDIO}")
    page.wait_for_selector(".wave")
    page.locator("#scrub").evaluate("scrub => { scrub.value = 420; scrub.dispatchEvent(new Event('input')); }")
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / "studio.png")


with sync_playwright() as playwright:
    browser = launch(playwright, controls_frames=False)
    for take in [take_list, take_studio]:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder)).start()
            take(browser, server)
            server.stop()
