"""A server of this folder's pages: with the library under /nod/, peers' bundles, and no policy, so that peers may do as
they like. All of it is compressed once, as a good server would.
"""

import http.server
import mimetypes
import subprocess
import threading
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
WEB = HERE.parents[1] / "Web"
mimetypes.add_type("application/wasm", ".wasm")


@cache
def compressed(file):
    return subprocess.run(["brotli", "--quality=11", "--stdout", file], capture_output=True, check=True).stdout


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, bundles, *connection):
        self.bundles = bundles
        super().__init__(*connection)

    def do_GET(self):
        path = self.path.partition("?")[0].removeprefix("/")
        own = path.removeprefix("nod/")
        places = [WEB / own, self.bundles / own] if own != path else [self.bundles / path, HERE / path]
        file = next((place for place in places if place.is_file()), None)
        body = compressed(file) if file else b""
        self.send_response(200 if file else 404)
        self.send_header("Content-Type", mimetypes.guess_type(path)[0] or "text/plain")
        if file:
            self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


@contextmanager
def serve(bundles: Path):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, bundles))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
