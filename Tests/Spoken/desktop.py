"""A desktop for one screen reader: home, display, window manager, buses and Orca.

Nothing is shared with the machine's desktop or an earlier run: Orca hangs on traces of another one.
"""

import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
# Typed keys aren't echoed.
SETTINGS = {
    "profile": ["Default", "default"],
    "speechServerFactory": "screen_reader",
    "enableKeyEcho": False,
    "enableBraille": False,
    "enableSound": False,
    # Symbols aren't spelled out, so that texts can be compared.
    "verbalizePunctuationStyle": 3,
    "enablePauseBreaks": False,
    # Loaded pages aren't read: scenarios begin at a control.
    "sayAllOnLoad": False,
    "pageSummaryOnLoad": False,
    # The surroundings of a control aren't compared.
    "speakContextLandmark": False,
    "speakContextList": False,
    "speakContextNonLandmarkForm": False,
}


# Ends when Orca does. Browsers need the environment that it writes to a file.
SESSION = """env > environment
openbox --sm-disable &
/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 --screen-reader=1 &
exec "$0" orca"""


class Desktop:
    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="spoken"))
        self.log = self.folder / "said.jsonl"
        self.log.touch()
        (self.folder / "run").mkdir(mode=0o700)
        (self.folder / "orca").mkdir()
        (self.folder / "orca/user-settings.conf").write_text(json.dumps({
            "general": {**SETTINGS, "startingProfile": ["Default", "default"]}, "pronunciations": {}, "keybindings": {},
            "profiles": {"default": SETTINGS},
        }))
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.folder),
            "LANG": "C.UTF-8",
            "TMPDIR": str(self.folder),
            "XDG_RUNTIME_DIR": str(self.folder / "run"),
            "GSETTINGS_BACKEND": "memory",
            "GNOME_ACCESSIBILITY": "1",
            "SPOKEN_LOG": str(self.log),
        }

    def start(self):
        # Displays of desktops that start at the same time have different numbers.
        display = ["xvfb-run", f"--server-num={100 + os.getpid()}", "--server-args=-screen 0 1000x900x24 -noreset"]
        with open(self.folder / "session.log", "w") as log:
            self.process = subprocess.Popen(
                [*display, "dbus-run-session", "sh", "-c", SESSION, HERE / "screen_reader.py"], cwd=self.folder,
                env=self.environment, start_new_session=True, stdout=log, stderr=log)
        deadline = time.monotonic() + 120
        while "Screen reader on." not in self.log.read_text():
            assert time.monotonic() < deadline, (self.folder / "session.log").read_text()
            time.sleep(0.02)
        told = (self.folder / "environment").read_text().splitlines()
        self.environment |= dict(line.split("=", 1) for line in told if "=" in line)
        return self

    def stop(self):
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(timeout=10)
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, *command):
        subprocess.run(command, env=self.environment, check=True, capture_output=True, timeout=20)

    def utterances(self, since=0):
        """Utterances since a time: text, begin, end (None during speech) and whether they were whole."""
        found = []
        for fact in map(json.loads, self.log.read_text().splitlines()):
            if "text" in fact:
                found.append({"text": fact["text"], "begin": fact["at"], "end": None, "whole": None})
            else:
                found[-1].update(end=fact["at"], whole=fact["whole"])
        return [one for one in found if one["begin"] >= since]

    def rest(self, seconds=15):
        """Waits until every process sleeps: silence on a busy machine may mean that Orca is late."""
        asleep, deadline = 0, time.monotonic() + seconds
        while asleep < 4 and time.monotonic() < deadline:
            asleep = asleep + 1 if all(map(sleeps, self._here())) else 0
            time.sleep(0.04)

    def _here(self):
        """The processes of this desktop."""
        mark = f"XDG_RUNTIME_DIR={self.folder}/run".encode()
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if mark in (folder / "environ").read_bytes():
                    yield folder
            except OSError:
                continue

    def is_quiet(self, seconds):
        """Whether there has been no speech for that long."""
        last = self.utterances()[-1]
        return last["end"] is not None and time.time() - last["end"] > seconds


def sleeps(process):
    """Whether no thread runs or waits to run."""
    try:
        return all(b") R " not in (thread / "stat").read_bytes() for thread in (process / "task").iterdir())
    except OSError:
        return True
