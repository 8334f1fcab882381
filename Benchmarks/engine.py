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

# A finger lands between two controls, so that all of them are asked. The call alone finds its numbers written.
MEANT = """
async () => {
  const { loadTouch } = await import('/nod/touch.js');
  const { input, instantiate } = await import('/nod/wasm.js');
  const [touch, exports] = [await loadTouch(), await instantiate('touch.wasm')];
  const scenes = {
    'of 44 pixels in five columns': () => ({ columns: 5, side: 44, gap: 12 }),
    'all within reach': (count) => {
      const columns = Math.ceil(Math.sqrt(count));
      return { columns, side: 36 / columns, gap: 24 / columns };
    },
  };
  const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
  const batch = (run, times) => {
    const start = performance.now();
    for (let n = 0; n < times; n += 1) run();
    return (performance.now() - start) / times * 1000;
  };
  const cost = (run, times) => {
    batch(run, 10 * times); // until it is compiled for speed
    return median(Array.from({ length: 60 }, () => batch(run, times)));
  };
  const results = [];
  for (const [scene, drawn] of Object.entries(scenes)) {
    for (const count of [10, 50, 250]) {
      const { columns, side, gap } = drawn(count);
      const boxes = Array.from({ length: count }, (_, n) => ({
        left: n % columns * (side + gap), top: Math.floor(n / columns) * (side + gap), width: side, height: side,
      }));
      const places = boxes.map((box) => ({ box, radius: 0, kind: 'action' }));
      const [x, y] = [side + gap / 4, side / 2];
      const numbers = [x, y, ...boxes.flatMap(({ left, top, width, height }) => [left, top, width, height, 0, 0])];
      const length = input(exports, numbers);
      const times = 100_000 / count;
      results.push([
        count, scene, cost(() => exports.touch_target(length), times), cost(() => touch.meant(x, y, places), times),
      ]);
    }
  }
  return results;
}
"""


def main():
    with serve(BENCHMARKS, first="touches.html") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        page = browser.new_page()
        # Any page of the server's.
        page.goto(f"{address}nod/nod.css")
        measured = page.evaluate(MEASURE)
        for name, microseconds in measured["results"]:
            print(f"{name}: {microseconds:.1f} µs")
        print(f"memory after 60,000 events: {measured['memory'] // 1024} KB")
        for count, scene, alone, written in page.evaluate(MEANT):
            print(f"which of {count} controls a touch means, {scene}: {alone:.1f} µs; "
                  f"with JavaScript's writing of the numbers {written:.1f} µs")
        browser.close()


main()
