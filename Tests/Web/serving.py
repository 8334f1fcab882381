"""A server of pages on this machine: with the library under /nod/, and a strict policy."""

import http.server
import threading
from contextlib import contextmanager
from functools import partial
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "Web"
POLICY = ("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; "
          "frame-ancestors 'none'")
TYPES = {".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
         ".json": "application/json"}


class Handler(http.server.BaseHTTPRequestHandler):
    def __init__(self, pages, first, *connection):
        self.pages, self.first = pages, first
        super().__init__(*connection)

    def do_GET(self):
        path, _, query = self.path.partition("?")
        folder, name = (WEB, path.removeprefix("/nod/")) if path.startswith("/nod/") else (self.pages, path[1:])
        file = folder / (name or self.first)
        found = file.is_file() and folder in file.resolve().parents
        body = file.read_bytes() if found else b""
        if not name:
            body = body.replace(b'lang="en"', b'lang="%s"' % (query or "en").encode())
        self.send_response(200 if found else 204)
        self.send_header("Content-Type", TYPES.get(file.suffix, "text/plain"))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


@contextmanager
def serve(pages, first):
    """Serves a folder, and `first` as an extra page, within the context; returns the address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, pages, first))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
