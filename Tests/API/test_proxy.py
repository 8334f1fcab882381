"""A shared server behind a real nginx with a minimal configuration."""

import os
import re
import shutil
import ssl
import subprocess
import time
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPSConnection

import pytest
from conftest import BROWSER, HERE
from EndToEnd.server import free_port
from test_sharing import new_link, shared

CONFIGURATION = """
daemon off; master_process off; pid nginx.pid; error_log stderr;
events {{ }}
http {{
    access_log off;
    client_body_temp_path a; proxy_temp_path b; fastcgi_temp_path c; uwsgi_temp_path d; scgi_temp_path e;
    {certificate}
    server {{
        listen 127.0.0.1:{port} {tls};
        location / {{ proxy_pass http://127.0.0.1:{upstream}; {more} }}
    }}
}}
"""


@contextmanager
def proxy(folder, upstream, more="", tls=False):
    """Starts nginx; returns a function that opens a connection to it."""
    folder.mkdir()
    port, certificate = free_port(), ""
    if tls:
        make = "req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 1 -subj /CN=localhost"
        subprocess.run(["openssl", *make.split()], cwd=folder, check=True, capture_output=True)
        certificate = "ssl_certificate cert.pem; ssl_certificate_key key.pem;"
    (folder / "nginx.conf").write_text(CONFIGURATION.format(
        port=port, upstream=upstream, more=more, tls="ssl" if tls else "", certificate=certificate))
    # Not in PATH on Debian, except for root.
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    process = subprocess.Popen([nginx, "-p", folder, "-c", folder / "nginx.conf", "-e", "stderr"])
    unchecked = ssl._create_unverified_context()

    def connect():
        return HTTPSConnection(HERE, port, timeout=20, context=unchecked) if tls else HTTPConnection(HERE, port, timeout=20)

    try:
        deadline = time.monotonic() + 20
        while True:
            try:
                connect().connect()
                break
            except OSError:
                assert process.poll() is None and time.monotonic() < deadline
                time.sleep(0.02)
        yield connect
    finally:
        process.terminate()
        process.wait(timeout=10)


def ask(connect, path, method="GET", body=None, **headers):
    connection = connect()
    connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    return connection.getresponse()


@shared()
@pytest.mark.parametrize("more", ["", "proxy_set_header Host localhost:$proxy_port;"])
def test_proxy_pass_alone_lets_nobody_in_without_a_link(server, tmp_path, more):
    with proxy(tmp_path / "nginx", server.port, more) as connect:
        for path in ["/api/tasks", "/api/events", "/app.js"]:
            assert ask(connect, path).status == 401, path
        assert ask(connect, "/", **BROWSER).status == 401
        assert ask(connect, "/api/tasks", "POST", '{"title": "A"}', Content_Type="application/json").status == 401
        answer = ask(connect, new_link(server), Accept="text/html")
        cookie = re.match("tasks-device=[^;]+", answer.headers["Set-Cookie"])[0]
        assert ask(connect, "/api/tasks", Cookie=cookie).status == 200


def test_changes_come_at_once_through_tls_and_http_1_1(server, tmp_path):
    with proxy(tmp_path / "nginx", server.port, "proxy_http_version 1.1;", tls=True) as connect:
        start = time.monotonic()
        stream = ask(connect, "/api/events")
        assert stream.readline() == b"retry: 1000\n"
        server.add("Milk")
        while b"Milk" not in stream.readline():
            pass
        # nginx would buffer events until heartbeats fill its buffer.
        assert time.monotonic() - start < 10
