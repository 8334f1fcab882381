"""Limits that no tapping exceeds, however fast: flashes, particles, and activity when nothing happens."""

import pytest
from conftest import compose, eventually
from playwright.sync_api import expect
from rows import dismiss, settle, toasts

# Flashes are counted as they come, particles frame by frame, as long as one could see them.
COUNT = """
() => {
  const seen = (window.seen = { flashes: [], particles: 0 });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node.classList?.contains('nod-flash')) seen.flashes.push(performance.now());
    }
  }).observe(document.body, { childList: true });
  const look = () => {
    // A frame's time is a little before the clock's: what is thrown after it is in the air with the next.
    const isThrown = (particle) => particle.getAnimations().some(({ currentTime }) => currentTime >= 0);
    const visible = [...document.querySelectorAll('.nod-particle')]
      .filter((particle) => isThrown(particle) && getComputedStyle(particle).opacity > .05);
    seen.particles = Math.max(seen.particles, visible.length);
    requestAnimationFrame(look);
  };
  look();
}
"""

# Twenty times a second, whatever the frame rate.
OFTEN = """
async ([act, count]) => {
  const { celebrate } = await import('/nod/nod.js');
  const rows = [...document.querySelectorAll('li.row')];
  const start = performance.now();
  for (let tap = 0; tap < count; tap += 1) {
    // At least once, or what is drawn would only be seen when the last of several late taps is over.
    do await new Promise((resolve) => setTimeout(resolve, 1)); while (performance.now() - start < tap * 50);
    const row = rows[tap % rows.length];
    if (act === 'complete') row.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
    else celebrate(row, act);
  }
}
"""

# One answer is carried out late.
STALL = """
() => {
  let count = 0;
  document.addEventListener('nod-score', () => {
    const end = performance.now() + (count++ === 3 ? 250 : 0);
    while (performance.now() < end);
  });
}
"""


def most_in_a_second(times):
    """A box may come some milliseconds after its tap, so the window is a little shorter. Boxes of one frame, as a page
    that was held up draws them, are one flash."""
    frames = set(times)
    return max(sum(start <= time < start + 950 for time in frames) for start in frames)


@pytest.fixture
def tap_often(open_page):
    """Acts forty times within two seconds; returns what was seen, and the scores."""

    def tap_often(path, act, prepare=None):
        page = open_page(path, viewport={"width": 1000, "height": 4000}, tasks=[f"Task {n}" for n in range(40)])
        expect(page.locator("li.row")).to_have_count(40)
        page.mouse.click(2, 2)
        page.evaluate(COUNT)
        if prepare:
            page.evaluate(prepare)
        page.evaluate(OFTEN, [act, 40])
        page.wait_for_timeout(1200)
        scores = page.evaluate("watch.scores")
        assert sum(bool({act, "itemCompleted"} & set(score["moments"])) for score in scores) == 40
        return page.evaluate("seen"), scores

    return tap_often


@pytest.mark.parametrize("path, act", [
    ("/", "itemCompleted"), ("/", "firstCapture"), ("/", "collectionCompleted"), ("/capture", "complete"),
])
def test_twenty_taps_a_second_flash_three_times_at_most(tap_often, path, act):
    seen, scores = tap_often(path, act)
    flashes = any("Flash" in track for score in scores for track in score["tracks"])
    assert bool(seen["flashes"]) is flashes
    if flashes:
        assert 3 <= len(seen["flashes"]) and most_in_a_second(seen["flashes"]) <= 3
    assert seen["particles"] <= 64
    assert (seen["particles"] > 8) is (act in ["firstCapture", "collectionCompleted"])


def test_a_page_that_stalls_has_no_more_particles_in_the_air(tap_often):
    seen, _ = tap_often("/", "firstCapture", STALL)
    assert 8 < seen["particles"] <= 64


# The pending timers and frames, each known by where it was requested.
PENDING = """
(() => {
  const pending = (window.pending = new Map()), audio = (window.audio = []);
  const wrap = (start, stop, isOnce) => {
    const [begin, end] = [window[start], window[stop]];
    window[start] = (act, ...values) => {
      const id = begin.call(window, (...given) => {
        if (isOnce) pending.delete(`${start} ${id}`);
        return act(...given);
      }, ...values);
      pending.set(`${start} ${id}`, `${start} ${new Error().stack.split('\\n')[2].trim()}`);
      return id;
    };
    window[stop] = (id) => { pending.delete(`${start} ${id}`); return end.call(window, id); };
  };
  wrap('setTimeout', 'clearTimeout', true);
  wrap('setInterval', 'clearInterval', false);
  wrap('requestAnimationFrame', 'cancelAnimationFrame', true);
  wrap('requestIdleCallback', 'cancelIdleCallback', true);
  window.AudioContext = class extends window.AudioContext {
    constructor(...values) { super(...values); audio.push(this); }
  };
})();
"""

RUNNING = """
() => {
  const roots = (root) => [root, ...[...root.querySelectorAll('*')]
    .flatMap((element) => element.shadowRoot ? roots(element.shadowRoot) : [])];
  return [
    ...roots(document).flatMap((root) => root.getAnimations()).filter(({ playState }) => playState === 'running')
      .map(({ effect }) => `animation of ${effect.target.outerHTML.slice(0, 80)}`),
    ...pending.values(),
    ...audio.filter(({ state }) => state === 'running').map(() => 'audio'),
  ];
}
"""


def answer(page, path):
    """Something is done that is seen, felt and heard."""
    if path == "/collections":
        page.get_by_label("New collection").fill("Garden")
        page.keyboard.press("Enter")
        expect(page.locator(".collection-link")).to_have_count(2)
    else:
        page.locator("nod-check:not([state=completed]) input").first.click()
        expect(toasts(page)).not_to_have_count(0)
        eventually(page, "watch.sounds > 0")
        settle(page)
        page.mouse.move(2, 2)
        dismiss(page)
    compose(page)
    page.keyboard.type("A draft")
    page.keyboard.press("Escape")


def test_three_seconds_after_the_last_answer_nothing_runs_on_any_surface(server, open_page):
    server.call("PATCH", "/settings", {"completionSoundEnabled": True})
    server.call("POST", "/collections", {"name": "Groceries"})
    server.add(*[f"Task {number}" for number in range(8)], collections=[1])
    server.add("One", "Two", "Three")
    note = lambda context: context.add_init_script(PENDING)
    paths = ["/", "/board", "/capture", "/collections", "/collections/1"]
    pages, context = {}, None
    for path in paths:
        page = pages[path] = open_page(path, context=context, prepare=note)
        context = page.context
        answer(page, path)
    page.wait_for_timeout(3000)
    running = {path: page.evaluate(RUNNING) for path, page in pages.items()}
    assert running == {path: [] for path in paths}
    page.evaluate("setInterval(() => {}, 1000); document.body.animate({ opacity: [.9, 1] }, 9000)")
    assert [one.split()[0] for one in page.evaluate(RUNNING)] == ["animation", "setInterval"], "what runs is not seen"


# The effects left of each celebration at each level: its tracks, whether particles burst, and its sound.
LEFT = {
    "itemCompleted": {
        "full": (["pulse", "successFlash"], False, "completed"),
        "subtle": (["pulse", "successFlash"], False, "completed"),
        "off": (["disc", "tick", "strike"], False, "completed"), "reduced": (["successFlash"], False, "completed"),
    },
    "firstCapture": {
        "full": (["pulse"], True, "celebration"), "subtle": (["pulse", "capturedFlash"], False, "celebration"),
        "off": (["capturedFlash"], False, "captured"), "reduced": (["capturedFlash"], False, "celebration"),
    },
    "collectionCompleted": {
        "full": ([], True, "celebration"), "subtle": (["successFlash"], False, "celebration"),
        "off": ([], False, "completed"), "reduced": (["successFlash"], False, "celebration"),
    },
}
LEVELS = {
    "full": {}, "subtle": {"celebrations": "subtle"}, "off": {"celebrations": "off"}, "reduced": {"motion": "reduced"}}


@pytest.mark.parametrize("style", ["itemCompleted", "firstCapture", "collectionCompleted"])
def test_what_is_left_of_a_celebration_at_each_level(open_page, style):
    page = open_page("/?filter=all", tasks=["Calm"])
    page.mouse.click(2, 2)
    found = {}
    for level, settings in LEVELS.items():
        found[level] = page.evaluate("""async ([settings, style]) => {
                const { celebrate, preferences } = await import('/nod/nod.js');
                preferences({ celebrations: 'full', motion: 'system', sound: true, ...settings });
                watch.scores.length = 0;
                celebrate(document.querySelector('li.row'), style);
                await new Promise((resolve) => setTimeout(resolve, 1100));
                return watch.scores.find(({ moments }) => moments.includes(style));
            }""", [settings, style])
    expected = LEFT[style]
    assert {level: (score["tracks"], score["burst"] > 0, score["sound"]) for level, score in found.items()} == expected
    assert {level: score["held"] for level, score in found.items()} == {
        "full": [],
        "subtle": [] if style == "itemCompleted" else [{"channel": "celebration", "reason": "person"}],
        "off": [{"channel": "celebration", "reason": "person"}],
        "reduced": [{"channel": "motion", "reason": "person"}],
    }
    # Haptics, announcements and toasts are never reduced.
    for level in ["subtle", "off", "reduced"]:
        assert [found[level][name] for name in ["haptic", "vibration", "announcement", "toast"]] == [
            found["full"][name] for name in ["haptic", "vibration", "announcement", "toast"]], level
