"""A thousand samples of a spring that moves 1,000 pixels: how long they take."""

SAMPLES, DISTANCE, FREQUENCY = 1000, 1000, 10
# Damping ratio, and seconds until it is at rest or nearly.
SPRINGS = {"under": (0.5, 2), "critically": (1, 2), "over": (2, 4), "far over": (30, 8)}

MEASURE = """
async ([file, damping, seconds, samples, distance, frequency]) => {
  const { sampler, sampleAll } = await import(file);
  const figures = { stiffness: frequency ** 2, damping: 2 * damping * frequency, ratio: damping, frequency };
  const times = Array.from({ length: samples }, (_, n) => (n + 1) * seconds * 1000 / samples);
  const run = sampleAll
    ? () => sampleAll(figures, distance, seconds, samples)
    : () => { const at = sampler(figures, distance); return times.map((time) => at(time)); };
  const batch = () => {
    const start = performance.now();
    for (let n = 0; n < 50; n += 1) run();
    return (performance.now() - start) / 50 * 1000;
  };
  for (let warm = 0; warm < 10; warm += 1) batch();
  // A median of many short batches: what the machine does meanwhile falls out.
  const batches = Array.from({ length: 31 }, batch).sort((a, b) => a - b);
  return batches[15];
}
"""


def measure(browser, address, times, peers, table):
    files = {"nod": "/adapters/springs.js"} | ({"motion": "/motion.js"} if "motion" in peers else {})
    page = browser.new_page()
    page.goto(f"{address}/page.html")
    for kind, (damping, seconds) in SPRINGS.items():
        found = {name: {"µs": []} for name in files}
        for _ in range(times):
            for name, file in files.items():
                values = [file, damping, seconds, SAMPLES, DISTANCE, FREQUENCY]
                found[name]["µs"].append(page.evaluate(MEASURE, values))
        table(f"1,000 samples of a spring, {kind} damped ({damping} of critical, {seconds} s)", ["µs"], found)
    page.close()
