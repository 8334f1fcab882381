"""Measurements of a page: axe's rules, targets and the space between them, and whether all text is readable. Each
returns a list of problems in words.
"""

import functools
from pathlib import Path

import axe_playwright_python
from parts import PARTS

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
# Without passes, which take more than half of axe's time.
FOUND = {"resultTypes": ["violations"]}
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], **FOUND}
# The one rule that another theme can break.
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}, **FOUND}

# Minimum side of a target in CSS pixels: of any, a primary and a destructive one. Sources/Nod/Moments/Profile.swift.
SIZES = {
    "standard": {"least": 44, "primary": 56, "critical": 56},
    "child": {"least": 48, "primary": 56, "critical": 64},
}

# WCAG 1.4.12: spacing that readers may set without loss of content.
SPACING = """* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
p { margin-block-end: 2em !important; }"""

# Shared by all measures, with the page scrolled to its top.
LOOK = PARTS + r"""
  scrollTo(0, 0);
  for (const box of document.querySelectorAll('dialog, dialog *')) if (box.scrollTop) box.scrollTop = 0;
  // A part that floats over the page, or scrolls by itself, is a neighbour of its own parts alone.
  const layers = '.places, nod-toasts, dialog, [popover], .inspector, .tuner, .choices';
  const layerOf = (element) => elements(element).find((part) => part.matches(layers)) ?? document;
  const isForEyes = (element) => !within(element, '.visually-hidden, .nod-announcer, .symbols, option')
    && !elements(element).some((part) => getComputedStyle(part).clipPath.startsWith('inset(50%'));
  const isOver = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  // Lines of an element's own text; of each, the part between the tallest and the deepest letters.
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const linesOf = (element) => [...element.childNodes].filter(isText).flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 1).map(({ left, right, top, bottom, height }) =>
      ({ left, right, top: top + height * .2, bottom: bottom - height * .2 }));
  });
"""

# Hit tests a grid of points over each control. A control drawn larger than the minimum must be hit everywhere
# in its middle.
TARGETS = """
(sizes) => {
  const alike = { least: sizes, primary: sizes, critical: sizes };
  const { least, primary, critical } = typeof sizes === 'number' ? alike : sizes;
  """ + LOOK + """
  const deepest = (x, y) => {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit;
  };
  const owns = (control, hit) => {
    const parts = chain(hit);
    return [control, hostOf(control), ...(control.labels ?? [])].some((part) => part && parts.includes(part));
  };
  const sideOf = (control) => control.matches('[data-nod-press=critical]') ? critical
    : control.matches('.primary, [data-nod-press=primary]') ? primary : least;
  const problems = [], found = controls();
  for (const control of found) {
    const area = areaOf(control), side = sideOf(control);
    area.scrollIntoView({ block: 'center' });
    const box = area.getBoundingClientRect();
    if (box.width < side - .01 || box.height < side - .01) {
      problems.push(`${nameOf(control)}: ${box.width} × ${box.height}`);
      continue;
    }
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    for (let x = -1; x <= 1; x += 0.25) for (let y = -1; y <= 1; y += 0.25) {
      const hit = deepest(middle.x + x * (side / 2 - 0.5), middle.y + y * (side / 2 - 0.5));
      if (!hit || !owns(control, hit)) {
        problems.push(`${nameOf(control)}: at ${x}, ${y} a finger hits ${hit?.tagName} ${hit?.className} ${hit?.id}`);
        x = y = 2;
      }
    }
  }
  return { count: found.length, problems };
}
"""

# The smallest distance between two controls that don't contain each other.
GAPS = """
() => {
  """ + LOOK + """
  const boxes = controls().map((control) =>
    ({ name: nameOf(control), area: areaOf(control), box: areaOf(control).getBoundingClientRect(),
       layer: layerOf(control) }));
  const problems = [];
  for (const [place, one] of boxes.entries()) for (const other of boxes.slice(place + 1)) {
    if (one.layer !== other.layer || one.area.contains(other.area) || other.area.contains(one.area)) continue;
    const across = Math.max(other.box.left - one.box.right, one.box.left - other.box.right);
    const down = Math.max(other.box.top - one.box.bottom, one.box.top - other.box.bottom);
    // Firefox rounds each length to a sixtieth of a pixel.
    if (Math.max(across, down) < 7.94) problems.push(`${one.name} and ${other.name}: ${Math.max(across, down)}`);
  }
  return { count: boxes.length, problems };
}
"""

# The content that can't be read or reached: beyond the window, cut off by its box, or beneath something else.
UNREADABLE = """
() => {
  """ + LOOK + """
  const problems = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) problems.push(`the page scrolls sideways: ${page.scrollWidth} of ${innerWidth}`);
  const pieces = [];
  for (const element of all(document)) {
    if (!isSeen(element) || !isForEyes(element)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const cuts = (way) => ['hidden', 'clip'].includes(way);
    if (!element.matches('html, body, progress, input, select, textarea') && element.clientWidth > 1) {
      const isWide = element.scrollWidth > element.clientWidth + 1;
      const isHigh = element.scrollHeight > element.clientHeight + 1;
      if (cuts(overflowX) && isWide) problems.push(`cut in width: ${nameOf(element)}`);
      if (cuts(overflowY) && isHigh) problems.push(`cut in height: ${nameOf(element)}`);
      if (!modal && overflowX === 'auto' && isWide) problems.push(`scrolls sideways: ${nameOf(element)}`);
    }
    const control = isControl(element);
    const area = control ? areaOf(element) : element;
    const boxes = control ? [area.getBoundingClientRect()] : linesOf(element);
    if (boxes.length === 0) continue;
    pieces.push({ area, boxes, layer: layerOf(element), name: nameOf(element) });
    const scrolls = elements(element).some((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX));
    const isBeyond = boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1);
    if (!scrolls && isBeyond) problems.push(`beyond the window: ${nameOf(element)}`);
    const isHolder = (part) => part.matches('button, a[href], label, [role=button]');
    const holder = control ? null : elements(element).find(isHolder);
    const home = holder?.getBoundingClientRect();
    const leaves = ({ left, right, top, bottom }) => left < home.left - 1 || right > home.right + 1
      || top < home.top - 1 || bottom > home.bottom + 1;
    if (home && boxes.some(leaves)) problems.push(`out of its button: ${nameOf(element)}`);
  }
  for (const [place, one] of pieces.entries()) for (const other of pieces.slice(place + 1)) {
    const isInside = chain(one.area).includes(other.area) || chain(other.area).includes(one.area);
    if (one.layer !== other.layer || isInside) continue;
    const overlap = one.boxes.some((box) => other.boxes.some((next) => isOver(box, next)));
    if (overlap) problems.push(`“${one.name}” over “${other.name}”`);
  }
  return { count: pieces.length, problems };
}
"""

# Positions of controls and texts, to compare with the mirrored page.
BOXES = """
() => {
  """ + LOOK + """
  const titles = [...document.querySelectorAll('h1, h2, .row-title, .mark')].filter(isSeen);
  return [...new Set(controls().map(areaOf)), ...titles].filter(isForEyes).map((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    return { name: nameOf(element), left, right, top };
  });
}
"""

# Controls whose edge or focus is invisible in forced colours. Focus is an outline, on the control or its substitute.
UNSEEN = """
() => {
  """ + LOOK + """
  const problems = [], found = controls();
  const clear = (color) => color === 'transparent' || /^rgba\\(.*, 0\\)$/.test(color);
  const line = (style, name) => style[`${name}Style`] !== 'none' && parseFloat(style[`${name}Width`]) >= 1
    && !clear(style[`${name}Color`]);
  const looks = (element) => [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
  const standIns = (control) => [
    control, ...(hostOf(control)?.shadowRoot.querySelectorAll('[part=control]') ?? []),
    ...(control.parentElement?.querySelectorAll(':scope > span') ?? [])];
  const drawnControls = 'select, textarea, .field, [type=checkbox], [type=radio], .button:not(.quiet, .icon-button)';
  const drawnBoxes = '.card, .list:not(:empty), .collection-card, .column, .places, dialog[open], .menu:popover-open';
  for (const control of found) {
    const faces = standIns(control).flatMap(looks);
    const drawn = faces.some((style) => line(style, 'borderTop')) || hostOf(control);
    if (control.matches(drawnControls) && !drawn) problems.push(`no edge: ${nameOf(control)}`);
    if (control.disabled) continue;
    control.focus({ focusVisible: true });
    const focused = standIns(control).flatMap(looks);
    const hasRing = focused.some((style) => line(style, 'outline') && parseFloat(style.outlineWidth) >= 2);
    if (!hasRing) problems.push(`no focus: ${nameOf(control)}`);
  }
  for (const box of document.querySelectorAll(drawnBoxes)) {
    const edges = [box, ...box.querySelectorAll(':scope > form')].flatMap(looks)
      .filter((style) => line(style, 'borderTop') || line(style, 'outline'));
    if (isSeen(box) && edges.length === 0) problems.push(`no edge: ${box.className}`);
  }
  return { count: found.length, problems };
}
"""

# Transparent or missing backgrounds, also behind a sheet.
SHEER = """
() => {
  """ + LOOK + """
  const isSheer = (color) => /^rgba\\(.*, 0?\\.\\d+\\)$/.test(color) || /\\/ 0?\\.\\d+\\)$/.test(color);
  const found = all(document).filter(isSeen);
  return { count: found.length, problems: found.flatMap((element) => [null, '::before', '::after', '::backdrop']
    .filter((part) => isSheer(getComputedStyle(element, part).backgroundColor))
    .map((part) => `${element.localName} ${element.className}${part ?? ''}`)) };
}
"""

# The line through a title is a background in the title's colour, which axe would take for the text's background.
WITHOUT_LINES = """
  const sheet = new CSSStyleSheet(), before = document.adoptedStyleSheets;
  sheet.replaceSync('[data-nod-title] { background-image: none !important; }');
  document.adoptedStyleSheets = [...before, sheet];
  const restore = () => { document.adoptedStyleSheets = before; };
"""


def violations(page, rules=RULES):
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    result = page.evaluate(f"(rules) => {{ {WITHOUT_LINES} return axe.run(document, rules).finally(restore); }}", rules)
    return [
        f"{found['id']}: {node['target']} {node.get('failureSummary', '')}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


def wrong(page, script, sizes=None):
    """Returns the problems that a measure finds, and checks that it found enough to measure."""
    found = page.evaluate(script, sizes)
    assert found["count"] >= 3
    return found["problems"]


def small_targets(page, profile="standard"):
    """Controls that a finger misses on what the profile asks for."""
    return wrong(page, TARGETS, SIZES[profile])


close_targets, unreadable, sheer, unseen = (
    functools.partial(wrong, script=script) for script in [GAPS, UNREADABLE, SHEER, UNSEEN])


def restyle(page, css=""):
    """The page's last style sheet, in place of the one before; the policy allows it to scripts, not to markup."""
    page.evaluate("""(css) => {
            const sheet = new CSSStyleSheet();
            // Rows out of sight are measured too.
            sheet.replaceSync('.row { content-visibility: visible !important; }' + css);
            document.adoptedStyleSheets = [sheet];
        }""", css)
