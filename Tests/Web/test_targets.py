"""Drawn hit areas: too small or too near, measured by hit testing."""

import pytest
from conftest import COUNTS_FRAMES

pytestmark = pytest.mark.page(viewport={"width": 1000, "height": 900})
TARGETS = """
// The area drawn around the middle of an element, the smallest first: [is it wrong, its size in words].
globalThis.areaOf = (element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (left + right) / 2, y = (top + bottom) / 2;
  const around = [...document.querySelectorAll(".nod-area")]
    .map((area) => ({ area, box: area.getBoundingClientRect() }))
    .filter(({ box }) => box.left <= x && box.right >= x && box.top <= y && box.bottom >= y)
    .sort((one, other) => one.box.width * one.box.height - other.box.width * other.box.height);
  return around.length ? [around[0].area.classList.contains("nod-wrong"), around[0].area.textContent] : null;
};
0"""


def with_targets(page, code=""):
    page.js(TARGETS)
    page.js(code + "; 0")
    page.js("nod.showTargets(true)")


@pytest.mark.engines
def test_hit_areas_that_are_too_small_or_too_near_are_marked(page):
    with_targets(page, """
        put('button', 'small', 600, 300, 30); put('button', 'enough', 700, 300, 44);
        put('button', 'child', 800, 300, 48);
        put('button', 'first', 600, 400, 56).dataset.nodPress = 'primary';
        put('button', 'last', 700, 400, 60).dataset.nodPress = 'critical';
        put('button', 'one', 600, 500, 50); put('button', 'other', 654, 500, 50);
        put('button', 'far', 800, 500, 50); put('button', 'away', 858, 500, 50)""")
    assert page.js("[small, enough, child].map(areaOf)") == [[True, "30 × 30"], [False, "44 × 44"], [False, "48 × 48"]]
    assert page.js("[first, last].map(areaOf)") == [[False, "56 × 56"], [False, "60 × 60"]]
    assert page.js("[one, other].map(areaOf)") == [[True, "50 × 50 ↔ 4"]] * 2
    assert page.js("[far, away].map(areaOf)") == [[False, "50 × 50"]] * 2
    page.js("nod.preferences({ profile: 'child' })")
    page.until("areaOf(enough)[0]")
    are_wrong = "[small, enough, child, first, last].map(element => areaOf(element)[0])"
    assert page.js(are_wrong) == [True, True, False, False, True]


def test_what_is_hit_is_measured(page):
    with_targets(page, """
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`
            .wide { border: 0; position: relative; } .wide::before { content: ""; position: absolute; inset: -10px; }`);
        document.adoptedStyleSheets = [sheet];
        put('button', 'wide', 600, 300, 30); wide.className = 'wide';
        put('label', 'chip', 800, 300, 90, 50).innerHTML = '<input type=checkbox id=chipInput>'""")
    assert page.js("areaOf(wide)") == [False, "50 × 50"]
    is_wrong, size = page.js("areaOf(chipInput)")
    assert [float(side) for side in size.split(" × ")] == [90, 50] and not is_wrong
    width, height = page.js("areaOf(agree)[1].split(' ↔')[0].split(' × ').map(Number)")
    assert width >= 44 and height == 44 and page.js("areaOf(milk)[1].split(' × ').map(parseFloat)[0] > 100")
    assert page.js("areaOf(disabled)") is None


@pytest.mark.page(viewport={"width": 1000, "height": 500})
def test_hit_areas_follow_the_page_and_rest(page):
    with_targets(page, """
        put('button', 'small', 600, 200, 30);
        put('button', 'below', 600, 2000, 50)""")
    page.js("scrollTo(0, 100)")
    page.until("areaOf(small)?.[0]")
    page.js("small.style.top = '300px'; small.style.inlineSize = '64px'")
    page.until("areaOf(small)?.[1] === '64 × 30'")
    page.js("small.animate({ translate: ['0', '100px'] }, { duration: 200, fill: 'forwards' })")
    page.js("small.dataset.moved = ''")
    page.wait(400)
    assert page.js("areaOf(small)") == [True, "64 × 30"]
    assert page.js("document.querySelector('.nod-areas').getAttribute('aria-hidden')") == "true"
    page.js("addRow(9)")
    page.until("[...document.querySelectorAll('.nod-area')].length > 3")
    page.wait(200)
    page.js(COUNTS_FRAMES)
    page.js("""seen.changes = 0; new MutationObserver((records) => { seen.changes += records.length; })
        .observe(document, { subtree: true, childList: true, attributes: true })""")
    page.wait(600)
    assert page.js("[seen.frames, seen.changes]") == [0, 0]
    page.js("scrollTo(0, 120)")
    page.until("seen.frames === 1")
    page.js("nod.showTargets(false)")
    page.js("seen.frames = 0; scrollTo(0, 0); addRow(10)")
    page.wait(200)
    assert page.js("document.querySelectorAll('.nod-area, .nod-areas').length") == 0 and page.js("seen.frames") == 0


@pytest.mark.page(forced_colors="active")
def test_hit_areas_differ_without_colour(page):
    with_targets(page, "put('button', 'small', 600, 300, 30); put('button', 'enough', 700, 300, 50)")
    look = """(wrong) => {
      const area = document.querySelector(wrong ? '.nod-area.nod-wrong' : '.nod-area:not(.nod-wrong)');
      const { borderTopStyle, borderTopWidth } = getComputedStyle(area);
      const { color, backgroundColor } = getComputedStyle(area.firstChild);
      return [borderTopStyle, borderTopWidth, color !== backgroundColor];
    }"""
    assert [page.evaluate(look, wrong) for wrong in (True, False)] == [["solid", "3px", True], ["dashed", "1px", True]]
