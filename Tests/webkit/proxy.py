"""The way of a browser's requests: each is told, and may be held, answered, changed or refused before it goes on."""

import base64
import http
import itertools
import queue
import select
import socket
import threading
import time
from urllib.parse import urlsplit

numbers = itertools.count(1)


class Proxy:
    """A proxy of HTTP/1.1, one request a connection. `news` is called with the name and the figures of an event, and
    says of a request whether it is to wait for a decision.
    """

    def __init__(self, news):
        self.news, self.is_offline, self.waiting, self.open = news, False, {}, set()
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self):
        self.listener.close()
        self.drop()

    def drop(self):
        """Ends what is on its way."""
        for client in list(self.open):
            try:
                client.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        for decision in list(self.waiting.values()):
            decision.put(("fail", {}))

    def go_offline(self, is_offline):
        self.is_offline = is_offline
        if is_offline:
            self.drop()

    def decide(self, request, what, how):
        """Continue, provide or fail a request that waits."""
        if decision := self.waiting.get(request):
            decision.put((what, how))

    def _accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=[client], daemon=True).start()

    def _serve(self, client):
        self.open.add(client)
        try:
            with client, client.makefile("rb") as file:
                if asked := Request.read(file):
                    self._answer(client, asked)
        except OSError:
            pass
        finally:
            self.open.discard(client)

    def _answer(self, client, asked):
        decision = self.waiting[asked.id] = queue.Queue()
        what, how = decision.get() if self.news("network.beforeRequestSent", asked) else ("continue", {})
        del self.waiting[asked.id]
        try:
            if what == "provide":
                self._provide(client, asked, how)
            elif what == "fail" or self.is_offline:
                raise ConnectionError("refused")
            else:
                asked.change(how)
                self._forward(client, asked)
        except OSError as error:
            self.news("network.fetchError", asked, errorText=str(error))

    def _provide(self, client, asked, how):
        body = base64.b64decode(how.get("body", {}).get("value", ""))
        status = how.get("statusCode", 200)
        headers = [(one["name"], one["value"]["value"]) for one in how.get("headers", [])]
        headers = [(name, value) for name, value in headers if name.lower() != "content-length"]
        headers += [("Content-Length", len(body)), ("Connection", "close")]
        head = f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}"
        lines = "\r\n".join([head, *(f"{name}: {value}" for name, value in headers), "", ""])
        client.sendall(lines.encode("latin-1") + body)
        self._tell(asked, lines.encode("latin-1"), len(body))

    def _forward(self, client, asked):
        place = urlsplit(asked.url)
        with socket.create_connection((place.hostname, place.port or 80)) as server:
            server.sendall(asked.bytes())
            head, count, is_told = b"", 0, False
            while True:
                ready, _, _ = select.select([client, server], [], [])
                # A client says nothing more: it went.
                if client in ready and not client.recv(4096):
                    raise ConnectionError("aborted")
                if server not in ready:
                    continue
                data = server.recv(65536)
                if not data:
                    break
                client.sendall(data)
                count += len(data)
                if not is_told:
                    head += data
                    if is_told := b"\r\n\r\n" in head:
                        self._start(asked, head.partition(b"\r\n\r\n")[0])
        if not is_told:
            raise ConnectionError("no answer")
        self.news("network.responseCompleted", asked, bodySize=count)

    def _tell(self, asked, head, count):
        self._start(asked, head)
        self.news("network.responseCompleted", asked, bodySize=count)

    def _start(self, asked, head):
        first, *lines = head.decode("latin-1").strip().split("\r\n")
        _, status, *words = first.split(" ", 2)
        asked.status, asked.phrase = int(status), "".join(words)
        asked.answered = [tuple(line.split(": ", 1)) for line in lines if ": " in line]
        self.news("network.responseStarted", asked)


class Request:
    """What a page asked for."""

    status, phrase, answered = 200, "", []

    def __init__(self, method, url, headers, body):
        self.id, self.method, self.url, self.headers, self.body = f"r{next(numbers)}", method, url, headers, body
        self.at = time.time() * 1000

    @classmethod
    def read(cls, file):
        first = file.readline().decode("latin-1").split()
        if len(first) < 3:
            return None
        lines = iter(lambda: file.readline().decode("latin-1").strip(), "")
        headers = [tuple(line.split(": ", 1)) for line in lines if ": " in line]
        sizes = [int(value) for name, value in headers if name.lower() == "content-length"]
        return cls(first[0], first[1], headers, file.read(sizes[0]) if sizes else b"")

    def header(self, wanted):
        return next((value for name, value in self.headers if name.lower() == wanted), "")

    def change(self, how):
        self.method, self.url = how.get("method") or self.method, how.get("url") or self.url
        if how.get("headers"):
            self.headers = [(one["name"], one["value"]["value"]) for one in how["headers"]]
        if how.get("body"):
            self.body = base64.b64decode(how["body"]["value"])

    def bytes(self):
        place = urlsplit(self.url)
        path = place.path + (f"?{place.query}" if place.query else "")
        own = ["connection", "proxy-connection", "content-length"]
        headers = [(name, value) for name, value in self.headers if name.lower() not in own]
        headers += [("Connection", "close")]
        if self.body or self.method in ("POST", "PUT", "PATCH"):
            headers += [("Content-Length", len(self.body))]
        lines = [f"{self.method} {path or '/'} HTTP/1.1", *(f"{name}: {value}" for name, value in headers), "", ""]
        return "\r\n".join(lines).encode("latin-1") + self.body
