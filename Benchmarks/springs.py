"""A thousand samples of a spring that moves 1,000 pixels: how long they take, and how far they are from the exact
ones.
"""

from decimal import Decimal, getcontext

getcontext().prec = 60
SAMPLES, DISTANCE, FREQUENCY = 1000, 1000, 10
# Fraction of critical damping, and seconds until it is at rest, or far on its way.
SPRINGS = {"under": (Decimal("0.5"), 2), "critically": (Decimal(1), 2), "over": (Decimal(2), 4),
           "far over": (Decimal(30), 8)}

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
  return { microseconds: batches[15], values: [...run()] };
}
"""


def exact(damping, seconds):
    """The closed form, to 60 digits: e^(λt) of both roots, or its limit where they are one."""
    decay = damping * FREQUENCY
    square = (damping * damping - 1) * FREQUENCY * FREQUENCY
    for n in range(1, SAMPLES + 1):
        time = Decimal(n) * seconds / SAMPLES
        if square == 0:
            rest = (1 + decay * time) * (-decay * time).exp()
        elif square > 0:
            root = square.sqrt()
            low, high = decay - root, decay + root
            rest = (high * (-low * time).exp() - low * (-high * time).exp()) / (high - low)
        else:
            root = (-square).sqrt()
            sine, cosine = sine_cosine(root * time)
            rest = (-decay * time).exp() * (cosine + decay / root * sine)
        yield DISTANCE * (1 - rest)


def sine_cosine(angle):
    """Their series, which is short enough for a few turns."""
    term, sums, n = Decimal(1), [Decimal(0), Decimal(0)], 0
    while abs(term) > Decimal(10) ** -55:
        sums[n % 2] += term if n % 4 < 2 else -term
        n += 1
        term *= angle / n
    return sums[1], sums[0]


def measure(browser, address, times, peers, table):
    files = {"nod": "/adapters/springs.js"} | ({"motion": "/motion.js"} if "motion" in peers else {})
    page = browser.new_page()
    page.goto(f"{address}/page.html")
    for kind, (damping, seconds) in SPRINGS.items():
        right = list(exact(damping, seconds))
        found, largest = {name: {"µs": []} for name in files}, {}
        for _ in range(times):
            for name, file in files.items():
                one = page.evaluate(MEASURE, [file, float(damping), seconds, SAMPLES, DISTANCE, FREQUENCY])
                errors = [abs(value - float(exact)) for value, exact in zip(one["values"], right, strict=True)]
                found[name]["µs"].append(one["microseconds"])
                largest[name] = max(errors)
        table(f"1,000 samples of a spring, {kind} damped ({damping} of critical, {seconds} s)", ["µs"], found)
        print("\nLargest error, pixels of 1,000:", ", ".join(f"{name} {error:.1g}" for name, error in largest.items()))
    page.close()
