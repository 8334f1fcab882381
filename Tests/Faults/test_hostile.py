"""Hostile clients: slow, many, deaf, garbled and huge ones, all on this computer.

While each is at it, a well-behaved client asks for its tasks on a new connection each time. The server's memory stays
bounded, and the other client is answered; the figures are printed. No figure is a goal for speed: the bounds are those
of an attack that works.
"""

import os
import random
import resource
import socket
import subprocess
import threading
import time
from contextlib import closing, contextmanager
from functools import partial
from http.client import HTTPConnection

import pytest
from EndToEnd.server import Server

# Seconds in which anybody else is answered, on a machine that may run other tests; without limits it is never.
PATIENCE = 8
# Megabytes: half of it is what 1,024 connections cost, the rest what files and answers take.
BOUND = 250


@pytest.fixture
def files():
    """As many open files as are allowed, and at least those of 10,000 connections; the server raises its own limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    yield min(hard, 1 << 20)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path).start()
    server.add(*[f"Task {number}" for number in range(50)])
    yield server
    server.stop()


@pytest.fixture
def attacked(server, files, capsys):
    """Returns a context in which an attack goes on: others are answered meanwhile, memory stays within `bound`."""

    @contextmanager
    def attacked(name, bound=BOUND):
        quiet = Other(server)
        time.sleep(1)
        quiet = quiet.stop()
        before = memory(server)
        forget_peak(server)
        other = Other(server)
        yield
        times = other.stop()
        peak, after = memory(server, "VmHWM"), memory(server)
        with capsys.disabled():
            print(
                f"\n{name}: {before} MB before, {peak} at most, {after} after; others waited {describe(times)}, "
                f"in peace {describe(quiet)}", end="", flush=True,
            )
        assert server.process.poll() is None, server.log.read_text()
        assert peak - before <= bound
        assert percentile(times, 95) <= PATIENCE
        assert "failed:" not in server.log.read_text()

    return attacked


class Other:
    """A client that behaves, in a thread: it asks, waits for the answer, rests a little and asks again."""

    def __init__(self, server):
        self.server, self.times, self.problems = server, [], []
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self):
        while not self.ended.is_set():
            start = time.monotonic()
            try:
                status = ask(self.server, "GET", "/api/tasks")[0]
                if status != 200:
                    self.problems.append(status)
            except OSError as error:
                self.problems.append(repr(error))
            self.times.append(time.monotonic() - start)
            self.ended.wait(0.02)

    def stop(self):
        self.ended.set()
        self.thread.join()
        assert not self.problems
        return self.times


def percentile(times, percent):
    return sorted(times)[(len(times) - 1) * percent // 100]


def describe(times):
    return f"{percentile(times, 95) * 1000:.0f} ms (p95 of {len(times)}), {max(times) * 1000:.0f} at most"


def memory(server, figure="VmRSS"):
    with open(f"/proc/{server.process.pid}/status") as status:
        return next(int(line.split()[1]) // 1024 for line in status if line.startswith(figure))


def forget_peak(server):
    with open(f"/proc/{server.process.pid}/clear_refs", "w") as file:
        file.write("5")


def ask(server, method, path, body=None, **headers):
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=20)) as connection:
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        return response.status, response.read()


def connect(server, text="", deaf=False):
    """A connection on which something was said; a deaf one takes as little as the system lets it."""
    connection = socket.socket()
    if deaf:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(20)
    connection.connect(("127.0.0.1", server.port))
    say(connection, text)
    return connection


def say(connection, text):
    """Returns whether anybody still listens."""
    try:
        connection.sendall(text if isinstance(text, bytes) else text.encode())
        return True
    except OSError:
        return False


def heard(connection):
    """What the server said until it ended the connection."""
    answer = b""
    try:
        while part := connection.recv(65536):
            answer += part
    except ConnectionError:
        pass
    return answer


def head(server, request, *lines):
    return "\r\n".join([f"{request} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", *lines, "", ""])


def is_refused(answer, *statuses):
    """It was answered with a problem, or the connection ended before."""
    if not answer:
        return True
    status = int(answer.split()[1])
    return status in statuses and b"application/problem+json" in answer


def test_slow_heads_and_bodies(server, attacked, rounds):
    with attacked("Slow heads and bodies"):
        for seed in rounds(10):
            chance = random.Random(seed)
            starts = [
                "GET /api/tasks HTTP/1.1\r\nX-Slow: ", "",
                head(server, "POST /api/tasks", "Content-Type: application/json", "Content-Length: 60000"),
                head(server, "POST /api/import?name=a.txt", "Transfer-Encoding: chunked"),
            ]
            slow = [connect(server, chance.choice(starts)) for _ in range(400)]
            end = time.monotonic() + 14
            while slow and time.monotonic() < end:
                slow = [connection for connection in slow if say(connection, "1")]
                time.sleep(0.5)
            # Ten seconds is what a head gets, and a body that brings two bytes a second.
            assert not slow
    assert ask(server, "GET", "/api/export?format=json")[0] == 200


def test_ten_thousand_idle_connections(server, attacked, rounds, files):
    if files < 10_500:
        pytest.skip(f"Only {files} open files are allowed here (ulimit -Hn); 10,500 are needed.")
    idle = []
    with attacked("Idle connections"):
        for _ in rounds(10):
            idle += [connect(server, "" if number % 2 else "GET / HTTP/1.1\r\nHost: ") for number in range(1000)]
            time.sleep(1)
    # Most were asked to leave, so that others could come.
    assert len(os.listdir(f"/proc/{server.process.pid}/fd")) <= 1024 + 128 + 48
    for connection in idle:
        connection.close()


def test_more_connections_than_open_files(server, attacked, monkeypatch):
    """A Mac allows 256 unless asked: without a file for a new connection, none would be taken any more."""
    server.stop()
    allow = partial(resource.setrlimit, resource.RLIMIT_NOFILE, (256, 256))
    monkeypatch.setattr(subprocess, "Popen", partial(subprocess.Popen, preexec_fn=allow))
    server.start()
    with attacked("More connections than open files"):
        idle = [connect(server) for _ in range(600)]
        time.sleep(3)
    for connection in idle:
        connection.close()


def test_a_thousand_listeners_that_never_read(server, attacked, rounds):
    listeners = []
    with attacked("Listeners that never read"):
        for seed in rounds(10):
            listeners += [connect(server, head(server, "GET /api/events"), deaf=True) for _ in range(100)]
            for number in range(60):
                server.call("POST", "/tasks", {"title": f"{seed}-{number}", "notes": "n" * 9000})
    refused = sum(b" 503 " in peek(listener) for listener in listeners)
    # 256 places, and those who never read lose theirs when their queue is full.
    assert refused > 0 or len(listeners) <= 256
    for listener in listeners:
        listener.close()


def peek(connection):
    connection.setblocking(False)
    try:
        return connection.recv(100, socket.MSG_PEEK)
    except OSError:
        return b""


def test_answers_that_nobody_takes(server, attacked, rounds):
    """Half a megabyte each, asked for twenty times on each connection."""
    server.add(*[f"Long {number}" for number in range(50)], notes="n" * 9000)
    deaf = []
    with attacked("Answers that nobody takes", bound=2 * BOUND):
        for _ in rounds(5):
            for path in ["/api/tasks?limit=500"] * 10 + ["/api/export?format=json"] * 5:
                deaf.append(connect(server, head(server, f"GET {path}") * 20, deaf=True))
            time.sleep(2)
    for connection in deaf:
        connection.close()


def test_pipelined_garbage(server, attacked, rounds):
    ask_well = head(server, "GET /api/health").encode()
    with attacked("Pipelined garbage"):
        for seed in rounds(300):
            chance = random.Random(seed)
            asked = chance.randrange(20)
            connection = connect(server, ask_well * asked + b"\x00" + chance.randbytes(chance.randrange(1, 100_000)))
            answer = heard(connection)
            # Those who asked well before are answered first, each once, and the garbage last.
            statuses = [int(part[:3]) for part in answer.split(b"HTTP/1.1 ")[1:]]
            assert statuses == [200] * asked + [400]
            connection.close()


def test_header_floods(server, attacked, rounds):
    with attacked("Header floods"):
        for seed in rounds(200):
            chance = random.Random(seed)
            connection = connect(server, f"GET /api/tasks HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n")
            count, size = chance.choice([(5000, 10), (2000, 2000), (1, 4 << 20), (300, 1)])
            for number in range(count):
                if not say(connection, f"X-{number}: {'a' * size}\r\n"):
                    break
            answer = heard(connection)
            assert is_refused(answer, 431), answer[:300]
            connection.close()


def test_chunk_tricks(server, attacked, rounds):
    def chunked(*lines):
        return head(server, "POST /api/import?name=a.txt", "Transfer-Encoding: chunked", *lines)

    def endless(start, part):
        """Sends it until nobody listens any more."""
        connection = connect(server, chunked() + start)
        end = time.monotonic() + 60
        while say(connection, part):
            assert time.monotonic() < end
        return connection

    tricks = [
        # An extension of a chunk that never ends, trailers without end, chunks of one byte.
        lambda: endless("1;", b"a" * 65536), lambda: endless("0\r\n", b"X-Trailer: a\r\n" * 4096),
        lambda: endless("", b"1\r\na\r\n" * 8192),
        *[
            lambda body=body, lines=lines: connect(server, chunked(*lines) + body)
            for body, lines in [
                ("zz\r\n", []), ("FFFFFFFFFFFFFFFFFF\r\n", []), ("-1\r\n", []), ("0x10\r\n", []),
                ("5\r\nabcdefg\r\n", []),
                ("5 \t\r\nabcde", ["Content-Length: 5"]), ("0\r\n\r\n", ["Content-Length: 0"]),
                ("0\r\n\r\n", ["Transfer-Encoding: identity"]),
            ]
        ],
    ]
    with attacked("Chunk tricks"):
        for seed in rounds(30):
            connection = random.Random(seed).choice(tricks)()
            answer = heard(connection)
            assert is_refused(answer, 400, 413, 431), answer[:300]
            connection.close()
    assert len(server.tasks()) == 50


# One line, short lines, nested and flat JSON: once 64 MB, which is too much, and once what is read.
BOMBS = [
    ("line.txt", b"a"), ("lines.txt", b"a\n"), ("empty.txt", b"\n"), ("deep.json", b"["), ("flat.json", b"[],"),
    ("objects.json", b"{},"), ("rows.csv", b"task,a\n"), ("quotes.csv", b'"'),
]


def test_files_like_bombs(server, attacked, rounds):
    # 16 MB of text, once as it came and once as it is read, are the most that one of them takes; two may.
    with attacked("Files like bombs", bound=2 * BOUND):
        for seed in rounds(16):
            name, part = BOMBS[seed // 2 % 8]
            size = (64, 15)[seed % 2] << 20
            start = {"json": b"[", "csv": b"TYPE,CONTENT,PRIORITY\n"}.get(name.split(".")[1], b"")
            status = post(server, f"/api/import?name={name}", start + part * ((size - len(start)) // len(part)))
            # What is read without harm may be answered as one line that is too long.
            assert status == 413 if size > 16 << 20 else status in {200, 413, 422}, (name, status)
            assert post(server, "/api/import?name=a.txt", b"\x1f\x8b", "Content-Encoding: gzip") == 415
    assert len(server.tasks()) == 50


def post(server, path, body, *lines):
    """The status; who is refused early may not get to send everything."""
    with closing(connect(server)) as connection:
        connection.settimeout(120)
        say(connection, head(server, f"POST {path}", f"Content-Length: {len(body)}", "Connection: close", *lines))
        sending = threading.Thread(target=say, args=(connection, body))
        sending.start()
        answer = heard(connection)
        sending.join()
        return int(answer.split()[1])
