#!/usr/bin/python3
"""Starts Orca from its package, because its command refuses to run twice for one user. The argument is its settings' folder.

Orca loads this module, by its setting speechServerFactory, as a silent voice that logs what a listener would have
heard. It takes as long for a text as a fast voice, so that an early utterance interrupts the previous one.
"""

import json
import os
import sys
import threading
import time

from orca import orca, speechserver

# Characters a second. Average speech has 15; people who hear a screen reader all day take two to three times as many.
PACE = 45


def note(**fact):
    with open(os.environ["SPOKEN_LOG"], "a") as log:
        log.write(json.dumps({"at": time.time(), **fact}) + "\n")


class SpeechServer(speechserver.SpeechServer):
    active = None

    @classmethod
    def getSpeechServer(cls, info=None):
        cls.active = cls.active or cls()
        return cls.active

    def __init__(self):
        self.texts, self.stops, self.changed = [], 0, threading.Condition()
        threading.Thread(target=self.run, daemon=True).start()

    def run(self):
        while True:
            with self.changed:
                self.changed.wait_for(lambda: self.texts)
                text, stops = self.texts.pop(0), self.stops
                note(text=" ".join(text.split()))
                note(whole=not self.changed.wait_for(lambda: self.stops > stops, len(text) / PACE))

    def speak(self, text=None, acss=None, interrupt=True):
        with self.changed:
            self.texts += [text] if text else []
            self.changed.notify()

    def stop(self):
        with self.changed:
            self.texts, self.stops = [], self.stops + 1
            self.changed.notify()

    def speakCharacter(self, character, acss=None): self.speak(character)


if __name__ == "__main__":
    manager = orca.getSettingsManager()
    manager.activate(sys.argv[1], {})
    sys.path.insert(0, manager.getPrefsDir())
    sys.exit(orca.main())
