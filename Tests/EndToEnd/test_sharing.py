"""`tasks serve --share` as whoever holds the phone and whoever sits at the terminal meet it."""

import re
import subprocess

import pytest
from conftest import TASKS, compose, ready
from measure import violations
from playwright.sync_api import expect
from sharing import Shared, scan
from tables import LANGUAGES


@pytest.fixture
def shared(tmp_path):
    shared = Shared(tmp_path)
    yield shared
    shared.stop()
    # Neither link nor address nor anything else went into a log.
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


def forget(shared):
    said = subprocess.run([TASKS, "devices", "--forget", "--database", shared.database], check=True, capture_output=True)
    assert said.stdout == b"Forgot 1 device.\n"


def test_the_link_in_the_terminal_is_scanned_and_lets_in_once(shared, phone, chromium):
    link = scan(shared.shown)
    assert link == shared.link
    phone.goto(link)
    opened(phone)
    assert phone.evaluate("fetch('/api/tasks').then(answer => answer.status)") == 200
    assert phone.evaluate("document.cookie") == ""
    cookie = phone.context.cookies()[0]
    assert cookie["httpOnly"] and cookie["sameSite"] == "Strict" and not cookie["secure"]
    shared.eventually(lambda: "A device was let in." in shared.shown)
    other = chromium.new_context()
    page = other.new_page()
    assert page.goto(link).status == 410
    page.get_by_role("heading", name="This link no longer works").wait_for()
    other.close()
    listed = subprocess.run([TASKS, "devices", "--database", shared.database], capture_output=True, text=True)
    assert listed.stdout == "1 device let in.\n"
    forget(shared)
    assert phone.goto(shared.url).status == 401
    phone.get_by_role("heading", name="This device isn't let in").wait_for()


def test_a_device_that_is_forgotten_while_it_is_used_loses_nothing_and_goes_on_after_a_new_link(shared, phone):
    file = shared.database.with_name("tasks.txt")
    file.write_text("Bread\nMilk\nRice\n")
    subprocess.run([TASKS, "import", file, "--database", shared.database], check=True, capture_output=True)
    phone.goto(shared.link)
    opened(phone)
    ready(phone)
    phone.locator("li.row", has_text="Bread").locator("[data-action=edit]").click()
    phone.fill("textarea[name=notes]", "Half a note")
    compose(phone)
    phone.fill("#composer-title", "Half a thought")
    phone.keyboard.press("Escape")
    forget(shared)
    phone.locator("li.row", has_text="Milk").locator("nod-check input").check()
    banner = phone.locator("#offline")
    expect(banner).to_contain_text("This device is no longer let in")
    expect(banner).to_contain_text("1 change waiting.")
    phone.get_by_role("button", name="Save").click()
    expect(phone.locator("[data-problem=form]")).to_contain_text("Ask for a new link")
    assert violations(phone) == []
    shared.press_enter()
    tab = phone.context.new_page()
    tab.goto(shared.link)
    opened(tab)
    tab.close()
    # The page notices on its next try, and sends the queued change.
    expect(banner).to_be_empty(timeout=20_000)
    expect(phone.locator("textarea[name=notes]")).to_have_value("Half a note")
    expect(phone.locator("li.row:not([inert])", has_text="Milk")).to_have_count(0)
    expect(phone.locator("[data-count=completed]")).to_have_text("1")
    phone.keyboard.press("Escape")
    compose(phone)
    expect(phone.locator("#composer-title")).to_have_value("Half a thought")


@pytest.mark.parametrize("path", ["/", "/share?token=spent"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_outside_fit_320_pixels(shared, chromium, path, scheme, language):
    context = chromium.new_context(viewport={"width": 320, "height": 568}, color_scheme=scheme, locale=language)
    page = context.new_page()
    page.goto(shared.url + path)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.locator("a.button").bounding_box()["height"] >= 44
    assert violations(page) == []
    context.close()
