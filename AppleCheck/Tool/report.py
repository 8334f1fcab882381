"""Prints a line for each configuration, then every error once, with the configurations it is found in."""

import re
import threading

# Only in Swift 5 mode.
FORECAST = "; this is an error in the Swift 6 language mode"
DIAGNOSTIC = re.compile(r"^(?=\S[^\n]*?:\d+:\d+: (?:error|warning): )", re.M)


def diagnostics(output: str) -> list[str]:
    """The errors of one run of the compiler, each with its notes."""
    return [part.strip() for part in DIAGNOSTIC.split(output.replace(FORECAST, "")) if part.strip()]


class Report:
    def __init__(self):
        self.lock = threading.Lock()
        self.found: dict[str, list[str]] = {}

    def line(self, name: str, errors: list[str], seconds: float):
        with self.lock:
            for text in sorted(set(errors)):
                self.found.setdefault(text, []).append(name)
            print(f"{name:<18} {'FAILED' if errors else 'ok':<6} {seconds:6.1f} s", flush=True)

    def finish(self) -> int:
        for text, names in sorted(self.found.items()):
            print(f"\n{text}\n  in {', '.join(sorted(names))}")
        return 1 if self.found else 0
