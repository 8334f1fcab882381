#!/usr/bin/python3
"""A silent module of speech-dispatcher that logs what a listener would have heard, and when.

It takes as long for a text as a fast voice, so that an early utterance interrupts the previous one as for a listener.
It uses the protocol of speech-dispatcher's modules.
"""

import json
import os
import re
import select
import sys
import time
from html import unescape

# Characters a second. Average speech has 15; people who hear a screen reader all day take two to three times as many.
PACE = 45
ANSWERS = {
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOGLEVEL SET"),
}
SPEAK = {"SPEAK", "CHAR", "KEY", "SOUND_ICON"}


class Lines:
    """Lines of the standard input, read with a timeout."""

    def __init__(self):
        self.rest = b""

    def read(self, until=None):
        """The next line; None after a timeout."""
        while b"\n" not in self.rest:
            seconds = None if until is None else max(0, until - time.time())
            if not select.select([0], [], [], seconds)[0]:
                return None
            more = os.read(0, 65536)
            if not more:
                sys.exit()
            self.rest += more
        line, self.rest = self.rest.split(b"\n", 1)
        return line.decode()

    def block(self):
        """All lines before a single dot."""
        return list(iter(self.read, "."))


def say(line):
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def note(**fact):
    with open(os.environ["SPOKEN_LOG"], "a") as log:
        log.write(json.dumps({"at": time.time(), **fact}) + "\n")


def speak(lines, text):
    """Speaks until the end, or until a stop."""
    text = " ".join(unescape(re.sub(r"<[^>]*>", "", text)).split())
    say("200 OK SPEAKING")
    begin = time.time()
    note(text=text)
    say("701 BEGIN")
    while (line := lines.read(begin + len(text) / PACE)) is not None:
        if line in ("STOP", "PAUSE"):
            note(whole=False)
            return say("703 STOP")
        answer(lines, line)
    note(whole=True)
    say("702 END")


def answer(lines, line):
    command = line.split(" ")[0]
    if command in ANSWERS:
        before, after = ANSWERS[command]
        say(before)
        lines.block()
        say(after)
    elif command in SPEAK:
        say("202 OK RECEIVING MESSAGE")
        speak(lines, "\n".join(lines.block()))
    elif command == "INIT":
        say("299-ready\n299 OK LOADED SUCCESSFULLY")
    elif line == "LIST VOICES":
        say("200-plain\ten\tnone\n200 OK VOICE LIST SENT")
    elif command == "DEBUG":
        say("200 OK DEBUGGING OFF")
    elif command == "QUIT":
        say("210 OK QUIT")
        sys.exit()


if __name__ == "__main__":
    lines = Lines()
    while True:
        answer(lines, lines.read())
