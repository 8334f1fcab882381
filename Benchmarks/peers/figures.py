"""Markdown of what was measured."""

import statistics


def spread(values):
    """The median, with the least and the most."""
    low, middle, high = (short(value) for value in [min(values), statistics.median(values), max(values)])
    return middle if low == high else f"{middle} ({low}–{high})"


def short(value):
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def ratio(values, to):
    """How many times as much as Nod."""
    divisor = statistics.median(to)
    return f"{short(statistics.median(values) / divisor)} ×" if divisor else "–"


def table(title, head, lines):
    print(f"\n{title}\n")
    for line in [head, ["---", *["--:"] * (len(head) - 1)], *lines]:
        print(f"| {' | '.join(line)} |", flush=True)
