from conftest import compose, eventually
from playwright.sync_api import expect
from rows import check, dismiss, settle, toasts


def test_only_size_place_opacity_and_what_a_check_draws_are_animated(open_page):
    page = open_page(tasks=["A", "B", "C"])
    check(page, "A").click()
    expect(page.locator("li.row")).to_have_count(2)
    page.locator("nod-toasts").get_by_role("button", name="Undo").click()
    expect(page.locator("li.row")).to_have_count(3)
    animated = page.evaluate("[...new Set(watch.animations.flatMap(({properties}) => properties))].sort()")
    assert animated == ["--nod-strike", "marginBlockEnd", "opacity", "scale", "strokeDashoffset", "translate"]


# The pending timers and frames, each with the place of its request; except the timer for midnight, when days change.
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
      const midnight = new Date().setHours(24, 0, 0, 0) - Date.now();
      if (Math.abs(values[0] - midnight) < 1000) return id;
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
