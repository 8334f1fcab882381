"""`tasks serve --share` as whoever holds the phone and whoever sits at the terminal meet it."""

import re
import subprocess
import time

import pytest
from conftest import TASKS, compose, ready
from measure import violations
from playwright.sync_api import expect
from sharing import DEVICE, Shared, scan
from tables import LANGUAGES


@pytest.fixture
def shared(tmp_path):
    shared = Shared(tmp_path)
    yield shared
    shared.stop()
    # Neither code nor address nor anything else went into a log.
    assert shared.errors.read_text() == ""


@pytest.fixture
def phone(chromium, shared):
    problems = []
    context = chromium.new_context(viewport={"width": 320, "height": 640})
    page = context.new_page()
    page.set_default_timeout(10_000)
    page.on("pageerror", lambda error: problems.append(str(error)))
    yield page
    context.close()
    assert problems == []


def opened(page):
    page.wait_for_url(re.compile(r":\d+/$"))
    page.wait_for_selector("nod-status:is([state=loaded], [state=empty])", state="attached")


def type_code(page, code):
    page.get_by_label("Pairing code").fill(code)
    page.get_by_role("button", name="Pair").click()


def test_the_code_in_the_terminal_is_scanned_and_lets_in_once(shared, phone, chromium):
    """Right: scanned, used up, and remembered after a restart of the page."""
    link = scan(shared.shown)
    assert link == f"{shared.url}/pair#{shared.code.replace('-', '')}"
    phone.goto(link)
    opened(phone)
    assert phone.evaluate("fetch('/api/tasks').then(answer => answer.status)") == 200
    assert phone.evaluate("document.cookie") == ""
    cookie = phone.context.cookies()[0]
    assert cookie["httpOnly"] and cookie["sameSite"] == "Strict" and not cookie["secure"]
    shared.eventually(lambda: len(shared.codes) == 2)
    assert "Paired: Linux, Chrome" in shared.shown and scan(shared.shown) != link
    phone.goto(f"{shared.url}/pair")
    opened(phone)
    other = chromium.new_context()
    page = other.new_page()
    page.goto(link)
    page.get_by_text("That isn't the code in the terminal").wait_for()
    assert page.url == f"{shared.url}/pair"
    other.close()
    listed = subprocess.run([TASKS, "devices", "--database", shared.database], capture_output=True, text=True)
    assert listed.stdout.startswith("1  Linux, Chrome  paired ")
    subprocess.run([TASKS, "devices", "--forget", "1", "--database", shared.database], check=True, capture_output=True)
    phone.goto(shared.url)
    phone.get_by_role("heading", name="Pair this device").wait_for()


def test_pairing_leads_back_to_this_server_only(shared, phone):
    for to in ["https://example.com/", "//example.com/", "javascript:alert(1)"]:
        phone.context.clear_cookies()
        phone.goto(f"{shared.url}/pair?to={to}")
        type_code(phone, shared.code)
        opened(phone)
        shared.press_enter()


def test_a_wrong_code_is_told_and_the_right_one_then_lets_in(shared, phone):
    phone.goto(shared.url)
    assert phone.url == f"{shared.url}/pair"
    phone.get_by_role("button", name="Pair").click()
    phone.get_by_text("Type the letters and digits of the code first.").wait_for()
    type_code(phone, "123")
    phone.get_by_text("A pairing code has 8 letters and digits.").wait_for()
    type_code(phone, shared.wrong)
    phone.get_by_text("4 tries are left").wait_for()
    type_code(phone, shared.code)
    phone.get_by_text("Wait a moment").wait_for()
    phone.wait_for_timeout(1100)
    type_code(phone, shared.code.lower())
    opened(phone)


def test_five_wrong_codes_lock_it_until_enter_makes_a_new_one(shared, phone):
    statuses = []
    # Each from an address of its own: the same one would wait longer after each.
    for sender in range(10, 15):
        while True:
            status, text = shared.ask("/api/pair", {"code": shared.wrong}, sender=f"127.0.0.{sender}")
            if "Wait a moment" not in text:
                break
            time.sleep(0.1)
        statuses.append(status)
    assert statuses == [403, 403, 403, 403, 429]
    shared.eventually(lambda: "the code is locked" in shared.shown)
    phone.goto(shared.url)
    type_code(phone, shared.code)
    phone.get_by_text("Too many wrong codes").wait_for()
    shared.press_enter()
    # The wait of everyone goes on: 4 seconds after the fifth wrong one.
    type_code(phone, shared.code)
    phone.get_by_text("Wait a moment").wait_for()
    phone.wait_for_timeout(4000)
    type_code(phone, shared.code)
    opened(phone)


def test_a_code_that_was_replaced_lets_nobody_in(shared, phone):
    old = scan(shared.shown)
    shared.press_enter()
    phone.goto(old)
    phone.get_by_text("That isn't the code in the terminal").wait_for()
    assert phone.evaluate("fetch('/api/tasks').then(answer => answer.status)") == 401


def test_a_code_that_is_too_old_lets_nobody_in_and_a_new_one_is_shown(tmp_path, chromium):
    shared = Shared(tmp_path, "--address", DEVICE, "--code-seconds", "1")
    context = chromium.new_context()
    phone = context.new_page()
    old = scan(shared.shown)
    time.sleep(1.1)
    assert shared.ask("/api/pair", {"code": shared.codes[0]})[0] == 410
    shared.eventually(lambda: len(shared.codes) == 2)
    time.sleep(1.1)
    # Nobody asks, nothing is shown; whoever opens the page then finds a code that works.
    assert len(shared.codes) == 2
    phone.goto(old)
    phone.get_by_text(re.compile("That isn't the code in the terminal|has expired")).wait_for()
    shared.eventually(lambda: len(shared.codes) >= 3)
    context.close()
    shared.stop()


def test_a_device_that_is_not_paired_gets_nothing_of_the_tasks(shared):
    assert shared.ask("/api/tasks", {"title": "Secret task"}, address="127.0.0.1")[0] == 201
    for path in [
        "/api/tasks", "/api/tasks/1", "/api/events", "/api/settings", "/api/export?format=json", "/app.js",
        "/texts/en.json",
    ]:
        status, text = shared.ask(path)
        assert status == 401 and "Secret" not in text and "/pair" in text, path
    assert shared.ask("/api/tasks", Cookie="tasks-device=" + "A" * 43)[0] == 401
    assert shared.ask("/api/tasks", Host=f"evil.example:{shared.port}")[0] == 403
    assert shared.ask("/api/tasks", address="127.0.0.1")[0] == 200
    # A proxy on this computer speaks for others.
    assert shared.ask("/api/tasks", address="127.0.0.1", **{"X-Forwarded-For": "192.168.1.9"})[0] == 401


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_320_pixels(shared, chromium, scheme, language):
    context = chromium.new_context(viewport={"width": 320, "height": 568}, color_scheme=scheme, locale=language)
    page = context.new_page()
    page.goto(shared.url)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for control in ["#code", "button"]:
        assert page.locator(control).bounding_box()["height"] >= 44
    assert violations(page) == []
    context.close()
