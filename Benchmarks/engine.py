"""How long the engine takes for what people do, in WebAssembly in Chromium: `make bench`. Machines are noisy; compare
ratios of one run."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

BENCHMARKS = Path(__file__).resolve().parent
sys.path[:0] = [str(BENCHMARKS.parent / "Tests"), str(BENCHMARKS.parent / "Tests/Web")]
from browsers import CHROMIUM  # noqa: E402
from serving import serve  # noqa: E402

# Each story is told many times at invented times; the median of the batches is the figure.
MEASURE = """
async () => {
  const { instance } = await WebAssembly.instantiateStreaming(fetch('/nod/nod.wasm'));
  const { memory, nod_input, nod_handle } = instance.exports;
  let now = 0;
  const send = (kind, ...fields) => {
    const event = [kind, now, ...fields];
    const place = nod_input(event.length); // may move memory
    new Float64Array(memory.buffer, place, event.length).set(event);
    return nod_handle(event.length);
  };
  const stories = {
    'a press and its release': () => { send(4, 900, 0); now += 80; send(5, 900); now += 3000; },
    'a check, saved': (n) => { send(7, n, 0, 0, 0, 0); now += 90; send(8, n, 0); now += 9000; send(19); },
    'a check that completes a collection (8 particles)': (n) => {
      send(7, n, 0, 0, 0, 1, 3, 1, 4); send(8, n, 1, 1, 3); now += 9000; send(19);
    },
    'a tick with nothing due': () => { now += 16; send(19); },
  };
  const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
  const results = Object.entries(stories).map(([name, tell]) => {
    const batches = [];
    for (let batch = 0; batch < 30; batch += 1) {
      const start = performance.now();
      for (let n = 1; n <= 500; n += 1) tell(n);
      batches.push((performance.now() - start) / 500 * 1000);
    }
    return [name, median(batches)];
  });
  return { results, memory: memory.buffer.byteLength };
}
"""

def main():
    with serve(BENCHMARKS, first="") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        page = browser.new_page()
        # Any page of the server's.
        page.goto(f"{address}nod/nod.css")
        measured = page.evaluate(MEASURE)
        for name, microseconds in measured["results"]:
            print(f"{name}: {microseconds:.1f} µs")
        print(f"memory after 60,000 events: {measured['memory'] // 1024} KB")
        browser.close()


main()
