"""The page in the reader's language: by setting and by the browser's language, in dates and problems, and on a narrow
screen.

Tests/Web/test_words.py covers the library's texts, Tests/Web/texts.py the completeness of the tables.
"""

from datetime import date, timedelta

import pytest
from conftest import becomes, compose
from measure import unreadable
from playwright.sync_api import expect
from rows import in_days, rows

ITALIAN = dict(locale="it-IT")


def test_days_are_italian(server, open_page):
    server.add("Oggi", due=in_days(0))
    server.add("Ieri", due=in_days(-1))
    server.add("Tra poco", due=in_days(3))
    server.add("Lontano", due="2099-03-12")
    page = open_page(**ITALIAN)

    def due(title):
        return rows(page).filter(has=page.get_by_text(title, exact=True)).locator(".mark.due")

    expect(due("Oggi")).to_have_text("Oggi")
    expect(due("Ieri")).to_have_text("Ieri", use_inner_text=True)
    expect(due("Lontano")).to_have_text("12 mar 2099")
    weekdays = ["Lunedì", "Martedì", "Mercoledì", "Giovedì", "Venerdì", "Sabato", "Domenica"]
    expect(due("Tra poco")).to_have_text(weekdays[(date.today() + timedelta(days=3)).weekday()])
    months = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()
    today = date.today()
    wanted = f"{weekdays[today.weekday()]} {today.day} {months[today.month - 1]}"
    expect(page.locator("[data-today]")).to_have_text(wanted)


def test_a_problem_speaks_as_the_page_though_the_browser_prefers_another(open_page):
    page = open_page(locale="en-US", settings={"language": "it"})
    compose(page, "Z" + "\u0335" * 10_000)
    expect(page.locator("#composer-problem")).to_contain_text("Il titolo contiene troppi caratteri combinati.")


def test_a_text_that_is_missing_is_its_key_in_words_and_nothing_breaks(server, open_page):
    server.add("Pane")

    page = open_page(wait=False)
    page.route("**/texts/*.json", lambda route: route.fulfill(status=404))
    page.reload()
    expect(page.locator(".row-title")).to_have_text("Pane")
    expect(page.locator("#list-heading")).to_have_text("Open")


@pytest.mark.parametrize("path, name", [
    ("/", "Attività"), ("/board", "Bacheca – Attività"), ("/capture", "Da smistare – Attività"),
    ("/collections", "Raccolte – Attività"),
])
def test_each_surface_has_its_name_in_the_tab_and_italian_fits_on_a_phone(server, open_page, path, name):
    server.add("Comprare il latte", due=in_days(-1), priority="A")
    server.add("Telefonare all’amministratrice del condominio", due=in_days(0), notes="Portare le chiavi.")
    page = open_page(viewport={"width": 320, "height": 844}, **ITALIAN)
    page.locator(f"nav a[href='{path}']").click()
    expect(page).to_have_title(name)
    expect(page.locator("#surface h1")).to_be_visible()
    assert unreadable(page) == []
    page.locator("#open-settings").click()
    expect(page.locator("#settings")).to_be_visible()
    assert unreadable(page) == []


def test_a_change_of_language_waits_while_something_is_typed_in_a_row(server, open_page):
    page = open_page(tasks=["Pane"])
    rows(page).locator("[data-action=edit]").click()
    page.fill("form [name=notes]", "integrale")
    page.evaluate("document.querySelector('#settings [name=language][value=it]').click()")
    becomes(lambda: server.call("GET", "/settings")["language"], "it")
    page.wait_for_timeout(300)
    expect(page.locator("form [name=notes]")).to_have_value("integrale")
    page.reload()
    expect(page.locator("#open-settings")).to_have_text("Impostazioni")


def test_an_address_that_has_nothing_says_so_and_leads_back_without_javascript(server, open_page):
    server.add("Buy milk")
    page = open_page("/tasks/today?filter=all", watch=False, wait=False, locale="it-IT", java_script_enabled=False)
    expect(page).to_have_title("Pagina non trovata · Attività")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    with page.expect_navigation() as way:
        page.get_by_role("link", name="Vai alle mie attività").click()
    assert way.value.status == 200 and page.url == f"{server.url}/"
