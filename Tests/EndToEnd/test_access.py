"""For every hand and every reader: axe's rules, targets a finger can hit, nothing cut at 320 pixels."""

from pathlib import Path

import axe_playwright_python
import pytest
from conftest import UNCLEAR, compose
from playwright.sync_api import expect
from test_completing import check, settle, toasts

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}

# Asks at points of a grid over each control what a finger would hit there. What is drawn larger than the least must be
# hit on the whole of it in its middle; a label belongs to its control.
TARGETS = """
(least) => {
  const problems = [], modal = document.querySelector('dialog:modal');
  const all = (root) => [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...all(element.shadowRoot)] : [element]);
  const isControl = (element) => element.matches('button, a[href], input, select, textarea, [role=button], [tabindex="0"]');
  const isSeen = (element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true })
    && element.getClientRects().length > 0 && !element.closest('[inert], .skip:not(:focus)') && (!modal || modal.contains(element));
  const deepest = (x, y) => {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit;
  };
  const parts = (element) => { const list = []; for (let at = element; at; at = at.parentNode ?? at.host) list.push(at); return list; };
  const owns = (control, hit) => {
    const chain = parts(hit);
    if (chain.includes(control)) return true;
    const host = control.getRootNode().host;
    if (host && chain.includes(host) && control.type === 'checkbox') return true;
    return [...(control.labels ?? [])].some((label) => chain.includes(label));
  };
  let count = 0;
  for (const control of all(document).filter((element) => isControl(element) && isSeen(element))) {
    const label = [...(control.labels ?? [])].find((label) => label.contains(control));
    const area = label ?? control;
    area.scrollIntoView({ block: 'center' });
    const box = area.getBoundingClientRect();
    const host = control.getRootNode().host;
    const name = control.getAttribute('aria-label') ?? control.id ?? control.name ?? control.className;
    const hostBox = host && control.type === 'checkbox' ? host.getBoundingClientRect() : box;
    const width = Math.max(box.width, hostBox.width), height = Math.max(box.height, hostBox.height);
    count += 1;
    if (width < least || height < least) { problems.push(`${name}: ${width} × ${height}`); continue; }
    const middle = { x: hostBox.x + hostBox.width / 2, y: hostBox.y + hostBox.height / 2 };
    for (let x = -1; x <= 1; x += 0.25) for (let y = -1; y <= 1; y += 0.25) {
      const hit = deepest(middle.x + x * (least / 2 - 0.5), middle.y + y * (least / 2 - 0.5));
      if (!hit || !owns(control, hit)) {
        problems.push(`${name}: at ${x}, ${y} a finger hits ${hit?.tagName} ${hit?.className} ${hit?.id}`);
        x = y = 2;
      }
    }
  }
  return { count, problems };
}
"""


def violations(page):
    """axe's findings; what it cannot tell is listed, not judged."""
    page.evaluate(AXE)
    result = page.evaluate("(rules) => axe.run(document, rules)", RULES)
    for unclear in result["incomplete"]:
        for node in unclear["nodes"]:
            found = (unclear["id"], str(node["target"][-1]))
            UNCLEAR[found] = UNCLEAR.get(found, 0) + 1
    return [
        f"{found['id']}: {node['target']} {node.get('failureSummary', '')}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


def fill(server):
    """A list with something of everything."""
    groceries = server.call("POST", "/collections", {"name": "Groceries"})["id"]
    server.add("A very long title " * 12)
    server.add("Late", due="2020-01-01", priority="A", collections=[groceries])
    server.add("With notes", notes="Remember the green one", due="2099-12-31")
    server.add("Done already", completed=True)


def lay_out(page, state):
    if state == "list":
        check(page, "Late").click()
        settle(page)
        expect(toasts(page)).to_have_count(1)
    if state == "editing":
        page.locator("li.row", has_text="With notes").locator("[data-action=edit]").click()
        expect(page.locator("textarea[name=title]")).to_be_visible()
    if state == "settings":
        page.click("#open-settings")
    if state == "invalid":
        compose(page)
        page.locator("#composer [type=submit]").click()
        expect(page.locator("#composer-problem")).not_to_be_empty()
    if state == "nothing found":
        page.fill("#search", "zzzz")
        expect(page.get_by_text("Nothing found")).to_be_visible()


STATES = ["list", "editing", "settings", "invalid", "nothing found", "empty"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(server, open_page, scheme, state):
    if state != "empty":
        fill(server)
    page = open_page("/?filter=all", color_scheme=scheme)
    lay_out(page, state)
    page.wait_for_timeout(400)
    assert violations(page) == []


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (1440, 900)])
@pytest.mark.parametrize("state", STATES)
def test_every_control_is_hit_on_44_by_44(server, open_page, size, state):
    if state != "empty":
        fill(server)
    page = open_page("/?filter=all", viewport={"width": size[0], "height": size[1]})
    lay_out(page, state)
    page.wait_for_timeout(600)
    found = page.evaluate(TARGETS, 44)
    assert found["count"] >= 3
    assert found["problems"] == []


@pytest.mark.parametrize("state", STATES)
def test_every_control_is_hit_on_48_by_48_by_children(server, open_page, state):
    if state != "empty":
        fill(server)
    server.call("PATCH", "/settings", {"profile": "child"})
    page = open_page("/?filter=all", viewport={"width": 390, "height": 844})
    lay_out(page, state)
    page.wait_for_timeout(600)
    assert page.evaluate(TARGETS, 48)["problems"] == []


def test_the_measure_of_targets_sees_a_small_one(server, open_page):
    fill(server)
    page = open_page("/?filter=all")
    page.evaluate("document.querySelector('#open-settings').style.cssText = 'height: 30px; min-height: 0; padding: 0'")
    assert any("open-settings" in problem for problem in page.evaluate(TARGETS, 44)["problems"])


@pytest.mark.parametrize("width, zoom", [(320, 1), (390, 2)])
def test_nothing_is_cut_on_a_narrow_page_or_with_large_text(server, open_page, width, zoom):
    fill(server)
    page = open_page("/?filter=all", viewport={"width": width, "height": 800})
    page.evaluate("(zoom) => { document.documentElement.style.fontSize = `${zoom * 100}%`; }", zoom)
    page.wait_for_timeout(200)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cut = page.evaluate(
        """() => [...document.querySelectorAll('button, label, h1, h2, p, .row-title')].filter((element) => {
            const box = element.getBoundingClientRect();
            return element.checkVisibility() && !element.closest('.visually-hidden')
                && box.width > 1 && (box.left < -1 || box.right > innerWidth + 1);
        }).map((element) => element.textContent.trim().slice(0, 40))"""
    )
    assert cut == []


def test_forced_colours_keep_the_check_visible(server, open_page):
    fill(server)
    page = open_page("/?filter=all", forced_colors="active")
    state = page.evaluate(
        """() => [...document.querySelectorAll('nod-check')].map((check) => {
            const root = check.shadowRoot;
            return [check.checked, getComputedStyle(root.querySelector('[part=ring]')).stroke,
                getComputedStyle(root.querySelector('[part=mark]')).opacity];
        })"""
    )
    assert all(ring != "none" for _, ring, _ in state)
    assert {opacity for checked, _, opacity in state if checked} == {"1"}
    assert {opacity for checked, _, opacity in state if not checked} == {"0"}
