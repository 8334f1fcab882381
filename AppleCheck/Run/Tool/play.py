"""Builds what `prepare` has written, and runs it: the tests, then each mutant."""

import argparse
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import changes
import prepare
from prepare import FOLDER, ROOT

# Of NodUI's lines, in percent.
WANTED = 90


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--filter", help="runs only the tests whose name contains this, and no mutant")
    parser.add_argument("--mutants", action="store_true", help="runs only the mutants")
    asked = parser.parse_args()
    mutants = prepare.prepare()
    swift("build", *os.environ.get("LEAN", "").split(), "--build-tests", "--quiet", "--enable-code-coverage")
    if not asked.mutants:
        passed = test(*(["--filter", asked.filter] if asked.filter else []))
        if asked.filter or not passed:
            return 0 if passed else 1
        if not lines_ran():
            return 1
    caught = all_caught(mutants)
    name_hosted()
    return 0 if caught else 1


def swift(command: str, *arguments: str, **options) -> subprocess.CompletedProcess:
    ran = subprocess.run(["swift", command, "--package-path", FOLDER, *arguments], **options)
    if command == "build" and ran.returncode != 0:
        sys.exit("The double or a module against it doesn't compile; the errors name copies in .build-run/Sources.")
    return ran


def test(*arguments: str) -> bool:
    """Tests run one after the other: the system that is played is one for all."""
    environment = os.environ | {"NOD_MUTANT": ""}
    ran = swift(
        "test", "--skip-build", "--no-parallel", "--enable-code-coverage", *arguments,
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
    )  # fmt: skip
    lines = ran.stdout.splitlines()
    told = [line for line in lines if line.startswith(("✘", "✔ Test run", "Rows:")) or "Fatal error" in line]
    print("\n".join(told or lines[-30:]))
    return ran.returncode == 0


def lines_ran() -> bool:
    """Prints how many lines of NodUI ran, as llvm-cov counts them; whether that is enough."""
    data = json.loads((FOLDER / ".build/debug/codecov/Run.json").read_text())["data"][0]["files"]
    counts = [one["summary"]["lines"] for one in data if "/.build-run/Sources/NodUI/" in one["filename"]]
    covered, count = sum(one["covered"] for one in counts), sum(one["count"] for one in counts)
    share = 100 * covered / count
    print(f"NodUI: {covered} of {count} lines ran, {share:.1f} % (at least {WANTED} %)")
    return share >= WANTED


def survives(mutant: changes.Mutant) -> bool:
    """Whether no test notices a fault. The program is run itself: of `swift test`, one waits for the other."""
    tests = FOLDER / ".build/debug/RunPackageTests.xctest"
    command = [tests, "--testing-library", "swift-testing", "--no-parallel", "--filter", mutant.tests]
    # A test may end in a fatalError: that is enough to know, and its backtrace takes longer than the tests.
    quiet = {"SWIFT_BACKTRACE": "enable=no", "LLVM_PROFILE_FILE": os.devnull}
    environment = os.environ | quiet | {"NOD_MUTANT": mutant.name}
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
    with subprocess.Popen(command, env=environment, **streams) as ran:
        if any("✘" in line for line in ran.stdout):
            ran.kill()
            return False
    return ran.returncode == 0


def all_caught(mutants: list[changes.Mutant]) -> bool:
    with ThreadPoolExecutor(2) as workers:
        passed = list(workers.map(survives, mutants))
    missed = [one for one, has_passed in zip(mutants, passed) if has_passed]
    for one in missed:
        print(f"Not caught: {one.name}, in {one.file.relative_to(ROOT)}: a test should fail with it.")
    print(f"{len(mutants) - len(missed)} of {len(mutants)} mutants were caught")
    return not missed


def name_hosted():
    """Names the tests that need a device: AppleCheck compiles them, and nothing here runs them."""
    files = sorted((ROOT / "Tests/NodUITests").glob("*.swift"))
    names = [name for file in files for name in re.findall(r"func (test\w+)", file.read_text())]
    print(f"{len(names)} tests of Tests/NodUITests are not run here, since they need an iPhone: {', '.join(names)}")
