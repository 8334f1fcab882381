"""`tasks serve --share`. Another device comes in by 127.0.0.2, a loopback address too."""

import re
import time

import pytest
from server import Server

DEVICE = "127.0.0.2"


class Shared(Server):
    def __init__(self, folder):
        super().__init__(folder, "--share", "--address", DEVICE)
        self.start()

    def start(self):
        """Each start makes new links."""
        self.log.unlink(missing_ok=True)
        super().start()
        while not (links := re.findall(rf"http://{DEVICE}:\d+/share\?token=[\w-]{{22}}(?=\n)", self.log.read_text())):
            time.sleep(0.01)
        self.link = links[0]

    @property
    def page(self):
        return f"http://{DEVICE}:{self.port}"

    def forget(self):
        assert self.run("devices", "--forget").stdout == "Forgot 1 device.\n"


@pytest.fixture
def shared(tmp_path):
    shared = Shared(tmp_path)
    yield shared
    shared.stop()
