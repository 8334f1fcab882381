"""The page in the reader's language: by setting and by the browser's, in words, plurals, dates and problems."""

import re
from datetime import date, timedelta

import pytest
from conftest import compose, eventually
from measure import unreadable
from playwright.sync_api import expect
from rows import check, in_days, rows, settle, toasts

pytestmark = pytest.mark.engines

ITALIAN = dict(locale="it-IT")
SURFACES = ["/", "/board", "/capture", "/collections"]


def language(page):
    return page.evaluate("[document.documentElement.lang, document.documentElement.dir, document.title]")


def test_the_page_speaks_the_browsers_language(open_page):
    page = open_page(**ITALIAN)
    assert language(page) == ["it", "ltr", "Attività"]
    expect(page.locator("#open-settings")).to_have_text("Impostazioni")
    assert language(open_page(locale="la")) == ["en", "ltr", "Tasks"]


def test_the_setting_is_stronger_than_the_browser(server, open_page):
    server.call("PATCH", "/settings", {"language": "it"})
    assert language(open_page(locale="en-GB")) == ["it", "ltr", "Attività"]
    server.call("PATCH", "/settings", {"language": "en"})
    assert language(open_page(**ITALIAN)) == ["en", "ltr", "Tasks"]


def test_each_surface_has_its_name_in_the_tab(open_page):
    page = open_page(**ITALIAN)
    names = {
        "/board": "Bacheca – Attività", "/capture": "Annota – Attività", "/collections": "Raccolte – Attività",
        "/": "Attività",
    }
    for path, name in names.items():
        page.locator(f"nav a[href='{path}']").click()
        expect(page).to_have_title(name)


def test_plurals_are_italian(open_page):
    page = open_page(**ITALIAN, tasks=["Pane", "Pane e latte", "Altro"])
    page.fill("#search", "latte")
    expect(page.locator("#found")).to_have_text("1 attività trovata")
    page.fill("#search", "pane")
    expect(page.locator("#found")).to_have_text("2 attività trovate")
    page.fill("#search", "niente")
    expect(page.locator("#empty-text")).to_have_text("Qui nessuna attività ha «niente» nel titolo o nelle note.")


def test_days_are_italian(server, open_page):
    server.add("Oggi", due=in_days(0))
    server.add("Ieri", due=in_days(-1))
    server.add("Tra poco", due=in_days(3))
    server.add("Lontano", due="2099-03-12")
    page = open_page(**ITALIAN)

    def due(title):
        return rows(page).filter(has=page.get_by_text(title, exact=True)).locator(".mark.due")

    expect(due("Oggi")).to_have_text("Oggi")
    expect(due("Ieri")).to_have_text("In ritardo: ieri")
    expect(due("Lontano")).to_have_text("12 mar 2099")
    weekdays = ["Lunedì", "Martedì", "Mercoledì", "Giovedì", "Venerdì", "Sabato", "Domenica"]
    expect(due("Tra poco")).to_have_text(weekdays[(date.today() + timedelta(days=3)).weekday()])
    months = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()
    today = date.today()
    wanted = f"{weekdays[today.weekday()]} {today.day} {months[today.month - 1]}"
    expect(page.locator("[data-today]")).to_have_text(wanted)


def test_a_problem_of_the_server_is_italian_where_it_is_shown(open_page):
    page = open_page(**ITALIAN)
    # Visible to the server alone: more bytes than its characters need.
    compose(page, "Z" + "\u0335" * 10_000)
    expect(page.locator("#composer-problem")).to_have_text(
        "Il titolo contiene troppi caratteri combinati. Usa meno emoji o segni di questo tipo."
    )


def test_a_problem_speaks_as_the_page_though_the_browser_prefers_another(open_page):
    page = open_page(locale="en-US", settings={"language": "it"})
    compose(page, "Z" + "\u0335" * 10_000)
    expect(page.locator("#composer-problem")).to_contain_text("Il titolo contiene troppi caratteri combinati.")


def test_a_title_with_markup_stays_text(server, open_page):
    title = "<b>Pane</b> & «latte» {count}"
    server.add(title)
    page = open_page(**ITALIAN)
    expect(page.locator(".row-title")).to_have_text(title)
    expect(page.locator(".row-delete")).to_have_attribute("aria-label", f"Elimina «{title}»")
    assert page.locator(".row-title b").count() == 0


def test_a_text_that_is_missing_is_its_key_in_words_and_nothing_breaks(server, open_page):
    server.add("Pane")

    page = open_page(wait=False)
    page.route("**/texts/*.json", lambda route: route.fulfill(status=404))
    page.reload()
    expect(page.locator(".row-title")).to_have_text("Pane")
    expect(page.locator("#list-heading")).to_have_text("Open")


ANNOUNCED = "[...document.querySelectorAll('.nod-announcer')].map((region) => region.textContent)"


@pytest.fixture
def italian(server, open_page):
    """The page by the setting, in a browser that prefers another language."""
    def italian(*titles):
        server.call("PATCH", "/settings", {"language": "it"})
        server.add(*titles)
        return open_page(locale="en-US")

    return italian


def test_completing_is_said_in_italian(italian):
    page = italian("Pane", "Latte")
    check(page, "Pane").click()
    expect(toasts(page).locator("p")).to_have_text("Hai completato «Pane»")
    eventually(page, f"{ANNOUNCED}[0] === 'Hai completato «Pane»'")
    expect(toasts(page).locator(".action")).to_have_text("Annulla")
    expect(toasts(page).locator(".dismiss")).to_have_attribute("aria-label", "Chiudi")
    expect(page.locator("nod-toasts")).to_have_attribute("aria-label", "Notifiche")
    settle(page)


def test_several_are_said_in_the_italian_plural(italian):
    page = italian("Pane", "Latte", "Uova")
    page.evaluate("""async () => {
      const { together } = await import('/nod/nod.js');
      together(() => [...document.querySelectorAll('li.row nod-check')].forEach((check) => check.toggle()));
    }""")
    expect(toasts(page).locator("p")).to_have_text("Hai completato 3 attività")
    eventually(page, f"{ANNOUNCED}[0] === 'Hai completato 3 attività'")
    settle(page)


def test_a_deletion_is_said_in_italian_and_undone(italian):
    page = italian("Pane", "Latte")
    row = rows(page).filter(has=page.get_by_text("Pane", exact=True))
    row.hover()
    row.locator(".row-delete").click()
    expect(toasts(page).locator("p")).to_have_text("Hai eliminato «Pane»")
    toasts(page).locator(".action", has_text="Annulla").click()
    expect(rows(page).filter(has=page.get_by_text("Pane", exact=True))).to_be_visible()


def test_a_check_says_in_italian_what_it_is_and_that_it_waits(server, italian):
    page = italian("Pane", "Latte")
    expect(check(page, "Pane")).to_have_accessible_name(re.compile("Pane"))
    assert page.evaluate("import('/nod/nod.js').then((nod) => nod.message('check'))") == "Completata"
    unnamed = "document.body.appendChild(document.createElement('nod-check')).shadowRoot.querySelector('input')"
    assert page.evaluate(f"Promise.resolve({unnamed}).then((input) => input.ariaLabel)") == "Completata"
    server.stop()
    check(page, "Pane").click()
    expect(page.locator("nod-check[state=waiting] input")).to_have_accessible_description("In attesa di essere salvata")
    server.start()
    page.evaluate("import('/nod/nod.js').then((nod) => nod.online(true))")
    settle(page)


def test_a_refused_save_is_said_in_italian(italian):
    page = italian("Pane", "Latte")
    page.route("**/api/tasks/*", lambda route: route.fulfill(
        status=409, content_type="application/problem+json", body='{"status": 409, "title": "No"}')
        if route.request.method in ("PATCH", "PUT", "POST") else route.continue_())
    check(page, "Latte").click()
    expect(page.locator("nod-check[state=failed] input")).to_have_accessible_description("Non salvata")
    expect(toasts(page).locator("p")).to_have_text("Non riesco a salvare «Latte». Controlla la connessione e riprova.")
    eventually(page, f"{ANNOUNCED}[1].startsWith('Non riesco a salvare «Latte»')")


@pytest.mark.once
@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("path", SURFACES)
def test_italian_fits_on_a_phone(server, open_page, width, path):
    server.add("Comprare il latte", due=in_days(-1), priority="A")
    server.add("Telefonare all’amministratrice del condominio", due=in_days(0), notes="Portare le chiavi.")
    page = open_page(path, viewport={"width": width, "height": 844}, **ITALIAN)
    expect(page.locator("#surface h1")).to_be_visible()
    assert unreadable(page) == []
    page.locator("#open-settings").click()
    expect(page.locator("#settings")).to_be_visible()
    assert unreadable(page) == []
