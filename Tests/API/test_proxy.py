"""A shared server behind a real nginx, configured as in the README."""

import os
import re
import shutil
import subprocess
import time
from functools import partial

from conftest import BROWSER, AskedServer
from EndToEnd.server import REPOSITORY
from test_sharing import DEVICE, TASK, new_link, shared

NAME = "tasks.home.arpa"
CONFIGURATION = """
daemon off; master_process off; pid nginx.pid; error_log stderr;
events {{ }}
http {{
    access_log off;
    client_body_temp_path a; proxy_temp_path b; fastcgi_temp_path c; uwsgi_temp_path d; scgi_temp_path e;
    server {{ listen 127.0.0.1:{port}; {location} }}
}}
"""


@shared(NAME)
def test_through_a_proxy_nobody_comes_in_without_a_link_and_changes_come_at_once(server, tmp_path):
    [location] = re.findall(r"(?ms)^    location / \{.*?^    \}$", (REPOSITORY / "Tasks/README.md").read_text())
    proxy = AskedServer(tmp_path)
    ask = partial(proxy.request, Host=NAME)
    (tmp_path / "nginx.conf").write_text(
        CONFIGURATION.format(port=proxy.port, location=location.replace("8080", str(server.port))))
    # Not in PATH on Debian, except for root.
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    process = subprocess.Popen([nginx, "-p", tmp_path, "-c", tmp_path / "nginx.conf", "-e", "stderr"])
    try:
        while True:
            try:
                assert ask("GET", "/", **BROWSER).status == 401
                break
            except OSError:
                assert process.poll() is None
                time.sleep(0.02)
        for path in ["/api/tasks", "/api/events", "/app.js"]:
            assert ask("GET", path).status == 401, path
        assert ask("POST", "/api/tasks", TASK).status == 401
        answer = ask("GET", new_link(server), Accept="text/html")
        cookie = {"Cookie": re.match("tasks-device=[^;]+", answer.headers["Set-Cookie"])[0]}
        assert ask("GET", "/api/tasks", **cookie).status == 200
        start = time.monotonic()
        stream = ask("GET", "/api/events", **cookie)
        assert stream.readline() == b"retry: 1000\n"
        server.ask("POST", "/api/tasks", TASK, DEVICE, **cookie)
        while b'"title":"A"' not in stream.readline():
            pass
        # nginx would buffer events until heartbeats fill its buffer.
        assert time.monotonic() - start < 10
    finally:
        process.terminate()
        process.wait(timeout=10)
