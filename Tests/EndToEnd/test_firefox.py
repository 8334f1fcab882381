"""A second browser: the same page, the same engine."""

from conftest import eventually
from offline import KEPT


def test_completing_works_in_firefox(server, firefox):
    [item] = server.add("In another browser")
    page = firefox.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(server.url)
    page.wait_for_selector("li.row")
    assert page.evaluate("import('/nod/nod.js').then((nod) => nod.ready)") is True
    page.locator("nod-check input").click()
    page.wait_for_selector("nod-toasts li")
    assert "Completed “In another browser”" in page.locator("nod-toasts li").first.inner_text()
    page.wait_for_selector("li.row", state="detached")
    page.wait_for_timeout(300)
    assert server.task(item)["completedAt"]
    assert problems == []
    page.close()


def test_the_page_opens_without_its_server_in_firefox(server, firefox):
    server.add("In another tunnel")
    context = firefox.new_context()
    page = context.new_page()
    page.goto(server.url)
    eventually(page, KEPT, 20)
    server.stop()
    page.reload()
    page.wait_for_selector("li.row")
    assert "You're offline." in page.locator("#offline").inner_text()
    server.start()
    page.wait_for_selector("#offline:empty", state="attached", timeout=20_000)
    context.close()
