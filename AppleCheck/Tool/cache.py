"""Folders named after the hash of what they were made from.

Several checkouts may share one cache: a folder is made beside its place and renamed into it, and whoever wants the
same one meanwhile waits for it.
"""

import fcntl
import hashlib
import os
import shutil
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

UNUSED_DAYS = 7


def digest(*parts: str) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(f"{len(part)}:{part}".encode())
    return whole.hexdigest()[:20]


def _last_used(place: Path) -> float:
    """Now, when another run has just removed it."""
    try:
        return place.stat().st_mtime
    except FileNotFoundError:
        return time.time()


class Cache:
    def __init__(self, root: Path):
        self.root = root
        (root / "locks").mkdir(parents=True, exist_ok=True)

    def folder(self, name: str, key: str, make) -> Path:
        """The folder of this key; `make` fills it the first time. Nothing is kept of a `make` that raises."""
        place = self.root / f"{name}-{key}"
        if not self._touched(place):
            with self._lock(place.name):
                if not self._touched(place):
                    self._fill(place, make)
        return place

    def prune(self):
        """Removes what nobody has used for days."""
        oldest = time.time() - UNUSED_DAYS * 24 * 3600
        for place in self.root.iterdir():
            if place.name != "locks" and _last_used(place) < oldest:
                shutil.rmtree(place, ignore_errors=True)

    def _fill(self, place: Path, make):
        draft = Path(tempfile.mkdtemp(dir=self.root, prefix="draft-"))
        try:
            make(draft)
            draft.rename(place)
        except BaseException:
            shutil.rmtree(draft, ignore_errors=True)
            raise

    @staticmethod
    def _touched(place: Path) -> bool:
        try:
            os.utime(place)
            return True
        except FileNotFoundError:
            return False

    @contextmanager
    def _lock(self, name: str):
        with open(self.root / "locks" / name, "w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
