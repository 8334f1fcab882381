"""A second opinion on the stubs: public apps compile with Xcode, so their files that use only declared API must pass.

An app is type-checked as one module, without its libraries. A file isn't judged if it names something undeclared, or if
its error is about something that such a file declares. Any other error is a disagreement with Apple's SDK.
"""

import csv
import re
import subprocess
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import tables
from checker import Checker

LIST = tables.ROOT / "Tools/Audit/Precision/apps.csv"
BATCH = 8
SLASHES = "-enable-bare-slash-regex"
TYPECHECK = ["-typecheck", "-module-name", "App", "-suppress-warnings"]
# An expression of undeclared names may take the solver minutes.
HASTY = ["-solver-scope-threshold=20000", "-solver-expression-time-threshold=1", "-solver-trail-threshold=500000"]
ERROR = re.compile(r"^(\S.*?):(\d+):\d+: error: (.*)$", re.M)
# Errors about undeclared API, and about the app's libraries, targets and Objective-C.
UNDECLARED = re.compile(
    r"cannot find|has no member|unknown attribute|no macro named|not a member type of|does not override"
    r"|Objective-C|@objc|#selector|@NS|invalid redeclaration|is ambiguous for type lookup|'main' attribute"
)
# A warning in Xcode, which knows constant ranges.
WARNED = re.compile(r"^argument must be (an integer literal|a static method or property of 'Range'|a closure)")
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))? |public |internal |private )*import (?:\w+ )?(\w+)[.\w]*[ \t]*;?$", re.M
)
DECLARES = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias|extension|func|var|let|case) +`?(\w+)")
LEFT_OUT = re.compile(r"(^|/)(\.|Package\.swift|[^/]*Tests?/)")


def texts_of(app: Path) -> dict[str, str]:
    files = {str(file.relative_to(app)): file for file in sorted(app.rglob("*.swift")) if file.is_file()}
    return {path: file.read_text(errors="replace") for path, file in files.items() if not LEFT_OUT.search(path)}


def check_all(checker: Checker, folder: Path) -> int:
    """Prints a line for each app in the folder, and its disagreements; returns whether there are any."""
    swift5 = tables.modes()["swift5"]
    newest = {one.platform.name.lower(): replace(one, mode=swift5) for one in tables.configurations()}
    totals = [0, 0, 0]
    for row in csv.DictReader(LIST.read_text().splitlines()):
        name = row["name"]
        if not (folder / name).is_dir():
            continue
        texts = texts_of(folder / name)
        errors, foreign = errors_of(checker, texts, newest[row["platform"].split()[0]])
        judged, wrong = judge(texts, errors, foreign)
        counts = [len(texts), len(judged), len(judged) - len(wrong)]
        totals = [total + count for total, count in zip(totals, counts)]
        print(f"{name:<18}" + "{:6} files {:6} judged {:6} pass".format(*counts), flush=True)
        for path, said in wrong.items():
            print("\n".join(f"  {name}/{path}:{line}: {message}" for line, message in said))
    print(f"{'all':<18}" + "{:6} files {:6} judged {:6} pass".format(*totals))
    return int(totals[1] != totals[2])


def judge(texts: dict[str, str], errors: dict, foreign: set[str]) -> tuple[set, dict]:
    """Returns the judged files, and those of their errors that don't follow from undeclared API elsewhere."""
    errors = {path: [(line, said) for line, said in errors.get(path, []) if not WARNED.search(said)] for path in texts}
    unjudged = foreign | {path for path in texts if any(UNDECLARED.search(said) for _, said in errors[path])}
    declared = {path: set(DECLARES.findall(text)) for path, text in texts.items()}
    while True:
        unknown = set().union(*(declared[path] for path in unjudged))
        judged = texts.keys() - unjudged
        wrong = {path: errors[path] for path in sorted(judged) if errors[path]}
        follow = {path for path, said in wrong.items() if any(unknown & _words(texts[path], *one) for one in said)}
        if not follow:
            return judged, wrong
        unjudged |= follow


def _words(text: str, line: int, said: str) -> set[str]:
    """The words of an error's message and line."""
    return set(re.findall(r"\w+", said + " " + text.split("\n")[line - 1]))


def errors_of(checker: Checker, texts: dict[str, str], configuration) -> tuple[dict, set]:
    """Returns the errors of each file as line and message, and the files that import a library or don't parse."""
    declared, foreign = checker.sdk(configuration), set()
    own = {part for path in texts for part in Path(path).parts}

    def plain(path: str) -> str:
        """Removes imports of the app's modules and libraries."""

        def kept(found) -> str:
            if declared.exists(found[1]):
                return f"import {found[1]}"
            if found[1] not in own:
                foreign.add(path)
            return ""

        return IMPORT.sub(kept, texts[path])

    plain_texts = {path: plain(path) for path in texts}
    needs = declared.needed_by("\n".join(plain_texts.values()))
    compiler = [checker.toolchain.compiler, "-frontend"]
    arguments = [*compiler, *TYPECHECK, *checker.arguments(configuration, needs), SLASHES, *HASTY]
    errors = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as workers:
        for path, text in plain_texts.items():
            Path(folder, path).parent.mkdir(parents=True, exist_ok=True)
            Path(folder, path).write_text(text)
        # A file that doesn't parse would stop the check.
        parse = [*compiler, "-parse", SLASHES, *(Path(folder, path) for path in texts)]
        parsed = subprocess.run(parse, capture_output=True, text=True).stderr.replace(folder + "/", "")
        broken = {path for path, _, _ in ERROR.findall(parsed)}
        paths = [path for path in texts if path not in broken]
        foreign |= broken
        asked = [path for path in paths if path not in foreign]
        batches = [asked[start : start + BATCH] for start in range(0, len(asked), BATCH)]
        for said in workers.map(lambda batch: _said(arguments, folder, paths, batch), batches):
            for path, line, message in ERROR.findall(said.replace(folder + "/", "")):
                errors[path].append((int(line), message))
    return errors, foreign


def _said(arguments: list, folder: str, paths: list[str], batch: list[str]) -> str:
    """The compiler's messages about some files of a module; if they take too long, each is checked alone."""
    files = [part for path in paths for part in (["-primary-file"] if path in batch else []) + [Path(folder, path)]]
    command = [str(part) for part in arguments + files]
    seconds = 3 + len(batch) // 2 + len(paths) // 100
    ran = subprocess.run(["prlimit", f"--cpu={seconds}", *command], capture_output=True, text=True)
    # Without a module nothing is type-checked.
    if "no such module" in ran.stderr or (ran.returncode > 0 and not ERROR.search(ran.stderr)):
        raise SystemExit(ran.stderr)
    if ran.returncode >= 0:
        return ran.stderr
    if len(batch) == 1:
        return f"{batch[0]}:1:1: error: cannot find out in {seconds} s\n"
    return "".join(_said(arguments, folder, paths, [path]) for path in batch)
