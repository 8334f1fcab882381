"""A page used by keys alone, in stories.

A story is a table: the act, the control, the keys, the resulting focus, and the visible text. The control is reached by
Tab. Every line is played, and the resulting story is compared with the written one.
"""

import time

from measure import PARTS
from parts import WORDS
from rows import AT_REST

# The focused control, and whether Tab should skip it: a scrolling place isn't a control, but may be focused.
FOCUS = f"""() => {{ {PARTS} {WORDS}
  const now = focused(), scrolls = now.scrollHeight > now.clientHeight || now.scrollWidth > now.clientWidth;
  return {{ ...describe(now), isStray: now !== document.body && !isControl(now) && !scrolls }};
}}"""
# Whether a control exists, and comes before the focused one.
WHERE = f"""(name) => {{ {PARTS} {WORDS}
  const places = all(document), wanted = controls().find((control) => describe(control).name === name);
  return wanted && {{ isBefore: places.indexOf(wanted) < places.indexOf(focused()) }};
}}"""

# Controls by purpose: all rows' checks are one kind, and all radios of a group.
KINDS = rf"""
(about) => {{ {PARTS} {WORDS}
  const kindOf = (control) => {{
    const meaning = ['action', 'move'].find((name) => control.dataset[name] !== undefined);
    if (meaning) return `${{meaning}} ${{control.dataset[meaning]}}`;
    if (control.name) return `${{control.type}} ${{control.name}}`;
    const address = control.dataset.surface !== undefined && control.getAttribute('href');
    return hostOf(control)?.localName ?? (address || control.id || nameOf(control)).replace(/\d+/g, '…');
  }};
  const isStretched = (control) => control.matches('.button') && control.getBoundingClientRect().height > 100;
  const stretched = controls().filter(isStretched).map(nameOf);
  return {{ now: kindOf(focused()), stretched, seen: controls().filter((control) =>
    !control.disabled && (control.getRootNode().host ?? control).matches(about)).map(kindOf) }};
}}
"""

# The text that can be read; toasts are drawn in a shadow tree, and announcements are not drawn.
READ = """() => [...document.body.children,
  ...[...document.querySelectorAll('nod-toasts')].map(({ shadowRoot }) => shadowRoot.firstElementChild)]
  .map((part) => part.matches('.nod-announcer') || !part.checkVisibility() ? '' : part.innerText).join(' ')"""


def focus(page):
    return page.evaluate(FOCUS)


def said(found):
    return f"{found['name']}: {found['state']}" if found["state"] else found["name"]


def reach(page, control, most=150):
    """Tab until this control has the focus, or back to it: headless Firefox loses the focus at the end."""
    if not until(lambda: control.startswith("link Skip") or page.evaluate(WHERE, control)):
        raise AssertionError(f"there is no {control}")
    where = page.evaluate(WHERE, control)
    key = "Shift+Tab" if where and where["isBefore"] else "Tab"
    for steps in range(most):
        found = focus(page)
        if found["name"] == control:
            return
        assert not steps or not found["isStray"], f"{key} comes to {said(found)}"
        page.keyboard.press(key)
    raise AssertionError(f"{key} never comes to {control}; last: {said(found)}")


def until(holds, seconds=3):
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.03)
    return True


class Story:
    def __init__(self, page, about):
        self.page, self.about, self.used, self.seen = page, about, set(), set()

    def look(self):
        """Records the visible controls, and returns the focused one. Checks that no layer covers the window."""
        kinds = self.page.evaluate(KINDS, self.about)
        assert kinds["stretched"] == []
        self.seen.update(kinds["seen"])
        return kinds["now"]

    def play(self, line):
        action, control, keys, wanted, effect = (line.split(" | ") + [""])[:5]
        if control:
            reach(self.page, control)
            self.used.add(self.look())
        for key in keys.split():
            self.used.add(self.look())
            if key.startswith("“"):
                self.page.keyboard.type(key[1:-1].replace("_", " "))
            else:
                self.page.keyboard.press(key)
        until(lambda: said(focus(self.page)) == wanted)
        seen = until(lambda: self.reads(effect))
        until(lambda: self.page.evaluate(AT_REST))
        self.look()
        there = effect if seen else f"not so: {effect}"
        return " | ".join([action, control, keys, said(focus(self.page)), there]).removesuffix(" | ")

    def reads(self, effect):
        text = " ".join(self.page.evaluate(READ).split())
        return effect[3:] not in text if effect.startswith("no ") else effect in text


def tell(page, story, about="main *"):
    """Plays a story; returns the result, the written story, and the controls in its part that it never used."""
    lines = [" | ".join(cell.strip() for cell in line.split("|")) for line in story.strip().splitlines()]
    lines = [line.removesuffix(" | ") for line in lines]
    told = Story(page, about)
    return [told.play(line) for line in lines], lines, sorted(told.seen - told.used)
