"""Takes the README's pictures from the running app: `.venv/bin/python Scripts/pictures.py`."""

import base64
import sys
import tempfile
from datetime import date, timedelta
from pathlib import Path

from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY / "Tests/EndToEnd"))
from conftest import CHROMIUM, Server  # noqa: E402

FRAME = """
<body style="margin:0;background:#E9E0CC;display:flex;gap:36px;align-items:center;justify-content:center;width:1280px;height:700px">
<img src="{phone}" style="height:620px;border-radius:28px;box-shadow:0 12px 40px #0003">
<img src="{desktop}" style="height:520px;border-radius:14px;box-shadow:0 12px 40px #0004"></body>
"""


def fill(server):
    day = lambda days: (date.today() + timedelta(days)).isoformat()
    collections = {
        name: server.call("POST", "/collections", {"name": name})["id"] for name in ["Groceries", "Home", "Travel"]
    }
    for title, collection, fields in [
        ("Renew the passport", "Travel", {"due": day(40)}),
        ("Water the plants", "Home", {}),
        ("Book the night train to Vienna", "Travel", {"due": day(6), "priority": "B"}),
        ("Call the plumber", "Home", {"due": day(-2), "notes": "The kitchen tap drips again."}),
        ("Oranges, bread, a good cheese", "Groceries", {"due": day(0)}),
        ("Buy milk", "Groceries", {"due": day(0), "priority": "A"}),
    ]:
        server.call("POST", "/tasks", {"title": title, "collections": [collections[collection]], **fields})
    server.call("PATCH", "/settings", {"hidesCompleted": False})


def picture(browser, server, width, height, scheme, completes):
    page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme, device_scale_factor=2)
    page.goto(f"{server.url}/?filter=all")
    page.wait_for_selector("li.row")
    page.locator("nod-check input").nth(completes).click()
    page.mouse.move(2, 2)
    page.wait_for_timeout(900)
    image = base64.b64encode(page.screenshot()).decode()
    page.close()
    return f"data:image/png;base64,{image}"


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        fill(server)
        browser = playwright.chromium.launch(**CHROMIUM)
        phone = picture(browser, server, 390, 800, "light", 0)
        desktop = picture(browser, server, 1040, 780, "dark", 2)
        page = browser.new_page(viewport={"width": 1280, "height": 700})
        page.set_content(FRAME.format(phone=phone, desktop=desktop))
        page.screenshot(path=REPOSITORY / "Documentation/Pictures/list.png")
        browser.close()
        server.stop()


main()
