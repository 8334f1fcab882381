"""`tasks serve --share` in a terminal.

Another device comes in by 127.0.0.2, which the server takes for a foreign address although it never leaves this
computer. The terminal is a real one (a pty), and its QR code is read by a decoder that isn't ours.
"""

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import termios
import threading
import time

import zxingcpp
from conftest import REPOSITORY, TASKS, free_port

DEVICE = "127.0.0.2"
COLORS = "\x1b[38;5;16;48;5;231m"


class Shared:
    def __init__(self, folder, *arguments):
        self.port = free_port()
        self.database = folder / "tasks.sqlite"
        self.errors = folder / "errors.log"
        self.shown = ""
        self.terminal, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
        command = [
            TASKS, "serve", "--port", str(self.port), "--database", self.database, "--assets", REPOSITORY, "--share", "--empty",
            *(arguments or ["--address", DEVICE]),
        ]
        with open(self.errors, "w") as errors:
            self.process = subprocess.Popen(command, stdin=inner, stdout=inner, stderr=errors)
        os.close(inner)
        threading.Thread(target=self._read, daemon=True).start()
        self.eventually(lambda: self.links)

    def _read(self):
        parts = b""
        while True:
            try:
                parts += os.read(self.terminal, 65536)
            except OSError:
                return
            self.shown = parts.decode(errors="ignore").replace("\r\n", "\n")

    def eventually(self, holds):
        deadline = time.monotonic() + 20
        while not holds():
            assert time.monotonic() < deadline, f"{self.shown}\n{self.errors.read_text()}"
            time.sleep(0.02)

    @property
    def links(self):
        """Those for another device; this computer's are shown after them."""
        return re.findall(r"^(http://\S+/share\?token=[\w-]{22})\nAnd this one", self.shown, re.MULTILINE)

    @property
    def link(self):
        return self.links[-1]

    @property
    def url(self):
        return f"http://{DEVICE}:{self.port}"

    def press_enter(self):
        count = len(self.links)
        os.write(self.terminal, b"\n")
        self.eventually(lambda: len(self.links) > count)

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=10)
        os.close(self.terminal)


def scan(shown):
    """Returns the text a camera reads from the last picture in the terminal: each half block is 4 by 4 grey points."""
    rows = []
    for line in re.findall(re.escape(COLORS) + r"([█▀▄ ]+)\x1b\[0m", shown)[-21:]:
        rows.append(["█▀".find(block) >= 0 for block in line])
        rows.append(["█▄".find(block) >= 0 for block in line])
    width, scale = len(rows[0]), 4
    points = bytes(0 if dark else 255 for row in rows for _ in range(scale) for dark in row for _ in range(scale))
    picture = memoryview(points).cast("B", (len(rows) * scale, width * scale))
    codes = zxingcpp.read_barcodes(picture)
    return codes[0].text if codes else None
