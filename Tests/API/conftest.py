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
# Sources, and files that must never be served.
PAGE = {
    "Tasks/Page/app.js": "export {}", "Tasks/Page/style.css": "body {}",
    "Tasks/Page/icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>", "Tasks/Page/parts/row.js": "export {}",
    "Tasks/Page/styles/alone.css": "body {}", "Tasks/Page/sw.js": "self", "Tasks/Page/manifest.webmanifest": "{}",
    "Tasks/Texts/Tables/en.json": "{}", "Web/nod.js": "export {}", "Web/nod.wasm": "\0asm",
    "Studio/studio.js": "export {}", ".build-page/app.js": "bundled",
    "Tasks/Page/.hidden.js": "secret", "Tasks/Page/.git/config.json": "secret", "Tasks/Page/notes.md": "secret",
    "Tasks/Page/Server.swift": "secret", "Tasks/secret.json": "secret", "Web/Exports.swift": "secret",
    "secret.json": "secret",
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
    def send(self, method, path, body=None, address=HERE, **headers):
        """Sends a request; `_` in names of headers is `-`."""
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        if body is not None:
            headers = {"Content-Type": "application/json"} | headers
        connection = HTTPConnection(address, self.port, timeout=60)
        connection.request(method, path, body, headers)
        return connection

    def request(self, *arguments, **headers):
        """The head of the answer; the body is still to be read."""
        return self.send(*arguments, **headers).getresponse()

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
    """Serves sources; `@pytest.mark.parametrize("server", [[…]], indirect=True)` adds arguments."""
    for path, text in PAGE.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    for name in DOCUMENTS:
        for form in ["en", "en.simple", "it", "it.simple"]:
            document = tmp_path / f".build-page/plain/{name}.{form}.html"
            document.parent.mkdir(parents=True, exist_ok=True)
            document.write_text(f"{name} {form}")
    (tmp_path / "Tasks/Page/link.json").symlink_to(tmp_path / "secret.json")
    server = AskedServer(tmp_path, "--plain-files", *getattr(request, "param", []))
    server.assets = tmp_path
    server.start()
    yield server
    server.stop()
    assert "secret" not in server.log.read_text()
