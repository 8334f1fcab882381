"""One WebSocket, as much of RFC 6455 as Playwright's client asks for."""

import base64
import hashlib
import socket
import struct
import threading

GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class WebSocket:
    """Waits for a client at a free port; `heard` is called with each of its texts, in a thread of its own."""

    def __init__(self, heard, ended):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.heard, self.ended, self.lock = heard, ended, threading.Lock()
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        self.client, _ = self.listener.accept()
        self.file = self.client.makefile("rb")
        key = [line.split(b": ")[1].strip() for line in iter(self.file.readline, b"\r\n")
               if line.lower().startswith(b"sec-websocket-key")][0]
        accepted = base64.b64encode(hashlib.sha1(key + GUID.encode()).digest()).decode()
        self.client.sendall(f"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                            f"Sec-WebSocket-Accept: {accepted}\r\n\r\n".encode())
        text = b""
        while (frame := self._frame()) is not None:
            kind, is_last, data = frame
            if kind == 9:
                self._send(10, data)
            elif kind in (0, 1):
                text += data
                if is_last:
                    self.heard(text.decode())
                    text = b""
            elif kind == 8:
                break
        self.ended()

    def _frame(self):
        head = self.file.read(2)
        if len(head) < 2:
            return None
        length = head[1] & 127
        if length > 125:
            size = 2 if length == 126 else 8
            length = int.from_bytes(self.file.read(size), "big")
        mask, data = self.file.read(4), self.file.read(length)
        key = int.from_bytes((mask * (length // 4 + 1))[:length], "big")
        return head[0] & 15, head[0] & 128, (int.from_bytes(data, "big") ^ key).to_bytes(length, "big")

    def _send(self, kind, data):
        size = len(data)
        head = (struct.pack("!BB", 128 | kind, size) if size < 126 else
                struct.pack("!BBH", 128 | kind, 126, size) if size < 65536 else
                struct.pack("!BBQ", 128 | kind, 127, size))
        with self.lock:
            self.client.sendall(head + data)

    def send(self, text):
        self._send(1, text.encode())
