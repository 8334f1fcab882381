"""A hundred taps among a thousand rows: how long all handlers of a click take, and how long it is until a frame shows
it.
"""

import statistics

import figures
from clicks import CLICK

MAKE = """
async ([name, rows]) => {
  const [{ ready }] = name === 'nod' ? await Promise.all([import('/nod/nod.js')]) : [{}];
  await ready;
  const list = document.body.appendChild(document.createElement('ul'));
  for (let row = 1; row <= rows; row += 1) {
    const check = name === 'nod' ? `<nod-check item="${row}"></nod-check>` : '<input type="checkbox">';
    list.insertAdjacentHTML('beforeend', `<li><label>${check} Task number ${row}</label></li>`);
  }
  globalThis.inputs = [...list.querySelectorAll('nod-check, input')].map((one) => (
    one.shadowRoot?.querySelector('input') ?? one));
}
"""
TAP = "async (count) => { const click = " + CLICK + """;
  const times = [];
  for (const input of inputs.splice(0, count)) times.push(await click(input));
  return [0, 1].map((kind) => times.map((time) => time[kind]).sort((a, b) => a - b)[times.length >> 1]);
}
"""


def measure(playwright, browser, address, times, peers):
    for slow in [1, 4]:
        pages = {name: prepare(browser, address, name, slow) for name in ["nod", "bare checkbox"]}
        found = {name: [] for name in pages}
        # By turns, so that both have the same of what the machine does meanwhile.
        for _ in range(10):
            for name, page in pages.items():
                page.bring_to_front()
                found[name].append(page.evaluate(TAP, 10))
        report(f"100 taps among 1,000 rows, processor slowed {slow} ×, ms", found)
        for page in pages.values():
            page.close()


def prepare(browser, address, name, slow):
    page = browser.new_page()
    page.goto(f"{address}/page.html")
    page.evaluate(MAKE, [name, 1000])
    page.evaluate(TAP, 5)
    page.wait_for_timeout(500)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    return page


def report(title, found):
    lines = [[name, *(figures.spread(values) for values in zip(*taps))] for name, taps in found.items()]
    [own, bare] = [[statistics.median(values) for values in zip(*taps)] for taps in found.values()]
    more = ["nod − bare checkbox", *(f"{one - other:.2f}" for one, other in zip(own, bare))]
    figures.table(title, ["", "handlers", "tap to frame"], [*lines, more])
