"""Whatever is sent or typed: the server never stumbles, and what it takes is what it gives back and what is shown."""

import json
import re
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest
from device import HANDS, until
from naughty import strings

from API.attacking import attack
from EndToEnd.server import Server

# Strings that a round takes on.
PART = 12


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path).start()
    yield server
    server.stop()


def parts():
    """The strings in rounds, the seed of which says where it begins."""
    all_of_them = strings()
    return [all_of_them[start:start + PART] for start in range(0, len(all_of_them), PART)]


def ask(server, method, path, body=None, kind="application/json"):
    """The status and the answer, whatever it is."""
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    headers = {"Content-Type": kind}
    request = urllib.request.Request(f"{server.url}/api{path}", data=data, method=method, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return response.status, json.loads(response.read() or b"null")
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def is_refused(answer):
    """With a sentence."""
    status, problem = answer
    assert status < 500, answer
    assert status < 400 or re.search(r"\w.*[.!?…]$", problem["detail"], re.DOTALL), answer
    return status >= 400


def one_line(text):
    """Without spaces and controls: a title is kept on one line."""
    return re.sub(r"[\s\x00-\x1f\x7f-\x9f\u200b\u2060\ufeff\u180e]+", "", text)


def test_10000_requests_made_from_the_description(rounds, tmp_path):
    answered = 0
    for seed in rounds(100):
        answered += attack(tmp_path, 5, seed, 300)
        if answered >= 10_000:
            break
    print(answered, "requests")


def test_naughty_strings_are_kept_as_they_are_or_refused_with_a_sentence(rounds, server):
    for seed in rounds(len(parts())):
        for text in parts()[(seed - 1) % len(parts())]:
            keeps(server, text)


def keeps(server, text):
    """In each place where a person or a program may write it."""
    status, task = made = ask(server, "POST", "/tasks", {"title": text})
    if not is_refused(made):
        assert one_line(task["title"]) == one_line(text)
    status, task = made = ask(server, "POST", "/tasks", {"title": "Notes", "notes": text})
    if not is_refused(made):
        assert ask(server, "GET", f"/tasks/{task['id']}")[1]["notes"] == text.replace("\0", "")
        for field in ("title", "due", "priority", "column", "position", "completed"):
            is_refused(ask(server, "PATCH", f"/tasks/{task['id']}", {field: text}))
    status, collection = made = ask(server, "POST", "/collections", {"name": text})
    if not is_refused(made):
        assert one_line(collection["name"]) == one_line(text)
    quoted = urllib.parse.quote(text.encode("utf-8", "surrogatepass"))
    for path in (f"/tasks?filter=all&q={quoted}", f"/tasks?cursor={quoted}", f"/tasks/{quoted or 'none'}",
                 f"/tasks?collection={quoted}", f"/collections/{quoted or 'none'}"):
        is_refused(ask(server, "GET", path))
    for name in ("a.txt", "a.csv", "a.json"):
        content = text.encode("utf-8", "surrogatepass")
        is_refused(ask(server, "POST", f"/import?name={name}", content, "application/octet-stream"))
    is_refused(ask(server, "PATCH", "/settings", {text: text}))


def test_naughty_strings_are_shown_as_what_they_are(rounds, server, chromium):
    context = chromium.new_context(viewport={"width": 1000, "height": 900}, service_workers="block")
    context.add_init_script(HANDS)
    page = context.new_page()
    page.set_default_timeout(10_000)
    hits = []
    page.on("dialog", lambda dialog: (hits.append(dialog.message), dialog.dismiss()))
    page.on("pageerror", lambda error: hits.append(str(error)))
    for seed in rounds(len(parts())):
        server.refresh()
        shows(server, page, parts()[(seed - 1) % len(parts())])
        assert hits == [] and not page.evaluate("window.__hit")
    context.close()


# What people read of a row's title, and what may come of markup in it.
TITLES = """[...document.querySelectorAll("li.row:not([inert]) [data-nod-title]")]
  .map((title) => title.textContent).sort()"""
NAMES = """[...document.querySelectorAll("main a[href^='/collections/']")].map((link) => link.textContent)"""
MARKUP = """document.querySelectorAll(
  "[data-nod-title] *, main :is(script, iframe, img, b), dialog :is(script, iframe, img, b)").length"""


def shows(server, page, texts):
    """Written down, seen in the list, while it is changed, searched, in a message, on the board, as a collection."""
    load(server, page, "/?filter=all")
    for text in texts:
        typed = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        page.evaluate("(text) => hands.capture(text)", typed)
    until(page, "hands.waits().length === 0")
    tasks = server.tasks()
    titles = sorted(task["title"] for task in tasks)
    comes(lambda: sorted(page.evaluate(TITLES)), titles)
    for task in tasks:
        edits(page, task)
    for task in tasks[:3]:
        page.fill("#search", task["title"][:100])
        comes(lambda: task["title"] in page.evaluate(TITLES), True)
    page.fill("#search", "")
    comes(lambda: sorted(page.evaluate(TITLES)), titles)
    for task in tasks:
        page.evaluate("(id) => document.querySelector(`li.row[data-id='${id}'] nod-check`).shadowRoot"
                      ".querySelector('input').click()", task["id"])
    assert page.evaluate(MARKUP) == 0
    load(server, page, "/board")
    comes(lambda: sorted(page.evaluate(TITLES)), titles)
    assert page.evaluate(MARKUP) == 0
    made = [ask(server, "POST", "/collections", {"name": text}) for text in texts]
    names = [collection["name"] for status, collection in made if status == 201]
    load(server, page, "/collections")
    comes(lambda: all(any(name in shown for shown in page.evaluate(NAMES)) for name in names), True)
    assert page.evaluate(MARKUP) == 0


def load(server, page, path):
    page.goto(server.url + path)
    page.evaluate("import('/nod/nod.js').then((nod) => nod.ready)")


def comes(found, wanted, seconds=10):
    deadline = time.monotonic() + seconds
    while found() != wanted:
        assert time.monotonic() < deadline, f"{found()}, not {wanted}"
        time.sleep(0.02)


def edits(page, task):
    """The editor's field holds the title; Escape leaves it."""
    value = page.evaluate("""(id) => {
        const row = document.querySelector(`li.row[data-id="${id}"]`);
        row.querySelector("[data-action=edit]").click();
        const { value } = row.querySelector("form.editor [name=title]");
        row.querySelector("form.editor [data-action=cancel]").click();
        return value;
    }""", task["id"])
    assert value == task["title"]
