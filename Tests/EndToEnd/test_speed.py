"""How fast a tap is answered with 1,000 tasks on screen: printed, never judged here (machines are noisy)."""

import statistics

from clicks import CLICK
from conftest import eventually
from playwright.sync_api import expect

MEASURE = "async (count) => { const click = " + CLICK + """;
  const checks = [...document.querySelectorAll('nod-check')].slice(0, count);
  const handlers = [], frames = [];
  for (const check of checks) {
    const [handled, drawn] = await click(check.shadowRoot.querySelector('input'));
    handlers.push(handled);
    frames.push(drawn);
  }
  return { handlers, frames };
}
"""


def summary(values):
    return f"median {statistics.median(values):.1f} ms, 95th percentile {statistics.quantiles(values, n=20)[-1]:.1f} ms"


def test_taps_among_a_thousand_tasks(server, open_page, tmp_path, capsys):
    todo = tmp_path / "thousand.txt"
    todo.write_text("".join(f"Task number {number} +Work\n" for number in range(1000)))
    assert server.run("import", todo).returncode == 0
    page = open_page("/?filter=all", settings={"hidesCompleted": False})
    expect(page.locator("li.row")).to_have_count(100)
    for hundreds in range(2, 11):
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        expect(page.locator("li.row").nth(100 * hundreds - 1)).to_be_attached()
    expect(page.locator("li.row")).to_have_count(1000)
    measured = page.evaluate(MEASURE, 100)
    eventually(page, "watch.saves.open === 0", 30)
    with capsys.disabled():
        print(f"\n1,000 tasks on screen, 100 taps: handlers {summary(measured['handlers'])}")
        print(f"1,000 tasks on screen, 100 taps: tap to first changed frame {summary(measured['frames'])}")
    assert len(measured["frames"]) == 100
