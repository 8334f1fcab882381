"""Sharing. Devices use 127.0.0.2, a loopback address too."""

import re
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import pytest
from conftest import BROWSER, HERE

DEVICE = "127.0.0.2"
TASK = '{"title": "A"}'


def shared(*hosts):
    """Shares the server, under these names of proxies."""
    arguments = ["--share", "--address", DEVICE, *(part for host in hosts for part in ("--host", host))]
    return pytest.mark.parametrize("server", [arguments], indirect=True, ids=["shared"])


def new_links(server):
    """Restarts the server; returns links for another device and for this computer. Sessions stay."""
    server.stop()
    server.log.unlink()
    server.start()
    while len(found := re.findall(r"/share\?token=[\w-]{22}(?=\n)", server.log.read_text())) < 2:
        time.sleep(0.01)
    return found


def new_link(server):
    return new_links(server)[0]


def open_link(server, link, address=DEVICE, **headers):
    return server.ask("GET", link, address=address, Accept="text/html", **headers)


def let_in(server):
    """The header of a new session."""
    return {"Cookie": open_link(server, new_link(server)).headers["Set-Cookie"].partition(";")[0]}


def test_sharing_is_off_nothing_but_loopback_connects(server):
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((DEVICE, server.port))
    assert server.ask("GET", "/api/health", X_Forwarded_For="192.168.1.9").status == 200
    assert open_link(server, "/share?token=x", HERE).status == 303


@shared()
def test_a_device_that_is_not_let_in_gets_one_page_and_no_api_no_event_and_no_other_file(server):
    cookie = let_in(server)
    assert server.ask("POST", "/api/tasks", '{"title": "Hidden task"}', DEVICE, **cookie).status == 201
    for path in ["/styles/alone.css", "/icon.svg"]:
        assert server.ask("GET", path, address=DEVICE).status == 200, path
    for path in ["/", "/board", "/collections/1", "/?filter=all", "/nothing"]:
        page = server.ask("GET", path, address=DEVICE, **BROWSER)
        assert (page.status, page.text) == (401, "sharing/closed en"), path
        assert page.headers["Cache-Control"] == "no-store" and page.headers["Content-Security-Policy"], path
    for path in [
        "/", "/app.js", "/app.css", "/nod/nod.js", "/nod/nod.wasm", "/styles/alone.css/",
        "/styles/alone.css%00", "/styles/../app.js", "//icon.svg/../app.js", "/nothing", "/share/", "/api", "/api/tasks",
        "/api/tasks/1", "/api/events", "/api/settings", "/api/health", "/api/openapi.yaml",
        "/api/collections", "/texts/en.json",
    ]:
        answer = server.ask("GET", path, address=DEVICE)
        assert answer.problem == "401" and answer.json["type"] == "/problems/notLetIn", path
        assert answer.headers["WWW-Authenticate"] == "Link" and "Hidden" not in answer.text, path
    for method in ["POST", "PATCH", "PUT", "DELETE"]:
        assert server.ask(method, "/api/tasks/1", "{}", DEVICE).problem == "401"
    assert server.ask("HEAD", "/api/tasks", address=DEVICE, Accept="text/html").status == 401
    assert server.ask("GET", "/", address="127.0.0.3").status == 403
    tasks = server.ask("GET", "/api/tasks", address=DEVICE, **cookie).json["tasks"]
    assert [task["title"] for task in tasks] == ["Hidden task"]


@shared()
def test_a_link_lets_a_device_in_once_and_its_cookie_from_then_on(server):
    link = new_link(server)
    assert server.ask("HEAD", link, address=DEVICE).status == 401
    first = open_link(server, link)
    assert (first.status, first.headers["Location"], first.headers["Cache-Control"]) == (303, "/", "no-store")
    assert first.headers["Referrer-Policy"] == "no-referrer"
    cookie, _, attributes = first.headers["Set-Cookie"].partition("; ")
    assert attributes == "Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict"
    token = re.fullmatch(r"tasks-device=([\w-]{43})", cookie)[1]
    for shown in [cookie, f"a=b; {cookie}; not-{cookie}0", f"__Host-{cookie}", "; ".join([cookie] * 200)]:
        assert server.ask("GET", "/api/tasks", address=DEVICE, Cookie=shown).status == 200
    assert server.ask("GET", "/api/tasks", address=DEVICE, Cookie=f"not-{cookie}").problem == "401"
    assert server.ask("POST", "/api/tasks", TASK, DEVICE, Cookie=cookie).status == 201
    assert server.ask("GET", "/app.js", address=DEVICE, Cookie=cookie).status == 200
    spent = open_link(server, link)
    assert (spent.status, spent.text, spent.headers["Set-Cookie"]) == (410, "sharing/spent en", None)
    log = server.database.with_name("tasks.sqlite-wal").read_bytes()
    assert token.encode() not in log and sha256(token.encode()).digest() in log
    # A device with a session spends no link.
    link = new_link(server)
    assert open_link(server, link, Cookie=cookie).status == 303
    assert open_link(server, link).headers["Set-Cookie"].partition(";")[0] != cookie


@shared()
def test_a_link_lets_one_device_in_however_many_open_it_at_the_same_moment(server):
    link = new_link(server)
    with ThreadPoolExecutor(20) as devices:
        answers = list(devices.map(lambda _: open_link(server, link).status, range(20)))
    assert sorted(answers) == [303] + [410] * 19
    assert server.run("devices").stdout == "1 device let in.\n"


@shared()
def test_no_token_is_taken_that_was_not_given(server):
    let_in(server)
    for cookie in ["", "tasks-device=", f"tasks-device={'A' * 43}", "tasks-device=' OR 1=1 --"]:
        assert server.ask("GET", "/api/tasks", address=DEVICE, Cookie=cookie).problem == "401", cookie
    for token in ["", "?token=", "?token=AAAAAAAAAAAAAAAAAAAAAA"]:
        assert open_link(server, f"/share{token}").status == 410, token


@shared()
def test_all_devices_are_forgotten_at_once_and_their_streams_end(server):
    cookie = let_in(server)
    stream = server.request("GET", "/api/events", address=DEVICE, **cookie)
    # The session is checked every half second.
    time.sleep(1)
    server.ask("POST", "/api/tasks", '{"title": "Milk"}', DEVICE, **cookie)
    while b"Milk" not in stream.readline():
        pass
    assert server.run("devices", "--forget").stdout == "Forgot 1 device.\n"
    start = time.monotonic()
    stream.read()
    # A second, plus time for a busy machine.
    assert time.monotonic() - start < 5
    for method, path, body in [
        ("GET", "/api/tasks", None), ("GET", "/api/events", None), ("POST", "/api/tasks", TASK), ("GET", "/app.js", None),
    ]:
        assert server.ask(method, path, body, DEVICE, **cookie).problem == "401", path


@shared()
def test_a_browser_of_this_computer_has_a_link_of_its_own(server):
    for name in [HERE, "localhost", "[::1]"]:
        assert server.ask("GET", "/api/tasks", Host=f"{name}:{server.port}").problem == "401", name
        assert server.ask("POST", "/api/tasks", TASK, Host=f"{name}:{server.port}").problem == "401", name
    device, here = new_links(server)
    own = open_link(server, here, HERE).headers["Set-Cookie"].partition(";")[0]
    assert server.ask("GET", "/api/tasks", Cookie=own).status == 200
    other = open_link(server, device).headers["Set-Cookie"].partition(";")[0]
    assert server.ask("GET", "/api/tasks", address=DEVICE, Cookie=other).status == 200
    assert server.run("devices", "--forget").stdout == "Forgot 2 devices.\n"
    assert server.ask("GET", "/api/tasks", Cookie=own).problem == "401"


@shared("tasks.example.org")
def test_a_device_behind_a_proxy_needs_a_link_and_through_tls_has_a_secure_cookie(server):
    assert server.ask("GET", "/api/tasks", Host="tasks.example.org").problem == "401"
    # Sent by Caddy.
    secure = {"X-Forwarded-Proto": "https"}
    proxied = open_link(server, new_link(server), HERE, Host="tasks.example.org", X_Forwarded_For="192.168.1.9", **secure)
    assert proxied.status == 303 and proxied.headers["Set-Cookie"].startswith("__Host-")
    assert proxied.headers["Set-Cookie"].endswith("; SameSite=Strict; Secure")
    # Trusted only from this computer.
    direct = open_link(server, new_link(server), **secure)
    assert direct.status == 303 and "Secure" not in direct.headers["Set-Cookie"]


@shared("Tasks.example.org", "nas.lan:8443")
def test_it_is_called_by_its_address_and_the_names_it_was_told_and_by_no_other(server):
    port = server.port
    for host in [f"{DEVICE}:{port}", "tasks.example.org", "TASKS.example.org", "nas.lan:8443"]:
        assert server.ask("GET", "/icon.svg", address=DEVICE, Host=host).status == 200, host
    for host in [
        f"evil.example:{port}", DEVICE, f"{DEVICE}:1", f"127.0.0.1:{port}", "nas.lan", f"localhost:{port}",
        f"192.168.1.9:{port}", f"0.0.0.0:{port}", f"tasks.example.org:{port}", "tasks.example.org.",
        "x.tasks.example.org", "",
    ]:
        assert server.ask("GET", "/icon.svg", address=DEVICE, Host=host).status == 403, host


@shared("tasks.example.org")
def test_it_takes_writes_of_its_own_pages_alone(server):
    cookie, port = let_in(server), server.port
    for origin in [
        "https://evil.example", "null", f"http://127.0.0.1:{port}", f"http://{DEVICE}", f"http://{DEVICE}:1",
        f"https://{DEVICE}:{port}", "https://tasks.example.org", f"http://localhost:{port}",
    ]:
        assert server.ask("POST", "/api/tasks", TASK, DEVICE, Origin=origin, **cookie).problem == "403", origin
    own = f"http://{DEVICE}:{port}"
    assert server.ask("POST", "/api/tasks", TASK, DEVICE, Origin=own, **cookie).status == 201
    cross_site = {"Sec-Fetch-Site": "cross-site"}
    assert server.ask("POST", "/api/tasks", TASK, DEVICE, **cookie, **cross_site).problem == "403"
    # On this computer, the shared address is foreign.
    assert server.ask("POST", "/api/tasks", TASK, Origin=own).problem == "403"
