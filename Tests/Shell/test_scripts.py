"""Shell scripts, the Makefile's recipes and workflows run on a Mac, too: in bash 3.2, with BSD's tools; shellcheck is
content with them."""

import re
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
# A command and the words after it, quoted ones whole.
WORDS = r"""(?:[^|;&'"\n]|'[^']*'|"[^"]*")*"""
BSD = "sed|find|stat|date|xargs|cp|mv|ln|sort|head|tail|wc|tr|cut|touch|mktemp|base64"
# Of which command (none: the shell itself), a pattern of what is refused, what takes its place, a line that has it, and
# one that looks like it.
REFUSED = [
    ("", r"\b(mapfile|readarray)\b", "while IFS= read -r", "mapfile -t files < list", "unmapfiled=1"),
    ("", r"\b(declare|local|typeset|export) -\w*[Angl]", "two arrays, or case", "declare -A ages", "declare -a ages"),
    ("", r"\$\{\w+(\[[^]]*\])?(,|\^)", "tr A-Z a-z", 'echo "${name,,}"', 'echo "${name%,}" {a,,b}'),
    ("", r"\$\{\w+(\[[@*]\])?@\w\}", "printf %q", 'echo "${name@Q}"', 'echo "${names[@]}"'),
    ("", r"\$\{\w+:[^}]*: ?-\d", "${name%?}", 'echo "${name:0:-1}"', 'echo "${name:-1}" "${name:0:1}"'),
    ("", r"\bwait -[np]", "wait \"$pid\"", "wait -n", 'wait "$pid"'),
    ("", r"&>>", ">> file 2>&1", "make &>> log", "make &> log"),
    ("", r"\|&", "2>&1 |", "make |& cat", "make || true &"),
    ("", r";;?&( |$)", "a second case", "a) echo 1 ;;&", "a) echo 1 ;;"),
    ("", r"(^|\s)\{\w+\}[<>]", "exec 3> file", "exec {log}> file", 'echo "${log}" > file'),
    ("", r"\[\[? -v |\btest -v ", '[ -n "${name+set}" ]', "[ -v name ]", "[ -n name ]"),
    ("", r"\b(coproc|EPOCHSECONDS|EPOCHREALTIME|BASHPID)\b", "a fifo, date +%s, $$", "echo $EPOCHSECONDS", "EPOCHS=1"),
    ("", r"\bshopt -s\b.*\b(globstar|lastpipe|inherit_errexit)\b", "find", "shopt -s globstar", "shopt -s nullglob"),
    ("", r"(?<![\w./$-])(tac|nproc|timeout|sha\d+sum|md5sum|shuf|setsid|flock|numfmt|truncate|realpath)(?=[\s)]|$)",
     "nothing: macOS has no such command, or not everywhere", "jobs=$(nproc)", "--timeout 3"),
    (BSD, r"\s--[a-z]", "the short option", "sort --unique list", "sort -- list"),
    ("readlink", r"\s-[fem]", "a loop over readlink", 'readlink -f "$0"', 'readlink "$0"'),
    ("sed", r"\s-[nErs]*i(?=\s|$)", "sed -i.old", "sed -i 's/a/b/' file", "sed -i.old 's/a/b/' file"),
    ("sed", r"\\[t+?|wsbSWB]", "awk, or sed -E", "sed 's/,/\\t/' file", r"sed 's/\(a\)\/b/\1/' file | tr , '\t'"),
    ("find", r"\s-(printf|regextype|executable|readable|writable|quit)\b", "-exec, -perm", "find . -printf %p",
     "find . -print"),
    ("find", r"^\s+-", "find .", "find -name a", "find . -name a"),
    ("stat", r"\s-[cft]", "wc -c <, [ a -nt b ]", "stat -c %s file", "stat file"),
    ("date", r"\s-[dI]|%N", "date -u +%FT%TZ; arithmetic in python3", "date -d yesterday", "date +%F"),
    ("xargs", r"\s-[rda]", "-0, and a test before", "xargs -r rm", "xargs -0 rm"),
    ("grep", r"\s-\w*P|\\[dwsb<>]", "grep -E, [0-9]", r"grep '\d' file", "grep -E '[0-9]' file"),
    ("cp|mv|ln", r"\s-\w*[tTu]", "the folder last", "cp -t folder file", "cp -R file folder"),
    ("ln", r"\s-\w*r", "the path itself", "ln -sr a b", "ln -s a b"),
    ("head", r"\s-[nc] ?-", "sed '$d'", "head -n -1 file", "head -n 1 file"),
    ("install", r"\s-\w*[Dt]", "install -d before", "install -D a b/c", "install -d b"),
    ("base64", r"\s-w", "tr -d '\\n'", "base64 -w 0 file", "base64 < file"),
    ("touch", r"\s-d", "touch -t", "touch -d now file", "touch -c file"),
]
UNSET = "${name[@]+\"${name[@]}\"}: empty arrays are unset to bash 3.2"


def problems(text):
    """What of a script a Mac refuses, with its line."""
    found = []
    emptied = set(re.findall(r"\b(\w+)=\(\)", text))
    for number, line in enumerate(text.splitlines(), 1):
        code = re.sub(r"(^|\s)#.*", "", line)
        for command, pattern, instead, *_ in REFUSED:
            words = rf"(?<![\w./$-])(?:{command})(?=\s)({WORDS})"
            places = re.findall(words, code) if command else [code]
            found += [(number, line, instead) for place in places if re.search(pattern, place)]
        alone = re.findall(r'(?<!\+)"\$\{(\w+)\[@\]\}"', code)
        found += [(number, line, UNSET) for name in alone if name in emptied]
    return [f"{number}: {line.strip()}\n    instead: {instead}" for number, line, instead in found]


def recipes(makefile):
    """The recipes as a script, each in its line of the Makefile, with a word for each of make's variables."""
    script, open_recipe = [], False
    for line in makefile.splitlines():
        if not line.startswith("\t"):
            script.append("")
            continue
        code = line[1:].replace("$$", "\0")
        code = code if open_recipe else re.sub(r"^[@+-]+", "", code)
        while re.search(r"\$(\([^()]*\)|\w|[@<^])", code):
            code = re.sub(r"\$(\([^()]*\)|\w|[@<^])", "value", code)
        continues = code.endswith("\\")
        code = ("" if open_recipe or code.startswith("#") else "(") + code
        script.append(code.replace("\0", "$") + ("" if continues or code.startswith("#") else "\n)"))
        open_recipe = continues
    return "\n".join(line.replace("\n)", " )") for line in script) + "\n"


def steps(workflow):
    """The scripts in a workflow's steps."""
    if isinstance(workflow, dict):
        own = [workflow["run"]] if isinstance(workflow.get("run"), str) else []
        return own + [step for value in workflow.values() for step in steps(value)]
    return [step for value in workflow for step in steps(value)] if isinstance(workflow, list) else []


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
            for number, step in enumerate(steps(yaml.safe_load(content)), 1):
                yield f"{path}, script {number}", re.sub(r"\$\{\{.*?\}\}", "value", step)


SCRIPTS = dict(scripts())


@pytest.mark.parametrize("text", SCRIPTS.values(), ids=SCRIPTS)
def test_a_mac_runs_it(text):
    assert problems(text) == []


# Those of workflows are actionlint's: it knows what a step's environment has.
@pytest.mark.parametrize("path", [path for path in SCRIPTS if "workflows/" not in path])
def test_shellcheck_finds_nothing(path):
    check = subprocess.run(["shellcheck", "--shell", "bash", "-"], input=SCRIPTS[path], capture_output=True, text=True)
    assert check.stdout == "" and check.returncode == 0


@pytest.mark.parametrize(("refused", "taken"), [row[3:] for row in REFUSED])
def test_the_table_refuses_its_examples_and_nothing_like_them(refused, taken):
    assert len(problems(refused)) == 1 and problems(taken) == [] and problems(f"true # {refused}") == []


def test_an_array_that_may_be_empty_is_not_expanded_alone():
    assert len(problems('files=()\nrm "${files[@]}"')) == 1
    assert problems('files=()\nrm ${files[@]+"${files[@]}"}') == [] and problems('files=(a)\nrm "${files[@]}"') == []


def test_recipes_are_scripts_in_their_own_lines():
    assert recipes("a: b\n\t@x $(wildcard $(Y)/*) $@ $$z \\\n\t  $$(w)\n") == "\n(x value value $z \\\n  $(w) )\n"
    assert problems(recipes("a:\n\t@sed 's/a/\\t/' b\n"))[0].startswith("2: ")
    assert steps({"jobs": {"a": {"steps": [{"uses": "b"}, {"run": "mapfile c"}]}}}) == ["mapfile c"]
