"""Simple words for children: on every surface, in each language, and live when the profile changes, with nothing typed
lost.
"""

import json
import re

import pytest
from conftest import compose, eventually, ready
from playwright.sync_api import expect
from rows import check, in_days, refuse, rows, settle, toasts
from tables import APP, LANGUAGES, LIBRARY

SURFACES = ["/?filter=all", "/board", "/capture", "/collections", "/collections/1"]
# Everything that is said: text, and attributes that are seen or heard, of what is in sight and of what will be made
# from templates.
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


def wear(server, page, profile):
    """Chosen elsewhere: the page follows by itself."""
    server.call("PATCH", "/settings", {"profile": profile})
    expect(page.locator(":root")).to_have_attribute("data-nod-profile", profile)


def fill(server):
    """Something for every word of a row: late, dated, undated, important, with notes, done."""
    server.call("POST", "/collections", {"name": "Groceries"})
    server.add("Bread", due=in_days(-3), priority="A")
    server.add("Milk", due=in_days(0), collections=[1])
    server.add("Rice", notes="Brown")
    server.add("Salt", completed=True, collections=[1])


def open_speaking(open_page, server, language, path="/", **options):
    server.call("PATCH", "/settings", {"language": language})
    return open_page(path, **options)


def pattern(text):
    """Returns a pattern for a text, with anything in place of its values."""
    return re.compile(".+".join(re.escape(part) for part in re.split(r"{\w+}", text)))


def words(language):
    """Returns patterns of the texts that children don't get, and of those that they get."""
    usual, simple = set(), set()
    for key, text in [*APP[language].items(), *LIBRARY[language].items()]:
        if ".simple" in key or key.startswith("problem."):
            continue
        plain = re.sub(r"(\.(?:zero|one|two|few|many|other))?$", r".simple\1", key, count=1)
        usual.add(text)
        simple.add(APP[language].get(plain) or LIBRARY[language].get(plain) or text)
    return [pattern(text) for text in usual - simple], [pattern(text) for text in simple]


def difficult(said, language):
    usual, simple = words(language)
    matches = lambda text, table: any(one.fullmatch(text) for one in table)
    return {text for text in said if matches(text, usual) and not matches(text, simple)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_children_read_nothing_in_the_usual_words_where_there_are_simple_ones(server, open_page, language):
    fill(server)
    page = open_speaking(open_page, server, language)
    assert len(difficult(page.evaluate(SAID), language)) > 20
    server.call("PATCH", "/settings", {"profile": "child"})
    for path in SURFACES:
        page.goto(server.url + path)
        ready(page)
        assert difficult(page.evaluate(SAID), language) == set(), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_live_change_says_all_that_a_page_opened_anew_says(server, open_page, language):
    fill(server)
    page, new = open_speaking(open_page, server, language), open_page()
    for path in SURFACES:
        wear(server, page, "standard")
        page.goto(server.url + path)
        ready(page)
        usual = page.evaluate(SAID)
        wear(server, page, "child")
        new.goto(server.url + path)
        ready(new)
        simple = new.evaluate(SAID)
        assert len(set(simple) - set(usual)) > 30, path
        assert page.evaluate(SAID) == simple, path
        wear(server, page, "standard")
        assert page.evaluate(SAID) == usual, path


def test_what_is_typed_stays_and_keeps_the_focus(server, open_page):
    fill(server)
    page = open_page("/?filter=all")
    rows(page).filter(has_text="Bread").locator("[data-action=edit]").click()
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


def test_what_is_written_in_the_composer_stays(server, page):
    compose(page)
    page.fill("#composer-title", "Half a thou")
    page.get_by_role("radio", name="Choose…").check()
    wanted = [("child", "Which day?", "What do you want to do?"), ("standard", "Date", "What needs doing?")]
    for profile, day, placeholder in wanted:
        wear(server, page, profile)
        expect(page.get_by_label(day, exact=True)).to_be_visible()
        expect(page.locator("#composer-title")).to_have_attribute("placeholder", placeholder)
        expect(page.locator("#composer-title")).to_have_value("Half a thou")
        expect(page.locator("[name=day][value=date]")).to_be_checked()


def test_the_person_who_chooses_reads_the_other_words_at_once(page):
    page.click("#open-settings")
    page.get_by_role("radio", name="Children").check()
    expect(page.get_by_role("switch", name="Buzz when done")).to_be_visible()
    expect(page.get_by_role("radio", name="Children")).to_be_focused()
    page.get_by_role("radio", name="Everyone").check()
    expect(page.get_by_role("switch", name="Completion haptic")).to_be_visible()
    assert page.locator("#settings").evaluate("(sheet) => sheet.open")


def test_the_library_s_toast_and_announcement_are_simple_and_follow(server, open_page):
    page = open_page(tasks=["Bread", "Milk"])
    wear(server, page, "child")
    check(page, "Bread").click()
    expect(toasts(page).locator("p")).to_have_text("“Bread” is done")
    eventually(page, "watch.announcements.at(-1)?.text === '“Bread” is done'")
    expect(toasts(page).locator(".dismiss")).to_have_attribute("aria-label", "Close")
    settle(page)
    said = len(page.evaluate("watch.announcements"))
    wear(server, page, "standard")
    expect(toasts(page).locator("p")).to_have_text("Completed “Bread”")
    expect(page.locator("nod-toasts")).to_have_attribute("aria-label", "Notifications")
    wear(server, page, "child")
    expect(toasts(page).locator("p")).to_have_text("“Bread” is done")
    # Other words for what was said are no news.
    assert len(page.evaluate("watch.announcements")) == said


def test_the_library_s_toast_is_simple_in_italian(server, open_page):
    server.add("Pane", "Latte")
    server.call("PATCH", "/settings", {"profile": "child"})
    page = open_speaking(open_page, server, "it")
    check(page, "Pane").click()
    expect(toasts(page).locator("p")).to_have_text("Fatto: «Pane»")
    check(page, "Latte").click()
    expect(toasts(page).locator("p")).to_have_text("2 attività fatte")
    settle(page)


@pytest.mark.parametrize("language, refused, lost", [
    ("en", "Too many signs or smileys are stuck together. Use fewer.",
     "“Bread” isn't saved yet. Are you connected? Try again."),
    ("it", "Troppi segni o faccine tutti insieme. Usane di meno.",
     "«Bread» non è ancora salvata. C’è la connessione? Riprova."),
])
def test_what_goes_wrong_is_said_simply_by_server_and_library(server, open_page, language, refused, lost):
    server.add("Bread")
    server.call("PATCH", "/settings", {"profile": "child"})
    page = open_speaking(open_page, server, language)
    compose(page, "Z" + "\u0335" * 10_000)
    expect(page.locator("#composer-problem")).to_have_text(refused)
    page.keyboard.press("Escape")
    refuse(page, "tasks/*", detail="?")
    check(page, "Bread").click()
    expect(toasts(page).locator("p")).to_have_text(lost)
    is_said = f"({{text, live}}) => text === {json.dumps(lost)} && live === 'assertive'"
    eventually(page, f"watch.announcements.some({is_said})")


def test_the_banner_is_simple_and_follows_although_the_server_is_away(server, page):
    page.click("#open-settings")
    server.stop()
    expect(page.locator("#offline")).to_contain_text("You're offline.", timeout=15_000)
    page.get_by_role("radio", name="Children").check()
    expect(page.locator("#offline")).to_contain_text("No connection right now.")
    expect(page.locator("#settings-kept")).to_have_text("Safe on this device, and saved later.")
    expect(page.locator("#surface h2").first).to_have_text("Tasks to do")
