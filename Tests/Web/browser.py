#!/usr/bin/env python3
"""The library in real browsers, on a page of its own under a strict policy: what a hand does, and what is seen, felt and said.

Needs Playwright (see the repository's Makefile) and Web/nod.wasm. Usage: browser.py [part of a test's name …]
"""

import http.server
import json
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

    def __init__(self, browser, address, at="", block=None, hold=None, **context):
        self.page = browser.new_context(**context).new_page()
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda said: said.type == "error" and self.problems.append(said.text))
        if block:
            self.page.route(block, lambda route: route.abort())
        self.held = []
        if hold:
            self.page.route(hold, lambda route: self.held.append(route))
        self.page.goto(address + at)
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
    assert answer["tracks"] == ["disc", "tick", "strike", "scale"] and answer["haptic"] == "success" and answer["sound"] is None
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


def felt(page):
    """The kind of each touch; as many as the motor played."""
    kinds = [score["haptic"] for score in page.js("seen.scores") if score["haptic"]]
    assert len(kinds) == page.js("seen.vibrations.length"), (kinds, page.js("seen.vibrations"))
    return kinds


def press_what(page, does, attributes, profile, act=None):
    """What is felt of a button that does something, in a profile."""
    page.js(f"""(() => {{
        document.querySelector("#probe")?.remove();
        nod.preferences({{ profile: "{profile}" }});
        document.body.insertAdjacentHTML("beforeend", '<button id="probe" {attributes}>Press</button>');
        const button = document.querySelector("#probe");
        button.addEventListener("click", () => {{ {does} }});
        seen.scores.length = seen.vibrations.length = 0;
    }})()""")
    page.page.locator("#probe").scroll_into_view_if_needed()
    (act or (lambda: page.page.click("#probe", delay=120)))()
    page.wait(700)
    return felt(page)


# The listener of a button, its attributes, and the touches to be felt: in the standard profile, then a child's.
ONE_HAPTIC = [
    ("nod.moment('succeeded', { message: 'Saved' })", 'data-nod-press="button"', ["success"], ["success"]),
    ("nod.moment('deleted', { element: button, item: 70, subject: 'Milk' })", 'data-nod-press="icon"', ["heavy"], ["heavy"]),
    ("setTimeout(() => nod.moment('firstCapture', { element: milk }), 200)", 'data-nod-press="primary" data-nod-saves', ["medium"], ["medium"]),
    ("milk.toggle()", 'data-nod-press="card"', ["success"], ["success"]),
    ("nod.moment('selected', { element: button }); nod.moment('toggled', { element: button })", 'data-nod-press="button"', [], ["medium"]),
    ("nod.moment('succeeded', { message: 'Saved' }); nod.celebrate(button, 'collectionCompleted')", 'data-nod-press="button"', ["success"], ["success"]),
    ("", 'data-nod-press="critical"', [], ["medium"]),
    ("", 'data-nod-press="primary" data-nod-saves', [], []),
    # Later it is news, unless it failed, or names no cause.
    ("setTimeout(() => nod.moment('succeeded', { element: button, message: 'Saved' }), 200)", 'data-nod-press="button"', [], ["medium"]),
    ("setTimeout(() => nod.moment('succeeded', { cause: button, message: 'Saved' }), 200)", 'data-nod-press="button"', [], ["medium"]),
    ("setTimeout(() => nod.moment('failed', { element: button, message: 'No' }), 200)", 'data-nod-press="button"', ["error"], ["medium", "error"]),
    ("setTimeout(() => nod.moment('warned', { element: button, cause: null, message: 'Hm' }), 200)", 'data-nod-press="button"', ["warning"], ["medium", "warning"]),
    # A save is felt once.
    ("setTimeout(() => { for (const name of ['captured', 'succeeded']) nod.moment(name, { element: button, message: 'Saved' }); }, 200)",
     'data-nod-press="primary" data-nod-saves', ["medium"], ["medium"]),
]


@test()
def one_haptic_is_felt_of_a_button_and_what_it_does(page):
    for does, attributes, *wanted in ONE_HAPTIC:
        for profile, want in zip(["standard", "child"], wanted):
            page.js("milk.checked = false")
            came = press_what(page, does, attributes, profile)
            assert came == want, f"{profile}, {attributes}, {does}: {came}, not {want}"


@test()
def a_press_is_seen_at_once_and_felt_when_it_acts(page):
    def hold():
        page.page.hover("#probe")
        page.page.mouse.down()
        page.wait(200)
        assert felt(page) == [] and page.answers()[-1]["moments"] == ["pressed(button)"]
        page.page.mouse.up()
    assert press_what(page, "", 'data-nod-press="button"', "child", hold) == ["medium"]

    def slide_off():
        page.page.hover("#probe")
        page.page.mouse.down()
        page.page.mouse.move(5, 5)
        page.page.mouse.up()
    assert press_what(page, "", 'data-nod-press="button"', "child", slide_off) == []

    def key():
        page.page.focus("#probe")
        page.page.keyboard.press("Enter")
    assert press_what(page, "nod.moment('succeeded', { message: 'Saved' })", 'data-nod-press="button"', "child", key) == ["success"]
    # A screen reader clicks, and nothing goes down.
    assert press_what(page, "", 'data-nod-press="button"', "child", lambda: page.js("document.querySelector('#probe').click()")) == ["medium"]
    assert page.answers()[0]["moments"] == ["pressed(button)"] and len(page.js("seen.scores")) == 3, "shown, felt, and let go"


@test(has_touch=True, viewport={"width": 400, "height": 500})
def a_finger_is_a_press_at_once_where_nothing_scrolls(page):
    fingers = Fingers(page)

    def times(scrolls, held):
        page.js("document.querySelector('#probe')?.remove(); nod.preferences({ profile: 'child' })")
        page.js("document.body.insertAdjacentHTML('afterbegin', '<button id=probe data-nod-press=button>Press</button>')")
        page.js("probe.style.cssText = 'position: fixed; inset: 200px auto auto 100px; width: 90px; height: 60px'")
        page.js(f"document.documentElement.style.cssText = 'overflow: {'auto' if scrolls else 'clip'}; height: {'3000px' if scrolls else '100px'}'")
        page.js(f"document.body.style.display = '{'block' if scrolls else 'contents'}'; for (const one of document.body.children) one.hidden = {str(not scrolls).lower()} && one.id !== 'probe'")
        page.js("seen.scores.length = seen.vibrations.length = 0; addEventListener('pointerdown', () => { globalThis.downAt = performance.now(); }, { capture: true, once: true })")
        page.js("document.addEventListener('nod-score', () => { globalThis.shownAt = performance.now(); }, { once: true })")
        fingers.send("touchStart", (140, 230))
        page.wait(held)
        fingers.send("touchEnd")
        page.wait(400)
        return page.js("shownAt - downAt")

    assert times(False, 200) < 60 and felt(page) == ["medium"]
    assert times(True, 200) >= 69 and felt(page) == ["medium"]
    times(True, 10)
    assert felt(page) == ["medium"]


@test()
def several_by_one_button_are_felt_once_and_said_by_one_toast(page):
    page.js("""(() => {
        const inner = () => nod.together(() => row2.querySelector('nod-check').toggle());
        nod.together(() => { row1.querySelector('nod-check').toggle(); inner(); row3.querySelector('nod-check').toggle(); });
    })()""")
    page.until("document.querySelectorAll('nod-check[state=completed]').length === 3")
    assert page.js("seen.vibrations.length") == 1 and len(page.events("nod-save")) == 3
    assert [score["haptic"] for score in page.js("seen.scores") if score["haptic"]] == ["success"]
    assert "Groceries: all 3 done" in page.toasts() and "Completed 2 tasks" in page.toasts()


@test()
def several_at_once_are_put_into_the_live_region_once(page):
    page.js("""(() => {
        seen.puts = [];
        const watch = new MutationObserver((records) => seen.puts.push(...records.map(({ addedNodes }) => [...addedNodes].map(node => node.textContent))));
        for (const region of document.querySelectorAll('.nod-announcer')) watch.observe(region, { childList: true });
        nod.together(() => { for (const row of [row2, row3, row4]) row.querySelector('nod-check').toggle(); });
    })()""")
    page.until("seen.puts.length > 0")
    page.wait(300)
    assert page.js("seen.puts") == [["Completed 3 tasks"]]
    page.js("nod.together(() => { for (const row of [row1, row5]) row.querySelector('nod-check').toggle(); })")
    page.until("seen.puts.length > 1")
    page.wait(300)
    assert page.js("seen.puts.slice(1)") == [["Groceries: all 3 done", "Completed 4 tasks"]]


@test()
def a_toast_that_waits_is_announced_with_all_it_says(page):
    page.js("nod.moment('succeeded', { message: 'One' }); nod.moment('succeeded', { message: 'Two' })")
    page.js("row1.querySelector('nod-check').toggle()")
    page.until("document.querySelectorAll('nod-check[state=completed]').length === 1")
    assert page.toasts() == ["One", "Two"] and page.said()[0] == "Groceries: all 3 done"
    page.js("nod.moment('succeeded', { message: 'Three' })")
    page.wait(20)
    assert page.toasts() == ["One", "Two"] and page.said()[0] == "Three"
    page.js("nod.moment('failed', { message: 'Four' }); nod.moment('failed', { message: 'Five' })")
    page.wait(20)
    assert page.toasts() == ["One", "Two", "Four"] and page.said()[1] == "FourFive"


@test()
def another_control_completes_by_the_checks_own_path(page):
    page.js("milk.toggle('swipe')")
    page.until("milk.state === 'completed'")
    assert [score["moments"] for score in page.answers() if score["target"] == 100] == [["itemCompleted"]]
    page.js("disabled.toggle()")
    page.wait(50)
    assert not page.js("disabled.checked") and len(page.events("nod-change")) == 1


@test()
def trying_it_is_felt_and_neither_shown_nor_said(page):
    page.click("#milk")
    page.until("milk.state === 'completed'")
    scores, said, shown = page.js("seen.scores.length"), page.said(), page.toasts()
    page.js("nod.preferences({ sound: false })")
    page.js("AudioBufferSourceNode.prototype.start = function () { seen.heard = (seen.heard ?? 0) + 1; }; 0")
    page.js("nod.preview('completed')")
    page.until("seen.heard === 1")
    assert page.js("seen.vibrations.length") == 2
    assert (page.js("seen.scores.length"), page.said(), page.toasts()) == (scores, said, shown)


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
    assert answer["burst"] > 0 and page.toasts() == ["Groceries: all 3 done"]
    page.click("nod-toasts .action")
    page.until("document.querySelector('#row1') && !row1.querySelector('nod-check').checked")
    assert page.js("list.firstElementChild === row1") and page.events("nod-enter")[0]["item"] == 1


@test()
def a_row_that_comes_back_because_its_save_was_refused_says_so(page):
    page.js("Object.assign(server, { mode: 'refuses', delay: 1500 })")
    page.click("#row2 nod-check")
    page.until("!document.querySelector('#row2')")
    page.until("document.querySelector('#row2')")
    page.wait(300)
    assert page.js("row2.previousElementSibling === row1 && !row2.inert && !row2.querySelector('nod-check').checked")
    assert page.said()[1].startswith("Couldn't save “Call mum”.") and len(page.events("nod-save")) == 1


@test()
def a_page_that_prevents_it_removes_and_inserts_rows_itself(page):
    page.js("""for (const name of ["nod-left", "nod-enter"]) addEventListener(name, (event) => event.preventDefault());""")
    page.click("#row1 nod-check")
    page.until("seen.events.some(({ name }) => name === 'nod-left')")
    page.wait(100)
    assert page.js("row1.isConnected")
    page.js("row1.remove()")
    page.click("nod-toasts .action")
    page.until("seen.events.some(({ name }) => name === 'nod-settled')")
    page.wait(300)
    assert page.js("document.querySelector('#row1')") is None and page.events("nod-enter")[0]["item"] == 1


@test()
def a_row_that_the_page_has_moved_stays_there(page):
    page.js("""document.body.append(Object.assign(document.createElement("ul"), { id: "done" }));
               addEventListener("nod-left", () => done.append(row3));""")
    page.click("#row3 nod-check")
    page.until("row3.parentNode === done")
    page.wait(100)
    assert page.js("row3.parentNode === done")


@test()
def what_there_is_not_is_refused_with_what_there_is(page):
    refused = "(call) => call.catch(({ message }) => message)"
    assert page.js(f"({refused})(nod.celebrate(milk, 'confetti'))") == (
        "Nod: there is no celebration “confetti”. There are itemCompleted, firstCapture, collectionCompleted.")
    assert "There are completed, reopened, " in page.js(f"({refused})(nod.moment('finished'))")


@test(forced_colors="active")
def celebrations_keep_their_colours_where_colours_are_forced(page):
    page.click("#row1 nod-check")
    page.until("document.querySelectorAll('.nod-particle').length > 5")
    colours = page.js("[...document.querySelectorAll('.nod-particle')].map((one) => getComputedStyle(one).backgroundColor)")
    assert len(set(colours)) == 6 and page.js("getComputedStyle(document.body).backgroundColor") not in colours


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
    assert page.js(MOVES) == 0 and page.js("seen.vibrations.length") == 1 and page.said()[0] == "Groceries: all 3 done"
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


@test(at="?it-CH")
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


@test()
def it_speaks_simply_to_children_and_follows_the_profile(page):
    page.click("#milk")
    page.until("milk.state === 'completed'")
    names = "[nod.message('check'), document.querySelector('nod-toasts').ariaLabel]"
    assert page.js(names) == ["Completed", "Notifications"]
    page.js("nod.preferences({ profile: 'child' })")
    assert page.toasts() == ["“Buy milk” is done"] and page.said()[:1] == ["Completed “Buy milk”"]
    assert page.js(names) == ["Done", "Messages"]
    assert page.js("[1, 3].map((count) => nod.message('completed', { count }))") == ["1 task is done", "3 tasks are done"]
    # What is simple already has no other words; those of the app stand before the table's.
    page.js("nod.translate({ check: 'Ticked', captured: 'Noted', 'captured.simple': 'Kept' }, 'en')")
    assert page.js("['undo', 'check', 'captured', 'dismiss'].map((key) => nod.message(key))") == ["Undo", "Ticked", "Kept", "Close"]
    page.js("nod.preferences({ profile: 'standard' })")
    assert page.toasts() == ["Completed “Buy milk”"]
    assert page.js("['check', 'captured'].map((key) => nod.message(key))") == ["Ticked", "Noted"]


@test(at="?de")
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


TARGETS = """
globalThis.addButton = (side, left, top = 300, role) => {
  const button = document.createElement("button");
  Object.assign(button.style, { position: "absolute", left: `${left}px`, top: `${top}px`, inlineSize: `${side}px`, blockSize: `${side}px`, padding: 0 });
  if (role) button.dataset.nodPress = role;
  document.body.append(button);
  return button;
};
// The area drawn around the middle of an element, the smallest first: [is it wrong, its size in words].
globalThis.areaOf = (element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (left + right) / 2, y = (top + bottom) / 2;
  const around = [...document.querySelectorAll(".nod-area")].map((area) => ({ area, box: area.getBoundingClientRect() }))
    .filter(({ box }) => box.left <= x && box.right >= x && box.top <= y && box.bottom >= y)
    .sort((one, other) => one.box.width * one.box.height - other.box.width * other.box.height);
  return around.length > 0 ? [around[0].area.classList.contains("nod-wrong"), around[0].area.textContent] : null;
};
0"""


def with_targets(page, code=""):
    page.js(TARGETS)
    page.js(code + "; 0")
    page.js("nod.showTargets(true)")


@test(viewport={"width": 1000, "height": 900})
def hit_areas_that_are_too_small_are_marked(page):
    with_targets(page, """
        globalThis.small = addButton(30, 600); globalThis.enough = addButton(44, 700); globalThis.child = addButton(48, 800);
        globalThis.first = addButton(56, 600, 400, 'primary'); globalThis.last = addButton(60, 700, 400, 'critical')""")
    assert page.js("[small, enough, child].map(areaOf)") == [[True, "30 × 30"], [False, "44 × 44"], [False, "48 × 48"]]
    assert page.js("[first, last].map(areaOf)") == [[False, "56 × 56"], [False, "60 × 60"]]
    page.js("nod.preferences({ profile: 'child' })")
    page.until("areaOf(enough)[0]")
    assert page.js("[small, enough, child, first, last].map(element => areaOf(element)[0])") == [True, True, False, False, True]


@test(viewport={"width": 1000, "height": 900})
def hit_areas_that_are_too_near_are_marked(page):
    with_targets(page, """
        globalThis.one = addButton(50, 600); globalThis.other = addButton(50, 654);
        globalThis.far = addButton(50, 800); globalThis.away = addButton(50, 858)""")
    assert page.js("[one, other].map(areaOf)") == [[True, "50 × 50 ↔ 4"]] * 2
    assert page.js("[far, away].map(areaOf)") == [[False, "50 × 50"]] * 2


@test(viewport={"width": 1000, "height": 900})
def what_is_hit_is_measured(page):
    with_targets(page, """
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.wide::before { content: ""; position: absolute; inset: -10px; } .wide { border: 0; position: relative; } #chip { position: absolute; left: 800px; top: 300px; inline-size: 90px; block-size: 50px; }');
        document.adoptedStyleSheets = [sheet];
        globalThis.wide = addButton(30, 600); wide.className = 'wide';
        globalThis.chip = document.createElement('label'); chip.id = 'chip';
        const input = Object.assign(document.createElement('input'), { type: 'checkbox' });
        chip.append(input); document.body.append(chip); globalThis.chipInput = input""")
    assert page.js("areaOf(wide)") == [False, "50 × 50"]
    is_wrong, size = page.js("areaOf(chipInput)")
    assert [float(side) for side in size.split(" × ")] == [90, 50] and not is_wrong
    width, height = page.js("areaOf(agree)[1].split(' ↔')[0].split(' × ').map(Number)")
    assert width >= 44 and height == 44 and page.js("areaOf(milk)[1].split(' × ').map(parseFloat)[0] > 100")
    assert page.js("areaOf(disabled)") is None


@test(viewport={"width": 1000, "height": 500})
def hit_areas_follow_the_page_and_take_nothing(page):
    with_targets(page, "globalThis.small = addButton(30, 600, 200); addButton(50, 600, 2000); small.onclick = () => { small.wasHit = true; }")
    page.js("scrollTo(0, 100)")
    page.until("areaOf(small)?.[0]")
    page.js("small.style.top = '300px'; small.style.inlineSize = '64px'")
    page.until("areaOf(small)?.[1] === '64 × 30'")
    page.js("small.animate({ translate: ['0', '100px'] }, { duration: 200, fill: 'forwards' })")
    page.js("small.dataset.moved = ''")
    page.wait(400)
    assert page.js("areaOf(small)") == [True, "64 × 30"]
    page.page.mouse.click(600 + 132, 215)
    page.js("small.getAnimations()[0].cancel(); small.dataset.moved = 'back'")
    page.page.mouse.click(632, 215)
    assert page.js("small.wasHit")
    assert page.js("document.querySelector('.nod-areas').getAttribute('aria-hidden')") == "true"
    page.js("addRow(9)")
    page.until("[...document.querySelectorAll('.nod-area')].length > 3")
    page.wait(200)
    page.js("globalThis.frames_ = 0; const ask = requestAnimationFrame; globalThis.requestAnimationFrame = (run) => { frames_ += 1; return ask(run); }; "
            "globalThis.changes_ = 0; new MutationObserver((records) => { changes_ += records.length; }).observe(document, { subtree: true, childList: true, attributes: true })")
    page.wait(600)
    assert page.js("[frames_, changes_]") == [0, 0]
    page.js("scrollTo(0, 120)")
    page.until("frames_ === 1")
    page.js("nod.showTargets(false)")
    page.js("frames_ = 0; scrollTo(0, 0); addRow(10)")
    page.wait(200)
    assert page.js("document.querySelectorAll('.nod-area, .nod-areas').length") == 0 and page.js("frames_") == 0


@test(viewport={"width": 1000, "height": 900}, forced_colors="active")
def hit_areas_differ_without_colour(page):
    with_targets(page, "addButton(30, 600); addButton(50, 700)")
    look = """(wrong) => {
      const area = document.querySelector(wrong ? '.nod-area.nod-wrong' : '.nod-area:not(.nod-wrong)');
      const { borderTopStyle, borderTopWidth } = getComputedStyle(area);
      const { color, backgroundColor } = getComputedStyle(area.firstChild);
      return [borderTopStyle, borderTopWidth, color !== backgroundColor];
    }"""
    assert [page.page.evaluate(look, wrong) for wrong in (True, False)] == [["solid", "3px", True], ["dashed", "1px", True]]


@test(browser="firefox", viewport={"width": 1000, "height": 900})
def hit_areas_in_firefox(page):
    with_targets(page, "globalThis.small = addButton(30, 600); globalThis.enough = addButton(44, 700)")
    assert page.js("[small, enough].map(areaOf)") == [[True, "30 × 30"], [False, "44 × 44"]]
    page.js("nod.showTargets(false)")
    assert page.js("document.querySelectorAll('.nod-areas').length") == 0


@test(browser="firefox")
def in_firefox_too(page):
    page.page.click("#label", position={"x": 80, "y": 20})
    page.until("milk.state === 'completed'")
    page.click("#row1 nod-check")
    page.until("!document.querySelector('#row1')")
    page.click("nod-toasts .nod-collection .action")
    page.until("document.querySelector('#row1')")
    assert len(page.events("nod-change")) == 3


CARDS = {"at": "gestures.html"}
STILL = "document.getAnimations().length === 0"


class Fingers:
    """Touches as a screen reports them."""

    def __init__(self, page):
        self.page = page
        self.session = page.page.context.new_cdp_session(page.page)

    def send(self, kind, *points):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe(self, start, way, steps=12, end="touchEnd", pause=12):
        """Down, along, and up again, or whatever `end` says; None keeps the finger down."""
        (x, y), (dx, dy) = start, way
        self.send("touchStart", start)
        for step in range(1, steps + 1):
            self.send("touchMove", (x + dx * step / steps, y + dy * step / steps))
            self.page.wait(pause)
        if end:
            self.send(end)


def middle(page, what, share=0.3):
    box = page.page.locator(what).bounding_box()
    return box["x"] + box["width"] * share, box["y"] + box["height"] / 2


def card(page, number=1):
    """Where it is drawn, and what it says of itself."""
    return page.js(f"""(() => {{ const style = getComputedStyle(card{number}); return {{
        x: parseFloat(style.translate) || 0, state: card{number}.dataset.nodSwipe ?? null,
        progress: Number(style.getPropertyValue("--nod-swipe")) }}; }})()""")


def is_still(page, number=1):
    page.until(STILL)
    page.wait(50)
    return card(page, number) == {"x": 0, "state": None, "progress": 0} and page.js(f"!card{number}.getAttribute('style')")


def ready_to_swipe(page):
    page.until("document.querySelectorAll('[data-nod-swipeable]').length === 30")


def engine(numbers):
    """The exports that a page calls, in JavaScript: every number that came out, in hexadecimal."""
    return f"""(async () => {{
        const {{ instance: {{ exports }} }} = await WebAssembly.instantiateStreaming(fetch("/nod/nod-gestures.wasm"));
        return {numbers}.map(({{ name, arguments: values, output }}) => {{
            exports[name](...values);
            const bits = new BigUint64Array(exports.memory.buffer, exports.nod_gesture(), output.length);
            return [...bits].map((number) => number.toString(16).padStart(16, "0"));
        }});
    }})()"""


@test(**CARDS)
def gestures_in_webassembly_give_the_bits_of_the_native_engine(page):
    file = TESTS_OF_WEB.parents[1] / ".build/wire/gestures.json"
    assert file.exists(), "run `swift test` first: it writes what the native engine answers"
    calls = json.loads(file.read_text(encoding="utf-8"))
    assert len(calls) > 1000 and page.js(engine(json.dumps(calls))) == [call["output"] for call in calls]


DESIGN_REPLAY = """async (calls) => {
    const { instance: { exports } } = await WebAssembly.instantiateStreaming(fetch("/nod/nod-design.wasm"));
    const numbers = (input) => new Float64Array(new BigUint64Array(input.map((bits) => BigInt("0x" + bits))).buffer);
    const given = (name, values) => {
        const place = exports.nod_design_input(values.length);
        new Float64Array(exports.memory.buffer, place, values.length).set(values);
        return exports["nod_design_" + name](values.length);
    };
    for (const [index, { name, input, output }] of calls.entries()) {
        const values = numbers(input);
        const count = name === "release" || name === "touch" ? exports["nod_design_" + name](...values) : given(name, values);
        const came = [...new BigUint64Array(exports.memory.buffer, exports.nod_design_output(), count)];
        if (came.length !== output.length) return `call ${index}, ${name}: ${came.length} numbers, natively ${output.length}`;
        const differs = came.findIndex((bits, at) => bits !== BigInt("0x" + output[at]));
        if (differs >= 0) return `call ${index}, ${name}, number ${differs}: ${came[differs].toString(16)}, natively ${output[differs]}`;
    }
    return `${calls.length} calls alike`;
}"""


@test()
def designs_in_webassembly_give_the_bits_of_the_native_engine(page):
    file = TESTS_OF_WEB.parents[1] / ".build/wire/design.json"
    assert file.exists(), "run `swift test` first: it writes what the native engine answers"
    calls = json.loads(file.read_text(encoding="utf-8"))
    assert len(calls) > 700
    replayed = page.page.evaluate(DESIGN_REPLAY, calls)
    assert replayed == f"{len(calls)} calls alike", replayed
    calls[3]["output"][-1] = "3ff0000000000001"
    assert page.page.evaluate(DESIGN_REPLAY, calls).startswith("call 3")


@test()
def a_design_answers_moments_by_a_feedback_file(page):
    page.js("import('/nod/design/module.js').then(async ({ loadDesign }) => { globalThis.designs = [await loadDesign(), await loadDesign()]; })")
    page.until("globalThis.designs !== undefined")
    page.js("""(() => {
        const [one, other] = designs;
        other.use({ format: "nod-feedback", version: 1, basedOn: "child", motion: { check: { peak: 0.05 }, fade: { duration: 0.1 } },
            celebrations: { collectionCompleted: { particles: 2, duration: 0.5 } },
            moments: { completed: { haptic: { kind: "light", intensity: 0.25 }, sound: null }, pressed: { haptic: null } } });
        const answers = (design) => ["completed", "collectionCompleted", "pressed", "reopened"].map((name, at) => design.answer([name], at * 3000));
        globalThis.scores = { one: answers(one), other: answers(other), both: one.answer(["completed", "collectionCompleted"], 20000) };
    })()""")
    standard, child = page.js("scores.one"), page.js("scores.other")
    assert [score["moments"] for score in standard] == [["completed"], ["collectionCompleted"], ["pressed(button)"], ["reopened"]]
    assert [score["haptic"] and score["haptic"]["kind"] for score in standard] == ["success", "medium", None, None]
    assert [score["haptic"] and score["haptic"]["kind"] for score in child] == ["light", "medium", None, "light"], child
    assert (standard[0]["sound"], child[0]["sound"], child[0]["haptic"]["intensity"]) == ("completed", None, 0.25)
    assert len(standard[1]["burst"]["particles"]) == 8 and len(child[1]["burst"]["particles"]) == 2 and child[1]["burst"]["duration"] == 500
    scale = child[0]["tracks"][-1]
    assert 1.04 < max(scale["values"]) <= 1.05 and [track["property"] for track in child[2]["tracks"]] == ["scale", "brightness"]
    assert page.js("scores.both")["haptic"]["kind"] == "success" and page.js("scores.both")["toast"] == "collection"
    assert page.js("designs[0].unrest <= designs[0].tolerance && designs[0].figures.length === 24 && designs[1].figures[14] === 0.05")
    page.js("designs[1].set({ reducesMotion: true, haptic: false, isDark: true })")
    still = page.js("designs[1].answer(['completed', 'collectionCompleted'], 0)")
    assert [track["property"] for track in still["tracks"]] == ["mark", "successFlash"] and still["burst"] is None
    assert {"channel": "haptic", "reason": "person"} in still["held"]
    down, up = page.js("[designs[0].answer(['pressedPrimary'], 30000), designs[0].release(30090)]")
    assert down["tracks"][0]["values"][0] == 1 and up["tracks"][0]["values"][-1] > down["tracks"][0]["values"][-1]
    touch = page.js("designs[0].touch({ kind: 'success', intensity: 1 })")
    assert [event["time"] for event in touch["events"] if event["duration"] == 0] == [0, 64] and touch["curves"][0]["parameter"] == "intensity"
    assert touch["steps"][:2] == [{"duration": 8, "intensity": 0.65}, {"duration": 6, "intensity": 0.39}], touch["steps"]


CALM = """{ "format": "nod-feedback", "version": 1, "name": "Calm", "basedOn": "child", "targets": { "least": 60, "spacing": 12 },
    "motion": { "check": { "peak": 0.05 }, "fade": { "duration": 0.1 } },
    "press": { "scale": { "primary": 0.9 } },
    "celebrations": { "collectionCompleted": { "particles": 2, "duration": 0.5 } },
    "moments": { "completed": { "haptic": { "kind": "light", "intensity": 0.5 }, "sound": "failed" }, "collectionCompleted": { "haptic": null } } }"""


def use_feedback(page, file):
    page.page.evaluate("file => { globalThis.used = undefined; nod.useFeedback(file).then((words) => { used = words ?? 'none'; }, (error) => { used = error; }); }", file)
    page.until("globalThis.used !== undefined")
    return page.js("used instanceof Error ? { problems: used.problems, message: used.message, name: used.name } : used")


def requested(page):
    return page.js("performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))")


@test()
def a_feedback_file_is_seen_felt_and_heard_and_goes_again(page):
    assert not {"nod-design.wasm", "design.js", "feedback.schema.json"} & set(requested(page))
    page.js("nod.preferences({ sound: true })")
    page.click("#milk")
    page.until("milk.state === 'completed'")
    assert use_feedback(page, CALM) == {"name": "Calm", "basedOn": "child"}
    assert page.js("document.documentElement.dataset.nodProfile") == "child" and page.js("milk.state") == "completed"
    assert page.js("[getComputedStyle(milk).width, getComputedStyle(document.documentElement).getPropertyValue('--nod-least-target')]") == ["60px", "60px"]
    # What was completed before the file can still be undone.
    page.click("nod-toasts .action")
    page.until("milk.state === 'open'")
    page.click("#milk")
    page.until("milk.state === 'completed'")
    before, after = [score for score in page.answers() if "completed" in score["moments"]]
    assert (before["haptic"], before["sound"]) == ("success", "completed")
    assert (after["haptic"], after["sound"]) == ("light", "failed") and after["toast"] == before["toast"]
    assert page.js("seen.vibrations.at(-1)") == [9]
    page.click("#row1 nod-check")
    page.until("!document.querySelector('#row1')")
    [both] = [score for score in page.answers() if "collectionCompleted" in score["moments"]]
    assert (both["haptic"], both["burst"], both["toast"]) == ("light", 2, "collection")
    page.click("#button")
    page.until("seen.scores.some((score) => score.moments.includes('pressed(primary)'))")
    assert use_feedback(page, None) == "none"
    assert page.js("document.documentElement.dataset.nodProfile") == "standard" and page.js("getComputedStyle(milk).width") == "44px"
    assert page.js("document.documentElement.getAttribute('style') ?? ''") == ""
    page.click("#row2 nod-check")
    page.until("!document.querySelector('#row2')")
    assert page.answers()[-1]["moments"] == ["departed"] and [score["haptic"] for score in page.answers() if "completed" in score["moments"]][-1] == "success"


@test()
def a_profile_that_is_chosen_meanwhile_holds_when_the_file_has_gone(page):
    use_feedback(page, CALM)
    page.js("nod.preferences({ profile: 'standard' })")
    assert page.js("document.documentElement.dataset.nodProfile") == "child"
    use_feedback(page, '{"format": "nod-feedback", "version": 1}')
    assert page.js("document.documentElement.dataset.nodProfile") == "standard"
    page.js("nod.preferences({ profile: 'child' })")
    assert page.js("document.documentElement.dataset.nodProfile") == "standard"
    use_feedback(page, None)
    assert page.js("document.documentElement.dataset.nodProfile") == "child"


@test()
def a_feedback_file_keeps_to_preferences_and_what_is_done_together(page):
    use_feedback(page, CALM)
    page.js("nod.together(() => { for (const row of [row2, row3, row4]) row.querySelector('nod-check').toggle(); })")
    page.until("document.querySelectorAll('nod-check[state=completed]').length === 3")
    assert [score["haptic"] for score in page.js("seen.scores") if score["haptic"]] == ["light"] and page.js("seen.vibrations.length") == 1
    page.js("nod.preferences({ haptic: false })")
    page.click("#milk")
    page.until("milk.state === 'completed'")
    assert page.js("seen.vibrations.length") == 1
    assert {"channel": "haptic", "reason": "person"} in [score for score in page.answers() if "completed" in score["moments"]][-1]["held"]
    page.js("seen.scores.length = 0; for (let tap = 0; tap < 40; tap++) milk.shadowRoot.querySelector('input').click()")
    page.wait(300)
    assert len([score for score in page.js("seen.scores") if score["burst"]]) == 0 and page.js("seen.mostOpen") == 1


@test()
def bad_feedback_files_are_told_in_full_and_change_nothing(page):
    use_feedback(page, CALM)
    bad = """{ "format": "nod-feedback", "version": 1, "nmae": "x", "basedOn": "adult", "targets": { "least": 12, "primary": "60" },
        "press": { "scale": { "button": 0.2, "constructor": 1 } }, "celebrations": { "firstCapture": { "particles": 2.5 } },
        "moments": { "completed": { "haptic": { "intensity": 2 }, "sound": "loud" }, "gone": {} } }"""
    told = use_feedback(page, bad)
    assert told["name"] == "FeedbackFileError"
    assert [(one["path"], one["reason"]) for one in told["problems"]] == [
        ("nmae", "unknownKey"), ("basedOn", "unexpected"), ("targets.least", "outside"), ("targets.primary", "unexpected"),
        ("press.scale.button", "outside"), ("press.scale.constructor", "unknownKey"), ("celebrations.firstCapture.particles", "notWhole"),
        ("moments.completed.haptic.intensity", "outside"), ("moments.completed.haptic.kind", "missing"), ("moments.completed.sound", "unexpected"),
        ("moments.gone", "unknownKey")], told["problems"]
    assert "targets.least: 12 is outside 44 … 96" in told["message"] and told["message"].count("\n") == 10
    reasons = lambda file: [(one["path"], one["reason"]) for one in use_feedback(page, file)["problems"]]
    restless = {"format": "nod-feedback", "version": 1, "motion": {"check": {"response": 0.5, "damping": 0.6, "peak": 0.3}}}
    assert reasons(restless) == [("motion.check", "restless")]
    assert reasons("{") == [("", "broken")] and reasons("[1]") == [("", "unexpected")]
    assert reasons('{"format": "other", "version": 3, "more": 1}') == [("format", "unexpected")]
    assert reasons('{"format": "nod-feedback", "version": 2, "more": 1}') == [("version", "unexpected")]
    assert reasons({}) == [("format", "missing"), ("version", "missing")]
    assert reasons('{"format": "nod-feedback", "version": 1, "name": "' + "x" * 61 + '"}') == [("name", "tooLong")]
    assert reasons('{"format": "nod-feedback", "version": 1, "motion": {"pulse": {"peak": 1e999}}}') == [("motion.pulse.peak", "outside")]
    assert reasons('"' + "x" * 70000 + '"') == [("", "tooLarge")]
    page.click("#milk")
    page.until("milk.state === 'completed'")
    assert [score["haptic"] for score in page.answers() if "completed" in score["moments"]] == ["light"]


@test(hold="**/nod-design.wasm")
def a_file_of_the_first_hour_answers_the_first_tap(page):
    page.page.unroute("**/nod-design.wasm")
    page.page.add_init_script(f"globalThis.early = import('/nod/nod.js').then((nod) => nod.useFeedback({CALM}));")
    held = []
    page.page.route("**/nod-design.wasm", lambda route: held.append(route))
    page.page.reload()
    page.until("globalThis.nod !== undefined")
    page.click("#milk")
    page.wait(200)
    assert page.js("seen.scores.length") == 0 and len(held) == 1
    held[0].continue_()
    page.until("milk.state === 'completed'")
    assert [score["haptic"] for score in page.answers() if "completed" in score["moments"]] == ["light"]


@test()
def a_file_that_comes_while_a_button_is_held_answers_what_it_leads_to(page):
    page.js("button.addEventListener('click', () => nod.moment('completed', { element: button }))")
    page.page.focus("#button")
    page.page.keyboard.down("Space")
    use_feedback(page, CALM)
    page.page.keyboard.up("Space")
    page.until("seen.vibrations.length > 0")
    page.wait(50)
    # The press of the file's profile is stronger than what it answers a completion with.
    assert felt(page) == ["medium"] and page.answers()[-1]["haptic"] is None


@test()
def rows_that_are_felt_to_move_travel_in_a_click(page):
    use_feedback(page, '{ "format": "nod-feedback", "version": 1, "moments": { "moved": { "haptic": { "kind": "light" } } } }')
    page.js("""button.addEventListener("click", () => nod.moved([row1, row2], () => list.insertBefore(row2, row1)))""")
    page.js("seen.scores.length = seen.vibrations.length = 0")
    page.page.focus("#button")
    page.page.keyboard.press("Enter")
    page.until("seen.vibrations.length === 1")
    assert page.js("[row1, row2].map((row) => row.getAnimations().length)") == [1, 1]


@test()
def trying_it_is_the_files(page):
    use_feedback(page, CALM)
    page.click("#button")
    # Its press is felt when its task has ended, which may be after the click was made.
    page.until("seen.vibrations.length === 1")
    page.js("nod.preview('completed')")
    page.until("seen.vibrations.length === 2")
    assert page.js("seen.vibrations.at(-1)") == [9]


@test(block="**/nod-design.wasm")
def without_the_second_module_a_file_is_refused_and_all_goes_on(page):
    assert "Error" in use_feedback(page, CALM)["name"]
    page.problems.clear()
    page.click("#milk")
    page.until("milk.state === 'completed'")
    assert [score["haptic"] for score in page.answers() if "completed" in score["moments"]] == ["success"]


@test(**CARDS, has_touch=True)
def a_card_follows_the_finger_and_commits(page):
    ready_to_swipe(page)
    fingers = Fingers(page)
    fingers.swipe(middle(page, "#card1"), (120, 4), end=None)
    following = card(page)
    assert following["state"] == "following" and 80 < following["x"] < 120 and 0.5 < following["progress"] < 1, following
    fingers.send("touchCancel")
    assert is_still(page) and page.js("seen.commits.length") == 0
    fingers.swipe(middle(page, "#card1"), (300, 4), end=None)
    armed = card(page)
    assert armed["state"] == "armed" and armed["progress"] == 1 and 160 < armed["x"] < 300, armed
    page.wait(60)
    fingers.send("touchEnd")
    assert card(page)["state"] == "returning"
    assert is_still(page) and page.js("seen.commits") == [1] and page.js("seen.clicks.length") == 0


@test(**CARDS, has_touch=True)
def a_finger_that_scrolls_swipes_nothing(page):
    ready_to_swipe(page)
    Fingers(page).swipe(middle(page, "#card4"), (8, -150))
    page.until("scrollY > 0")
    assert is_still(page, 4) and page.js("seen.commits.length") == 0


@test(**CARDS)
def a_page_that_scrolls_takes_the_card_from_the_finger(page):
    ready_to_swipe(page)
    x, y = middle(page, "#card1")
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 100, y, steps=5)
    assert card(page)["state"] == "following"
    page.page.mouse.wheel(0, 200)
    page.until("scrollY > 0")
    page.page.mouse.move(x + 300, y, steps=5)
    page.page.mouse.up()
    assert is_still(page) and page.js("seen.commits.length") == 0


@test(**CARDS, has_touch=True)
def a_second_finger_lets_the_card_go(page):
    ready_to_swipe(page)
    fingers = Fingers(page)
    x, y = middle(page, "#card1")
    fingers.swipe((x, y), (200, 0), end=None)
    fingers.send("touchStart", (x + 200, y), (x, y + 200))
    assert card(page)["state"] == "returning"
    fingers.send("touchMove", (x + 300, y), (x, y + 200))
    fingers.send("touchEnd")
    assert is_still(page) and page.js("seen.commits.length") == 0


@test(**CARDS)
def escape_lets_the_card_go_and_nothing_is_clicked(page):
    ready_to_swipe(page)
    x, y = middle(page, "#card1")
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 300, y, steps=8)
    assert card(page)["state"] == "armed"
    page.page.keyboard.press("Escape")
    assert card(page)["state"] == "returning"
    page.page.mouse.up()
    assert is_still(page) and page.js("seen.commits.length") == 0


@test(**CARDS)
def a_mouse_swipes_from_a_button_without_pressing_it(page):
    ready_to_swipe(page)
    x, y = middle(page, "#button1", 0.5)
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.until("button1.getAnimations({ subtree: true }).length > 0")
    page.page.mouse.move(x + 60, y, steps=4)
    page.wait(20)
    page.page.mouse.move(x + 400, y, steps=8)
    assert card(page)["state"] == "armed" and page.js("String(getSelection())") == ""
    page.page.mouse.up()
    assert is_still(page) and page.js("seen.commits") == [1] and page.js("seen.clicks") == []
    assert [score["moments"] for score in page.answers()] == [["pressed(button)"]]
    page.click("#button1")
    page.page.click("#card2", position={"x": 200, "y": 20})
    assert page.js("seen.clicks[0]") == "button1" and page.js("seen.clicks.length") == 2


@test(**CARDS, has_touch=True)
def a_swipe_that_begins_on_a_check_does_not_toggle_it(page):
    ready_to_swipe(page)
    Fingers(page).swipe(middle(page, "#card3 nod-check", 0.5), (300, 0))
    assert is_still(page, 3) and page.js("seen.commits") == [3]
    assert not page.js("card3.querySelector('nod-check').checked")
    # A finger that was slow to move was shown as a press before.
    assert [score["moments"] for score in page.answers()] in ([], [["pressed(check)"]])


@test(**CARDS)
def fields_and_disabled_cards_are_not_swiped(page):
    ready_to_swipe(page)
    page.js("card2.dataset.state = 'disabled'")
    for what, share in (("#field1", 0.5), ("#card2", 0.3)):
        x, y = middle(page, what, share)
        page.page.mouse.move(x, y)
        page.page.mouse.down()
        page.page.mouse.move(x + 300, y, steps=8)
        page.page.mouse.up()
    assert page.js("seen.commits.length") == 0 and is_still(page, 1) and is_still(page, 2)


@test(at="gestures.html?rtl", has_touch=True)
def right_to_left_the_other_way_commits(page):
    ready_to_swipe(page)
    fingers = Fingers(page)
    fingers.swipe(middle(page, "#card1", 0.5), (250, 0), end=None)
    wrong = card(page)
    assert wrong["progress"] == 0 and 0 < wrong["x"] < 24, wrong
    fingers.send("touchEnd")
    assert is_still(page) and page.js("seen.commits.length") == 0
    fingers.swipe(middle(page, "#card1", 0.5), (-300, 0), end=None)
    assert card(page)["state"] == "armed" and card(page)["x"] < -160
    fingers.send("touchEnd")
    assert is_still(page) and page.js("seen.commits") == [1]


@test(**CARDS, has_touch=True, reduced_motion="reduce")
def with_reduced_motion_a_card_follows_and_is_back_at_once(page):
    ready_to_swipe(page)
    fingers = Fingers(page)
    fingers.swipe(middle(page, "#card1"), (120, 0), end=None)
    assert card(page)["x"] > 80
    fingers.send("touchEnd")
    assert card(page) == {"x": 0, "state": None, "progress": 0} and page.js(MOVES) == 0


@test(**CARDS)
def a_card_is_caught_on_its_way_back(page):
    ready_to_swipe(page)
    x, y = middle(page, "#card1")
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 250, y, steps=5)
    page.wait(60)
    page.page.mouse.up()
    page.js("for (const animation of document.getAnimations()) animation.playbackRate = 0.05")
    page.wait(100)
    page.page.mouse.down()
    held = card(page)["x"]
    page.wait(100)
    assert held > 10 and card(page)["x"] == held, (held, card(page))
    page.page.mouse.move(x + 250 + 9, y)
    assert abs(card(page)["x"] - held) < 1
    page.page.mouse.up()
    assert is_still(page)


COUNTS_FRAMES = """(() => { seen.frames = 0; const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => { seen.frames += 1; return ask(run); }; })()"""


@test(**CARDS, has_touch=True)
def a_thousand_cards_and_at_rest_nothing_runs(page):
    page.js(COUNTS_FRAMES)
    page.js("for (let id = 31; id <= 1000; id += 1) addCard(id)")
    page.until("document.querySelectorAll('[data-nod-swipeable]').length === 1000")
    Fingers(page).swipe(middle(page, "#card2"), (300, 0))
    assert is_still(page, 2) and page.js("seen.commits") == [2]
    frames = page.js("seen.frames")
    page.wait(300)
    assert frames == page.js("seen.frames") == 0


@test(**CARDS, block="**/nod-gestures.wasm")
def without_webassembly_there_are_no_gestures(page):
    page.wait(100)
    page.problems.clear()
    x, y = middle(page, "#card1")
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 300, y, steps=5)
    page.page.mouse.up()
    assert page.js("document.querySelectorAll('[data-nod-swipeable]').length") == 0 and is_still(page)


BOARD = {"at": "gestures.html?board"}


def ready_to_drag(page):
    page.until("board.hasAttribute('data-nod-draggable') && document.querySelectorAll('[data-nod-swipeable]').length === 3")


def item(page, name):
    """Where its middle is seen, and what it says of itself."""
    return page.js(f"""(() => {{ const box = {name}.getBoundingClientRect(); return {{
        x: box.left + box.width / 2, y: box.top + box.height / 2, state: {name}.dataset.nodDrag ?? null }}; }})()""")


def is_put_down(page, name):
    page.until(STILL)
    page.wait(50)
    return item(page, name)["state"] is None and page.js(f"!{name}.getAttribute('style') && !document.querySelector('.place')")


@test(**BOARD)
def a_mouse_carries_an_item_to_another_column(page):
    ready_to_drag(page)
    start = item(page, "b")
    x, y = middle(page, "#b", 0.8)
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 5, y)
    page.page.mouse.move(x + 205, y + 80, steps=6)
    lifted = item(page, "b")
    # The place that the page shows moves the row; what is carried stays with the pointer.
    assert lifted["state"] == "lifted" and abs(lifted["x"] - start["x"] - 200) < 2 and abs(lifted["y"] - start["y"] - 80) < 2, lifted
    page.until("b.getBoundingClientRect().width > 1.02 * b.offsetWidth")
    before = item(page, "b")
    page.page.mouse.up()
    assert item(page, "b")["state"] == "returning" and page.js("seen.drops") == [["b", "doing"]]
    assert is_put_down(page, "b") and page.js("b.parentElement.id") == "doing"
    assert page.js("seen.clicks.length + seen.commits.length + seen.cancels.length") == 0 and page.js("String(getSelection())") == ""
    assert abs(item(page, "b")["y"] - before["y"]) > 20


@test(**BOARD)
def an_item_travels_from_the_hand_to_its_place(page):
    ready_to_drag(page)
    x, y = middle(page, "#c", 0.8)
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 200, y + 100, steps=6)
    page.wait(100)
    before = item(page, "c")
    page.page.mouse.up()
    page.js("for (const animation of document.getAnimations()) { animation.pause(); animation.currentTime = 0; }")
    after = item(page, "c")
    assert abs(after["x"] - before["x"]) < 1 and abs(after["y"] - before["y"]) < 1, (before, after)
    page.js("for (const animation of document.getAnimations()) animation.play()")
    assert is_put_down(page, "c")


@test(**BOARD)
def escape_brings_a_carried_item_back(page):
    ready_to_drag(page)
    start = item(page, "b")
    x, y = middle(page, "#edit-b", 0.5)
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 200, y + 80, steps=6)
    page.page.keyboard.press("Escape")
    assert item(page, "b")["state"] == "returning"
    page.page.mouse.up()
    assert is_put_down(page, "b") and item(page, "b") == start
    assert page.js("[seen.drops, seen.cancels, seen.clicks]") == [[], ["b"], []]


@test(**BOARD)
def a_window_that_is_left_and_a_cancelled_pointer_bring_it_back(page):
    ready_to_drag(page)
    x, y = middle(page, "#b", 0.8)
    for number, end in enumerate(("dispatchEvent(new Event('blur'))", "dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }))")):
        page.page.mouse.move(x, y)
        page.page.mouse.down()
        page.page.mouse.move(x + 200, y + 80, steps=6)
        page.js(end)
        assert page.js("seen.cancels.length") == number + 1
        page.page.mouse.up()
        assert is_put_down(page, "b")
    assert page.js("seen.drops.length") == 0


@test(**BOARD, has_touch=True)
def a_finger_that_stays_lifts_and_scrolls_nothing(page):
    ready_to_drag(page)
    fingers = Fingers(page)
    x, y = middle(page, "#b", 0.8)
    fingers.send("touchStart", (x, y))
    page.wait(250)
    assert item(page, "b")["state"] is None
    page.until("b.dataset.nodDrag === 'lifted'")
    for step in range(1, 13):
        fingers.send("touchMove", (x + 200 * step / 12, y + 120 * step / 12))
        page.wait(12)
    assert page.js("scrollY") == 0 and page.events("pointercancel") == [] and page.js("seen.commits.length") == 0
    fingers.send("touchEnd")
    assert is_put_down(page, "b") and page.js("seen.drops") == [["b", "doing"]] and page.js("seen.clicks.length") == 0


@test(**BOARD, has_touch=True)
def a_finger_that_moves_before_scrolls_or_swipes(page):
    ready_to_drag(page)
    fingers = Fingers(page)
    fingers.swipe(middle(page, "#c", 0.8), (2, -120))
    page.until("scrollY > 0")
    page.wait(500)
    assert page.js("seen.points.length") == 0
    page.js("scrollTo(0, 0)")
    page.wait(50)
    fingers.swipe(middle(page, "#a", 0.2), (150, 0))
    assert is_put_down(page, "a") and page.js("seen.commits") == ["a"] and page.js("seen.points.length") == 0


@test(**BOARD, has_touch=True)
def a_second_finger_brings_a_carried_item_back(page):
    ready_to_drag(page)
    fingers = Fingers(page)
    x, y = middle(page, "#b", 0.8)
    fingers.send("touchStart", (x, y))
    page.until("b.dataset.nodDrag === 'lifted'")
    fingers.send("touchMove", (x + 100, y + 50))
    fingers.send("touchStart", (x + 100, y + 50), (x, y + 300))
    fingers.send("touchEnd")
    assert is_put_down(page, "b") and page.js("[seen.drops, seen.cancels]") == [[], ["b"]]


@test(**BOARD)
def near_the_edge_the_page_scrolls_and_the_item_stays_at_the_pointer(page):
    page.js(COUNTS_FRAMES)
    ready_to_drag(page)
    x, y = middle(page, "#b", 0.8)
    start = item(page, "b")
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 5, y)
    page.page.mouse.move(x + 5, 715, steps=5)
    page.until("scrollY > 100")
    carried = item(page, "b")
    assert abs(carried["y"] - start["y"] - (715 - y)) < 2, (start, carried)
    page.page.mouse.move(x + 5, 400, steps=3)
    page.wait(60)
    scrolled, frames = page.js("[scrollY, seen.frames]")
    page.wait(200)
    assert page.js("[scrollY, seen.frames]") == [scrolled, frames]
    page.page.mouse.up()
    page.until(STILL)


@test(**BOARD, reduced_motion="reduce")
def with_reduced_motion_an_item_follows_and_is_there_at_once(page):
    ready_to_drag(page)
    x, y = middle(page, "#b", 0.8)
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 200, y + 80, steps=6)
    assert page.js("b.getBoundingClientRect().width === b.offsetWidth") and item(page, "b")["x"] > x
    page.page.mouse.up()
    assert item(page, "b")["state"] is None and page.js(MOVES) == 0 and page.js("seen.drops.length") == 1


@test(**BOARD)
def a_field_is_not_carried_away_and_a_click_is_a_click(page):
    ready_to_drag(page)
    x, y = middle(page, "#note-b", 0.5)
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x + 200, y + 80, steps=6)
    page.page.mouse.up()
    page.click("#edit-b")
    assert page.js("seen.points.length") == 0 and page.js("seen.clicks.at(-1)") == "edit-b"


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
