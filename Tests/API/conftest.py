"""A server for each test, with a small page, and raw requests."""

import json
import socket
from email.message import Message
from http.client import HTTPConnection
from typing import NamedTuple

import pytest
from EndToEnd.server import Server

HERE = "127.0.0.1"
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
# Files of the page, and some that must never be served.
PAGE = {
    "app.js": "export {}", "app.css": "body {}", "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "styles/alone.css": "body {}", "sw.js": "self", "texts/en.json": "{}", "nod/nod.js": "export {}",
    "nod/nod.wasm": "\0asm", "studio/studio.js": "export {}",
    ".hidden.js": "secret", ".git/config.json": "secret", "notes.md": "secret", "../secret.json": "secret",
}
DOCUMENTS = ["index", "missing", "studio/studio", "sharing/closed", "sharing/spent"]


class Answer(NamedTuple):
    status: int
    headers: Message
    body: bytes

    @property
    def text(self):
        return self.body.decode()

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def problem(self):
        """Status and field of a well-formed problem."""
        assert self.headers["Content-Type"] == "application/problem+json", self
        told = self.json
        assert told["status"] == self.status and told["detail"].endswith(".") and told["title"], self
        assert told["type"].startswith("/problems/"), self
        return f"{self.status} {told.get('field', '')}".strip()


class AskedServer(Server):
    def request(self, method, path, body=None, address=HERE, **headers):
        """The head of the answer; the body is still to be read. `_` in names of headers is `-`."""
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if body is not None:
            headers = {"Content-Type": "application/json"} | headers
        connection = HTTPConnection(address, self.port, timeout=60)
        connection.request(method, path, body, headers)
        return connection.getresponse()

    def ask(self, method, path, body=None, address=HERE, **headers):
        response = self.request(method, path, body, address, **headers)
        return Answer(response.status, response.headers, response.read())

    def status(self, request, *lines):
        """The status of the answer to these lines."""
        with socket.create_connection((HERE, self.port), timeout=60) as connection:
            connection.sendall("\r\n".join([request, *lines, "", ""]).encode())
            return int(connection.makefile("rb").readline().split()[1])

    def titles(self):
        return [task["title"] for task in self.tasks()]


@pytest.fixture
def server(tmp_path, request):
    """`@pytest.mark.parametrize("server", [[…]], indirect=True)` adds arguments."""
    forms = ["en", "en.simple", "it", "it.simple"]
    documents = {f"{name}.{form}.html": f"{name} {form}" for name in DOCUMENTS for form in forms}
    for path, text in (PAGE | documents).items():
        file = tmp_path / ".build-page" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (tmp_path / ".build-page/link.json").symlink_to(tmp_path / "secret.json")
    server = AskedServer(tmp_path, *getattr(request, "param", []))
    server.assets = tmp_path
    server.start()
    yield server
    server.stop()
    assert "secret" not in server.log.read_text()
