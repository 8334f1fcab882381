"""The command line."""

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import apps
import mutants
import names
import tables
from cache import Cache
from checker import Checker, sources_of
from examples import example_groups
from report import Report, diagnostics
from samples import samples
from seeds import TABLE, Seeds
from tables import ROOT, Configuration
from toolchain import CompilerError, Toolchain

WORKERS = 2
EXAMPLES, MUTANTS = "Examples", "Mutants"


def main() -> int:
    asked = _arguments()
    if asked.names:
        print("\n".join(f"{name:<28}{place}" for name, place in names.visible()))
        return 0
    # Paths in the compiler's messages are relative to the repository.
    os.chdir(ROOT)
    checker = Checker(Toolchain(Cache(Path(os.environ.get("APPLE_CHECK_CACHE", ".build-apple-check")).resolve())))
    if asked.symbol_graph:
        return _write_symbols(checker, asked)
    if asked.seeds is not None:
        return _check_seeds(checker, asked)
    if asked.apps is not None:
        return apps.check_all(checker, asked.apps)
    report = Report()
    report.line("names", names.problems(), 0)
    with ThreadPoolExecutor(WORKERS) as workers:
        list(workers.map(lambda one: _check(checker, one, asked.module, report), asked.only))
        if asked.module is None or MUTANTS in asked.module:
            mutants.check_all(checker, asked.only, workers, report)
    checker.toolchain.cache.prune()
    return report.finish()


def _check(checker: Checker, configuration: Configuration, only: list[str] | None, report: Report):
    """Checks every module of the configuration's platform, and the examples."""
    begin, errors = time.monotonic(), []

    def attempt(check, *arguments):
        try:
            check(*arguments, configuration)
        except CompilerError as error:
            errors.extend(diagnostics(str(error)))

    for entry in checker.entries.values():
        if entry.asked if only is None else entry.name not in only:
            continue
        if entry.is_claimed(configuration.platform):
            attempt(checker.module, entry)
            if entry.built_by == "both" and configuration.of_packages() != configuration:
                attempt(checker.check, sources_of(entry), entry.imports)
        elif entry.is_empty(configuration.platform):
            attempt(checker.empty_module, entry)
    if only is None or EXAMPLES in only:
        for sources, imports in example_groups(checker.entries.values(), configuration):
            attempt(checker.check, sources, imports)
        attempt(_check_samples, checker)
    report.line(configuration.name, errors, time.monotonic() - begin)


def _check_samples(checker: Checker, configuration: Configuration):
    claimed = [entry.name for entry in checker.entries.values() if entry.is_claimed(configuration.platform)]
    for sources, imported in samples(claimed):
        if said := checker.verdict(sources, imported, configuration):
            raise CompilerError(said)


def _check_seeds(checker: Checker, asked: argparse.Namespace) -> int:
    report, seeds = Report(), Seeds(asked.seeds, TABLE.read_text())

    def check(configuration: Configuration):
        begin, errors = time.monotonic(), []
        try:
            for sources in seeds.groups(configuration):
                errors += diagnostics(checker.verdict(sources, ["NodUI"], configuration))
        except CompilerError as error:
            errors += diagnostics(str(error))
        report.line(configuration.name, errors, time.monotonic() - begin)

    with ThreadPoolExecutor(WORKERS) as workers:
        list(workers.map(check, filter(seeds.groups, asked.only)))
    failed = report.finish()
    if not failed:
        seeds.describe()
    return failed


def _write_symbols(checker: Checker, asked: argparse.Namespace) -> int:
    try:
        for name in asked.module:
            checker.symbol_graph(checker.entries[name], asked.only[0], asked.symbol_graph)
        return 0
    except CompilerError as error:
        print(error)
        return 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="AppleCheck/check", description="Type-checks Nod's Swift code for Apple's platforms on Linux."
    )
    parser.add_argument("--only", metavar="NAMES", help="configurations, such as ios16-swift6,macos26-swift6")
    parser.add_argument(
        "--module",
        metavar="NAME",
        action="append",
        choices=[*(entry.name for entry in tables.modules()), EXAMPLES, MUTANTS],
        help="a module of Modules.toml, Examples or Mutants; again for more",
    )
    parser.add_argument(
        "--symbol-graph", metavar="FOLDER", type=Path, help="writes the modules' public symbols for DocC instead"
    )
    parser.add_argument(
        "--seeds", metavar="FOLDER", help="compiles the code samples of the design documents in this folder instead"
    )
    parser.add_argument(
        "--apps", metavar="FOLDER", type=Path, help="type-checks the public apps of apps.csv in this folder instead"
    )
    parser.add_argument("--names", action="store_true", help="lists the names that `import NodUI` brings instead")
    asked = parser.parse_args()
    known = {configuration.name: configuration for configuration in tables.configurations()}
    names = asked.only.split(",") if asked.only else list(known)
    if unknown := set(names) - set(known):
        parser.error(f"no {', '.join(unknown)} here; there are {', '.join(known)}")
    asked.only = [known[name] for name in names]
    asked.seeds = asked.seeds and os.path.abspath(asked.seeds)
    asked.apps = asked.apps and asked.apps.resolve()
    if asked.symbol_graph:
        asked.symbol_graph = asked.symbol_graph.resolve()
        if not asked.module:
            parser.error("--symbol-graph needs --module")
    return asked
