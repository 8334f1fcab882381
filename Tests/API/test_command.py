"""The command `tasks`: what it prints, writes and refuses."""

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest
import zxingcpp
from EndToEnd.server import REPOSITORY, TASKS
from test_sharing import new_links

FIXTURE = REPOSITORY / "Tasks/Tests/Fixtures/todo.txt"
KNOWN = "Imported 0 tasks, 300 were here already\n"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """The working folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def tasks(*arguments):
    return subprocess.run([TASKS, *arguments], capture_output=True, text=True, timeout=60)


def said(*arguments):
    """The output of a successful run."""
    end = tasks(*arguments)
    assert (end.returncode, end.stderr) == (0, "")
    return end.stdout


def files(folder):
    """All files but the log, which GRDB leaves behind: https://github.com/groue/GRDB.swift/issues/739."""
    return sorted(set(folder.iterdir()) - set(folder.glob("tasks.sqlite-*")))


def require_refusal(sentence, *arguments):
    """Exits with 1 and one sentence on stderr."""
    end = tasks(*arguments)
    assert (end.returncode, end.stdout) == (1, ""), arguments
    assert sentence in end.stderr and end.stderr.count("\n") == 1, end.stderr


def test_files_come_in_once_and_go_out_whole():
    assert said("import", FIXTURE) == "Imported 300 tasks\n"
    assert said("import", FIXTURE) == KNOWN
    Path("OUT.TXT").write_text(said("export", "--format", "todotxt"))
    assert Path("OUT.TXT").read_text().count("\n") == 300
    assert said("import", "OUT.TXT") == KNOWN
    Path("out.json").write_text(said("export", "--format", "json"))
    assert said("import", "out.json") == KNOWN
    # For SQLite, a database in memory.
    assert said("import", "out.json", "--database", ":memory:") == "Imported 300 tasks\n"
    assert Path(":memory:").exists()


def test_lines_that_cannot_be_read_are_told_by_their_number_and_the_rest_is_taken():
    Path("todo.txt").write_text(f"One\nx 2026-01-01 \n{'a' * 501}\nTwo\nPay due:tomorrow\n")
    end = tasks("import", "todo.txt")
    assert (end.returncode, end.stdout) == (0, "Imported 2 tasks, 3 lines could not be read\n")
    assert end.stderr.endswith("\nLine 5 could not be read: Its due is “tomorrow”.\n")
    assert end.stderr.startswith("Line 2 could not be read: The title is empty.")
    assert "\nLine 3 could not be read: The title is too long." in end.stderr
    Path("todo.txt").write_text("One\nThree\nx  \n")
    told = "Imported 1 task, 1 was here already, 1 line could not be read\n"
    assert tasks("import", "todo.txt").stdout == told


def test_what_is_wrong_with_a_file_is_said_in_one_sentence(folder):
    Path("broken.json").write_text("{")
    require_refusal("There is no file nothing.txt.", "import", "nothing.txt")
    for name in ["todo", "todo.txt.md", "calendar.ics", "page.HTML"]:
        Path(name).write_text("(A) Call Ada +Family\n")
        require_refusal("Import todo.txt (a name that ends in .txt) or our own JSON (.json).", "import", name)
    require_refusal("isn't valid JSON", "import", "broken.json")
    Path("folder.txt").mkdir()
    require_refusal("folder.txt can't be read.", "import", "folder.txt")
    require_refusal("There is no database none.sqlite.", "export", "--format", "json", "--database", "none.sqlite")
    require_refusal("There is no database tasks.sqlite.", "backup", "copy.sqlite")
    assert tasks("export", "--format", "xml").returncode == 64
    assert list(folder.glob("*.sqlite")) == []


def test_nothing_that_is_there_is_written_over(folder):
    Path("todo.txt").write_text("Buy milk\n")
    said("import", "todo.txt")
    before = files(folder)
    for file in ["tasks.sqlite", "todo.txt", "/"]:
        require_refusal(f"{file} is there already", "backup", file)
    require_refusal("none/copy.sqlite can't be written.", "backup", "none/copy.sqlite")
    require_refusal("todo.txt is not a database", "backup", "copy.sqlite", "--database", "todo.txt")
    assert files(folder) == before
    assert said("backup", "copy.sqlite") == "Backed up 1 task to copy.sqlite\n"
    assert said("export", "--format", "todotxt", "--database", "copy.sqlite").endswith(" Buy milk\n")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_server_stops_cleanly_and_at_once(server, number):
    server.add("Milk")
    server.process.send_signal(number)
    start = time.monotonic()
    assert server.process.wait(timeout=20) == 0
    # A second, plus time for a busy machine.
    assert time.monotonic() - start < 4
    assert server.log.read_text() == f"Tasks is at {server.url}\n"
    log = Path("tasks.sqlite-wal")
    assert not log.exists() or log.stat().st_size == 0


def test_a_server_that_cannot_serve_says_why(server):
    require_refusal(
        f"Port {server.port} is in use. Stop what is using it, or choose another: tasks serve --port {server.port + 1}\n",
        "serve", "--port", str(server.port),
    )
    require_refusal("The page was not found. Run make page, or name its folder with --assets.", "serve", "--assets", "Web")
    # 192.0.2.0/24 is reserved for documentation (RFC 5737).
    shared = ["serve", "--port", "0", "--share", "--address", "192.0.2.1"]
    require_refusal("This computer has no address 192.0.2.1.", *shared)


@pytest.mark.parametrize("arguments", [
    "--port=-1", "--port=65536", "--port=http", "--host a.example", "--address 127.0.0.1",
    "--share --address localhost",
    *(f"--share --host {host}" for host in ["https://a.example", ":80", "a:0", "a:70000", "a:1:2", "a/b", "*", "[::1]"]),
])
def test_options_that_make_no_sense_are_refused(arguments):
    assert tasks("serve", *arguments.split()).returncode == 64


@pytest.mark.parametrize(
    "server", [["--share", "--address", "127.0.0.1", "--host", "tasks.example.org"]], indirect=True, ids=["shared"])
def test_a_shared_server_behind_a_proxy_shows_its_name_in_plain_text(server):
    new_links(server)
    assert re.search(
        r"\nDevices of this network reach it at https://tasks\.example\.org\n"
        r"Open this link there, within 10 minutes; it lets one device in:\n"
        r"https://tasks\.example\.org/share\?token=[\w-]{22}\n", server.log.read_text()
    )


def test_a_terminal_shows_the_link_as_a_qr_code(server):
    server.stop()
    pid, terminal = pty.fork()
    if pid == 0:
        fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
        os.execv(TASKS, ["tasks", "serve", "--port", str(server.port), "--assets", str(server.assets), "--share",
                         "--address", "127.0.0.2"])
    output = b""
    while b"Press Enter for new links." not in output:
        output += os.read(terminal, 65536)
    shown = output.decode().replace("\r\n", "\n")
    os.kill(pid, signal.SIGTERM)
    os.waitpid(pid, 0)
    link = re.search(r"http://127\.0\.0\.2:\d+/share\?token=[\w-]{22}", shown)[0]
    # A line of half blocks is two rows of points, each drawn 4 by 4 for the decoder, which isn't ours.
    lines = re.findall(r"\x1b\[38;5;16;48;5;231m([█▀▄ ]+)\x1b\[0m", shown)
    rows = [[block in dark for block in line] for line in lines for dark in ["█▀", "█▄"]]
    points = bytes(0 if dark else 255 for row in rows for _ in range(4) for dark in row for _ in range(4))
    [code] = zxingcpp.read_barcodes(memoryview(points).cast("B", (len(rows) * 4, len(rows[0]) * 4)))
    assert code.text == link


def test_a_refusal_that_nobody_can_be_told_is_no_crash():
    Path("bad.json").write_text("{")
    command = f'"{TASKS}" import bad.json --database tasks.sqlite 2>&-'
    assert subprocess.run(["sh", "-c", command], capture_output=True).returncode == 1


def test_the_first_page_adds_three_tasks_in_its_language_until_they_are_cleared_for_good(server, tmp_path):
    server.ask("GET", "/")
    assert server.titles() == []
    server.stop()
    server.database, server.is_full = tmp_path / "new.sqlite", True
    server.start()
    for language in ["it-IT, en", "en"]:
        server.ask("GET", "/", Accept_Language=language)
    assert server.titles() == ["Toccami", "Scorrimi", "Completami"]
    assert [(one["name"], one["total"]) for one in server.call("GET", "/collections")["collections"]] == [("Da provare", 3)]
    assert server.call("GET", "/settings")["hasFirstTasks"] is True
    server.call("PATCH", "/tasks/1", {"title": "Mine now"})
    for _ in range(2):
        server.call("DELETE", "/first-tasks")
        assert server.titles() == ["Mine now"] and not server.call("GET", "/settings")["hasFirstTasks"]
    server.call("DELETE", "/tasks/1")
    server.call("DELETE", "/first-tasks")
    assert server.call("GET", "/collections")["collections"] == []
    server.stop()
    server.start()
    server.ask("GET", "/")
    assert server.titles() == []
