"""Folders named by the hash of their inputs. Several processes may share a cache: each folder is made once, under a lock."""

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
    try:
        return place.stat().st_mtime
    except FileNotFoundError:
        return time.time()


class Cache:
    def __init__(self, root: Path):
        self.root = root
        (root / "locks").mkdir(parents=True, exist_ok=True)

    def folder(self, name: str, key: str, make) -> Path:
        """Returns the folder of a key. `make` fills it the first time; if it raises, nothing is kept."""
        place = self.root / f"{name}-{key}"
        if not self._touched(place):
            with self._lock(place.name):
                if not self._touched(place):
                    self._fill(place, make)
        return place

    def prune(self):
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
