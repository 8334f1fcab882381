"""Shell scripts, the Makefile's recipes and workflows run on a Mac, too: in bash 3.2, with BSD's tools; shellcheck
accepts them."""

import os
import re
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
# A command and the words after it, quoted ones whole.
WORDS = r"""(?:[^|;&'"\n]|'[^']*'|"[^"]*")*"""
BSD = "sed|find|stat|date|xargs|cp|mv|ln|sort|head|tail|wc|tr|cut|touch|mktemp|base64"
# A command (none for the shell itself), a refused pattern, and its replacement.
REFUSED = [
    ("", r"\b(mapfile|readarray)\b", "while IFS= read -r"),
    ("", r"\b(declare|local|typeset|export) -\w*[Angl]", "two arrays, or case"),
    ("", r"\$\{\w+(\[[^]]*\])?(,|\^)", "tr A-Z a-z"),
    ("", r"\$\{\w+(\[[@*]\])?@\w\}", "printf %q"),
    ("", r"\$\{\w+:[^}]*: ?-\d", "${name%?}"),
    ("", r"\bwait -[np]", "wait \"$pid\""),
    ("", r"&>>", ">> file 2>&1"),
    ("", r"\|&", "2>&1 |"),
    ("", r";;?&( |$)", "a second case"),
    ("", r"(^|\s)\{\w+\}[<>]", "exec 3> file"),
    ("", r"\[\[? -v |\btest -v ", '[ -n "${name+set}" ]'),
    ("", r"\b(coproc|EPOCHSECONDS|EPOCHREALTIME|BASHPID)\b", "a fifo, date +%s, $$"),
    ("", r"\bshopt -s\b.*\b(globstar|lastpipe|inherit_errexit)\b", "find"),
    ("", r"(?<![\w./$-])(tac|nproc|timeout|sha\d+sum|md5sum|shuf|setsid|flock|numfmt|truncate|realpath)(?=[\s)]|$)",
     "nothing: macOS has no such command, or not everywhere"),
    (BSD, r"\s--[a-z]", "the short option"),
    ("readlink", r"\s-[fem]", "a loop over readlink"),
    ("sed", r"\s-[nErs]*i(?=\s|$)", "sed -i.old"),
    ("sed", r"\\[t+?|wsbSWB]", "awk, or sed -E"),
    ("find", r"\s-(printf|regextype|executable|readable|writable|quit)\b", "-exec, -perm"),
    ("find", r"^\s+-", "find ."),
    ("stat", r"\s-[cft]", "wc -c <, [ a -nt b ]"),
    ("date", r"\s-[dI]|%N", "date -u +%FT%TZ; arithmetic in python3"),
    ("xargs", r"\s-[rda]", "-0, and a test before"),
    ("grep", r"\s-\w*P|\\[dwsb<>]", "grep -E, [0-9]"),
    ("cp|mv|ln", r"\s-\w*[tTu]", "the folder last"),
    ("ln", r"\s-\w*r", "the path itself"),
    ("head", r"\s-[nc] ?-", "sed '$d'"),
    ("install", r"\s-\w*[Dt]", "install -d before"),
    ("base64", r"\s-w", "tr -d '\\n'"),
    ("touch", r"\s-d", "touch -t"),
]
UNSET = "${name[@]+\"${name[@]}\"}: empty arrays are unset to bash 3.2"


def problems(text):
    """The lines of a script that a Mac refuses."""
    found = []
    emptied = set(re.findall(r"\b(\w+)=\(\)", text))
    for number, line in enumerate(text.splitlines(), 1):
        code = re.sub(r"(^|\s)#.*", "", line)
        for command, pattern, instead in REFUSED:
            words = rf"(?<![\w./$-])(?:{command})(?=\s)({WORDS})"
            places = re.findall(words, code) if command else [code]
            found += [(number, line, instead) for place in places if re.search(pattern, place)]
        alone = re.findall(r'(?<!\+)"\$\{(\w+)\[@\]\}"', code)
        found += [(number, line, UNSET) for name in alone if name in emptied]
    return [f"{number}: {line.strip()}\n    instead: {instead}" for number, line, instead in found]


def recipes(makefile):
    """The commands of all targets, as make expands them."""
    targets = re.findall(r"^([a-z-]+):[^=\n]*## ", makefile, re.MULTILINE)
    dry = ["make", "--dry-run", "--always-make", *targets]
    # `make test` runs this within make.
    alone = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    made = subprocess.run(dry, cwd=ROOT, check=True, capture_output=True, text=True, env=alone)
    return re.sub(r"(?m)^make: .*\n|^exec ", "", made.stdout)


def scripts():
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    paths = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")[:-1]
    for path in filter(lambda path: (ROOT / path).is_file(), paths):
        content = (ROOT / path).read_bytes()
        if path.endswith(".sh") or re.match(rb"#!.*\b(sh|bash)\b", content):
            yield path, content.decode()
        elif path.endswith("Makefile"):
            yield path, recipes(content.decode())
        elif re.match(r"\.github/.*\.ya?ml$", path):
            for job, work in yaml.safe_load(content)["jobs"].items():
                for number, step in enumerate((step["run"] for step in work["steps"] if "run" in step), 1):
                    yield f"{path}, {job} {number}", re.sub(r"\$\{\{.*?\}\}", "value", step)


SCRIPTS = dict(scripts())


@pytest.mark.parametrize("text", SCRIPTS.values(), ids=SCRIPTS)
def test_a_mac_runs_it(text):
    assert problems(text) == []


# actionlint checks workflows: it knows the environment of their steps.
@pytest.mark.parametrize("path", [path for path in SCRIPTS if "workflows/" not in path])
def test_shellcheck_finds_nothing(path):
    check = subprocess.run(["shellcheck", "--shell", "bash", "-"], input=SCRIPTS[path], capture_output=True, text=True)
    assert check.stdout == "" and check.returncode == 0
