import pytest
from conftest import eventually
from playwright.sync_api import expect
from rows import rows


@pytest.mark.parametrize("profile", ["standard", "child"])
def test_every_hit_area_is_large_enough_and_apart(server, open_page, profile):
    given = dict(settings={"profile": profile}, tasks=["Call mum"], collections={"Garden": ["Buy milk"]})
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, **given)
    for path in ["/", "/board", "/capture", "/collections", "/collections/1"]:
        page.goto(f"{server.url}{path}")
        page.wait_for_selector("nod-status:is([state=loaded], [state=empty])")
        page.keyboard.press("t")
        eventually(page, "document.querySelectorAll('.nod-area').length > 4")
        page.wait_for_timeout(200)
        wrong = page.evaluate("[...document.querySelectorAll('.nod-area.nod-wrong')].map((area) => area.textContent)")
        assert wrong == [], path


def test_the_key_draws_them_and_takes_them_away(open_page):
    page = open_page(tasks=["Buy milk"])
    page.keyboard.press("t")
    eventually(page, "document.querySelectorAll('.nod-area').length > 4")
    page.locator("nod-check input").click()
    expect(rows(page)).to_have_count(0)
    page.keyboard.press("t")
    eventually(page, "document.querySelectorAll('.nod-area').length === 0")
