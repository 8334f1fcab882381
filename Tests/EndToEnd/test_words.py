from conftest import ready
from playwright.sync_api import expect
from rows import rows, wear
from scenes import fill

SURFACES = ["/?filter=all", "/board", "/capture", "/collections", "/collections/1"]
# All texts: content and attributes, of visible elements and templates.
SAID = r"""(() => {
  const attributes = ["aria-label", "aria-description", "placeholder", "label", "title", "alt"];
  const said = [document.title];
  const read = (root) => {
    for (const element of root.querySelectorAll("*")) {
      for (const name of attributes) if (element.hasAttribute(name)) said.push(element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === 3 && node.data.trim()) said.push(node.data.trim());
      if (element.shadowRoot) read(element.shadowRoot);
      if (element instanceof HTMLTemplateElement) read(element.content);
    }
  };
  read(document);
  return said;
})()"""


def test_a_live_change_says_all_that_a_page_opened_anew_says(server, open_page):
    fill(server)
    page, new = open_page(), open_page()
    for path in SURFACES:
        wear(server, page, "standard")
        page.goto(server.url + path)
        ready(page)
        usual = page.evaluate(SAID)
        wear(server, page, "child")
        new.goto(server.url + path)
        ready(new)
        simple = new.evaluate(SAID)
        assert len(set(simple) - set(usual)) > 25, path
        assert page.evaluate(SAID) == simple, path
        wear(server, page, "standard")
        assert page.evaluate(SAID) == usual, path


def test_what_is_typed_stays_and_keeps_the_focus(server, open_page):
    fill(server)
    page = open_page("/?filter=all")
    rows(page).filter(has_text="Call the plumber").locator("[data-action=edit]").click()
    page.fill("textarea[name=title]", "Brown bread")
    page.fill("#search", "r")
    page.locator("textarea[name=title]").evaluate("(field) => { field.focus(); field.setSelectionRange(2, 5); }")
    for profile, due, late in [("child", "By when", "Late"), ("standard", "Due", "Overdue")]:
        wear(server, page, profile)
        expect(page.locator("form.editor label").nth(2)).to_have_text(due)
        expect(page.locator("#section-overdue")).to_have_text(late)
        assert page.input_value("textarea[name=title]") == "Brown bread"
        assert page.input_value("#search") == "r"
        field = "document.activeElement"
        assert page.evaluate(f"[{field}.name, {field}.selectionStart, {field}.selectionEnd]") == ["title", 2, 5]
    page.keyboard.press("Enter")
    expect(page.locator(".row-title", has_text="Brown bread")).to_be_visible()


def test_the_banner_is_simple_and_follows_although_the_server_is_away(server, page):
    page.click("#open-settings")
    server.stop()
    expect(page.locator("#offline")).to_contain_text("You're offline.", timeout=15_000)
    page.get_by_role("radio", name="Children").check()
    expect(page.locator("#offline")).to_contain_text("No connection right now.")
    expect(page.locator("#surface h2").first).to_have_text("Tasks to do")
