"""Builds the package that `prepare` has written and runs its tests, then the tests of each mutant."""

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import prepare
from prepare import FOLDER

# The least share of NodUI's lines that must run, in percent.
WANTED = 90


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--filter", help="runs only the tests whose name contains this, and no mutant")
    parser.add_argument("--mutants", action="store_true", help="runs only the mutants")
    asked = parser.parse_args()
    prepare.prepare()
    build = ["build", *os.environ.get("LEAN", "").split(), "--build-tests", "--quiet", "--enable-code-coverage"]
    if swift(*build).returncode:
        sys.exit("The double or a module against it doesn't compile; the errors name copies in .build-run/Sources.")
    if asked.mutants:
        return all_caught()
    failed = test(*(["--filter", asked.filter] if asked.filter else []))
    return failed if failed or asked.filter else lines_ran() or all_caught()


def swift(command: str, *arguments: str, **options) -> subprocess.CompletedProcess:
    return subprocess.run(["swift", command, "--package-path", FOLDER, *arguments], **options)


def test(*arguments: str) -> int:
    """Runs the tests one after the other, since all share one system."""
    ran = swift(
        "test", "--skip-build", "--no-parallel", "--enable-code-coverage", *arguments,
        env=os.environ | {"NOD_MUTANT": ""}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace",
    )  # fmt: skip
    lines = ran.stdout.splitlines()
    important = [line for line in lines if line.startswith(("✘", "✔ Test run", "Rows:")) or "Fatal error" in line]
    print("\n".join(important or lines[-30:]))
    return ran.returncode


def lines_ran() -> bool:
    """Prints how many lines of NodUI ran, as llvm-cov counts them; returns whether they are too few."""
    data = json.loads((FOLDER / ".build/debug/codecov/Run.json").read_text())["data"][0]["files"]
    counts = [one["summary"]["lines"] for one in data if "/.build-run/Sources/NodUI/" in one["filename"]]
    covered, count = sum(one["covered"] for one in counts), sum(one["count"] for one in counts)
    share = 100 * covered / count
    print(f"NodUI: {covered} of {count} lines ran, {share:.1f} % (at least {WANTED} %)")
    return share < WANTED


def survives(name: str, tests: str) -> bool:
    """Whether no test notices a fault. Runs the test program itself: two runs of `swift test` wait for each other."""
    program = FOLDER / ".build/debug/RunPackageTests.xctest"
    command = [program, "--testing-library", "swift-testing", "--no-parallel", "--filter", tests]
    # A fatal error is enough; printing its backtrace takes longer than the tests.
    environment = {"SWIFT_BACKTRACE": "enable=no", "LLVM_PROFILE_FILE": os.devnull, "NOD_MUTANT": name}
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
    with subprocess.Popen(command, env=os.environ | environment, **streams) as ran:
        if any("✘" in line for line in ran.stdout):
            ran.kill()
            return False
    return ran.returncode == 0


def all_caught() -> int:
    """Prints the mutants that no test notices; returns how many there are."""
    names = list(prepare.MUTANTS)
    with ThreadPoolExecutor(2) as workers:
        passed = list(workers.map(lambda name: survives(name, prepare.MUTANTS[name]["tests"]), names))
    missed = [name for name, has_passed in zip(names, passed) if has_passed]
    for name in missed:
        print(f"Not caught: {name}, in {prepare.MUTANTS[name]['file']}")
    print(f"{len(names) - len(missed)} of {len(names)} mutants were caught")
    return len(missed)
