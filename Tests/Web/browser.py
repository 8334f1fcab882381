#!/usr/bin/env python3
"""The library in real browsers, on a page of its own under a strict policy: what a hand does, and what is seen, felt and said.

Needs Playwright (see the repository's Makefile) and Web/nod.wasm. Usage: browser.py [part of a test's name …]
"""

import http.server
import os
import sys
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

TESTS_OF_WEB = Path(__file__).resolve().parent
WEB = TESTS_OF_WEB.parents[1] / "Web"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FIREFOX = os.environ.get("FIREFOX", "/usr/bin/firefox-esr")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]
POLICY = ("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; "
          "frame-ancestors 'none'")
TYPES = {".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".json": "application/json"}
TESTS = []


class Server(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        path = self.path.split("?")[0]
        folder, name = (WEB, path.removeprefix("/nod/")) if path.startswith("/nod/") else (TESTS_OF_WEB, path[1:])
        file = folder / (name or "page.html")
        found = file.is_file() and folder in file.resolve().parents
        body = file.read_bytes() if found else b""
        if not name:
            body = body.replace(b'lang="en"', b'lang="%s"' % (self.path.partition("?")[2] or "en").encode())
        self.send_response(200 if found else 204)
        self.send_header("Content-Type", TYPES.get(file.suffix, "text/plain"))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class Page:
    """One fresh page, and short words for what tests do with it."""

    def __init__(self, browser, address, block=None, hold=None, language="en", **context):
        self.page = browser.new_context(**context).new_page()
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda said: said.type == "error" and self.problems.append(said.text))
        if block:
            self.page.route(block, lambda route: route.abort())
        self.held = []
        if hold:
            self.page.route(hold, lambda route: self.held.append(route))
        self.page.goto(address if language == "en" else f"{address}?{language}")
        self.until("globalThis.nod !== undefined" if hold else "seen.isReady !== undefined")

    def js(self, code): return self.page.evaluate(code)
    def wait(self, milliseconds): self.page.wait_for_timeout(milliseconds)
    def click(self, what): self.page.click(what)
    def release(self): [route.continue_() for route in self.held]
    def events(self, name): return [event for event in self.js("seen.events") if event["name"] == name]
    def answers(self): return [score for score in self.js("seen.scores") if score["moments"]]
    def said(self): return self.js("[...document.querySelectorAll('.nod-announcer')].map(region => region.textContent)")
    def toasts(self): return self.js("[...document.querySelector('nod-toasts').shadowRoot.querySelectorAll('li:not([inert]) p')].map(line => line.textContent)")

    def until(self, condition, milliseconds=4000):
        for _ in range(milliseconds // 20):
            if self.js(condition):
                return
            self.wait(20)
        raise AssertionError(f"never: {condition}")


def test(**context):
    def keep(function):
        TESTS.append((function, context))
        return function
    return keep


@test()
def a_tap_is_seen_felt_said_and_saved(page):
    page.click("#milk")
    page.until("milk.state === 'completed'")
    [answer] = [score for score in page.answers() if "completed" in score["moments"]]
    assert answer["tracks"] == ["mark", "scale"] and answer["haptic"] == "success" and answer["sound"] is None
    assert page.js("seen.vibrations.length") == 1 and page.toasts() == ["Completed “Buy milk”"] == page.said()[:1]


@test()
def a_label_toggles_once(page):
    page.page.click("#label", position={"x": 80, "y": 20})
    page.click("label[for=agree]")
    page.wait(50)
    assert page.js("milk.checked && agree.checked") and len(page.events("nod-change")) == 2


@test()
def a_form_knows_it(page):
    assert not page.js("form.checkValidity()")
    page.js("agree.click()")
    assert page.js("form.checkValidity()") and page.js("new FormData(form).get('agree')") == "yes"
    page.js("form.reset()")
    assert page.js("new FormData(form).get('agree')") is None
    page.page.click("#disabled", force=True)
    assert not page.js("disabled.checked")


@test()
def keys_toggle_and_send_no_form(page):
    page.js("agree.focus()")
    page.page.keyboard.press("Space")
    assert page.js("agree.checked")
    page.page.keyboard.press("Enter")
    page.wait(50)
    assert not page.js("agree.checked") and "?" not in page.page.url


@test()
def every_check_has_a_name(page):
    nodes = page.page.context.new_cdp_session(page.page).send("Accessibility.getFullAXTree")["nodes"]
    names = [node["name"]["value"] for node in nodes if node.get("role", {}).get("value") == "checkbox"]
    assert sorted(names) == sorted(["Buy milk", "I agree", "Not now", "Bread", "Call mum", "<img src=x onerror=alert(1)>", "שלום עולם", "🎉 Party"]), names


@test()
def taps_in_a_row_open_one_save_at_a_time(page):
    for _ in range(21):
        page.js("milk.shadowRoot.querySelector('input').click()")
        page.wait(30)
    page.until("milk.state === 'completed'")
    assert page.js("seen.mostOpen") == 1 and page.events("nod-save")[-1]["completed"]


@test()
def a_refused_save_is_taken_back_and_can_be_retried(page):
    page.js("server.mode = 'refuses'")
    page.click("#milk")
    page.until("milk.state === 'failed'")
    assert not page.js("milk.checked") and page.said()[1] == "Couldn't save “Buy milk”. Check your connection and try again."
    page.js("server.mode = 'works'")
    page.click("nod-toasts .nod-failure .action")
    page.until("milk.state === 'completed'")


@test()
def an_unreachable_server_is_waited_for(page):
    page.js("server.mode = 'is away'")
    page.click("#milk")
    page.until("milk.state === 'waiting'")
    assert page.js("milk.checked") and page.js("nod.wishes()")[0]["item"] == 100
    page.js("server.mode = 'works'; nod.online(true)")
    page.until("milk.state === 'completed'")
    first, second = page.events("nod-save")
    assert first["key"] == second["key"] and page.js("nod.wishes()") == []


@test()
def wishes_outlive_the_page(page):
    page.js("nod.restoreWishes([{ item: 100, completed: true, saved: false, key: 'kept', subject: 'Buy milk' }])")
    page.until("milk.state === 'completed'")
    assert [event["key"] for event in page.events("nod-save")] == ["kept"]


@test()
def a_row_leaves_after_its_answer_was_seen_and_undo_brings_it_back(page):
    page.click("#row1 nod-check")
    page.until("!document.querySelector('#row1')")
    [answer] = [score for score in page.answers() if "completed" in score["moments"]]
    assert page.events("nod-left")[0]["time"] - answer["time"] >= 200
    assert answer["burst"] > 0 and page.toasts() == ["“Groceries” complete!"]
    page.click("nod-toasts .action")
    page.until("document.querySelector('#row1') && !row1.querySelector('nod-check').checked")


@test()
def reopened_in_time_a_row_stays(page):
    page.click("#row2 nod-check")
    page.wait(60)
    page.click("#row2 nod-check")
    page.wait(900)
    assert page.js("row2.isConnected && !row2.inert") and page.events("nod-left") == []


@test()
def a_row_turns_back_on_its_way_out(page):
    page.click("#row2 nod-check")
    page.until("row2.hasAttribute('data-nod-leaving')")
    page.click("nod-toasts .action")
    page.wait(800)
    assert page.js("row2.isConnected && !row2.inert && row2.getAnimations().length === 0") and page.events("nod-left") == []


@test()
def a_row_whose_animations_are_cancelled_leaves(page):
    page.click("#row2 nod-check")
    page.until("row2.hasAttribute('data-nod-leaving')")
    page.js("document.getAnimations().forEach(animation => animation.cancel())")
    page.until("!document.querySelector('#row2')")


@test()
def focus_goes_to_the_next_row(page):
    page.js("row2.querySelector('nod-check').focus()")
    page.page.keyboard.press("Space")
    page.until("!document.querySelector('#row2')")
    page.until("document.activeElement.getAttribute('item') === '3'")


MOVES = """[document, ...[...document.querySelectorAll("*")].map(element => element.shadowRoot).filter(Boolean)]
    .flatMap(root => root.getAnimations()).filter(animation => animation.playState === "running"
        && animation.effect.getKeyframes().some(frame => "transform" in frame)).length"""


@test(reduced_motion="reduce")
def reduced_motion_moves_nothing_and_still_answers(page):
    page.click("#row1 nod-check")
    page.wait(60)
    assert page.js(MOVES) == 0 and page.js("seen.vibrations.length") == 1 and page.said()[0] == "“Groceries” complete!"
    page.until("!document.querySelector('#row1')")


@test()
def reduced_motion_is_followed_at_once(page):
    page.click("#row1 nod-check")
    page.wait(30)
    assert page.js(MOVES) > 0
    page.page.emulate_media(reduced_motion="reduce")
    page.wait(150)
    assert page.js(MOVES) == 0


@test()
def at_rest_nothing_runs(page):
    page.js("nod.celebrate(button, 'firstCapture')")
    page.click("#milk")
    page.js("button.remove()")
    page.wait(2000)
    assert page.js(MOVES) == 0 and page.js("document.querySelectorAll('.nod-layer').length") == 0


@test()
def toasts_wait_for_hover_and_focus(page):
    page.click("#milk")
    page.page.hover("nod-toasts li")
    page.wait(6500)
    assert len(page.toasts()) == 1
    page.page.focus("nod-toasts .dismiss")
    page.page.mouse.move(1, 1)
    page.wait(6500)
    assert len(page.toasts()) == 1
    page.page.keyboard.press("Escape")
    page.wait(50)
    assert page.toasts() == [] and page.js("document.activeElement.localName") == "nod-check"


@test(block="**/*.wasm")
def without_the_engine_completing_works(page):
    assert not page.js("seen.isReady")
    page.problems.clear()
    page.click("#milk")
    page.until("milk.state === 'completed'")
    page.js("server.mode = 'refuses'")
    page.click("#row2 nod-check")
    page.until("seen.events.some(event => event.reason === 'rollback')")
    assert page.said()[1] == "Couldn't save “Call mum”. Check your connection and try again."
    page.js("server.mode = 'works'")
    page.click("#row2 nod-check")
    page.until("!document.querySelector('#row2')")
    assert page.js("seen.vibrations.length") == 0 and page.js("seen.scores.length") == 0


@test(language="it-CH")
def it_speaks_the_language_of_the_page(page):
    page.click("#milk")
    page.until("milk.state === 'completed'")
    assert page.toasts() == ["Hai completato «Buy milk»"] == page.said()[:1]
    assert page.js("document.querySelector('nod-toasts').ariaLabel") == "Notifiche"
    page.js("agree.shadowRoot.querySelector('input').focus()")
    assert page.js("agree.validationMessage") == "Spunta questa casella."
    page.js("nod.moment('failed', { subject: '<b>Pane</b>' })")
    page.until("document.querySelector('nod-toasts').shadowRoot.querySelector('bdi + bdi, .nod-failure, li:nth-child(2)')")
    assert page.said()[1] == "Non riesco a salvare «<b>Pane</b>». Controlla la connessione e riprova."
    page.js("nod.translate({ undo: 'Zurück' }, 'de')")
    assert page.js("[nod.message('undo'), nod.message('dismiss')]") == ["Zurück", "Chiudi"]


@test(language="de")
def another_language_hears_english(page):
    assert page.js("nod.message('completed', { count: 2 })") == "Completed 2 tasks"


@test(block="**/messages/*.json")
def without_its_words_keys_are_said(page):
    page.problems.clear()
    page.js("document.querySelector('#row3 nod-check').label = ''")
    page.click("#milk")
    page.until("milk.state === 'completed'")
    assert page.toasts() == ["Completed: Buy milk"] == page.said()[:1]
    page.js("server.mode = 'refuses'")
    page.click("#row2 nod-check")
    page.until("row2.querySelector('nod-check').state === 'failed'")
    described = page.js("row2.querySelector('nod-check').shadowRoot.querySelector('input').getAttribute('aria-description')")
    assert (described, page.said()[1]) == ("Not saved", "Failure: Call mum")
    assert page.js("['failureUnnamed', 'firstCaptureSaved', 'undo'].map(key => nod.message(key))") == ["Failure", "First capture saved", "Undo"]


@test(hold="**/messages/*.json")
def a_tap_before_the_words_shows_at_once_and_is_kept(page):
    page.js("agree.shadowRoot.querySelector('input').click(); milk.shadowRoot.querySelector('input').click()")
    assert page.js("milk.checked && agree.checked && seen.isReady === undefined") and page.toasts() == page.events("nod-save") == []
    page.release()
    page.until("milk.state === 'completed' && agree.state === 'completed'")
    assert page.said()[0] == "Completed 2 tasks" and page.js("seen.vibrations.length") > 0
    assert page.js("document.querySelector('nod-toasts').ariaLabel") == "Notifications"


@test(browser="firefox")
def in_firefox_too(page):
    page.page.click("#label", position={"x": 80, "y": 20})
    page.until("milk.state === 'completed'")
    page.click("#row1 nod-check")
    page.until("!document.querySelector('#row1')")
    page.click("nod-toasts .nod-collection .action")
    page.until("document.querySelector('#row1')")
    assert len(page.events("nod-change")) == 3


def run(browsers, address, function, browser="chromium", **context):
    page = Page(browsers[browser], address, **context)
    try:
        function(page)
        assert not page.problems, page.problems
        return True
    except Exception as problem:
        print(f"FAILED {function.__name__}: {problem or 'not so'}".split("\n\n")[0], file=sys.stderr)
        print("   ", [(event["name"], event.get("completed")) for event in page.js("seen.events")], file=sys.stderr)
        return False
    finally:
        page.page.context.close()


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    chosen = [(function, context) for function, context in TESTS
              if not sys.argv[1:] or any(part in function.__name__ for part in sys.argv[1:])]
    with sync_playwright() as playwright:
        browsers = {"chromium": playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)}
        if any(context.get("browser") == "firefox" for _, context in chosen):
            browsers["firefox"] = playwright.firefox.launch(channel="moz-firefox", executable_path=FIREFOX)
        passed = sum(run(browsers, address, function, **context) for function, context in chosen)
        for browser in browsers.values():
            browser.close()
    print(f"{passed} of {len(chosen)} tests of the library in browsers passed")
    return 0 if passed == len(chosen) and chosen else 1


if __name__ == "__main__":
    sys.exit(main())
