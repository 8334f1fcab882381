"""A hundred taps among a thousand rows: how long all handlers of a click take, and how long it is until a frame shows
it.
"""

MAKE = """
async ([name, rows]) => {
  if (name === 'nod') await (await import('/nod/nod.js')).ready;
  const list = document.body.appendChild(document.createElement('ul'));
  for (let row = 1; row <= rows; row += 1) {
    const check = name === 'nod' ? `<nod-check item="${row}"></nod-check>` : '<input type="checkbox">';
    list.insertAdjacentHTML('beforeend', `<li><label>${check} Task number ${row}</label></li>`);
  }
  globalThis.inputs = [...list.querySelectorAll('nod-check, input')].map((one) => (
    one.shadowRoot?.querySelector('input') ?? one));
}
"""
# Returns the medians of both, in milliseconds. Clicks at the start of a frame, when browsers dispatch touches; the
# message arrives after that frame was drawn.
TAP = """
async (count) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const times = [];
  for (const input of inputs.splice(0, count)) {
    input.getRootNode().host?.scrollIntoView({ block: 'center' });
    input.scrollIntoView({ block: 'center' });
    await frame(); await frame();
    const start = performance.now();
    input.click();
    const handlers = performance.now() - start;
    const channel = new MessageChannel();
    await new Promise((resolve) => { channel.port1.onmessage = resolve; channel.port2.postMessage(0); });
    times.push([handlers, performance.now() - start]);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return [0, 1].map((kind) => times.map((time) => time[kind]).sort((a, b) => a - b)[times.length >> 1]);
}
"""


def measure(browser, address, times, peers, table):
    for slow in [1, 4]:
        pages = {name: prepare(browser, address, name, slow) for name in ["nod", "bare checkbox"]}
        found = {name: {"handlers": [], "tap to frame": []} for name in pages}
        # In turns, so that the machine's other load affects both.
        for _ in range(times):
            for name, page in pages.items():
                page.bring_to_front()
                for row, value in zip(found[name].values(), page.evaluate(TAP, 10)):
                    row.append(value)
        table(f"{10 * times} taps among 1,000 rows, processor slowed {slow} ×, ms", list(found["nod"]), found)
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
