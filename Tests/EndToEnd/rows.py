import json
import sys
from datetime import date, timedelta

from browsers import eventually
from playwright.sync_api import expect

# The haptics that were played, as an expression.
FELT = "watch.scores.filter(({ haptic }) => haptic)"
# Completed rows have left, and rows and toasts no longer move. A key pressed while its row moves would be lost.
AT_REST = """() => [...document.querySelectorAll('nod-check[leaves]')].every(({ checked }) => !checked)
  && document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)
  && !document.querySelector('li.row[inert], [data-nod-travels]')"""
PHONE = dict(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)


def follow(locator):
    """Notes where an element is drawn in each frame of the next three seconds, in `places`."""
    locator.evaluate("""(element) => {
        const places = (window.places = []), end = performance.now() + 3000;
        const note = () => {
            if (!element.isConnected || performance.now() > end) return;
            const { x, y } = element.getBoundingClientRect();
            places.push([x, y]);
            requestAnimationFrame(note);
        };
        note();
    }""")


def in_days(count):
    return (date.today() + timedelta(count)).isoformat()


def wear(server, page, profile):
    """Chosen by another client; the page follows."""
    server.call("PATCH", "/settings", {"profile": profile})
    expect(page.locator(":root")).to_have_attribute("data-nod-profile", profile)


def without_engine(context):
    context.route("**/*.wasm", lambda route: route.abort())


def rows(page):
    return page.locator("li.row:not([inert])")


def check(page, title):
    return page.locator("li.row", has_text=title).locator("nod-check input")


def tap(page, title):
    """Taps at once, like fast users: Playwright's click would wait until no row moves."""
    check(page, title).evaluate("(input) => input.click()")


def complete(page, title):
    check(page, title).click()
    settle(page)


def settle(page):
    eventually(page, "watch.saves.open === 0 && !document.querySelector('nod-check:is([state$=ing])')")


def arrive(page, title):
    expect(page.locator("[data-section=completed] li.row:not([inert])", has_text=title)).to_be_visible()
    rest(page)


def rest(page):
    eventually(page, f"({AT_REST})()")


def toasts(page):
    return page.locator("nod-toasts li:not([inert])")


def undo(page):
    toasts(page).get_by_role("button", name="Undo").click()


def dismiss(page):
    """Dismisses every toast; skips those that leave meanwhile."""
    while toasts(page).count():
        toasts(page).get_by_role("button", name="Dismiss").evaluate_all(
            "(buttons) => buttons.forEach((button) => button.click())"
        )
        page.wait_for_timeout(50)


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def scores(page, moment):
    return page.evaluate("(moment) => watch.scores.filter(({ moments }) => moments.includes(moment))", moment)


def said(page):
    return page.evaluate("watch.announcements.map(({ text }) => text)")


def requests(page, *methods):
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.method in methods else None)
    return sent


def patches(page):
    sent = []
    page.on("request", lambda request: sent.append(request.post_data_json) if request.method == "PATCH" else None)
    return sent


def refuse(page, address, *methods, times=sys.maxsize, **problem):
    """Answers that many requests of an address, by these methods or any, with a server error."""
    refused = []

    def answer(route):
        if methods and route.request.method not in methods or len(refused) >= times:
            return route.fallback()
        refused.append(route)
        route.fulfill(status=500, body=json.dumps(problem))

    page.route(f"**/api/{address}", answer)
