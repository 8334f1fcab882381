"""What Safari treats otherwise, as far as its engine shows that; Documentation/Engines.md lists the rest."""

import re
from urllib.parse import urlsplit

import pytest
from conftest import eventually
from playwright.sync_api import expect
from rows import check, requests, tap, toasts
from server import REPOSITORY

pytestmark = pytest.mark.engines
SHADES = """(scheme) => {
    document.documentElement.style.colorScheme = scheme;
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    const sum = (shade) => shade.match(/[\\d.]+/g).slice(0, 3).reduce((total, part) => total + Number(part), 0);
    return [color, backgroundColor].map(sum);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_colours_follow_the_system_and_the_theme_by_light_dark(open_page, scheme):
    page = open_page(color_scheme=scheme)
    light, dark = page.evaluate(SHADES, "light"), page.evaluate(SHADES, "dark")
    assert light[0] < 255 < 510 < light[1] and dark[1] < 255 < 510 < dark[0]
    assert page.evaluate(SHADES, "") == {"light": light, "dark": dark}[scheme]


def test_a_message_lies_over_an_open_dialog_and_over_what_opened_before(open_page):
    page = open_page(tasks=["Buy milk"])
    page.click("#open-settings")
    tap(page, "Buy milk")
    expect(toasts(page)).to_contain_text("Completed “Buy milk”")
    page.wait_for_timeout(600)
    box = toasts(page).bounding_box()
    dialog = page.locator("#settings").bounding_box()
    assert dialog["y"] < box["y"] + box["height"] / 2 < dialog["y"] + dialog["height"]
    # Out of a modal dialog nothing is hit; what is drawn tells.
    # As it is: Playwright hides the caret by a style that the page's policy forbids.
    look = lambda: page.screenshot(clip=box, caret="initial")
    with_toast = look()
    page.evaluate("document.querySelector('nod-toasts').shadowRoot.querySelector('ol').style.visibility = 'hidden'")
    assert look() != with_toast


def test_what_depends_on_has_is_as_wide_as_the_board(open_page):
    page = open_page("/board", viewport={"width": 1600, "height": 900})
    assert page.evaluate("getComputedStyle(document.querySelector('.page')).maxInlineSize") == "1344px"
    page.locator("nav a[href='/']").click()
    eventually(page, "getComputedStyle(document.querySelector('.page')).maxInlineSize !== '1344px'")


def test_a_menu_is_as_high_as_its_items(open_page):
    page = open_page("/board", tasks=["Buy milk", "Read"])
    page.locator("[data-action=menu]").first.click()
    expect(page.locator(".menu")).to_be_visible()
    heights = page.locator(".menu button:visible").evaluate_all("(all) => all.map(({ offsetHeight }) => offsetHeight)")
    assert len(heights) >= 4 and max(heights) < 60


def test_a_module_that_is_preloaded_is_asked_for_once(open_page):
    page = open_page()
    assert page.evaluate("document.createElement('link').relList.supports('modulepreload')")
    asked = requests(page, "GET")
    page.reload()
    page.wait_for_selector("nod-status:is([state=loaded], [state=empty])")
    modules = [path for path in (urlsplit(url).path for url in asked) if path in ("/app.js", "/nod/chunk.js")]
    assert "/app.js" in modules and len(modules) == len(set(modules))


@pytest.mark.needs("audio")
def test_the_first_tap_unlocks_the_sound(open_page):
    shown = "const Own = AudioContext; window.AudioContext = class extends Own {" \
        " constructor(...values) { super(...values); window.audio = this; } };"
    page = open_page("/?filter=all", tasks=["Ring"], settings={"completionSoundEnabled": True},
                     prepare=lambda context: context.add_init_script(shown))
    check(page, "Ring").click()
    eventually(page, "watch.sounds === 1")
    eventually(page, "audio.currentTime > .05")
    # At rest it costs nothing.
    eventually(page, "audio.state === 'suspended'")


def test_nothing_is_measured_by_the_window_without_its_bars():
    styles = [style for folder in ("Tasks/Page", "Studio", "Web") for style in REPOSITORY.glob(f"{folder}/**/*.css")]
    assert len(styles) > 10
    for style in styles:
        assert re.findall(r"\b[\d.]+(?:lv|v)[hb]\b", style.read_text()) == [], style
