from playwright.sync_api import expect


def test_it_is_said_and_leads_back_without_javascript(server, open_page):
    server.add("Buy milk")
    page = open_page("/tasks/today?filter=all", watch=False, wait=False, locale="it-IT", java_script_enabled=False)
    expect(page).to_have_title("Pagina non trovata · Attività")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    with page.expect_navigation() as way:
        page.get_by_role("link", name="Vai alle mie attività").click()
    assert way.value.status == 200 and page.url == f"{server.url}/"
